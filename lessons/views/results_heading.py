"""What stands over every page of results, and the ways in which its table can be shown."""

from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lessons.domain.tasks import title
from lessons.models import Assignment
from lessons.views.results_query import Wish
from lessons.words import results as words

_SEMICOLON, _WORDS = {"separator": "semicolon"}, {"headers": "words"}


def ways(address: str, wish: Wish, *, lesson: bool = False) -> list[list[dict[str, Any]]]:
    """How the table can be shown: each way with its address and whether it is shown so."""
    by_total = _("By steps done") if lesson else _("By points")
    choices = [
        ("by_total", ((False, _("By name")), (True, by_total))),
        ("names", ((True, _("With names")), (False, _("Without names, for the projector")))),
    ]
    if not lesson:
        choices.append(("first", ((False, _("The attempt that counts")), (True, _("First attempts")))))
    return [
        [
            {
                "url": f"{address}{wish.but(**{name: value}).query}#by-student",
                "label": label,
                "here": getattr(wish, name) is value,
            }
            for value, label in options
        ]
        for name, options in choices
    ]


def heading(assignment: Assignment) -> dict[str, Any]:
    """The task, its class, by when it is due."""
    return {
        "assignment": assignment,
        "classroom": assignment.classroom,
        "title": title(assignment, get_language() or ""),
        "due": words.due(assignment.due, assignment.classroom.time_zone),
    }


def files(assignment: Assignment, wish: Wish, *, answers: bool) -> list[dict[str, Any]]:
    """The files that can be had of it: for programs and spreadsheets of either kind, with points or answers."""
    address = reverse("lessons:results-csv", args=(assignment.pk,))
    kinds = [
        (_("with commas, for programs and for Excel in English"), {}),
        (_("with semicolons, for Excel in Portuguese or Russian"), _SEMICOLON),
    ]
    found = [{"url": _with(address, wish, more), "label": label} for label, more in kinds]
    found.append(
        {
            "url": _with(address, wish, _SEMICOLON | _WORDS),
            "label": _("with semicolons, and column headings in words"),
        }
    )
    if answers:
        label = _("with the answers in place of points")
        found.append({"url": _with(address, wish, {"cells": "answers"} | _WORDS), "label": label})
    return found


def _with(address: str, wish: Wish, more: dict[str, str]) -> str:
    query = "&".join(filter(None, (wish.query.lstrip("?"), urlencode(more))))
    return f"{address}?{query}" if query else address
