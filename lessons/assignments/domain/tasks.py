"""What students have to do and how far they are with it: for one student or a class, in few queries."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from django.db.models import Q

from lessons.courses.domain.courses import LocalizedLesson, courses
from lessons.models import Assignment, Attempt, Extension, Membership, Progress
from lessons.models.translation import Translated, translated
from lessons.quizzes.domain.scored_questions import counted_keys, dropped_of, number_answered


class TaskState(Enum):
    """How a student stands with a task. `LATE`: due, not done and still taken; `CLOSED`: due, not done, not taken."""

    NOT_OPEN = "not-open"
    NOT_BEGUN = "not-begun"
    IN_PROGRESS = "in-progress"
    DONE = "done"
    LATE = "late"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for one student, their extension included. `attempts` is None where they are unlimited.

    `has_ended`: the class is archived, so that what was done can be read and nothing more is taken.
    """

    opens: datetime | None
    due: datetime | None
    takes_late: bool
    attempts: int | None
    has_ended: bool = False

    def is_open(self, now: datetime) -> bool:
        return self.opens is None or now >= self.opens

    def is_late(self, now: datetime) -> bool:
        return self.due is not None and now > self.due

    def is_finished_late(self, finished: datetime | None) -> bool:
        """Whether what was finished then was late. It stays so where nothing late is taken any more."""
        return finished is not None and self.is_late(finished)

    def end(self, now: datetime) -> datetime:
        """When what is finished now came to its end: with the due date, where nothing was taken after it."""
        return self.due if self.due and self.is_late(now) and not self.takes_late else now

    def is_past(self, now: datetime) -> bool:
        """Whether the due date was the end of it. With another date it would go on."""
        return self.is_late(now) and not self.takes_late

    def is_closed(self, now: datetime) -> bool:
        """Whether nothing is taken any more."""
        return self.has_ended or self.is_past(now)


@dataclass(frozen=True, slots=True)
class StudentTask:
    """A task as one student has it. `done` of `of` are questions answered, where they count, or steps of the lesson.

    `finished` is when it was done first; `was_late` whether that was after it was due.
    """

    assignment: Assignment
    membership: Membership
    title: Translated
    terms: Terms
    state: TaskState
    done: int
    of: int
    attempts: Sequence[Attempt]
    finished: datetime | None

    @property
    def is_open(self) -> bool:
        """Whether there is still something to do."""
        return self.state in (TaskState.NOT_BEGUN, TaskState.IN_PROGRESS, TaskState.LATE)

    @property
    def was_late(self) -> bool:
        return self.terms.is_finished_late(self.finished)

    @property
    def open_attempt(self) -> Attempt | None:
        return next((attempt for attempt in self.attempts if attempt.finished is None), None)

    @property
    def attempts_left(self) -> int | None:
        """How many may still be begun; None for as many as one likes."""
        return None if self.terms.attempts is None else max(0, self.terms.attempts - len(self.attempts))


def terms(assignment: Assignment, extension: Extension | None = None) -> Terms:
    """What holds for a student, with their extension where they have one. An earlier date in it shortens nothing."""
    due, attempts = assignment.due, assignment.attempts
    if extension:
        due = extension.due if due and extension.due and extension.due > due else due
        attempts = None if attempts is None else attempts + extension.more_attempts
    takes_late, has_ended = assignment.late == Assignment.Late.MARKED, assignment.classroom.archived is not None
    return Terms(assignment.opens, due, takes_late, attempts, has_ended)


def terms_for(assignment: Assignment, membership: Membership | None) -> Terms:
    """The same, looked up. One query."""
    rows = Extension.objects.filter(assignment=assignment, membership=membership)
    return terms(assignment, rows.first() if membership else None)


def title(assignment: Assignment, language: str) -> Translated:
    """The name of the quiz or lesson. A lesson that is no longer there goes by its address."""
    if assignment.quiz:
        return translated(assignment.quiz, "title", language)
    found = lesson(assignment, language)
    return found.title if found else Translated(assignment.lesson, language, True)


def lesson(assignment: Assignment, language: str) -> LocalizedLesson | None:
    """The lesson that is set; None for a quiz and for a lesson that is no longer there."""
    course, _, slug = assignment.lesson.partition("/")
    found = courses(language).get(course)
    return found.lesson(slug) if found and slug else None


