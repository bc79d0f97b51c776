"""The end of an attempt: what is told of it, and where it leads."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from lessons.models import Assignment
from tests import worlds
from tests.views.attempt_pages import DAY, HTMX, begin, client_of, done_url, text, url
from tests.worlds import RIGHT, WRONG

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    return worlds.world()


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
