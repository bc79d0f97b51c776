"""Where the editions of 1997 and 2017 differ: each difference is a value, and there are no others."""

from collections.abc import Iterator
from typing import Any

import pytest

from lessons.engine.calls import BIDS
from lessons.engine.rulings import CLAUSES, differences, rule
from lessons.engine.rulings.facts import FactType
from tests.engine.rulings.tables import combinations

SMALL = {FactType.BOOLEAN, FactType.BOOLEAN_OR_NULL, FactType.CHOICE}
AUCTIONS = ["", "P P P", "P P P P", "1S", "1S P P P", "1S X", "1S X 2H", "1S X XX P P P"]


def situations(law: str) -> Iterator[dict[str, Any]]:
    """All combinations of facts where they are few, else a fair spread."""
    names = {fact.name for fact in CLAUSES[law].facts}
    if law != "19D" and all(fact.type in SMALL for fact in CLAUSES[law].facts):
        yield from combinations(law)
    elif {"bid", "last_bid"} <= names:
        yield from ({"bid": str(bid), "last_bid": str(last)} for bid in BIDS for last in BIDS)
    elif law == "17E":
        for calls in AUCTIONS:
            for lead, back in ((True, False), (False, True), (False, False), (True, True)):
                ends = {"lead_faced": lead, "hands_returned": back}
                yield {"dealer": "E", "calls": calls.split()} | ends
                for seats in ("E N W S", "E S W N"):
                    yield {"dealer": "E", "calls": ["1S", "P", "P", "P"], "seats": seats.split()} | ends
                yield {"dealer": "E", "calls": ["1S", "P"], "seats": ["E", "W"]} | ends
    elif "calls" in names:
        for calls in AUCTIONS:
            yield {"dealer": "E", "calls": calls.split()} | ({"call": "X"} if "call" in names else {})
    else:
        yield from OTHERS[law]


SPOKEN = [{"call": call, "stated": stated} for call in ("X", "XX") for stated in (None, "1H", "2C")]
ROTATION = [{"dealer": "N", "calls_made": made, "seat": seat} for made in range(5) for seat in "NESW"]
OTHERS: dict[str, list[dict[str, Any]]] = {
    "17B": ROTATION,
    "17C": ROTATION,
    "18A": [{"bid": text} for text in ("1C", "8C", "P")],
    "19A2": SPOKEN,
    "19B2": SPOKEN,
    "19A3": [{**facts, "actual": "1H"} for facts in SPOKEN],
    "19B3": [{**facts, "actual": "1H"} for facts in SPOKEN],
    "19D": [
        {"contract": text, "tricks": tricks, "vulnerable": True}
        for text in ("4S", "4SX", "4SXX")
        for tricks in range(14)
    ],
}


def content(law: str, edition: str, facts: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(ruling.code, ruling.plain_data) for ruling in rule(law, edition, facts)]


@pytest.mark.parametrize("law", CLAUSES)
def test_there_is_a_difference_exactly_where_the_rulings_differ(law: str) -> None:
    for facts in situations(law):
        differ = content(law, "1997", facts) != content(law, "2017", facts)
        assert bool(differences(law, facts)) is differ, facts


@pytest.mark.parametrize("law", CLAUSES)
def test_every_step_carries_its_clause_its_edition_and_a_law(law: str) -> None:
    for facts in situations(law):
        for edition in ("1997", "2017"):
            rulings = rule(law, edition, facts)
            assert rulings
            codes = [ruling.code for ruling in rulings]
            assert len(codes) == len(set(codes))
            assert {(ruling.clause, ruling.edition.value) for ruling in rulings} == {(law, edition)}
            assert all(ruling.law for ruling in rulings)


@pytest.mark.parametrize(("law", "facts", "expected"), [
    ("17A", {"looked": True, "withdrew": False}, ["looked-or-withdrew"]),
    ("17A", {"looked": True, "withdrew": True}, []),
    ("17D", {"lho_called": False, "partner_called": False}, ["withdrawn-calls"]),
    ("17D", {"lho_called": True, "partner_called": False, "same_call": True},
     ["lho-must-repeat-or-free", "withdrawn-calls"]),
    ("17D", {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": False},
     ["different-call", "withdrawn-calls", "other-board"]),
    ("17D", {"lho_called": True, "partner_called": False}, ["later-calls-cancelled", "withdrawn-calls"]),
    ("17D", {"lho_called": True, "partner_called": True}, ["partner-called", "withdrawn-calls"]),
    ("17E", {"dealer": "N", "calls": ["1S", "P", "P", "P"], "lead_faced": False, "hands_returned": False},
     ["clarification-period"]),
    ("17E", {"dealer": "N", "calls": ["P", "P", "P", "P"], "lead_faced": False, "hands_returned": False},
     ["passed-out-at-once"]),
    ("18F", {}, ["who-authorises"]),
    ("18D", {"bid": "1C", "last_bid": "1H"}, ["law-27-named"]),
    ("20B", {"own_turn": True, "must_pass": False, "partial": True}, ["no-partial-review"]),
    ("20E", {"corrected": False, "damage": True}, ["law-12c1-changed"]),
    ("21B1", {"auction_period_over": False, "partner_called_since": True, "probable_cause": True},
     ["may-or-must-adjust"]),
    ("21B1", {"auction_period_over": True, "partner_called_since": False, "probable_cause": True, "could_well": True},
     ["may-or-must-adjust"]),
    ("21B1", {"auction_period_over": False, "partner_called_since": False, "probable_cause": False,
              "could_well": True}, ["probably-or-could-well"]),
    ("21B3", {"auction_period_over": True, "partner_called_since": False, "probable_cause": False,
              "could_well": True}, ["probably-or-could-well"]),
    ("21B3", {"auction_period_over": True, "partner_called_since": False, "probable_cause": False,
              "could_well": False}, []),
    ("21B2", {"opponent_changed": True, "called_after": True, "information_damaging": True}, ["damage-or-16c"]),
    ("21B2", {"opponent_changed": True, "called_after": True, "information_damaging": False}, ["16c-named"]),
])  # fmt: skip
def test_difference_is_named(law: str, facts: dict[str, Any], expected: list[str]) -> None:
    assert [difference.code for difference in differences(law, facts)] == expected


def laws(law: str, edition: str, facts: dict[str, Any]) -> set[str]:
    return {ruling.law for ruling in rule(law, edition, facts)}


def test_ruling_cites_the_law_in_the_numbering_of_its_edition() -> None:
    wrong_board = {"lho_called": True, "partner_called": False}
    over = {"dealer": "N", "calls": ["P"] * 4, "lead_faced": False, "hands_returned": True}
    assert (laws("17D", "1997", wrong_board), laws("17D", "2017", wrong_board)) == ({"17D"}, {"15A"})
    assert (laws("17E", "1997", over), laws("17E", "2017", over)) == ({"17E"}, {"22", "17D"})
