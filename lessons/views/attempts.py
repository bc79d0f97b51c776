"""Doing a task: its questions one after the other, or all on a page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from lessons.domain import access
from lessons.views.guards import signed_in


@signed_in
def attempt(request: HttpRequest, pk: int) -> HttpResponse:
    """The questions of an attempt."""
    return render(request, "lessons/tasks/attempt.html", {"attempt": access.own_attempt(request.user, pk)})
