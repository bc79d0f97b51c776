"""Doing a quiz over the pages: what is shown, what is kept, what is refused, in what words."""

import html
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from lessons.domain import attempts, quizzes
from lessons.models import Answer, Assignment, Attempt, MistakeReport, Note
from tests import worlds
from tests.worlds import RIGHT, WRONG

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}
DAY = timedelta(days=1)
# Words of the engine and marks of the pages that would tell what is right.
GIVEAWAYS = ("is not enough over", "is legal:", "✗", "verdict", "explanation", "is_correct")


@pytest.fixture
def world():
    return worlds.world()


@pytest.fixture
def bruno(world) -> Client:
    client = Client()
    client.force_login(world.bruno.student)
    return client


def begin(world, client: Client, **terms) -> Attempt:
    """An attempt of Bruno's at a new task, begun over its page."""
    task = worlds.assignment(world.classroom, world.quiz, **terms)
    response = client.post(f"/en/tasks/{task.pk}/start/")
    assert response.status_code == 303
    return Attempt.objects.get(assignment=task)


def url(attempt: Attempt, key: str = "q1", language: str = "en") -> str:
    return f"/{language}/attempts/{attempt.pk}/questions/{key}/"


def done_url(attempt: Attempt) -> str:
    return f"/en/attempts/{attempt.pk}/done/"


def text(response) -> str:
    return response.content.decode()


def test_start_leads_to_the_first_question_and_once_more_to_the_first_without_an_answer(world, bruno):
    begun = begin(world, bruno)
    first = bruno.get(f"/en/attempts/{begun.pk}/")
    assert (first.status_code, first["Location"]) == (303, url(begun))
    bruno.post(url(begun), RIGHT[0])
    bruno.post(f"/en/tasks/{begun.assignment_id}/start/")
    assert bruno.get(f"/en/attempts/{begun.pk}/")["Location"] == url(begun, "q2")
    assert Attempt.objects.filter(user=world.bruno.student).count() == 1


@pytest.mark.parametrize("feedback", Assignment.Feedback.values)
@pytest.mark.parametrize("all_on_a_page", [False, True])
def test_nothing_on_the_page_tells_what_is_right_before_the_answer(world, bruno, feedback, all_on_a_page):
    begun = begin(world, bruno, feedback=feedback, all_on_a_page=all_on_a_page, due=timezone.now() + DAY)
    shown = text(bruno.get(f"/en/attempts/{begun.pk}/", follow=True))
    assert "2<" in shown
    assert [
        word
        for word in GIVEAWAYS
        if word
        in shown.replace('aria-hidden="true">✗</span> The server', "").replace('aria-hidden="true">✗</span> You', "")
    ] in ([], ["✗"])


def test_an_answer_is_kept_and_a_reload_sends_nothing_again(world, bruno):
    begun = begin(world, bruno)
    response = bruno.post(url(begun), WRONG[0])
    assert (response.status_code, response["Location"]) == (303, f"{url(begun)}#feedback-q1")
    shown = text(bruno.get(url(begun)))
    assert "Not right" in shown
    assert "is not enough over" in shown
    assert "disabled" in shown
    assert 'value="legal" checked' in shown


def test_over_htmx_the_question_comes_back_with_what_is_said(world, bruno):
    response = bruno.post(url(begin(world, bruno)), WRONG[0], headers=HTMX)
    assert response.status_code == 200
    assert "is not enough over" in text(response)


@pytest.mark.parametrize("feedback", ["finished", "due"])
def test_before_the_end_it_is_said_that_the_answer_is_saved_and_no_more(world, bruno, feedback):
    begun = begin(world, bruno, feedback=feedback, due=timezone.now() + DAY)
    shown = text(bruno.post(url(begun), WRONG[0], headers=HTMX))
    assert "Saved. You can change it until you finish." in shown
    assert "is not enough over" not in shown
    bruno.post(url(begun), RIGHT[0])
    assert begun.answers.get().form == RIGHT[0]


