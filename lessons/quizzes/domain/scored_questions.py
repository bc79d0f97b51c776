"""Which questions count: not those that were dropped, in the attempts that have been asked them neither."""

from collections.abc import Collection, Iterable, Mapping

from django.db.models import Count, Q

from lessons.models import QuizItem
from lessons.quizzes.domain.quizzes import Question

Dropped = Mapping[int, Collection[str]]


def dropped_of(quizzes: Iterable[int | None]) -> dict[int, set[str]]:
    """The keys of the questions that no longer count, by quiz. One query."""
    found: dict[int, set[str]] = {}
    rows = QuizItem.objects.filter(quiz__in=[quiz for quiz in quizzes if quiz], is_dropped=True)
    for quiz, key in rows.order_by().values_list("quiz_id", "key"):  # by nothing that would be joined
        found.setdefault(quiz, set()).add(key)
    return found


def that_count(keys: Iterable[str], dropped: Collection[str]) -> list[str]:
    """Those of the questions that count, in their order."""
    return [key for key in keys if key not in dropped]


def weights_of(questions: Iterable[Question], dropped: Collection[str]) -> dict[str, int]:
    """How many points each of the questions counts, of those that count."""
    return {one["key"]: one["weight"] for one in questions if one["key"] not in dropped}


def number_answered(dropped: Dropped) -> Count:
    """An annotation of attempts: how many of the questions that count are answered."""
    left_out = Q()
    for quiz, keys in dropped.items():
        left_out |= Q(revision__quiz=quiz, answers__key__in=keys)
    return Count("answers", filter=~left_out) if left_out else Count("answers")
