"""Answering over the pages of an attempt: what is kept, what is refused, in what words."""

from dataclasses import replace

import pytest
from django.test import Client
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.models import Answer, Assignment, MistakeReport, Note
from lessons.quizzes.domain import copies, quizzes
from tests import worlds
from tests.assignments.views.attempt_pages import DAY, HTMX, begin, client_of, text, url
from tests.worlds import RIGHT, WRONG

pytestmark = pytest.mark.django_db


@pytest.fixture
def bruno(world) -> Client:
    return client_of(world.bruno)


# Words of the engine and marks of the pages that would tell what is right.
GIVEAWAYS = ("is not enough over", "is legal:", "✗", "verdict", "explanation", "is_correct")


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


def test_nothing_is_filled_in_for_who_comes_and_the_place_where_it_will_be_said_is_there(world, bruno):
    begun = begin(world, bruno, feedback="finished")
    bruno.post(url(begun), RIGHT[0])
    for key, filled in (("q1", 1), ("q2", 0), ("q3", 0)):
        page = bruno.get(url(begun, key))
        shown = text(page).partition("<main")[2].partition("</main>")[0]
        assert (shown.count(" checked"), shown.count(" disabled")) == (filled, 0)
        assert 'autocomplete="off"' in shown
        assert f'<div id="feedback-{key}" role="status" data-feedback>' in shown
        assert page["Cache-Control"] == "no-store, private"
        assert '"historyCacheSize":0' in text(page)


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
    assert [text(page).count("is not enough over") for page in pages] == [1, 1]
    assert Answer.objects.filter(attempt=begun).count() == 1


def test_the_same_question_in_two_quizzes_is_answered_in_one_of_them_alone(world, bruno):
    begun = begin(world, bruno)
    again = begin(replace(world, quiz=copies.copy_quiz(quiz=world.quiz, owner=world.teacher)), bruno)
    bruno.post(url(begun), RIGHT[0])
    assert "Questions answered: 1 of 3" in text(bruno.get(url(begun)))
    assert "Questions answered: 0 of 3" in text(bruno.get(url(again)))


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


def test_a_mistake_is_reported_with_the_question_that_an_editor_can_find(world, bruno):
    attempt = begin(world, bruno)
    question = f"/en/attempts/{attempt.pk}/questions/q1/"
    source = f"exercise {attempt.revision.questions[0]['exercise']}"
    assert f'name="go" value="report" formaction="{question}"' in text(bruno.get(question))
    assert "Is something wrong on this page?" in text(bruno.get(question))
    written = text(bruno.post(question, {"go": "report"}, follow=True))
    assert f'name="page" value="{question}"' in written
    assert f'name="state" value="{source}"' in written
    bruno.post("/en/lessons/report/", {"page": question, "state": source, "text": "Nobody can know that."})
    assert list(MistakeReport.objects.values_list("page", "state")) == [(question, source)]
