"""Which misconception a wrong declarer, dummy, leader or contract shows."""

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, Bid
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Finding


def about_seat(auction: Auction, part: str, given: str) -> tuple[Finding, ...]:
    """Findings for a wrong seat (or 'nobody') in the part declarer, dummy or leader."""
    contract = auction.contract
    if contract is None:
        return (Finding("passed-out", {"auction": auction}),)
    if given == "nobody":
        return (Finding("not-passed-out", {"contract": contract}),)
    seat = Seat(given)
    code = _declarer(auction, contract, seat) if part == "declarer" else f"{_PART_CODES[part]}"
    return (Finding(code, {"auction": auction, "contract": contract, "given": seat}),)


_PART_CODES = {"dummy": "dummy-seat", "leader": "lead-seat"}


def _declarer(auction: Auction, contract: Contract, seat: Seat) -> str:
    if contract.risk is not Risk.UNDOUBLED and seat is auction.last_seat_of(DOUBLE):
        return "doubler"
    if seat.side is contract.side:
        return "last-bidder" if seat is auction.last_seat_of(contract.bid) else "inverted"
    named = [
        auction.seat_at(place)
        for place, call in enumerate(auction.calls)
        if isinstance(call, Bid) and call.denomination is contract.bid.denomination
    ]
    return "first-at-table" if named[0] is seat else "other-side"


def about_contract(auction: Auction, given: str) -> tuple[Finding, ...]:
    """Findings for a wrong contract such as '4SX', or 'P' for passed out."""
    contract = auction.contract
    if contract is None:
        return (Finding("passed-out", {"auction": auction}),)
    if given == "P":
        return (Finding("not-passed-out", {"contract": contract}),)
    bid, risk = contract_of(given)
    data = {"auction": auction, "contract": contract, "given": given}
    if bid != contract.bid:
        return (Finding("not-the-last-bid", data),)
    sticks = risk is not Risk.UNDOUBLED and contract.risk is Risk.UNDOUBLED
    return (Finding("double-sticks" if sticks else "risk-lost", data),)
