"""The JSON of a request body, read strictly: nothing is guessed and nothing can make it crash."""

import json
from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from django.http import HttpRequest

from lessons.api import words
from lessons.api.json_types import JSONObject, JSONValue
from lessons.api.problems import RequestProblem, RequestRefused, shown

# Python turns at most 4,300 digits into an int; no number in this interface needs twenty.
_DIGITS = 4000
# Nothing in this interface nests deeper than four levels.
_DEPTH = 32


def json_of(request: HttpRequest) -> JSONValue:
    """The decoded body. Raises RequestRefused (`not-json`).

    The content type is ignored. Refused are: another encoding than UTF-8, the NaN and Infinity
    that Python would take, the same name twice in an object, and nesting too deep to be meant.
    """
    raw = request.body
    try:
        decoded = json.loads(
            raw.decode("utf-8-sig"),
            object_pairs_hook=_members,
            parse_constant=_not_json,
            parse_int=lambda digits: int(digits[:_DIGITS]),
        )
        _refuse_deep(decoded)
    except (ValueError, RecursionError):  # the second from brackets deeper than Python reads them
        start = shown(raw[:200].decode("utf-8", "replace"))
        raise RequestRefused([RequestProblem("", "not-json", start, words.not_json())]) from None
    return decoded


def _refuse_deep(decoded: JSONValue) -> None:
    """Raise ValueError when lists and objects stand so deep in each other that showing them could fail."""
    level = _in_brackets([decoded])
    for _ in range(_DEPTH):
        level = [
            inner for value in level for inner in _in_brackets(value.values() if isinstance(value, dict) else value)
        ]
    if level:
        raise ValueError("nested too deep")


def _in_brackets(values: Iterable[JSONValue]) -> list[JSONValue]:
    return [value for value in values if isinstance(value, dict | list)]


def _members(pairs: list[tuple[str, JSONValue]]) -> JSONObject:
    members = dict(pairs)
    if len(members) < len(pairs):
        often = Counter(name for name, _ in pairs)
        name = shown(next(name for name, count in often.items() if count > 1))
        raise RequestRefused([RequestProblem("", "not-json", name, words.twice(name))])
    return members


def _not_json(constant: str) -> NoReturn:
    raise ValueError(constant)
