"""The end of an attempt: what is told of it, and where it leads."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.models import Assignment, Attempt, QuizItem
from tests import worlds
from tests.assignments.views.attempt_pages import DAY, HTMX, begin, client_of, done_url, text, url
from tests.worlds import RIGHT, WRONG

pytestmark = pytest.mark.django_db


@pytest.fixture
def bruno(world) -> Client:
    return client_of(world.bruno)


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


def test_a_question_that_was_taken_out_can_still_be_read_and_counts_for_nothing(world):
    QuizItem.objects.filter(quiz=world.quiz, key="q2").update(is_dropped=True)
    shown = text(client_of(world.ana).get(done_url(world.attempt)))
    assert "This question was taken out and does not count." in shown
    assert 'name="answer" value="illegal" checked' in shown
    assert "Points: 1 of 2" in shown
    assert "Questions answered: 1 of 2" in shown


def test_where_a_question_counts_more_it_is_said_at_the_task_the_question_and_the_end(world, bruno):
    said, rule = "This question counts 2 points.", "Where a question counts more than one point, it says so."
    even = begin(world, bruno, attempts=2)
    world.quiz.items.filter(key="q2").update(weight=2)
    odd = begin(world, bruno)
    for one, weighed in ((even, False), (odd, True)):
        assert [said in text(bruno.get(url(one, key))) for key in ("q1", "q2")] == [False, weighed]
        for _ in range(2):  # while it is open, and after its end
            task = text(bruno.get(f"/en/tasks/{one.assignment_id}/"))
            assert (f"Points in all: 4. {rule}" in task, rule in task) == (weighed or bool(one.finished),) * 2
            attempts.finish(attempt=one, now=timezone.now())
            one.refresh_from_db()
        end = text(bruno.get(done_url(one)))
        assert (end.count(said), rule in end) == (int(weighed), weighed)
    QuizItem.objects.filter(quiz=world.quiz, key="q2").update(is_dropped=True)
    assert [words for words in (said, rule) if words in text(bruno.get(done_url(odd)))] == []


def test_the_end_leads_to_what_is_due_next_and_to_the_class(world, bruno):
    soon = worlds.assignment(world.classroom, world.quiz, due=timezone.now() + DAY)
    begun = begin(world, bruno, attempts=1)
    attempts.finish(attempt=begun, now=timezone.now())
    shown = text(bruno.get(done_url(begun)))
    assert f'id="next-task" href="/en/tasks/{soon.pk}/"' in shown
    assert f'href="/en/classes/{world.classroom.pk}/"' in shown
    for task in (soon, world.assignment):
        worlds.attempt(task, world.bruno)
    assert "next-task" not in text(bruno.get(done_url(begun)))


def test_the_end_costs_few_queries_however_much_is_set(world, bruno, django_assert_max_num_queries):
    begun = begin(world, bruno)
    attempts.finish(attempt=begun, now=timezone.now())
    for _ in range(3):
        worlds.assignment(world.classroom, world.quiz)
        with django_assert_max_num_queries(16):
            bruno.get(done_url(begun))


OFFER = "You have not finished this attempt. You can still see what is right, but then the attempt is over for good"
KEPT = "Your answers are kept. You have not finished this attempt, so what is right is not shown."


def key_words(shown):
    """Which of the words that tell what is right, or offer it, stand on the page."""
    return [word for word in ("What is right", "is not enough over", "Points", OFFER, KEPT) if word in shown]


@pytest.mark.parametrize("feedback", ["finished", "due"])
def test_past_the_date_what_is_right_is_shown_for_a_press_that_ends_the_attempt_for_good(world, bruno, feedback):
    begun = begin(world, bruno, feedback=feedback, due=timezone.now() + DAY, late="closed")
    bruno.post(url(begun), WRONG[0])
    Assignment.objects.filter(pk=begun.assignment_id).update(due=timezone.now() - DAY)
    for _ in range(2):  # to look ends nothing
        assert key_words(text(bruno.get(done_url(begun)))) == [OFFER]
    answer = bruno.post(done_url(begun))
    assert (answer.status_code, answer["Location"]) == (303, done_url(begun))
    assert key_words(text(bruno.get(done_url(begun)))) == ["What is right", "is not enough over", "Points"]
    vera = client_of_teacher(world)
    address = f"/en/tasks/{begun.assignment_id}/extensions/"
    noted = "Bruno – has opened what is right: that attempt stays closed"
    assert text(vera.get(address)).count(noted) == 2  # in the list and in the field
    day = (timezone.now() + 3 * DAY).date().isoformat()
    assert vera.post(address, {"student": world.bruno.pk, "due_day": day}).status_code == 303
    assert bruno.post(url(begun, "q2"), RIGHT[1])["Location"] == done_url(begun) + "?said=Finished"
    assert set(begun.answers.values_list("key", flat=True)) == {"q1"}
    assert noted in text(vera.get(address))
    edit = f"/en/tasks/{begun.assignment_id}/edit/"
    said = "1 student has opened what is right. That attempt stays closed, whatever the due date."
    assert said in text(vera.get(edit))


def test_who_has_finished_is_marked_for_who_gives_more_time(world, bruno):
    vera = client_of_teacher(world)
    page = text(vera.get(f"/en/tasks/{world.assignment.pk}/extensions/"))
    assert ("Ana – has finished and can read what is right" in page, "Bruno – " in page) == (True, False)


def test_an_archived_class_shows_no_key_to_an_attempt_that_may_go_on(world, bruno):
    begun = begin(world, bruno, feedback="finished", due=timezone.now() + DAY, late="closed")
    bruno.post(url(begun), WRONG[0])
    for due in (timezone.now() + DAY, timezone.now() - DAY):
        Assignment.objects.filter(pk=begun.assignment_id).update(due=due)
        world.classroom.archived = timezone.now()
        world.classroom.save()
        assert key_words(text(bruno.get(done_url(begun)))) == [KEPT]
        assert bruno.post(done_url(begun))["Location"] == done_url(begun)
        assert key_words(text(bruno.get(done_url(begun)))) == [KEPT]
    Assignment.objects.filter(pk=begun.assignment_id).update(due=timezone.now() + DAY)
    world.classroom.archived = None
    world.classroom.save()
    assert bruno.post(url(begun, "q2"), RIGHT[1])["Location"] == url(begun, "q2") + "#feedback-q2"
    assert set(begun.answers.values_list("key", flat=True)) == {"q1", "q2"}


def test_an_archived_class_keeps_the_key_from_who_may_try_once_more_when_it_is_back(world, bruno):
    begun = begin(world, bruno, feedback="finished", attempts=2)
    bruno.post(url(begun), WRONG[0])
    bruno.post(f"/en/attempts/{begun.pk}/finish/")
    world.classroom.archived = timezone.now()
    world.classroom.save()
    shown = text(bruno.get(done_url(begun)))
    assert key_words(shown) == ["is not enough over", "Points"]
    assert 'id="again"' not in shown


def test_an_attempt_that_is_not_finished_keeps_the_key_back_in_those_before_it(world, bruno):
    first = begin(world, bruno, feedback="finished", attempts=2, due=timezone.now() + DAY, late="closed")
    bruno.post(url(first), WRONG[0])
    bruno.post(f"/en/attempts/{first.pk}/finish/")
    bruno.post(f"/en/tasks/{first.assignment_id}/start/")
    last = Attempt.objects.get(assignment=first.assignment_id, number=2)
    assert key_words(text(bruno.get(done_url(first)))) == ["is not enough over", "Points"]
    Assignment.objects.filter(pk=first.assignment_id).update(due=timezone.now() - DAY)
    assert key_words(text(bruno.get(done_url(first)))) == ["is not enough over", "Points"]
    bruno.post(done_url(last))
    assert key_words(text(bruno.get(done_url(first)))) == ["What is right", "is not enough over", "Points"]


def test_answers_that_were_told_at_once_stay_told_where_the_rest_is_not(world, bruno):
    begun = begin(world, bruno, feedback="at-once", due=timezone.now() + DAY, late="closed")
    bruno.post(url(begun), WRONG[0])
    Assignment.objects.filter(pk=begun.assignment_id).update(due=timezone.now() - DAY)
    assert key_words(text(bruno.get(done_url(begun)))) == ["is not enough over", "Points", OFFER]
    bruno.post(done_url(begun))
    assert key_words(text(bruno.get(done_url(begun)))) == ["What is right", "is not enough over", "Points"]


def test_who_presses_after_getting_more_time_goes_on_and_is_told_so(world, bruno):
    begun = begin(world, bruno, feedback="finished", due=timezone.now() + DAY, late="closed")
    answer = bruno.post(done_url(begun))
    assert answer["Location"] == f"/en/attempts/{begun.pk}/?said=open"
    page = text(bruno.get(answer["Location"], follow=True))
    assert "You have more time now, so this attempt goes on and what is right is not shown yet." in page
    begun.refresh_from_db()
    assert (begun.finished, begun.key_opened) == (None, None)


def client_of_teacher(world):
    client = Client()
    client.force_login(world.teacher)
    return client
