"""POST /score/deal and /score/rubber."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lessons.engine.scoring.errors import ERRORS
from tests.api.test_bad_requests import JSON

NS, EW = "NS", "EW"


def scored(post: Any, address: str, language: str = "en", **body: Any) -> dict[str, Any]:
    response = post(f"score/{address}?lang={language}", body)
    assert response.status_code == 200, response.content.decode()
    answer: dict[str, Any] = response.json()
    return answer


def lines(answer: dict[str, Any]) -> list[tuple[Any, ...]]:
    """(side, place, points, code) of each line; a pad's begin with the number of the deal."""
    told = answer.get("entries", answer.get("lines", []))
    assert all(line["sentence"] and line["law"] for line in told)
    names = [name for name in ("deal", "side", "place", "points", "code") if not told or name in told[0]]
    return [tuple(line[name] for name in names) for line in told]


# One deal


def test_a_doubled_contract_down_one_with_honours_of_the_defenders(post: Any) -> None:
    answer = scored(
        post,
        "deal",
        game="contract",
        edition=None,
        contract="4SX",
        declarer="N",
        tricks=9,
        vulnerable="both",
        honours={"E": 4},
    )
    assert lines(answer) == [(EW, "above", 200, "undertricks"), (EW, "above", 100, "honours")]
    assert answer["totals"] == {"NS": 0, "EW": 300}
    assert set(answer["lines"][0]) == {"side", "place", "points", "code", "law", "sentence"}


def test_a_side_declares_and_vulnerability_is_none_when_it_is_left_out(post: Any) -> None:
    answer = scored(post, "deal", game="contract", contract="1NXX", declarer="EW", tricks=13)
    assert lines(answer) == [
        (EW, "below", 160, "tricks"),
        (EW, "above", 1200, "overtricks"),
        (EW, "above", 100, "insult"),
    ]


def test_duplicate_has_one_place_and_its_bonuses(post: Any) -> None:
    answer = scored(post, "deal", game="duplicate", contract="4S", declarer="W", tricks=10, vulnerable="EW")
    assert lines(answer) == [(EW, "score", 120, "tricks"), (EW, "score", 500, "game")]


def test_auction_bridge_counts_all_odd_tricks_below_the_line(post: Any) -> None:
    answer = scored(
        post, "deal", game="auction", contract="2HX", declarer="S", tricks=9, honours={"S": 3, "N": 1, "E": 1}
    )
    assert lines(answer) == [
        (NS, "below", 48, "tricks"),
        (NS, "above", 50, "contract-premium"),
        (NS, "above", 50, "overtrick-premium"),
        (NS, "above", 40, "honours"),
    ]


def test_a_deal_that_was_passed_out_scores_nothing(post: Any) -> None:
    for body in ({}, {"declarer": None, "tricks": None, "honours": None}, {"honours": {}}):
        for game in ("contract", "auction", "duplicate"):
            assert scored(post, "deal", game=game, contract="P", **body) == {
                "lines": [],
                "totals": {"NS": 0, "EW": 0},
            }


def test_editions_score_differently(post: Any) -> None:
    deal = {"game": "contract", "contract": "3NX", "declarer": "N", "tricks": 4}
    assert scored(post, "deal", **deal)["totals"]["EW"] == 1100
    assert scored(post, "deal", edition="1981", **deal)["totals"]["EW"] == 900


def test_the_shared_deals_score_as_written(post: Any, shared: Path) -> None:
    for case in json.loads((shared / "cases" / "deals.json").read_text()):
        if case["game"] != "duplicate":
            continue
        body = {name: case[name] for name in ("game", "contract", "tricks")}
        answer = scored(post, "deal", declarer="NS", vulnerable="NS" if case["vul"] else "none", **body)
        assert answer["totals"]["NS"] - answer["totals"]["EW"] == case["score"], case["id"]


# A rubber


