"""Who may see what: the one place that decides. NoAccess is raised for what somebody may not see, existing or not.

What is in an archived class may be read and not changed: inside `write_access`, in which the guard of a view handles
every request that writes, the functions that look up a teacher's things raise Archived.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import Model, Q, QuerySet

from lessons.models import Assignment, Attempt, Classroom, Membership, Person, Quiz


class NoAccess(LookupError):
    """There is no such thing, or this person may not see it."""


class Archived(Exception):
    """The class has ended: nothing in it is changed until it is brought back."""

    def __init__(self, classroom: Classroom) -> None:
        super().__init__(classroom.pk)
        self.classroom = classroom


_writing: ContextVar[bool] = ContextVar("writing", default=False)
_Row = TypeVar("_Row", bound=Model)


@contextmanager
def write_access() -> Iterator[None]:
    """What is looked up inside is looked up to be changed."""
    token = _writing.set(True)
    try:
        yield
    finally:
        _writing.reset(token)


def is_teacher(user: User | AnonymousUser) -> bool:
    """Whether somebody may have classes. No query for the user of a request, who is read together with the person."""
    person: Person | None = getattr(user, "person", None)  # an account of the admin's may have none
    return bool(user.is_authenticated and person and person.is_teacher)


def taught_classes(user: User) -> QuerySet[Classroom]:
    """The classes somebody teaches, archived ones too."""
    return Classroom.objects.filter(teachings__teacher=user)


def taught_class(user: User, pk: int, *, to_change: bool | None = None) -> Classroom:
    """A class that this person teaches. Raises NoAccess, Archived.

    `to_change` is True for a page that is there only to change something, False for what may be done to an archived
    class too: changing who teaches it, erasing a student, and restoring it.
    """
    found = _one(taught_classes(user).filter(pk=pk))
    _check_open(found, to_change)
    return found


def taught_membership(user: User, pk: int, *, to_change: bool | None = None) -> Membership:
    """A student, removed ones too, of a class that this person teaches. Raises NoAccess, Archived."""
    rows = Membership.objects.select_related("classroom").filter(erased=None)
    found = _one(rows.filter(classroom__teachings__teacher=user, pk=pk))
    _check_open(found.classroom, to_change)
    return found


def taught_assignment(user: User, pk: int, *, to_change: bool | None = None) -> Assignment:
    """An assignment to a class that this person teaches, withdrawn ones too. Raises NoAccess, Archived."""
    rows = Assignment.objects.select_related("classroom", "quiz")
    found = _one(rows.filter(classroom__teachings__teacher=user, pk=pk))
    _check_open(found.classroom, to_change)
    return found


def active_memberships(user: User) -> QuerySet[Membership]:
    """Somebody's places as a student: without those they were removed from, and without archived classes."""
    rows = Membership.objects.select_related("classroom")
    return rows.filter(student=user, removed=None, classroom__archived=None)


def readable_memberships(user: User) -> QuerySet[Membership]:
    """Somebody's places as a student, in archived classes too, where they may read what they have done."""
    return Membership.objects.select_related("classroom").filter(student=user, removed=None)


def active_membership(user: User, pk: int) -> Membership:
    """Somebody's place in a class that is not archived. Raises NoAccess."""
    return _one(active_memberships(user).filter(classroom_id=pk))


def readable_membership(user: User, pk: int) -> Membership:
    """Somebody's place in a class, which may be archived. Raises NoAccess."""
    return _one(readable_memberships(user).filter(classroom_id=pk))


def set_for(membership: Membership) -> QuerySet[Assignment]:
    """What is assigned to a student, to the whole class or to them by name, whenever they joined."""
    rows = Assignment.objects.select_related("quiz", "classroom").filter(classroom=membership.classroom_id)
    return rows.filter(Q(for_all=True) | Q(students=membership), withdrawn=None).distinct()


def set_assignment(user: User, pk: int) -> tuple[Assignment, Membership]:
    """An assignment that somebody has to do, and their place in the class. Raises NoAccess."""
    for membership in active_memberships(user).filter(classroom__assignments=pk):
        if found := set_for(membership).filter(pk=pk).first():
            return found, membership
    raise NoAccess


def ended_class(user: User, pk: int) -> Classroom | None:
    """The archived class that somebody's assignment belongs to: they may read its page and not the assignment's."""
    rows = readable_memberships(user).filter(classroom__archived__isnull=False, classroom__assignments=pk)
    membership = rows.order_by().first()
    return membership.classroom if membership and set_for(membership).filter(pk=pk).exists() else None


def own_attempt(user: User, pk: int) -> Attempt:
    """Somebody's own attempt, as long as the assignment is theirs, in an archived class too. Raises NoAccess."""
    rows = Attempt.objects.select_related("assignment__classroom", "assignment__quiz", "membership", "revision")
    found = _one(rows.filter(user=user, pk=pk))
    if found.is_preview:
        taught_assignment(user, found.assignment_id)
        return found
    membership, assignment = found.membership, found.assignment
    if membership is None or membership.removed or assignment.withdrawn:
        raise NoAccess
    if not assignment.for_all and not assignment.students.filter(pk=membership.pk).exists():
        raise NoAccess
    return found


def taught_attempt(user: User, pk: int) -> Attempt:
    """An attempt of a student in a class that this person teaches. Raises NoAccess."""
    rows = Attempt.objects.select_related("assignment__classroom", "assignment__quiz", "membership", "revision")
    return _one(rows.filter(assignment__classroom__teachings__teacher=user, is_preview=False, pk=pk))


def own_quizzes(user: User) -> QuerySet[Quiz]:
    """The quizzes somebody has made and not deleted."""
    return Quiz.objects.filter(owner=user, deleted=None)


def own_quiz(user: User, pk: int) -> Quiz:
    """A quiz that this person may edit. Raises NoAccess."""
    return _one(own_quizzes(user).filter(pk=pk))


def usable_quiz(user: User, pk: int) -> Quiz:
    """A quiz that this person may look at, assign and copy: their own, or one of the library. Raises NoAccess."""
    return _one(Quiz.objects.filter(Q(owner=user, deleted=None) | Q(owner=None, is_retired=False), pk=pk))


def may_use(user: User, quiz: Quiz) -> bool:
    """Whether this person may look at, assign and copy a quiz: it is theirs, or in the library. No query."""
    return quiz.owner_id == user.pk and not quiz.deleted if quiz.owner_id else not quiz.is_retired


def deleted_quiz(user: User, pk: int) -> Quiz:
    """A quiz that this person has deleted. Raises NoAccess."""
    return _one(Quiz.objects.filter(owner=user, deleted__isnull=False, pk=pk))


def shared_quiz(token: str) -> Quiz:
    """A quiz by the token of the address under which its owner shares it. Raises NoAccess."""
    return _one(Quiz.objects.filter(token=token, deleted=None).exclude(token=""))


def _check_open(classroom: Classroom, to_change: bool | None = None) -> None:
    """Raises Archived for an archived class in which something is to be changed."""
    if classroom.archived and (_writing.get() if to_change is None else to_change):
        raise Archived(classroom)


def _one(rows: QuerySet[_Row]) -> _Row:
    found = rows.order_by().first()  # the table's own order may need a join
    if found is None:
        raise NoAccess
    return found
