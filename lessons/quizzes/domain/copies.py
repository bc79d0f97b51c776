"""Copying a quiz: one's own, one of the library or a colleague's."""

import secrets
from collections.abc import Mapping

from django.contrib.auth.models import User
from django.db import transaction

from lessons.courses.domain.editing import copied
from lessons.models import Exercise, Quiz
from lessons.quizzes.domain.quizzes import asked_items
from lessons.web import idempotency
from lessons.web.access import own_quizzes


@transaction.atomic
def copy_quiz(
    *, quiz: Quiz, owner: User | None, titles: Mapping[str, str] | None = None, form_token: str = ""
) -> Quiz:
    """A draft of this owner that asks the same questions, as exercises of its own.

    `titles`, by column, replace those of the original. Without an owner it is an editor's copy, retired until the
    editor shows it. Dropped questions and the address for colleagues are not copied. The copy is not published.
    The second press of a double press gives the same copy (`form_token`: see `web.idempotency`).
    """
    if owner and form_token:
        User.objects.select_for_update().get(pk=owner.pk)
        made = own_quizzes(owner).filter(copied_from=quiz, created__gte=idempotency.page_made(form_token))
        if twin := made.order_by("-pk").first():
            return twin
    copy = copied(
        quiz,
        owner=owner,
        slug="" if owner else _slug(quiz),
        token="",
        copied_from=quiz,
        deleted=None,
        is_retired=owner is None,
        **(titles or {}),
    )
    for item in asked_items(quiz):
        copied(item, quiz=copy, exercise=copy_exercise(exercise=item.exercise, owner=owner))
    return copy


@transaction.atomic
def copy_exercise(*, exercise: Exercise, owner: User | None) -> Exercise:
    """A copy of a question, with its notes, that belongs to this owner."""
    copy = copied(exercise, owner=owner, slug=f"own/{secrets.token_hex(12)}", is_retired=False)
    for note in exercise.notes.all():
        copied(note, exercise=copy)
    return copy


def _slug(quiz: Quiz) -> str:
    return f"{quiz.slug[:40] or 'quiz'}-{secrets.token_hex(4)}"
