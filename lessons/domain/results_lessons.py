"""How far a class is in lessons that were set: students against steps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lessons.domain.courses import ShownLesson, ShownStep, courses
from lessons.domain.results import members_of, numbers_of
from lessons.models import Assignment, Membership, Progress


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A student and the states of the steps he has tried, by the step's key."""

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
    lesson: ShownLesson | None
    rows: tuple[LessonRow, ...]

    @property
    def steps(self) -> tuple[ShownStep, ...]:
        return self.lesson.steps if self.lesson else ()

    @property
    def finished(self) -> int:
        """How many students have done every step."""
        return sum(row.done == len(self.steps) for row in self.rows) if self.steps else 0

    @property
    def begun(self) -> int:
        return sum(bool(row.states) for row in self.rows)

    def by_steps(self) -> "LessonTable":
        """The same, with those first who have done most."""
        return LessonTable(self.assignment, self.lesson, tuple(sorted(self.rows, key=lambda row: -row.done)))


def lesson_tables_of(assignments: Sequence[Assignment], language: str) -> list[LessonTable]:
    """How far a class is in lessons that were set for it. Three queries, besides the courses."""
    members = members_of(assignments)
    lessons = {one.lesson: lesson_of(one, language) for one in assignments}
    keys = [step.key for lesson in lessons.values() if lesson for step in lesson.steps]
    students = {member.student_id for one in assignments for member in members[one.pk]}
    states: dict[int, dict[str, str]] = {}
    rows = Progress.objects.filter(user__in=students, step__in=keys)
    for user, step, state in rows.values_list("user_id", "step", "state"):
        states.setdefault(user, {})[step] = state
    return [_table(one, lessons[one.lesson], members[one.pk], states) for one in assignments]


def lesson_of(assignment: Assignment, language: str) -> ShownLesson | None:
    """The lesson that was set."""
    course, _, slug = assignment.lesson.partition("/")
    found = courses(language).get(course)
    return found.lesson(slug) if found else None


def _table(
    assignment: Assignment,
    lesson: ShownLesson | None,
    members: Sequence[Membership],
    states: Mapping[int, Mapping[str, str]],
) -> LessonTable:
    numbers = numbers_of(members)
    own = {step.key for step in lesson.steps} if lesson else set()
    rows = []
    for member in members:
        done = {key: state for key, state in states.get(member.student_id, {}).items() if key in own}
        if done or not member.erased:
            rows.append(LessonRow(numbers[member.pk], member, done))
    return LessonTable(assignment, lesson, tuple(rows))
