"""What the class thinks, as the page tells it."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.safestring import SafeString
from django.utils.translation import get_language

from lessons.questions.kinds.base import Finding
from lessons.questions.kinds.registry import kind_of
from lessons.questions.views.rendered import line, shown_text
from lessons.questions.words import class_findings
from lessons.questions.words import questions as question_words
from lessons.questions.words.subjects import subject
from lessons.quizzes.domain.quizzes import LocalizedQuestion, shown
from lessons.results.domain.common_mistakes import CommonMistake, common_mistakes
from lessons.results.domain.table import QuestionColumn, QuestionVersion, ResultsTable
from lessons.results.words import results as words
from lessons.wording.sentence import Sentence, joined

MOST = 3
MOST_TALLIED = 40
TALLY_ON, TALLY_OFF = '<span class="on"></span>', "<span></span>"
LONGEST = 200  # characters of a question in the list


@dataclass(frozen=True, slots=True)
class MistakeRow:
    """A finding: its sentence, a pip for each who answered and whether they show it, the reason, the question."""

    key: str
    code: str
    sentence: Sentence
    tally: SafeString
    reason: Any
    question: Sentence
    facility: Sentence
    asked_before: Any  # what was asked, where it is another question now


def mistake_rows(table: ResultsTable, *, most: int | None) -> tuple[list[MistakeRow], int]:
    """What is told first (all where `most` is None), and how much there is in all."""
    found = common_mistakes(table, _subject)
    return [_mistake_row(table, mistake) for mistake in found[:most]], len(found)


def shown_question(question: QuestionVersion) -> LocalizedQuestion:
    """A question in the reader's language."""
    return _shown(question.text, get_language() or "")


@lru_cache(maxsize=1024)
def _shown(text: str, language: str) -> LocalizedQuestion:
    """A question, as JSON, in a language."""
    (question,) = shown([json.loads(text)], language)
    return question


def asks(question: QuestionVersion) -> Any:
    """What a question asks, in a line: its prompt and its task as far as they fit."""
    return _asks(question.text, get_language() or "")


def asks_about(question: QuestionVersion) -> Any:
    """A question in a line, with what is on its page besides: the auction, the deals of a rubber, the clause."""
    raw = question.data["spec"]
    return joined(*filter(None, (asks(question), subject(raw))))


@lru_cache(maxsize=1024)
def _asks(text: str, language: str) -> Any:
    question = _shown(text, language)
    kind = kind_of(question.exercise.spec)
    task = question_words.task(kind, kind.read(question.exercise.spec))
    if not question.prompt.text:
        return task
    prompt = shown_text(question.prompt)
    if task and len(prompt) + len(task) <= LONGEST:
        return joined(prompt, task)
    if len(prompt) <= LONGEST or not task:
        return prompt
    return task


def facility(table: ResultsTable, column: QuestionColumn) -> Sentence:
    """How much of a question the class got right, and in what versions of it that was."""
    answered = {response.question.version for response in table.answers(column.key)}
    is_older = column.question.version not in answered
    return words.facility(table.facility(column.key), len(answered), is_older=is_older)


def _mistake_row(table: ResultsTable, mistake: CommonMistake) -> MistakeRow:
    finding, column, question = mistake.finding, mistake.column, shown_question(mistake.marked_by)
    is_older = column.is_older(mistake.question)
    data = finding.data
    if name := data.get("option"):
        data = {"text": shown_text(question.exercise.options[name])}
    tally = TALLY_ON * mistake.n + TALLY_OFF * (mistake.of - mistake.n) if mistake.of <= MOST_TALLIED else ""
    return MistakeRow(
        column.key,
        finding.code,
        class_findings.class_finding(finding.code, data, mistake.n, mistake.of),
        SafeString(tally),
        _reason(finding, question),
        words.question(column.number, is_older=is_older),
        words.facility(table.facility(column.key, mistake.question.version)),
        asks_about(mistake.question) if is_older else "",
    )


def _reason(finding: Finding, question: LocalizedQuestion) -> Any:
    """What the students were told; "" where there is nothing to tell."""
    known = Finding("option", finding.data) if finding.data.get("option") else finding
    try:
        return line(known, question.exercise)
    except LookupError:
        return ""


def _subject(finding: Finding) -> Any:
    return finding.data.get("option") or class_findings.subject(finding.code, finding.data)
