"""The bank: the questions of the lessons and a teacher's own, to search and put into quizzes."""

from collections.abc import Collection
from dataclasses import dataclass

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Exercise


@dataclass(frozen=True, slots=True)
class BankFilter:
    """What to look for; "" and None match anything. `lesson` is COURSE or COURSE/LESSON."""

    own: bool = False
    lesson: str = ""
    law: str = ""
    kind: str = ""
    level: int | None = None
    words: str = ""


def usable_exercises(user: User) -> QuerySet[Exercise]:
    """The exercises that somebody may put into a quiz: those of the lessons and their own."""
    return Exercise.objects.filter(Q(owner=user) | Q(owner=None, is_loaded=True, is_retired=False))


def search(user: User, filters: BankFilter) -> list[Exercise]:
    """The exercises that match, with their notes, in the order of the lessons; own ones newest first. Two queries."""
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
    """Those of these exercises that somebody may use, in the order of `pks`."""
    rows = usable_exercises(user).in_bulk(list(pks))
    return [rows[pk] for pk in pks if pk in rows]


def laws() -> list[str]:
    """The Laws under which questions are found."""
    return sorted(set(Exercise.objects.exclude(law="").values_list("law", flat=True)))


def _text(row: Exercise) -> str:
    """All its texts, in lower case. They are searched here since databases compare letters differently."""
    codes = settings.MODELTRANSLATION_LANGUAGES
    prompts = [getattr(row, build_localized_fieldname("prompt", code)) or "" for code in codes]
    notes = [
        getattr(note, build_localized_fieldname("text", code)) or "" for note in row.notes.all() for code in codes
    ]
    return " ".join((row.slug, *prompts, *notes)).casefold()
