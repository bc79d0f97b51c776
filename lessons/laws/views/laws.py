"""The Laws of the auction: a time line, and a page with a Director's desk for every clause."""

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.engine.rulings import UnknownLaw, clause_of
from lessons.laws.forms.desk import DeskState, read_desk
from lessons.laws.views import clause_page
from lessons.laws.views import desk as desk_page
from lessons.laws.words import pages as shown
from lessons.web.requests import HtmxHttpRequest


@require_safe
def laws(request: HtmxHttpRequest) -> HttpResponse:
    return render(request, "lessons/laws/index.html", clause_page.index_context())


@require_safe
def law(request: HtmxHttpRequest, number: str) -> HttpResponse:
    """A clause and its desk as the address says; a desk at another spelling of its address is sent to its own."""
    try:
        clause = clause_of(number)
    except UnknownLaw:
        return _other_spelling(number)
    if not request.GET:
        return _show(request, clause_page.first_desk(clause))
    desk = read_desk(clause, request.GET.dict())
    if desk.typed.lines or request.GET.urlencode() == desk.query or request.htmx:
        return _show(request, desk)
    place = "ruling" if desk.is_asked else "desk"
    return HttpResponseRedirect(f"{clause_page.law_address(number)}?{desk.query}#{place}")


def _other_spelling(number: str) -> HttpResponse:
    if number.upper() in shown.numbers():
        return HttpResponseRedirect(clause_page.law_address(number.upper()))
    raise Http404(number)


def _show(request: HtmxHttpRequest, desk: DeskState) -> HttpResponse:
    """The page; for htmx the ruling and the questions alone, and the address follows."""
    if not request.htmx or request.htmx.history_restore_request:
        return render(request, "lessons/laws/clause.html", clause_page.context(desk))
    response = render(request, "lessons/laws/_answer.html", desk_page.context(desk))
    if desk.facts is not None:  # the ruling stands above the button that was pressed
        response["HX-Reswap"] = "innerHTML show:#ruling:top"
    response["HX-Push-Url"] = f"{clause_page.law_address(desk.clause.number)}?{desk.query}"
    response["Cache-Control"] = "no-store"
    return response
