"""What the site keeps of people: told on a page, given to them as a file, and erased."""

from collections.abc import Sequence

from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_http_methods, require_safe

from lessons.accounts.domain import people
from lessons.accounts.forms.accounts import EraseForm
from lessons.accounts.words import people as words
from lessons.models import Classroom
from lessons.privacy.domain import erasing, exporting
from lessons.privacy.loading.privacy import sections
from lessons.web import known_browsers
from lessons.web.guards import signed_in
from lessons.web.redirects import see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.responses import UNPROCESSABLE


@signed_in
@require_safe
def export(request: AuthenticatedHttpRequest) -> HttpResponse:
    """Everything that the site stores about the user, as a file."""
    data = exporting.everything_of(request.user)
    response = JsonResponse(data, json_dumps_params={"ensure_ascii": False, "indent": 2})
    response["Content-Disposition"] = 'attachment; filename="bridge-school.json"'
    return response


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def erase(request: AuthenticatedHttpRequest) -> HttpResponse:
    """Says what goes and what stays; a POST with the word typed does it, and ends the session."""
    alone: Sequence[Classroom] = erasing.classes_left_alone(request.user)
    form = EraseForm(request.POST if request.method == "POST" else None, word=words.word_to_erase())
    if request.method == "POST" and not alone and form.is_valid():
        try:
            erasing.erase(user=request.user)
        except erasing.OnlyTeacher as refused:  # since the page was opened
            alone = refused.classes
        else:
            logout(request)
            response = see_other(reverse("lessons:privacy") + "?done=erased")
            response.delete_cookie(known_browsers.COOKIE)
            return response
    context = {"form": form, "alone": alone, "word": words.word_to_erase(), "person": people.person_of(request.user)}
    status = UNPROCESSABLE if form.errors or (alone and request.method == "POST") else 200
    return render(request, "lessons/privacy/erase.html", context, status=status)


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    """What is kept, in words that a child's parents understand."""
    context = {
        "done": words.done(request.GET.get("done", "")),
        "sections": sections(translation.get_language() or "en"),
    }
    return render(request, "lessons/privacy/privacy.html", context)
