"""Legality as a table: the auction is a small automaton, and this module is its positions.

All that decides which calls are legal is the last bid, its risk and the passes since the last call
that was not a pass. Whose turn it is follows: the seat to call after a bid and no pass is an
opponent of the bidder, after one pass the bidder's partner, and so on. That makes 425 positions, and each
knows the one that follows every call, so that an auction is judged by walking from one to the next.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, Bid, Call
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import Seat


class _Key(NamedTuple):
    """What tells one position from another. Without a bid, four passes end the auction; with one, three."""

    last_bid: Bid | None = None
    risk: Risk = Risk.UNDOUBLED
    passes: int = 0

    @property
    def is_over(self) -> bool:
        return self.passes == (4 if self.last_bid is None else 3)

    @property
    def opponents_turn(self) -> bool:
        """After a bid or its redouble the opponents call on 0 and 2 passes; after a double on 1."""
        return self.passes % 2 == (1 if self.risk is Risk.DOUBLED else 0)

    def after(self, call: Call) -> "_Key | None":
        """What follows a call; None when it may not be made (Laws 17E, 18, 19A1 and 19B1)."""
        if self.is_over:
            return None
        if call == PASS:
            return self._replace(passes=self.passes + 1)
        if isinstance(call, Bid):
            return _Key(call) if self.last_bid is None or call > self.last_bid else None
        if self.last_bid is None:
            return None
        if call == DOUBLE:
            may_double = self.risk is Risk.UNDOUBLED and self.opponents_turn
            return _Key(self.last_bid, Risk.DOUBLED) if may_double else None
        may_redouble = self.risk is Risk.DOUBLED and not self.opponents_turn
        return _Key(self.last_bid, Risk.REDOUBLED) if may_redouble else None


class Position:
    """Where an auction stands, as far as the Laws look. The tables of 38 have a place for each `call.index`."""

    __slots__ = (
        "after",
        "contracts",
        "is_over",
        "last_bid",
        "legal",
        "legal_calls",
        "names_denomination",
        "opponents_closed",
        "passed",
        "risk",
    )

    after: tuple["Position", ...]  # what follows each call; ILLEGAL where it may not be made
    passed: "Position"  # what follows a pass, the commonest call
    legal: tuple[bool, ...]
    legal_calls: tuple[Call, ...]  # in the order P X XX 1C to 7N
    is_over: bool
    last_bid: Bid | None
    risk: Risk
    contracts: tuple[Contract, ...]  # by each seat from North; none while the auction is open or was passed out
    opponents_closed: int  # 1 when the last call that is not a pass was the opponents' double, else 0
    names_denomination: frozenset[Call]  # the bids in the denomination of the last bid

    def __init__(self, key: _Key) -> None:
        self.last_bid, self.risk = bid, risk = key.last_bid, key.risk
        self.is_over = key.is_over
        self.legal_calls = tuple(call for call in CALLS if key.after(call))
        self.opponents_closed = int(risk is Risk.DOUBLED)
        self.legal = tuple(call in self.legal_calls for call in CALLS)
        self.contracts = tuple(Contract(bid, risk, seat) for seat in Seat) if bid and key.is_over else ()
        self.names_denomination = frozenset(other for other in BIDS if bid and other.denomination is bid.denomination)


_KEYS = [_Key(passes=passes) for passes in range(5)]
_KEYS += [_Key(bid, risk, passes) for bid, risk, passes in product(BIDS, Risk, range(4))]
_POSITIONS = {key: Position(key) for key in _KEYS}

START = _POSITIONS[_Key()]

# Where an illegal call leads, and every call after it: nothing is judged there.
ILLEGAL = Position(_Key(passes=4))
ILLEGAL.after, ILLEGAL.passed = (ILLEGAL,) * len(CALLS), ILLEGAL

for _key, _position in _POSITIONS.items():
    _following = [_key.after(call) for call in CALLS]
    _position.after = tuple(_POSITIONS[key] if key else ILLEGAL for key in _following)
    _position.passed = _position.after[PASS.index]


def walk(calls: Iterable[Call]) -> Position:
    """The position after these calls; ILLEGAL when one of them may not be made.

    >>> walk([BIDS[0], PASS, PASS, PASS]).is_over
    True
    """
    position, passed = START, PASS
    for call in calls:
        position = position.passed if call is passed else position.after[call.index]
    return position


def final_contract(dealer: Seat, calls: Sequence[Call]) -> Contract | None:
    """The contract of a whole auction, by the first of the winning side to have named the denomination.

    None when the auction is open, was passed out, or holds an illegal call.

    >>> contract = final_contract(Seat.NORTH, [BIDS[0], PASS, BIDS[5], PASS, PASS, PASS])
    >>> str(contract), contract.declarer
    ('2C', <Seat.NORTH: 'N'>)
    """
    position, passed = START, PASS
    for call in calls:  # as walk() does, without the cost of calling it
        position = position.passed if call is passed else position.after[call.index]
    contracts = position.contracts
    if not contracts:
        return None
    # Before the closing passes stands a call of the declaring side, or else their opponents' double.
    named, place = position.names_denomination, len(calls) + position.opponents_closed & 1
    while calls[place] not in named:
        place += 2
    return contracts[dealer.number + place & 3]


# The longest auction: three passes, then 35 bids each doubled and redoubled, two passes before
# every call but the one that follows three opening passes, and three passes to close.
LONGEST = 319
