"""What the answers of several subjects share: statuses, and what a browser must not store."""

from typing import TypeVar

from django.http import HttpResponseBase

CONFLICT, UNPROCESSABLE, TOO_MANY = 409, 422, 429

_Response = TypeVar("_Response", bound=HttpResponseBase)


def no_store(response: _Response, *, private: bool = True) -> _Response:
    """Let nobody store this answer: no proxy, nor the browser, which others may use after.

    `private` is False for what says nothing of anybody, such as a part of a page under the page's own address.
    """
    response["Cache-Control"] = "no-store, private" if private else "no-store"
    return response
