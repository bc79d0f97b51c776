"""How the reader wants the site to look: kept in a cookie of its own, only once something is chosen."""

from dataclasses import dataclass

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from lessons.web.redirects import see_other

# The values of each choice; the first is what holds when nothing is chosen and needs no cookie.
CHOICES = {"suits": ("2", "4"), "theme": ("auto", "light", "dark")}
KEPT_FOR = 365 * 24 * 3600  # seconds


@dataclass(frozen=True, slots=True)
class Look:
    """The reader's choices, one value of CHOICES each."""

    suits: str
    theme: str


def chosen(request: HttpRequest) -> Look:
    """What the request's cookies say; a value nobody offered counts as not chosen."""
    cookies = {name: request.COOKIES.get(name, "") for name in CHOICES}
    return Look(**{name: cookies[name] if cookies[name] in values else values[0] for name, values in CHOICES.items()})


@csrf_exempt  # a token would be a cookie for everybody; the origin is checked instead, and only the look can change
@require_POST
def save(request: HttpRequest) -> HttpResponse:
    """Keep the choices of the form and go back to the page it stood on."""
    origin = request.headers.get("Origin")
    if origin not in (None, f"{request.scheme}://{request.get_host()}", *settings.CSRF_TRUSTED_ORIGINS):
        raise PermissionDenied
    response = see_other(_way_back(request))
    for name, (default, *others) in CHOICES.items():
        value = request.POST.get(name)
        if value == default:
            response.delete_cookie(name, samesite="Lax")
        elif value in others:
            response.set_cookie(
                name, value, max_age=KEPT_FOR, secure=settings.SESSION_COOKIE_SECURE, httponly=True, samesite="Lax"
            )
    return response


def _way_back(request: HttpRequest) -> str:
    """The form's `next` where it is a page of this site, else the home page."""
    back = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure())
    return back if safe and back.startswith("/") else "/"