def test_an_answer_that_cannot_be_read_is_asked_for_again(world, bruno):
    begun = begin(world, bruno)
    for form in ({}, {"answer": "maybe"}, {"answer": "\x00"}):
        response = bruno.post(url(begun), form)
        assert response.status_code == 422
    assert "is kept" in text(response)
    assert not begun.answers.exists()


def test_two_tabs_on_the_same_question_at_once_keep_the_first_answer(world, bruno):
    begun = begin(world, bruno)
    bruno.post(url(begun), WRONG[0])
    over_htmx = bruno.post(url(begun), RIGHT[0], headers=HTMX)
    assert over_htmx.status_code == 200
    assert "that answer stands" in text(over_htmx)
    plain = bruno.post(url(begun), RIGHT[0])
    assert plain["Location"] == f"{url(begun)}?said=stands#feedback-q1"
    assert "that answer stands" in text(bruno.get(plain["Location"]))
    assert [answer.form for answer in begun.answers.all()] == [WRONG[0]]


def test_two_tabs_on_different_questions_keep_both_answers(world, bruno):
    begun = begin(world, bruno)
    pages = [bruno.get(url(begun, key)) for key in ("q1", "q2")]
    assert [page.status_code for page in pages] == [200, 200]
    for key, form in (("q2", RIGHT[1]), ("q1", WRONG[0])):
        bruno.post(url(begun, key), form)
    assert {answer.key: answer.form for answer in begun.answers.all()} == {"q1": WRONG[0], "q2": RIGHT[1]}


def test_a_form_sent_twice_is_one_answer_with_one_page(world, bruno):
    begun = begin(world, bruno)
    pages = [bruno.post(url(begun), WRONG[0], headers=HTMX) for _ in range(2)]
    said = [text(page).partition('id="question-q1"')[2].partition('id="onward"')[0] for page in pages]
    assert said[0].partition("csrf")[0] == said[1].partition("csrf")[0]
    assert Answer.objects.filter(attempt=begun).count() == 1


def test_to_finish_says_how_much_is_not_answered_and_finishing_twice_gives_the_same_page(world, bruno):
    begun = begin(world, bruno)
    bruno.post(url(begun), RIGHT[0])
    assert "2 questions are not answered." in text(bruno.get(f"/en/attempts/{begun.pk}/finish/"))
    begun.refresh_from_db()
    assert begun.finished is None
    ends = [bruno.post(f"/en/attempts/{begun.pk}/finish/") for _ in range(2)]
    assert [(end.status_code, end["Location"]) for end in ends] == [(303, done_url(begun))] * 2
    assert "Points: 1 of 3" in text(bruno.get(done_url(begun)))


@pytest.mark.parametrize("path", ["", "finish/", "questions/q1/", "questions/q2/"])
def test_a_finished_attempt_opens_at_its_end(world, bruno, path):
    begun = begin(world, bruno)
    attempts.finish(attempt=begun, now=timezone.now())
    assert bruno.get(f"/en/attempts/{begun.pk}/{path}")["Location"] == done_url(begun)


@pytest.mark.parametrize("form", [RIGHT[0], {}, {"add": "1S"}, {"hint": "1"}])
def test_the_back_button_and_an_answer_to_a_finished_attempt_change_nothing(world, bruno, form):
    begun = begin(world, bruno, feedback="finished")
    bruno.post(url(begun), WRONG[0])
    bruno.post(f"/en/attempts/{begun.pk}/finish/")
    plain = bruno.post(url(begun), form)
    assert plain.status_code == 303
    assert plain["Location"].startswith(done_url(begun))
    over_htmx = bruno.post(url(begun), form, headers=HTMX)
    assert (over_htmx.status_code, over_htmx.content) == (204, b"")
    assert over_htmx["HX-Redirect"] == plain["Location"]
    if form == RIGHT[0]:
        assert "Nothing in it has changed." in text(bruno.get(plain["Location"]))
    assert [(answer.key, answer.form) for answer in begun.answers.all()] == [("q1", WRONG[0])]


