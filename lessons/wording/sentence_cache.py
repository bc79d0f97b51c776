"""Sentences that are made again and again, such as those of the thousands of boards of one file, are cached."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec

from django.utils.translation import get_language

from lessons.wording.sentence import Sentence

_P = ParamSpec("_P")


def cached_sentence(make: Callable[_P, Sentence]) -> Callable[_P, Sentence]:
    """Cache the last sentences of a function whose arguments can be hashed, for each language apart."""

    @lru_cache(maxsize=2048)
    def in_language(_language: str | None, *args: _P.args, **kwargs: _P.kwargs) -> Sentence:
        return make(*args, **kwargs)

    @wraps(make)
    def cached(*args: _P.args, **kwargs: _P.kwargs) -> Sentence:
        # lru_cache asks for hashable arguments, which no type can say of _P.
        return in_language(get_language(), *args, **kwargs)  # type: ignore[arg-type]  # see above

    return cached
