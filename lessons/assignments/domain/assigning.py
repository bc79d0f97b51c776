"""What a teacher does with tasks: set one, change it, withdraw it, put it back, give one student more time."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from lessons.classroom.domain import class_lists
from lessons.models import Assignment, Classroom, Extension, Membership, Quiz
from lessons.quizzes.domain import quizzes

PRESSED_TWICE = timedelta(seconds=10)  # what comes again sooner is one press


def students_of(classroom: Classroom) -> list[Membership]:
    """Whom a task can be set for: whoever is in the class now, by name. One query."""
    return [one for one in class_lists.students_of(classroom) if not one.removed]


@transaction.atomic
def set_task(
    *,
    classroom: Classroom,
    by: Any,
    quiz: Quiz | None,
    lesson: str,
    students: Iterable[Membership] | None,
    terms: Mapping[str, Any],
) -> Assignment:
    """Set a quiz, which is published as it is now, or a lesson, for these students or (None) for the whole class.

    `terms` are columns of Assignment. A button pressed twice sets it once. Raises ValueError for a quiz without
    questions.
    """
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    students = None if students is None else list(students)
    if quiz:
        quizzes.publish(quiz=quiz)
    of = {"classroom": classroom, "quiz": quiz, "lesson": lesson, "made_by": by, "for_all": students is None, **terms}
    if twin := _twin(of, set(students or ())):
        return twin
    made = Assignment.objects.create(classroom=classroom, quiz=quiz, lesson=lesson, made_by=by, **terms)
    _set_students(made, students)
    return made


def _twin(of: Mapping[str, Any], students: set[Membership]) -> Assignment | None:
    """The same task, where it was set a moment ago."""
    rows = Assignment.objects.filter(**of, withdrawn=None, made__gt=timezone.now() - PRESSED_TWICE)
    return next((row for row in rows if set(row.students.all()) == students), None)


@transaction.atomic
def change_task(*, assignment: Assignment, students: Iterable[Membership] | None, terms: Mapping[str, Any]) -> None:
    """Other terms, or other students. What is set stays what it is, and what was done stays done.

    Whoever has been removed from the class is on no form: if they were to do it, they find it when back.
    """
    for name, value in terms.items():
        setattr(assignment, name, value)
    assignment.save(update_fields=list(terms))
    removed = assignment.students.exclude(removed=None)
    _set_students(assignment, students if students is None else [*students, *removed])


def withdraw(*, assignment: Assignment, now: datetime) -> None:
    """Take a task from the students. What they have done is kept."""
    if assignment.withdrawn is None:
        assignment.withdrawn = now
        assignment.save(update_fields=("withdrawn",))


def put_back(*, assignment: Assignment) -> None:
    assignment.withdrawn = None
    assignment.save(update_fields=("withdrawn",))


def extend(
    *, assignment: Assignment, membership: Membership, due: datetime | None, more_attempts: int
) -> Extension | None:
    """A later due date or more attempts for one student, in place of what they were given before; neither: none."""
    if due is None and not more_attempts:
        Extension.objects.filter(assignment=assignment, membership=membership).delete()
        return None
    made, _ = Extension.objects.update_or_create(
        assignment=assignment, membership=membership, defaults={"due": due, "more_attempts": more_attempts}
    )
    return made


def extensions_of(assignment: Assignment, memberships: Iterable[int]) -> dict[int, Extension]:
    """What these students, by the keys of their memberships, have been granted beyond the terms. One query."""
    return {row.membership_id: row for row in assignment.extensions.filter(membership__in=list(memberships))}


def _set_students(assignment: Assignment, students: Iterable[Membership] | None) -> None:
    assignment.for_all = students is None
    assignment.save(update_fields=("for_all",))
    assignment.students.set(students or ())
