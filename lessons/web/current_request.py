"""The request that is being handled, for what the log and the error pages say of it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest

UNKNOWN = "-"


@dataclass(frozen=True, slots=True)
class CurrentRequest:
    """A request with the id by which the log, the error page and the header X-Request-ID name it."""

    id: str
    request: HttpRequest

    @property
    def route(self) -> str:
        """The pattern of the address, such as en/join/<str:code>/: never what stood in the place of the code."""
        match = self.request.resolver_match
        if match is not None:
            return match.route or "/"
        return settings.STATIC_URL.lstrip("/") if self.request.path.startswith(settings.STATIC_URL) else UNKNOWN


_current: ContextVar[CurrentRequest | None] = ContextVar("current_request", default=None)


@contextmanager
def handling(request: HttpRequest) -> Iterator[CurrentRequest]:
    """Inside, this is the current request, under a new id."""
    current = CurrentRequest(secrets.token_hex(4), request)
    token = _current.set(current)
    try:
        yield current
    finally:
        _current.reset(token)


def current_request() -> CurrentRequest | None:
    """The request that is handled here, or for which this thread runs work after the response; else None."""
    return _current.get()


def request_id() -> str:
    """The id of the current request, or ""."""
    current = _current.get()
    return current.id if current else ""
