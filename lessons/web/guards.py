"""Who may open a page: one decorator for every view that is not for everybody."""

from collections.abc import Callable
from contextlib import nullcontext
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache

from lessons.web.access import Archived, NoAccess, is_teacher, write_access
from lessons.web.errors import NotForYou, came_from
from lessons.web.page_url import page_url
from lessons.web.redirects import htmx_location

View = Callable[..., HttpResponse]
SAFE, CONFLICT = ("GET", "HEAD"), 409
LARGEST = 2**63 - 1  # number of a row; SQLite cannot even be asked for a larger one


def signed_in(view: View) -> View:
    """For people with an account: others are sent to the log-in, whether the thing exists or not.

    What is not one's own is 404; what is in an archived class is refused to a request that writes. Nothing of such
    a page is kept by the browser, which others may use after.
    """

    @never_cache
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not request.user.is_authenticated:
            return to_log_in(request)
        if any(isinstance(value, int) and value > LARGEST for value in kwargs.values()):
            raise NotForYou
        try:
            with nullcontext() if request.method in SAFE else write_access():
                response = view(request, *args, **kwargs)
        except NoAccess:
            raise NotForYou from None
        except Archived as refused:
            response = _archived(request, refused.classroom)
        response["Cache-Control"] = "no-store, private"
        return response

    return guarded


def for_teachers(view: View) -> View:
    """For teachers: to others with an account there is no such page."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not is_teacher(request.user):
            raise Http404
        return view(request, *args, **kwargs)

    return signed_in(guarded)


def _archived(request: HttpRequest, classroom: Any) -> HttpResponse:
    """Says that nothing in the class is changed now, with a way to bring it back."""
    request.page_url = reverse("lessons:class", args=(classroom.pk,))
    if request.htmx:
        return htmx_location(request.page_url)
    status = 200 if request.method in SAFE else CONFLICT
    return render(request, "lessons/classroom/archived.html", {"classroom": classroom}, status=status)


def to_log_in(request: HttpRequest, back: str = "") -> HttpResponse:
    """To the log-in and back here, or to `back`; an htmx request takes the whole page there, back to where it was.

    The log-in says that what was sent is not saved, unless the page of `back` does.
    """
    query = {} if back or request.method in SAFE else {"unsaved": 1}
    if request.htmx:
        back = back or htmx_page(request) or page_url(request)
        return htmx_location(f"{reverse('lessons:log-in')}?{urlencode({'next': back} | query)}")
    if not back:
        back = page_url(request) if request.method in SAFE else came_from(request)
    return HttpResponseRedirect(f"{reverse('lessons:log-in')}?{urlencode({'next': back} | query)}")


def htmx_page(request: HttpRequest) -> str:
    """The page of this site that an htmx request came from, "" where its header says nothing that can be read."""
    try:
        return request.htmx.current_url_abs_path or ""
    except ValueError:
        return ""


def not_kept(view: View) -> View:
    """For pages that guests may open too and that say something of somebody: the browser keeps nothing of them."""

    @never_cache
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response["Cache-Control"] = "no-store, private"
        return response

    return guarded
