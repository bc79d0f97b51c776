"""Judging the auction of a file, irregular ones too: what was accepted at the table goes on."""

from collections.abc import Sequence
from dataclasses import dataclass

from lessons.engine.auction import Auction
from lessons.engine.calls import PASS, Bid
from lessons.engine.contract import Contract
from lessons.engine.files.board import ACCEPTED, WrittenCall
from lessons.engine.objections import InsufficientBid, Objection
from lessons.engine.seats import NORTH, Seat

Verdict = tuple[Objection, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """An auction as it was made.

    `verdicts`: for each call the reasons against it, none when it is legal; None when it is not judged.
    `illegal_at`: the first illegal call that was not accepted; nothing after it is judged.
    `position`: the legal part; after an accepted insufficient bid the calls from that bid on; a seat that
    was skipped counts there as having passed.
    """

    verdicts: tuple[Verdict | None, ...]
    illegal_at: int | None
    position: Auction
    contract: Contract | None

    @property
    def passed_out(self) -> bool:
        return self.position.is_over and self.position.last_bid is None


def judge(dealer: Seat | None, calls: Sequence[WrittenCall]) -> Judged:
    """Judge the calls one after another.

    >>> from lessons.engine.calls import call_of
    >>> calls = [WrittenCall(Seat("N"), call_of("1D")), WrittenCall(Seat("E"), call_of("1C"), (ACCEPTED,))]
    >>> judged = judge(Seat("N"), calls)
    >>> [[reason.code for reason in verdict] for verdict in judged.verdicts], judged.illegal_at
    ([[], ['insufficient-bid']], None)
    """
    position = Auction(calls[0].seat if calls else dealer or NORTH)
    if _is_regular(calls):
        return _judged(Auction(position.dealer, (written.call for written in calls)))
    verdicts: list[Verdict | None] = []
    illegal_at = None
    for place, written in enumerate(calls):
        position = _with_turn_of(written.seat, position)
        reasons = position.objections(written.call)
        verdicts.append(reasons)
        if not reasons:
            position = position.after(written.call)
        elif _was_accepted(written, reasons):
            position = Auction(written.seat, (written.call,))
        else:
            illegal_at = place
            break
    made = calls[: len(calls) if illegal_at is None else illegal_at]
    verdicts += [None] * (len(calls) - len(verdicts))
    return Judged(tuple(verdicts), illegal_at, position, _contract(made, position))


def _is_regular(calls: Sequence[WrittenCall]) -> bool:
    """Did the players call in turn, and was nothing accepted that is not legal?"""
    first = calls[0].seat.number if calls else 0
    return all(
        (written.seat.number - first - place) % 4 == 0 and ACCEPTED not in written.marks
        for place, written in enumerate(calls)
    )


def _judged(auction: Auction) -> Judged:
    """An auction in turn, which judges itself."""
    illegal_at = auction.illegal_at
    if illegal_at is None:
        return Judged(((),) * len(auction), None, auction, auction.contract)
    verdicts = (*((),) * illegal_at, auction.illegal_call_objections, *(None,) * (len(auction) - illegal_at - 1))
    return Judged(verdicts, illegal_at, auction.legal_part, auction.contract)


def _with_turn_of(seat: Seat, position: Auction) -> Auction:
    """The position in which it is this seat's turn: those between were skipped."""
    while not position.is_over and position.turn is not seat:
        position = position.after(PASS)
    return position


def _was_accepted(written: WrittenCall, reasons: Verdict) -> bool:
    """An insufficient bid that the next player took for good (Law 27A)."""
    return ACCEPTED in written.marks and isinstance(reasons[0], InsufficientBid)


def _contract(made: Sequence[WrittenCall], position: Auction) -> Contract | None:
    """The contract of an ended auction; declarer by all calls that were made, accepted ones too."""
    bid = position.last_bid
    if bid is None or not position.is_over:
        return None
    side = next(written.seat.side for written in reversed(made) if written.call == bid)
    declarer = next(
        written.seat
        for written in made
        if written.seat.side is side
        and isinstance(written.call, Bid)
        and written.call.denomination is bid.denomination
    )
    return Contract(bid, position.risk, declarer)
