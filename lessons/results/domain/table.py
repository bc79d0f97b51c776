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
class Asked:
    """A question as one revision (`number`) asks it. `text` is all of it as JSON: what is made of it is kept by that.

    `version` is what it asks and what is right, as JSON: what has the same is the same question to who answers it.
    """

    key: str
    question: FrozenQuestion
    text: str
    weight: int
    version: str
    number: int


@dataclass(frozen=True, slots=True)
class Given:
    """An answer with the mark that counts. `form` and `findings` are JSON.

    `asked` is the question as it was answered, `marked_by` the one that it was marked by: another one where a
    correction has changed the mark (`is_anew`).
    """

    form: str
    credit: float
    verdict: str
    findings: str
    asked: Asked
    marked_by: Asked
    is_anew: bool


@dataclass(frozen=True, slots=True)
class Taken:
    """An attempt: what it was asked, what was answered, the points of that and how many there could be.

    `is_over`: nothing more is taken for it, be it finished or the task closed.
    """

    pk: int
    number: int
    started: datetime
    finished: datetime | None
    is_late: bool
    is_over: bool
    asked: Mapping[str, Asked]
    given: Mapping[str, Given]
    points: float
    most: int

    @property
    def percent(self) -> float:
        return 100 * self.points / self.most if self.most else 0.0


@dataclass(frozen=True, slots=True)
class Row:
    """A student. `number` stands for the name where names are hidden; `taken` is None for who has not begun."""

    number: int
    membership: Membership
    taken: Taken | None
    attempts: tuple[Taken, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """A question. One that was dropped counts for nobody."""

    number: int
    asked: Asked
    is_dropped: bool

    @property
    def key(self) -> str:
        return self.asked.key

    def is_older(self, asked: Asked) -> bool:
        """Whether this is the question as it was asked before it was changed."""
        return asked.version != self.asked.version


@dataclass(frozen=True)
class Table:
    """The students by name, the questions in their order."""

    assignment: Assignment
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def over(self) -> tuple[Taken, ...]:
        return tuple(row.taken for row in self.rows if row.taken and row.taken.is_over)

    @property
    def average(self) -> float | None:
        """The class's average in percent, of attempts that are over; None where none is."""
        percents = [taken.percent for taken in self.over]
        return sum(percents) / len(percents) if percents else None

    @property
    def older(self) -> int:
        """How many of the attempts that are over were asked some question as it was before it was changed."""
        columns = {column.key: column for column in self.columns}
        return sum(any(columns[key].is_older(one) for key, one in taken.asked.items()) for taken in self.over)

    def versions(self, column: Column) -> list[Asked]:
        """A question as it is asked now, then as it was when it was answered before, the latest first."""
        found = {given.asked.version: given.asked for given in self.answers(column.key)}
        found.pop(column.asked.version, None)
        return [column.asked, *sorted(found.values(), key=lambda asked: -asked.number)]

    def answers(self, key: str, version: str | None = None) -> list[Given]:
        """What the class has answered to a question, or to one version of it."""
        found = self._answers.get(key, [])
        return found if version is None else [given for given in found if given.asked.version == version]

    @cached_property
    def _answers(self) -> dict[str, list[Given]]:
        found: dict[str, list[Given]] = {}
        for row in self.rows:
            for key, given in row.taken.given.items() if row.taken else ():
                found.setdefault(key, []).append(given)
        return found

    def facility(self, key: str, version: str | None = None) -> float | None:
        """How much of a question, or of one version of it, the class got right, from 0 to 1, of those who answered.

        None where nobody did.
        """
        credits = [given.credit for given in self.answers(key, version)]
        return sum(credits) / len(credits) if credits else None

    def parts(self, most: int) -> "list[Table]":
        """The same in tables of so many questions at most, all about as wide."""
        many = max(1, -(-len(self.columns) // most))
        wide = max(1, -(-len(self.columns) // many))
        return [
            Table(self.assignment, self.columns[place : place + wide], self.rows)
            for place in range(0, max(1, len(self.columns)), wide)
        ]

    def by_number(self) -> "Table":
        """The same in an order that tells nothing of the names."""
        return Table(self.assignment, self.columns, tuple(sorted(self.rows, key=lambda row: row.number)))

    def by_total(self) -> "Table":
        """The same, with the highest totals first and those who have not begun last."""
        rows = sorted(self.rows, key=lambda row: -row.taken.points if row.taken else 1)
        return Table(self.assignment, self.columns, tuple(rows))
