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
from lessons.results.domain.common_mistakes import Thought, thoughts
from lessons.results.domain.table import Asked, Column, Table
from lessons.results.words import results as words
from lessons.wording.sentence import Sentence, joined

MOST = 3
MOST_PIPS = 40
PIP_ON, PIP_OFF = '<span class="on"></span>', "<span></span>"
LONGEST = 200  # characters of a question in the list


@dataclass(frozen=True, slots=True)
class Told:
    """A finding: its sentence, a pip for each who answered and whether he shows it, the reason, the question."""

    key: str
    code: str
    sentence: Sentence
    pips: SafeString
    reason: Any
    question: Sentence
    facility: Sentence
    was: Any  # what was asked, where it is another question now


def told(table: Table, *, most: int | None) -> tuple[list[Told], int]:
    """What is told first (all where `most` is None), and how much there is in all."""
    found = thoughts(table, _subject)
    return [_told(table, thought) for thought in found[:most]], len(found)


def shown_question(asked: Asked) -> LocalizedQuestion:
    """A question in the reader's language."""
    return _shown(asked.text, get_language() or "")


@lru_cache(maxsize=1024)
def _shown(text: str, language: str) -> LocalizedQuestion:
    """A question, as JSON, in a language."""
    (question,) = shown([json.loads(text)], language)
    return question


def asks(asked: Asked) -> Any:
    """What a question asks, in a line: its prompt and its task as far as they fit."""
    return _asks(asked.text, get_language() or "")


def asks_about(asked: Asked) -> Any:
    """The same with what is on its page besides: the auction, the deals of a rubber, the clause of the Laws."""
    raw = asked.question["spec"]
    return joined(*filter(None, (asks(asked), subject(raw))))


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


def facility(table: Table, column: Column) -> Sentence:
    """How much of a question the class got right, and in what versions of it that was."""
    answered = {given.asked.version for given in table.answers(column.key)}
    is_older = column.asked.version not in answered
    return words.facility(table.facility(column.key), len(answered), is_older=is_older)


def _told(table: Table, thought: Thought) -> Told:
    finding, column, question = thought.finding, thought.column, shown_question(thought.marked_by)
    is_older = column.is_older(thought.asked)
    data = finding.data
    if name := data.get("option"):
        data = {"text": shown_text(question.exercise.options[name])}
    pips = PIP_ON * thought.n + PIP_OFF * (thought.of - thought.n) if thought.of <= MOST_PIPS else ""
    return Told(
        column.key,
        finding.code,
        class_findings.class_finding(finding.code, data, thought.n, thought.of),
        SafeString(pips),
        _reason(finding, question),
        words.question(column.number, is_older=is_older),
        words.facility(table.facility(column.key, thought.asked.version)),
        asks_about(thought.asked) if is_older else "",
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
