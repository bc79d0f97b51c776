"""Marking an answer, the same for a lesson, a quiz and a correction."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lessons.models import Answer
from lessons.questions.kinds.base import OPTION, Finding, Grade
from lessons.questions.kinds.registry import kind_of


@dataclass(frozen=True, slots=True)
class Mark:
    """How an answer was marked: credit from 0 to 1, the verdict's value, the codes of what was wrong."""

    credit: float
    verdict: str
    findings: tuple[str, ...]

    @classmethod
    def of(cls, grade: Grade) -> "Mark":
        """A grade as it is stored."""
        return cls(float(grade.credit), grade.verdict.value, tuple(code_of(finding) for finding in grade.findings))


def grade_form(spec: Mapping[str, Any], form: Mapping[str, Sequence[str]]) -> Grade:
    """The grade of a form. Raises BadAnswer where it cannot be read."""
    kind = kind_of(spec)
    read = kind.read(spec)
    return kind.grade(read, kind.parse(read, form))


def code_of(finding: Finding) -> str:
    """A finding as it is stored and counted: of a choice each option by its name."""
    return f"option:{finding.data['option']}" if finding.code == OPTION else finding.code


def mark_that_counts(answer: Answer) -> Mark:
    """The mark of an answer, by the last correction where there was one."""
    anew = answer.marked_anew
    if anew:
        return Mark(anew["credit"], anew["verdict"], tuple(anew["findings"]))
    return Mark(answer.credit, answer.verdict, tuple(answer.findings))
