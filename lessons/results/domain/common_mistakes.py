"""What the wrong answers of a class have in common.

A class gives few different answers, so grades are cached by question and answer.
"""

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lessons.questions.domain.grading import code_of, grade_form
from lessons.questions.kinds.base import BadAnswer, BadSpec, Finding, Grade, Verdict
from lessons.results.domain.table import QuestionColumn, QuestionVersion, ResultsTable

RIGHT = Verdict.RIGHT.value
UNKNOWN = "anything"  # the code of a wrong answer without a known finding


@dataclass(frozen=True, slots=True)
class CommonMistake:
    """A finding that `n` of the `of` students show who answered this version of a question.

    `marked_by` is the version by which the answers were marked.
    """

    column: QuestionColumn
    question: QuestionVersion
    marked_by: QuestionVersion
    finding: Finding
    n: int
    of: int


@lru_cache(maxsize=8192)
def grade_of(text: str, form: str) -> Grade | None:
    """The grade of an answer to a question, both as JSON; None where it can no longer be read."""
    try:
        return grade_form(json.loads(text)["spec"], json.loads(form))
    except (BadAnswer, BadSpec):
        return None


@lru_cache(maxsize=8192)
def form_of(form: str) -> dict[str, list[str]]:
    """A form from its JSON."""
    fields: dict[str, list[str]] = json.loads(form)
    return fields


@lru_cache(maxsize=8192)
def findings_of(text: str, form: str, codes: str) -> tuple[Finding, ...]:
    """What a wrong answer shows: the findings stored (as JSON) with the facts that grading it again gives.

    An option of a choice is "option" where it was chosen, "option-left-out" where it was missed.
    """
    grade = grade_of(text, form)
    by_code = {code_of(finding): finding for finding in grade.findings} if grade else {}
    found = [by_code[code] for code in json.loads(codes) if code in by_code]
    chosen = form_of(form).get("choice", [])
    return tuple(_option_finding(finding, chosen) for finding in found) or (Finding(UNKNOWN),)


def common_mistakes(table: ResultsTable, subject: Callable[[Finding], Hashable]) -> list[CommonMistake]:
    """The mistakes of a class, the commonest first, but those that repeat an earlier one's question or code last.

    `subject` gives what the sentence of a finding quotes: only findings that quote the same are counted together.
    """
    found = [
        mistake
        for column in table.columns
        if not column.is_dropped
        for mistake in _of_question(table, column, subject)
    ]
    new: list[CommonMistake] = []
    repeated: list[CommonMistake] = []
    for mistake in sorted(found, key=lambda mistake: -mistake.n):
        old = any(mistake.column == one.column or mistake.finding.code == one.finding.code for one in new)
        (repeated if old else new).append(mistake)
    return new + repeated


def _of_question(
    table: ResultsTable, column: QuestionColumn, subject: Callable[[Finding], Hashable]
) -> Iterator[CommonMistake]:
    """The mistakes made in one question, counted separately for each version of it."""
    for question in table.versions(column):
        responses = table.answers(column.key, question.version)
        by_text = {one.marked_by.text: one.marked_by for one in responses}
        wrong = Counter((one.marked_by.text, one.form, one.findings) for one in responses if one.verdict != RIGHT)
        found: dict[Hashable, list[Any]] = {}
        for answer, n in wrong.items():
            for finding in findings_of(*answer):
                entry = found.setdefault((finding.code, subject(finding)), [by_text[answer[0]], finding, 0])
                entry[2] += n
        for marked_by, finding, n in found.values():
            yield CommonMistake(column, question, marked_by, finding, n, len(responses))


def _option_finding(finding: Finding, chosen: list[str]) -> Finding:
    if finding.code != "option" or finding.data["option"] in chosen:
        return finding
    return Finding("option-left-out", finding.data)
