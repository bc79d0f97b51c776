"""The pages that say something went wrong, in the reader's language."""

import sys
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import DisallowedHost, RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from lessons.web.access import is_teacher
from lessons.web.current_request import request_id
from lessons.web.health import is_out_of_reach
from lessons.web.page_url import language_tag
from lessons.wording import requests as words


@dataclass(frozen=True, slots=True)
class Trouble:
    """What went wrong and what the reader can do."""

    status: int
    heading: Promise
    advice: Promise | str


BAD_REQUEST = Trouble(
    400,
    _("The server could not read this request"),
    _("Something in the address or in the form was not as it should be. Go back and try again."),
)
FORBIDDEN = Trouble(
    403,
    _("This page is not open to you"),
    _("It belongs to somebody else, or you are not logged in as the person it is for."),
)
STALE_FORM = Trouble(
    403,
    _("This form is out of date"),
    _(
        "It was opened before you logged in or out, or cookies are switched off. "
        "Nothing was saved: open the page again and send the form once more."
    ),
)
TOO_LARGE = Trouble(413, _("What was sent is too large"), "")
NOT_FOUND = Trouble(
    404,
    _("There is no such page"),
    _("The address may be mistyped, or the page may have moved."),
)
NOT_FOR_STUDENT = Trouble(
    404,
    _("This page is not available to you"),
    _("The task may have been withdrawn, or you may no longer be in the class. Ask your teacher."),
)
NOT_FOR_TEACHER = Trouble(
    404,
    NOT_FOR_STUDENT.heading,
    _("What you are looking for may have been deleted, or the class may have other teachers now."),
)
BROKEN = Trouble(
    500,
    _("Something broke on our side"),
    _("It is not your fault. Try again in a minute: whatever the address of the page holds is kept."),
)
NO_DATABASE = replace(BROKEN, status=503, heading=_("The site cannot read or save anything just now"))
# An answer that was sent is not in the address; and it may be in the database, where what broke came after it.
SENT = _(
    "It is not your fault. What you have just sent may not be saved: "
    "go back, see whether it is there, and send it again if it is not."
)
WAIT = 5  # seconds after which the database may be there again
SAFE = ("GET", "HEAD")


class NotForYou(Http404):
    """What is not this person's to see, whether it exists or not: that alone decides what the page says."""


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Also what is too large to be read: then it says how much can be."""
    if isinstance(exception, RequestDataTooBig):
        advice = words.too_large(settings.DATA_UPLOAD_MAX_MEMORY_SIZE)
    elif isinstance(exception, TooManyFieldsSent | TooManyFilesSent):
        advice = words.too_many_parts(settings.DATA_UPLOAD_MAX_NUMBER_FIELDS, settings.DATA_UPLOAD_MAX_NUMBER_FILES)
    else:
        return _page(request, BAD_REQUEST)
    return _page(request, replace(TOO_LARGE, advice=advice))


def bad_address(request: HttpRequest, advice: str) -> HttpResponse:
    """An address that asks for what there is not; the advice says what there is."""
    return _page(request, replace(BAD_REQUEST, advice=advice))


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _page(request, FORBIDDEN)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without a valid token; the way back is the page the form stood on."""
    return _page(request, STALE_FORM, back=came_from(request))


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if not isinstance(exception, NotForYou):
        return _page(request, NOT_FOUND)
    return _page(request, NOT_FOR_TEACHER if is_teacher(request.user) else NOT_FOR_STUDENT, to_classes=True)


def not_allowed(request: HttpRequest) -> HttpResponse:
    """An address that is only for forms, or not for them."""
    return _page(request, replace(NOT_FOUND, status=405))


def server_error(request: HttpRequest) -> HttpResponse:
    """Needs neither the database nor the list of static files, which may be what broke."""
    trouble = NO_DATABASE if is_out_of_reach(sys.exc_info()[1]) else BROKEN
    is_sent = request.method not in SAFE
    context = {
        "trouble": replace(trouble, advice=SENT) if is_sent else trouble,
        "tag": language_tag(get_language() or "en"),
        "back": came_from(request) if is_sent else "",
        "request_id": request_id(),
    }
    response = HttpResponse(render_to_string("lessons/web/broken.html", context), status=trouble.status)
    if trouble is NO_DATABASE:
        response.headers["Retry-After"] = str(WAIT)
    return response


def _page(request: HttpRequest, trouble: Trouble, back: str = "", *, to_classes: bool = False) -> HttpResponse:
    context = {"trouble": trouble, "back": back, "to_classes": to_classes}
    if trouble.status in (BAD_REQUEST.status, FORBIDDEN.status):  # of others the page says all that there is to say
        context["request_id"] = request_id()
    return render(request, "lessons/web/error.html", context, status=trouble.status)


def came_from(request: HttpRequest) -> str:
    """The page of this site that the request came from, by its Referer; the home page where that says nothing."""
    try:
        referer, host = urlsplit(request.headers.get("Referer", "")), request.get_host()
    except (ValueError, DisallowedHost):
        return reverse("lessons:home")
    if referer.netloc != host or not referer.path.startswith("/"):
        return reverse("lessons:home")
    address = referer._replace(scheme="", netloc="", fragment="").geturl()
    is_ours = url_has_allowed_host_and_scheme(address, allowed_hosts=None)  # not //another.host
    return address if is_ours else reverse("lessons:home")
