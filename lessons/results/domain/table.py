"""Students against questions: what one attempt was asked and answered, and what it came to.

Answers keep their JSON as text: a class gives few different ones, and `results_grading` reads each of them once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from lessons.models import Assignment, Membership
from lessons.quizzes.domain.quizzes import FrozenQuestion


@dataclass(frozen=True, slots=True)
class QuestionVersion:
    """A question as one revision (`number`) asks it. `text` is all of it as JSON: what is made of it is kept by that.

    `version` is what it asks and what is right, as JSON: what has the same is one question to whoever answers it.
    """

    key: str
    data: FrozenQuestion
    text: str
    weight: int
    version: str
    number: int


@dataclass(frozen=True, slots=True)
class Response:
    """An answer with the mark that counts. `form` and `findings` are JSON.

    `question` is the question as it was answered, `marked_by` the one that it was marked by: another one where a
    correction has changed the mark (`is_anew`).
    """

    form: str
    credit: float
    verdict: str
    findings: str
    question: QuestionVersion
    marked_by: QuestionVersion
    is_anew: bool


@dataclass(frozen=True, slots=True)
class AttemptResult:
    """An attempt: what it was asked, what was answered, the points of that and how many there could be.

    `is_over`: nothing more is taken for it, be it finished or the task closed.
    """

    pk: int
    number: int
    started: datetime
    finished: datetime | None
    is_late: bool
    is_over: bool
    questions: Mapping[str, QuestionVersion]
    responses: Mapping[str, Response]
    points: float
    most: int

    @property
    def percent(self) -> float:
        return 100 * self.points / self.most if self.most else 0.0


@dataclass(frozen=True, slots=True)
class ResultsRow:
    """A student. `number` stands for the name where names are hidden; `result` is None for whoever has not begun."""

    number: int
    membership: Membership
    result: AttemptResult | None
    attempts: tuple[AttemptResult, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestionColumn:
    """A question. One that was dropped counts for nobody."""

    number: int
    question: QuestionVersion
    is_dropped: bool

    @property
    def key(self) -> str:
        return self.question.key

    def is_older(self, question: QuestionVersion) -> bool:
        """Whether this is the question as it was asked before it was changed."""
        return question.version != self.question.version


@dataclass(frozen=True)
class ResultsTable:
    """The students by name, the questions in their order."""

    assignment: Assignment
    columns: tuple[QuestionColumn, ...]
    rows: tuple[ResultsRow, ...]

    @property
    def ended(self) -> tuple[AttemptResult, ...]:
        return tuple(row.result for row in self.rows if row.result and row.result.is_over)

    @property
    def average(self) -> float | None:
        """The class's average in percent, of attempts that are over; None where none is."""
        percents = [result.percent for result in self.ended]
        return sum(percents) / len(percents) if percents else None

    @property
    def older(self) -> int:
        """How many of the attempts that are over were asked some question as it was before it was changed."""
        columns = {column.key: column for column in self.columns}
        return sum(any(columns[key].is_older(one) for key, one in result.questions.items()) for result in self.ended)

    def versions(self, column: QuestionColumn) -> list[QuestionVersion]:
        """A question as it is asked now, then as it was when it was answered before, the latest first."""
        found = {response.question.version: response.question for response in self.answers(column.key)}
        found.pop(column.question.version, None)
        return [column.question, *sorted(found.values(), key=lambda question: -question.number)]

    def answers(self, key: str, version: str | None = None) -> list[Response]:
        """What the class has answered to a question, or to one version of it."""
        found = self._answers.get(key, [])
        return found if version is None else [response for response in found if response.question.version == version]

    @cached_property
    def _answers(self) -> dict[str, list[Response]]:
        found: dict[str, list[Response]] = {}
        for row in self.rows:
            for key, response in row.result.responses.items() if row.result else ():
                found.setdefault(key, []).append(response)
        return found

    def facility(self, key: str, version: str | None = None) -> float | None:
        """How much of a question, or of one version of it, the class got right, from 0 to 1, of those who answered.

        None where nobody did.
        """
        credits = [response.credit for response in self.answers(key, version)]
        return sum(credits) / len(credits) if credits else None

    def parts(self, most: int) -> "list[ResultsTable]":
        """The same in tables of so many questions at most, all about as wide."""
        many = max(1, -(-len(self.columns) // most))
        wide = max(1, -(-len(self.columns) // many))
        return [
            ResultsTable(self.assignment, self.columns[place : place + wide], self.rows)
            for place in range(0, max(1, len(self.columns)), wide)
        ]

    def by_number(self) -> "ResultsTable":
        """The same in an order that tells nothing of the names."""
        return ResultsTable(self.assignment, self.columns, tuple(sorted(self.rows, key=lambda row: row.number)))

    def by_total(self) -> "ResultsTable":
        """This table with the highest totals first and those who have not begun last."""
        rows = sorted(self.rows, key=lambda row: -row.result.points if row.result else 1)
        return ResultsTable(self.assignment, self.columns, tuple(rows))
