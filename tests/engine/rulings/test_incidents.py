"""Incidents: the facts of a clause read off an auction."""

from typing import Any

import pytest
from hypothesis import given

from lessons.engine.auction import Auction
from lessons.engine.rulings import CLAUSES, WrongFact, rule
from lessons.engine.rulings.incidents import INCIDENTS
from tests.engine.rulings.test_auctions import lawful_auctions

# law, auction, what is told, the facts that follow
CASES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("17B", "E:", {"seat": "E"}, {"dealer": "E", "calls_made": 0, "seat": "E"}),
    ("17C", "E:1D 1H", {"seat": "W"}, {"dealer": "E", "calls_made": 2, "seat": "W"}),
    ("17D", "N:1H", {"place": 0},
     {"lho_called": False, "partner_called": False, "same_call": None, "other_board_same": None}),
    ("17D", "N:1H P", {"place": 0, "new_call": "1H"},
     {"lho_called": True, "partner_called": False, "same_call": True, "other_board_same": None}),
    ("17D", "N:1H P 2H", {"place": 0, "new_call": "1S", "other_board_call": "1H"},
     {"lho_called": True, "partner_called": True, "same_call": False, "other_board_same": True}),
    ("17D", "N:P 1H 1S", {"place": 1, "new_call": "P", "other_board_call": "P"},
     {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": False}),
    ("19A2", "N:1H X", {"place": 1, "stated": "1H"}, {"call": "X", "stated": "1H"}),
    ("19A3", "N:1H P 2H X", {"place": 3, "stated": "3H"}, {"call": "X", "stated": "3H", "actual": "2H"}),
    ("19B3", "N:1H X XX", {"place": 2}, {"call": "XX", "stated": None, "actual": "1H"}),
    ("20A", "N:1H P", {"place": 1}, {"in_doubt": True, "at_once": True}),
    ("20A", "N:1H P", {"place": 0}, {"in_doubt": True, "at_once": False}),
    ("20B", "N:1H P", {"asker": "S", "must_pass": False, "partial": True},
     {"own_turn": True, "must_pass": False, "partial": True}),
    ("20B", "N:1H P P P", {"asker": "N", "must_pass": False, "partial": False},
     {"own_turn": False, "must_pass": False, "partial": False}),
    ("20C1", "N:1H P P P", {"asker": "E"}, {"role": "defender"}),
    ("20C1", "N:1H P P P", {"asker": "N"}, {"role": "declarer"}),
    ("20C1", "N:1H P P P", {"asker": "S"}, {"role": "dummy"}),
    ("20C2", "N:1H P P P", {"asker": "E", "cards_played": 0, "partial": False},
     {"role": "defender", "own_turn": True, "first_turn_to_play": True, "partial": False}),
    ("20C2", "N:1H P P P", {"asker": "N", "cards_played": 1, "partial": False},
     {"role": "declarer", "own_turn": True, "first_turn_to_play": True, "partial": False}),
    ("20C2", "N:1H P P P", {"asker": "W", "cards_played": 2, "partial": False},
     {"role": "defender", "own_turn": True, "first_turn_to_play": True, "partial": False}),
    ("20C2", "N:1H P P P", {"asker": "N", "cards_played": 3, "partial": False},
     {"role": "declarer", "own_turn": True, "first_turn_to_play": False, "partial": False}),
    ("20C2", "N:1H P P P", {"asker": "S", "cards_played": 1, "partial": False},
     {"role": "dummy", "own_turn": False, "first_turn_to_play": False, "partial": False}),
    ("20C2", "N:1H P P P", {"asker": "W", "cards_played": 0, "partial": False},
     {"role": "defender", "own_turn": False, "first_turn_to_play": False, "partial": False}),
    ("20F1", "N:1H P 2N", {"asker": "W", "place": 2, "answerer": "N"},
     {"own_turn": True, "before_final_pass": True, "answerer": "callers-partner"}),
    ("20F1", "N:1H P 2N", {"asker": "E", "place": 2, "answerer": "S"},
     {"own_turn": False, "before_final_pass": True, "answerer": "caller"}),
    ("20F1", "N:1H P P P", {"asker": "E", "place": 0, "answerer": "S"},
     {"own_turn": False, "before_final_pass": False, "answerer": "callers-partner"}),
    ("20F2", "N:1H P P P", {"asker": "N", "cards_played": 1}, {"role": "declarer", "own_turn": True}),
    ("20F2", "N:1H P P P", {"asker": "W", "cards_played": 0}, {"role": "defender", "own_turn": False}),
    ("21B1", "E:1N P", {"explained": 0, "place": 1, "probable_cause": True, "lead_faced": False,
                        "hands_returned": False},
     {"auction_period_over": False, "partner_called_since": False, "probable_cause": True, "could_well": None}),
    ("21B1", "E:1N P P P", {"explained": 0, "place": 1, "probable_cause": True, "lead_faced": False,
                            "hands_returned": False},
     {"auction_period_over": False, "partner_called_since": True, "probable_cause": True, "could_well": None}),
    ("21B3", "E:1N P P P", {"explained": 0, "place": 3, "probable_cause": True, "lead_faced": False,
                            "hands_returned": False},
     {"auction_period_over": False, "partner_called_since": False, "probable_cause": True, "could_well": None}),
    ("21B3", "E:1N P P P", {"explained": 0, "place": 3, "probable_cause": True, "lead_faced": True,
                            "hands_returned": False},
     {"auction_period_over": True, "partner_called_since": False, "probable_cause": True, "could_well": None}),
    ("21B3", "E:P P P P", {"explained": 0, "place": 1, "probable_cause": False, "could_well": True,
                           "lead_faced": False, "hands_returned": True},
     {"auction_period_over": True, "partner_called_since": True, "probable_cause": False, "could_well": True}),
    ("21B2", "E:1N P 2C", {"place": 1, "information_damaging": True},
     {"opponent_changed": True, "called_after": True, "information_damaging": True}),
    ("21B2", "E:1N P", {"place": 1, "information_damaging": False},
     {"opponent_changed": True, "called_after": False, "information_damaging": False}),
]  # fmt: skip


def auction_of(text: str) -> Auction:
    return Auction.of(text[0], text[2:])


@pytest.mark.parametrize(("law", "auction", "told", "facts"), CASES)
def test_facts_follow_from_the_table(law: str, auction: str, told: dict[str, Any], facts: dict[str, Any]) -> None:
    found = INCIDENTS[law].read(told).facts_for(law, auction_of(auction))
    assert found == facts
    assert rule(law, "1997", found)
    assert rule(law, "2017", found)


def test_every_incident_is_judged_by_a_case_of_each_of_its_laws() -> None:
    assert {law for law, *_ in CASES} | {"19B2"} == set(INCIDENTS) <= set(CLAUSES)


@pytest.mark.parametrize(("law", "auction", "told", "where"), [
    ("17D", "N:1H", {"place": 1}, "place"),
    ("19A3", "N:1H", {"place": 0}, "place"),
    ("20A", "N:", {"place": 0}, "place"),
    ("20C1", "N:1H", {"asker": "E"}, "calls"),
    ("20C2", "N:P P P P", {"asker": "E", "cards_played": 0, "partial": False}, "calls"),
    ("20F1", "N:1H", {"asker": "S", "place": 0, "answerer": "N"}, "place"),
    ("20F1", "N:1H", {"asker": "E", "place": 0, "answerer": "W"}, "answerer"),
    ("21B1", "E:1N P", {"explained": 1, "place": 1, "probable_cause": True, "lead_faced": False,
                        "hands_returned": False}, "explained"),
    ("21B1", "E:1N P 2C P", {"explained": 0, "place": 2, "probable_cause": True, "lead_faced": False,
                             "hands_returned": False}, "explained"),
    ("21B1", "E:P P P P", {"explained": 0, "place": 1, "probable_cause": True, "lead_faced": False,
                           "hands_returned": False}, "hands_returned"),
])  # fmt: skip
def test_incident_that_cannot_have_happened_at_this_table_is_refused(
    law: str, auction: str, told: dict[str, Any], where: str
) -> None:
    with pytest.raises(WrongFact) as refused:
        INCIDENTS[law].read(told).facts_for(law, auction_of(auction))
    assert refused.value.where == where


@given(lawful_auctions())
def test_wrong_board_rulings_agree_with_who_has_called_since(auction: Auction) -> None:
    for place in range(len(auction)):
        facts = INCIDENTS["17D"].read({"place": place}).facts(auction)
        later = {auction.seat_at(other) for other in range(place + 1, len(auction))}
        offender = auction.seat_at(place)
        assert facts["lho_called"] is (offender.left in later)
        assert facts["partner_called"] is (offender.partner in later)
