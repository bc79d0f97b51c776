"""All that was set for a class against its students, and what one student has done of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lessons.models import Assignment, Classroom, Membership
from lessons.results.domain.lessons import LessonTable, lesson_tables_of
from lessons.results.domain.results import by_name, tables_of
from lessons.results.domain.table import AttemptResult, ResultsRow, ResultsTable


@dataclass(frozen=True, slots=True)
class TaskStanding:
    """How a student stands with a task: points or steps reached and how many there are, in percent where begun."""

    assignment: Assignment
    reached: float
    most: int
    is_begun: bool
    is_finished: bool
    is_late: bool = False
    result: AttemptResult | None = None

    @property
    def percent(self) -> float | None:
        return 100 * self.reached / self.most if self.is_begun and self.most else None


@dataclass(frozen=True, slots=True)
class Summary:
    """The tasks in the order they were set, the students by name, and how each of these stands with each of those."""

    classroom: Classroom
    tasks: tuple[Assignment, ...]
    members: tuple[Membership, ...]
    standings: Mapping[tuple[int, int], TaskStanding]  # by task and student; none where it was not set for them

    def of(self, member: Membership) -> list[TaskStanding]:
        """How one student stands with what was set for them."""
        found = (self.standings.get((task.pk, member.pk)) for task in self.tasks)
        return [standing for standing in found if standing]

    def average(self, task: Assignment) -> float | None:
        """Of those who are done with a quiz, of all who have begun a lesson, in percent."""
        own = (self.standings.get((task.pk, member.pk)) for member in self.members)
        percents = [one.percent or 0.0 for one in own if one and (one.is_finished if task.quiz_id else one.is_begun)]
        return sum(percents) / len(percents) if percents else None


def summary(classroom: Classroom, language: str, *, only: Membership | None = None) -> Summary:
    """What a class, or `only` one student of it, has done of all that is set. A constant number of queries."""
    rows = classroom.assignments.filter(withdrawn=None).select_related("quiz", "classroom")
    tasks = tuple(rows.order_by("made", "pk"))
    quizzes = [task for task in tasks if task.quiz_id]
    lessons = [task for task in tasks if not task.quiz_id]
    standings: dict[tuple[int, int], TaskStanding] = {}
    members: dict[int, Membership] = {}
    tables: Sequence[ResultsTable | LessonTable] = [
        *(tables_of(quizzes, also=only, alone=only is not None) if quizzes else ()),
        *(lesson_tables_of(lessons, language, also=only, alone=only is not None) if lessons else ()),
    ]
    for table in tables:
        for member, standing in _standings(table):
            members.setdefault(member.pk, member)
            standings[table.assignment.pk, member.pk] = standing
    return Summary(classroom, tasks, tuple(by_name(members.values())), standings)


def _standings(table: ResultsTable | LessonTable) -> Iterator[tuple[Membership, TaskStanding]]:
    if isinstance(table, ResultsTable):
        yield from ((row.membership, _of_quiz(table.assignment, row)) for row in table.rows)
        return
    steps = len(table.steps)
    for row in table.rows:
        whole = bool(steps) and row.done == steps
        yield row.membership, TaskStanding(table.assignment, row.done, steps, bool(row.states), whole)


def _of_quiz(assignment: Assignment, row: ResultsRow) -> TaskStanding:
    result = row.result
    if result is None:
        return TaskStanding(assignment, 0, 0, False, False)
    return TaskStanding(assignment, result.points, result.most, True, result.is_over, result.is_late, result)
