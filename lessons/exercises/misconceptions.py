"""Which known misconception a wrong judgement of a call shows.

Codes are those of the list in CONTRIBUTING.md; where none of them fits, the finding is the objection
itself, or `legal-after-all` for a legal call that was refused.
"""

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from lessons.engine.contract import Risk
from lessons.engine.objections import (
    DoubleAlreadyDoubled,
    DoubleAlreadyRedoubled,
    DoubleOwnSide,
    InsufficientBid,
    Objection,
)
from lessons.exercises.base import Finding


def about_call(auction: Auction, call: Call, *, held_legal: bool) -> tuple[Finding, ...]:
    """The findings for a call that was held legal and is not, or held illegal and is legal."""
    if held_legal:
        return tuple(_accepted(auction, objection) for objection in auction.objections(call))
    return (Finding(_refused(auction, call), {"auction": auction, "call": call}),)


def _accepted(auction: Auction, objection: Objection) -> Finding:
    code = objection.code
    match objection:
        case InsufficientBid(bid, last_bid) if bid == last_bid:
            code = "equal-or-own"
        case InsufficientBid(bid, last_bid) if bid.level == last_bid.level:
            code = "rank-order"
        case InsufficientBid() if auction.calls[-1] == PASS:
            code = "pass-resets"
        case DoubleOwnSide():
            code = "double-own"
        case DoubleAlreadyDoubled() | DoubleAlreadyRedoubled():
            code = "double-twice"
    return Finding(code, {"objection": objection})


def _refused(auction: Auction, call: Call) -> str:
    last_bid = auction.last_bid
    if isinstance(call, Bid) and last_bid is not None:
        if auction.risk is not Risk.UNDOUBLED:
            return "double-lifts"
        if call.level == last_bid.level:
            return "level-only"
        if call.level - last_bid.level > 1:
            return "step-by-step"
        if call.denomination < last_bid.denomination:
            return "lower-suit-gone"
    if call == DOUBLE and auction.calls[-1] == PASS:
        return "double-late"
    if call == REDOUBLE and last_bid and auction.last_seat_of(last_bid) is not auction.turn:
        return "redouble-bidder"
    if call != PASS and _has_passed(auction):
        return "pass-final"
    return "legal-after-all"


def _has_passed(auction: Auction) -> bool:
    return any(call == PASS and auction.seat_at(place) is auction.turn for place, call in enumerate(auction.calls))
