"""Writing a question: a new one at the end of a quiz, or another version of one that is in it.

A question that also stands elsewhere (a lesson, another quiz, somebody else's bank) is not changed there: the
quiz gets a copy of its own first.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.conf import settings
from django.db import transaction
from modeltranslation.utils import build_localized_fieldname

from lessons.domain import building
from lessons.domain.quizzes import asked_by
from lessons.models import Exercise, Note, Quiz, QuizItem

TEXTS = ("prompt", "nod", "after")
# What a question is, without the texts that may be empty.
NO_TEXTS: Mapping[str, Any] = {"prompt": {}, "nod": {}, "after": {}, "hints": [], "options": {}, "notes": {}}


@transaction.atomic
def write_new(*, quiz: Quiz, asked: Mapping[str, Any]) -> QuizItem:
    """A question of the quiz's owner, at its end. `asked` is plain data as `quizzes.asked_by` gives it.

    Raises TooManyQuestions.
    """
    (item,) = write_all(quiz=quiz, questions=[asked])
    return item


@transaction.atomic
def write_all(*, quiz: Quiz, questions: Sequence[Mapping[str, Any]]) -> list[QuizItem]:
    """Several at once, all or none of them. Raises TooManyQuestions."""
    return building.add(quiz=quiz, exercises=[_exercise(quiz.owner, asked) for asked in questions])


@transaction.atomic
def rewrite(*, quiz: Quiz, key: str, asked: Mapping[str, Any]) -> QuizItem:
    """Another version of a question. What was published stays as it is until the quiz is published again.

    Raises NotYours.
    """
    item = building.item_of(quiz, key)
    before = asked_by(item.exercise)
    if before | {"drawn": None} == dict(asked) | {"drawn": None}:
        return item
    same_spec = before["spec"] == asked["spec"]
    drawn = item.exercise.drawn if same_spec else None
    if _is_only_here(item):
        _put(item.exercise, {**asked, "drawn": drawn})
    else:
        item.exercise = _exercise(quiz.owner, {**asked, "drawn": drawn}, like=item.exercise)
        item.save(update_fields=("exercise",))
    building.touch(quiz)
    return item


def _is_only_here(item: QuizItem) -> bool:
    """Is the question its owner's own, and asked nowhere else?"""
    exercise = item.exercise
    if exercise.owner_id is None or exercise.owner_id != item.quiz.owner_id:
        return False
    return not exercise.steps.exists() and not exercise.quiz_items.exclude(pk=item.pk).exists()


def _exercise(owner: Any, asked: Mapping[str, Any], like: Exercise | None = None) -> Exercise:
    """A new question of somebody's; `like` one from the bank it is found under the same Law and level."""
    exercise = Exercise(owner=owner, slug=f"own/{owner.pk}/{secrets.token_hex(8)}")
    if like:
        exercise.law, exercise.level = like.law, like.level
    return _put(exercise, asked)


def _put(exercise: Exercise, asked: Mapping[str, Any]) -> Exercise:
    exercise.kind, exercise.spec, exercise.drawn = asked["kind"], dict(asked["spec"]), asked.get("drawn")
    if "law" in exercise.spec:  # a ruling knows its clause
        exercise.law = str(exercise.spec["law"])[:2]
    if exercise.drawn:
        exercise.level = exercise.drawn["level"]
    for name in TEXTS:
        _write(exercise, name, asked[name])
    exercise.save()
    exercise.notes.all().delete()
    for note in _notes(exercise, asked):
        note.save()
    return exercise


def _notes(exercise: Exercise, asked: Mapping[str, Any]) -> Iterator[Note]:
    for place, texts in enumerate(asked["hints"]):
        yield _note(exercise, texts, role=Note.Role.HINT, position=place)
    for role, name in ((Note.Role.OPTION, "options"), (Note.Role.FINDING, "notes")):
        for place, (code, texts) in enumerate(asked[name].items()):
            yield _note(exercise, texts, role=role, code=code, position=place)


def _note(exercise: Exercise, texts: Mapping[str, str], **columns: Any) -> Note:
    note = Note(exercise=exercise, **columns)
    _write(note, "text", texts)
    return note


def _write(row: Any, field: str, texts: Mapping[str, str]) -> None:
    """A text in its languages; nothing in those it is not written in."""
    for code in settings.MODELTRANSLATION_LANGUAGES:
        setattr(row, build_localized_fieldname(field, code), texts.get(code, ""))
