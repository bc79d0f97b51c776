"""What holds for every kind of question, whatever it asks."""

from random import Random

import pytest

from lessons.exercises.base import Verdict
from lessons.exercises.registry import KINDS, kind_of

GENERATING = [code for code, kind in KINDS.items() if kind.generates]
LEVELS = (1, 2, 3, 4)
CASES = [(code, level, seed) for code in GENERATING for level in LEVELS for seed in range(25)]


@pytest.mark.parametrize(("code", "level", "seed"), CASES)
def test_a_generated_question_can_be_written_read_and_answered(code, level, seed):
    kind = KINDS[code]
    spec = kind.generate(Random(seed), level)
    raw = kind.write(spec)
    assert kind_of(raw) is kind
    assert kind.read(raw) == spec
    right = kind.solution(spec)
    assert kind.parse(spec, kind.fill(spec, right)) == right
    assert kind.grade(spec, right).verdict is Verdict.RIGHT


@pytest.mark.parametrize("code", GENERATING)
def test_the_same_seed_gives_the_same_question(code):
    kind = KINDS[code]
    assert kind.generate(Random(7), 3) == kind.generate(Random(7), 3)
