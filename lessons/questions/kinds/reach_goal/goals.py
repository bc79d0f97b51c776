"""What an auction can be asked to reach, in checks that combine."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lessons.engine.auction import Auction, Status
from lessons.engine.calls import Bid, Call
from lessons.engine.contract import Risk, contract_of
from lessons.engine.seats import Seat

PASSED_OUT = "P"


@dataclass(frozen=True, slots=True)
class Goal:
    """The auction ends and every condition that is set holds."""

    contract: str | None = None  # '4SX'; 'P' for passed out; None: whatever it is
    declarer: Seat | None = None
    last_bidder: Seat | None = None
    uses: tuple[Call, ...] = ()

    @property
    def bid(self) -> Bid | None:
        """The bid of the contract; None where there is no contract, or any will do."""
        return None if self.contract in (None, PASSED_OUT) else contract_of(self.contract)[0]

    @property
    def risk(self) -> Risk:
        """The risk of the contract; undoubled where there is none, or any will do."""
        return Risk.UNDOUBLED if self.contract in (None, PASSED_OUT) else contract_of(self.contract)[1]

    @property
    def is_divided(self) -> bool:
        """Are declarer and the final bidder to be opponents? They never are."""
        sides = {seat.side for seat in (self.declarer, self.last_bidder) if seat}
        return len(sides) == 2

    def checks(self, auction: Auction) -> Iterator[tuple[str, Any, Any]]:
        """Name, what the auction has, what is wanted, for each condition that is set; first that it is over."""
        contract = auction.contract
        yield "over", auction.status in (Status.COMPLETE, Status.PASSED_OUT), True
        if self.contract is not None:
            reached = PASSED_OUT if auction.status is Status.PASSED_OUT else contract and str(contract)
            yield "contract", reached, self.contract
        if self.declarer:
            yield "declarer", contract and contract.declarer, self.declarer
        if self.last_bidder:
            yield "last-bidder", auction.last_bid and auction.last_seat_of(auction.last_bid), self.last_bidder
        for call in self.uses:
            yield f"uses-{call}", call in auction.calls, True

    def is_reached(self, auction: Auction) -> bool:
        return all(has == wanted for _, has, wanted in self.checks(auction))