def test_a_task_that_closes_meanwhile_says_so_and_keeps_what_there_is(world, bruno):
    begun = begin(world, bruno, due=timezone.now() + DAY, late="closed")
    bruno.post(url(begun), RIGHT[0])
    Assignment.objects.filter(pk=begun.assignment_id).update(due=timezone.now() - DAY)
    response = bruno.post(url(begun, "q2"), RIGHT[1], follow=True)
    assert "This task is closed: nothing more is taken." in text(response)
    assert "Points: 1 of 3" in text(response)
    assert begun.answers.count() == 1


@pytest.mark.parametrize("key", ["q9", "finish", "done"])
def test_a_question_that_is_not_asked_is_no_page(world, bruno, key):
    begun = begin(world, bruno)
    assert bruno.get(url(begun, key)).status_code == 404
    assert bruno.post(url(begun, key), RIGHT[0]).status_code == 404


def test_the_attempt_limit_holds_on_the_server_and_a_reload_resumes(world, bruno):
    begun = begin(world, bruno, attempts=1)
    for _ in range(3):
        bruno.get(f"/en/attempts/{begun.pk}/")
        assert bruno.post(f"/en/tasks/{begun.assignment_id}/start/")["Location"] == f"/en/attempts/{begun.pk}/"
    bruno.post(f"/en/attempts/{begun.pk}/finish/")
    refused = bruno.post(f"/en/tasks/{begun.assignment_id}/start/", follow=True)
    assert "You have used all your attempts." in text(refused)
    assert Attempt.objects.filter(user=world.bruno.student).count() == 1


def test_answers_are_there_after_logging_out_and_on_another_device(world, bruno):
    begun = begin(world, bruno, feedback="finished")
    bruno.post(url(begun), WRONG[0])
    bruno.logout()
    phone = Client()
    phone.force_login(world.bruno.student)
    assert 'value="legal" checked' in text(phone.get(url(begun)))
    phone.post(url(begun, "q2"), RIGHT[1])
    assert begun.answers.count() == 2


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_session_that_has_run_out_leads_back_to_the_question_and_says_what_was_not_saved(world, bruno, headers):
    begun = begin(world, bruno, feedback="finished")
    bruno.post(url(begun), WRONG[0])
    bruno.logout()
    response = bruno.post(url(begun, "q2"), RIGHT[1], headers=headers)
    back = f"/en/log-in/?next=%2Fen%2Fattempts%2F{begun.pk}%2Fquestions%2Fq2%2F%3Fsaid%3Dunsaved"
    assert response.get("HX-Redirect" if headers else "Location") == back
    assert response.status_code == (204 if headers else 302)
    bruno.force_login(world.bruno.student)
    assert "your last answer was not saved" in text(bruno.get(f"{url(begun, 'q2')}?said=unsaved"))
    assert [answer.key for answer in begun.answers.all()] == ["q1"]


def test_a_form_from_before_a_log_in_is_refused_in_words_that_stay_out_of_the_page(world):
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(world.bruno.student)
    task = worlds.assignment(world.classroom, world.quiz)
    begun = attempts.start(assignment=task, membership=world.bruno, user=world.bruno.student, now=timezone.now())
    response = strict.post(url(begun), RIGHT[0], headers=HTMX)
    assert response.status_code == 403
    assert not begun.answers.exists()
    shown = text(strict.get(url(begun)))
    assert '"code":"[45]..","swap":false' in shown
    assert "data-trouble" in shown


def test_ten_answers_in_a_row_with_the_token_of_one_page_are_all_kept(world):
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(world.bruno.student)
    quiz = worlds.quiz(world.teacher, specs=worlds.SPECS[:1] * 10)
    task = worlds.assignment(world.classroom, quiz, feedback="finished")
    begun = attempts.start(assignment=task, membership=world.bruno, user=world.bruno.student, now=timezone.now())
    strict.get(url(begun))
    token = {"X-CSRFToken": strict.cookies["csrftoken"].value, **HTMX}
    answers = [strict.post(url(begun, f"q{n}"), RIGHT[0], headers=token).status_code for n in range(1, 11)]
    assert answers == [200] * 10
    assert begun.answers.count() == 10


