"""The shortest way to a goal, or that there is none.

How an auction may go on hangs on little of what was called: on where it stands in the Laws, who is to call, who made
the last bid, whether declarer has named the denomination, and whether a bid was doubled or redoubled where that is
asked for. Of the auctions that agree in these a shortest will do. The search is A*: it goes on from where the fewest
calls may reach the goal.

Bids only go up. So those that must be made come in the order of their rank, and of all others two matter at any time:
the lowest in the denomination of the contract and the lowest in another. In the place of any other bid one of these
does the same and leaves more room.
"""

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination
from lessons.engine.laws import START, Position
from lessons.engine.seats import Seat
from lessons.questions.kinds.reach_goal.goals import PASSED_OUT, Goal


def shortest_way(start: Auction, goal: Goal) -> Auction | None:
    """A shortest auction that begins with the calls of `start`, all legal, and reaches the goal; None: there is none.

    >>> shortest_way(Auction.of("N", "P"), Goal("1S", Seat.NORTH))
    Auction.of('N', 'P P P 1C 1S P P P')
    """
    if goal.is_divided:
        return None
    found = None
    for denomination in _denominations(goal):
        found = _Search(start, goal, denomination).shortest(len(found) if found else inf) or found
    return found


def _denominations(goal: Goal) -> tuple[Denomination | None, ...]:
    """Those that the contract may be in, where it hangs on them who declares."""
    if goal.bid:
        return (goal.bid.denomination,)
    return tuple(Denomination) if goal.declarer else (None,)


class _Stand(NamedTuple):
    """All that the rest of an auction hangs on."""

    position: Position
    turn: Seat
    bidder: Seat | None  # who made the last bid
    named: bool  # has declarer named the denomination? True where none is asked for
    doubled: bool  # was any bid doubled, or redoubled, as the goal asks?


class _Search:
    """Among the auctions with a contract in this denomination; None: in any, or with none."""

    def __init__(self, start: Auction, goal: Goal, denomination: Denomination | None) -> None:
        self.start, self.goal, self.denomination = start, goal, denomination
        top = goal.bid or (BIDS[-1] if denomination is None else Bid(7, denomination))
        self.bids = () if goal.contract == PASSED_OUT else tuple(bid for bid in BIDS if bid <= top)
        asked = {call for call in (*goal.uses, goal.bid) if isinstance(call, Bid)}
        self.to_make = sorted(asked.difference(start.calls))
        # The doubles that must have stood on one bid, 0 to 2. Where the contract has them itself, that is none more.
        doubles = 2 if REDOUBLE in goal.uses else 1 if DOUBLE in goal.uses else 0
        self.doubles = doubles if doubles > goal.risk.doubles else 0
        self._useful = cache(self._useful_over)
        # How each stand is come to in the fewest calls found yet: their number, the stand before, the last of them.
        self._came: dict[_Stand, tuple[int, _Stand | None, Call]] = {}

    def shortest(self, below: float) -> Auction | None:
        """A shortest auction that reaches the goal, in fewer calls than so many; None: there is none."""
        first = self._first()
        if first is None:
            return None
        self._came[first] = (len(self.start), None, PASS)
        front = [(0, 0, 0, first)]
        while front:
            stand = heappop(front)[-1]
            if stand.position.is_over and self.goal.is_reached(found := self._auction(stand)):
                return found
            made = self._came[stand][0] + 1
            for following, call in self._following(stand):
                fewest = made + self._still_to_come(following)
                if fewest < below and (following not in self._came or made < self._came[following][0]):
                    self._came[following] = (made, stand, call)
                    # Of equals what has come farthest goes first, then what was found first.
                    heappush(front, (fewest, -made, len(self._came), following))
        return None

    def _first(self) -> _Stand | None:
        """After the calls of the start; None where these, or what is to be made after them, rule the goal out."""
        stand: _Stand | None = _Stand(START, self.start.dealer, None, self.goal.declarer is None, not self.doubles)
        for call in self.start.calls:
            stand = stand and self._after(stand, call)
        last_bid = self.start.last_bid
        if self.to_make and (self.to_make[-1] not in self.bids or (last_bid and self.to_make[0] < last_bid)):
            return None
        return stand

    def _following(self, stand: _Stand) -> Iterator[tuple[_Stand, Call]]:
        for call in self._useful(stand.position.last_bid):
            following = self._after(stand, call) if stand.position.legal[call.index] else None
            if following:
                yield following, call

    def _after(self, stand: _Stand, call: Call) -> _Stand | None:
        """What a legal call leads to; None where it makes another player declarer or final bidder."""
        position, turn, bidder, named, doubled = stand
        position = position.after[call.index]
        if isinstance(call, Bid):
            bidder = turn
            if call is self.goal.bid and self.goal.last_bidder not in (None, bidder):
                return None
            if not named and call.denomination is self.denomination:
                if turn.partner is self.goal.declarer:
                    return None
                named = turn is self.goal.declarer
        return _Stand(position, turn.left, bidder, named, doubled or position.risk.doubles >= self.doubles)

    def _useful_over(self, last_bid: Bid | None) -> tuple[Call, ...]:
        """The calls that can lead to the goal from here, whether or not they are legal at once."""
        higher = [bid for bid in self.bids if last_bid is None or last_bid < bid]
        needed = [bid for bid in self.to_make if bid in higher][:1]
        within = [bid for bid in higher if not needed or bid <= needed[0]]
        same = [bid for bid in within if bid.denomination is self.denomination][:1]
        other = [bid for bid in within if bid.denomination is not self.denomination][:1]
        return PASS, DOUBLE, REDOUBLE, *sorted({*same, *other, *needed})

    def _still_to_come(self, stand: _Stand) -> int:
        """From here to the goal it takes so many calls, or more."""
        position = stand.position
        bids = sum(1 for bid in self.to_make if position.last_bid is None or position.last_bid < bid)
        doubles = self.goal.risk.doubles + (0 if stand.doubled else self.doubles - position.risk.doubles)
        if position.last_bid is self.goal.bid:
            doubles -= position.risk.doubles
        if bids or doubles > 0:
            return bids + doubles + 3
        passes = 0
        while not position.is_over:
            position, passes = position.passed, passes + 1
        return passes

    def _auction(self, stand: _Stand) -> Auction:
        calls: list[Call] = []
        _, before, call = self._came[stand]
        while before:
            calls.append(call)
            _, before, call = self._came[before]
        return Auction(self.start.dealer, (*self.start.calls, *reversed(calls)))
