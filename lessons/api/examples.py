"""Requests to try, shown in the OpenAPI document and on its page; the tests send each."""

from typing import Any

from django.utils.translation import gettext_noop as _

AUCTION: dict[str, Any] = {
    "insufficient": {
        "summary": _("A bid that is too low"),
        "value": {"dealer": "E", "calls": ["1D", "1H", "1C"]},
    },
    "complete": {
        "summary": _("A complete auction: West, not East, declares"),
        "value": {
            "dealer": "E",
            "calls": ["1D", "1H", "1S", "2C", "2S", "3C", "4S", "P", "4N", "P", "5D", "P", "6S", "P", "P", "P"],
        },
    },
    "local": {
        "summary": _("Calls as a person types them"),
        "value": {"dealer": "N", "calls": ["1♥", "pass", "2NT", "X"], "notation": "local"},
    },
}
