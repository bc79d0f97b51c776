"""Lists of tasks for other pages: what a student has to do, what a class has been set."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils import timezone
from django.utils.translation import get_language

from lessons.assignments.domain.class_tasks import ClassTask, tasks_of
from lessons.assignments.domain.tasks import StudentTask, Terms, tasks_for
from lessons.assignments.views.task_words import StateLabel, how_far, state_label, task_title, times
from lessons.assignments.words import tasks as words
from lessons.models import Assignment, Classroom, Membership
from lessons.models.translation import Translated
from lessons.web.access import active_memberships


@dataclass(frozen=True, slots=True)
class DueRow:
    """A task as `tasks/_due.html` lists it. `times`: when it opens and is due, and on their own clock."""

    task: StudentTask
    title: Translated
    state: StateLabel
    times: list[Any]
    done: Any


@dataclass(frozen=True, slots=True)
class ClassRow:
    """A task as `tasks/_set.html` lists it for a teacher."""

    task: ClassTask
    assignment: Assignment
    title: Translated
    times: list[Any]
    done: Any


def due_rows(memberships: Iterable[Membership], zone: str) -> list[DueRow]:
    """What a student has to do in these classes, on their own clock too; open first. At most seven queries."""
    now = timezone.now()
    found = tasks_for(memberships, now=now, language=get_language() or "en")
    return [
        DueRow(
            one,
            task_title(one.assignment),
            state_label(one),
            times(one.terms, one.assignment.classroom.time_zone, zone, now),
            how_far(one),
        )
        for one in found
    ]


def after_lesson(user: Any, lesson: str) -> dict[str, Any]:
    """Where a student goes on to from a lesson that is set for them: the task that is due next, and its class."""
    places = list(active_memberships(user))
    tasks = tasks_for(places, now=timezone.now(), language=get_language() or "en") if places else []
    here = next((one.assignment for one in tasks if one.assignment.lesson == lesson), None)
    if here is None:
        return {}
    found = next((one.assignment for one in tasks if one.is_open and one.assignment.lesson != lesson), None)
    return {"task": found, "task_title": found and task_title(found), "classroom": here.classroom_id}


def class_rows(classroom: Classroom) -> list[ClassRow]:
    """The tasks of a class, what is open first. At most eight queries."""
    return [
        ClassRow(
            one,
            one.assignment,
            task_title(one.assignment),
            times(Terms(one.assignment.opens, one.assignment.due, True, None), classroom.time_zone, ""),
            words.students_done(one.done, one.of),
        )
        for one in tasks_of(classroom, now=timezone.now(), language=get_language() or "en")
    ]
