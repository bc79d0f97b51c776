"""Readers for the fields of specs and answers, shared by the kinds."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import Call, NotACall, call_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Raw

MOST_CALLS = 1000  # a lawful auction has at most 319


def only_known(raw: Raw, known: Iterable[str]) -> None:
    """Refuse a spec with a field that the kind does not have: most often a slip of the pen."""
    for name in raw:
        if name not in {"kind", *known}:
            raise BadSpec(name, "unknown-field")


def listed(raw: Raw, name: str, default: Sequence[Any] = ()) -> Sequence[Any]:
    """A list; the default when the field is missing."""
    value = raw.get(name)
    if value is None:
        return default
    if not isinstance(value, list | tuple):
        raise BadSpec(name, "not-a-list", value)
    return value


def mapping(raw: Raw, name: str) -> Mapping[str, Any]:
    """A mapping with texts for keys; an empty one when the field is missing."""
    value = raw.get(name)
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadSpec(name, "not-a-mapping", value)
    return value


def seat(raw: Raw, name: str, default: Seat | None = None) -> Seat:
    """A seat by its letter."""
    value = raw.get(name)
    if value is None and default is not None:
        return default
    try:
        return Seat(value)
    except ValueError:
        raise BadSpec(name, "unknown-seat", value) from None


def call(raw: Raw, name: str) -> Call:
    """A canonical call."""
    value = raw.get(name)
    try:
        return call_of(str(value))
    except NotACall:
        raise BadSpec(name, "not-a-call", value) from None


def calls(raw: Raw, name: str) -> tuple[Call, ...]:
    """Canonical calls with spaces between; none when the field is missing. What comes after too many is no call."""
    try:
        return tuple(map(call_of, str(raw.get(name) or "").split(maxsplit=MOST_CALLS)))
    except NotACall as error:
        raise BadSpec(name, "not-a-call", error.text) from None


def auction(raw: Raw, *, legal: bool = True) -> Auction:
    """The auction of the fields `dealer` (North by default) and `auction` (calls with spaces between)."""
    dealer = seat(raw, "dealer", Seat.NORTH)
    found = Auction(dealer, calls(raw, "auction"))
    if legal and found.illegal_at is not None:
        raise BadSpec("auction", "illegal-call", found.calls[found.illegal_at])
    return found


def write_auction(found: Auction) -> dict[str, Any]:
    """The two fields that `auction` reads."""
    return {"dealer": found.dealer.value, "auction": " ".join(map(str, found.calls))}


def one(fields: Fields, name: str, allowed: Iterable[str]) -> str:
    """The one value of a field of a form. Raises BadAnswer when it is missing or none of those allowed."""
    values = fields.get(name) or [""]
    if values[0] == "":
        raise BadAnswer(name, "missing")
    if values[0] not in set(allowed):
        raise BadAnswer(name, "not-a-choice", values[0])
    return values[0]


def number(fields: Fields, name: str) -> int:
    """A whole number of points, 0 or more. Raises BadAnswer when it is missing or something else."""
    text = (fields.get(name) or [""])[0].replace(" ", "")
    if not text:
        raise BadAnswer(name, "missing")
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadAnswer(name, "not-a-number", text)
    return int(text)


def seat_or_nobody(fields: Fields, name: str) -> Seat | None:
    """A seat, or None for the answer 'nobody'."""
    value = one(fields, name, [*(s.value for s in Seat), "nobody"])
    return None if value == "nobody" else Seat(value)
