"""What a class has done of a task: for its teachers alone."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.domain import access
from lessons.domain.results import table_of
from lessons.views.guards import for_teachers


@for_teachers
@require_safe
def results(request: HttpRequest, pk: int) -> HttpResponse:
    """The students against the questions."""
    assignment = access.taught_assignment(request.user, pk)
    context: dict[str, Any] = {"assignment": assignment}
    if assignment.quiz:
        context["table"] = table_of(assignment)
    return render(request, "lessons/results/results.html", context)
