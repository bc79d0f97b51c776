"""Writing what the content files hold to the tables, for courses and for quizzes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from django.db import models
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Exercise, Note
from lessons.models.courses import Content

QUIZ_EXERCISES = "quizzes/"  # how the slugs of the exercises of ready quizzes begin

# A text in every language, by language code.
Texts = Mapping[str, str]
Row = TypeVar("Row", bound=Content)


@dataclass(frozen=True, slots=True)
class NoteContent:
    role: str
    code: str
    position: int
    text: Texts


@dataclass(frozen=True, slots=True)
class ExerciseContent:
    """A question. `law` and `level` are for finding it in the bank."""

    spec: Mapping[str, Any]
    prompt: Texts
    nod: Texts = field(default_factory=dict)
    after: Texts = field(default_factory=dict)
    notes: tuple[NoteContent, ...] = ()
    law: str = ""
    level: int = 1


class ContentSync:
    """One load of the content files: writes their rows, then retires the loaded rows that the files no longer have.

    Each table is read once, when its first row is written.
    """

    def __init__(self) -> None:
        self._ids: dict[type[models.Model], set[int]] = {}
        self._rows: dict[type[models.Model], dict[tuple[Any, ...], Any]] = {}
        self._notes: dict[int, list[Note]] = {}

    def upsert(self, model: type[Row], key: Mapping[str, Any], columns: Mapping[str, Any]) -> Row:
        """Make the loaded row of this key, or change it where it differs, and return it. `columns` by name.

        Raises ValueError where an editor has made a row of this key.
        """
        if model not in self._rows:
            rows_now = model._default_manager.all()
            self._rows[model] = {tuple(getattr(row, column) for column in key): row for row in rows_now}
        rows, name = self._rows[model], tuple(key.values())
        row: Row = rows.get(name) or model(is_loaded=True, **key)
        rows[name] = row
        if not row.is_loaded:
            raise ValueError(f"an editor has made {row}")
        write(row, {**columns, "is_retired": False})
        self._ids.setdefault(model, set()).add(row.pk)
        return row

    def upsert_exercise(self, slug: str, content: ExerciseContent) -> Exercise:
        """Make or change the loaded exercise of this slug and its notes, and return it."""
        columns = {
            "kind": content.spec["kind"],
            "spec": dict(content.spec),
            "law": content.law,
            "level": content.level,
            **texts(content, "prompt", "nod", "after"),
        }
        if Exercise not in self._rows:
            for note in Note.objects.all():
                self._notes.setdefault(note.exercise_id, []).append(note)
        exercise = self.upsert(Exercise, {"slug": slug}, columns)
        _load_notes(exercise, self._notes.get(exercise.pk, ()), content.notes)
        return exercise

    def retire_others(self, rows: models.QuerySet[Any]) -> None:
        """Retire those of these rows that were loaded once and are not in the files now."""
        gone = rows.filter(is_loaded=True, is_retired=False).exclude(pk__in=self._ids.get(rows.model, ()))
        gone.update(is_retired=True)


def _load_notes(exercise: Exercise, notes: Iterable[Note], contents: Iterable[NoteContent]) -> None:
    rows = {(note.role, note.code, note.position): note for note in notes}
    new = []
    for content in contents:
        columns = columns_of("text", content.text)
        row = rows.pop((content.role, content.code, content.position), None)
        if row:
            write(row, columns)
        else:
            place = {"role": content.role, "code": content.code, "position": content.position}
            new.append(Note(exercise=exercise, **place, **columns))
    Note.objects.bulk_create(new)
    for row in rows.values():
        row.delete()


def write(row: models.Model, columns: Mapping[str, Any]) -> None:
    """Save a row with these columns, where it is new or something differs."""
    if row.pk is None or any(getattr(row, name) != value for name, value in columns.items()):
        for name, value in columns.items():
            setattr(row, name, value)
        row.save()


def texts(content: Any, *names: str) -> dict[str, str]:
    """The columns of some translated texts of a content."""
    return {column: text for name in names for column, text in columns_of(name, getattr(content, name)).items()}


def columns_of(name: str, by_language: Texts) -> dict[str, str]:
    """The columns of one translated text."""
    return {build_localized_fieldname(name, code): text for code, text in by_language.items()}
