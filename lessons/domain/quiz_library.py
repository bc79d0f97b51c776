"""What a teacher finds in the library: his own quizzes, and the ready ones by course."""

from typing import Any

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from lessons.domain.access import own_quizzes
from lessons.models import Quiz, Revision


def own_listed(user: Any) -> QuerySet[Quiz]:
    """The quizzes somebody has made, last changed first, with `questions` and `is_published`. One query."""
    return _counted(own_quizzes(user)).order_by("-changed", "-pk")


def ready_listed() -> QuerySet[Quiz]:
    """The quizzes of the library in its order, with `questions`. One query."""
    return _counted(Quiz.objects.filter(owner=None, is_retired=False)).order_by("course", "position", "pk")


def _counted(rows: QuerySet[Quiz]) -> QuerySet[Quiz]:
    asked = Q(items__is_dropped=False) & ~Q(is_loaded=True, items__exercise__is_retired=True)
    return rows.annotate(
        questions=Count("items", filter=asked),
        is_published=Exists(Revision.objects.filter(quiz=OuterRef("pk"))),
    )
