"""The auction table: enter an auction and read why each call is legal or not.

A pure function of the address; nothing is stored.

Every press carries the auction it was made at, so a stale page, a second tab, the back button or a
double click can neither enter a call twice nor enter it for another seat.
"""

from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from lessons.auction.forms.paste import PasteForm
from lessons.auction.forms.state import AuctionState, read_call, read_state
from lessons.auction.forms.typed import Typed, read_typed
from lessons.auction.views import page
from lessons.auction.words import links
from lessons.engine.calls import NotACall
from lessons.web.requests import HtmxHttpRequest
from lessons.web.responses import no_store

UNPROCESSABLE = 422


@require_safe
def auction(request: HtmxHttpRequest) -> HttpResponse:
    """The table that the address describes. `call` and `typed` are answered with the state they lead to."""
    query = request.GET
    state, problems = read_state(query)
    if problems:
        return _show(request, state, problems=problems)
    if text := query.get("call"):
        try:
            return _go(request, state.pressing(read_call(text)))
        except NotACall:
            return _show(request, state, problems=[links.not_a_call(text)])
    if text := query.get("reading") or query.get("typed"):
        typed = read_typed(text, state.auction)
        return _go(request, state.calling(typed.calls), typed) if typed.calls else _show(request, state, typed=typed)
    if {name: query[name] for name in ("d", "v", "a", "try") if name in query} != state.fields | state.trial:
        return _go(request, state)
    return _show(request, state, typed=read_typed(query.get("said", ""), state.auction))


@require_safe
def echo(request: HtmxHttpRequest) -> HttpResponse:
    """How the text in the field is read: a fragment for htmx. Any other request is sent to the page."""
    if not request.htmx:
        return HttpResponseRedirect(_address(request.GET.dict()))
    state, _ = read_state(request.GET)
    typed = read_typed(request.GET.get("typed", ""), state.auction)
    return no_store(render(request, "lessons/auction/_echo.html", {"typed": typed}), private=False)


@csrf_exempt  # nothing is stored: the answer shows what was sent, or leads to the address that does
def paste(request: HtmxHttpRequest) -> HttpResponse:
    """Read a whole auction that was pasted, then show it at its own address."""
    if request.method != "POST":
        return HttpResponseRedirect(_address(request.GET.dict()) + "#paste")
    form = PasteForm(request.POST)
    if state := form.state():
        response = HttpResponseRedirect(_address(state.fields))
        response.status_code = 303
        return response
    state, _ = read_state(request.POST)
    request.page_url = _address(state.fields)
    return _show(request, state, paste=form)


def _go(request: HtmxHttpRequest, state: AuctionState, typed: Typed | None = None) -> HttpResponse:
    """Redirect to the state's own address. htmx gets the answer at once, and the address to show."""
    if not request.htmx:
        said = {"said": typed.text} if typed and typed.has_notice and not state.tried else {}
        return HttpResponseRedirect(_address(state.fields | state.trial | said))
    echoed = Typed(lines=typed.lines) if typed and typed.has_notice else Typed()
    response = _show(request, state, typed=echoed)
    response["HX-Replace-Url" if state.tried else "HX-Push-Url"] = _address(state.fields | state.trial)
    return response


def _show(request: HtmxHttpRequest, state: AuctionState, **more: object) -> HttpResponse:
    context = page.context(state) | more
    status = UNPROCESSABLE if more.get("problems") else 200
    if request.htmx:
        return no_store(render(request, "lessons/auction/answer.html", context, status=status), private=False)
    context.setdefault("paste", PasteForm.beside(state))
    return render(request, "lessons/auction/page.html", context, status=status)


def _address(fields: dict[str, str]) -> str:
    query = urlencode(fields)
    return reverse("lessons:auction") + (f"?{query}" if query else "")
