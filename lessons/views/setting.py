"""Setting a task for a class, and changing it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from lessons.domain import access
from lessons.views.guards import for_teachers


@for_teachers
def set_task(request: HttpRequest, pk: int) -> HttpResponse:
    """What is to be done, by whom and by when."""
    classroom = access.taught_class(request.user, pk)
    return render(request, "lessons/tasks/set.html", {"classroom": classroom})
