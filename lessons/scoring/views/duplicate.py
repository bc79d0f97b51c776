"""The scores of duplicate bridge: the table of a contract. A pure function of the address; nothing is stored."""

from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from lessons.scoring.forms.duplicate import FIELDS, DuplicateState, read_state
from lessons.scoring.views import duplicate_page
from lessons.web.requests import HtmxHttpRequest

UNPROCESSABLE = 422


@require_safe
def scores(request: HtmxHttpRequest) -> HttpResponse:
    """Every score of the contract in the address; one in another spelling is sent to its own."""
    query = request.GET
    state, problems = read_state(query)
    if problems:
        return _show(request, state, problems=problems)
    if "level" in query or {name: query[name] for name in FIELDS if name in query} != state.fields:
        return _go(request, state)
    return _show(request, state)


def _go(request: HtmxHttpRequest, state: DuplicateState) -> HttpResponse:
    address = reverse("lessons:scores") + (f"?{urlencode(state.fields)}" if state.fields else "")
    if not request.htmx:
        return HttpResponseRedirect(address)
    response = _show(request, state)
    response["HX-Push-Url"] = address
    return response


def _show(request: HtmxHttpRequest, state: DuplicateState, **more: object) -> HttpResponse:
    context = duplicate_page.context(state) | more
    status = UNPROCESSABLE if more.get("problems") else 200
    if not request.htmx or request.htmx.history_restore_request:
        return render(request, "lessons/scoring/page.html", context, status=status)
    context["pressed"] = request.htmx.target == "explained"
    response = render(request, "lessons/scoring/answer.html", context, status=status)
    response["Cache-Control"] = "no-store"  # no cache may give a fragment out for the page of the same address
    return response
