"""Legality as a table: the auction is a small automaton, and this module is its states.

All that decides which calls are legal is the last bid, its risk and the passes since the last call
that was not a pass. Whose turn it is follows: the seat to call after a bid and no pass is an
opponent of the bidder, after one pass his partner, and so on. That makes 425 states.
"""

from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import Seat

ILLEGAL = -1
START = 0
PASSED_OUT = 4

# States 0 to 4 are the passes of an auction without a bid; then twelve for each bid:
# four numbers of passes (three mean that the auction is over) for each of the three risks.
_PER_BID = 12


def state_of(bid: Bid, risk: Risk, passes: int) -> int:
    """The number of a state in which there is a last bid."""
    return 5 + _PER_BID * BIDS.index(bid) + 4 * len(risk.value) + passes


def _unpacked(state: int) -> tuple[Bid | None, Risk, int]:
    if state <= PASSED_OUT:
        return None, Risk.UNDOUBLED, state
    rank, rest = divmod(state - 5, _PER_BID)
    risk, passes = divmod(rest, 4)
    return BIDS[rank], Risk("X" * risk), passes


def _after(state: int, call: Call) -> int:
    """The state after a call, or ILLEGAL (Laws 17E, 18, 19A1 and 19B1)."""
    last_bid, risk, passes = _unpacked(state)
    if state == PASSED_OUT or (last_bid and passes == 3):
        return ILLEGAL
    if call == PASS:
        return state + 1
    if isinstance(call, Bid):
        return state_of(call, Risk.UNDOUBLED, 0) if last_bid is None or call > last_bid else ILLEGAL
    # After a bid or its redouble the opponents call on 0 and 2 passes; after a double on 1.
    opponents_turn = passes % 2 == (1 if risk is Risk.DOUBLED else 0)
    if last_bid and call == DOUBLE and risk is Risk.UNDOUBLED and opponents_turn:
        return state_of(last_bid, Risk.DOUBLED, 0)
    if last_bid and call == REDOUBLE and risk is Risk.DOUBLED and not opponents_turn:
        return state_of(last_bid, Risk.REDOUBLED, 0)
    return ILLEGAL


STATES = range(5 + _PER_BID * len(BIDS))

# NEXT[state][call.index] is the state after the call, ILLEGAL when it may not be made.
NEXT = tuple(tuple(_after(state, call) for call in CALLS) for state in STATES)
LEGAL = tuple(tuple(after != ILLEGAL for after in row) for row in NEXT)
LEGAL_CALLS = tuple(tuple(call for call in CALLS if row[call.index]) for row in LEGAL)
IS_OVER = tuple(not calls for calls in LEGAL_CALLS)
LAST_BID = tuple(_unpacked(state)[0] for state in STATES)
RISK = tuple(_unpacked(state)[1] for state in STATES)

# What the contract of an ended auction needs. DENOMINATIONS turns the numbers of calls into
# those of denominations (1 to 5, and 0 for a call that is not a bid); CONTRACTS has, for each
# state and dealer, the contract by each seat in turn, so that none is built while auctions are read.
DENOMINATIONS = bytes([0, 0, 0, *(1 + bid.denomination for bid in BIDS)]).ljust(256, b"\0")
CONTRACTS: tuple[dict[Seat, tuple[Contract, ...]], ...] = tuple(
    {dealer: tuple(Contract(bid, risk, dealer.clockwise(steps)) for steps in range(4)) for dealer in Seat}
    if bid and passes == 3
    else {}
    for bid, risk, passes in map(_unpacked, STATES)
)

# The longest auction: three passes, then 35 bids each doubled and redoubled, two passes before
# every call but the one that follows three opening passes, and three passes to close.
LONGEST = 319
