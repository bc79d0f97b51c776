"""The request that is being answered, for what the log and the error pages say of it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest

UNKNOWN = "-"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request under the id by which the log, the error page and the header X-Request-ID name it."""

    id: str
    request: HttpRequest

    @property
    def route(self) -> str:
        """The pattern of the address, such as en/join/<str:code>/: never what stood in the place of the code."""
        match = self.request.resolver_match
        if match is not None:
            return match.route or "/"
        return settings.STATIC_URL.lstrip("/") if self.request.path.startswith(settings.STATIC_URL) else UNKNOWN


_asked: ContextVar[Asked | None] = ContextVar("asked", default=None)


@contextmanager
def answering(request: HttpRequest) -> Iterator[Asked]:
    """What is logged inside is logged of this request."""
    asked = Asked(secrets.token_hex(4), request)
    token = _asked.set(asked)
    try:
        yield asked
    finally:
        _asked.reset(token)


def being_answered() -> Asked | None:
    """The request at work here, or in the thread that does something later for it; None outside of any."""
    return _asked.get()


def request_id() -> str:
    """The id of the request at work, or ""."""
    asked = _asked.get()
    return asked.id if asked else ""
