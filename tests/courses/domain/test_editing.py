"""Copies of lessons: rows of their own, retired until they are shown, under a name that is free."""

import pytest

from lessons.courses.domain.editing import copied, copy_lesson
from lessons.models import Course, Exercise, Lesson, Note, Step
from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture
def lesson() -> Lesson:
    """A loaded lesson: a step that tells, one that asks, and one that is no longer shown."""
    course = Course.objects.create(slug="auction", title_en="The auction", position=0, is_loaded=True)
    lesson = Lesson.objects.create(course=course, slug="bids", title_en="Bids", position=0, is_loaded=True)
    spec = worlds.SPECS[0]
    exercise = Exercise.objects.create(slug="auction/bids/ask", kind=spec["kind"], spec=spec, is_loaded=True)
    Note.objects.create(exercise=exercise, role="hint", text_en="Look at the ranks.")
    steps = {"tell": (None, False), "ask": (exercise, False), "gone": (None, True)}
    for position, (slug, (asked, is_retired)) in enumerate(steps.items()):
        columns = {"title_en": slug, "exercise": asked, "is_retired": is_retired, "is_loaded": True}
        Step.objects.create(lesson=lesson, slug=slug, position=position, **columns)
    return lesson


def test_a_copy_has_rows_of_its_own_down_to_the_notes(lesson: Lesson) -> None:
    copy = copy_lesson(lesson=lesson)
    assert (copy.course, copy.slug, copy.title_en, copy.is_retired, copy.is_loaded) == (
        lesson.course,
        "bids-copy",
        "Bids",
        True,
        False,
    )
    steps = list(copy.steps.order_by("position"))
    assert [(step.slug, step.title_en, step.is_loaded) for step in steps] == [
        ("tell", "tell", False),
        ("ask", "ask", False),
    ]
    exercise = steps[1].exercise
    assert (exercise.slug, exercise.spec, exercise.is_loaded) == (f"{copy}/ask", worlds.SPECS[0], False)
    assert [note.text_en for note in exercise.notes.all()] == ["Look at the ranks."]
    assert (Exercise.objects.count(), Note.objects.count()) == (2, 2)


def test_the_second_copy_has_a_number_and_a_long_name_is_cut(lesson: Lesson) -> None:
    assert [copy_lesson(lesson=lesson).slug for _ in range(3)] == ["bids-copy", "bids-copy-2", "bids-copy-3"]
    lesson.slug = "b" * 50
    lesson.save()
    assert copy_lesson(lesson=lesson).slug == "b" * 45 + "-copy"


def test_a_row_is_copied_but_for_its_changes(lesson: Lesson) -> None:
    copy = copied(lesson, slug="other", can_en="bid")
    assert copy.pk != lesson.pk
    assert (copy.slug, copy.can_en, copy.title_en, copy.course, copy.is_loaded) == (
        "other",
        "bid",
        "Bids",
        lesson.course,
        False,
    )