def test_the_pad_of_a_game_and_a_deal_that_was_passed_out(post: Any) -> None:
    answer = scored(
        post,
        "rubber",
        game="contract",
        edition=None,
        deals=[{"contract": "3N", "declarer": "S", "tricks": 10, "honours": {"N": 4}}, {"contract": "P"}],
        stop=False,
    )
    assert lines(answer) == [
        (1, NS, "below", 100, "tricks"),
        (1, NS, "above", 30, "overtricks"),
        (1, NS, "above", 150, "honours"),
    ]
    assert answer.pop("sentence")
    del answer["entries"]
    assert answer == {
        "deals": [{"vulnerable": "none", "game_won_by": "NS"}, {"vulnerable": "NS", "game_won_by": None}],
        "games": {"NS": 1, "EW": 0},
        "part_scores": {"NS": 0, "EW": 0},
        "vulnerable": "NS",
        "complete": False,
        "winner": None,
        "totals": {"NS": 280, "EW": 0},
        "margin": 280,
    }


def test_a_rubber_in_two_games_and_in_three(post: Any) -> None:
    first = {"contract": "3N", "declarer": "S", "tricks": 9}
    theirs = {"contract": "4H", "declarer": "E", "tricks": 10}
    last = {"contract": "4S", "declarer": "N", "tricks": 10}
    two = scored(post, "rubber", game="contract", deals=[first, last])
    assert (two["totals"], two["winner"], two["complete"]) == ({"NS": 920, "EW": 0}, "NS", True)
    three = scored(post, "rubber", game="contract", deals=[first, theirs, last])
    assert (three["totals"], three["margin"]) == ({"NS": 720, "EW": 120}, 600)
    assert three["vulnerable"] == "both"


def test_the_premiums_of_an_unfinished_rubber_belong_to_the_last_deal(post: Any) -> None:
    deals = [{"contract": "4S", "declarer": "NS", "tricks": 10}, {"contract": "2D", "declarer": "EW", "tricks": 8}]
    answer = scored(post, "rubber", game="contract", deals=deals, stop=True)
    assert lines(answer)[-2:] == [
        (2, NS, "above", 300, "unfinished-game"),
        (2, EW, "above", 100, "unfinished-part-score"),
    ]
    assert (answer["winner"], answer["complete"], answer["totals"]) == ("NS", False, {"NS": 420, "EW": 140})


def test_equal_totals_of_a_stopped_rubber_are_a_tie(post: Any) -> None:
    assert scored(post, "rubber", game="contract", deals=[], stop=True)["winner"] == "tie"
    assert scored(post, "rubber", game="contract", deals=[])["winner"] is None


def test_auction_bridge_knows_no_vulnerability(post: Any) -> None:
    deals = [{"contract": "1N", "declarer": "W", "tricks": 9}, {"contract": "2SX", "declarer": "E", "tricks": 8}]
    answer = scored(post, "rubber", game="auction", deals=deals)
    assert (answer["vulnerable"], {deal["vulnerable"] for deal in answer["deals"]}) == ("none", {"none"})
    assert lines(answer)[-1] == (2, EW, "above", 250, "rubber")


def test_the_shared_rubbers_come_out_as_written(post: Any, shared: Path) -> None:
    for case in json.loads((shared / "cases" / "rubbers.json").read_text()):
        if case["game"] != "contract":
            continue  # their honours are given in points
        answer = scored(post, "rubber", game="contract", deals=case["deals"])
        expected = case["expected"]
        for side, total in expected.get("totals", {}).items():
            assert answer["totals"][side] == total, case["id"]
        assert answer["games"] == expected.get("games_won", answer["games"]), case["id"]
        for number, side in expected.get("game_won_on", {}).items():
            assert answer["deals"][int(number) - 1]["game_won_by"] == side, case["id"]


def test_sentences_are_in_the_language_asked_for(post: Any) -> None:
    deals = [{"contract": "3N", "declarer": "S", "tricks": 10}]
    answers = [scored(post, "rubber", language, game="contract", deals=deals) for language in ("en", "pt-br", "ru")]
    assert len({answer["sentence"] for answer in answers}) == 3
    assert len({entry["sentence"] for answer in answers for entry in answer["entries"]}) == 6


# What is wrong

