"""The clauses that look at bids and auctions: Laws 17B, C and E, 18 and 19."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, Bid, Call, call_of
from lessons.engine.rulings import CLAUSES, Edition, differences, rule
from lessons.engine.seats import Seat
from tests.engine.rulings.tables import codes

EDITIONS = ["1997", "2017"]
editions = pytest.mark.parametrize("edition", EDITIONS)


def told(law: str, edition: str, **facts: Any) -> list[tuple[str, str, dict[str, Any]]]:
    """Code, law and data of each ruling."""
    return [(ruling.code, ruling.law, ruling.plain_data) for ruling in rule(law, edition, facts)]


@editions
@pytest.mark.parametrize("law", ["17B", "17C"])
@pytest.mark.parametrize(("dealer", "made", "turn"), [
    ("N", 0, "N"), ("E", 0, "E"), ("N", 1, "E"), ("W", 1, "N"), ("S", 2, "N"), ("E", 3, "N"), ("E", 4, "E"),
    ("N", 318, "S"),
])  # fmt: skip
def test_dealer_calls_first_then_the_turn_goes_clockwise(
    law: str, dealer: str, made: int, turn: str, edition: str
) -> None:
    number = "17B" if made == 0 else "17C"
    for seat in "NESW":
        code = "in-rotation" if seat == turn else "out-of-rotation"
        assert told(law, edition, dealer=dealer, calls_made=made, seat=seat) == [(code, number, {"turn": turn})]


OPEN = [
    ("N", "", "N", None), ("W", "P P P", "S", None), ("E", "1D 1H", "W", "1H"), ("N", "1S P P", "W", "1S"),
    ("N", "1S P P X P P", "S", "1S"),
]  # fmt: skip
ENDED = [
    ("N", "1S P P P", "1S"),
    ("N", "P P P 1C P P P", "1C"),
    ("W", "1S P P X P P P", "1SX"),
    ("E", "P P P P", "P"),
]


@editions
@pytest.mark.parametrize(("dealer", "calls", "turn", "bid"), OPEN)
@pytest.mark.parametrize(("lead_faced", "hands_returned"), list(product([True, False], repeat=2)))
def test_auction_is_open_until_three_passes_after_a_bid_or_four(
    dealer: str, calls: str, turn: str, bid: str | None, lead_faced: bool, hands_returned: bool, edition: str
) -> None:
    facts = {"dealer": dealer, "calls": calls.split(), "lead_faced": lead_faced, "hands_returned": hands_returned}
    data = {"turn": turn, "calls": len(calls.split()), "bid": bid}
    assert told("17E", edition, **facts) == [("auction-open", "17E" if edition == "1997" else "22", data)]


@pytest.mark.parametrize(("dealer", "calls", "contract"), ENDED)
@pytest.mark.parametrize(("lead_faced", "hands_returned"), list(product([True, False], repeat=2)))
def test_auction_period_ends_with_a_faced_lead_or_after_four_passes(
    dealer: str, calls: str, contract: str, lead_faced: bool, hands_returned: bool
) -> None:
    facts = {"dealer": dealer, "calls": calls.split(), "lead_faced": lead_faced, "hands_returned": hands_returned}
    ended = {"contract": contract}
    over = lead_faced or contract == "P"
    assert told("17E", "1997", **facts) == [
        ("auction-ended", "17E", ended),
        ("period-ended" if over else "period-still-open", "17E", ended),
    ]
    over = lead_faced or (contract == "P" and hands_returned)  # in 2017 the hands go back first
    last = ("period-ended", "17D", ended) if over else ("clarification-period", "22", ended)
    assert told("17E", "2017", **facts) == [("auction-ended", "22", ended), last]


def seated(text: str, dealer: str = "N", lead_faced: bool = False, hands_returned: bool = False) -> dict[str, Any]:
    """The facts of 17E from who called what: "N 1C S P"."""
    told = text.split()
    facts = {"dealer": dealer, "calls": told[1::2], "seats": told[::2]}
    return {**facts, "lead_faced": lead_faced, "hands_returned": hands_returned}


MISSED = [  # who called what, who missed a turn, how many calls are gone
    ("N", "N 1C S P W P N P", "E", 3),
    ("N", "N 1C E P S 2C N P E P S P", "W", 3),
    ("W", "W P N 1H E P S P N P E P", "W", 2),
    ("N", "N P E P W P N P", "S", 2),
    ("N", "N 1C E P S P N P", "W", 1),
    ("N", "N 1C W P N P E P", "E", 3),  # East has called, but as the last
    ("S", "S 1C W X N P S P W P", "E", 2),
    ("N", "N 1C S P W P N P E P S P", "E", 5),
    ("N", "N 1C E P E P N P", "S", 2),  # twice in a row
]
GOING_ON = [  # who called what, who is to call, the last bid, whose turn the last call took
    ("N", "N 1C S P", "E", "1C", "E"),
    ("N", "N 1C S P W P", "N", "1C", None),  # West has accepted the pass
    ("N", "N 1C S P E P", "S", "1C", None),  # East has called in turn: South's pass is gone
    ("N", "N 1C S P E P W P", "S", "1C", "S"),
    ("N", "N 1C E P S P N P W 1D", "N", "1D", None),
    ("N", "E P S P W P", "N", None, None),  # the dealer still calls
    ("N", "E P N P E P S P", "W", None, None),
    ("N", "N P E P W P", "S", None, "S"),
]
OVER = [("N", "N 1C S P E P S P W P", "1C"), ("N", "E P S P W P N P", "P"), ("N", "E 1N S P W P N P", "1N"),
        ("N", "N 1C E P S P N P W P", "1C"), ("N", "N P W 1S N X E P S P W P", "1SX")]  # fmt: skip


@pytest.mark.parametrize("lead_faced", [True, False])
@pytest.mark.parametrize(("dealer", "text", "seat", "cancelled"), MISSED)
def test_turn_taken_away_by_a_pass_is_given_back(
    dealer: str, text: str, seat: str, cancelled: int, lead_faced: bool
) -> None:
    facts = seated(text, dealer, lead_faced)
    data = {"seat": seat, "cancelled": cancelled}
    assert told("17E", "1997", **facts) == [("turn-was-missed", "34", data)]
    assert told("17E", "2017", **facts) == [
        ("turn-was-missed", "17D3", data),
        ("law-16c-withdrawn-calls", "17D3", {}),
    ]
    assert [difference.code for difference in differences("17E", facts)] == ["withdrawn-calls"]


@pytest.mark.parametrize(("dealer", "text", "seat", "cancelled"), MISSED)
def test_no_turn_is_given_back_once_the_hands_are_back_in_the_board(
    dealer: str, text: str, seat: str, cancelled: int
) -> None:
    facts = seated(text, dealer, hands_returned=True)
    for edition in EDITIONS:
        assert codes("17E", edition, facts)[0] == "auction-ended"


@editions
@pytest.mark.parametrize(("dealer", "text", "turn", "bid", "skipped"), GOING_ON)
def test_auction_with_a_call_out_of_rotation_goes_on_while_no_call_has_three_passes_after_it(
    dealer: str, text: str, turn: str, bid: str | None, skipped: str | None, edition: str
) -> None:
    data = {"turn": turn, "calls": len(text.split()) // 2, "bid": bid} | ({"skipped": skipped} if skipped else {})
    assert told("17E", edition, **seated(text, dealer)) == [
        ("auction-open", "17E" if edition == "1997" else "22", data)
    ]


@editions
@pytest.mark.parametrize(("dealer", "text", "contract"), OVER)
def test_auction_with_a_call_out_of_rotation_ends_when_nobody_has_lost_a_turn(
    dealer: str, text: str, contract: str, edition: str
) -> None:
    code, law, data = told("17E", edition, **seated(text, dealer, lead_faced=True))[0]
    assert (code, law, data) == ("auction-ended", "17E" if edition == "1997" else "22", {"contract": contract})


@editions
@pytest.mark.parametrize(("text", "expected"), [
    ("1C", ("bid-well-formed", "18A", {"bid": "1C", "tricks": 7})),
    ("7N", ("bid-well-formed", "18A", {"bid": "7N", "tricks": 13})),
    ("8C", ("bid-out-of-range", "18A", {"text": "8C"})),
    ("0N", ("bid-out-of-range", "18A", {"text": "0N"})),
    ("12S", ("bid-out-of-range", "18A", {"text": "12S"})),
    ("P", ("not-a-bid", "18A", {"call": "P"})),
    ("X", ("not-a-bid", "18A", {"call": "X"})),
    ("XX", ("not-a-bid", "18A", {"call": "XX"})),
])  # fmt: skip
def test_bid_names_a_level_of_one_to_seven_and_a_denomination(
    text: str, expected: tuple[str, str, dict[str, Any]], edition: str
) -> None:
    assert told("18A", edition, bid=text) == [expected]


ORDER = "CDHSN"


@pytest.mark.parametrize("bid", BIDS, ids=str)
def test_bids_are_compared_by_level_and_then_by_denomination(bid: Bid) -> None:
    for last in BIDS:
        (level, denomination), (last_level, last_denomination) = str(bid), str(last)
        higher = level > last_level or (
            level == last_level and ORDER.index(denomination) > ORDER.index(last_denomination)
        )
        facts = {"bid": str(bid), "last_bid": str(last)}
        minimum = str(BIDS[BIDS.index(last) + 1]) if str(last) != "7N" else None
        assert told("18B", "1997", **facts) == [("supersedes" if higher else "does-not-supersede", "18B", facts)]
        for law in ("18C", "18D"):
            insufficient = {**facts, "minimum": minimum}
            assert told(law, "1997", **facts) == (
                [("sufficient-bid", "18C", facts)] if higher else [("insufficient-bid", "18D", insufficient)]
            )
            assert told(law, "2017", **facts) == (
                [("sufficient-bid", "18C", facts)]
                if higher
                else [("insufficient-bid", "18D", {**insufficient, "rectified_by": "27"})]
            )
        difference = ORDER.index(denomination) - ORDER.index(last_denomination)
        rank = "ranks-higher" if difference > 0 else "ranks-lower" if difference < 0 else "ranks-equal"
        assert told("18E", "2017", **facts) == [(rank, "18E", facts)]


@editions
@pytest.mark.parametrize(("law", "dealer", "calls", "call", "expected"), [
    ("19A1", "N", "1S", "X", ["legal"]),
    ("19A1", "N", "1S P P", "X", ["legal"]),
    ("19A1", "N", "", "X", ["double-no-bid"]),
    ("19A1", "N", "1S P", "X", ["double-own-side"]),
    ("19A1", "N", "1S X P", "X", ["double-already-doubled"]),
    ("19A1", "N", "1S X P P", "X", ["double-own-side", "double-already-doubled"]),
    ("19A1", "N", "1S X XX", "X", ["double-already-redoubled"]),
    ("19A1", "N", "1S P P P", "X", ["auction-over"]),
    ("19B1", "N", "1S X", "XX", ["legal"]),
    ("19B1", "N", "1S X P P", "XX", ["legal"]),
    ("19B1", "N", "", "XX", ["redouble-no-bid"]),
    ("19B1", "N", "1S P", "XX", ["redouble-not-doubled"]),
    ("19B1", "N", "1S X P", "XX", ["redouble-own-side"]),
    ("19B1", "N", "1S X XX", "XX", ["redouble-already-redoubled"]),
    ("19B1", "N", "1S X 2H", "XX", ["redouble-not-doubled"]),
    ("19A1", "N", "1S", "1H", ["insufficient-bid"]),
    ("19A1", "N", "1S", "P", ["legal"]),
])  # fmt: skip
def test_double_and_redouble_are_judged_by_the_auction(
    law: str, dealer: str, calls: str, call: str, expected: list[str], edition: str
) -> None:
    assert codes(law, edition, {"dealer": dealer, "calls": calls.split(), "call": call}) == expected


@st.composite
def lawful_auctions(draw: st.DrawFn) -> Auction:
    auction = Auction(draw(st.sampled_from(Seat)))
    for _ in range(draw(st.integers(0, 12))):
        if auction.is_over:
            break
        auction = auction.after(draw(st.sampled_from(auction.legal_calls)))
    return auction


@given(lawful_auctions(), st.sampled_from(CALLS), st.booleans(), st.booleans(), st.sampled_from(EDITIONS))
def test_seats_in_rotation_are_as_no_seats(
    auction: Auction, extra: Call, lead_faced: bool, hands_returned: bool, edition: str
) -> None:
    """Of lawful calls and of one more that may be illegal."""
    for calls in (auction.calls, (*auction.calls, extra)):
        facts = {"dealer": auction.dealer.value, "calls": [str(call) for call in calls]}
        facts |= {"lead_faced": lead_faced, "hands_returned": hands_returned}
        seats = [auction.seat_at(place).value for place in range(len(calls))]
        places = [[problem.where for problem in CLAUSES["17E"].problems(facts | more)]
                  for more in ({}, {"seats": None}, {"seats": seats})]  # fmt: skip
        assert (
            places
            == [[f"calls[{len(auction)}]"] if not auction.is_legal(extra) and calls != auction.calls else []] * 3
        )
        if not places[0]:
            assert told("17E", edition, **facts, seats=seats) == told("17E", edition, **facts)


@given(st.sampled_from("NESW"), st.lists(st.sampled_from("NESW"), min_size=4, max_size=12), st.sampled_from(EDITIONS))
def test_nobody_ends_an_auction_whom_three_passes_passed_over(dealer: str, passers: list[str], edition: str) -> None:
    """After a bid, passes by anybody: the auction has ended only when the other three have passed."""
    facts = {"dealer": dealer, "calls": ["1H", *("P" for _ in passers)], "seats": [dealer, *passers]}
    facts |= {"lead_faced": True, "hands_returned": False}
    if CLAUSES["17E"].problems(facts):  # a call after the end
        return
    [first, *_] = rule("17E", edition, facts)
    if first.code == "auction-ended":
        assert {dealer, *passers} == set("NESW")
    elif first.code == "turn-was-missed":
        assert 1 <= first.data["cancelled"] <= len(passers)


@given(lawful_auctions(), st.sampled_from(CALLS), st.sampled_from(["19A1", "19B1"]), st.sampled_from(EDITIONS))
def test_legality_is_what_the_auction_says(auction: Auction, call: object, law: str, edition: str) -> None:
    facts = {"dealer": auction.dealer.value, "calls": [str(made) for made in auction.calls], "call": str(call)}
    objections = auction.objections(call_of(str(call)))
    expected = [(objection.code, objection.law) for objection in objections] or [("legal", law)]
    assert [(ruling.code, ruling.law) for ruling in rule(law, edition, facts)] == expected


SPOKEN = [
    ("19A2", "X", None, ["proper-form"]),
    ("19A2", "X", "4H", ["improper-form"]),
    ("19B2", "XX", None, ["proper-form"]),
    ("19B2", "XX", "4H", ["improper-form"]),
    ("19A3", "X", None, ["proper-form", "doubled-as-made"]),
    ("19A3", "X", "3H", ["improper-form", "doubled-as-made"]),
    ("19A3", "X", "4H", ["improper-form", "doubled-as-made", "law-16-may-apply"]),
    ("19A3", "X", "3S", ["improper-form", "doubled-as-made", "law-16-may-apply"]),
    ("19B3", "XX", None, ["proper-form", "redoubled-as-made"]),
    ("19B3", "XX", "3H", ["improper-form", "redoubled-as-made"]),
    ("19B3", "XX", "4H", ["improper-form", "redoubled-as-made", "law-16-may-apply"]),
]


@editions
@pytest.mark.parametrize(("law", "call", "stated", "expected"), SPOKEN)
def test_misstated_double_is_of_the_bid_as_made(
    law: str, call: str, stated: str | None, expected: list[str], edition: str
) -> None:
    facts = {"call": call, "stated": stated} | ({"actual": "3H"} if law.endswith("3") else {})
    assert codes(law, edition, facts) == expected


@editions
@pytest.mark.parametrize(("calls", "expected"), [
    ("", ("nothing-doubled", "19C", {})),
    ("1H P 2H", ("nothing-doubled", "19C", {})),
    ("1H X", ("stands", "19C", {"call": "X", "bid": "1H"})),
    ("1H X P P XX P P P", ("stands", "19C", {"call": "XX", "bid": "1H"})),
    ("1H X 1S", ("superseded", "19C", {"call": "X", "bid": "1H", "new_bid": "1S"})),
    ("1H X XX P 2C P", ("superseded", "19C", {"call": "XX", "bid": "1H", "new_bid": "2C"})),
    ("1H X 1S X", ("stands", "19C", {"call": "X", "bid": "1S"})),
])  # fmt: skip
def test_double_lasts_until_the_next_bid(calls: str, expected: tuple[str, str, dict[str, Any]], edition: str) -> None:
    assert told("19C", edition, dealer="N", calls=calls.split()) == [expected]


@editions
@pytest.mark.parametrize(("contract", "tricks", "vulnerable", "doubled", "undoubled"), [
    ("2H", 8, False, 110, 110),
    ("2HX", 8, False, 470, 110),  # 120 + 300 + 50; undoubled 60 + 50
    ("2HX", 9, True, 870, 140),  # 120 + 200 + 500 + 50; undoubled 60 + 30 + 50
    ("3NX", 5, False, -800, -200),
    ("4SXX", 9, True, -400, -100),
])  # fmt: skip
def test_double_changes_what_the_result_is_worth(
    contract: str, tricks: int, vulnerable: bool, doubled: int, undoubled: int, edition: str
) -> None:
    code = "score-unchanged" if doubled == undoubled else "score-increased"
    data = {"bid": contract[:2], "risk": contract[2:], "doubled_score": doubled, "undoubled_score": undoubled}
    assert told("19D", edition, contract=contract, tricks=tricks, vulnerable=vulnerable) == [(code, "19D", data)]


@given(st.sampled_from(BIDS), st.sampled_from(["X", "XX"]), st.integers(0, 13), st.booleans())
def test_a_double_never_lowers_what_is_at_stake(bid: Bid, risk: str, tricks: int, vulnerable: bool) -> None:
    [ruling] = rule("19D", None, {"contract": f"{bid}{risk}", "tricks": tricks, "vulnerable": vulnerable})
    assert (ruling.code, ruling.edition) == ("score-increased", Edition.OF_1997)
    assert abs(ruling.data["doubled_score"]) > abs(ruling.data["undoubled_score"])
    assert (ruling.data["doubled_score"] > 0) is (ruling.data["undoubled_score"] > 0) is (tricks >= bid.tricks)
