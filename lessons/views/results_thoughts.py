"""What the class thinks, as the page tells it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from lessons.domain.quizzes import ShownQuestion, shown
from lessons.domain.results_grading import Thought, thoughts
from lessons.domain.results_table import Column, Table
from lessons.exercises.base import Finding
from lessons.exercises.registry import kind_of
from lessons.views.asking import line, shown_text
from lessons.words import class_findings
from lessons.words import questions as question_words
from lessons.words import results as words
from lessons.words.sentence import Sentence, joined

MOST = 3
MOST_PIPS = 40
LONGEST = 200  # characters of a question in the list


@dataclass(frozen=True, slots=True)
class Told:
    """A finding: its sentence, a pip for each who answered and whether he shows it, the reason, the question."""

    key: str
    code: str
    sentence: Sentence
    pips: list[bool]
    reason: Any
    question: Sentence
    facility: Sentence


def told(table: Table, *, most: int | None) -> tuple[list[Told], int]:
    """What is told first (all where `most` is None), and how much there is in all."""
    found = thoughts(table, _subject)
    asked = {one.key: one for one in shown_questions(table.columns)}
    return [_told(table, thought, asked[thought.column.key]) for thought in found[:most]], len(found)


def shown_questions(columns: Sequence[Column]) -> list[ShownQuestion]:
    """The questions in the reader's language."""
    return shown([column.asked.question for column in columns], get_language() or "")


def asks(question: ShownQuestion) -> Any:
    """What a question asks, in a line: its prompt and its task as far as they fit."""
    kind = kind_of(question.exercise.spec)
    task = question_words.task(kind.code, kind.read(question.exercise.spec))
    if not question.prompt.text:
        return task
    prompt = shown_text(question.prompt)
    if task and len(prompt) + len(task) <= LONGEST:
        return joined(prompt, task)
    if len(prompt) <= LONGEST or not task:
        return prompt
    return task


def _told(table: Table, thought: Thought, question: ShownQuestion) -> Told:
    finding, column = thought.finding, thought.column
    data = finding.data
    if name := data.get("option"):
        data = {"text": shown_text(question.exercise.options[name])}
    pips = [place < thought.n for place in range(thought.of)] if thought.of <= MOST_PIPS else []
    return Told(
        column.key,
        finding.code,
        class_findings.class_finding(finding.code, data, thought.n, thought.of),
        pips,
        _reason(finding, question),
        words.question(column.number),
        words.facility(table.facility(column.key)),
    )


def _reason(finding: Finding, question: ShownQuestion) -> Any:
    """What the students were told; "" where there is nothing to tell."""
    known = Finding("option", finding.data) if finding.data.get("option") else finding
    try:
        return line(known, question.exercise)
    except LookupError:
        return ""


def _subject(finding: Finding) -> Any:
    return finding.data.get("option") or class_findings.subject(finding.code, finding.data)
