"""Classes and their students as lists show them."""

from typing import Any

from django.contrib.auth.models import User
from django.db.models import Count, F, Min, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from lessons.accounts.domain.names import in_order, tell_apart
from lessons.models import Assignment, Classroom, Membership, Person, Teaching
from lessons.web.access import active_memberships, readable_memberships, taught_classes


def taught(user: User) -> list[Classroom]:
    """The classes somebody teaches, archived ones last, each with `students`, `open_tasks` and `next_due`.

    One query.
    """
    now = timezone.now()
    inside = Membership.objects.filter(classroom=OuterRef("pk"), removed=None, erased=None)
    to_do = Assignment.objects.filter(classroom=OuterRef("pk"), withdrawn=None).filter(Q(due=None) | Q(due__gt=now))
    rows = taught_classes(user).annotate(
        students=_number(inside),
        open_tasks=_number(to_do),
        next_due=Subquery(to_do.order_by().values("classroom").annotate(first=Min("due")).values("first")),
    )
    return sorted(rows, key=lambda row: (row.archived is not None, in_order(row.name)))


def attending(user: User) -> list[Membership]:
    """Where somebody is a student, archived classes last, by the names of the classes. One query."""
    return sorted(
        readable_memberships(user), key=lambda row: (row.classroom.archived is not None, in_order(row.classroom.name))
    )


def students_of(classroom: Classroom) -> list[Membership]:
    """Everybody who is or was in a class, sorted by name, without those whose data were erased. One query.

    Those of one name are numbered (`called`), and stand in the order in which they joined.
    """
    rows = list(classroom.memberships.filter(erased=None))
    tell_apart(rows)
    return sorted(rows, key=lambda row: (in_order(row.name), row.pk))


def student_of(membership: Membership) -> Membership:
    """A student, numbered (`called`) among others of the same name in the class. One query."""
    others = Membership.objects.filter(classroom=membership.classroom_id, erased=None).exclude(pk=membership.pk)
    tell_apart([membership, *others])
    return membership


def joined(classroom: Classroom) -> tuple[int, int]:
    """How many students of a class have logged in, and how many it has. One query."""
    inside = classroom.memberships.filter(removed=None, erased=None)
    counted = inside.aggregate(joined=Count("seen"), everybody=Count("pk"))
    return counted["joined"], counted["everybody"]


def class_with_code(code: str) -> Classroom | None:
    """The class that one joins by this code, as it is stored. One query."""
    return Classroom.objects.filter(code=code).first()


def teaches(user: User, classroom: Classroom) -> bool:
    """Whether somebody teaches a class. One query."""
    return taught_classes(user).filter(pk=classroom.pk).exists()


def has_open_classes(user: User) -> bool:
    """Whether somebody teaches a class that is not archived. One query."""
    return taught_classes(user).filter(archived=None).exists()


def is_student(user: User) -> bool:
    """Whether somebody is in a class that is not archived. One query."""
    return active_memberships(user).exists()


def teachers_of(classroom: Classroom) -> QuerySet[Teaching]:
    """Those who teach a class, the first to come first, each with `teacher` and `teacher.person`. One query."""
    return classroom.teachings.select_related("teacher__person").order_by("since", "pk")


def teachers_names(classroom: Classroom) -> list[str]:
    """The names of those who teach a class, without those who have no name. One query."""
    rows = Person.objects.filter(user__teachings__classroom=classroom).exclude(name="")
    return list(rows.order_by("user__teachings__since").values_list("name", flat=True))


def names_of(users: set[int | None]) -> dict[int, str]:
    """The names of people by the primary keys of their accounts. One query, none for an empty set."""
    known = [pk for pk in users if pk]
    return dict(Person.objects.filter(user__in=known).values_list("user", "name")) if known else {}


def _number(rows: QuerySet[Any]) -> Coalesce:
    counted = rows.order_by().values("classroom").annotate(number=Count(F("pk"))).values("number")
    return Coalesce(Subquery(counted), 0)