def add_hints(world) -> None:
    exercise = world.quiz.items.get(key="q1").exercise
    for place in range(2):
        Note.objects.create(exercise=exercise, role="hint", position=place, text_en=f"Hint number {place + 1}")
    quizzes.publish(quiz=world.quiz)


def test_hints_come_one_by_one_keep_what_is_entered_and_stay_open(world, bruno):
    add_hints(world)
    begun = begin(world, bruno)
    assert "Hint number 1" not in text(bruno.get(url(begun)))
    shown = text(bruno.post(url(begun), {"answer": "legal", "hint": "1"}))
    assert "Hint number 1" in shown
    assert "Hint number 2" not in shown
    assert 'value="legal" checked' in shown
    assert not begun.answers.exists()
    assert "Hint number 1" in text(bruno.get(url(begun)))
    bruno.post(url(begun), RIGHT[0])
    assert begun.answers.get().hints == 1
    assert "Right" in text(bruno.post(url(begun), {"hint": "2"}, headers=HTMX))
    assert (begun.answers.get().hints, begun.answers.get().credit) == (1, 1.0)


# attempts allowed, feedback; what the end of an attempt with one wrong answer and two left out tells
ENDS = (
    (1, "at-once", {"is not enough over": True, "What is right": True, "Points": True}),
    (1, "finished", {"is not enough over": True, "What is right": True, "Points": True}),
    (2, "finished", {"is not enough over": True, "What is right": False, "Points": True}),
    (None, "at-once", {"is not enough over": True, "What is right": False, "Points": True}),
    (1, "due", {"is not enough over": False, "What is right": False, "Points": False, "after the due date": True}),
)


@pytest.mark.parametrize(("allowed", "feedback", "told"), ENDS)
def test_the_end_tells_what_the_teacher_has_chosen_and_no_key_while_another_attempt_is_possible(
    world, bruno, allowed, feedback, told
):
    begun = begin(world, bruno, attempts=allowed, feedback=feedback, due=timezone.now() + DAY)
    bruno.post(url(begun), WRONG[0])
    bruno.post(f"/en/attempts/{begun.pk}/finish/")
    shown = text(bruno.get(done_url(begun)))
    assert {word: word in shown for word in told} == told
    assert 'value="legal" checked disabled' in shown or 'value="legal" checked' in shown
    assert shown.count("Not answered") == 2


def test_after_the_due_date_what_was_held_back_is_told(world, bruno):
    begun = begin(world, bruno, feedback="due", due=timezone.now() + DAY)
    bruno.post(url(begun), WRONG[0])
    bruno.post(f"/en/attempts/{begun.pk}/finish/")
    Assignment.objects.filter(pk=begun.assignment_id).update(due=timezone.now() - timedelta(minutes=1))
    assert "is not enough over" in text(bruno.get(done_url(begun)))


def test_a_generated_question_offers_another_of_its_kind_after_the_answer(world, bruno):
    exercise = world.quiz.items.get(key="q1").exercise
    exercise.drawn = {"level": 3, "seed": 11}
    exercise.save()
    begun = begin(world, bruno)
    address = "/en/practice/judge-call/?level=3"
    assert address not in text(bruno.get(url(begun)))
    assert address in text(bruno.post(url(begun), RIGHT[0], headers=HTMX))
    Assignment.objects.filter(pk=begun.assignment_id).update(more_like_this=False)
    assert address not in text(bruno.get(url(begun)))


def test_a_question_page_costs_few_queries_however_long_the_quiz(world, bruno, django_assert_max_num_queries):
    for questions in (3, 20):
        quiz = worlds.quiz(world.teacher, specs=worlds.SPECS[:1] * questions)
        task = worlds.assignment(world.classroom, quiz)
        begun = attempts.start(assignment=task, membership=world.bruno, user=world.bruno.student, now=timezone.now())
        with django_assert_max_num_queries(10):
            bruno.get(url(begun))
        with django_assert_max_num_queries(20):
            bruno.post(url(begun), RIGHT[0], headers=HTMX)


