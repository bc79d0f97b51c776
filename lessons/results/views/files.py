"""The results of a task, and of all the tasks of a class, for a spreadsheet and on paper.

The first line of a file is for programs: it is the same in every language, and a column is named by the key of its
question or the number of its task, which two of the same title do not share. `headers=words` has words there, and
`separator=semicolon` is for spreadsheets where numbers have a decimal comma.
"""

from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.timezone import localtime
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.assignments.domain.tasks import title
from lessons.models import Progress
from lessons.results.domain.class_results import Summary, TaskStanding, summary
from lessons.results.domain.lessons import LessonRow, LessonTable, lesson_tables_of
from lessons.results.domain.results import table_of
from lessons.results.domain.table import QuestionColumn, QuestionVersion, ResultsRow, ResultsTable
from lessons.results.views.class_results import named
from lessons.results.views.common_mistakes import asks_about
from lessons.results.views.grid import whole
from lessons.results.views.lessons import lesson_page
from lessons.results.views.query import GradebookView, read_view
from lessons.results.views.results import page
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.csv_files import SEPARATORS, Cell, csv_file, gives_a_file, parameter
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording import csv_files as file_words

BEGIN = ("class", "task", "student", "student_id")
ATTEMPT = ("attempt", "started", "finished", "late")
ENDS = ("points", "max", "percent")
HEADERS, CELLS = ("keys", "words"), ("points", "answers")
TEXT_FORM = "\ufe0e"  # asks a screen for a printed suit; spreadsheets show it


