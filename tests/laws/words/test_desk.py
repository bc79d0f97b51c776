"""What is written beside the seats of the Director's desk, and what is said of an answer that cannot be."""

from typing import Any

import pytest
from django.utils import translation

from lessons.engine.auction import Auction
from lessons.engine.calls import bid_of
from lessons.engine.rulings import MissingFact, WrongFact
from lessons.engine.rulings.incidents import INCIDENTS
from lessons.engine.seats import EAST
from lessons.laws.words import desk
from tests.engine.rulings.test_incidents import CASES, auction_of

LANGUAGES = ("en", "pt-br", "ru")


def noted(law: str, auction: str, told: dict[str, Any], language: str) -> dict[str, list[str]]:
    """What is written beside each seat."""
    beside: dict[str, list[str]] = {}
    with translation.override(language):
        for seat, note in desk.notes(INCIDENTS[law].read(told), auction_of(auction)):
            beside.setdefault(seat.value, []).append(str(note))
    return beside


@pytest.mark.parametrize(("law", "auction", "told"), [case[:3] for case in CASES])
def test_every_incident_is_told_in_every_language(law: str, auction: str, told: dict[str, Any]) -> None:
    english = noted(law, auction, told, "en")
    for language in ("pt-br", "ru"):
        translated = noted(law, auction, told, language)
        assert {seat: len(notes) for seat, notes in translated.items()} == {
            seat: len(notes) for seat, notes in english.items()
        }
        for seat, notes in translated.items():
            assert not set(notes) & set(english[seat])
            assert not any("%(" in note for note in notes)


@pytest.mark.parametrize(("law", "auction", "told", "beside"), [
    ("17D", "N:1H P", {"place": 0}, {
        "N": ["dealer", "called 1♥ with the wrong cards"],
        "E": ["has called since"],
        "S": ["has not called since", "to call"],
    }),
    ("19A3", "N:1H X", {"place": 1, "stated": "2H"}, {
        "N": ["dealer"], "E": ["said X and named 2♥"], "S": ["to call"],
    }),
    ("20F1", "W:1N P 2H", {"asker": "S", "place": 2, "answerer": "W"}, {
        "W": ["dealer", "answers"], "S": ["asks about 2♥", "to call"],
    }),
    ("20C1", "N:1N P P P", {"asker": "E"}, {
        "N": ["dealer", "declarer"], "S": ["dummy"], "E": ["asks whose lead it is", "makes the opening lead"],
    }),
])  # fmt: skip
def test_seats_say_who_did_what(law: str, auction: str, told: dict[str, Any], beside: dict[str, list[str]]) -> None:
    said = noted(law, auction, told, "en")
    assert {seat: [note.replace("\ufe0e", "") for note in notes] for seat, notes in said.items()} == beside


@pytest.mark.parametrize("language", LANGUAGES)
def test_illegal_auction_is_answered_with_its_reason(language: str) -> None:
    start = {"en": "1♦ is not enough over 1♥", "pt-br": "1♦", "ru": "1♦"}[language]
    with translation.override(language):
        said = desk.problem("19C", WrongFact("calls", "1D", 1), Auction.of("N", "1H 1D"))
    assert said.replace("\ufe0e", "").startswith(start)
    assert "1♠" in said


@pytest.mark.parametrize(("law", "error", "expected"), [
    ("17A", MissingFact("looked"), "The Director needs to know this."),
    ("19A3", WrongFact("place", 0), "Choose a double or a redouble."),
    ("20C1", WrongFact("calls", 2), "This question comes after the final pass: the auction must end in a contract."),
    ("17A", WrongFact("looked", "x"), "This answer cannot be used here."),
])  # fmt: skip
def test_answer_that_cannot_be_is_told_what_is_wanted(law: str, error: Any, expected: str) -> None:
    with translation.override("en"):
        assert desk.problem(law, error, Auction(EAST, [bid_of("1H")])) == expected


@pytest.mark.parametrize(("first", "second", "expected"), [
    (True, True, "changes the ruling"), (True, False, "changes the ruling of 1997"),
    (False, True, "changes the ruling of 2017"), (False, False, "changes nothing"),
])  # fmt: skip
def test_effect_names_the_edition_it_touches(first: bool, second: bool, expected: str) -> None:
    with translation.override("en"):
        assert desk.effect(first, second) == expected
