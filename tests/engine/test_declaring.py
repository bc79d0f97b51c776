"""Why this player declares."""

import json
from pathlib import Path

import pytest

from lessons.engine.auction import Auction
from lessons.engine.calls import Denomination
from lessons.engine.declaring import (
    DoublerDoesNotDeclare,
    NamedAlone,
    NamedFirst,
    OpponentNamedEarlier,
    PartnerBidLast,
    Reason,
    RedoublerDoesNotDeclare,
    why_declarer,
)
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Seat

SPADES, NO_TRUMP, CLUBS = Denomination.SPADES, Denomination.NO_TRUMP, Denomination.CLUBS


@pytest.mark.parametrize(
    ("dealer", "calls", "reasons"),
    [
        ("N", "1S P P P", (NamedAlone(NORTH, SPADES, 0, 0),)),
        ("N", "1S P 2H P 2S P P P", (NamedAlone(NORTH, SPADES, 0, 4),)),
        ("N", "1S P 2S P 4S P P P", (NamedFirst(NORTH, SPADES, 0, 4),)),
        ("E", "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P", (PartnerBidLast(WEST, SPADES, 2, 12),)),
        ("S", "1N 3N P P P", (NamedAlone(WEST, NO_TRUMP, 1, 1), OpponentNamedEarlier(SOUTH, NO_TRUMP, 0))),
        ("N", "1S P 4S X P P P", (PartnerBidLast(NORTH, SPADES, 0, 2), DoublerDoesNotDeclare(WEST, 3))),
        ("N", "1C X XX P P P", (NamedAlone(NORTH, CLUBS, 0, 0), RedoublerDoesNotDeclare(SOUTH, 2))),
        ("N", "1C X P P XX P P P", (NamedAlone(NORTH, CLUBS, 0, 0),)),
        ("N", "P P P P", ()),
        ("N", "1S P P", ()),
        ("N", "1S 1S", ()),
    ],
)
def test_reasons(dealer: str, calls: str, reasons: tuple[Reason, ...]) -> None:
    assert why_declarer(Auction.of(dealer, calls)) == reasons


def test_reasons_are_kept_after_a_call_that_came_too_late() -> None:
    assert why_declarer(Auction.of("N", "1S P P P P")) == (NamedAlone(NORTH, SPADES, 0, 0),)


@pytest.mark.parametrize(
    ("dealer", "calls", "deciding"),
    [
        ("N", "1S P P P", [["1S"]]),
        ("N", "1S P 2H P 2S P P P", [["1S", "2S"]]),
        ("N", "1S P 2S P 4S P P P", [["1S", "4S"]]),
        ("S", "1N 2N P 3N X P P P", [["2N", "3N"], ["1N"], ["X"]]),
        ("E", "1S P 4S X P P XX P P P", [["1S", "4S"], ["XX"]]),
    ],
)
def test_places_lead_to_the_calls_that_decide(dealer: str, calls: str, deciding: list[list[str]]) -> None:
    auction = Auction.of(dealer, calls)
    assert [[str(auction.calls[place]) for place in fact.places] for fact in why_declarer(auction)] == deciding


def test_last_bidder_is_the_partner_of_declarer() -> None:
    reason = why_declarer(Auction.of("E", "1S P 4S P P P"))[0]
    assert isinstance(reason, PartnerBidLast)
    assert (reason.declarer, reason.last_bidder) == (EAST, WEST)


def test_reasons_agree_with_real_auctions(shared: Path) -> None:
    """The declarer that the first reason names is the one the record names."""
    lines = (shared / "cases" / "auctions.jsonl").read_text().splitlines()
    cases = [case for case in map(json.loads, lines) if case["declarer"] and case["contract"]]
    disagree = []
    for case in cases:
        auction = Auction.of(case["dealer"], case["calls"])
        reasons = why_declarer(auction)
        if reasons and reasons[0].declarer is not Seat(case["declarer"]):
            disagree.append(case)
    assert len(cases) > 1000
    assert disagree == []
