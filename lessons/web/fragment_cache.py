"""A cache of rendered pieces of pages that are the same for every reader, in the memory of this process."""

from collections.abc import Callable, Hashable

MOST = 2000  # pieces; at one more all are dropped

_cache: dict[Hashable, str] = {}


def cached_html(key: Hashable, make: Callable[[], str]) -> str:
    """The HTML under this key, made now if it is not there. The key must hold all that the HTML depends on."""
    if key not in _cache:
        if len(_cache) >= MOST:
            _cache.clear()
        _cache[key] = make()
    return _cache[key]


def clear() -> None:
    """Drop everything, so that it is rendered again."""
    _cache.clear()
