"""What an auction can be asked to reach, in checks that combine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lessons.engine.auction import Auction, Status
from lessons.engine.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from lessons.engine.contract import Risk, contract_of
from lessons.engine.seats import Seat

LONGEST = 16  # calls after those made already
MOST_POSITIONS = 30_000  # looked at for one goal; those that teachers set need less


@dataclass(frozen=True, slots=True)
class Goal:
    """The auction ends and every condition that is set holds."""

    contract: str | None = None  # '4SX'; 'P' for passed out; None: whatever it is
    declarer: Seat | None = None
    last_bidder: Seat | None = None
    uses: tuple[Call, ...] = ()

    def checks(self, auction: Auction) -> Iterator[tuple[str, Any, Any]]:
        """Name, what the auction has, what is wanted, for each condition that is set; first that it is over."""
        contract = auction.contract
        yield "over", auction.status in (Status.COMPLETE, Status.PASSED_OUT), True
        if self.contract is not None:
            reached = "P" if auction.status is Status.PASSED_OUT else contract and str(contract)
            yield "contract", reached, self.contract
        if self.declarer:
            yield "declarer", contract and contract.declarer, self.declarer
        if self.last_bidder:
            yield "last-bidder", auction.last_bid and auction.last_seat_of(auction.last_bid), self.last_bidder
        for call in self.uses:
            yield f"uses-{call}", call in auction.calls, True

    def is_reached(self, auction: Auction) -> bool:
        return all(has == wanted for _, has, wanted in self.checks(auction))

    def way_from(self, start: Auction) -> Auction | None:
        """A short auction that goes on from `start` and reaches the goal; None when none is found in LONGEST calls,
        or in MOST_POSITIONS where so many calls must be used that the ways to them are without number.

        Looks only at calls that can help: passes, the bids of the contract's denomination, what must be
        used, and the doubles that the risk wants. Where these are not enough, somebody may open 1C: that
        gives a player who has passed another turn.
        """
        if len(self.uses) > LONGEST - 3:  # with the passes that end it
            return None
        return self._search(start, ()) or self._search(start, BIDS[:1])

    def _search(self, start: Auction, openings: Sequence[Bid]) -> Auction | None:
        front, seen = [start], set()
        for _ in range(LONGEST):
            following = []
            for auction in front:
                if self.is_reached(auction):
                    return auction
                for call in self._useful(auction, openings):
                    longer = auction.after(call)
                    key = (longer.last_bid, longer.risk, longer.turn, self._memory(longer))
                    if key not in seen:
                        seen.add(key)
                        following.append(longer)
                if len(seen) > MOST_POSITIONS:
                    return None
            front = following
        return next((auction for auction in front if self.is_reached(auction)), None)

    def _useful(self, auction: Auction, openings: Sequence[Bid]) -> Iterator[Call]:
        bid, risk = contract_of(self.contract) if self.contract and self.contract != "P" else (None, Risk.UNDOUBLED)
        for call in auction.legal_calls:
            if call == PASS or call in self.uses:
                yield call
            elif isinstance(call, Bid):
                opens = call in openings and auction.last_bid is None
                if bid and (opens or call.denomination is bid.denomination) and call <= bid:
                    yield call
            elif (call == DOUBLE and risk is not Risk.UNDOUBLED) or (call == REDOUBLE and risk is Risk.REDOUBLED):
                yield call

    def _memory(self, auction: Auction) -> tuple[Any, ...]:
        """What later checks can depend on besides the position: who named what first, what was used, the passes."""
        named: dict[Any, int] = {}
        for place, call in enumerate(auction.calls):
            if isinstance(call, Bid):
                named.setdefault((call.denomination, place % 2), place % 4)
        passes = next((n for n, call in enumerate(reversed(auction.calls)) if call != PASS), len(auction))
        last = auction.last_bid and auction.last_seat_of(auction.last_bid)
        return (passes, last, *sorted(named.items()), *(call in auction.calls for call in self.uses))
