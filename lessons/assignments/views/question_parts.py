"""The parts of a question's page that are the same for all students at the same point: cached, then filled in.

The address of the reader's attempt is the only difference; a placeholder stands for it in the cached HTML.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from lessons.assignments.views.attempt_page import AttemptPage, QuestionNumber
from lessons.assignments.views.submit_action import TO
from lessons.web.fragment_cache import cached_html

ATTEMPT_PLACE = "@attempt@"
NAMED = re.compile(r'<(input|select|button)\b([^>]*?) name="')


def section(page: AttemptPage, key: str, entered: Mapping[str, Any]) -> SafeString:
    """A question with its fields, and what was entered or is stored."""
    one_by_one = page.one_by_one

    def make() -> str:
        here = f"{ATTEMPT_PLACE}questions/{key}/"
        question = page.shown_question(key, **entered) | {"here": here}
        question["fields"] = _with_prefix(question["rendered"].question, key, here)
        question["conflicting"] = _with_prefix(question["conflicting"], f"stood-{key}", here)
        own = {"question": question, "at_once": page.at_once, "one_by_one": one_by_one}
        return render_to_string("lessons/assignments/_question.html", own)

    if entered:
        return _with_address(page, make())
    answer = page.answers.get(key)
    state = (page.attempt.order.index(key), page.attempt.hints.get(key, 0), json.dumps(answer and answer.form))
    rules = (page.at_once, one_by_one, page.assignment.more_like_this, key in page.dropped)
    return _with_address(page, _cached(("section", *rules, *state, json.dumps(page.question(key))), make))


def numbers(page: AttemptPage, here: str | None = None) -> SafeString:
    """The numbers of the questions. On a page of questions (`here` is the one that it shows, "" where it shows all)
    none leads away from what is entered: they are buttons of its form, or places on it. Elsewhere they are links.
    """
    one_by_one = page.one_by_one
    stand = tuple((key, key in page.answers, key in page.dropped) for key in page.attempt.order)

    def make() -> str:
        found = [
            QuestionNumber(number, *_link(key, here, one_by_one), answered, dropped, key == here)
            for number, (key, answered, dropped) in enumerate(stand, start=1)
        ]
        return render_to_string(
            "lessons/assignments/_numbers.html", {"numbers": found, "here": f"{ATTEMPT_PLACE}questions/{here}/"}
        )

    return _with_address(page, _cached(("numbers", stand, here, one_by_one), make))


def _link(key: str, here: str | None, one_by_one: bool) -> tuple[str, str]:
    """The address behind the number of a question, or the value of its button: one of them is ""."""
    place = f"#question-{key}"
    if here is None:
        return (f"{ATTEMPT_PLACE}questions/{key}/" if one_by_one else f"{ATTEMPT_PLACE}{place}"), ""
    return ("", f"{TO}{key}") if one_by_one and key != here else (place, "")


def _with_prefix(html: str, key: str, here: str) -> SafeString:
    """The fields of a question, named with its key; its buttons send to its own address, on a page of many too."""

    def named(found: re.Match[str]) -> str:
        tag, attributes = found.groups()
        if tag == "button":
            place = f' formaction="{here}#asked-{key}" hx-post="{here}"'
            attributes = attributes.replace(' formaction="#question"', place)
        return f'<{tag}{attributes} name="{key}.'

    return SafeString(NAMED.sub(named, html))


def _cached(key: tuple[Any, ...], make: Callable[[], str]) -> str:
    return cached_html((get_language(), *key), make)


def _with_address(page: AttemptPage, html: str) -> SafeString:
    base = reverse("lessons:attempt", args=(page.attempt.pk,))
    return SafeString(html.replace(ATTEMPT_PLACE, base))
