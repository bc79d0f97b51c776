"""The same deal in two games: what a content file may state about it, checked against the engine."""

import pytest

from lessons.questions.kinds.base import BadSpec
from lessons.questions.kinds.registry import KINDS

COMPARE = KINDS["compare-games"]
DEAL = {"kind": "compare-games", "contract": "2C", "declarer": "N", "tricks": 11}
NUMBERS = {"contract": 40, "auction": 30}
REASONS = ["trick-values", "overtricks-to-game", "game-in-one"]


@pytest.mark.parametrize(
    ("asked", "expect"),
    [
        (False, NUMBERS),
        (False, {"contract": 40}),
        (True, NUMBERS),
        (True, NUMBERS | {"reasons": REASONS}),
        (True, {"reasons": REASONS[::-1]}),
    ],
)
def test_what_the_engine_finds_may_be_stated(asked, expect):
    spec = COMPARE.read({**DEAL, "reasons": asked, "expect": expect})
    assert spec.reasons == tuple(REASONS)


@pytest.mark.parametrize(
    ("asked", "expect", "field"),
    [
        (False, {"contract": 30}, "expect.contract"),
        (False, {"auction": 40}, "expect.auction"),
        (False, {"reasons": REASONS}, "expect.reasons"),  # not asked
        (True, {"reasons": REASONS[:2]}, "expect.reasons"),
        (True, {"reasons": [*REASONS, "slam-not-bid"]}, "expect.reasons"),
        (True, {"reasons": []}, "expect.reasons"),
        (True, {"reasons": "trick-values"}, "reasons"),
        (True, {"tricks": 5}, "expect.tricks"),
    ],
)
def test_anything_else_is_refused_by_its_name(asked, expect, field):
    with pytest.raises(BadSpec) as refused:
        COMPARE.read({**DEAL, "reasons": asked, "expect": expect})
    assert refused.value.field == field
