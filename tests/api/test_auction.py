"""POST /auction: what is said of an auction."""

import json
from pathlib import Path
from typing import Any

import pytest

from lessons.engine.auction import Auction
from lessons.engine.objections import OBJECTIONS

ALL_CALLS = ["P", "X", "XX", *(f"{level}{letter}" for level in range(1, 8) for letter in "CDHSN")]


def ask(post: Any, dealer: str, calls: str, **more: Any) -> dict[str, Any]:
    response = post("auction", {"dealer": dealer, "calls": calls.split(), **more})
    assert response.status_code == 200, response.content.decode()
    answer: dict[str, Any] = response.json()
    return answer


def without_sentences(value: Any) -> Any:
    """The same without the sentences, each of which must be there and say something."""
    if isinstance(value, list):
        return [without_sentences(item) for item in value]
    if not isinstance(value, dict):
        return value
    assert value.get("sentence", "...").strip()
    return {name: without_sentences(item) for name, item in value.items() if name != "sentence"}


def test_an_auction_that_has_not_begun(post: Any) -> None:
    assert without_sentences(ask(post, "S", "")) == {
        "dealer": "S",
        "calls": [],
        "status": "open",
        "turn": "S",
        "legal_calls": ["P", *ALL_CALLS[3:]],
        "contract": None,
    }


def test_an_insufficient_bid_is_marked_and_nothing_after_it_is_judged(post: Any) -> None:
    assert without_sentences(ask(post, "E", "1D 1H 1C 1D")) == {
        "dealer": "E",
        "calls": [
            {"seat": "E", "call": "1D", "legal": True, "objections": []},
            {"seat": "S", "call": "1H", "legal": True, "objections": []},
            {
                "seat": "W",
                "call": "1C",
                "legal": False,
                "objections": [{"code": "insufficient-bid", "law": "18D", "minimum": "1S"}],
            },
            {"seat": "N", "call": "1D", "legal": None, "objections": []},
        ],
        "status": "illegal",
        "turn": "W",
        "legal_calls": ["P", "X", *ALL_CALLS[ALL_CALLS.index("1S") :]],
        "contract": None,
    }


def test_the_contract_of_the_printed_example_is_declared_by_west(post: Any) -> None:
    answer = without_sentences(ask(post, "E", "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P"))
    assert {call["legal"] for call in answer.pop("calls")} == {True}
    assert answer == {
        "dealer": "E",
        "status": "complete",
        "turn": None,
        "legal_calls": [],
        "contract": {"bid": "6S", "risk": "", "declarer": "W", "dummy": "E", "leader": "N"},
    }


def test_a_call_after_the_end_keeps_the_contract(post: Any) -> None:
    answer = without_sentences(ask(post, "N", "1N P P P X 2C"))
    assert [call["legal"] for call in answer["calls"]] == [True] * 4 + [False, None]
    assert answer["calls"][4]["objections"] == [{"code": "auction-over", "law": "17E"}]
    del answer["calls"]
    assert answer == {
        "dealer": "N",
        "status": "illegal",
        "turn": None,
        "legal_calls": [],
        "contract": {"bid": "1N", "risk": "", "declarer": "N", "dummy": "S", "leader": "E"},
    }


def test_four_passes_are_passed_out(post: Any) -> None:
    answer = ask(post, "W", "P P P P")
    del answer["calls"]
    assert answer == {
        "dealer": "W",
        "status": "passed-out",
        "turn": None,
        "legal_calls": [],
        "contract": None,
        "sentence": "All four players passed: the deal is passed out and not played.",
    }


def test_over_seven_no_trump_there_is_no_minimum(post: Any) -> None:
    (objection,) = ask(post, "N", "7N 7S")["calls"][1]["objections"]
    assert objection == {
        "code": "insufficient-bid",
        "law": "18D",
        "minimum": None,
        "sentence": "No bid is higher than 7NT: you can no longer bid.",
    }


