"""Middleware before everything under /api/: other origins, limits, language, and errors as JSON."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from lessons.api import chunked_body, limits, words
from lessons.api.language import language_of
from lessons.api.problems import RequestProblem, error_response, shown
from lessons.web.current_request import request_id

PREFIX = "/api/"


class ApiMiddleware:
    """Middleware. It stands below LocaleMiddleware, whose choice of language it replaces for the API, and
    below CommonMiddleware, which sets the length of an answer."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path_info.startswith(PREFIX):
            return self.get_response(request)
        language = language_of(request)
        with translation.override(language):
            request.LANGUAGE_CODE = language
            response = self.answer(request)
        response.headers["Content-Language"] = language
        patch_vary_headers(response, ["Accept-Language"])
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Access-Control-Expose-Headers"] = "Allow, Retry-After, X-Request-ID"
        return response

    def answer(self, request: HttpRequest) -> HttpResponse:
        if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
            return preflight()
        wait = limits.seconds_to_wait(request)
        if wait:
            problem = RequestProblem("", "too-many-requests", "", words.too_many_requests(wait))
            response = error_response(429, problem)
            response.headers["Retry-After"] = str(wait)
            return response
        limit = limits.body_limit(request.path_info)
        if chunked_body.in_chunks(request) and not chunked_body.read(request, limit * limits.KILOBYTE + 1):
            return error_response(411, RequestProblem("", "length-required", "", words.length_required()))
        length = limits.content_length(request)
        if length > limit * limits.KILOBYTE:
            return error_response(413, RequestProblem("", "too-large", str(length), words.too_large(limit)))
        return as_json(request, self.site_response(request))

    def site_response(self, request: HttpRequest) -> HttpResponse:
        """What the address answers. HEAD is answered like GET; the server leaves out the body."""
        method = request.method
        request.method = "GET" if method == "HEAD" else method
        response = self.get_response(request)
        request.method = method
        return response


def preflight() -> HttpResponse:
    """A browser asks whether a page of another origin may call: it may, with any header, without credentials."""
    response = HttpResponse(status=204)
    del response.headers["Content-Type"]
    response.headers["Access-Control-Allow-Methods"] = "GET, POST"
    response.headers["Access-Control-Allow-Headers"] = "Accept, Accept-Language, Content-Type, *"
    response.headers["Access-Control-Max-Age"] = "86400"
    return response


def as_json(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """Turn the framework's own error pages into the shape of all errors."""
    is_json = response.headers.get("Content-Type", "").startswith("application/json")
    if response.status_code < 400 or is_json:
        return response
    if response.status_code == 404:
        path = shown(request.path_info)
        return error_response(404, RequestProblem("", "not-found", path, words.not_found(path)))
    if response.status_code == 405:
        return _method_not_allowed(request, response.headers["Allow"])
    if response.status_code >= 500 and not settings.DEBUG:
        problem = RequestProblem("", "server-error", "", words.server_error(), {"request": request_id()})
        return error_response(response.status_code, problem)
    return response


def _method_not_allowed(request: HttpRequest, allowed: str) -> HttpResponse:
    method = shown(request.method)
    sentence = words.method_not_allowed(method, allowed)
    response = error_response(405, RequestProblem("", "method-not-allowed", method, sentence))
    response.headers["Allow"] = allowed
    return response
