"""A question like another asks the same of other cards."""

from random import Random
from typing import Any

import pytest

from lessons.engine.rulings import CLAUSES, Edition
from lessons.questions.kinds.base import Kind
from lessons.questions.kinds.registry import KINDS
from lessons.questions.kinds.ruling.spec import Spec

DEAL = {"contract": "2H", "declarer": "S", "tricks": 8}
CASES: tuple[tuple[dict[str, Any], int, dict[str, Any]], ...] = (
    ({"kind": "name-outcome", "auction": "1H P P P", "ask": ["declarer"]}, 2, {"ask": ["declarer"]}),
    ({"kind": "name-outcome", "auction": "1H P P P", "ask": ["dummy", "leader"]}, 4, {"ask": ["dummy", "leader"]}),
    ({"kind": "judge-call", "auction": "2H", "call": "2D"}, 4, {"reason": None}),
    ({"kind": "judge-call", "auction": "2H", "call": "2D", "reason": True}, 1, {"reason": True}),
    ({"kind": "legal-calls", "auction": "2H"}, 1, {"among": None}),
    ({"kind": "still-call", "auction": "2H"}, 4, {"among": "P X XX"}),
    ({"kind": "compare-games", **DEAL}, 4, {"reasons": None}),
    ({"kind": "suffices", "game": "auction", "part_score": 8, "contracts": "2H 3C"}, 2, {"game": "auction"}),
    ({"kind": "suffices", "part_score": 40, "contracts": "2H 3C"}, 4, {"game": "contract"}),
    ({"kind": "score-deal", "game": "auction", **DEAL}, 1, {"game": "auction"}),
    ({"kind": "score-deal", "game": "auction", **DEAL}, 2, {"game": "auction", "vulnerable": None}),
    ({"kind": "score-deal", "game": "auction", "edition": "1913", **DEAL}, 4, {"game": "auction", "edition": "1913"}),
    ({"kind": "score-rubber", "deals": [DEAL], "ask": ["totals"]}, 2, {"ask": ["totals"]}),
    ({"kind": "score-rubber", "game": "auction", "deals": [DEAL], "ask": ["totals"]}, 4, {"game": "auction"}),
    (
        {"kind": "score-rubber", "deals": [DEAL], "stop": True, "ask": ["winner"]},
        2,
        {"stop": True, "ask": ["winner"]},
    ),
    (
        {"kind": "score-rubber", "game": "auction", "deals": [DEAL] * 4, "ask": ["totals", "winner"]},
        1,
        {"game": "auction"},
    ),
    ({"kind": "ruling", "law": "20C1", "edition": "2017"}, 3, {"law": "20C1", "edition": "2017"}),
)


@pytest.mark.parametrize(("raw", "level", "expected"), CASES)
def test_a_twin_asks_the_same(raw: dict[str, Any], level: int, expected: dict[str, Any]) -> None:
    kind: Kind[Any, Any] = KINDS[raw["kind"]]
    spec = example(kind, raw)
    for seed in range(20):
        twin = kind.twin(spec, Random(seed), level)
        written = kind.write(twin)
        assert {name: written.get(name) for name in expected} == expected
        assert kind.read(written) == twin
        assert kind.twin(spec, Random(seed), level) == twin, "the same seed gives the same question"
        assert kind.grade(twin, kind.solution(twin)).credit == 1


def example(kind: Kind[Any, Any], raw: dict[str, Any]) -> Any:
    """The spec; of a ruling with facts that are drawn."""
    if kind.code != "ruling":
        return kind.read(raw)
    return next(one for one in (kind.generate(Random(seed), 1) for seed in range(200)) if one.law == raw["law"])


def test_questions_of_every_clause_of_few_facts_can_be_drawn_and_of_no_other() -> None:
    kind = KINDS["ruling"]
    drawn = {
        (spec.law, spec.edition): kind.twin(spec, Random(7), 1)
        for law in CLAUSES
        for edition in Edition
        if kind.has_twins(spec := Spec(law, edition, {}, ()))
    }
    assert {place: (twin.law, twin.edition) for place, twin in drawn.items()} == {place: place for place in drawn}
    assert {law for law, _ in drawn} >= {"17A", "17D", "20B", "21B1", "21B3"}
    assert {law for law, _ in drawn}.isdisjoint({"17E", "19A2", "19A3", "19B2", "19B3"})
