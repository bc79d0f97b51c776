"""What can be called now, in short: what X and XX would do, and where the legal bids begin."""

from dataclasses import dataclass

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, DOUBLE, REDOUBLE, Bid
from lessons.engine.objections import Objection
from lessons.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class WouldDouble:
    """A double now would double this bid."""

    bid: Bid
    bidder: Seat


@dataclass(frozen=True, slots=True)
class WouldRedouble:
    """A redouble now would redouble this double of this bid."""

    bid: Bid
    bidder: Seat
    doubler: Seat


def double_now(auction: Auction) -> WouldDouble | tuple[Objection, ...]:
    """What a double by the player in turn would double, or every reason against it.

    >>> double_now(Auction.of("N", "P 1C"))
    WouldDouble(bid=Bid(level=1, denomination=<Denomination.CLUBS: 0>), bidder=<Seat.EAST: 'E'>)
    """
    bid, bidder, _ = _last_bid(auction)
    objections = auction.objections(DOUBLE)
    return WouldDouble(bid, bidder) if bid and bidder and not objections else objections


def redouble_now(auction: Auction) -> WouldRedouble | tuple[Objection, ...]:
    """What a redouble by the player in turn would redouble, or every reason against it.

    >>> redouble_now(Auction.of("N", "P"))
    (RedoubleNoBid(),)
    """
    bid, bidder, doubler = _last_bid(auction)
    objections = auction.objections(REDOUBLE)
    return WouldRedouble(bid, bidder, doubler) if bid and bidder and doubler and not objections else objections


def _last_bid(auction: Auction) -> tuple[Bid | None, Seat | None, Seat | None]:
    """The last bid, who made it, and who doubled last."""
    bid = auction.last_bid
    return bid, auction.last_seat_of(bid) if bid else None, auction.last_seat_of(DOUBLE)


@dataclass(frozen=True, slots=True)
class LegalSummary:
    """The legal calls in short. While the auction is not over pass is one of them (Law 17)."""

    is_over: bool
    double: bool
    redouble: bool
    lowest_bid: Bid | None  # every bid from it up is legal; None when no bid is left

    @property
    def any_bid(self) -> bool:
        """May every one of the 35 bids be made?"""
        return self.lowest_bid == BIDS[0]

    @property
    def only_bid(self) -> bool:
        """Is 7NT the one bid left?"""
        return self.lowest_bid == BIDS[-1]


def legal_summary(auction: Auction) -> LegalSummary:
    """The legal calls of the player in turn (after an illegal call: of the offender).

    >>> legal_summary(Auction.of("N", "1N")).lowest_bid
    Bid(level=2, denomination=<Denomination.CLUBS: 0>)
    """
    calls = auction.legal_calls
    bids = [call for call in calls if isinstance(call, Bid)]
    return LegalSummary(auction.is_over, DOUBLE in calls, REDOUBLE in calls, bids[0] if bids else None)
