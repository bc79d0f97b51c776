"""The style guide: every token and every part of the pages, on one page."""

import re
from functools import cache
from pathlib import Path

from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, bid_of

SPACES = ("s1", "s2", "s3", "s4", "s5", "s6", "target")


def styleguide(request: HttpRequest) -> HttpResponse:
    context = {
        "colours": colours(),
        "spaces": SPACES,
        "calls": CALLS,
        "legal": BIDS[8:15],
        "slots": BIDS[3:8],
        "pressed": bid_of("2D"),
        "words": [PASS, DOUBLE, REDOUBLE],
    }
    return render(request, "lessons/styleguide.html", context)


@cache
def colours() -> tuple[str, ...]:
    """The names of the colour tokens, in the order of tokens.css."""
    names = re.findall(r"^\s*--([\w-]+):[^;]*(?:#|var\(--ink\))", tokens(), re.MULTILINE)
    return tuple(dict.fromkeys(names))


def tokens() -> str:
    """The text of tokens.css."""
    return Path(finders.find("lessons/css/tokens.css")).read_text(encoding="utf-8")
