"""What a class has done of a task: for its teachers alone."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.classroom.words import classes as class_words
from lessons.results.domain.lessons import lesson_tables_of
from lessons.results.domain.results import table_of
from lessons.results.domain.table import Table
from lessons.results.views import common_mistakes
from lessons.results.views.grid import grid
from lessons.results.views.heading import files, heading, ways
from lessons.results.views.lessons import lesson_page
from lessons.results.views.query import Wish, read
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.guards import for_teachers

WIDEST_ON_PAPER = 20  # questions beside each other


@for_teachers
@require_safe
def results(request: HttpRequest, pk: int) -> HttpResponse:
    """What the class thinks and who answered what. `part=grid`: the table alone, to keep a page fresh."""
    assignment = access.taught_assignment(request.user, pk)
    wish = read(request.GET)
    request.page_url = request.path + wish.query
    if assignment.quiz is None:
        (lesson,) = lesson_tables_of([assignment], get_language() or "")
        return render(request, "lessons/results/lesson.html", lesson_page(lesson, wish))
    table = table_of(assignment, counts=wish.counts)
    if request.GET.get("part") == "grid":
        return _fresh(request, table, wish)
    return render(request, "lessons/results/results.html", page(table, wish))


def page(table: Table, wish: Wish, *, on_paper: bool = False) -> dict[str, Any]:
    """All that the page shows; on paper its table is without links, and in parts that a sheet is wide enough for."""
    context = _thoughts(table, wish) | {
        "students": class_words.students(len(table.rows)),
        "asked": words.questions(sum(not column.is_dropped for column in table.columns)),
        "ways": ways(reverse("lessons:results", args=(table.assignment.pk,)), wish),
        "files": files(reverse("lessons:results-csv", args=(table.assignment.pk,)), wish, answers=True),
    }
    return heading(table.assignment) | context | _live(table, wish, context["told"], on_paper=on_paper)


def _thoughts(table: Table, wish: Wish) -> dict[str, Any]:
    """The commonest mistakes, and how well each question was done."""
    told, all_told = common_mistakes.told(table, most=None if wish.all_thoughts else common_mistakes.MOST)
    questions = [
        {
            "column": column,
            "asks": common_mistakes.asks(column.asked),
            "facility": common_mistakes.facility(table, column),
        }
        for column in table.columns
    ]
    address = reverse("lessons:results", args=(table.assignment.pk,))
    more = all_told - len(told)
    return {
        "assignment": table.assignment,
        "told": told,
        "nothing": words.nothing_thought(any(row.taken for row in table.rows)),
        "more": more and words.more_thoughts(more),
        "all_url": f"{address}{wish.but(all_thoughts=True).query}#thinks",
        "few_url": f"{address}{wish.but(all_thoughts=False).query}#thinks",
        "questions": questions,
        "wish": wish,
    }


def _live(table: Table, wish: Wish, told: Sequence[Any], *, on_paper: bool = False) -> dict[str, Any]:
    """The table, and what says how it stands; `seen` tells whether the table has changed since."""
    hot = {one.key for one in told[: common_mistakes.MOST]}
    parts = wish.ordered(table).parts(WIDEST_ON_PAPER if on_paper else max(1, len(table.columns)))
    grids = [grid(part, wish, hot, links=not on_paper) for part in parts]
    at_it = sum(row.taken is not None and not row.taken.is_over for row in table.rows)
    finished = len(table.over)
    return {
        "grids": grids,
        "seen": blake2b("".join(grids).encode(), digest_size=8).hexdigest(),
        "standing": words.standing(
            finished=finished, at_it=at_it, of=len(table.rows), average=table.average, older=table.older
        ),
        "has_older": any(len(table.versions(column)) > 1 for column in table.columns),
        "updated": words.updated(timezone.now(), table.assignment.classroom.time_zone),
    }


def _fresh(request: HttpRequest, table: Table, wish: Wish) -> HttpResponse:
    """The table, or nothing in its place where it is as the page has it; how it stands in either case.

    What the class thinks comes where the page has `nothing` of it yet: a list that is being read stays as it is.
    """
    context = _thoughts(table, wish)
    context |= _live(table, wish, context["told"])
    same = request.GET.get("seen") == context["seen"]
    response = render(request, "lessons/results/_fresh.html", context | {"same": same})
    if same:
        response["HX-Reswap"] = "none"
    return response
