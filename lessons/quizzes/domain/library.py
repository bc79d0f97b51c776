"""The library: a teacher's own quizzes and the ready ones; sharing, deleting and restoring a quiz."""

import secrets

from django.contrib.auth.models import User
from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from lessons.models import Classroom, Quiz, Revision
from lessons.web.access import own_quizzes, taught_classes


def own_listed(user: User) -> QuerySet[Quiz]:
    """The quizzes somebody has made, last changed first, with `questions` and `is_published`. One query."""
    return _counted(own_quizzes(user)).order_by("-changed", "-pk")


def ready_listed() -> QuerySet[Quiz]:
    """The quizzes of the library in its order, with `questions`. One query."""
    return _counted(Quiz.objects.filter(owner=None, is_retired=False)).order_by("course", "position", "pk")


def laws_of(quiz: Quiz) -> list[str]:
    """The Laws that a quiz is about, in order. One query."""
    laws = quiz.items.filter(is_dropped=False).exclude(exercise__law="").values_list("exercise__law", flat=True)
    return sorted(set(laws.order_by()))


def is_set(quiz: Quiz) -> bool:
    """Whether a class has the quiz as a task that was not withdrawn. One query."""
    return quiz.assignments.filter(withdrawn=None).exists()


def classes_to_set_for(user: User) -> QuerySet[Classroom]:
    """The classes for which somebody can set a quiz: those they teach, without the archived ones. One query."""
    return taught_classes(user).filter(archived=None)


def share_quiz(*, quiz: Quiz) -> str:
    """Give a quiz an address at which any teacher can open and copy it. The address stays until sharing stops."""
    if not quiz.token:
        quiz.token = secrets.token_urlsafe(16)
        quiz.save(update_fields=("token",))
    return quiz.token


def stop_sharing(*, quiz: Quiz) -> None:
    """Close the address of a shared quiz for good: shared again, it gets a new one. Copies stay."""
    quiz.token = ""
    quiz.save(update_fields=("token",))


def delete_quiz(*, quiz: Quiz) -> None:
    """Take a quiz out of its owner's list and close its address. Its row stays, and so do tasks and answers."""
    quiz.deleted = timezone.now()
    quiz.save(update_fields=("deleted",))


def restore_quiz(*, quiz: Quiz) -> None:
    """Undo a deletion. The address for colleagues works again."""
    quiz.deleted = None
    quiz.save(update_fields=("deleted",))


def _counted(rows: QuerySet[Quiz]) -> QuerySet[Quiz]:
    asked = Q(items__is_dropped=False) & ~Q(is_loaded=True, items__exercise__is_retired=True)
    return rows.annotate(
        questions=Count("items", filter=asked),
        is_published=Exists(Revision.objects.filter(quiz=OuterRef("pk"))),
    )
