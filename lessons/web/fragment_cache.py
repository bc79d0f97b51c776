"""Pieces of pages that are the same for everybody, kept in memory instead of being rendered each time."""

from collections.abc import Callable, Hashable

MOST = 2000

_kept: dict[Hashable, str] = {}


def kept(key: Hashable, make: Callable[[], str]) -> str:
    """What was made for this key before, or made now. The key holds all that the piece depends on."""
    if key not in _kept:
        if len(_kept) >= MOST:
            _kept.clear()
        _kept[key] = make()
    return _kept[key]


def forget() -> None:
    """Make everything anew from now on."""
    _kept.clear()
