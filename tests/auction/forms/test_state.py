"""The auction page's state: read from an address, and where a press leads."""

import pytest
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from lessons.auction.forms.state import AuctionState, read_state
from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, PASS, call_of
from lessons.engine.seats import Seat, Vulnerability

states = st.builds(
    AuctionState,
    st.builds(Auction, st.sampled_from(Seat), st.lists(st.sampled_from(CALLS), max_size=30)),
    st.sampled_from(Vulnerability),
)


def state(dealer: str, calls: str = "", vulnerable: str = "none", tried: str | None = None) -> AuctionState:
    return AuctionState(Auction.of(dealer, calls), Vulnerability(vulnerable), tried and call_of(tried))


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", state("N")),
        ("d=E&v=EW&a=P-1D-1H", state("E", "P 1D 1H", "EW")),
        ("a=P-1D-1H", state("N", "P 1D 1H")),
        ("d=w&v=ns&a=1nt-x-xx", state("W", "1N X XX", "NS")),
        ("a=1H+P,2H%0AX--", state("N", "1H P 2H X")),
        ("a=1H&try=1D", state("N", "1H", tried="1D")),
        ("a=1H&try=2D", state("N", "1H 2D")),
        ("a=1H-1D-2C", state("N", "1H 1D 2C")),
    ],
)
def test_an_address_is_read(query: str, expected: AuctionState) -> None:
    assert read_state(QueryDict(query).dict()) == (expected, [])


@pytest.mark.parametrize(
    ("query", "expected", "problems"),
    [
        (
            "d=Q&a=1H",
            state("N", "1H"),
            ["“Q” is not a seat, so North deals here. In a link the dealer is N, E, S or W."],
        ),
        (
            "d=E&v=all",
            state("E"),
            ["“all” does not say who is vulnerable, so neither side is. In a link it is none, NS, EW or both."],
        ),
        (
            "a=1H-1Z-2C-P",
            state("N", "1H"),
            ["Call 2 of the link, “1Z”, is not a call. The auction is shown up to there."],
        ),
        ("a=8C", state("N"), ["Call 1 of the link, “8C”, is not a call. The auction is shown up to there."]),
        ("a=1H&try=1T", state("N", "1H"), ["“1T” is not a call, so nothing was entered."]),
        (
            "a=" + "P-" * 2000,
            state("N", "P " * 1000),
            ["That is too many calls: 2000. A lawful auction has at most 319; more than 1000 are not read."],
        ),
        (
            f"d={'N' * 50}",
            state("N"),
            [f"“{'N' * 40}…” is not a seat, so North deals here. In a link the dealer is N, E, S or W."],
        ),
    ],
)
def test_what_cannot_be_read_is_said_and_the_rest_is_kept(
    query: str, expected: AuctionState, problems: list[str]
) -> None:
    assert read_state(QueryDict(query).dict()) == (expected, problems)


@given(states)
def test_a_canonical_address_is_read_back_as_the_same_state(given: AuctionState) -> None:
    assert read_state(QueryDict(given.query.removeprefix("?")).dict()) == (given, [])


@given(states, st.sampled_from(CALLS))
def test_a_press_enters_one_legal_call_for_the_seat_in_turn_or_changes_nothing(
    given: AuctionState, call: object
) -> None:
    auction, after = given.auction, given.pressing(call)
    if not auction.is_legal(call):
        assert after == AuctionState(auction, given.vulnerability, call)
    elif auction.illegal_at is None:
        assert after == AuctionState(Auction(auction.dealer, (*auction.calls, call)), given.vulnerability)
        assert after.auction.seat_at(len(auction)) is auction.turn
    else:
        place = auction.illegal_at
        assert after.auction.calls == (*auction.calls[:place], call, *auction.calls[place + 1 :])
        assert after.auction.illegal_at is None or after.auction.illegal_at > place


@given(states, st.sampled_from(CALLS))
def test_undo_takes_back_exactly_what_a_press_entered(given: AuctionState, call: object) -> None:
    if given.auction.illegal_at is None and given.auction.is_legal(call):
        assert given.pressing(call).undone == given


@pytest.mark.parametrize(
    ("calls", "after"),
    [
        ("", "P P P P"),
        ("1H", "1H P P P"),
        ("1H P P", "1H P P P"),
        ("P P P 1C X", "P P P 1C X P P P"),
        ("1H 1D", "1H 1D"),
    ],
)
def test_all_pass_closes_an_open_auction(calls: str, after: str) -> None:
    assert state("S", calls, "both").passed == state("S", after, "both")


def test_several_calls_are_all_kept_and_the_first_illegal_one_is_marked() -> None:
    after = state("E", "1H").calling((PASS, call_of("1D"), PASS))
    assert (after, after.auction.illegal_at) == (state("E", "1H P 1D P"), 2)


def test_one_illegal_call_is_tried_and_not_entered() -> None:
    assert state("E", "1H").calling((call_of("1D"),)) == state("E", "1H", tried="1D")


def test_cutting_leaves_the_legal_part() -> None:
    assert state("E", "1H 1D P 2C", "NS").cut == state("E", "1H", "NS")
