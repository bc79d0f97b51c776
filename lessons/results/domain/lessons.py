"""How far a class is in lessons that were set: students against steps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lessons.assignments.domain.tasks import lesson
from lessons.courses.domain.courses import LocalizedLesson, LocalizedStep
from lessons.models import Assignment, Membership, Progress
from lessons.results.domain.results import members_of, numbers_of


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A student and the states of the steps they have tried, by the step's key."""

    number: int
    membership: Membership
    states: Mapping[str, str]

    @property
    def done(self) -> int:
        return sum(state == Progress.State.RIGHT for state in self.states.values())


@dataclass(frozen=True, slots=True)
class LessonTable:
    """The students by name and the steps in order; no lesson where it has been retired since."""

    assignment: Assignment
    lesson: LocalizedLesson | None
    rows: tuple[LessonRow, ...]

    @property
    def steps(self) -> tuple[LocalizedStep, ...]:
        return self.lesson.steps if self.lesson else ()

    @property
    def finished(self) -> int:
        """How many students have done every step."""
        return sum(row.done == len(self.steps) for row in self.rows) if self.steps else 0

    @property
    def begun(self) -> int:
        return sum(bool(row.states) for row in self.rows)

    def by_number(self) -> "LessonTable":
        """The same in an order that tells nothing of the names."""
        return LessonTable(self.assignment, self.lesson, tuple(sorted(self.rows, key=lambda row: row.number)))

    def by_total(self) -> "LessonTable":
        """This table with the students who have done most first."""
        return LessonTable(self.assignment, self.lesson, tuple(sorted(self.rows, key=lambda row: -row.done)))


def lesson_tables_of(
    assignments: Sequence[Assignment], language: str, *, also: Membership | None = None, alone: bool = False
) -> list[LessonTable]:
    """How far a class is in lessons that were set for it, or one student of it `alone`. Three queries."""
    members = members_of(assignments, also=also, alone=alone)
    lessons = {one.lesson: lesson(one, language) for one in assignments}
    keys = [step.key for found in lessons.values() if found for step in found.steps]
    students = {member.student_id for one in assignments for member in members[one.pk]}
    states: dict[int, dict[str, str]] = {}
    rows = Progress.objects.filter(user__in=students, step__in=keys)
    for user, step, state in rows.values_list("user_id", "step", "state"):
        states.setdefault(user, {})[step] = state
    return [_table(one, lessons[one.lesson], members[one.pk], states) for one in assignments]


def _table(
    assignment: Assignment,
    found: LocalizedLesson | None,
    members: Sequence[Membership],
    states: Mapping[int, Mapping[str, str]],
) -> LessonTable:
    numbers = numbers_of(members)
    own = {step.key for step in found.steps} if found else set()
    rows = []
    for member in members:
        done = {key: state for key, state in states.get(member.student_id, {}).items() if key in own}
        if done or not member.erased:
            rows.append(LessonRow(numbers[member.pk], member, done))
    return LessonTable(assignment, found, tuple(rows))
