"""Requests as our middleware leave them to the views, for annotations."""

from django.contrib.auth.models import User
from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class HtmxHttpRequest(HttpRequest):
    """A request that knows whether htmx has sent it.

    `page_url`: the address, with its query, of the GET page that shows what the answer to a POST shows; set by the
    view (`web/page_url.py`).
    """

    htmx: HtmxDetails
    page_url: str


class AuthenticatedHttpRequest(HtmxHttpRequest):
    """A request of somebody who is logged in, as every view behind a guard gets it."""

    user: User