def tasks_for(memberships: Iterable[Membership], *, now: datetime, language: str) -> list[StudentTask]:
    """All tasks of one student in their classes: what is open first, by what is due next. At most seven queries."""
    places = {membership.classroom_id: membership for membership in memberships}
    rows = Assignment.objects.select_related("quiz", "classroom").filter(
        Q(for_all=True) | Q(students__in=list(places.values())), classroom__in=places, withdrawn=None
    )
    found = list(rows.distinct())
    tasks = student_tasks([(row, places[row.classroom_id]) for row in found], now=now, language=language)
    return sorted(tasks, key=_by_need)


def student_tasks(
    pairs: Sequence[tuple[Assignment, Membership]], *, now: datetime, language: str
) -> list[StudentTask]:
    """How each of these students stands with each of these tasks. At most six queries."""
    work = _Work(pairs, language)
    return [_student_task(assignment, membership, work, now, language) for assignment, membership in pairs]


class _Work:
    """What students have done on tasks, read at once."""

    def __init__(self, pairs: Sequence[tuple[Assignment, Membership]], language: str) -> None:
        tasks = {assignment.pk: assignment for assignment, _ in pairs}
        members = {membership.pk: membership for _, membership in pairs}
        self.lessons = {pk: lesson(task, language) for pk, task in tasks.items() if task.lesson}
        self.extensions = {
            (row.assignment_id, row.membership_id): row
            for row in Extension.objects.filter(assignment__in=tasks, membership__in=members)
        }
        self.attempts: dict[tuple[int, int | None], list[Attempt]] = defaultdict(list)
        self.dropped = dropped_of({task.quiz_id for task in tasks.values()})
        rows = Attempt.objects.filter(assignment__in=tasks, membership__in=members, is_preview=False)
        for row in rows.annotate(answered=number_answered(self.dropped)).order_by("number"):
            self.attempts[row.assignment_id, row.membership_id].append(row)
        self.steps: dict[int, dict[str, datetime]] = defaultdict(dict)
        keys = [step.key for found in self.lessons.values() if found for step in found.steps]
        if keys:
            students = {membership.student_id for membership in members.values()}
            done = Progress.objects.filter(user__in=students, step__in=set(keys), state=Progress.State.RIGHT)
            for user, step, changed in done.values_list("user", "step", "changed"):
                self.steps[user][step] = changed


def _student_task(
    assignment: Assignment, membership: Membership, work: _Work, now: datetime, language: str
) -> StudentTask:
    own_terms = terms(assignment, work.extensions.get((assignment.pk, membership.pk)))
    attempts = work.attempts[assignment.pk, membership.pk]
    if assignment.lesson:
        done, of, finished = _steps_done(work.lessons[assignment.pk], work.steps[membership.student_id])
    else:
        done, of, finished = _answered(attempts, work.dropped.get(assignment.quiz_id or 0, ()))
    state = _state(own_terms, now, begun=bool(done or attempts), done=finished is not None)
    name = title(assignment, language)
    return StudentTask(assignment, membership, name, own_terms, state, done, of, attempts, finished)


def _steps_done(found: LocalizedLesson | None, done: Mapping[str, datetime]) -> tuple[int, int, datetime | None]:
    steps = found.steps if found else ()
    when = [done[step.key] for step in steps if step.key in done]
    return len(when), len(steps), max(when) if steps and len(when) == len(steps) else None


def _answered(attempts: Sequence[Attempt], dropped: Collection[str]) -> tuple[int, int, datetime | None]:
    """How many questions of the last attempt are answered, of how many; and when an attempt was first done."""
    last = attempts[-1] if attempts else None
    finished = min((attempt.finished for attempt in attempts if attempt.finished), default=None)
    if last is None:
        return 0, 0, finished
    answered: int = last.answered  # type: ignore[attr-defined]  # by the query
    return answered, len(counted_keys(last.order, dropped)), finished


def _state(own_terms: Terms, now: datetime, *, begun: bool, done: bool) -> TaskState:
    if done:
        return TaskState.DONE
    if own_terms.is_closed(now):
        return TaskState.CLOSED
    if own_terms.is_late(now):
        return TaskState.LATE
    if not own_terms.is_open(now):
        return TaskState.NOT_OPEN
    return TaskState.IN_PROGRESS if begun else TaskState.NOT_BEGUN


def _by_need(task: StudentTask) -> tuple[bool, bool, float, int]:
    """Open tasks first, the late and the next due before others; of those without a date the newest."""
    due = task.terms.due
    return not task.is_open, due is None, due.timestamp() if due else 0.0, -task.assignment.pk
