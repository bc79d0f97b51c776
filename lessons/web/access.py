"""Who may see what: the one place that decides. What is not yours is NotYours, whether it exists or not.

What is in an archived class may be read, and changed by nobody: the functions that give a teacher what is his raise
Archived while something is `changing`, which the guard of every view says of a request that writes.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from django.db.models import Q, QuerySet

from lessons.models import Assignment, Attempt, Classroom, Exercise, Membership, Person, Quiz


class NotYours(LookupError):
    """There is no such thing, or it is not this person's to see."""


class Archived(Exception):
    """The class has ended: nothing in it is changed until it is brought back."""

    def __init__(self, classroom: Classroom) -> None:
        super().__init__(classroom.pk)
        self.classroom = classroom


_changing: ContextVar[bool] = ContextVar("changing", default=False)


@contextmanager
def changing() -> Iterator[None]:
    """What is asked for inside is asked for to be changed."""
    token = _changing.set(True)
    try:
        yield
    finally:
        _changing.reset(token)


def is_teacher(user: Any) -> bool:
    """Whether somebody may have classes. Costs nothing for who is logged in: he is read with his person."""
    person: Person | None = getattr(user, "person", None)  # an account of the admin's may have none
    return bool(user.is_authenticated and person and person.is_teacher)


def taught_classes(user: Any) -> QuerySet[Classroom]:
    """The classes somebody teaches, archived ones too."""
    return Classroom.objects.filter(teachings__teacher=user)


def taught_class(user: Any, pk: int, *, to_change: bool | None = None) -> Classroom:
    """A class that this person teaches. Raises NotYours, Archived.

    `to_change` is True for a page that is there only to change something, False for what is done to a class in
    the archive too: who teaches it, erasing a student, and bringing it back.
    """
    found: Classroom = _one(taught_classes(user).filter(pk=pk))
    _check_open(found, to_change)
    return found


def taught_membership(user: Any, pk: int, *, to_change: bool | None = None) -> Membership:
    """A student, removed ones too, of a class that this person teaches. Raises NotYours, Archived."""
    rows = Membership.objects.select_related("classroom").filter(erased=None)
    found: Membership = _one(rows.filter(classroom__teachings__teacher=user, pk=pk))
    _check_open(found.classroom, to_change)
    return found


def taught_assignment(user: Any, pk: int, *, to_change: bool | None = None) -> Assignment:
    """An assignment to a class that this person teaches, withdrawn ones too. Raises NotYours, Archived."""
    rows = Assignment.objects.select_related("classroom", "quiz")
    found: Assignment = _one(rows.filter(classroom__teachings__teacher=user, pk=pk))
    _check_open(found.classroom, to_change)
    return found


def attended(user: Any) -> QuerySet[Membership]:
    """Where somebody is a student now: not where he was removed, nor in archived classes."""
    rows = Membership.objects.select_related("classroom")
    return rows.filter(student=user, removed=None, classroom__archived=None)


def remembered(user: Any) -> QuerySet[Membership]:
    """The same with the archived classes: there somebody may read what he has done, and do nothing more."""
    return Membership.objects.select_related("classroom").filter(student=user, removed=None)


def attended_class(user: Any, pk: int) -> Membership:
    """Somebody's place in a class. Raises NotYours."""
    return _one(attended(user).filter(classroom_id=pk))


def remembered_class(user: Any, pk: int) -> Membership:
    """Somebody's place in a class, an archived one too. Raises NotYours."""
    return _one(remembered(user).filter(classroom_id=pk))


def set_for(membership: Membership) -> QuerySet[Assignment]:
    """What a student is to do or has done: for the whole class, whenever he joined, or for him by name."""
    rows = Assignment.objects.select_related("quiz", "classroom").filter(classroom=membership.classroom_id)
    return rows.filter(Q(for_all=True) | Q(students=membership), withdrawn=None).distinct()


def set_assignment(user: Any, pk: int) -> tuple[Assignment, Membership]:
    """An assignment that somebody has to do, and his place in the class. Raises NotYours."""
    for membership in attended(user).filter(classroom__assignments=pk):
        if found := set_for(membership).filter(pk=pk).first():
            return found, membership
    raise NotYours


def ended_class(user: Any, pk: int) -> Classroom | None:
    """The archived class that a task of somebody's was set in, whose page he may read instead of the task's."""
    rows = remembered(user).filter(classroom__archived__isnull=False, classroom__assignments=pk)
    place = rows.order_by().first()
    return place.classroom if place and set_for(place).filter(pk=pk).exists() else None


def own_attempt(user: Any, pk: int) -> Attempt:
    """An attempt of somebody's own, while the task is his to see; in an archived class to read. Raises NotYours."""
    rows = Attempt.objects.select_related("assignment__classroom", "assignment__quiz", "membership", "revision")
    found: Attempt = _one(rows.filter(user=user, pk=pk))
    if found.is_preview:
        taught_assignment(user, found.assignment_id)
        return found
    place, task = found.membership, found.assignment
    if place is None or place.removed or task.withdrawn:
        raise NotYours
    if not task.for_all and not task.students.filter(pk=place.pk).exists():
        raise NotYours
    return found


def taught_attempt(user: Any, pk: int) -> Attempt:
    """An attempt of a student in a class that this person teaches. Raises NotYours."""
    rows = Attempt.objects.select_related("assignment__classroom", "assignment__quiz", "membership", "revision")
    return _one(rows.filter(assignment__classroom__teachings__teacher=user, is_preview=False, pk=pk))


def own_quizzes(user: Any) -> QuerySet[Quiz]:
    """The quizzes somebody has made and not deleted."""
    return Quiz.objects.filter(owner=user, deleted=None)


def own_quiz(user: Any, pk: int) -> Quiz:
    """A quiz that this person may edit. Raises NotYours."""
    return _one(own_quizzes(user).filter(pk=pk))


def usable_quiz(user: Any, pk: int) -> Quiz:
    """A quiz that this person may look at, assign and copy: his own, or one of the library. Raises NotYours."""
    return _one(Quiz.objects.filter(Q(owner=user, deleted=None) | Q(owner=None, is_retired=False), pk=pk))


def may_use(user: Any, quiz: Quiz) -> bool:
    """The same of a quiz that is at hand: a colleague's that was set for a common class is not one's own."""
    return quiz.owner_id == user.pk and not quiz.deleted if quiz.owner_id else not quiz.is_retired


def deleted_quiz(user: Any, pk: int) -> Quiz:
    """A quiz that this person has deleted. Raises NotYours."""
    return _one(Quiz.objects.filter(owner=user, deleted__isnull=False, pk=pk))


def shared_quiz(token: str) -> Quiz:
    """A quiz by the address that its owner has given away. Raises NotYours."""
    return _one(Quiz.objects.filter(token=token, deleted=None).exclude(token=""))


def own_exercise(user: Any, pk: int) -> Exercise:
    """A question that this person has made. Raises NotYours."""
    return _one(Exercise.objects.filter(owner=user, pk=pk))


def _check_open(classroom: Classroom, to_change: bool | None = None) -> None:
    """Raises Archived where something in the class is to be changed and may not be."""
    if classroom.archived and (_changing.get() if to_change is None else to_change):
        raise Archived(classroom)


def _one(rows: QuerySet[Any]) -> Any:
    found = rows.order_by().first()  # by nothing that would be joined
    if found is None:
        raise NotYours
    return found