DEAL = {"game": "contract", "contract": "4S", "declarer": "N", "tricks": 10}
BAD_DEALS = [
    (
        {},
        [
            ("game", "missing", ""),
            ("contract", "missing", ""),
            ("declarer", "missing", ""),
            ("tricks", "missing", ""),
        ],
    ),
    (
        {"game": "whist", "edition": "x", "contract": "8S", "declarer": "n", "tricks": 14, "vulnerable": "yes"},
        [
            ("game", "unknown-game", "whist"),
            ("vulnerable", "wrong-type", "yes"),
            ("contract", "not-a-contract", "8S"),
            ("declarer", "unknown-seat", "n"),
            ("tricks", "tricks-out-of-range", "14"),
        ],
    ),
    (
        {"game": 1, "contract": None, "declarer": [], "tricks": "10", "vulnerable": 1, "honours": []},
        [
            ("game", "wrong-type", "1"),
            ("vulnerable", "wrong-type", "1"),
            ("contract", "wrong-type", "null"),
            ("declarer", "wrong-type", "[]"),
            ("tricks", "wrong-type", "10"),
            ("honours", "wrong-type", "[]"),
        ],
    ),
    ({**DEAL, "edition": "1926"}, [("edition", "unknown-edition", "1926")]),
    ({**DEAL, "edition": 1993}, [("edition", "wrong-type", "1993")]),
    ({**DEAL, "game": "auction", "edition": "1993"}, [("edition", "unknown-edition", "1993")]),
    ({**DEAL, "game": "duplicate", "edition": "1993"}, [("edition", "unknown-edition", "1993")]),
    ({**DEAL, "contract": "4SXXX"}, [("contract", "not-a-contract", "4SXXX")]),
    ({**DEAL, "contract": "4s"}, [("contract", "not-a-contract", "4s")]),
    ({**DEAL, "contract": "X"}, [("contract", "not-a-contract", "X")]),
    ({**DEAL, "contract": ""}, [("contract", "not-a-contract", "")]),
    ({**DEAL, "declarer": "NE"}, [("declarer", "unknown-seat", "NE")]),
    ({**DEAL, "declarer": ""}, [("declarer", "unknown-seat", "")]),
    ({**DEAL, "tricks": -1}, [("tricks", "tricks-out-of-range", "-1")]),
    ({**DEAL, "tricks": True}, [("tricks", "wrong-type", "true")]),
    ({**DEAL, "tricks": 10.0}, [("tricks", "wrong-type", "10.0")]),
    ({**DEAL, "tricks": 9.5}, [("tricks", "wrong-type", "9.5")]),
    ({**DEAL, "tricks": None}, [("tricks", "wrong-type", "null")]),
    ({**DEAL, "tricks": 10**50}, [("tricks", "tricks-out-of-range", "1" + "0" * 39)]),
    ({**DEAL, "honours": {"N": 6}}, [("honours", "honours-impossible", '{"N": 6}')]),
    ({**DEAL, "honours": {"N": 3, "S": 3}}, [("honours", "honours-impossible", '{"N": 3, "S": 3}')]),
    ({**DEAL, "honours": {"N": -1}}, [("honours", "honours-impossible", '{"N": -1}')]),
    ({**DEAL, "contract": "3N", "honours": {"E": 5}}, [("honours", "honours-impossible", '{"E": 5}')]),
    (
        {**DEAL, "honours": {"N": "4", "Z": 1, "E": True, "S": None}},
        [
            ("honours.N", "wrong-type", "4"),
            ("honours.Z", "unknown-seat", "Z"),
            ("honours.E", "wrong-type", "true"),
            ("honours.S", "wrong-type", "null"),
        ],
    ),
    ({**DEAL, "game": "auction", "honours": {"N": 4}}, [("honours", "honours-impossible", '{"N": 4}')]),
    ({**DEAL, "game": "auction", "vulnerable": "NS"}, [("vulnerable", "not-for-this-game", "NS")]),
    ({**DEAL, "game": "duplicate", "honours": {"N": 4}}, [("honours", "not-for-this-game", '{"N": 4}')]),
    (
        {**DEAL, "game": "duplicate", "tricks": 14, "honours": {"N": 6}},
        [("tricks", "tricks-out-of-range", "14"), ("honours", "honours-impossible", '{"N": 6}')],
    ),
    (
        {"game": "contract", "contract": "P", "declarer": "Q", "tricks": 7, "honours": {"N": 4}},
        [
            ("declarer", "unknown-seat", "Q"),
            ("tricks", "tricks-out-of-range", "7"),
            ("honours", "honours-impossible", '{"N": 4}'),
        ],
    ),
]
GAME_WON = {"contract": "4S", "declarer": "N", "tricks": 10}
BAD_RUBBERS = [
    ({}, [("game", "missing", ""), ("deals", "missing", "")]),
    ({"game": "duplicate", "deals": []}, [("game", "not-for-this-game", "duplicate")]),
    ({"game": "contract", "deals": {}, "stop": "no"}, [("stop", "wrong-type", "no"), ("deals", "wrong-type", "{}")]),
    ({"game": "contract", "deals": [{"contract": "P"}] * 201}, [("deals", "too-many", "201")]),
    (
        {"game": "contract", "deals": [1, None, {"contract": "P", "tricks": 0}, {}]},
        [
            ("deals[0]", "wrong-type", "1"),
            ("deals[1]", "wrong-type", "null"),
            ("deals[2].tricks", "tricks-out-of-range", "0"),
            ("deals[3].contract", "missing", ""),
            ("deals[3].declarer", "missing", ""),
            ("deals[3].tricks", "missing", ""),
        ],
    ),
    (
        {"game": "contract", "deals": [GAME_WON, GAME_WON, {"contract": "P"}, GAME_WON]},
        [("deals[2]", "rubber-over", "P"), ("deals[3]", "rubber-over", "4S")],
    ),
    (
        {"game": "contract", "deals": [GAME_WON, GAME_WON, {**GAME_WON, "tricks": 14}]},
        [("deals[2].tricks", "tricks-out-of-range", "14"), ("deals[2]", "rubber-over", "4S")],
    ),
    (
        {"game": "auction", "deals": [{**GAME_WON, "honours": {"N": 2, "E": 2}}]},
        [("deals[0].honours", "honours-impossible", '{"N": 2, "E": 2}')],
    ),
]


