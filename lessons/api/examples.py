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

RULING: dict[str, Any] = {
    "wrong-board": {
        "summary": _("A call with the cards of another board"),
        "value": {
            "law": "17D",
            "edition": "1997",
            "facts": {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": None},
        },
    },
    "misinformation": {
        "summary": _("A call made after a wrong explanation"),
        "value": {
            "law": "21B1",
            "edition": "2017",
            "facts": {"auction_period_over": False, "partner_called_since": True, "probable_cause": True},
        },
    },
    "double": {
        "summary": _("May this player double?"),
        "value": {"law": "19A1", "facts": {"dealer": "N", "calls": ["1H", "P"], "call": "X"}},
    },
    "out-of-range": {
        "summary": _("A bid of eight"),
        "value": {"law": "18A", "facts": {"bid": "8C"}},
    },
}
