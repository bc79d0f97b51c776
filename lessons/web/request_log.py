"""A line in the log for every request: what was asked for, how it ended, how long it took. Never by whom."""

import logging
import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from lessons.web.current_request import answering

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))  # else it is the caller's own text
SERVER_ERROR = 500

_log = logging.getLogger(__name__)


class RequestLog:
    """Middleware. It stands before all others and tells the id of the request in the header X-Request-ID."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        begun = time.monotonic()
        method = request.method if request.method in METHODS else "OTHER"
        with answering(request) as asked:
            try:
                response = self.get_response(request)
            except BaseException:  # the server stops what takes too long
                _log.exception("method=%s status=- ms=%d", method, _milliseconds(begun))
                raise
            response.headers["X-Request-ID"] = asked.id
            level = logging.ERROR if response.status_code >= SERVER_ERROR else logging.INFO
            _log.log(level, "method=%s status=%d ms=%d", method, response.status_code, _milliseconds(begun))
        return response


def _milliseconds(since: float) -> int:
    return round((time.monotonic() - since) * 1000)
