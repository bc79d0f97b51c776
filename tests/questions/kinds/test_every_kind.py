"""What holds for every kind of question, whatever it asks."""

from random import Random

import pytest

from lessons.questions.kinds.base import BadSpec, Verdict
from lessons.questions.kinds.registry import KINDS, kind_of

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


WRONG = (1, 1.5, True, "x", b"x", [1], [None], [[]], {"a": 1}, {1: 2}, [{"contract": 5}])


@pytest.mark.parametrize("code", GENERATING)
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_a_field_of_the_wrong_type_is_refused_by_its_name_or_read(code, value):
    kind = KINDS[code]
    raw = kind.write(kind.generate(Random(1), 2))
    for name in {*raw, "expect", "ask", "options", "facts"} - {"kind"}:
        try:
            spec = kind.read({**raw, name: value})
        except BadSpec as refused:
            assert refused.field  # noqa: PT017 - any value may be read, none may break the reader
        else:
            assert kind.grade(spec, kind.solution(spec)).verdict is Verdict.RIGHT


@pytest.mark.parametrize(
    "raw",
    [
        {"kind": "legal-calls", "among": "X XX"},
        {"kind": "legal-calls", "auction": "7N", "among": "1C 2C"},
        {"kind": "still-call", "auction": "1C X", "among": "X"},
    ],
)
def test_calls_among_which_none_is_legal_are_no_question_since_no_answer_says_so(raw):
    with pytest.raises(BadSpec) as refused:
        kind_of(raw).read(raw)
    assert (refused.value.field, refused.value.code) == ("among", "none-legal")
