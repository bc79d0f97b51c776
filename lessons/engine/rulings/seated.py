"""An auction in which it is known who made each call, since somebody may have called out of rotation.

Calls are judged for their form and their rank, and doubles by whose bid it is; never for turn. Laws 28 to
32 say what follows such a call; of them only what decides whether the auction is over is here: a player
whose turn was taken by an opponent's pass, and who calls next, calls in rotation, so that the pass is gone
(28B); and a player who lost a turn for good gets it back (1997: 34, 2017: 17D3).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lessons.engine.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from lessons.engine.contract import Risk
from lessons.engine.seats import Seat

_AFTER_A_CALL = 3  # so many passes end an auction


@dataclass(frozen=True, slots=True)
class Seated:
    """Where an auction with named callers stands after some calls.

    `turn`: who is to call. `passes`: in a row since the last other call; without any, from the start.
    `missed`: the place of the first of these that skipped a player, and who was skipped; None when none did.
    `skipped`: whose turn the very last call took; None when it was in rotation.
    """

    turn: Seat
    last_bid: Bid | None = None
    bidder: Seat | None = None
    risk: Risk = Risk.UNDOUBLED
    passes: int = 0
    missed: tuple[int, Seat] | None = None
    skipped: Seat | None = None

    @property
    def has_three_passes(self) -> bool:
        """Has a call been followed by three passes?"""
        return self.passes >= _AFTER_A_CALL + (self.last_bid is None)

    @property
    def is_over(self) -> bool:
        """Has a call been followed by three passes that took nobody's turn?"""
        return self.has_three_passes and self.missed is None

    @property
    def contract(self) -> str:
        """The last bid with its risk, P where nobody bid."""
        return f"{self.last_bid}{self.risk.value}" if self.last_bid else "P"

    def allows(self, seat: Seat, call: Call) -> bool:
        """May this call be made now, in or out of turn?"""
        if self.is_over:
            return False
        if isinstance(call, Bid):
            return self.last_bid is None or call > self.last_bid
        if call == PASS:
            return True
        is_own = self.bidder is not None and self.bidder.side is seat.side
        if call == DOUBLE:
            return self.bidder is not None and not is_own and self.risk is Risk.UNDOUBLED
        return is_own and self.risk is Risk.DOUBLED

    def after(self, place: int, seat: Seat, call: Call) -> "Seated":
        """After one more call, the one at this place."""
        skipped = None if seat is self.turn else self.turn
        if call == PASS:
            # The first call of all takes nobody's turn: the dealer still calls, as the last.
            took = skipped is not None and (self.passes > 0 or self.last_bid is not None)
            missed = self.missed or ((place, self.turn) if took else None)
            return replace(self, turn=seat.left, passes=self.passes + 1, missed=missed, skipped=skipped)
        if isinstance(call, Bid):
            return Seated(seat.left, call, seat, skipped=skipped)
        risk = Risk.REDOUBLED if call == REDOUBLE else Risk.DOUBLED
        return Seated(seat.left, self.last_bid, self.bidder, risk, skipped=skipped)


def replay(dealer: Seat, calls: Sequence[Call], seats: Sequence[Seat] | None = None) -> tuple[Seated, int | None]:
    """Where the auction stands, and the place of its first illegal call (None: there is none).

    Without `seats` all call in rotation from the dealer. `turn` at the end is the player who is to call:
    when the last call took a turn, the one whose turn it took.
    """
    before = now = Seated(dealer)
    for place, call in enumerate(calls):
        seat = dealer.clockwise(place) if seats is None else seats[place]
        if place and _cancels(seat, now, calls[place - 1], seats[place - 1] if seats else seat):
            now = before
        if not now.allows(seat, call):
            return now, place
        before, now = now, now.after(place, seat, call)
    return (replace(now, turn=now.skipped) if now.skipped else now), None


def _cancels(seat: Seat, now: Seated, last_call: Call, last_seat: Seat) -> bool:
    """Does this player, by calling, take back the turn that an opponent's pass had taken (28B)?"""
    return seat is now.skipped and last_call == PASS and last_seat.side is not seat.side
