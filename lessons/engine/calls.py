"""Calls: the 35 bids, pass, double and redouble, in their canonical spelling.

A call is anything a player may say in turn; a bid names a level and a denomination (Law 18A).
"""

from collections.abc import Callable
from enum import IntEnum
from functools import cached_property, total_ordering
from typing import ClassVar, Final


class Denomination(IntEnum):
    """A suit or no trump, in the order of rank (Law 18E).

    >>> Denomination.DIAMONDS < Denomination.HEARTS < Denomination.NO_TRUMP
    True
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4

    @property
    def letter(self) -> str:
        """C, D, H, S or N."""
        return "CDHSN"[self]

    @classmethod
    def from_letter(cls, letter: str) -> "Denomination":
        """The denomination of a canonical letter; KeyError when there is none."""
        return _BY_LETTER[letter]


_BY_LETTER = {denomination.letter: denomination for denomination in Denomination}
LEVELS = range(1, 8)
SUITS = tuple(Denomination)[:4]


@total_ordering
class Bid:
    """A level from 1 to 7 (odd tricks) and a denomination. Bids compare by rank (Law 18B).

    There is one object of each, so that they are told apart at once: making a bid again gives the same.

    >>> Bid(2, Denomination.CLUBS) > Bid(1, Denomination.NO_TRUMP)
    True
    >>> str(Bid(3, Denomination.NO_TRUMP)), Bid(1, Denomination.HEARTS) is Bid(1, Denomination.HEARTS)
    ('3N', True)
    """

    __slots__ = ("denomination", "index", "level")
    __match_args__ = ("level", "denomination")

    level: Final[int]
    denomination: Final[Denomination]
    index: Final[int]  # its place among all calls

    _made: ClassVar[dict[tuple[type["Bid"], int, Denomination], "Bid"]] = {}

    def __new__(cls, level: int, denomination: Denomination) -> "Bid":
        if level not in LEVELS:
            raise ValueError(f"a bid's level is 1 to 7, not {level}")
        return cls._made.setdefault((cls, level, denomination), super().__new__(cls))

    def __init__(self, level: int, denomination: Denomination) -> None:
        self.level = level
        self.denomination = denomination
        self.index = 3 + 5 * (level - 1) + denomination

    def __reduce__(self) -> tuple[type["Bid"], tuple[int, Denomination]]:
        return type(self), (self.level, self.denomination)

    def __lt__(self, other: "Bid") -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return f"Bid(level={self.level!r}, denomination={self.denomination!r})"

    def __str__(self) -> str:
        return f"{self.level}{self.denomination.letter}"

    @property
    def tricks(self) -> int:
        """Tricks the bid undertakes to win: six and the level."""
        return 6 + self.level

    @property
    def next_higher(self) -> "Bid | None":
        """The lowest bid that supersedes this one; None above seven no trump.

        >>> str(Bid(1, Denomination.NO_TRUMP).next_higher)
        '2C'
        """
        return BIDS[self.index - 2] if self.index < 37 else None

    def lowest_over(self, last_bid: "Bid") -> "Bid | None":
        """The lowest bid in this bid's denomination that supersedes `last_bid`; None when there is none."""
        level = last_bid.level + (self.denomination <= last_bid.denomination)
        return Bid(level, self.denomination) if level in LEVELS else None


class _Word:
    """A call that is not a bid. There is one object of each."""

    __slots__ = ()
    index: ClassVar[int]
    text: ClassVar[str]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return type(self).__name__

    def __reduce__(self) -> tuple[Callable[[str], "Call"], tuple[str]]:
        return call_of, (self.text,)


class Pass(_Word):
    __slots__ = ()
    index = 0
    text = "P"


class Double(_Word):
    __slots__ = ()
    index = 1
    text = "X"


class Redouble(_Word):
    __slots__ = ()
    index = 2
    text = "XX"


Call = Bid | Pass | Double | Redouble
PASS, DOUBLE, REDOUBLE = Pass(), Double(), Redouble()
BIDS = tuple(Bid(level, denomination) for level in LEVELS for denomination in Denomination)

# Every call, at the place its index names: P X XX 1C .. 7N.
CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
BY_TEXT: dict[str, Call] = {str(call): call for call in CALLS}


class NotACall(ValueError):
    """The text is no canonical call. `out_of_range` tells a level outside 1 to 7 ('8C') from the rest."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    @cached_property
    def out_of_range(self) -> bool:
        digits, letter = self.text[:-1], self.text[-1:]
        return digits.isascii() and digits.isdigit() and letter in _BY_LETTER


def call_of(text: str) -> Call:
    """Read one canonical call. Raises NotACall.

    >>> call_of("1C"), call_of("XX")
    (Bid(level=1, denomination=<Denomination.CLUBS: 0>), Redouble)
    """
    try:
        return BY_TEXT[text]
    except KeyError:
        raise NotACall(text) from None


def bid_of(text: str) -> Bid:
    """Read one canonical bid. Raises NotACall for anything else, pass and doubles included."""
    call = call_of(text)
    if not isinstance(call, Bid):
        raise NotACall(text)
    return call
