"""The bank: the questions of the lessons and one's own, to be found and put into quizzes."""

from collections.abc import Collection
from dataclasses import dataclass

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Exercise


@dataclass(frozen=True, slots=True)
class BankFilter:
    """What is looked for; "" and None are anything. `lesson` is course or course/lesson, `words` of any language."""

    own: bool = False
    lesson: str = ""
    law: str = ""
    kind: str = ""
    level: int | None = None
    words: str = ""


def usable_exercises(user: User) -> QuerySet[Exercise]:
    """What somebody may put into a quiz: what is loaded and not retired, and his own."""
    return Exercise.objects.filter(Q(owner=user) | Q(owner=None, is_loaded=True, is_retired=False))


def search(user: User, filters: BankFilter) -> list[Exercise]:
    """What fits, with its notes; in the order of the lessons, one's own last first. Two queries."""
    rows = usable_exercises(user).filter(owner=user).order_by("-pk") if filters.own else usable_exercises(user)
    if filters.lesson:
        rows = rows.filter(slug__startswith=f"{filters.lesson}/")
    for name in ("law", "kind", "level"):
        if value := getattr(filters, name):
            rows = rows.filter(**{name: value})
    listed = list(rows.prefetch_related("notes"))
    sought = filters.words.casefold().split()
    return [row for row in listed if all(word in _text(row) for word in sought)] if sought else listed


def pick(user: User, pks: Collection[int]) -> list[Exercise]:
    """Those of these that somebody may use, in the order of `pks`."""
    rows = usable_exercises(user).in_bulk(list(pks))
    return [rows[pk] for pk in pks if pk in rows]


def laws() -> list[str]:
    """The Laws under which questions are found."""
    return sorted(set(Exercise.objects.exclude(law="").values_list("law", flat=True)))


def _text(row: Exercise) -> str:
    """All that is written in it, in every language; databases differ in what they take for the same letter."""
    codes = settings.MODELTRANSLATION_LANGUAGES
    prompts = [getattr(row, build_localized_fieldname("prompt", code)) or "" for code in codes]
    notes = [
        getattr(note, build_localized_fieldname("text", code)) or "" for note in row.notes.all() for code in codes
    ]
    return " ".join((row.slug, *prompts, *notes)).casefold()