@for_teachers
@require_safe
def on_paper(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The table and the questions, to print."""
    assignment = access.taught_assignment(request.user, pk)
    view = read_view(request.GET)
    if assignment.quiz:
        context = page(table_of(assignment, counts=view.counts), view, on_paper=True)
    else:
        context = lesson_page(lesson_tables_of([assignment], get_language() or "")[0], view, links=False)
    return render(request, "lessons/results/print.html", context)


@for_teachers
@require_safe
@gives_a_file
def as_csv(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """A row for each student, as the page has them: points by question, or with `cells=answers` what was answered."""
    assignment = access.taught_assignment(request.user, pk)
    view = read_view(request.GET)
    in_words, answers = _in_words(request), parameter(request, "cells", CELLS) == "answers"
    if assignment.quiz:
        table = table_of(assignment, counts=view.counts)
        rows = _of_quiz(view.ordered(table), view, in_words=in_words, answers=answers)
    else:
        lesson = lesson_tables_of([assignment], get_language() or "")[0]
        rows = _of_lesson(view.ordered(lesson), view, in_words=in_words)
    return csv_file(rows, f"task-{pk}.csv", separator=_separator(request))


@for_teachers
@require_safe
@gives_a_file
def class_as_csv(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """A row for each student of a class, three columns for each of its tasks."""
    classroom = access.taught_class(request.user, pk)
    found, view = summary(classroom, get_language() or ""), read_view(request.GET)
    rows = _of_class(found, view, in_words=_in_words(request))
    return csv_file(rows, f"class-{pk}.csv", separator=_separator(request))


def _separator(request: AuthenticatedHttpRequest) -> str:
    return parameter(request, "separator", list(SEPARATORS))


def _in_words(request: AuthenticatedHttpRequest) -> bool:
    return parameter(request, "headers", HEADERS) == "words"


def _of_quiz(table: ResultsTable, view: GradebookView, *, in_words: bool, answers: bool) -> list[list[Cell]]:
    columns = [column for column in table.columns if not column.is_dropped]
    if in_words:  # a column for each version of a question, under what it asked
        versions = [(column, version) for column in columns for version in table.versions(column)]
        heads = [_asks(column, version) for column, version in versions]
        parts: list[tuple[QuestionColumn, QuestionVersion | None]] = [*versions]
        rows: list[list[Cell]] = [
            [*file_words.student_columns(), *file_words.attempt_columns(), *heads, *file_words.points_columns()]
        ]
    else:
        parts = [(column, None) for column in columns]
        rows = [[*BEGIN, *ATTEMPT, *(column.key for column in columns), *ENDS]]
    times = partial(_times, zone=table.assignment.classroom.time_zone, in_words=in_words)
    for row in table.rows:
        begin, result = _begin(table, row, view), row.result
        if result is None:
            rows.append([*begin, *([None] * (len(rows[0]) - len(begin)))])
            continue
        when: list[Cell] = [result.number, *times(result.started, result.finished), int(result.is_late)]
        cells: list[Cell] = []
        for column, version in parts:
            response = result.responses.get(column.key)
            if response is None or (version and response.question.version != version.version):
                cells.append(None)
            elif answers:
                cells.append(_plain(whole(response.question.text, response.form)))
            else:
                cells.append(_number(response.credit * result.questions[column.key].weight))
        rows.append([*begin, *when, *cells, _number(result.points), result.most, round(result.percent, 1)])
    return rows


def _asks(column: QuestionColumn, version: QuestionVersion) -> str:
    """What stands over a question: its number and what it asks."""
    name = words.question(column.number, is_older=column.is_older(version))
    return f"{name}: {_plain(asks_about(version))}"


def _plain(text: Any) -> str:
    """A text without its markup, as a spreadsheet has it."""
    return " ".join(str(text).replace(TEXT_FORM, "").split())


def _of_lesson(table: LessonTable, view: GradebookView, *, in_words: bool) -> list[list[Cell]]:
    """1 for a step that is done, 0 for one that was tried, nothing for one that was not."""
    steps = table.steps
    if in_words:
        rows: list[list[Cell]] = [
            [*file_words.student_columns(), *(step.title.text for step in steps), *file_words.steps_columns()]
        ]
    else:
        rows = [[*BEGIN, *(step.slug for step in steps), "done", "steps"]]
    for row in table.rows:
        cells = [
            None if step.key not in row.states else int(row.states[step.key] == Progress.State.RIGHT)
            for step in steps
        ]
        rows.append([*_begin(table, row, view), *cells, row.done, len(steps)])
    return rows


def _of_class(found: Summary, view: GradebookView, *, in_words: bool) -> list[list[Cell]]:
    head: list[Cell] = list(file_words.lesson_columns()) if in_words else ["class", "student", "student_id"]
    for task in found.tasks:
        ends = file_words.points_columns() if in_words else ENDS
        name = f"{title(task, get_language() or '')}: " if in_words else f"task_{task.pk}_"
        head += [f"{name}{end}" for end in ends]
    rows = [head]
    for name, member in named(found, view):
        cells: list[Cell] = []
        for task in found.tasks:
            cells += _ends(found.standings.get((task.pk, member.pk)))
        rows.append([found.classroom.name, str(name), member.pk, *cells])
    return rows


def _ends(standing: TaskStanding | None) -> list[Cell]:
    if standing is None or standing.percent is None:
        return [None, None, None]
    return [_number(standing.reached), standing.most, round(standing.percent, 1)]


def _begin(table: ResultsTable | LessonTable, row: ResultsRow | LessonRow, view: GradebookView) -> list[Cell]:
    assignment = table.assignment
    return [assignment.classroom.name, assignment.pk, str(view.name(row)), row.membership.pk]


def _times(*instants: datetime | None, zone: str, in_words: bool) -> list[str | None]:
    """Instants in the time of the class: as Excel reads them in every language, for programs with their offset."""
    local = [localtime(when, ZoneInfo(zone)) if when else None for when in instants]
    return [
        (f"{when:%Y-%m-%d %H:%M}" if in_words else when.isoformat(timespec="seconds")) if when else None
        for when in local
    ]


def _number(points: float) -> float | int:
    return int(points) if points == int(points) else points
