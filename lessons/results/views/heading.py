"""What stands over every page of results, and the choices of how its table is shown."""

from typing import Any
from urllib.parse import urlencode

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lessons.assignments.domain.tasks import title
from lessons.models import Assignment
from lessons.results.views.query import GradebookView
from lessons.results.words import results as words
from lessons.web.csv_files import separators
from lessons.wording import csv_files as file_words


def choices(address: str, view: GradebookView, *, lesson: bool = False) -> list[list[dict[str, Any]]]:
    """The choices of how the table is shown, in groups: each with its address and whether it is the one shown."""
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
                "url": f"{address}{view.replace(**{name: value}).query}#by-student",
                "label": label,
                "here": getattr(view, name) is value,
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


def files(address: str, view: GradebookView, *, answers: bool = False) -> list[dict[str, Any]]:
    """The files of an address: for Excel, that in the language of the page first, and for programs."""
    own, other = separators()
    found = [(file_words.for_excel(own), {"separator": own, "headers": "words"})]
    if answers:
        in_words = {"separator": own, "headers": "words", "cells": "answers"}
        found.append((file_words.for_excel_with_answers(), in_words))
    found += [
        (file_words.for_excel(other), {"separator": other, "headers": "words"}),
        (file_words.for_programs(), {}),
    ]
    return [{"url": _with(address, view, more), **label} for label, more in found]


def _with(address: str, view: GradebookView, more: dict[str, str]) -> str:
    query = "&".join(filter(None, (view.query.lstrip("?"), urlencode(more))))
    return f"{address}?{query}" if query else address
