"""The shortest way to a goal, held against a naive search, and goals that no auction reaches."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, call_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Verdict
from lessons.questions.kinds.reach_goal.goal_search import shortest_way
from lessons.questions.kinds.reach_goal.goals import Goal
from lessons.questions.kinds.reach_goal.spec import ReachGoal, Spec

N, E, S, W = Seat


def calls(text):
    return tuple(map(call_of, text.split()))


@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [
        ("", Goal("1S", N), "1S P P P"),
        ("", Goal("1S", E), "P 1S P P P"),
        ("", Goal("4S", S, N), "P P 1S P 4S P P P"),
        ("", Goal("4S", E, E), "P 4S P P P"),
        ("", Goal(None, S, N), "P P 1C P 2C P P P"),
        ("", Goal(None, None, W), "P P P 1C P P P"),
        ("", Goal("P"), "P P P P"),
        ("P", Goal("P"), "P P P P"),
        ("", Goal(uses=calls("P")), "P P P P"),
        # A bid is made so that somebody has another turn, or that there is something to double.
        ("P", Goal("1S", N), "P P P 1C 1S P P P"),
        ("", Goal("2S", uses=calls("X")), "1C X 2S P P P"),
        ("", Goal("2S", uses=calls("XX")), "1C X XX 2S P P P"),
        ("", Goal("1CX", uses=calls("X")), "1C X P P P"),
        ("", Goal("1CXX", uses=calls("X XX")), "1C X XX P P P"),
        ("", Goal("1DX", uses=calls("XX")), "1C X XX 1D X P P P"),
        # A double too gives a player another turn.
        ("1C", Goal("1D", N), "1C P P X 1D P P P"),
        ("1C X XX", Goal("1D", W, W), "1C X XX 1D P P P"),
        # What was called already counts, and a double of it is cancelled by a higher bid only.
        ("1H X", Goal("1HX", uses=calls("1H X")), "1H X P P P"),
        ("1H X", Goal("1S", uses=calls("X")), "1H X 1S P P P"),
        ("1H X P P", Goal("1HXX"), "1H X P P XX P P P"),
        # What must be used may name the denomination, for declarer or for the opponents.
        ("", Goal("4S", N, S, calls("1S 2S")), "1S 2S 4S P P P"),
        ("", Goal("3S", S, S, calls("1S 2S")), "P 1S 2S P P X 3S P P P"),
        ("", Goal("7N", N, S, calls("1C 7N X XX")), "1C X XX P 1N P 7N P P P"),
    ],
)
def test_the_way_is_this_or_another_as_short(start, goal, way):
    found = shortest_way(Auction.of("N", start), goal)
    assert found is not None
    assert found.calls[: len(start.split())] == calls(start)
    assert goal.is_reached(found)
    assert goal.is_reached(Auction.of("N", way))
    assert len(found) == len(way.split())


@pytest.mark.parametrize(
    ("goal", "length"),
    [
        (Goal("4S", uses=BIDS[:13]), 17),
        (Goal("4S", N, S, BIDS[:13]), 18),
        (Goal("7N", uses=BIDS), 38),
        (Goal("7NXX", uses=CALLS), 40),
        (Goal("7N", uses=CALLS), 40),
        (Goal("7N", N, S, CALLS), 42),
        (Goal("7NX", W, W, CALLS), 44),
        (Goal(None, N, S, CALLS), 40),
        (Goal("7NXX", N, S, calls("1C 1D 2H 3C 3S 4D 4H 5C 5D 5H 6C 6D 6S 7C X XX")), 24),
    ],
)
def test_a_goal_that_uses_many_calls_is_reached(goal, length):
    found = shortest_way(Auction.of("N", ""), goal)
    assert found is not None
    assert goal.is_reached(found)
    assert len(found) == length


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        ("P", Goal("1C", N)),  # another turn for North needs a bid lower than any
        ("1S", Goal("1H")),
        ("1S", Goal("2S", uses=calls("1H"))),
        ("", Goal("2S", uses=calls("3C"))),
        ("", Goal("1S", S, N)),  # South has to name spades at a lower level
        ("", Goal("7N", S, E)),
        ("1S P", Goal("4S", S)),
        ("1C P P P", Goal("1C", S)),
        ("1C X", Goal("1C")),
        ("1C", Goal("P")),
        ("", Goal("P", N)),
        ("", Goal("P", uses=calls("X"))),
        ("", Goal("1C", uses=calls("X"))),  # nothing lower is there to be doubled, and 1C would stay so
        ("", Goal("1CX", uses=calls("XX"))),
        ("7N P P X XX", Goal("7N")),
        ("7H P 7N", Goal(None, W)),
    ],
)
def test_there_is_no_way_to_a_goal_out_of_reach(start, goal):
    assert shortest_way(Auction.of("N", start), goal) is None


@st.composite
def small_goals(draw):
    """A start and a goal with few bids between them: low ones where a contract is named, else the highest."""
    named = draw(st.booleans())
    start = Auction(draw(st.sampled_from(Seat)), draw(st.lists(st.just(PASS), max_size=3)))
    lowest = draw(st.integers(0, 32)) if named else draw(st.integers(31, 34))
    if not named or draw(st.booleans()):
        start = start.after(BIDS[lowest])
    for _ in range(draw(st.integers(0, 4))):
        following = start.after(draw(st.sampled_from([*start.legal_calls[:4], *start.legal_calls[:2]] or [PASS])))
        start = start if following.is_over else following
    above = BIDS[start.last_bid.index - 3 :] if start.last_bid else BIDS
    near = above[: 4 if named else 3]
    contract = str(draw(st.sampled_from(near))) + draw(st.sampled_from(["", "X", "XX"])) if named else None
    seats = st.none() | st.sampled_from(Seat)
    uses = draw(st.lists(st.sampled_from([DOUBLE, REDOUBLE, *near]), max_size=4, unique=True))
    return start, Goal(contract, draw(seats), draw(seats), tuple(uses))


def naive_way(start, goal):
    """Breadth first through every legal call up to the contract; of auctions that `memory` holds for equal, one."""
    top = goal.bid or BIDS[-1]
    front, seen = [start], set()
    while front:
        for auction in front:
            if goal.is_reached(auction):
                return auction
        longer = [
            auction.after(call)
            for auction in front
            for call in auction.legal_calls
            if not isinstance(call, Bid) or call <= top
        ]
        front = [auction for auction in longer if not ((key := memory(auction, goal)) in seen or seen.add(key))]
    return None


def memory(auction, goal):
    """What was called, as far as it can matter: where it stands, who first named what, and what was used."""
    named = {}
    for place, call in enumerate(auction.calls):
        if (
            isinstance(call, Bid)
            and goal.declarer
            and (goal.bid is None or call.denomination is goal.bid.denomination)
        ):
            named.setdefault((call.denomination, place % 2), auction.seat_at(place))
    passes = next((n for n, call in enumerate(reversed(auction.calls)) if call != PASS), len(auction))
    last = auction.last_bid
    where = (last, last and auction.last_seat_of(last), auction.risk, passes, len(auction) % 4)
    return where, frozenset(named.items()), frozenset(auction.calls).intersection(goal.uses)


@given(small_goals())
@example((Auction.of("N", "P P"), Goal("1D", N, S)))
def test_the_way_is_as_short_as_a_naive_search_finds_or_neither_finds_any(case):
    start, goal = case
    way, naive = shortest_way(start, goal), naive_way(start, goal)
    assert (way and len(way)) == (naive and len(naive))
    if way:
        assert way.calls[: len(start)] == start.calls
        kind, spec = ReachGoal(), Spec(start, goal)
        assert kind.grade(spec, kind.solution(spec)).verdict is Verdict.RIGHT
