"""Why no auction reaches a goal: the fewest conditions that rule each other out, and what they clash on."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import Bid, Denomination
from lessons.engine.contract import Risk
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import BadSpec
from lessons.questions.kinds.reach_goal.goal_search import shortest_way
from lessons.questions.kinds.reach_goal.goals import PASSED_OUT, Goal

# From the last that is asked for, so that what is left says as much as can be about the first.
CONDITIONS = ("uses", "last_bidder", "declarer", "contract")


@dataclass(frozen=True, slots=True)
class Clash:
    """What keeps a goal out of reach: a code, and the facts that its sentence needs."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)


class OutOfReach(BadSpec):
    """No auction that goes on from the calls made reaches the goal; `field` is the last condition that clashes."""

    def __init__(self, start: Auction, goal: Goal) -> None:
        least = least_clashing(start, goal)
        super().__init__(next(name for name in CONDITIONS if getattr(least, name)), "goal-out-of-reach")
        self.clash = clash(start, least)


def least_clashing(start: Auction, goal: Goal) -> Goal:
    """What is left of a goal out of reach without the conditions that have no part in that.

    >>> least_clashing(Auction.of("N"), Goal("1C", Seat.NORTH, Seat.SOUTH, uses=(Bid(1, Denomination.CLUBS),)))
    Goal(contract='1C', declarer=<Seat.NORTH: 'N'>, last_bidder=<Seat.SOUTH: 'S'>, uses=())
    """
    if not shortest_way(start, replace(goal, uses=())):
        goal = replace(goal, uses=())
    for call in reversed(goal.uses):
        less = replace(goal, uses=tuple(use for use in goal.uses if use != call))
        goal = goal if shortest_way(start, less) else less
    for name in CONDITIONS[1:]:
        without: dict[str, Any] = {name: None}
        less = replace(goal, **without)
        goal = goal if shortest_way(start, less) else less
    return goal


def clash(start: Auction, goal: Goal) -> Clash:
    """What the conditions of a goal clash on, all of which have part in it."""
    last_bid = start.last_bid
    if goal.contract == PASSED_OUT:
        return Clash("bid-made", {"last_bid": last_bid}) if last_bid else Clash("nobody-bids")
    match goal.bid, goal.declarer, goal.last_bidder, goal.uses:
        case None, Seat() as declarer, Seat() as bidder, () if goal.is_divided:
            return Clash("opponents", {"declarer": declarer, "last_bidder": bidder})
        case (None, None, None, (Bid() as bid,)) | (Bid() as bid, None, None, ()):
            return _too_late(start, bid)
        case Bid() as contract, None, None, (Bid() as bid,):
            return Clash("too-high", {"bid": bid, "contract": contract})
        case Bid() as bid, None, None, (call,):
            return Clash("no-other-to-double", {"bid": bid, "call": call})
        case Bid() as bid, Seat() as seat, None, ():
            return _declarer(start, bid, seat) or Clash("together", {"goal": goal})
        case Bid() as bid, None, Seat() as seat, ():
            if bid is last_bid:
                return Clash("made-by-another", {"bid": bid, "bidder": start.last_seat_of(bid)})
            return Clash("no-turn", {"seat": seat, "bid": bid})
        case Bid() as bid, Seat() as declarer, Seat() as bidder, ():
            lowest = bid.lowest_over(last_bid) if last_bid else Bid(1, bid.denomination)
            if lowest is bid and declarer not in _named(start, bid.denomination):
                data = {"declarer": declarer, "last_bidder": bidder, "bid": bid, "denomination": bid.denomination}
                return Clash("no-lower-bid", data)
    return Clash("together", {"goal": goal})


def _too_late(start: Auction, bid: Bid) -> Clash:
    """A bid that is to be made, or to be the contract, and cannot be either now."""
    if bid is start.last_bid:
        return Clash("doubled-already" if start.risk is Risk.DOUBLED else "redoubled-already", {"bid": bid})
    return Clash("too-low", {"bid": bid, "last_bid": start.last_bid})


def _declarer(start: Auction, bid: Bid, seat: Seat) -> Clash | None:
    """What keeps a player from declaring a contract that can be reached."""
    named = _named(start, bid.denomination)
    first = next((other for other in named if other.side is seat.side), None)
    if first is seat.partner:
        return Clash("partner-named-first", {"declarer": seat, "partner": first, "denomination": bid.denomination})
    if bid is start.last_bid:
        declarer = next(other for other in named if other.side is named[-1].side)
        return Clash("declared-by-another", {"bid": bid, "declarer": declarer})
    return None if first else Clash("no-turn", {"seat": seat, "bid": bid})


def _named(start: Auction, denomination: Denomination) -> list[Seat]:
    """Who bid this denomination, each time."""
    bids = enumerate(start.calls)
    return [
        start.seat_at(place) for place, call in bids if isinstance(call, Bid) and call.denomination is denomination
    ]
