"""Where a browser is sent after something was changed, and the token of the form that changed it."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from lessons.web.requests import HtmxHttpRequest


def redirect_to(route: str, *args: Any, query: str = "") -> HttpResponse:
    """303 to a page, given by the name of its URL; `query` goes without its question mark."""
    return see_other(reverse(route, args=args) + (f"?{query}" if query else ""))


def see_other(address: str) -> HttpResponse:
    """303 to an address of this site: the browser opens it with GET, whatever this request was."""
    response = HttpResponseRedirect(address)
    response.status_code = 303
    return response


def hx_redirect(request: HtmxHttpRequest, address: str) -> HttpResponse:
    """303 to an address, but htmx is told to load the whole page: it would put a redirect's page into its target."""
    return htmx_location(address) if request.htmx else see_other(address)


def htmx_location(address: str) -> HttpResponse:
    """The answer that makes htmx load the whole page of this address."""
    response = HttpResponse(status=204)
    response["HX-Redirect"] = address
    return response


def form_token(request: HttpRequest) -> str:
    """The token of the form that was sent (`web.idempotency`), "" where it has none.

    It is the field `since` of `parts/_since.html`: the time at which the page of the form was made.
    """
    return request.POST.get("since", "")[:40]