def test_a_whole_page_of_questions_costs_no_more(world, bruno, django_assert_max_num_queries):
    quiz = worlds.quiz(world.teacher, specs=worlds.SPECS[:1] * 20)
    task = worlds.assignment(world.classroom, quiz, all_on_a_page=True)
    begun = attempts.start(assignment=task, membership=world.bruno, user=world.bruno.student, now=timezone.now())
    with django_assert_max_num_queries(10):
        shown = text(bruno.get(f"/en/attempts/{begun.pk}/"))
    assert shown.count('class="stack full one"') == 20
    answer = text(bruno.post(url(begun, "q7"), RIGHT[0], headers=HTMX))
    assert answer.count('class="stack full one"') == 1
    assert bruno.get(url(begun, "q7"))["Location"].endswith(f"/attempts/{begun.pk}/#question-q7")


def test_a_trial_is_asked_like_a_student_and_never_counted(world):
    teacher = Client()
    teacher.force_login(world.teacher)
    task = worlds.assignment(world.classroom, world.quiz, attempts=1)
    for _ in range(2):
        response = teacher.post(f"/en/tasks/{task.pk}/start/", follow=True)
        trial = Attempt.objects.get(assignment=task, finished=None)
        assert "none of it counts" in text(response)
        teacher.post(url(trial), RIGHT[0])
        assert "Points: 1 of 3" in text(teacher.post(f"/en/attempts/{trial.pk}/finish/", follow=True))
    assert "Students who have finished: 0 of 2" in text(teacher.get(f"/en/tasks/{task.pk}/"))


WHO = {"anonymous": 302, "other": 404, "stranger": 404, "removed": 404, "teacher": 404, "other teacher": 404}


@pytest.mark.parametrize("path", ["", "finish/", "done/", "questions/q1/"])
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("method", ["get", "post"])
def test_an_attempt_is_its_students_alone(world, bruno, who, path, method):
    begun = begin(world, bruno)
    people = {
        "other": world.ana.student,
        "stranger": world.stranger.student,
        "removed": world.removed.student,
        "teacher": world.teacher,
        "other teacher": world.other_teacher,
    }
    client = Client()
    if who in people:
        client.force_login(people[who])
    response = getattr(client, method)(f"/en/attempts/{begun.pk}/{path}")
    assert response.status_code in (WHO[who], 405)
    assert not begun.answers.exists()
    begun.refresh_from_db()
    assert begun.finished is None


def test_who_is_removed_meanwhile_can_no_longer_answer(world, bruno):
    begun = begin(world, bruno)
    world.bruno.removed = timezone.now()
    world.bruno.save()
    assert bruno.post(url(begun), RIGHT[0]).status_code == 404
    assert not begun.answers.exists()


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_pages_are_in_every_language(world, bruno, language):
    begun = begin(world, bruno, feedback="finished")
    assert bruno.get(url(begun, language=language)).status_code == 200
    assert bruno.post(url(begun, language=language), WRONG[0], headers=HTMX).status_code == 200
    for path in ("finish/", "done/"):
        assert bruno.get(f"/{language}/attempts/{begun.pk}/{path}", follow=True).status_code == 200
    assert 'autocomplete="off"' in text(bruno.get(url(begun, language=language)))


def test_a_mistake_is_reported_with_the_question_that_an_editor_can_find(world, bruno):
    attempt = begin(world, bruno)
    question = f"/en/attempts/{attempt.pk}/questions/q1/"
    source = f"exercise {attempt.revision.questions[0]['exercise']}"
    address = f"/en/lessons/report/?page={question}&amp;state=exercise%20{attempt.revision.questions[0]['exercise']}"
    assert f'href="{address}"' in text(bruno.get(question))
    assert f'name="state" value="{source}"' in text(bruno.get(html.unescape(address)))
    bruno.post("/en/lessons/report/", {"page": question, "state": source, "text": "Nobody can know that."})
    assert list(MistakeReport.objects.values_list("page", "state")) == [(question, source)]
