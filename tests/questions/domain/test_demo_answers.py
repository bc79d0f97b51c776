"""Answers of made-up students: right where they should be, wrong where they should be."""

from random import Random

import pytest

from lessons.questions.domain.demo_answers import answer
from lessons.questions.domain.grading import grade_form
from lessons.questions.kinds.base import Verdict
from lessons.questions.kinds.registry import KINDS

GAME = {"declarer": "N", "contract": "4S", "tricks": 10}
RUBBER = {"kind": "score-rubber", "game": "contract", "deals": [GAME, GAME]}
UNDRAWN = {
    "the winner": {**RUBBER, "ask": ["winner"]},
    "who is vulnerable": {**RUBBER, "deals": [GAME], "ask": ["vulnerable"]},
    "both": {**RUBBER, "ask": ["winner", "vulnerable"]},
    "one": {"kind": "choice", "options": ["a", "b", "c"], "right": "a"},
    "several": {"kind": "choice", "options": ["a", "b", "c"], "right": ["a", "b"]},
}


def specs(code):
    kind = KINDS[code]
    return [kind.write(kind.generate(Random(seed), 1 + seed % 4)) for seed in range(12)]


@pytest.mark.parametrize("code", [code for code, kind in KINDS.items() if kind.generates])
def test_every_kind_is_answered_as_meant(code):
    for raw in specs(code):
        rng = Random(1)
        assert grade_form(raw, answer(raw, rng, right=True)).verdict is Verdict.RIGHT
        assert grade_form(raw, answer(raw, rng, right=False)).verdict is not Verdict.RIGHT


@pytest.mark.parametrize("raw", UNDRAWN.values(), ids=UNDRAWN)
def test_what_is_not_drawn_is_answered_as_meant(raw):
    assert grade_form(raw, answer(raw, Random(1), right=True)).verdict is Verdict.RIGHT
    assert grade_form(raw, answer(raw, Random(1), right=False)).verdict is not Verdict.RIGHT
