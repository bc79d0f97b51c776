"""What a legal call changed: one class and one permanent code for each kind of change."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, Bid
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that a call brought about."""

    code: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Opened(Effect):
    """The first bid of the auction."""

    code: ClassVar[str] = "opened"
    bid: Bid
    by: Seat


@dataclass(frozen=True, slots=True)
class HigherDenomination(Effect):
    """A bid at the level of the last bid, in a denomination of higher rank (Law 18B)."""

    code: ClassVar[str] = "higher-denomination"
    bid: Bid
    last_bid: Bid


@dataclass(frozen=True, slots=True)
class HigherLevel(Effect):
    """A bid at a higher level than the last bid, in any denomination (Law 18B)."""

    code: ClassVar[str] = "higher-level"
    bid: Bid
    last_bid: Bid


@dataclass(frozen=True, slots=True)
class Jumped(Effect):
    """A bid at a higher level than its denomination needed; `lowest` would have been sufficient."""

    code: ClassVar[str] = "jumped"
    bid: Bid
    lowest: Bid


@dataclass(frozen=True, slots=True)
class BidOverPartner(Effect):
    """A bid over partner's own, which is as legal as one over an opponent's (Law 18C)."""

    code: ClassVar[str] = "bid-over-partner"
    bid: Bid
    last_bid: Bid
    partner: Seat


@dataclass(frozen=True, slots=True)
class DoubleCancelled(Effect):
    """A bid made the double of the last bid void (Law 19C)."""

    code: ClassVar[str] = "double-cancelled"
    bid: Bid
    last_bid: Bid


@dataclass(frozen=True, slots=True)
class RedoubleCancelled(Effect):
    """A bid made the double and the redouble of the last bid void (Law 19C)."""

    code: ClassVar[str] = "redouble-cancelled"
    bid: Bid
    last_bid: Bid


@dataclass(frozen=True, slots=True)
class Doubled(Effect):
    """The last bid now stands doubled (Law 19A1). Its side may redouble, the one on the doubler's left first."""

    code: ClassVar[str] = "doubled"
    bid: Bid
    bidder: Seat
    by: Seat

    @property
    def may_redouble(self) -> tuple[Seat, Seat]:
        return self.by.left, self.by.right


@dataclass(frozen=True, slots=True)
class Redoubled(Effect):
    """The last bid now stands redoubled (Law 19B1); there is no further step."""

    code: ClassVar[str] = "redoubled"
    bid: Bid
    bidder: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class PassedBeforeBid(Effect):
    """The first or second of the opening passes; `more` further ones pass the deal out."""

    code: ClassVar[str] = "passed-before-bid"
    more: int
    next: Seat


@dataclass(frozen=True, slots=True)
class ThreeOpeningPasses(Effect):
    """Three passes and no bid yet: the auction is not over, the fourth player may still bid (Law 17E)."""

    code: ClassVar[str] = "three-opening-passes"
    next: Seat


@dataclass(frozen=True, slots=True)
class PassedAfterBid(Effect):
    """The first or second pass since the last other call; `more` further ones close the auction."""

    code: ClassVar[str] = "passed-after-bid"
    more: int
    next: Seat


@dataclass(frozen=True, slots=True)
class AuctionClosed(Effect):
    """The third pass in a row after a bid, double or redouble closed the auction (Law 17E)."""

    code: ClassVar[str] = "closed"
    contract: Contract


@dataclass(frozen=True, slots=True)
class PassedOut(Effect):
    """The fourth pass without a bid: the deal is not played (Law 17E)."""

    code: ClassVar[str] = "passed-out"


# The catalogue, by code. Tests hold that each has its sentence.
EFFECTS: dict[str, type[Effect]] = {kind.code: kind for kind in Effect.__subclasses__()}


def effects(auction: Auction, place: int) -> tuple[Effect, ...]:
    """What the call at this place (from 0) changed, the main thing first.

    Empty for a call that is illegal or not judged. Raises IndexError where there is no call.

    >>> [effect.code for effect in effects(Auction.of("N", "1S X 2S"), 2)]
    ['higher-level', 'bid-over-partner', 'double-cancelled']
    """
    if not 0 <= place < len(auction):
        raise IndexError(place)
    if auction.illegal_at is not None and place >= auction.illegal_at:
        return ()
    call, before, seat = auction.calls[place], auction.prefix(place), auction.seat_at(place)
    if isinstance(call, Bid):
        return tuple(_of_bid(before, call, seat))
    if call == PASS:
        return (_of_pass(before.after(call)),)
    bid = before.last_bid
    bidder = before.last_seat_of(bid) if bid else None
    if bid is None or bidder is None:
        raise AssertionError("a legal double has a bid before it")
    return (Doubled(bid, bidder, seat) if call == DOUBLE else Redoubled(bid, bidder, seat),)


def _of_bid(before: Auction, bid: Bid, seat: Seat) -> Iterator[Effect]:
    last_bid = before.last_bid
    if last_bid is None:
        yield Opened(bid, seat)
        return
    yield HigherLevel(bid, last_bid) if bid.level > last_bid.level else HigherDenomination(bid, last_bid)
    lowest = bid.lowest_over(last_bid)
    if lowest and lowest < bid:
        yield Jumped(bid, lowest)
    if before.last_seat_of(last_bid) is seat.partner:
        yield BidOverPartner(bid, last_bid, seat.partner)
    if before.risk is Risk.DOUBLED:
        yield DoubleCancelled(bid, last_bid)
    elif before.risk is Risk.REDOUBLED:
        yield RedoubleCancelled(bid, last_bid)


def _of_pass(after: Auction) -> Effect:
    contract, turn = after.contract, after.turn
    if turn is None:
        return AuctionClosed(contract) if contract else PassedOut()
    passes = sum(1 for _ in takewhile(lambda call: call == PASS, reversed(after.calls)))
    if after.last_bid:
        return PassedAfterBid(3 - passes, turn)
    return ThreeOpeningPasses(turn) if passes == 3 else PassedBeforeBid(4 - passes, turn)
