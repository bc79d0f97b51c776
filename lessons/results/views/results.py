"""What a class has done of a task: for its teachers alone."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.classroom.words import classes as class_words
from lessons.results.domain.lessons import lesson_tables_of
from lessons.results.domain.results import table_of
from lessons.results.domain.table import ResultsTable
from lessons.results.views import common_mistakes
from lessons.results.views.grid import grid
from lessons.results.views.heading import choices, files, heading
from lessons.results.views.lessons import lesson_page
from lessons.results.views.query import GradebookView, read_view
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest

WIDEST_ON_PAPER = 20  # questions beside each other


@for_teachers
@require_safe
def results(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """What the class thinks and who answered what. `part=grid`: the table alone, to keep a page fresh."""
    assignment = access.taught_assignment(request.user, pk)
    view = read_view(request.GET)
    request.page_url = request.path + view.query
    if assignment.quiz is None:
        (lesson,) = lesson_tables_of([assignment], get_language() or "")
        return render(request, "lessons/results/lesson.html", lesson_page(lesson, view))
    table = table_of(assignment, counts=view.counts)
    if request.GET.get("part") == "grid":
        return _fresh(request, table, view)
    return render(request, "lessons/results/results.html", page(table, view))


def page(table: ResultsTable, view: GradebookView, *, on_paper: bool = False) -> dict[str, Any]:
    """All that the page shows; on paper its table is without links, and in parts that a sheet is wide enough for."""
    context = _mistakes(table, view) | {
        "students": class_words.students(len(table.rows)),
        "size": words.questions(sum(not column.is_dropped for column in table.columns)),
        "choices": choices(reverse("lessons:results", args=(table.assignment.pk,)), view),
        "files": files(reverse("lessons:results-csv", args=(table.assignment.pk,)), view, answers=True),
    }
    return heading(table.assignment) | context | _live(table, view, context["mistakes"], on_paper=on_paper)


def _mistakes(table: ResultsTable, view: GradebookView) -> dict[str, Any]:
    """The commonest mistakes, and how well each question was done."""
    mistakes, in_all = common_mistakes.mistake_rows(table, most=None if view.all_mistakes else common_mistakes.MOST)
    questions = [
        {
            "column": column,
            "asks": common_mistakes.asks(column.question),
            "facility": common_mistakes.facility(table, column),
        }
        for column in table.columns
    ]
    address = reverse("lessons:results", args=(table.assignment.pk,))
    more = in_all - len(mistakes)
    return {
        "assignment": table.assignment,
        "mistakes": mistakes,
        "nothing": words.no_mistakes(any(row.result for row in table.rows)),
        "more": more and words.more_mistakes(more),
        "all_url": f"{address}{view.replace(all_mistakes=True).query}#thinks",
        "few_url": f"{address}{view.replace(all_mistakes=False).query}#thinks",
        "questions": questions,
        "view": view,
    }


def _live(
    table: ResultsTable, view: GradebookView, mistakes: Sequence[Any], *, on_paper: bool = False
) -> dict[str, Any]:
    """The table, and what says how it stands; `seen` tells whether the table has changed since."""
    highlighted = {one.key for one in mistakes[: common_mistakes.MOST]}
    parts = view.ordered(table).parts(WIDEST_ON_PAPER if on_paper else max(1, len(table.columns)))
    grids = [grid(part, view, highlighted, links=not on_paper) for part in parts]
    in_progress = sum(row.result is not None and not row.result.is_over for row in table.rows)
    finished = len(table.ended)
    return {
        "grids": grids,
        "seen": blake2b("".join(grids).encode(), digest_size=8).hexdigest(),
        "standing": words.standing(
            finished=finished, in_progress=in_progress, of=len(table.rows), average=table.average, older=table.older
        ),
        "has_older": any(len(table.versions(column)) > 1 for column in table.columns),
        "updated": words.updated(timezone.now(), table.assignment.classroom.time_zone),
    }


def _fresh(request: AuthenticatedHttpRequest, table: ResultsTable, view: GradebookView) -> HttpResponse:
    """The table, or nothing in its place where it is as the page has it; how it stands in either case.

    What the class thinks comes where the page has `nothing` of it yet: a list that is being read stays as it is.
    """
    context = _mistakes(table, view)
    context |= _live(table, view, context["mistakes"])
    same = request.GET.get("seen") == context["seen"]
    response = render(request, "lessons/results/_fresh.html", context | {"same": same})
    if same:
        response["HX-Reswap"] = "none"
    return response
