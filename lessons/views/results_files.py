"""The results of a task, and of all the tasks of a class, for a spreadsheet and on paper.

The first line of a file is for programs: it is the same in every language, and a column is named by the key of its
question or the number of its task, which two of the same title do not share. `headers=words` has words there.
"""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.timezone import localtime
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.domain import access
from lessons.domain.results import table_of
from lessons.domain.results_class import Standing, Summary, summary
from lessons.domain.results_lessons import LessonTable, lesson_tables_of
from lessons.domain.results_table import Row, Table
from lessons.domain.tasks import title
from lessons.models import Progress
from lessons.views.csv_files import COMMA, SEMICOLON, Cell, csv_file
from lessons.views.guards import for_teachers
from lessons.views.results import page
from lessons.views.results_class import named
from lessons.views.results_grid import short
from lessons.views.results_lessons import lesson_page
from lessons.views.results_query import Wish, read
from lessons.words import results as words

BEGIN = ("class", "task", "student", "student_id")
TAKEN = ("attempt", "started", "finished", "late")
ENDS = ("points", "max", "percent")
TEXT_FORM = "\ufe0e"  # asks a screen for a printed suit; spreadsheets show it


@for_teachers
@require_safe
def on_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The table and the questions, to print."""
    assignment = access.taught_assignment(request.user, pk)
    wish = read(request.GET)
    if assignment.quiz:
        context = page(table_of(assignment, counts=wish.counts), wish, on_paper=True)
    else:
        context = lesson_page(lesson_tables_of([assignment], get_language() or "")[0], wish, links=False)
    return render(request, "lessons/results/print.html", context)


@for_teachers
@require_safe
def as_csv(request: HttpRequest, pk: int) -> HttpResponse:
    """A row for each student, as the page has them: points by question, or with `cells=answers` what was answered."""
    assignment = access.taught_assignment(request.user, pk)
    wish = read(request.GET)
    in_words, answers = request.GET.get("headers") == "words", request.GET.get("cells") == "answers"
    if assignment.quiz:
        table = table_of(assignment, counts=wish.counts)
        rows = _of_quiz(wish.ordered(table), wish, in_words=in_words, answers=answers)
    else:
        lesson = lesson_tables_of([assignment], get_language() or "")[0]
        rows = _of_lesson(wish.ordered(lesson), wish, in_words=in_words)
    return csv_file(rows, f"task-{pk}.csv", separator=_separator(request))


@for_teachers
@require_safe
def class_as_csv(request: HttpRequest, pk: int) -> HttpResponse:
    """A row for each student of a class, three columns for each of its tasks."""
    classroom = access.taught_class(request.user, pk)
    found, wish = summary(classroom, get_language() or ""), read(request.GET)
    rows = _of_class(found, wish, in_words=request.GET.get("headers") == "words")
    return csv_file(rows, f"class-{pk}.csv", separator=_separator(request))


def _separator(request: HttpRequest) -> str:
    return SEMICOLON if request.GET.get("separator") == "semicolon" else COMMA


def _of_quiz(table: Table, wish: Wish, *, in_words: bool, answers: bool) -> list[list[Cell]]:
    columns = [column for column in table.columns if not column.is_dropped]
    zone = table.assignment.classroom.time_zone
    if in_words:
        asked = [str(words.question(column.number)) for column in columns]
        rows: list[list[Cell]] = [[*words.csv_begin(), *words.csv_taken(), *asked, *words.csv_ends()]]
    else:
        rows = [[*BEGIN, *TAKEN, *(column.key for column in columns), *ENDS]]
    for row in table.rows:
        begin, taken = _begin(table, row, wish), row.taken
        if taken is None:
            rows.append([*begin, *([None] * (len(rows[0]) - len(begin)))])
            continue
        when: list[Cell] = [taken.number, _iso(taken.started, zone), _iso(taken.finished, zone), int(taken.is_late)]
        cells: list[Cell] = []
        for column in columns:
            given = taken.given.get(column.key)
            if given is None:
                cells.append(None)
            elif answers:
                cells.append(str(short(given.asked.text, given.form)).replace(TEXT_FORM, ""))
            else:
                cells.append(_number(given.credit * taken.asked[column.key].weight))
        rows.append([*begin, *when, *cells, _number(taken.points), taken.most, round(taken.percent, 1)])
    return rows


def _of_lesson(table: LessonTable, wish: Wish, *, in_words: bool) -> list[list[Cell]]:
    """1 for a step that is done, 0 for one that was tried, nothing for one that was not."""
    steps = table.steps
    if in_words:
        rows: list[list[Cell]] = [[*words.csv_begin(), *(step.title.text for step in steps), *words.csv_steps()]]
    else:
        rows = [[*BEGIN, *(step.slug for step in steps), "done", "steps"]]
    for row in table.rows:
        cells = [
            None if step.key not in row.states else int(row.states[step.key] == Progress.State.RIGHT)
            for step in steps
        ]
        rows.append([*_begin(table, row, wish), *cells, row.done, len(steps)])
    return rows


def _of_class(found: Summary, wish: Wish, *, in_words: bool) -> list[list[Cell]]:
    head: list[Cell] = list(words.csv_class()) if in_words else ["class", "student", "student_id"]
    for task in found.tasks:
        ends = words.csv_ends() if in_words else ENDS
        name = f"{title(task, get_language() or '')}: " if in_words else f"task_{task.pk}_"
        head += [f"{name}{end}" for end in ends]
    rows = [head]
    for name, member in named(found, wish):
        cells: list[Cell] = []
        for task in found.tasks:
            cells += _ends(found.standings.get((task.pk, member.pk)))
        rows.append([found.classroom.name, str(name), member.pk, *cells])
    return rows


def _ends(standing: Standing | None) -> list[Cell]:
    if standing is None or standing.percent is None:
        return [None, None, None]
    return [_number(standing.reached), standing.most, round(standing.percent, 1)]


def _begin(table: Table | LessonTable, row: Row, wish: Wish) -> list[Cell]:
    assignment = table.assignment
    return [assignment.classroom.name, assignment.pk, str(wish.name(row)), row.membership.pk]


def _iso(when: datetime | None, zone: str) -> str | None:
    """An instant in the time of the class, with how far that is from Greenwich."""
    return when and localtime(when, ZoneInfo(zone)).isoformat(timespec="seconds")


def _number(points: float) -> float | int:
    return int(points) if points == int(points) else points
