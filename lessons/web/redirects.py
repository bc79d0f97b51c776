"""Where a reader is sent when he has changed something, and from which page he changed it."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse


def see(route: str, *args: Any, query: str = "") -> HttpResponse:
    """To a page, by GET whatever the request was."""
    return go_to(reverse(route, args=args) + (f"?{query}" if query else ""))


def go_to(address: str) -> HttpResponse:
    """To an address of this site, by GET."""
    response = HttpResponseRedirect(address)
    response.status_code = 303
    return response


def since(request: HttpRequest) -> str:
    """When the page of a form was made (`domain.presses`), as `parts/_since.html` says it; "" where it does not."""
    return request.POST.get("since", "")[:40]


def go_on(request: HttpRequest, address: str) -> HttpResponse:
    """The same; htmx takes the whole page there, since it would follow a redirect into a part of the page."""
    if not request.htmx:
        return go_to(address)
    response = HttpResponse(status=204)
    response["HX-Redirect"] = address
    return response
