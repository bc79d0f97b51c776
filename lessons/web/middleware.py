"""The site's middleware: health checks, languages in addresses, what browsers store, a warning about proxies."""

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
from lessons.web.responses import no_store

NOT_ALLOWED = 405
HEALTH = ("/healthz", "/readyz")


class HealthChecks:
    """Answers /healthz and /readyz before any other middleware looks at the request.

    A load balancer asks each machine by its IP address, over plain HTTP, past the proxy: ALLOWED_HOSTS must not
    refuse it, and it must not be redirected to HTTPS.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.path_info not in HEALTH:
            return self.get_response(request)
        request.resolver_match = match = resolve(request.path_info)
        response: HttpResponse = match.func(request)
        return response


class CanonicalLanguagePrefix:
    """Redirects /pt/, /pt-PT/ and /EN/ to the language prefix that the site's own addresses have."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = get_language_from_path(request.path_info.lower())
        spelt, slash, rest = request.get_full_path().removeprefix(get_script_prefix()).partition("/")
        if language is None or not slash or spelt == language:
            return self.get_response(request)
        return HttpResponseRedirect(f"{get_script_prefix()}{language}/{rest}")


class RememberLanguage:
    """Stores a language in a cookie when the reader came to it from another language of this site.

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
    """The language of this page if the reader came to it from a page of this site in another one, else None."""
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
    """Gives a cookie to a browser in which somebody has logged in (see `known_browsers`)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        known_browsers.give_cookie(request, response)
        return response


class UncountedProxyWarning:
    """Warns in the log that a proxy stands before the site while TRUSTED_PROXY_COUNT is not set.

    Each process warns once, at the first request with the header that a proxy adds.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if settings.TRUSTED_PROXY_COUNT is not None:
            raise MiddlewareNotUsed
        self.get_response = get_response
        self.has_warned = False

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not self.has_warned and "X-Forwarded-For" in request.headers:
            self.has_warned = True
            client_ip.warn_of_proxy()
        return self.get_response(request)


class NoStoreForUsers:
    """Lets no browser store a page made for a user who is logged in: the next person there may be another.

    A page for which nobody has looked into the session shows nothing of its reader, and may be stored.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.session.accessed and request.user.is_authenticated:
            no_store(response)
        return response


class MethodNotAllowedPage:
    """Fills the empty answer to a method that an address does not allow, such as a link to where a form goes."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code != NOT_ALLOWED or response.streaming or response.content:
            return response
        page = not_allowed(request)
        page["Allow"] = response["Allow"]
        return page
