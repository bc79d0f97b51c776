"""An attempt from its start to its end over the pages: resumed, finished once, and its student's alone."""

import pytest
from django.test import Client
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.models import Assignment, Attempt, QuizItem
from lessons.results.domain.results import table_of
from tests import worlds
from tests.assignments.views.attempt_pages import DAY, HTMX, begin, client_of, done_url, text, url
from tests.worlds import RIGHT, WRONG

pytestmark = pytest.mark.django_db


@pytest.fixture
def bruno(world) -> Client:
    return client_of(world.bruno)


def test_start_leads_to_the_first_question_and_once_more_to_the_first_without_an_answer(world, bruno):
    begun = begin(world, bruno)
    first = bruno.get(f"/en/attempts/{begun.pk}/")
    assert (first.status_code, first["Location"]) == (303, url(begun))
    bruno.post(url(begun), RIGHT[0])
    bruno.post(f"/en/tasks/{begun.assignment_id}/start/")
    assert bruno.get(f"/en/attempts/{begun.pk}/")["Location"] == url(begun, "q2")
    assert Attempt.objects.filter(user=world.bruno.student).count() == 1


def test_an_attempt_without_an_answer_is_gone_on_with_an_hour_later_and_counts_as_not_finished(world, bruno):
    begun = begin(world, bruno, due=timezone.now() + DAY)
    Attempt.objects.filter(pk=begun.pk).update(started=timezone.now() - DAY / 24)
    assert "in progress" in text(bruno.get(f"/en/tasks/{begun.assignment_id}/"))
    assert bruno.post(f"/en/tasks/{begun.assignment_id}/start/")["Location"] == f"/en/attempts/{begun.pk}/"
    assert "Questions answered: 0 of 3" in text(bruno.get(url(begun)))
    begun.refresh_from_db()
    assert begun.finished is None
    assert table_of(begun.assignment).ended == ()


def test_to_finish_says_how_much_is_not_answered_and_finishing_twice_gives_the_same_page(world, bruno):
    begun = begin(world, bruno)
    bruno.post(url(begun), RIGHT[0])
    assert "2 questions are not answered." in text(bruno.get(f"/en/attempts/{begun.pk}/finish/"))
    begun.refresh_from_db()
    assert begun.finished is None
    ends = [bruno.post(f"/en/attempts/{begun.pk}/finish/") for _ in range(2)]
    assert [(end.status_code, end["Location"]) for end in ends] == [(303, done_url(begun))] * 2
    assert "Points: 1 of 3" in text(bruno.get(done_url(begun)))


@pytest.mark.parametrize("all_on_a_page", [False, True])
def test_a_question_dropped_meanwhile_says_so_and_is_neither_asked_for_nor_counted(world, bruno, all_on_a_page):
    begun = begin(world, bruno, feedback="finished", all_on_a_page=all_on_a_page)
    bruno.post(url(begun), RIGHT[0])
    bruno.post(url(begun, "q2"), RIGHT[1])
    said, struck = "This question was taken out and does not count.", "dropped, not counted"
    assert said not in text(bruno.get(url(begun, "q2"), follow=True))
    QuizItem.objects.filter(quiz=world.quiz, key__in=["q1", "q3"]).update(is_dropped=True)
    shown = text(bruno.get(url(begun), follow=True))
    assert (shown.count(said), shown.count(struck)) == (2 if all_on_a_page else 1, 2)
    assert "Questions answered: 1 of 1" in shown
    end = text(bruno.get(f"/en/attempts/{begun.pk}/finish/"))
    assert "All questions are answered." in end
    assert end.count(struck) == 2
    assert "Questions answered: 1 of 1" in text(bruno.get(f"/en/tasks/{begun.assignment_id}/"))
    if not all_on_a_page:
        assert bruno.post(url(begun, "q2"), {**RIGHT[1], "go": "next"})["Location"].endswith("/finish/")


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
    assert "This task is closed: no more answers are accepted." in text(response)
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
    assert shown.count('class="stack full attempt-question"') == 20
    answer = text(bruno.post(url(begun, "q7"), RIGHT[0], headers=HTMX))
    assert answer.count('class="stack full attempt-question"') == 1
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
