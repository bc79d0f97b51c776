"""Which questions count. Dropped ones do not, not even in attempts that were asked them."""

from collections.abc import Collection, Iterable, Mapping

from django.db.models import Count, Q

from lessons.models import QuizItem
from lessons.quizzes.domain.quizzes import FrozenQuestion

Dropped = Mapping[int, Collection[str]]


def dropped_of(quizzes: Iterable[int | None]) -> dict[int, set[str]]:
    """The keys of the questions that no longer count, by quiz. One query."""
    found: dict[int, set[str]] = {}
    rows = QuizItem.objects.filter(quiz__in=[quiz for quiz in quizzes if quiz], is_dropped=True)
    for quiz, key in rows.order_by().values_list("quiz_id", "key"):  # no ordering: it would join a table
        found.setdefault(quiz, set()).add(key)
    return found


def counted_keys(keys: Iterable[str], dropped: Collection[str]) -> list[str]:
    """The keys of those questions that count, in their order."""
    return [key for key in keys if key not in dropped]


def weights_of(questions: Iterable[FrozenQuestion], dropped: Collection[str]) -> dict[str, int]:
    """The weight of each question that counts, by key."""
    return {question["key"]: question["weight"] for question in questions if question["key"] not in dropped}


def number_answered(dropped: Dropped) -> Count:
    """An annotation of attempts: how many of the questions that count are answered."""
    left_out = Q()
    for quiz, keys in dropped.items():
        left_out |= Q(revision__quiz=quiz, answers__key__in=keys)
    return Count("answers", filter=~left_out) if left_out else Count("answers")
