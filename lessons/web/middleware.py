"""What is done with every request: the health of the site; one spelling of the language in its address, which is
remembered where a reader has chosen it; what a browser keeps and does not keep; a word to the operator about proxies.
"""

from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import get_script_prefix, resolve
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language_from_path

from lessons.web import client_ip, known_browsers
from lessons.web.errors import not_allowed

NOT_ALLOWED = 405
HEALTH = ("/healthz", "/readyz")


class AskedFromInside:
    """Answers for the health of the site before any other looks at the request.

    A load balancer asks each machine by its address, over plain HTTP, past the proxy: so ALLOWED_HOSTS does not
    refuse it, and it is not sent to HTTPS.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.path_info not in HEALTH:
            return self.get_response(request)
        request.resolver_match = resolve(request.path_info)
        return request.resolver_match.func(request)


class OneSpelling:
    """Sends /pt/, /pt-PT/ and /EN/ to the spelling that the site's own addresses have."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = get_language_from_path(request.path_info.lower())
        spelt, slash, rest = request.get_full_path().removeprefix(get_script_prefix()).partition("/")
        if language is None or not slash or spelt == language:
            return self.get_response(request)
        return HttpResponseRedirect(f"{get_script_prefix()}{language}/{rest}")


class ChosenLanguage:
    """Keeps a language in a cookie when the reader went to it from another language of this site.

    The address decides the language of a page, always. The cookie only says where an address without a
    language leads. It is set by following a link of the language switcher, which the Referer tells; a
    link somebody sent, a bookmark or a search result changes nothing.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.get("Content-Type", "").startswith("text/html"):
            patch_vary_headers(response, ["Cookie", "HX-Request"])  # the look is in cookies; htmx asks for parts
        language = chosen_language(request)
        if language:
            response.set_cookie(
                settings.LANGUAGE_COOKIE_NAME,
                language,
                max_age=settings.LANGUAGE_COOKIE_AGE,
                secure=settings.LANGUAGE_COOKIE_SECURE,
                httponly=True,
                samesite=settings.LANGUAGE_COOKIE_SAMESITE,
            )
        return response


def chosen_language(request: HttpRequest) -> str | None:
    """The language of this page when the reader came to it from the same site in another, else None."""
    language = get_language_from_path(request.path_info)
    if request.method != "GET" or language is None:
        return None
    try:
        origin = urlsplit(request.headers.get("Referer", ""))
    except ValueError:
        return None
    if (origin.scheme, origin.netloc) != (request.scheme, request.get_host()):
        return None
    before = get_language_from_path(origin.path)
    return language if before not in (None, language) else None


class KnownBrowser:
    """A browser in which somebody has come in is known by a cookie, also after the log-out."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        known_browsers.give_cookie(request, response)
        return response


class ProxyTold:
    """Says once in the log that a proxy stands before the site of which the settings say nothing.

    Each process says it once, of the first request with the header that a proxy adds.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if settings.TRUSTED_PROXY_COUNT is not None:
            raise MiddlewareNotUsed
        self.get_response = get_response
        self.is_told = False

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not self.is_told and "X-Forwarded-For" in request.headers:
            self.is_told = True
            client_ip.warn_of_proxy()
        return self.get_response(request)


class NothingKept:
    """Pages made for somebody who is logged in are not kept by the browser: the next one there may be another.

    A page that has not looked into the session shows nothing of him.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.session.accessed and request.user.is_authenticated:
            response["Cache-Control"] = "no-store, private"
        return response


class NothingBlank:
    """A page that cannot be asked for like this, such as a link to where a form goes, says so; it is not empty."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code != NOT_ALLOWED or response.streaming or response.content:
            return response
        page = not_allowed(request)
        page["Allow"] = response["Allow"]
        return page
