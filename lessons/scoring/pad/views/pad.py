"""The score pad: enter deals, see the rubber grow, ask every number why. A pure function of the address.

Nothing is stored. Every form carries the rubber it was filled in at, so a stale page, a second tab or a
double press can neither save a deal twice nor lose one.
"""

from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from lessons.scoring.pad.forms.change import FIELDS as CHANGE_FIELDS
from lessons.scoring.pad.forms.change import PadChange, read_change
from lessons.scoring.pad.forms.deal import FIELDS as DRAFT_FIELDS
from lessons.scoring.pad.forms.deal import PASSED_OUT_BID, DealDraft, DealRefused, read_draft
from lessons.scoring.pad.forms.state import FIELDS, PadState, read_state
from lessons.scoring.pad.views import page
from lessons.scoring.pad.views.page import UNPROCESSABLE
from lessons.web.requests import HtmxHttpRequest

NOTHING_ENTERED, NO_CHANGE = DealDraft(), PadChange()


@require_safe
def pad(request: HtmxHttpRequest) -> HttpResponse:
    """The pad that the address describes. `save` and `drop` are answered with the state they lead to."""
    query = request.GET
    state, problems = read_state(query)
    if problems:
        return _show(request, state, problems=problems)
    draft, problems = read_draft(query, state)
    if problems:
        return _show(request, state, draft, problems=problems)
    passed_out = query.get("bid", "").upper() == PASSED_OUT_BID
    if passed_out or ("save" in query and draft.bid):
        try:
            return _go(request, after := draft.saved_in(state), done=PadChange.saving(draft, after))
        except DealRefused as refused:
            return _show(request, state, draft, refused=refused)
    done = read_change(query, state)
    if done.drop:
        return _go(
            request, state.without_deal(done.drop - 1), done=PadChange(gone=(done.drop, state.deals[done.drop - 1]))
        )
    if draft.fields:
        state = state.having(at=None)
    fields = state.fields | draft.fields | done.fields
    known = (*FIELDS, *DRAFT_FIELDS, *CHANGE_FIELDS)
    if {name: query[name] for name in known if name in query} != fields:
        return _go(request, state, draft, done)
    return _show(request, state, draft, done)


def _go(
    request: HtmxHttpRequest, state: PadState, draft: DealDraft = NOTHING_ENTERED, done: PadChange = NO_CHANGE
) -> HttpResponse:
    """Redirect to the state's own address. htmx gets the answer at once, and the address to show."""
    address = _address(state.fields | draft.fields | done.fields)
    if not request.htmx:
        return HttpResponseRedirect(address)
    response = _show(request, state, draft, done)
    response["HX-Push-Url"] = address
    return response


def _show(
    request: HtmxHttpRequest,
    state: PadState,
    draft: DealDraft = NOTHING_ENTERED,
    done: PadChange = NO_CHANGE,
    **more: object,
) -> HttpResponse:
    context = page.context(state, draft, done) | more
    status = UNPROCESSABLE if more.get("problems") or more.get("refused") else 200
    if not request.htmx:
        return render(request, "lessons/scoring/pad/page.html", context, status=status)
    context["quiet"] = bool(state.why or draft.fields)  # nothing was done that should be reported again
    response = render(request, "lessons/scoring/pad/answer.html", context, status=status)
    response["Cache-Control"] = "no-store"  # no cache may give a fragment out for the page of the same address
    return response


def _address(fields: dict[str, str]) -> str:
    return reverse("lessons:pad") + (f"?{urlencode(fields)}" if fields else "")
