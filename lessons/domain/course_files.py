"""Courses as the content files have them, and writing them to the tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.db import models, transaction
from django.utils.translation import override
from modeltranslation.utils import build_localized_fieldname

from lessons.domain.courses import content_changed
from lessons.models import Course, Exercise, Lesson, Note, Step

# A text in every language, by language code.
Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class NoteContent:
    role: str
    code: str
    position: int
    text: Texts


@dataclass(frozen=True, slots=True)
class StepContent:
    """A step; `spec` is None where there is nothing to do. `body` is the prompt where there is."""

    slug: str
    title: Texts
    body: Texts
    spec: Mapping[str, Any] | None = None
    nod: Texts = field(default_factory=dict)
    after: Texts = field(default_factory=dict)
    notes: tuple[NoteContent, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonContent:
    slug: str
    title: Texts
    summary: Texts
    can: Texts
    practise: Sequence[Mapping[str, Any]]
    steps: tuple[StepContent, ...]


@dataclass(frozen=True, slots=True)
class CourseContent:
    slug: str
    title: Texts
    summary: Texts
    lessons: tuple[LessonContent, ...]


@transaction.atomic
def load_courses(*, contents: Sequence[CourseContent]) -> None:
    """Make the loaded courses what the files say, in their order, and retire what has gone from them.

    Repeating it changes nothing, primary keys included. Leaves alone what editors have made. Does not check
    the contents: `lessons.content.loading` does.
    """
    with override(settings.MODELTRANSLATION_DEFAULT_LANGUAGE):  # the language of the plain columns
        kept: dict[type[models.Model], set[int]] = {kind: set() for kind in (Course, Lesson, Step, Exercise)}
        for position, content in enumerate(contents):
            columns = {"position": position, **_texts(content, "title", "summary")}
            course = _put(kept, Course, {"slug": content.slug}, columns)
            for place, lesson in enumerate(content.lessons):
                _load_lesson(kept, course, place, lesson)
        for kind, ids in kept.items():
            kind.objects.filter(is_loaded=True, is_retired=False).exclude(pk__in=ids).update(is_retired=True)
        content_changed()


def _load_lesson(
    kept: dict[type[models.Model], set[int]], course: Course, position: int, content: LessonContent
) -> None:
    columns = {
        "position": position,
        "practise": list(content.practise),
        **_texts(content, "title", "summary", "can"),
    }
    lesson = _put(kept, Lesson, {"course": course, "slug": content.slug}, columns)
    for place, step in enumerate(content.steps):
        exercise = None
        if step.spec is not None:
            columns = {
                "kind": step.spec["kind"],
                "spec": dict(step.spec),
                **_columns("prompt", step.body),
                **_texts(step, "nod", "after"),
            }
            slug = f"{course.slug}/{lesson.slug}/{step.slug}"
            exercise = _put(kept, Exercise, {"slug": slug}, columns)
            _load_notes(exercise, step.notes)
        body = step.body if exercise is None else dict.fromkeys(step.body, "")
        columns = {"position": place, "exercise": exercise, **_texts(step, "title"), **_columns("body", body)}
        _put(kept, Step, {"lesson": lesson, "slug": step.slug}, columns)


def _load_notes(exercise: Exercise, contents: Iterable[NoteContent]) -> None:
    rows = {(note.role, note.code, note.position): note for note in exercise.notes.all()}
    for content in contents:
        key = (content.role, content.code, content.position)
        row = rows.pop(key, None) or Note(
            exercise=exercise, role=content.role, code=content.code, position=content.position
        )
        _write(row, _columns("text", content.text))
    for row in rows.values():
        row.delete()


def _put(
    kept: dict[type[models.Model], set[int]], kind: Any, key: Mapping[str, Any], columns: Mapping[str, Any]
) -> Any:
    """The loaded row of this key, made or changed where something differs."""
    row = kind.objects.filter(**key).first() or kind(is_loaded=True, **key)
    if not row.is_loaded:
        raise ValueError(f"an editor has made {row}")
    _write(row, {**columns, "is_retired": False})
    kept[kind].add(row.pk)
    return row


def _write(row: models.Model, columns: Mapping[str, Any]) -> None:
    if row.pk is None or any(getattr(row, name) != value for name, value in columns.items()):
        for name, value in columns.items():
            setattr(row, name, value)
        row.save()


def _texts(content: Any, *names: str) -> dict[str, str]:
    return {column: text for name in names for column, text in _columns(name, getattr(content, name)).items()}


def _columns(name: str, texts: Texts) -> dict[str, str]:
    return {build_localized_fieldname(name, code): text for code, text in texts.items()}
