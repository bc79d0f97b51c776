"""What one student was asked and answered, as his teachers see it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.domain import access
from lessons.views.guards import for_teachers


@for_teachers
@require_safe
def answers(request: HttpRequest, pk: int) -> HttpResponse:
    return render(request, "lessons/results/answers.html", {"attempt": access.taught_attempt(request.user, pk)})
