"""Who may open a page: one decorator for every view that is not for everybody."""

from collections.abc import Callable
from contextlib import nullcontext
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache

from lessons.models import Classroom
from lessons.web.access import Archived, NoAccess, is_teacher, write_access
from lessons.web.errors import NotForYou, came_from
from lessons.web.page_url import page_url
from lessons.web.redirects import htmx_location
from lessons.web.requests import HtmxHttpRequest
from lessons.web.responses import CONFLICT, no_store

View = Callable[..., HttpResponse]
SAFE = ("GET", "HEAD")
LARGEST = 2**63 - 1  # primary key; SQLite cannot even be asked for a larger one


def signed_in(view: View) -> View:
    """For people with an account: others are sent to the log-in, whether the thing exists or not.

    What somebody may not see is 404; what is in an archived class is refused to a request that writes. The browser
    does not store the page.
    """

    @never_cache
    @wraps(view)
    def guarded(request: HtmxHttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
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
        return no_store(response)

    return guarded


def for_teachers(view: View) -> View:
    """For teachers: others with an account get 404."""

    @wraps(view)
    def guarded(request: HtmxHttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not is_teacher(request.user):
            raise Http404
        return view(request, *args, **kwargs)

    return signed_in(guarded)


def _archived(request: HtmxHttpRequest, classroom: Classroom) -> HttpResponse:
    """The page that says that nothing in an archived class can be changed, with a button that restores it."""
    request.page_url = reverse("lessons:class", args=(classroom.pk,))
    if request.htmx:
        return htmx_location(request.page_url)
    status = 200 if request.method in SAFE else CONFLICT
    return render(request, "lessons/classroom/archived.html", {"classroom": classroom}, status=status)


def to_log_in(request: HtmxHttpRequest, back: str = "") -> HttpResponse:
    """A redirect to the log-in, which leads back to this page or to `back`; htmx loads the whole page.

    The log-in says that what was sent is not saved, unless `back` is given: that page says it itself.
    """
    query = {} if back or request.method in SAFE else {"unsaved": 1}
    if request.htmx:
        back = back or htmx_page(request) or page_url(request)
        return htmx_location(f"{reverse('lessons:log-in')}?{urlencode({'next': back} | query)}")
    if not back:
        back = page_url(request) if request.method in SAFE else came_from(request)
    return HttpResponseRedirect(f"{reverse('lessons:log-in')}?{urlencode({'next': back} | query)}")


def htmx_page(request: HtmxHttpRequest) -> str:
    """The page of this site that an htmx request came from, "" where its header says nothing that can be read."""
    try:
        return request.htmx.current_url_abs_path or ""
    except ValueError:
        return ""


def never_stored(view: View) -> View:
    """For pages that guests may open too and that say something of somebody: the browser does not store them."""

    @never_cache
    @wraps(view)
    def guarded(request: HtmxHttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        return no_store(view(request, *args, **kwargs))

    return guarded
