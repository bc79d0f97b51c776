"""What editors do to content."""

from collections.abc import Iterator
from typing import Any, TypeVar

from django.db import transaction
from django.db.models import Model

from lessons.models import Lesson, Step

Row = TypeVar("Row", bound=Model)


@transaction.atomic
def copy_lesson(*, lesson: Lesson) -> Lesson:
    """An editor's own copy of a lesson with its steps and exercises, retired until the editor shows it."""
    taken = set(Lesson.objects.filter(course=lesson.course).values_list("slug", flat=True))
    slug = next(slug for slug in _names(lesson.slug) if slug not in taken)
    copy = copied(lesson, course=lesson.course, slug=slug, is_retired=True)
    for step in lesson.steps.filter(is_retired=False).select_related("exercise").prefetch_related("exercise__notes"):
        _copy_step(step, copy)
    return copy


def _copy_step(step: Step, lesson: Lesson) -> None:
    exercise = None
    if step.exercise:
        exercise = copied(step.exercise, slug=f"{lesson}/{step.slug}")
        for note in step.exercise.notes.all():
            copied(note, exercise=exercise)
    copied(step, lesson=lesson, exercise=exercise)


def copied(row: Row, **changes: Any) -> Row:
    """A new row with the same columns but for `changes`, by column; marked as not loaded from the content files."""
    columns = {
        field.attname: getattr(row, field.attname)
        for field in row._meta.concrete_fields
        if not field.primary_key and field.name not in changes
    }
    if "is_loaded" in columns:
        columns["is_loaded"] = False
    return type(row)._default_manager.create(**{**columns, **changes})


def _names(slug: str) -> Iterator[str]:
    stem = f"{slug[:45]}-copy"
    yield stem
    yield from (f"{stem}-{number}" for number in range(2, 10_000))
