"""Chicago: four deals entered one after another, each explained. A pure function of the address."""

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.html import escape
from django.views.decorators.http import require_safe

from lessons.engine.scoring.deal import PASSED_OUT
from lessons.engine.scoring.errors import ChicagoOver
from lessons.scoring.forms.chicago import FIELDS, ChicagoDraft, ChicagoState, read_draft, read_round
from lessons.scoring.views import chicago_page
from lessons.scoring.words.errors import error as error_sentence
from lessons.web.requests import HtmxHttpRequest

UNPROCESSABLE = 422


@require_safe
def chicago(request: HtmxHttpRequest) -> HttpResponse:
    """The four deals that the address describes. A deal that is saved is answered with the round it leads to."""
    query = request.GET
    state, problems = read_round(query)
    draft = read_draft(query, state)
    if problems:
        return _show(request, state, draft, problems=problems)
    if "passed" in query or "save" in query:
        if state.number is None:
            return _show(request, state, draft, problems=[error_sentence(ChicagoOver(len(state.deals) + 1))])
        deal = PASSED_OUT if "passed" in query else draft.deal()
        if deal is None:
            return _show(request, state, draft, refused=draft.missing)
        return _to(state.with_deal(deal))
    if {name: query[name] for name in FIELDS if name in query} != state.fields:
        return _to(state)
    if request.htmx.target == "result":
        return _vary_by_htmx(HttpResponse(escape(chicago_page.result(draft))))
    return _show(request, state, draft)


def _to(state: ChicagoState) -> HttpResponse:
    return HttpResponseRedirect(reverse("lessons:chicago") + (state.query if state.fields else ""))


def _show(request: HtmxHttpRequest, state: ChicagoState, draft: ChicagoDraft, **more: object) -> HttpResponse:
    context = chicago_page.context(state, draft) | more
    context["pressed"] = (request.htmx.trigger or "").partition("-")[0] if request.htmx else ""
    status = UNPROCESSABLE if "problems" in more or "refused" in more else 200
    return _vary_by_htmx(render(request, "lessons/scoring/chicago.html", context, status=status))


def _vary_by_htmx(response: HttpResponse) -> HttpResponse:
    """Tell caches that htmx gets another answer at the same address."""
    response["Vary"] = "HX-Request"
    return response
