"""The parts of a question's page that are the same for all who are as far: made once, and filled in for each reader.

What differs stands in them as a place: the address of the reader's attempt.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from lessons.assignments.views.attempt_page import Numbered, Taking
from lessons.assignments.views.submit_action import TO
from lessons.web.fragment_cache import cached_html

ATTEMPT_PLACE = "@attempt@"
NAMED = re.compile(r'<(input|select|button)\b([^>]*?) name="')


def section(taking: Taking, key: str, entered: Mapping[str, Any]) -> SafeString:
    """A question with its fields, and what was entered or is kept of it."""
    one_by_one = taking.one_by_one

    def make() -> str:
        here = f"{ATTEMPT_PLACE}questions/{key}/"
        one = taking.one(key, **entered) | {"here": here}
        one["question"] = _as_its_own(one["asked"].question, key, here)
        one["stood"] = _as_its_own(one["stood"], f"stood-{key}", here)
        own = {"one": one, "at_once": taking.at_once, "one_by_one": one_by_one}
        return render_to_string("lessons/assignments/_one.html", own)

    if entered:
        return _filled(taking, make())
    answer = taking.answers.get(key)
    state = (taking.attempt.order.index(key), taking.attempt.hints.get(key, 0), json.dumps(answer and answer.form))
    rules = (taking.at_once, one_by_one, taking.assignment.more_like_this, key in taking.dropped)
    return _filled(taking, _kept(("section", *rules, *state, json.dumps(taking.question(key))), make))


def numbers(taking: Taking, here: str | None = None) -> SafeString:
    """The numbers of the questions. On a page of questions (`here` is the one that it shows, "" where it shows all)
    none leads away from what is entered: they are buttons of its form, or places on it. Elsewhere they are links.
    """
    one_by_one = taking.one_by_one
    stand = tuple((key, key in taking.answers, key in taking.dropped) for key in taking.attempt.order)

    def make() -> str:
        found = [
            Numbered(number, *_way(key, here, one_by_one), answered, dropped, key == here)
            for number, (key, answered, dropped) in enumerate(stand, start=1)
        ]
        return render_to_string(
            "lessons/assignments/_numbers.html", {"numbers": found, "here": f"{ATTEMPT_PLACE}questions/{here}/"}
        )

    return _filled(taking, _kept(("numbers", stand, here, one_by_one), make))


def _way(key: str, here: str | None, one_by_one: bool) -> tuple[str, str]:
    """The address behind the number of a question, or what its button says."""
    place = f"#question-{key}"
    if here is None:
        return (f"{ATTEMPT_PLACE}questions/{key}/" if one_by_one else f"{ATTEMPT_PLACE}{place}"), ""
    return ("", f"{TO}{key}") if one_by_one and key != here else (place, "")


def _as_its_own(html: str, key: str, here: str) -> SafeString:
    """The fields of a question under its key; a button of it sends to its address from a page of many, too."""

    def named(found: re.Match[str]) -> str:
        tag, attributes = found.groups()
        if tag == "button":
            place = f' formaction="{here}#asked-{key}" hx-post="{here}"'
            attributes = attributes.replace(' formaction="#question"', place)
        return f'<{tag}{attributes} name="{key}.'

    return SafeString(NAMED.sub(named, html))


def _kept(key: tuple[Any, ...], make: Callable[[], str]) -> str:
    return cached_html((get_language(), *key), make)


def _filled(taking: Taking, html: str) -> SafeString:
    base = reverse("lessons:attempt", args=(taking.attempt.pk,))
    return SafeString(html.replace(ATTEMPT_PLACE, base))