@pytest.mark.parametrize(
    ("calls", "facts"),
    [
        ("1S 1S", [{"code": "insufficient-bid", "law": "18D", "minimum": "1N"}]),
        ("P X", [{"code": "double-no-bid", "law": "19A1"}]),
        ("3D P X", [{"code": "double-own-side", "law": "19A1", "bid": "3D", "by": "N"}]),
        ("1H X P X", [{"code": "double-already-doubled", "law": "19A1", "bid": "1H", "by": "E"}]),
        ("1H X XX X", [{"code": "double-already-redoubled", "law": "19A1", "bid": "1H", "by": "S"}]),
        ("P XX", [{"code": "redouble-no-bid", "law": "19B1"}]),
        ("1H XX", [{"code": "redouble-not-doubled", "law": "19B1", "bid": "1H"}]),
        ("1H X P XX", [{"code": "redouble-own-side", "law": "19B1", "bid": "1H", "by": "E"}]),
        ("1H X XX XX", [{"code": "redouble-already-redoubled", "law": "19B1", "bid": "1H", "by": "S"}]),
        ("P P P P P", [{"code": "auction-over", "law": "17E"}]),
    ],
)
def test_each_objection_gives_its_law_and_facts(post: Any, calls: str, facts: list[Any]) -> None:
    answer = without_sentences(ask(post, "N", calls))
    assert answer["calls"][-1]["objections"] == facts


def test_both_objections_to_a_double_are_given(post: Any) -> None:
    answer = without_sentences(ask(post, "N", "1H X XX P X"))
    assert [reason["code"] for reason in answer["calls"][-1]["objections"]] == [
        "double-own-side",
        "double-already-redoubled",
    ]


def test_every_objection_the_engine_knows_is_in_the_table_above() -> None:
    cases = test_each_objection_gives_its_law_and_facts.pytestmark[0].args[1]
    assert {facts[0]["code"] for _, facts in cases} == set(OBJECTIONS)


def test_the_longest_auction_and_a_thousand_calls_are_answered(post: Any) -> None:
    longest = "P P P " + " P P ".join(call for bid in ALL_CALLS[3:] for call in (bid, "X", "XX")) + " P P P"
    answer = ask(post, "N", longest)
    assert (len(answer["calls"]), answer["status"]) == (319, "complete")
    assert ask(post, "N", "P " * 1000)["status"] == "illegal"


def test_local_spellings_are_read_in_the_language_asked_for(post: Any) -> None:
    body = {"dealer": "N", "calls": ["1c", "passo", "2 copas", "х"], "notation": "local"}
    answer = post("auction?lang=pt-br", body).json()
    assert [call["call"] for call in answer["calls"]] == ["1H", "P", "2H", "X"]
    body = {"dealer": "N", "calls": ["1т", "пас", "2бк", "контра"], "notation": "local"}
    answer = post("auction?lang=ru", body).json()
    assert [call["call"] for call in answer["calls"]] == ["1C", "P", "2N", "X"]
    body = {"dealer": "N", "calls": ["1C", "одна пика", "2 крести", "контру"], "notation": "local"}
    answer = post("auction?lang=ru", body).json()
    assert [call["call"] for call in answer["calls"]] == ["1C", "1S", "2C", "X"]


def test_the_shared_examples_come_out_as_written(post: Any, shared: Path) -> None:
    for case in json.loads((shared / "cases" / "auction_examples.json").read_text()):
        if case.get("reason") in ("bid-out-of-range", "not-a-call"):
            continue  # no auction at all: test_bad_requests has these
        answer = ask(post, case["dealer"], " ".join(case["calls"]))
        if "bad_index" in case:
            assert [call["legal"] for call in answer["calls"]].index(False) == case["bad_index"], case["id"]
            codes = [reason["code"] for reason in answer["calls"][case["bad_index"]]["objections"]]
            assert case["reason"] in codes, case["id"]
        elif case.get("result"):
            expected = {
                name: value
                for name, value in case["result"].items()
                if name in ("declarer", "dummy", "leader", "risk")
            }
            assert expected.items() <= answer["contract"].items(), case["id"]
            assert answer["contract"]["bid"] == case["result"]["contract"], case["id"]


def test_the_answer_says_what_the_engine_says(post: Any) -> None:
    auction = Auction.of("S", "P 1C X XX 1D P P X P")
    answer = ask(post, "S", "P 1C X XX 1D P P X P")
    assert answer["turn"] == auction.turn.value
    assert answer["legal_calls"] == [str(call) for call in auction.legal_calls]
