"""Every reason for which a call is illegal: one class, one permanent code and the Law it rests on.

The codes are public (the JSON API and stored answers hold them): add new ones, never rename.
"""

from dataclasses import dataclass
from typing import ClassVar

from lessons.engine.calls import Bid
from lessons.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a call may not be made."""

    code: ClassVar[str]
    law: ClassVar[str]


@dataclass(frozen=True, slots=True)
class InsufficientBid(Objection):
    """The bid does not supersede the last bid (Law 18D). The minima are None where no bid is left."""

    code: ClassVar[str] = "insufficient-bid"
    law: ClassVar[str] = "18D"
    bid: Bid
    last_bid: Bid

    @property
    def minimum(self) -> Bid | None:
        """The lowest bid that would be sufficient."""
        return self.last_bid.next_higher

    @property
    def minimum_in_denomination(self) -> Bid | None:
        """The lowest sufficient bid in the denomination that was named."""
        return self.bid.lowest_over(self.last_bid)


@dataclass(frozen=True, slots=True)
class DoubleNoBid(Objection):
    """Nobody has bid, so there is nothing to double (Law 19A1)."""

    code: ClassVar[str] = "double-no-bid"
    law: ClassVar[str] = "19A1"


@dataclass(frozen=True, slots=True)
class DoubleOwnSide(Objection):
    """The last bid was made by the player's own side (Law 19A1)."""

    code: ClassVar[str] = "double-own-side"
    law: ClassVar[str] = "19A1"
    bid: Bid
    by: Seat


@dataclass(frozen=True, slots=True)
class DoubleAlreadyDoubled(Objection):
    """The last bid has been doubled already; passes in between change nothing (Law 19A1)."""

    code: ClassVar[str] = "double-already-doubled"
    law: ClassVar[str] = "19A1"
    bid: Bid
    by: Seat


@dataclass(frozen=True, slots=True)
class DoubleAlreadyRedoubled(Objection):
    """The last bid has been redoubled already (Law 19A1)."""

    code: ClassVar[str] = "double-already-redoubled"
    law: ClassVar[str] = "19A1"
    bid: Bid
    by: Seat


@dataclass(frozen=True, slots=True)
class RedoubleNoBid(Objection):
    """Nobody has bid, so there is no double to redouble (Law 19B1)."""

    code: ClassVar[str] = "redouble-no-bid"
    law: ClassVar[str] = "19B1"


@dataclass(frozen=True, slots=True)
class RedoubleNotDoubled(Objection):
    """The last bid has not been doubled (Law 19B1)."""

    code: ClassVar[str] = "redouble-not-doubled"
    law: ClassVar[str] = "19B1"
    bid: Bid


@dataclass(frozen=True, slots=True)
class RedoubleOwnSide(Objection):
    """The double was made by the player's own side (Law 19B1)."""

    code: ClassVar[str] = "redouble-own-side"
    law: ClassVar[str] = "19B1"
    bid: Bid
    by: Seat


@dataclass(frozen=True, slots=True)
class RedoubleAlreadyRedoubled(Objection):
    """The double has been redoubled already (Law 19B1)."""

    code: ClassVar[str] = "redouble-already-redoubled"
    law: ClassVar[str] = "19B1"
    bid: Bid
    by: Seat


@dataclass(frozen=True, slots=True)
class AuctionOver(Objection):
    """The auction has ended, so there is no turn left to call (Law 17E)."""

    code: ClassVar[str] = "auction-over"
    law: ClassVar[str] = "17E"
    passed_out: bool


# The catalogue, by code. Tests hold that each has its sentence, its case and its place in the API.
OBJECTIONS: dict[str, type[Objection]] = {kind.code: kind for kind in Objection.__subclasses__()}
