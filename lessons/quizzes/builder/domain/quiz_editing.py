"""Building a quiz: its title, its questions, their order and weights, and whether it is published.

A question is named by its key, never by its place, so that two windows on one quiz cannot touch the wrong one.
A key is never used again in its quiz.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from django.contrib.auth.models import User
from django.core import signing
from django.db import models, transaction

from lessons.models import Answer, Exercise, Quiz, QuizItem, Revision
from lessons.quizzes.domain.quizzes import current_revision, questions_of
from lessons.web import idempotency
from lessons.web.access import NoAccess, own_quizzes

MOST_QUESTIONS = 100
MOST_WEIGHT = 20
_SALT = "quiz-item"


class TooManyQuestions(ValueError):
    """A quiz has as many questions as it may have."""


class PublishState(Enum):
    DRAFT = "draft"
    PUBLISHED = "published"
    CHANGED = "changed"  # since it was published


@dataclass(frozen=True, slots=True)
class PublishStatus:
    """Whether a quiz is published, in which revision, and how many attempts at that have begun."""

    state: PublishState
    revision: Revision | None
    begun: int


def publish_status(quiz: Quiz) -> PublishStatus:
    """Compare a quiz with the revision published last. Five queries."""
    revision = current_revision(quiz)
    if revision is None:
        return PublishStatus(PublishState.DRAFT, None, 0)
    begun = revision.taken.filter(is_preview=False).count()
    same = revision.questions == questions_of(quiz)
    return PublishStatus(PublishState.PUBLISHED if same else PublishState.CHANGED, revision, begun)


@transaction.atomic
def new_quiz(*, owner: User, texts: Mapping[str, str], form_token: str = "") -> Quiz:
    """A draft without questions. `texts` by column: title_en and so on. `form_token`: see `web.idempotency`."""
    if form_token:
        User.objects.select_for_update().get(pk=owner.pk)
        made = own_quizzes(owner).filter(**texts, items=None, created__gte=idempotency.page_made(form_token))
        if twin := made.first():
            return twin
    return Quiz.objects.create(owner=owner, **texts)


def describe(*, quiz: Quiz, texts: Mapping[str, str]) -> None:
    """Set the title and the introduction. `texts` by column."""
    for column, text in texts.items():
        setattr(quiz, column, text)
    quiz.save()


@transaction.atomic
def add(*, quiz: Quiz, exercises: Iterable[Exercise], keys: Sequence[str] = ()) -> list[QuizItem]:
    """Add questions at the end. Raises TooManyQuestions, and adds none, where they do not all fit.

    `keys` are those of `presses.key`: what the same press has put there already is not added again, nor are its
    exercises taken from where they come.
    """
    items = _ordered(quiz)
    if already := [item for item in items if item.key in keys]:
        return already
    exercises = list(exercises)
    keys = keys or [new_key() for _ in exercises]
    if len(items) + len(exercises) > MOST_QUESTIONS:
        raise TooManyQuestions
    last = max((item.position for item in items), default=-1)
    added = [
        QuizItem(quiz=quiz, key=key, position=last + place, exercise=exercise)
        for place, (key, exercise) in enumerate(zip(keys, exercises, strict=True), start=1)
    ]
    QuizItem.objects.bulk_create(added)
    touch(quiz)
    return added


@transaction.atomic
def move(*, quiz: Quiz, key: str, by: int = 0, to: int | None = None) -> None:
    """Move a question among those that are asked: by so many places, no further than an end, or to one, from 1.

    Raises NoAccess, and ValueError for a place that does not exist.
    """
    items = _ordered(quiz)
    asked = [item for item in items if not item.is_dropped]
    item = _among(asked, key)
    place = asked.index(item)
    if to is not None and not 1 <= to <= len(asked):
        raise ValueError(to)
    asked.insert(max(0, place + by) if to is None else to - 1, asked.pop(place))
    _renumber([*asked, *(item for item in items if item.is_dropped)])
    touch(quiz)


@transaction.atomic
def weigh(*, quiz: Quiz, key: str, weight: int) -> None:
    """Set how much a question counts, from 1 to MOST_WEIGHT. Raises NoAccess, and ValueError for other weights."""
    if not 1 <= weight <= MOST_WEIGHT:
        raise ValueError(weight)
    item = _among(_ordered(quiz), key)
    item.weight = weight
    item.save(update_fields=("weight",))
    touch(quiz)


@transaction.atomic
def duplicate(*, quiz: Quiz, key: str, form_token: str = "") -> QuizItem:
    """Add the same question once more, after itself. `form_token`: see `web.idempotency`.

    Raises NoAccess, TooManyQuestions.
    """
    items = _ordered(quiz)
    item = _among(items, key)
    new = idempotency.question_key(form_token, "duplicate", key) if form_token else new_key()
    if already := next((one for one in items if one.key == new), None):
        return already
    if len(items) >= MOST_QUESTIONS:
        raise TooManyQuestions
    twin = QuizItem.objects.create(
        quiz=quiz, key=new, position=item.position, weight=item.weight, exercise=item.exercise
    )
    items.insert(items.index(item) + 1, twin)
    _renumber(items)
    touch(quiz)
    return twin


@transaction.atomic
def remove(*, quiz: Quiz, key: str) -> str:
    """Take out a question that nobody has answered, and return the token that undoes it. Raises NoAccess.

    Raises ValueError for a question that was answered: such a question is dropped instead (`regrading`).
    """
    item = _among(_ordered(quiz), key)
    if answers_to(quiz, key).exists():
        raise ValueError("answered")
    removed = {"key": item.key, "exercise": item.exercise_id, "weight": item.weight, "position": item.position}
    item.delete()
    touch(quiz)
    return signing.dumps([quiz.pk, removed], salt=_SALT, compress=True)


@transaction.atomic
def put_back(*, quiz: Quiz, undo_token: str) -> QuizItem:
    """Undo a removal; a second time it changes nothing. Raises NoAccess, TooManyQuestions."""
    pk, removed = _read_undo_token(undo_token)
    if pk != quiz.pk:
        raise NoAccess
    items = _ordered(quiz)
    if found := next((item for item in items if item.key == removed["key"]), None):
        return found
    if len(items) >= MOST_QUESTIONS:
        raise TooManyQuestions
    exercise = Exercise.objects.filter(pk=removed.pop("exercise")).first()
    if exercise is None:
        raise NoAccess
    item = QuizItem.objects.create(quiz=quiz, exercise=exercise, **removed)
    before = [other for other in items if other.position < item.position]
    _renumber([*before, item, *(other for other in items if other not in before)])
    touch(quiz)
    return item


def items_of(quiz: Quiz) -> list[QuizItem]:
    """All the items of a quiz in their order, dropped ones too, with their exercises and notes. Two queries."""
    rows = quiz.items.select_related("exercise").prefetch_related("exercise__notes")
    return list(rows.order_by("position", "pk"))


def number_of_questions(quiz: Quiz) -> int:
    """How many questions students are asked: dropped ones do not count. One query."""
    return quiz.items.filter(is_dropped=False).count()


def exercises_in(quiz: Quiz) -> set[int]:
    """The primary keys of the exercises that a quiz has, dropped ones too. One query."""
    return set(quiz.items.values_list("exercise_id", flat=True))


def draws_in(quiz: Quiz) -> list[tuple[str, Mapping[str, int] | None]]:
    """The kind of each question of a quiz, and the level and seed it was drawn from, if it was. One query."""
    return list(quiz.items.values_list("exercise__kind", "exercise__drawn"))


def item_of(quiz: Quiz, key: str) -> QuizItem:
    """A question by its key, dropped ones too, with its exercise and notes. Raises NoAccess."""
    rows = quiz.items.select_related("exercise").prefetch_related("exercise__notes")
    return _among(list(rows.filter(key=key)), key)


def answers_to(quiz: Quiz, key: str) -> models.QuerySet[Answer]:
    """The answers of students to a question, in all revisions."""
    return Answer.objects.filter(attempt__revision__quiz=quiz, attempt__is_preview=False, key=key)


def new_key() -> str:
    return f"q{secrets.token_hex(4)}"


def touch(quiz: Quiz) -> None:
    """Set the time of the last change to now."""
    quiz.save(update_fields=("changed",))


def _ordered(quiz: Quiz) -> list[QuizItem]:
    """All items in order. Locks the quiz, so that no other request changes it meanwhile."""
    Quiz.objects.select_for_update().get(pk=quiz.pk)
    return list(quiz.items.select_related("exercise").order_by("position", "pk"))


def _among(items: Sequence[QuizItem], key: str) -> QuizItem:
    found = next((item for item in items if item.key == key), None)
    if found is None:
        raise NoAccess
    return found


def _renumber(items: Sequence[QuizItem]) -> None:
    for place, item in enumerate(items):
        item.position = place
    QuizItem.objects.bulk_update(items, ("position",))


def _read_undo_token(undo_token: str) -> tuple[int, dict[str, Any]]:
    try:
        pk, removed = signing.loads(undo_token, salt=_SALT)
    except signing.BadSignature:
        raise NoAccess from None
    return pk, removed
