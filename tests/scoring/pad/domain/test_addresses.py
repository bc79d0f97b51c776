"""A pad in its address: read strictly, written canonically, scored as far as it goes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.calls import BIDS
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PASSED_OUT, Honours, PlayedDeal, deal_of
from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS, Game
from lessons.engine.seats import Seat, Side
from lessons.scoring.domain.pad_addresses import Pad, read_pad

deals = st.one_of(
    st.just(PASSED_OUT),
    st.builds(
        PlayedDeal,
        st.sampled_from(BIDS),
        st.sampled_from(Risk),
        st.sampled_from([*Seat, *Side]),
        st.integers(0, 13),
        st.sampled_from([None, Honours((0, 4, 0, 0)), Honours((1, 1, 1, 1))]),
    ),
)
codes = st.sampled_from(
    [(Game.CONTRACT, edition.name) for edition in CONTRACT_EDITIONS]
    + [(Game.AUCTION, edition.name) for edition in AUCTION_EDITIONS]
)


@given(st.lists(deals, max_size=30), codes, st.sampled_from(["we", "ns"]))
def test_a_pad_is_read_as_it_was_written(dealt: list[PlayedDeal], code: tuple[Game, str], names: str) -> None:
    game, edition = code
    pad = Pad(tuple(dealt), game, None if edition in ("1993", "1926") else edition, names)
    assert read_pad(pad.query) == pad


@pytest.mark.parametrize(
    ("sent", "canonical"),
    [
        ("", ""),
        ("r=3n.s.9&g=contract&e=1993&n=we", "r=3N.S.9"),
        ("g=auction&e=1926&r=_P__P", "g=auction&r=P_P"),
        ("stop=1&r=P&why=2&at=1&bid=4S", "r=P&stop=1"),
        ("stop=1", ""),
        ("r=3N.S.9_3N.S.9&stop=1", "r=3N.S.9_3N.S.9"),  # the rubber is over
        ("r=2H.NS.8.N0E2", "r=2H.NS.8.E2"),
    ],
)
def test_a_pad_is_written_canonically(sent: str, canonical: str) -> None:
    assert read_pad(sent).query == canonical


@pytest.mark.parametrize(
    "query",
    [
        "r=8S.N.9",
        "r=4S.Q.9",
        "r=4S.N.14",
        "r=4S.N",
        "r=4S.N.9.E6",
        "r=3N.N.9.E5",
        "r=4S.N.9.X",
        "g=duplicate",
        "g=whist",
        "e=1926",
        "g=auction&e=1993",
        "r=" + "_".join(["P"] * 31),
        "nonsense",
    ],
)
def test_what_no_pad_can_show_is_refused(query: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of whatever kind
        read_pad(query)


def test_a_pad_goes_on_after_the_end_of_its_rubber_and_is_scored_up_to_there() -> None:
    pad = Pad((deal_of("3N", "S", 9), deal_of("4S", "N", 10), deal_of("1C", "E", 7)))
    assert (len(pad.rubber.steps), pad.rubber.complete) == (2, True)


def test_honours_that_are_not_all_accounted_for_do_not_count_in_auction_bridge() -> None:
    assert Pad((deal_of("1S", "S", 7, {"S": 4}),), Game.AUCTION).rubber.totals.ns == 9
    assert Pad((deal_of("1S", "S", 7, {"S": 4, "E": 1}),), Game.AUCTION).rubber.totals.ns == 89
