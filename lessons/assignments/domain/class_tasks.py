"""The tasks of a class as its teachers see them, in a fixed number of queries."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from lessons.accounts.domain.names import tell_apart
from lessons.assignments.domain.tasks import StudentTask, TaskState, student_tasks, title
from lessons.models import Assignment, Classroom, Membership
from lessons.models.translation import Translated


@dataclass(frozen=True, slots=True)
class ClassTask:
    """A task and how many of the students it is for are done with it, or at it. `is_open`: more may still be done."""

    assignment: Assignment
    title: Translated
    students: Sequence[StudentTask]
    is_open: bool
    opens_later: bool

    @property
    def of(self) -> int:
        return len(self.students)

    @property
    def done(self) -> int:
        return sum(one.state is TaskState.DONE for one in self.students)

    @property
    def in_progress(self) -> int:
        """Begun and not done, late ones too."""
        return sum(one.state is not TaskState.DONE and bool(one.done or one.attempts) for one in self.students)


def tasks_of(classroom: Classroom, *, now: datetime, language: str) -> list[ClassTask]:
    """The tasks of a class that are not withdrawn: what is open first, by what is due next. At most eight queries."""
    rows = Assignment.objects.select_related("quiz", "classroom").filter(classroom=classroom, withdrawn=None)
    return sorted(class_tasks(list(rows.prefetch_related("students")), now=now, language=language), key=_by_need)


def class_tasks(assignments: Sequence[Assignment], *, now: datetime, language: str) -> list[ClassTask]:
    """These tasks, all of one class, each with the students it is for. At most seven queries."""
    if not assignments:
        return []
    everybody = list(Membership.objects.filter(classroom=assignments[0].classroom_id, erased=None))
    tell_apart(everybody)
    members = [one for one in everybody if not one.removed]
    pairs = [(task, one) for task in assignments for one in members_of(task, members)]
    found: dict[int, list[StudentTask]] = {task.pk: [] for task in assignments}
    for one in student_tasks(pairs, now=now, language=language):
        found[one.assignment.pk].append(one)
    return [_class_task(task, found[task.pk], now, language) for task in assignments]


def members_of(assignment: Assignment, members: Sequence[Membership]) -> list[Membership]:
    """The students of the class that a task is for, whenever they joined."""
    if assignment.for_all:
        return list(members)
    chosen = {one.pk for one in assignment.students.all()}
    return [one for one in members if one.pk in chosen]


def _class_task(task: Assignment, students: Sequence[StudentTask], now: datetime, language: str) -> ClassTask:
    is_over = task.due is not None and now > task.due and not any(one.is_open for one in students)
    opens_later = task.opens is not None and task.opens > now
    return ClassTask(task, title(task, language), students, not is_over, opens_later)


def _by_need(task: ClassTask) -> tuple[bool, bool, float, int]:
    due = task.assignment.due
    return not task.is_open, due is None, due.timestamp() if due else 0.0, -task.assignment.pk
