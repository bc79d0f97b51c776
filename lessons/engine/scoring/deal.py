"""A deal to be scored: the contract with its result, or passed out."""

from collections.abc import Mapping
from dataclasses import dataclass

from lessons.engine.calls import Bid, Denomination
from lessons.engine.contract import Risk, contract_of
from lessons.engine.scoring.errors import HonoursImpossible, TricksOutOfRange
from lessons.engine.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Honours:
    """How many honours each hand held, North first and clockwise: trump honours, or aces at no trump.

    >>> Honours.of({Seat.EAST: 4})
    Honours(counts=(0, 4, 0, 0))
    """

    counts: tuple[int, int, int, int]

    @classmethod
    def of(cls, counts: Mapping[Seat, int]) -> "Honours":
        """From counts by seat; a seat not named holds none."""
        north, east, south, west = (counts.get(seat, 0) for seat in Seat)
        return cls((north, east, south, west))

    @property
    def total(self) -> int:
        return sum(self.counts)

    def hands(self, side: Side) -> tuple[int, int]:
        """The two counts of a side, North or East first."""
        first = side is Side.EW
        return self.counts[first], self.counts[first + 2]

    def by_seat(self) -> dict[Seat, int]:
        return dict(zip(Seat, self.counts, strict=True))


def honours_in_pack(denomination: Denomination) -> int:
    """Five trump honours, A K Q J 10; at no trump the four aces."""
    return 4 if denomination is Denomination.NO_TRUMP else 5


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A contract, who declared it (a seat, or the side where only that matters) and the tricks won.

    `tricks` counts all tricks of declarer's side, 0 to 13. `honours` is None where nobody noted them.
    Raises TricksOutOfRange and HonoursImpossible.

    >>> deal_of("4SX", "N", 9).result
    -1
    """

    bid: Bid
    risk: Risk
    declarer: Seat | Side
    tricks: int
    honours: Honours | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise TricksOutOfRange(self.tricks)
        if self.honours is not None:
            there_are = honours_in_pack(self.bid.denomination)
            if min(self.honours.counts) < 0 or self.honours.total > there_are:
                raise HonoursImpossible(self.honours.total, there_are)

    @property
    def contract(self) -> str:
        """Canonical: 4S, 4SX, 4SXX."""
        return f"{self.bid}{self.risk.value}"

    @property
    def side(self) -> Side:
        return self.declarer if isinstance(self.declarer, Side) else self.declarer.side

    @property
    def result(self) -> int:
        """Tricks above the contract, 0 when just made, below zero when it failed."""
        return self.tricks - 6 - self.bid.level

    @property
    def made(self) -> bool:
        return self.tricks >= 6 + self.bid.level


@dataclass(frozen=True, slots=True)
class PassedOutDeal:
    """All four players passed: nothing is played and nobody scores."""

    @property
    def contract(self) -> str:
        return "P"


Deal = PlayedDeal | PassedOutDeal
PASSED_OUT = PassedOutDeal()


def deal_of(
    contract: str, declarer: str = "", tricks: int | None = None, honours: Mapping[str, int] | None = None
) -> Deal:
    """A deal from canonical text: `deal_of("4SX", "N", 9, {"E": 4})`, `deal_of("P")`; declarer may be a side.

    Empty honours are none noted. Raises NotACall for the contract, ValueError for a declarer or seat that
    is none, TricksOutOfRange (also for a passed-out deal with tricks) and HonoursImpossible.
    """
    if contract == "P":
        if tricks is not None:
            raise TricksOutOfRange(tricks, passed_out=True)
        if honours:
            raise HonoursImpossible(sum(honours.values()), 0)
        return PASSED_OUT
    bid, risk = contract_of(contract)
    if tricks is None:
        raise TypeError("a deal that was played has tricks")
    held = Honours.of({Seat(seat): count for seat, count in honours.items()}) if honours else None
    return PlayedDeal(bid, risk, Side(declarer) if len(declarer) == 2 else Seat(declarer), tricks, held)
