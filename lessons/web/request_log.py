"""A line in the log for every request: its method, the status of its response, how long it took. Never by whom."""

import logging
import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from lessons.web.current_request import handling

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))  # else it is the caller's own text
SERVER_ERROR = 500

_log = logging.getLogger(__name__)


class RequestLog:
    """Middleware, before all others. The header X-Request-ID of the response has the id of the request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        begun = time.monotonic()
        method = request.method if request.method in METHODS else "OTHER"
        with handling(request) as current:
            try:
                response = self.get_response(request)
            except BaseException:  # the server stops what takes too long
                _log.exception("method=%s status=- ms=%d", method, _milliseconds(begun))
                raise
            response.headers["X-Request-ID"] = current.id
            level = logging.ERROR if response.status_code >= SERVER_ERROR else logging.INFO
            _log.log(level, "method=%s status=%d ms=%d", method, response.status_code, _milliseconds(begun))
        return response


def _milliseconds(begun: float) -> int:
    return round((time.monotonic() - begun) * 1000)