@pytest.mark.parametrize(("body", "expected"), BAD_DEALS)
def test_everything_wrong_with_a_deal_is_told(problems: Any, body: Any, expected: Any) -> None:
    assert problems("score/deal", body) == expected


@pytest.mark.parametrize(("body", "expected"), BAD_RUBBERS)
def test_everything_wrong_with_a_rubber_is_told(problems: Any, body: Any, expected: Any) -> None:
    assert problems("score/rubber", body) == expected


def test_every_refusal_of_the_engine_is_in_the_tables_above() -> None:
    told = {code for _, expected in [*BAD_DEALS, *BAD_RUBBERS] for _, code, _ in expected}
    assert {kind.code for kind in ERRORS} - {"chicago-over"} <= told  # Chicago has a page, but no address here


VALUES = {
    "game": st.sampled_from(["contract", "auction", "duplicate"]) | JSON,
    "edition": st.sampled_from(["1993", "1981", "1926", "1913", None]) | JSON,
    "contract": st.sampled_from(["P", "1C", "3NX", "7NXX"]) | JSON,
    "declarer": st.sampled_from(["N", "E", "NS", None]) | JSON,
    "tricks": st.integers(-1, 14) | JSON,
    "vulnerable": st.sampled_from(["none", "NS", "both", None]) | JSON,
    "honours": st.dictionaries(st.sampled_from("NESWX"), st.integers(-1, 6) | JSON, max_size=4) | JSON,
}
ANY_DEAL = st.fixed_dictionaries({}, optional=VALUES)
ANY_RUBBER = st.fixed_dictionaries(
    {"game": VALUES["game"], "deals": st.lists(ANY_DEAL, max_size=6) | JSON},
    optional={"edition": VALUES["edition"], "stop": st.booleans() | JSON},
)


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(asked=st.tuples(st.just("deal"), ANY_DEAL | JSON) | st.tuples(st.just("rubber"), ANY_RUBBER | JSON))
def test_any_deals_are_scored_or_refused(post: Any, asked: tuple[str, Any]) -> None:
    address, body = asked
    response = post(f"score/{address}", body)
    assert response.status_code in (200, 422)
    assert ("errors" in response.json()) == (response.status_code == 422)
