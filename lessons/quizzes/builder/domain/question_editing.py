"""Writing a question: a new one at the end of a quiz, or another version of one that is in it.

A question that is used elsewhere too (a lesson, another quiz, somebody else's bank) is not changed there: the
quiz gets a copy of its own first.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.conf import settings
from django.db import transaction
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Exercise, Note, Quiz, QuizItem
from lessons.questions.domain.classification import Classification, default_law
from lessons.questions.kinds.registry import kind_of
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.domain.quizzes import question_data
from lessons.web import idempotency

TEXTS = ("prompt", "nod", "after")
# What a question is, without the texts that may be empty.
NO_TEXTS: Mapping[str, Any] = {"prompt": {}, "nod": {}, "after": {}, "hints": [], "options": {}, "notes": {}}


@transaction.atomic
def write_new(
    *, quiz: Quiz, data: Mapping[str, Any], filed: Classification | None = None, form_token: str = ""
) -> QuizItem:
    """Add a question at the end of a quiz, owned by its owner. `data` as `quizzes.question_data` gives it.

    Raises TooManyQuestions.
    """
    (item,) = write_all(quiz=quiz, questions=[data], filed=filed, form_token=form_token)
    return item


@transaction.atomic
def write_all(
    *, quiz: Quiz, questions: Sequence[Mapping[str, Any]], filed: Classification | None = None, form_token: str = ""
) -> list[QuizItem]:
    """Add several questions at the end, all or none. `form_token`: see `web.idempotency`. Raises TooManyQuestions."""
    keys = (
        [idempotency.question_key(form_token, place, data) for place, data in enumerate(questions)]
        if form_token
        else []
    )
    exercises = (_put(_new(quiz), data, filed or _usual(data)) for data in questions)
    return quiz_editing.add(quiz=quiz, exercises=exercises, keys=keys)


@transaction.atomic
def rewrite(*, quiz: Quiz, key: str, data: Mapping[str, Any], filed: Classification | None = None) -> QuizItem:
    """Change a question, or only its classification in the bank.

    What was published stays as it is until the quiz is published again. Raises NoAccess.
    """
    item = quiz_editing.item_of(quiz, key)
    before, place = question_data(item.exercise), Classification(item.exercise.level, item.exercise.law)
    filed = filed or place
    is_same = before | {"drawn": None} == dict(data) | {"drawn": None}
    if is_same and filed == place:
        return item
    data = {**data, "drawn": item.exercise.drawn if before["spec"] == data["spec"] else None}
    is_own = item.exercise.owner_id is not None and item.exercise.owner_id == quiz.owner_id
    if is_own and (is_same or _is_only_here(item)):
        _put(item.exercise, data, filed)
    else:
        item.exercise = _put(_new(quiz), data, filed)
        item.save(update_fields=("exercise",))
    quiz_editing.touch(quiz)
    return item


def _is_only_here(item: QuizItem) -> bool:
    """Is the question asked nowhere else?"""
    exercise = item.exercise
    return not exercise.steps.exists() and not exercise.quiz_items.exclude(pk=item.pk).exists()


def _new(quiz: Quiz) -> Exercise:
    """A question of the quiz's owner, not saved yet."""
    return Exercise(owner=quiz.owner, slug=f"own/{quiz.owner_id}/{secrets.token_hex(8)}")


def _usual(data: Mapping[str, Any]) -> Classification:
    """The classification of a question for which nobody has chosen one."""
    drawn = data.get("drawn")
    return Classification(drawn["level"] if drawn else 1, default_law(data["spec"]))


def _put(exercise: Exercise, data: Mapping[str, Any], filed: Classification) -> Exercise:
    exercise.kind, exercise.spec, exercise.drawn = data["kind"], dict(data["spec"]), data.get("drawn")
    exercise.level = filed.level
    exercise.law = default_law(exercise.spec) if kind_of(exercise.spec).names_clause else filed.law
    for name in TEXTS:
        _write(exercise, name, data[name])
    exercise.save()
    exercise.notes.all().delete()
    for note in _notes(exercise, data):
        note.save()
    return exercise


def _notes(exercise: Exercise, data: Mapping[str, Any]) -> Iterator[Note]:
    for place, texts in enumerate(data["hints"]):
        yield _note(exercise, texts, role=Note.Role.HINT, position=place)
    for role, name in ((Note.Role.OPTION, "options"), (Note.Role.FINDING, "notes")):
        for place, (code, texts) in enumerate(data[name].items()):
            yield _note(exercise, texts, role=role, code=code, position=place)


def _note(exercise: Exercise, texts: Mapping[str, str], **columns: Any) -> Note:
    note = Note(exercise=exercise, **columns)
    _write(note, "text", texts)
    return note


def _write(row: Exercise | Note, field: str, texts: Mapping[str, str]) -> None:
    """Set a text in every language; "" where it is not written."""
    for code in settings.MODELTRANSLATION_LANGUAGES:
        setattr(row, build_localized_fieldname(field, code), texts.get(code, ""))
