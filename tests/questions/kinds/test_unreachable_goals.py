"""Why a goal is out of reach: which of its conditions clash, and on what."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, DOUBLE, REDOUBLE, Denomination, call_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import BadSpec
from lessons.questions.kinds.reach_goal.goal_search import shortest_way
from lessons.questions.kinds.reach_goal.goals import Goal
from lessons.questions.kinds.reach_goal.unreachable_goals import OutOfReach, least_clashing
from lessons.questions.kinds.registry import kind_of
from tests.questions.kinds.test_goal_search import small_goals

# The calls made, the fields of the goal; the code and the facts of the clash, and the field it is shown at.
CASES = {
    ("", "contract P, declarer N"): ("nobody-bids", {}, "declarer"),
    ("", "contract P, uses X"): ("nobody-bids", {}, "uses"),
    ("1C", "contract P"): ("bid-made", {"last_bid": "1C"}, "contract"),
    ("", "contract 4S, declarer N, last_bidder E"): (
        "opponents",
        {"declarer": "N", "last_bidder": "E"},
        "last_bidder",
    ),
    ("2S", "contract 1H, declarer N, uses X"): ("too-low", {"bid": "1H", "last_bid": "2S"}, "contract"),
    ("2S", "contract 3S, uses 1H"): ("too-low", {"bid": "1H", "last_bid": "2S"}, "uses"),
    ("", "contract 1H, uses 1C 2C 3C"): ("too-high", {"bid": "2C", "contract": "1H"}, "uses"),
    ("1H X", "contract 1H"): ("doubled-already", {"bid": "1H"}, "contract"),
    ("1H X XX", "contract 1HX"): ("redoubled-already", {"bid": "1H"}, "contract"),
    ("", "contract 1C, uses X"): ("no-other-to-double", {"bid": "1C", "call": "X"}, "uses"),
    ("1H X", "contract 1HX, uses XX"): ("no-other-to-double", {"bid": "1H", "call": "XX"}, "uses"),
    ("1S", "contract 1S, last_bidder S"): ("made-by-another", {"bid": "1S", "bidder": "N"}, "last_bidder"),
    ("1S P 2S", "contract 2S, declarer E"): ("declared-by-another", {"bid": "2S", "declarer": "N"}, "declarer"),
    ("1S P", "contract 4S, declarer S"): (
        "partner-named-first",
        {"partner": "N", "declarer": "S", "denomination": Denomination.SPADES},
        "declarer",
    ),
    ("", "contract 1S, declarer N, last_bidder S"): (
        "no-lower-bid",
        {"declarer": "N", "last_bidder": "S", "bid": "1S", "denomination": Denomination.SPADES},
        "last_bidder",
    ),
    ("P", "contract 1C, declarer N"): ("no-turn", {"seat": "N", "bid": "1C"}, "declarer"),
    ("P", "contract 1C, last_bidder N"): ("no-turn", {"seat": "N", "bid": "1C"}, "last_bidder"),
}


@pytest.mark.parametrize(("auction", "goal"), CASES)
def test_a_goal_out_of_reach_says_what_clashes(auction, goal):
    raw = dict(part.split(" ", 1) for part in goal.split(", "))
    with pytest.raises(OutOfReach) as refused:
        kind_of({"kind": "reach-goal"}).read({"kind": "reach-goal", "auction": auction, **raw})
    clash = refused.value.clash
    facts = {name: getattr(value, "value", str(value)) for name, value in clash.data.items()}
    code, data, field = CASES[auction, goal]
    wanted = {name: getattr(value, "value", str(value)) for name, value in data.items()}
    assert (clash.code, facts, refused.value.field) == (code, wanted, field)


def test_what_has_no_words_of_its_own_is_told_in_full():
    goal = Goal("2CX", Seat.NORTH, Seat.SOUTH)
    found = OutOfReach(Auction.of("N", "P"), replace(goal, uses=(call_of("1C"),)))
    assert (found.clash.code, found.clash.data) == ("together", {"goal": goal})


def test_an_auction_that_is_over_goes_on_to_nothing():
    with pytest.raises(BadSpec) as refused:
        kind_of({"kind": "reach-goal"}).read({"kind": "reach-goal", "auction": "P P P P", "contract": "P"})
    assert (refused.value.field, refused.value.code) == ("auction", "auction-over")


@given(small_goals())
def test_what_clashes_is_the_least_that_does(case):
    start, goal = case
    if shortest_way(start, goal):
        return
    least = least_clashing(start, goal)
    assert shortest_way(start, least) is None
    fewer = [
        replace(least, **{name: None}) for name in ("contract", "declarer", "last_bidder") if getattr(least, name)
    ]
    fewer += [replace(least, uses=tuple(use for use in least.uses if use != call)) for call in least.uses]
    assert all(shortest_way(start, less) for less in fewer)


def test_before_any_call_every_clash_has_words_of_its_own():
    seats = (None, *Seat)
    contracts = (None, "P", *(f"{bid}{risk}" for bid in (*BIDS[:7], BIDS[-1]) for risk in ("", "X", "XX")))
    used = ((), (BIDS[0],), (BIDS[5], DOUBLE), (REDOUBLE,), (BIDS[0], BIDS[4], BIDS[5]))
    goals = [Goal(*conditions) for conditions in product(contracts, seats, seats, used)]
    start = Auction(Seat.NORTH)
    codes = {OutOfReach(start, goal).clash.code for goal in goals if not shortest_way(start, goal)}
    assert codes == {"nobody-bids", "opponents", "too-high", "no-other-to-double", "no-lower-bid"}
