"""The table of students and questions. Put together here, not by a template: it has a thousand cells.

Cells depend on the question and the answer alone, so they are kept for all classes.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from django.urls import reverse
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lessons.models.translation import first_text
from lessons.questions.kinds.base import Kind, Verdict
from lessons.questions.kinds.registry import kind_of
from lessons.questions.words.short_answers import short_answer
from lessons.questions.words.written_answers import written_answer
from lessons.results.domain.common_mistakes import form_of, grade_of
from lessons.results.domain.table import AttemptResult, QuestionColumn, ResultsRow, ResultsTable
from lessons.results.views.query import GradebookView
from lessons.results.words import results as words
from lessons.wording.editor_text import with_calls
from lessons.wording.points import number
from lessons.wording.sentence import Sentence

RIGHT = Verdict.RIGHT.value
PLACE = "9876543210"  # where the number of an attempt goes in an address
MARKS = {RIGHT: "✓", Verdict.PARTLY.value: "◐", "left-out": "\N{EN DASH}", "open": "·", "not-asked": ""}
CLASSES = {Verdict.PARTLY.value: "partly", Verdict.WRONG.value: "miss"}


def grid(
    table: ResultsTable, view: GradebookView, highlighted: Collection[str] = (), *, links: bool = True
) -> SafeString:
    """What is in the <table>: `highlighted` questions are those of which the page tells what the class thinks."""
    language = get_language() or ""
    address = reverse("lessons:answers", args=(int(PLACE),)) + view.replace(all_mistakes=False).query
    answers = conditional_escape(address) if links else ""
    rows = "".join(_row(table, row, view, language, answers) for row in table.rows)
    return SafeString(
        f"{_head(table, view, highlighted, links=links)}<tbody>{rows}</tbody>{_foot(table) if rows else ''}"
    )


def _head(table: ResultsTable, view: GradebookView, highlighted: Collection[str], *, links: bool) -> str:
    address = reverse("lessons:results-question", args=(table.assignment.pk, "KEY"))
    before, after = map(conditional_escape, (address + view.query).split("KEY"))
    cells = ""
    for column in table.columns:
        css = _css("highlighted" if column.key in highlighted else "", "dropped" if column.is_dropped else "")
        shown = str(column.number)
        if links:
            place = f'id="of-{column.key}" href="{before}{column.key}{after}"'
            shown = f'<a {place} aria-label="{words.question(column.number)}">{shown}</a>'
        cells += f'<th scope="col"{css}>{shown}</th>'
    student, points = _("Student"), _("Points")
    ends = format_html('<th scope="col" class="n">{}</th><th scope="col" class="n">%</th>', points)
    return f'<thead><tr><th scope="col">{conditional_escape(student)}</th>{cells}{ends}</tr></thead>'


def _row(table: ResultsTable, row: ResultsRow, view: GradebookView, language: str, answers: str) -> str:
    """A student; `answers` is the address of an attempt, with PLACE for its number, or "" for no link."""
    result = row.result
    if result is None:
        text = format_html('<td class="start" colspan="{}">{}</td>', len(table.columns) + 2, words.NOT_BEGUN)
        return f'<tr class="unbegun"><th scope="row">{conditional_escape(view.name(row))}</th>{text}</tr>'
    name: str = conditional_escape(view.name(row))
    if answers:
        name = f'<a id="by-{row.membership.pk}" href="{answers.replace(PLACE, str(result.pk))}">{name}</a>'
    name += _note(row, result)
    cells = "".join(_cell(column, result, language) for column in table.columns)
    total = f'<td class="n">{_number(result.points, language)}</td><td class="n">{round(result.percent)}</td>'
    return f'<tr><th scope="row">{name}</th>{cells}{total}</tr>'


def _note(row: ResultsRow, result: AttemptResult) -> str:
    notes: list[Any] = [words.LATE] if result.is_late else []
    if not result.finished:
        notes.append(words.NOT_FINISHED if result.is_over else words.IN_PROGRESS)
    if len(row.attempts) > 1:
        notes.append(words.attempt(result.number, len(row.attempts)))
    return format_html(" <small>{}</small>", ", ".join(map(str, notes))) if notes else ""


def _cell(column: QuestionColumn, result: AttemptResult, language: str) -> str:
    response = result.responses.get(column.key)
    if response is not None:
        is_older = column.is_older(response.question)
        return _answered(
            response.question.text, response.form, response.verdict, column.is_dropped, is_older, language
        )
    is_asked = column.key in result.questions
    return _empty("left-out" if is_asked and result.is_over else "open" if is_asked else "not-asked", language)


@lru_cache(maxsize=8192)
def _answered(text: str, form: str, verdict: str, is_dropped: bool, is_older: bool, language: str) -> str:
    """The cell of an answer to a question (as JSON), `is_older` where it asks something else by now."""
    css = _css(CLASSES.get(verdict, ""), "dropped" if is_dropped else "")
    mark = format_html('<span aria-hidden="true">{}</span>', MARKS[verdict]) if verdict in MARKS else ""
    said = format_html('<span class="vh">{} </span>', words.STATES[verdict])
    answer = "" if verdict == RIGHT else conditional_escape(short(text, form))
    older = ' <span aria-hidden="true" title="{}">*</span><span class="vh">, {}</span>' if is_older else ""
    return f"<td{css}>{mark}{said}{answer}{format_html(older, words.TO_OLDER, words.TO_OLDER) if older else ''}</td>"


@lru_cache(maxsize=64)
def _empty(state: str, language: str) -> str:
    mark = format_html('<span aria-hidden="true">{}</span>', MARKS[state])
    return format_html('<td class="none">{}<span class="vh">{}</span></td>', mark, words.STATES[state])


def short(text: str, form: str) -> str:
    """An answer in a word; "?" for one that can no longer be read."""
    grade = grade_of(text, form)
    if grade is None:
        return "?"
    kind, spec, options = _question(text)
    return short_answer(kind, spec, form_of(form), grade, options)


def whole(text: str, form: str) -> str:
    """All that was answered; "?" for what can no longer be read."""
    if grade_of(text, form) is None:
        return "?"
    kind, spec, options = _question(text)
    return written_answer(kind, spec, form_of(form), options)


def _question(text: str) -> tuple[Kind[Any, Any], Any, dict[str, Sentence]]:
    """The kind of a question (as JSON), what it asks, and the texts of its options."""
    question: Any = form_of(text)  # JSON that is kept
    kind, language = kind_of(question["spec"]), get_language() or ""
    options = {name: with_calls(first_text(texts, language).text) for name, texts in question["options"].items()}
    return kind, kind.read(question["spec"]), options


def _foot(table: ResultsTable) -> str:
    cells = []
    for column in table.columns:
        right = sum(response.verdict == RIGHT for response in table.answers(column.key))
        cells.append(f"<td{_css('dropped' if column.is_dropped else '')}>{right}</td>")
    average = "" if table.average is None else str(round(table.average))
    label = conditional_escape(_("Right answers"))
    return (
        f'<tfoot><tr><th scope="row">{label}</th>{"".join(cells)}<td></td><td class="n">{average}</td></tr></tfoot>'
    )


@lru_cache(maxsize=64)
def _css(*names: str) -> SafeString:
    css = " ".join(filter(None, names))
    return format_html(' class="{}"', css) if css else SafeString("")


@lru_cache(maxsize=2048)
def _number(points: float, language: str) -> str:
    return number(points)
