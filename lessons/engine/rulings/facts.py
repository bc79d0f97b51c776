"""What a clause asks before it can be applied: named facts, each with a type and a reader.

Values come in as JSON has them (true, "1H", ["P", "1H"]) and go out as the engine's own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, NoReturn

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, Bid, Call, NotACall, bid_of, call_of
from lessons.engine.contract import Risk, contract_of
from lessons.engine.rulings.errors import WrongFact
from lessons.engine.seats import NORTH, Seat

MOST_CALLS = 1000  # a lawful auction has at most 319; out of rotation, players may go on passing


class FactType(Enum):
    """The types of the public interface."""

    BOOLEAN = "boolean"
    BOOLEAN_OR_NULL = "boolean-or-null"
    CHOICE = "choice"
    CALL = "call"
    CALLS = "calls"
    SEAT = "seat"
    SEATS = "seats"
    NUMBER = "number"


class Invalid(Exception):
    """A reader's refusal; `place` is the index in a list."""

    def __init__(self, place: int | None = None) -> None:
        super().__init__()
        self.place = place


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: its name, its type, what may be chosen (canonical texts), and how it is read.

    `nullable`: it may be null or left out, which means not known yet (or, of a bid, not said).
    `has_default`: null or left out, it is as the other facts say: nobody need tell it.
    `low` and `high` bound a number.
    """

    name: str
    type: FactType
    reader: Callable[[Any], Any]
    choices: tuple[str, ...] = ()
    nullable: bool = False
    low: int | None = None
    high: int | None = None
    has_default: bool = False

    def read(self, value: object) -> Any:
        """The engine's value of a JSON value. Raises WrongFact."""
        if value is None and self.nullable:
            return None
        try:
            return self.reader(value)
        except Invalid as invalid:
            raise WrongFact(self.name, value, invalid.place) from None


def _refuse() -> NoReturn:
    raise Invalid


def _read_boolean(value: object) -> bool:
    return value if isinstance(value, bool) else _refuse()


def _read_text(value: object) -> str:
    return value if isinstance(value, str) else _refuse()


def _read_call(value: object) -> Call:
    try:
        return call_of(_read_text(value))
    except NotACall:
        _refuse()


def _read_bid(value: object) -> Bid:
    try:
        return bid_of(_read_text(value))
    except NotACall:
        _refuse()


def _read_bid_text(value: object) -> Call | str:
    """A call, or the text of a bid whose level is out of range (8C)."""
    try:
        return call_of(_read_text(value))
    except NotACall as mistake:
        return mistake.text if mistake.out_of_range else _refuse()


def _read_each(value: object, read: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Each member of a list, read; the first that cannot be is refused at its place."""
    if not isinstance(value, list | tuple):
        _refuse()
    found = []
    for place, member in enumerate(value):
        try:
            found.append(read(member))
        except Invalid:
            raise Invalid(place) from None
    return tuple(found)


def _read_any_calls(value: object) -> tuple[Call, ...]:
    calls = _read_each(value, _read_call)
    if len(calls) > MOST_CALLS:
        raise Invalid(MOST_CALLS)
    return calls


def _read_calls(value: object) -> tuple[Call, ...]:
    """The calls of a lawful auction: the first that is no call, or an illegal one, is refused at its place."""
    auction = Auction(NORTH, _read_any_calls(value))  # whether calls are legal does not depend on the dealer
    if auction.illegal_at is not None:
        raise Invalid(auction.illegal_at)
    return auction.calls


def _read_contract(value: object) -> tuple[Bid, Risk]:
    try:
        return contract_of(_read_text(value))
    except NotACall:
        _refuse()


def _read_seat(value: object) -> Seat:
    try:
        return Seat(value)
    except (TypeError, ValueError):
        _refuse()


def _read_seats(value: object) -> tuple[Seat, ...]:
    return _read_each(value, _read_seat)


# Makers of facts: boolean("looked"), choice("role", "defender", "declarer").


def boolean(name: str) -> Fact:
    return Fact(name, FactType.BOOLEAN, _read_boolean)


def boolean_or_null(name: str, *, has_default: bool = False) -> Fact:
    return Fact(name, FactType.BOOLEAN_OR_NULL, _read_boolean, nullable=True, has_default=has_default)


def choice(name: str, *choices: str) -> Fact:
    def read(value: object) -> str:
        return value if isinstance(value, str) and value in choices else _refuse()

    return Fact(name, FactType.CHOICE, read, choices)


def number(name: str, low: int, high: int) -> Fact:
    def read(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        _refuse()

    return Fact(name, FactType.NUMBER, read, low=low, high=high)


def seat(name: str) -> Fact:
    return Fact(name, FactType.SEAT, _read_seat, tuple(seat.value for seat in Seat))


def seats(name: str) -> Fact:
    """Who made each call; null: in rotation from the dealer."""
    return Fact(
        name,
        FactType.SEATS,
        _read_seats,
        tuple(seat.value for seat in Seat),
        nullable=True,
        has_default=True,
    )


def call(name: str, *, nullable: bool = False) -> Fact:
    return Fact(name, FactType.CALL, _read_call, tuple(map(str, CALLS)), nullable)


def bid(name: str, *, nullable: bool = False) -> Fact:
    return Fact(name, FactType.CALL, _read_bid, tuple(map(str, BIDS)), nullable)


def bid_text(name: str) -> Fact:
    """A bid as somebody said it, in range or not: no list of choices."""
    return Fact(name, FactType.CALL, _read_bid_text)


def calls(name: str) -> Fact:
    return Fact(name, FactType.CALLS, _read_calls)


def any_calls(name: str) -> Fact:
    """Calls in the order in which they were made; their clause judges them by who made each."""
    return Fact(name, FactType.CALLS, _read_any_calls)


def contract(name: str) -> Fact:
    choices = (f"{bid}{risk.value}" for bid in BIDS for risk in Risk)
    return Fact(name, FactType.CHOICE, _read_contract, tuple(choices))


DEALER, CALLS_SO_FAR = seat("dealer"), calls("calls")
