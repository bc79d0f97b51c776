"""Ways to a goal: what an auction can be asked to reach."""

import pytest

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, call_of
from lessons.engine.seats import Seat
from lessons.exercises import goals
from lessons.exercises.goals import Goal


@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [
        ("", Goal("1S", Seat.NORTH), "1S P P P"),
        ("", Goal("4S", Seat.SOUTH, Seat.NORTH), "P P 1S P 4S P P P"),
        ("P", Goal("1S", Seat.NORTH), "P P P 1C 1S P P P"),
        ("P", Goal("P"), "P P P P"),
        ("", Goal("2S", uses=(call_of("X"),)), "1S X 2S P P P"),
    ],
)
def test_a_way_to_the_goal_is_found(start, goal, way):
    found = goal.way_from(Auction.of("N", start))
    assert found is not None
    assert goal.is_reached(found)
    assert len(found) == len(way.split())


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        ("P", Goal("1C", Seat.NORTH)),  # another turn for North needs a bid lower than any
        ("1S", Goal("1H")),
        ("", Goal("1S", Seat.SOUTH, Seat.NORTH)),
    ],
)
def test_there_is_no_way_to_a_goal_out_of_reach(start, goal):
    assert goal.way_from(Auction.of("N", start)) is None


def test_a_goal_that_uses_very_many_bids_is_given_up_and_not_sought_for_hours(monkeypatch):
    monkeypatch.setattr(goals, "MOST_POSITIONS", 500)
    assert Goal("7N", uses=BIDS[:10]).way_from(Auction.of("N", "")) is None


def test_a_goal_that_uses_more_calls_than_fit_is_not_sought():
    assert Goal("7N", uses=BIDS).way_from(Auction.of("N", "")) is None
