"""All the tasks of a class against its students, and the tasks of one student."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.assignments.domain.tasks import title
from lessons.models import Membership
from lessons.results.domain.class_results import Summary, TaskStanding, summary
from lessons.results.views.heading import files
from lessons.results.views.query import GradebookView, read_view
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest


@for_teachers
@require_safe
def class_results(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The summary: a row for each student, a column for each task."""
    classroom = access.taught_class(request.user, pk)
    view = read_view(request.GET)
    found = summary(classroom, get_language() or "")
    members = named(found, view)
    context = {
        "classroom": classroom,
        "view": view,
        "files": files(reverse("lessons:class-results-csv", args=(pk,)), view),
        "tasks": [_task(found, place) for place in range(len(found.tasks))],
        "rows": [{"name": name, "cells": _cells(found, member)} for name, member in members],
    }
    return render(request, "lessons/results/class.html", context)


def named(found: Summary, view: GradebookView) -> list[tuple[str, Membership]]:
    """The students with what stands for them, in an order that tells nothing where it is a number."""
    if view.names:
        return [(member.called or words.erased(), member) for member in found.members]
    members = sorted(found.members, key=lambda member: member.pk)
    return [(words.anonymous_student(number), member) for number, member in enumerate(members, start=1)]


def tasks_of(member: Membership) -> list[dict[str, Any]]:
    """What was set for one student, a removed one too, and how they stand with it: for the page about them."""
    found = summary(member.classroom, get_language() or "", only=member)
    return [
        {"title": title(one.assignment, get_language() or ""), "cell": _cell(one), "due": _due(one)}
        for one in found.of(member)
    ]


def _due(standing: TaskStanding) -> Any:
    return words.due(standing.assignment.due, standing.assignment.classroom.time_zone)


def _task(found: Summary, place: int) -> dict[str, Any]:
    task = found.tasks[place]
    average = found.average(task)
    return {
        "number": place + 1,
        "title": title(task, get_language() or ""),
        "url": reverse("lessons:results", args=(task.pk,)),
        "due": words.due(task.due, found.classroom.time_zone),
        "average": None if average is None else round(average),
    }


def _cells(found: Summary, member: Membership) -> list[dict[str, Any] | None]:
    standings = (found.standings.get((task.pk, member.pk)) for task in found.tasks)
    return [_cell(standing) if standing else None for standing in standings]


def _cell(standing: TaskStanding) -> dict[str, Any]:
    """Percent, where a student has begun; the page of their answers, where there is one."""
    percent = standing.percent
    return {
        "percent": None if percent is None else round(percent),
        "status": words.status(begun=standing.is_begun, finished=standing.is_finished, late=standing.is_late),
        "is_finished": standing.is_finished,
        "url": reverse("lessons:answers", args=(standing.result.pk,)) if standing.result else "",
    }
