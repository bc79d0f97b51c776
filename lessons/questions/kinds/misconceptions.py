"""Which known misconception a wrong judgement of a call shows.

Where none fits, the finding is the objection itself, or `legal-after-all` for a legal call that was refused.
"""

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from lessons.engine.contract import Risk
from lessons.engine.objections import (
    OBJECTIONS,
    DoubleAlreadyDoubled,
    DoubleAlreadyRedoubled,
    DoubleNoBid,
    DoubleOwnSide,
    InsufficientBid,
    Objection,
    RedoubleNotDoubled,
)
from lessons.questions.kinds.base import Finding

LEGAL_AFTER_ALL = "legal-after-all"
# All that a wrong judgement of a call can show.
CALL_FINDINGS = frozenset(
    {
        *OBJECTIONS,
        "equal-or-own",
        "rank-order",
        "pass-resets",
        "double-own",
        "double-twice",
        "double-sticks",
        "step-by-step",
        "double-lifts",
        "level-only",
        "lower-suit-gone",
        "double-late",
        "redouble-bidder",
        "pass-final",
        LEGAL_AFTER_ALL,
    }
)
_LAWS = {"P": "17", "X": "19", "XX": "19"}


def law_of_call(call: str) -> str:
    """The Law that says when a call is legal.

    >>> law_of_call("XX"), law_of_call("2H")
    ('19', '18')
    """
    return _LAWS.get(call, "18")


def about_call(auction: Auction, call: Call, *, held_legal: bool, stays_out: bool = True) -> tuple[Finding, ...]:
    """The findings for a call that was held legal and is not, or held illegal and is legal.

    `stays_out`: nothing that the player in turn might still call was held legal, a pass apart.
    """
    if held_legal:
        return accepted(auction, call)
    return (_refused(auction, call, stays_out),)


def accepted(auction: Auction, call: Call) -> tuple[Finding, ...]:
    """The findings for an illegal call that was made, or held legal: one for each objection."""
    return tuple(_accepted(auction, objection) for objection in auction.objections(call))


def _accepted(auction: Auction, objection: Objection) -> Finding:
    code = objection.code
    match objection:
        case InsufficientBid(bid, last_bid):
            code = _too_low(auction, bid, last_bid) or code
        case DoubleOwnSide() | DoubleNoBid():
            code = "double-own"
        case DoubleAlreadyDoubled() | DoubleAlreadyRedoubled():
            code = "double-twice"
        case RedoubleNotDoubled() if DOUBLE in auction.calls:
            code = "double-sticks"
    return Finding(code, {"objection": objection}, _wider(code, objection.code))


def _too_low(auction: Auction, bid: Bid, last_bid: Bid) -> str:
    if bid == last_bid:
        return "equal-or-own"
    if bid.level == last_bid.level:
        return "rank-order"
    turn, by = auction.turn, auction.last_seat_of(last_bid)
    if turn and by and turn.side is by.side:
        return "equal-or-own"
    return "pass-resets" if auction.calls[-1] == PASS else ""


def _refused(auction: Auction, call: Call, stays_out: bool) -> Finding:
    """A player who has passed is held to be out of it, unless the call itself shows another idea more plainly."""
    code, wider = _idea(auction, call), LEGAL_AFTER_ALL
    if stays_out and code not in ("redouble-bidder", "double-lifts") and call != PASS and _has_passed(auction):
        code, wider = "pass-final", code
    return Finding(code, {"auction": auction, "call": call}, _wider(code, wider))


def _wider(code: str, wider: str) -> str:
    return wider if wider != code else ""


def _idea(auction: Auction, call: Call) -> str:
    """What speaks against a legal call when one does not know better, whoever makes it."""
    last_bid = auction.last_bid
    if isinstance(call, Bid) and last_bid is not None:
        if call.level - last_bid.level > 1:
            return "step-by-step"
        if auction.risk is not Risk.UNDOUBLED:
            return "double-lifts"
        if call.level == last_bid.level:
            return "level-only"
        if call.denomination < last_bid.denomination:
            return "lower-suit-gone"
    if call == DOUBLE and auction.calls[-1] == PASS:
        return "double-late"
    if call == DOUBLE and DOUBLE in auction.calls:
        return "double-sticks"
    if call == REDOUBLE and last_bid and auction.last_seat_of(last_bid) is not auction.turn:
        return "redouble-bidder"
    return LEGAL_AFTER_ALL


def _has_passed(auction: Auction) -> bool:
    return any(call == PASS and auction.seat_at(place) is auction.turn for place, call in enumerate(auction.calls))
