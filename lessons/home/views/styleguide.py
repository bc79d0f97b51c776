"""The style guide: every token and every part of the pages, on one page."""

import re
from functools import cache
from pathlib import Path

from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from lessons.auction.forms.state import AuctionState
from lessons.auction.views import page
from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, bid_of
from lessons.engine.seats import Vulnerability

# One auction for each kind of verdict, and one whose later calls are not judged.
AUCTIONS = (
    AuctionState(Auction.of("E"), Vulnerability.NS),
    AuctionState(Auction.of("W", "P 1D X"), Vulnerability.EW),
    AuctionState(Auction.of("E", "P 1D 1H 2C 2H"), tried=bid_of("2D")),
    AuctionState(Auction.of("N", "1S 1H P X")),
    AuctionState(Auction.of("S", "1C P 1H 1S X P P P"), Vulnerability.BOTH),
)
SPACES = ("s1", "s2", "s3", "s4", "s5", "s6", "target")


def styleguide(request: HttpRequest) -> HttpResponse:
    context = {
        "colours": colours(),
        "spaces": SPACES,
        "auctions": [page.context(state) for state in AUCTIONS],
        "calls": CALLS,
        "legal": BIDS[8:15],
        "slots": BIDS[3:8],
        "pressed": bid_of("2D"),
        "printed": [PASS, DOUBLE, REDOUBLE],
    }
    return render(request, "lessons/home/styleguide.html", context)


@cache
def colours() -> tuple[str, ...]:
    """The names of the colour tokens, in the order of tokens.css."""
    names = re.findall(r"^\s*--([\w-]+):[^;]*(?:#|var\(--ink\))", tokens(), re.MULTILINE)
    return tuple(dict.fromkeys(names))


def tokens() -> str:
    """The text of tokens.css."""
    path = finders.find("lessons/css/tokens.css")
    assert path  # noqa: S101 - it is one of our own files
    return Path(path).read_text(encoding="utf-8")
