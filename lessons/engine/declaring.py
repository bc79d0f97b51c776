"""Why this player declares: the facts, with the places of the calls that decide it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, REDOUBLE, Bid, Denomination
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that decides who declares, or sets right who does not. Places count calls from 0."""

    code: ClassVar[str]

    @property
    def places(self) -> tuple[int, ...]:
        """The calls it speaks of, in the order they were made."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class NamedAlone(Reason):
    """Of the side that made the final bid, declarer alone named its denomination."""

    code: ClassVar[str] = "named-alone"
    declarer: Seat
    denomination: Denomination
    named_at: int
    final_at: int

    @property
    def places(self) -> tuple[int, ...]:
        return (self.named_at,) if self.named_at == self.final_at else (self.named_at, self.final_at)


@dataclass(frozen=True, slots=True)
class NamedFirst(Reason):
    """Declarer named the denomination before partner did, and made the final bid too."""

    code: ClassVar[str] = "named-first"
    declarer: Seat
    denomination: Denomination
    named_at: int
    final_at: int

    @property
    def places(self) -> tuple[int, ...]:
        return self.named_at, self.final_at


@dataclass(frozen=True, slots=True)
class PartnerBidLast(Reason):
    """Partner made the final bid, but declarer had named the denomination first."""

    code: ClassVar[str] = "partner-bid-last"
    declarer: Seat
    denomination: Denomination
    named_at: int
    final_at: int

    @property
    def last_bidder(self) -> Seat:
        return self.declarer.partner

    @property
    def places(self) -> tuple[int, ...]:
        return self.named_at, self.final_at


@dataclass(frozen=True, slots=True)
class OpponentNamedEarlier(Reason):
    """An opponent named the denomination before anyone of declarer's side: that does not count."""

    code: ClassVar[str] = "opponent-named-earlier"
    opponent: Seat
    denomination: Denomination
    named_at: int

    @property
    def places(self) -> tuple[int, ...]:
        return (self.named_at,)


@dataclass(frozen=True, slots=True)
class DoublerDoesNotDeclare(Reason):
    """The double came after the final bid, but a double is no bid."""

    code: ClassVar[str] = "doubler-does-not-declare"
    doubler: Seat
    doubled_at: int

    @property
    def places(self) -> tuple[int, ...]:
        return (self.doubled_at,)


@dataclass(frozen=True, slots=True)
class RedoublerDoesNotDeclare(Reason):
    """Declarer's partner redoubled after the final bid, but a redouble is no bid."""

    code: ClassVar[str] = "redoubler-does-not-declare"
    redoubler: Seat
    redoubled_at: int

    @property
    def places(self) -> tuple[int, ...]:
        return (self.redoubled_at,)


# The catalogue, by code. Tests hold that each has its sentence.
REASONS: dict[str, type[Reason]] = {kind.code: kind for kind in Reason.__subclasses__()}


def why_declarer(auction: Auction) -> tuple[Reason, ...]:
    """The deciding reason, then what sets mistakes right; empty while there is no contract.

    >>> [reason.code for reason in why_declarer(Auction.of("N", "1S P 4S X P P P"))]
    ['partner-bid-last', 'doubler-does-not-declare']
    """
    contract = auction.contract
    return tuple(_reasons(auction.legal_part, contract)) if contract else ()


def _reasons(auction: Auction, contract: Contract) -> Iterator[Reason]:
    declarer, denomination = contract.declarer, contract.bid.denomination
    named = [
        place
        for place, call in enumerate(auction.calls)
        if isinstance(call, Bid) and call.denomination is denomination
    ]
    own = [place for place in named if auction.seat_at(place).side is contract.side]
    facts = (declarer, denomination, own[0], own[-1])
    if auction.seat_at(own[-1]) is not declarer:
        yield PartnerBidLast(*facts)
    elif any(auction.seat_at(place) is not declarer for place in own):
        yield NamedFirst(*facts)
    else:
        yield NamedAlone(*facts)
    if named[0] < own[0]:
        yield OpponentNamedEarlier(auction.seat_at(named[0]), denomination, named[0])
    yield from _doubling(auction, contract)


def _doubling(auction: Auction, contract: Contract) -> Iterator[Reason]:
    call = REDOUBLE if contract.risk is Risk.REDOUBLED else DOUBLE
    if contract.risk is Risk.UNDOUBLED:
        return
    place = len(auction) - 4  # three passes follow it
    seat = auction.seat_at(place)
    if call == DOUBLE:
        yield DoublerDoesNotDeclare(seat, place)
    elif seat is not contract.declarer:
        yield RedoublerDoesNotDeclare(seat, place)
