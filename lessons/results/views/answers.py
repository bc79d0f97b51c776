"""What students were asked and answered, as their teachers see it: one student's attempt, or one question."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
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
from lessons.results.domain.table import Asked, Column, Given, Row, Table
from lessons.results.views import common_mistakes
from lessons.results.views.grid import MARKS, whole
from lessons.results.views.heading import heading
from lessons.results.views.query import Wish, read
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.wording.sentence import Sentence


@for_teachers
@require_safe
def answers(request: HttpRequest, pk: int) -> HttpResponse:
    """One attempt: each question as the student saw it, his answer filled in, what he was told."""
    attempt = access.taught_attempt(request.user, pk)
    wish = read(request.GET)
    table = table_of(attempt.assignment, counts=wish.counts, also=attempt.membership)
    row = next((row for row in table.rows if row.membership.pk == attempt.membership_id), None)
    taken = row and next((taken for taken in row.attempts if taken.pk == pk), None)
    if row is None or taken is None:
        raise Http404
    zone = attempt.assignment.classroom.time_zone
    context = heading(table.assignment) | {
        "name": wish.name(row),
        "wish": wish,
        "taken": taken,
        "summary": words.attempt_summary(
            started=taken.started, finished=taken.finished, is_late=taken.is_late, zone=zone
        ),
        "points": words.points(taken.points, taken.most),
        "others": [
            (one, words.attempt(one.number, len(row.attempts))) for one in row.attempts if len(row.attempts) > 1
        ],
        "answers": _answers(
            attempt, {column.key: column for column in table.columns}, zone, words.answer_of(wish.name(row))
        ),
        **_neighbours(table, row, wish),
    }
    return render(request, "lessons/results/answers.html", context)


def _answers(attempt: Attempt, columns: Mapping[str, Column], zone: str, whose: Sentence) -> list[dict[str, Any]]:
    """The questions of the attempt in the order of the quiz, each with its answer, which says `whose` it is."""
    given = attempts.answers_of(attempt)
    found = []
    asked = [attempts.question_of(attempt, question["key"]) for question in attempt.revision.questions]
    for question in shown(asked, get_language() or ""):
        column, answer = columns.get(question.key), given.get(question.key)
        found.append(
            {
                "question": question,
                "number": words.question(column.number if column else question.number),
                "is_dropped": bool(column and column.is_dropped),
                "asked": rendered.answered(question.exercise, answer.form, whose=whose) if answer else None,
                "blank": "" if answer else rendered.on_paper(question.exercise, answers=False),
                "about": words.answered(answer.answered, answer.hints, zone) if answer else "",
                "anew": bool(answer and answer.marked_anew) and words.marked_anew(answer.marked_anew["verdict"]),
            }
        )
    return found


def _neighbours(table: Table, row: Row, wish: Wish) -> dict[str, Any]:
    """The students before and after in the table, of those who have begun."""
    rows = [one for one in wish.ordered(table).rows if one.taken]
    place = rows.index(next(one for one in rows if one.membership.pk == row.membership.pk))
    before, after = rows[place - 1] if place else None, rows[place + 1] if place + 1 < len(rows) else None
    return {
        name: {"name": wish.name(one), "url": reverse("lessons:answers", args=(one.taken.pk,)) + wish.query}
        for name, one in (("before", before), ("after", after))
        if one and one.taken
    }


@for_teachers
@require_safe
def question(request: HttpRequest, pk: int, key: str) -> HttpResponse:
    """One question: every different answer that the class gave, who gave it, and what they were told."""
    assignment = access.taught_assignment(request.user, pk)
    wish = read(request.GET)
    table = table_of(assignment, counts=wish.counts) if assignment.quiz else None
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
            _version(table, column, one, wish, words.version(number, len(versions)))
            for number, one in zip(range(len(versions), 0, -1), versions, strict=True)
        ],
        "changed": words.was_changed(len(versions)) if len(versions) > 1 else "",
        "open": [wish.name(row) for row in wish.ordered(table).rows if row.taken and key not in row.taken.given],
        "wish": wish,
        "before": table.columns[place - 1] if place else None,
        "before_label": words.question(column.number - 1),
        "after": table.columns[place + 1] if place + 1 < len(table.columns) else None,
        "after_label": words.question(column.number + 1),
    }
    return render(request, "lessons/results/question.html", context)


def _version(table: Table, column: Column, asked: Asked, wish: Wish, name: Sentence) -> dict[str, Any]:
    """A question as it is or was asked, and what was answered to that."""
    shown_now = common_mistakes.shown_question(asked)
    return {
        "name": name,
        "number": asked.number,
        "prompt": shown_now.prompt,
        "facility": words.facility(table.facility(column.key, asked.version)),
        "blank": rendered.on_paper(shown_now.exercise, answers=False),
        "given": _given(table, column.key, asked.version, wish),
    }


def _given(table: Table, key: str, version: str, wish: Wish) -> list[dict[str, Any]]:
    """The different answers, the commonest wrong ones first and the right ones last."""
    groups: dict[tuple[str, str, bool], tuple[Given, list[Row]]] = {}
    for row in wish.ordered(table).rows:
        given = row.taken and row.taken.given.get(key)
        if given and given.asked.version == version:
            groups.setdefault((given.form, given.verdict, given.is_anew), (given, []))[1].append(row)
    right = Verdict.RIGHT.value
    ordered = sorted(groups.values(), key=lambda group: (group[0].verdict == right, -len(group[1])))
    return [_answer(given, rows, wish) for given, rows in ordered]


def _answer(given: Given, rows: Sequence[Row], wish: Wish) -> dict[str, Any]:
    """An answer that some students gave. Of one that was marked anew it is said, not what they were told before."""
    exercise, right = common_mistakes.shown_question(given.asked).exercise, given.verdict == Verdict.RIGHT.value
    return {
        "right": right,
        "mark": MARKS.get(given.verdict, "✗"),
        "verdict": question_words.VERDICTS[Verdict(given.verdict)],
        "answer": "" if right and not given.is_anew else whole(given.asked.text, given.form),
        "feedback": None if given.is_anew else rendered.answered(exercise, form_of(given.form)).feedback,
        "anew": words.marked_anew(given.verdict) if given.is_anew else "",
        "count": words.gave_it(len(rows)),
        "names": [wish.name(row) for row in rows],
    }
