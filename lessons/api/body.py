"""The JSON of a request body, read strictly: nothing is guessed and nothing can make it crash."""

import json
import re
from typing import Any, NoReturn

from django.http import HttpRequest

from lessons.api.problems import Problem, Refused, shown
from lessons.words import api as words

# Python turns at most 4,300 digits into an int; no number in this interface needs twenty.
_DIGITS = 4000
# Nothing in this interface nests deeper than four levels.
_DEPTH = 32
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_BRACKET = re.compile(r"[\[\]{}]")


def json_of(request: HttpRequest) -> Any:
    """The decoded body. Raises Refused (`not-json`).

    The content type is not looked at. Refused are: another encoding than UTF-8, the NaN and Infinity
    that Python would take, the same name twice in an object, and nesting too deep to read.
    """
    raw = request.body
    try:
        text = raw.decode("utf-8-sig")
        _refuse_deep(text)
        return json.loads(
            text,
            object_pairs_hook=_members,
            parse_constant=_not_json,
            parse_int=lambda digits: int(digits[:_DIGITS]),
        )
    except ValueError:
        start = shown(raw[:200].decode("utf-8", "replace"))
        raise Refused([Problem("", "not-json", start, words.not_json())]) from None


def _refuse_deep(text: str) -> None:
    """Raise ValueError when brackets stand so deep that reading or showing them could fail."""
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > _DEPTH:
            raise ValueError("nested too deep")


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        name = shown(next(name for name in names if names.count(name) > 1))
        raise Refused([Problem("", "not-json", name, words.twice(name))])
    return members


def _not_json(constant: str) -> NoReturn:
    raise ValueError(constant)
