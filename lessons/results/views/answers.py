"""What students were asked and answered, as their teachers see it: one student's attempt, or one question."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.assignments.domain import attempts
from lessons.models import Attempt
from lessons.questions.kinds.base import Verdict
from lessons.questions.views import rendered
from lessons.questions.words import questions as question_words
from lessons.quizzes.domain.quizzes import shown
from lessons.results.domain.common_mistakes import form_of
from lessons.results.domain.results import table_of
from lessons.results.domain.table import QuestionColumn, QuestionVersion, Response, ResultsRow, ResultsTable
from lessons.results.views import common_mistakes
from lessons.results.views.grid import MARKS, whole
from lessons.results.views.heading import heading
from lessons.results.views.query import GradebookView, read_view
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence


@for_teachers
@require_safe
def answers(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """One attempt: each question as the student saw it, their answer filled in, what they were told."""
    attempt = access.taught_attempt(request.user, pk)
    view = read_view(request.GET)
    table = table_of(attempt.assignment, counts=view.counts, also=attempt.membership)
    row = next((row for row in table.rows if row.membership.pk == attempt.membership_id), None)
    result = next((result for result in row.attempts if result.pk == pk), None) if row else None
    if row is None or result is None:
        raise Http404
    zone = attempt.assignment.classroom.time_zone
    context = heading(table.assignment) | {
        "name": view.name(row),
        "view": view,
        "result": result,
        "summary": words.attempt_summary(
            started=result.started, finished=result.finished, is_late=result.is_late, zone=zone
        ),
        "points": words.points(result.points, result.most),
        "others": [
            (one, words.attempt(one.number, len(row.attempts))) for one in row.attempts if len(row.attempts) > 1
        ],
        "answers": _answers(
            attempt, {column.key: column for column in table.columns}, zone, words.answer_of(view.name(row))
        ),
        **_neighbours(table, row, view),
    }
    return render(request, "lessons/results/answers.html", context)


def _answers(
    attempt: Attempt, columns: Mapping[str, QuestionColumn], zone: str, whose: Sentence
) -> list[dict[str, Any]]:
    """The questions of the attempt in the order of the quiz, each with its answer, which says `whose` it is."""
    stored = attempts.answers_of(attempt)
    found = []
    questions = [attempts.question_of(attempt, question["key"]) for question in attempt.revision.questions]
    for question in shown(questions, get_language() or ""):
        column, answer = columns.get(question.key), stored.get(question.key)
        found.append(
            {
                "question": question,
                "number": words.question(column.number if column else question.number),
                "is_dropped": bool(column and column.is_dropped),
                "rendered": rendered.answered(question.exercise, answer.form, whose=whose) if answer else None,
                "blank": "" if answer else rendered.on_paper(question.exercise, answers=False),
                "about": words.answered(answer.answered, answer.hints, zone) if answer else "",
                "anew": words.marked_anew(answer.marked_anew["verdict"]) if answer and answer.marked_anew else "",
            }
        )
    return found


def _neighbours(table: ResultsTable, row: ResultsRow, view: GradebookView) -> dict[str, Any]:
    """The students before and after in the table, of those who have begun."""
    rows = [one for one in view.ordered(table).rows if one.result]
    place = rows.index(next(one for one in rows if one.membership.pk == row.membership.pk))
    before, after = rows[place - 1] if place else None, rows[place + 1] if place + 1 < len(rows) else None
    return {
        name: {"name": view.name(one), "url": reverse("lessons:answers", args=(one.result.pk,)) + view.query}
        for name, one in (("before", before), ("after", after))
        if one and one.result
    }


@for_teachers
@require_safe
def question(request: AuthenticatedHttpRequest, pk: int, key: str) -> HttpResponse:
    """One question: every different answer that the class gave, who gave it, and what they were told."""
    assignment = access.taught_assignment(request.user, pk)
    view = read_view(request.GET)
    table = table_of(assignment, counts=view.counts) if assignment.quiz else None
    column = next((column for column in table.columns if column.key == key), None) if table else None
    if table is None or column is None:
        raise Http404
    place = table.columns.index(column)
    versions = table.versions(column)
    context = heading(table.assignment) | {
        "column": column,
        "name": words.question(column.number),
        "facility": common_mistakes.facility(table, column),
        "versions": [
            _version(table, column, one, view, words.version(number, len(versions)))
            for number, one in zip(range(len(versions), 0, -1), versions, strict=True)
        ],
        "changed": words.was_changed(len(versions)) if len(versions) > 1 else "",
        "open": [
            view.name(row) for row in view.ordered(table).rows if row.result and key not in row.result.responses
        ],
        "view": view,
        "before": table.columns[place - 1] if place else None,
        "before_label": words.question(column.number - 1),
        "after": table.columns[place + 1] if place + 1 < len(table.columns) else None,
        "after_label": words.question(column.number + 1),
    }
    return render(request, "lessons/results/question.html", context)


def _version(
    table: ResultsTable, column: QuestionColumn, question: QuestionVersion, view: GradebookView, name: Sentence
) -> dict[str, Any]:
    """A question as it is or was asked, and what was answered to that."""
    shown_now = common_mistakes.shown_question(question)
    return {
        "name": name,
        "number": question.number,
        "prompt": shown_now.prompt,
        "facility": words.facility(table.facility(column.key, question.version)),
        "blank": rendered.on_paper(shown_now.exercise, answers=False),
        "responses": _responses(table, column.key, question.version, view),
    }


def _responses(table: ResultsTable, key: str, version: str, view: GradebookView) -> list[dict[str, Any]]:
    """The different answers, the commonest wrong ones first and the right ones last."""
    groups: dict[tuple[str, str, bool], tuple[Response, list[ResultsRow]]] = {}
    for row in view.ordered(table).rows:
        response = row.result and row.result.responses.get(key)
        if response and response.question.version == version:
            groups.setdefault((response.form, response.verdict, response.is_anew), (response, []))[1].append(row)
    right = Verdict.RIGHT.value
    ordered = sorted(groups.values(), key=lambda group: (group[0].verdict == right, -len(group[1])))
    return [_answer(response, rows, view) for response, rows in ordered]


def _answer(response: Response, rows: Sequence[ResultsRow], view: GradebookView) -> dict[str, Any]:
    """An answer that some students gave. Where it was re-marked the page says so, and leaves out the old feedback."""
    exercise, right = (
        common_mistakes.shown_question(response.question).exercise,
        response.verdict == Verdict.RIGHT.value,
    )
    return {
        "right": right,
        "mark": MARKS.get(response.verdict, "✗"),
        "verdict": question_words.VERDICTS[Verdict(response.verdict)],
        "answer": "" if right and not response.is_anew else whole(response.question.text, response.form),
        "feedback": None if response.is_anew else rendered.answered(exercise, form_of(response.form)).feedback,
        "anew": words.marked_anew(response.verdict) if response.is_anew else "",
        "count": words.students(len(rows)),
        "names": [view.name(row) for row in rows],
    }
