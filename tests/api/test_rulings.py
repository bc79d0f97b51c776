"""POST /ruling and GET /ruling/laws."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lessons.engine.rulings import CLAUSES
from tests.api.test_bad_requests import JSON

WRONG_BOARD = {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": None}


def ruled(post: Any, law: str, facts: Any, edition: str | None = None, language: str = "en") -> dict[str, Any]:
    response = post(f"ruling?lang={language}", {"law": law, "edition": edition, "facts": facts})
    assert response.status_code == 200, response.content.decode()
    answer: dict[str, Any] = response.json()
    return answer


def codes(rulings: list[dict[str, Any]]) -> list[tuple[str, str]]:
    assert all(ruling["sentence"] for ruling in rulings)
    return [(ruling["code"], ruling["law"]) for ruling in rulings]


def test_a_call_with_the_wrong_cards_in_both_editions(post: Any) -> None:
    answer = ruled(post, "17D", WRONG_BOARD)
    assert (answer["law"], answer["edition"], answer["differs"]) == ("17D", "1997", True)
    assert codes(answer["rulings"]) == [
        ("cancel-call", "17D"),
        ("take-correct-cards", "17D"),
        ("law-90-penalty-possible", "17D"),
        ("artificial-adjusted-score", "17D"),
    ]
    assert answer["rulings"][2]["depends_on"] == ["director-judgement"]
    other = answer["other_edition"]
    assert other["edition"] == "2017"
    assert codes(other["rulings"]) == [
        ("cancel-call", "15A"),
        ("take-correct-cards", "15A"),
        ("law-90-penalty-possible", "15A"),
        ("cancel-later-calls", "15A"),
        ("auction-continues", "15A"),
        ("law-16c-withdrawn-calls", "15A"),
    ]
    assert answer["sentence"]


def test_the_other_edition_is_the_same_answer_turned_round(post: Any) -> None:
    old, new = (ruled(post, "17D", WRONG_BOARD, edition) for edition in ("1997", "2017"))
    assert new["rulings"] == old["other_edition"]["rulings"]
    assert new["other_edition"] == {"edition": "1997", "rulings": old["rulings"]}


def test_data_holds_numbers_calls_and_seats(post: Any) -> None:
    (ruling,) = ruled(post, "18D", {"bid": "2C", "last_bid": "2H"})["rulings"]
    assert (ruling["code"], ruling["data"]["minimum"]) == ("insufficient-bid", "2S")
    (ruling,) = ruled(post, "19D", {"contract": "4SX", "tricks": 9, "vulnerable": True})["rulings"]
    assert (ruling["data"]["undoubled_score"], ruling["data"]["doubled_score"]) == (-100, -200)
    (ruling,) = ruled(post, "17B", {"dealer": "W", "calls_made": 0, "seat": "N"})["rulings"]
    assert (ruling["code"], ruling["data"]) == ("out-of-rotation", {"turn": "W"})


def test_a_bid_of_eight_is_ruled_on(post: Any) -> None:
    assert codes(ruled(post, "18A", {"bid": "8C"})["rulings"]) == [("bid-out-of-range", "18A")]


def test_a_law_that_asks_nothing_needs_no_facts(post: Any) -> None:
    for body in ({"law": "18F"}, {"law": "18F", "facts": None}, {"law": "18F", "facts": {}}):
        response = post("ruling", body)
        assert codes(response.json()["rulings"]) == [("methods-authorised", "18F")]


def test_the_sentence_is_in_the_language_asked_for(post: Any) -> None:
    sentences = {ruled(post, "21A", {}, language=language)["sentence"] for language in ("en", "pt-br", "ru")}
    assert len(sentences) == 3


def test_every_law_is_listed_with_its_questions(client: Any) -> None:
    listed = client.get("/api/v1/ruling/laws?lang=pt-br").json()["laws"]
    assert [law["law"] for law in listed] == list(CLAUSES)
    assert all(law["title"] for law in listed)
    facts = [fact for law in listed for fact in law["facts"]]
    assert all(set(fact) == {"name", "type", "choices", "question"} and fact["question"] for fact in facts)
    types = {"boolean", "boolean-or-null", "choice", "call", "calls", "seat", "seats", "number"}
    assert {fact["type"] for fact in facts} == types
    assert all(fact["choices"] for fact in facts if fact["type"] in ("choice", "seat", "seats"))


def test_a_program_can_ask_every_law_from_the_list_alone(client: Any, post: Any) -> None:
    plain = {"boolean": True, "boolean-or-null": None, "calls": [], "number": 0, "call": "8C"}
    for law in client.get("/api/v1/ruling/laws").json()["laws"]:
        facts = {
            fact["name"]: fact["choices"][0] if fact["choices"] else plain[fact["type"]]
            for fact in law["facts"]
            if fact["type"] != "seats"
        }
        assert ruled(post, law["law"], facts)["rulings"], law["law"]


END = {"dealer": "N", "calls": ["1C", "P", "P", "P"], "lead_faced": False, "hands_returned": False}
MISLED = {"auction_period_over": False, "partner_called_since": False, "probable_cause": True}


def test_a_turn_taken_away_is_given_back(post: Any) -> None:
    answer = ruled(post, "17E", END | {"seats": ["N", "S", "W", "N"]}, "2017")
    assert codes(answer["rulings"]) == [("turn-was-missed", "17D3"), ("law-16c-withdrawn-calls", "17D3")]
    assert answer["rulings"][0]["data"] == {"seat": "E", "cancelled": 3}
    assert codes(answer["other_edition"]["rulings"]) == [("turn-was-missed", "34")]
    assert answer["differs"] is True
    in_rotation = ruled(post, "17E", END | {"seats": ["N", "E", "S", "W"]})
    assert in_rotation == ruled(post, "17E", END | {"seats": None}) == ruled(post, "17E", END)


def test_editions_ask_for_the_cause_of_a_call_by_two_tests(post: Any) -> None:
    answer = ruled(post, "21B1", MISLED | {"probable_cause": False, "could_well": True})
    assert codes(answer["rulings"]) == [("no-change-call-stands", "21B1")]
    assert codes(answer["other_edition"]["rulings"]) == [("may-change-without-penalty", "21B1")]
    assert answer["differs"] is True
    assert ruled(post, "21B1", MISLED | {"could_well": None})["differs"] is False


BAD = [
    ({}, [("law", "missing", "")]),
    ({"law": None}, [("law", "wrong-type", "null")]),
    ({"law": 17}, [("law", "wrong-type", "17")]),
    ({"law": "99Z"}, [("law", "unknown-law", "99Z")]),
    ({"law": "17d"}, [("law", "unknown-law", "17d")]),
    ({"law": ""}, [("law", "unknown-law", "")]),
    (
        {"law": "1", "edition": "1963", "facts": []},
        [("law", "unknown-law", "1"), ("edition", "unknown-edition", "1963"), ("facts", "wrong-type", "[]")],
    ),
    ({"law": "21A", "edition": 1997}, [("edition", "wrong-type", "1997")]),
    (
        {"law": "17D", "facts": {}},
        [("facts.lho_called", "missing-fact", ""), ("facts.partner_called", "missing-fact", "")],
    ),
    (
        {"law": "17D", "edition": "x"},
        [
            ("edition", "unknown-edition", "x"),
            ("facts.lho_called", "missing-fact", ""),
            ("facts.partner_called", "missing-fact", ""),
        ],
    ),
    (
        {"law": "17D", "facts": {"lho_called": "yes", "partner_called": 1, "same_call": "no", "colour": "red"}},
        [
            ("facts.lho_called", "wrong-fact", "yes"),
            ("facts.partner_called", "wrong-fact", "1"),
            ("facts.same_call", "wrong-fact", "no"),
            ("facts.colour", "wrong-fact", "red"),
        ],
    ),
    (
        {"law": "17B", "facts": {"dealer": "X", "calls_made": 320, "seat": None}},
        [
            ("facts.dealer", "wrong-fact", "X"),
            ("facts.calls_made", "wrong-fact", "320"),
            ("facts.seat", "missing-fact", ""),
        ],
    ),
    (
        {"law": "17B", "facts": {"dealer": "N", "calls_made": True, "seat": "N"}},
        [("facts.calls_made", "wrong-fact", "true")],
    ),
    (
        {"law": "17B", "facts": {"dealer": "N", "calls_made": 1.0, "seat": "N"}},
        [("facts.calls_made", "wrong-fact", "1.0")],
    ),
    (
        {"law": "19C", "facts": {"dealer": "N", "calls": ["1H", "P", "1C"]}},
        [("facts.calls[2]", "wrong-fact", "1C")],
    ),
    (
        {"law": "19C", "facts": {"dealer": "N", "calls": ["1H", "1Z"]}},
        [("facts.calls[1]", "wrong-fact", "1Z")],
    ),
    ({"law": "19C", "facts": {"dealer": "N", "calls": "1H"}}, [("facts.calls", "wrong-fact", "1H")]),
    ({"law": "18A", "facts": {"bid": "1Z"}}, [("facts.bid", "wrong-fact", "1Z")]),
    (
        {"law": "18B", "facts": {"bid": "8C", "last_bid": "P"}},
        [("facts.bid", "wrong-fact", "8C"), ("facts.last_bid", "wrong-fact", "P")],
    ),
    ({"law": "20D", "facts": {"responder": "director"}}, [("facts.responder", "wrong-fact", "director")]),
    (
        {"law": "19D", "facts": {"contract": "4SXXX", "tricks": 14, "vulnerable": "none"}},
        [
            ("facts.contract", "wrong-fact", "4SXXX"),
            ("facts.tricks", "wrong-fact", "14"),
            ("facts.vulnerable", "wrong-fact", "none"),
        ],
    ),
    ({"law": "21A", "facts": {"in_doubt": True}}, [("facts.in_doubt", "wrong-fact", "true")]),
    ({"law": "17E", "facts": END | {"seats": ["N", "S", "W"]}}, [("facts.seats", "wrong-fact", '["N", "S", "W"]')]),
    ({"law": "17E", "facts": END | {"seats": ["N", "S", "O", "N"]}}, [("facts.seats[2]", "wrong-fact", "O")]),
    ({"law": "17E", "facts": END | {"calls": ["1C", "P", "1C", "P"]}}, [("facts.calls[2]", "wrong-fact", "1C")]),
    (
        {"law": "17E", "facts": END | {"calls": ["1C", "X", "P", "P"], "seats": ["N", "S", "W", "N"]}},
        [("facts.calls[1]", "wrong-fact", "X")],
    ),
    ({"law": "21B1", "facts": MISLED | {"could_well": False}}, [("facts.could_well", "wrong-fact", "false")]),
    ({"law": "21B3", "facts": MISLED | {"could_well": "no"}}, [("facts.could_well", "wrong-fact", "no")]),
]


@pytest.mark.parametrize(("body", "expected"), BAD)
def test_everything_wrong_with_a_question_is_told(problems: Any, body: Any, expected: Any) -> None:
    assert problems("ruling", body) == expected


FACT_NAMES = sorted({fact.name for clause in CLAUSES.values() for fact in clause.facts})
VALUES = st.sampled_from([True, False, None, "N", "1H", "8C", "X", "4SX", 0, 13, [], ["1H", "X"]]) | JSON


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    law=st.sampled_from(list(CLAUSES)) | JSON,
    edition=st.sampled_from(["1997", "2017", None]) | JSON,
    facts=st.dictionaries(st.sampled_from(FACT_NAMES), VALUES, max_size=5) | JSON,
)
def test_any_question_is_answered_or_refused(post: Any, law: Any, edition: Any, facts: Any) -> None:
    response = post("ruling", {"law": law, "edition": edition, "facts": facts})
    assert response.status_code in (200, 422)
    assert ("errors" in response.json()) == (response.status_code == 422)


@pytest.mark.parametrize("depth", [10, 32, 33, 400, 990, 3000])
@pytest.mark.parametrize("fact", FACT_NAMES)
def test_deep_nesting_crashes_nothing(post: Any, fact: str, depth: int) -> None:
    law = next(clause.number for clause in CLAUSES.values() if fact in {known.name for known in clause.facts})
    deep = "[" * depth + "]" * depth
    response = post("ruling", f'{{"law": "{law}", "facts": {{"{fact}": {deep}}}}}'.encode())
    assert response.status_code == 422
