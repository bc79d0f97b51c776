"""What the wrong answers of a class have in common.

A class gives few different answers, so a grade is kept by question and answer.
"""

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lessons.questions.domain.grading import code_of, graded
from lessons.questions.kinds.base import BadAnswer, BadSpec, Finding, Grade, Verdict
from lessons.results.domain.table import Asked, Column, Table

RIGHT = Verdict.RIGHT.value
UNKNOWN = "anything"  # of a wrong answer that shows nothing known


@dataclass(frozen=True, slots=True)
class Thought:
    """A finding that so many (n) of those who answered the question as it was `asked` (of) show.

    `marked_by` is the question that the answers were marked by.
    """

    column: Column
    asked: Asked
    marked_by: Asked
    finding: Finding
    n: int
    of: int


@lru_cache(maxsize=8192)
def grade_of(text: str, form: str) -> Grade | None:
    """The grade of an answer to a question, both as JSON; None where it can no longer be read."""
    try:
        return graded(json.loads(text)["spec"], json.loads(form))
    except (BadAnswer, BadSpec):
        return None


@lru_cache(maxsize=8192)
def form_of(form: str) -> dict[str, list[str]]:
    """A form from its JSON."""
    return json.loads(form)


@lru_cache(maxsize=8192)
def findings_of(text: str, form: str, codes: str) -> tuple[Finding, ...]:
    """What a wrong answer shows: the findings stored (as JSON) with the facts that grading it again gives.

    An option of a choice is "option" where it was chosen, "option-left-out" where it was missed.
    """
    grade = grade_of(text, form)
    by_code = {code_of(finding): finding for finding in grade.findings} if grade else {}
    found = [by_code[code] for code in json.loads(codes) if code in by_code]
    chosen = form_of(form).get("choice", [])
    return tuple(_told(finding, chosen) for finding in found) or (Finding(UNKNOWN),)


def thoughts(table: Table, subject: Callable[[Finding], Hashable]) -> list[Thought]:
    """What the class thinks, the commonest first; but what says something new before what has been said.

    New is another mistake, in another question. `subject` says what the sentence of a finding quotes: only what
    quotes the same is counted together.
    """
    found = [
        thought
        for column in table.columns
        if not column.is_dropped
        for thought in _of_question(table, column, subject)
    ]
    new: list[Thought] = []
    said: list[Thought] = []
    for thought in sorted(found, key=lambda thought: -thought.n):
        old = any(thought.column == one.column or thought.finding.code == one.finding.code for one in new)
        (said if old else new).append(thought)
    return new + said


def _of_question(table: Table, column: Column, subject: Callable[[Finding], Hashable]) -> Iterator[Thought]:
    """What is thought of a question, of each version of it for itself."""
    for asked in table.versions(column):
        given = table.answers(column.key, asked.version)
        by_text = {one.marked_by.text: one.marked_by for one in given}
        wrong = Counter((one.marked_by.text, one.form, one.findings) for one in given if one.verdict != RIGHT)
        found: dict[Hashable, list[Any]] = {}
        for answer, n in wrong.items():
            for finding in findings_of(*answer):
                entry = found.setdefault((finding.code, subject(finding)), [by_text[answer[0]], finding, 0])
                entry[2] += n
        for marked_by, finding, n in found.values():
            yield Thought(column, asked, marked_by, finding, n, len(given))


def _told(finding: Finding, chosen: list[str]) -> Finding:
    if finding.code != "option" or finding.data["option"] in chosen:
        return finding
    return Finding("option-left-out", finding.data)
