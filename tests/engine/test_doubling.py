"""What X and XX would do now, and the legal calls in short."""

import pytest
from hypothesis import given

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, REDOUBLE, Bid, bid_of
from lessons.engine.doubling import (
    LegalSummary,
    WouldDouble,
    WouldRedouble,
    double_now,
    legal_summary,
    redouble_now,
)
from lessons.engine.objections import (
    AuctionOver,
    DoubleAlreadyDoubled,
    DoubleAlreadyRedoubled,
    DoubleNoBid,
    DoubleOwnSide,
    RedoubleAlreadyRedoubled,
    RedoubleNoBid,
    RedoubleNotDoubled,
    RedoubleOwnSide,
)
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST
from tests.engine.test_effects import legal_auctions

ONE_SPADE = bid_of("1S")


@pytest.mark.parametrize(
    ("calls", "double", "redouble"),
    [
        ("", (DoubleNoBid(),), (RedoubleNoBid(),)),
        ("1S", WouldDouble(ONE_SPADE, NORTH), (RedoubleNotDoubled(ONE_SPADE),)),
        ("1S P", (DoubleOwnSide(ONE_SPADE, NORTH),), (RedoubleNotDoubled(ONE_SPADE),)),
        ("1S P P", WouldDouble(ONE_SPADE, NORTH), (RedoubleNotDoubled(ONE_SPADE),)),
        (
            "1S X",
            (DoubleOwnSide(ONE_SPADE, NORTH), DoubleAlreadyDoubled(ONE_SPADE, EAST)),
            WouldRedouble(ONE_SPADE, NORTH, EAST),
        ),
        ("1S X P", (DoubleAlreadyDoubled(ONE_SPADE, EAST),), (RedoubleOwnSide(ONE_SPADE, EAST),)),
        ("1S X XX", (DoubleAlreadyRedoubled(ONE_SPADE, SOUTH),), (RedoubleAlreadyRedoubled(ONE_SPADE, SOUTH),)),
        ("1C X 1S P P", WouldDouble(ONE_SPADE, SOUTH), (RedoubleNotDoubled(ONE_SPADE),)),
        ("1S P P P", (AuctionOver(passed_out=False),), (AuctionOver(passed_out=False),)),
        ("P P P P", (AuctionOver(passed_out=True),), (AuctionOver(passed_out=True),)),
    ],
)
def test_double_and_redouble_now(calls: str, double: object, redouble: object) -> None:
    auction = Auction.of("N", calls)
    assert (double_now(auction), redouble_now(auction)) == (double, redouble)


def test_redouble_looks_at_the_double_of_the_last_bid() -> None:
    assert redouble_now(Auction.of("N", "1C X 1S X")) == WouldRedouble(ONE_SPADE, SOUTH, WEST)


@given(legal_auctions())
def test_double_and_redouble_are_told_to_be_legal_when_they_are(auction: Auction) -> None:
    assert isinstance(double_now(auction), WouldDouble) is auction.is_legal(DOUBLE)
    assert isinstance(redouble_now(auction), WouldRedouble) is auction.is_legal(REDOUBLE)


@pytest.mark.parametrize(
    ("calls", "legal"),
    [
        ("", LegalSummary(False, False, False, bid_of("1C"))),
        ("1N", LegalSummary(False, True, False, bid_of("2C"))),
        ("1S X", LegalSummary(False, False, True, bid_of("1N"))),
        ("7S", LegalSummary(False, True, False, bid_of("7N"))),
        ("7N", LegalSummary(False, True, False, None)),
        ("7N X", LegalSummary(False, False, True, None)),
        ("7N P", LegalSummary(False, False, False, None)),
        ("1S P P P", LegalSummary(True, False, False, None)),
        ("2H 2D", LegalSummary(False, True, False, bid_of("2S"))),  # of the offender
    ],
)
def test_legal_summary(calls: str, legal: LegalSummary) -> None:
    assert legal_summary(Auction.of("N", calls)) == legal


@given(legal_auctions())
def test_legal_summary_says_neither_more_nor_less_than_the_legal_calls(auction: Auction) -> None:
    legal = legal_summary(auction)
    calls = set(auction.legal_calls)
    assert (PASS in calls, DOUBLE in calls, REDOUBLE in calls) == (not legal.is_over, legal.double, legal.redouble)
    bids = {call for call in calls if isinstance(call, Bid)}
    lowest = legal.lowest_bid
    assert bids == ({bid for index in range(1, 8) for bid in _bids(index) if bid >= lowest} if lowest else set())


def _bids(level: int) -> list[Bid]:
    return [bid_of(f"{level}{letter}") for letter in "CDHSN"]
