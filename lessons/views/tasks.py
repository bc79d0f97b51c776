"""A task as its students see it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from lessons.domain import access
from lessons.views.guards import signed_in


@signed_in
def task(request: HttpRequest, pk: int) -> HttpResponse:
    """What is to be done and by when."""
    try:
        assignment = access.taught_assignment(request.user, pk)
    except access.NotYours:
        assignment, _membership = access.set_assignment(request.user, pk)
    return render(request, "lessons/tasks/task.html", {"assignment": assignment})


@require_POST
@signed_in
def start(request: HttpRequest, pk: int) -> HttpResponse:
    """Begin, or go on with what is begun."""
    access.set_assignment(request.user, pk)
    return task(request, pk)
