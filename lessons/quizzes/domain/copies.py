"""Copies of quizzes: of one's own, of one of the library, of a colleague's."""

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
    """A draft of this owner's that asks the same and hangs on nothing of the original: its exercises are its own.

    `titles` by column stand in the place of the original's. Without an owner it is an editor's copy, retired until
    he shows it. What was dropped is not copied, nor who else may see the original. Does not publish it.
    Pressed twice on one page (`form_token`: see `web.idempotency`) it is the same copy.
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
    """The same question as this owner's own, its notes with it."""
    copy = copied(exercise, owner=owner, slug=f"own/{secrets.token_hex(12)}", is_retired=False)
    for note in exercise.notes.all():
        copied(note, exercise=copy)
    return copy


def _slug(quiz: Quiz) -> str:
    return f"{quiz.slug[:40] or 'quiz'}-{secrets.token_hex(4)}"
