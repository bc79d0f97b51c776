"""Sentences that are told again and again, as of the thousands of boards of one file, are made once."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec

from django.utils.translation import get_language

from lessons.wording.sentence import Sentence

_P = ParamSpec("_P")


def remembered(tell: Callable[_P, Sentence]) -> Callable[_P, Sentence]:
    """Keep the last sentences of a function of facts that can be hashed, each language's by themselves."""

    @lru_cache(maxsize=2048)
    def kept(_language: str | None, *facts: _P.args, **named: _P.kwargs) -> Sentence:
        return tell(*facts, **named)

    @wraps(tell)
    def told(*facts: _P.args, **named: _P.kwargs) -> Sentence:
        return kept(get_language(), *facts, **named)

    return told
