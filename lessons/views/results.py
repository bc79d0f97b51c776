"""What a class has done of a task: for its teachers alone."""

from hashlib import blake2b
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lessons.domain import access
from lessons.domain.results import Table, table_of
from lessons.models import Assignment
from lessons.models.translation import translated
from lessons.views import results_thoughts
from lessons.views.guards import for_teachers
from lessons.views.results_grid import grid
from lessons.views.results_query import Wish, read
from lessons.words import classes as class_words
from lessons.words import results as words


@for_teachers
@require_safe
def results(request: HttpRequest, pk: int) -> HttpResponse:
    """What the class thinks and who answered what. `part=grid`: the table alone, to keep a page fresh."""
    assignment = access.taught_assignment(request.user, pk)
    wish = read(request.GET)
    table = table_of(assignment, counts=wish.counts)
    if request.GET.get("part") == "grid":
        return _fresh(request, table, wish)
    request.page_url = request.path + wish.query
    return render(request, "lessons/results/results.html", page(table, wish))


def page(table: Table, wish: Wish) -> dict[str, Any]:
    """All that the page shows."""
    told, all_told = results_thoughts.told(table, most=None if wish.all_thoughts else results_thoughts.MOST)
    hot = {one.key for one in told[: results_thoughts.MOST]}
    questions = [
        {
            "column": column,
            "asks": results_thoughts.asks(question),
            "facility": words.facility(table.facility(column.key)),
        }
        for column, question in zip(table.columns, results_thoughts.shown_questions(table.columns), strict=True)
    ]
    address = reverse("lessons:results", args=(table.assignment.pk,))
    more = all_told - len(told)
    context = {
        "told": told,
        "nothing": words.nothing_thought(any(row.taken for row in table.rows)),
        "more": more and words.more_thoughts(more),
        "all_url": f"{address}{wish.but(all_thoughts=True).query}#thinks",
        "few_url": f"{address}{wish.but(all_thoughts=False).query}#thinks",
        "ways": ways(address, wish),
        "questions": questions,
        "wish": wish,
    }
    return heading(table) | context | _live(table, wish, hot)


def ways(address: str, wish: Wish) -> list[list[dict[str, Any]]]:
    """How the table can be shown: each way with its address and whether it is shown so."""
    choices = (
        ("by_total", ((False, _("By name")), (True, _("By points")))),
        ("names", ((True, _("With names")), (False, _("Without names, for the wall")))),
        ("first", ((False, _("The attempt that counts")), (True, _("First attempts")))),
    )
    return [
        [
            {
                "url": f"{address}{wish.but(**{name: value}).query}#who",
                "label": label,
                "here": getattr(wish, name) is value,
            }
            for value, label in options
        ]
        for name, options in choices
    ]


def heading(table: Table) -> dict[str, Any]:
    """The task, its class, how many there are, by when."""
    assignment = table.assignment
    counted = [column for column in table.columns if not column.is_dropped]
    return {
        "assignment": assignment,
        "classroom": assignment.classroom,
        "title": title_of(assignment),
        "students": class_words.students(len(table.rows)),
        "asked": words.questions(len(counted)),
        "due": words.due(assignment.due, assignment.classroom.time_zone),
    }


def title_of(assignment: Assignment) -> Any:
    """The title of the quiz that was set, in the reader's language."""
    return translated(assignment.quiz, "title", get_language() or "")


def _live(table: Table, wish: Wish, hot: set[str]) -> dict[str, Any]:
    """The table, and what says how it stands; `seen` tells whether the table has changed since."""
    shown = grid(table.by_total() if wish.by_total else table, wish, hot)
    at_it = sum(row.taken is not None and not row.taken.finished for row in table.rows)
    finished = len(table.finished)
    return {
        "grid": shown,
        "seen": blake2b(shown.encode(), digest_size=8).hexdigest(),
        "standing": words.standing(finished=finished, at_it=at_it, of=len(table.rows), average=table.average),
        "updated": words.updated(timezone.now(), table.assignment.classroom.time_zone),
    }


def _fresh(request: HttpRequest, table: Table, wish: Wish) -> HttpResponse:
    """The table, or nothing in its place where it is as the page has it; how it stands in either case."""
    told, _all = results_thoughts.told(table, most=results_thoughts.MOST)
    context = _live(table, wish, {one.key for one in told})
    same = request.GET.get("seen") == context["seen"]
    response = render(request, "lessons/results/_fresh.html", context | {"same": same})
    if same:
        response["HX-Reswap"] = "none"
    return response
