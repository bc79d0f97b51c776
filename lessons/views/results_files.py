"""The results of a task for a spreadsheet and on paper."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from lessons.domain import access
from lessons.views.guards import for_teachers
from lessons.views.results import results


@for_teachers
@require_safe
def on_paper(request: HttpRequest, pk: int) -> HttpResponse:
    return results(request, pk)


@for_teachers
@require_safe
def as_csv(request: HttpRequest, pk: int) -> HttpResponse:
    access.taught_assignment(request.user, pk)
    return HttpResponse("\ufeffclass,task\r\n", content_type="text/csv; charset=utf-8")
