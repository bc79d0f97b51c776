"""A mistake is found again in its question, so that a teacher reads its sentence and not its code."""

import pytest

from lessons.questions.domain.misconceptions import finding_of
from tests.questions.wrong_answers import WRONG

# Told by answers in which more than one thing is wrong.
NOT_SOUGHT = {("double-twice", "reach-goal")}


@pytest.mark.parametrize(
    ("code", "raw"), [row[:2] for row in WRONG], ids=[f"{row[0]} {row[1]['kind']}" for row in WRONG]
)
def test_every_known_mistake_is_found_in_its_question(code, raw):
    found = finding_of(raw, code)
    if (code, raw["kind"]) in NOT_SOUGHT:
        assert found is None
    else:
        assert found is not None
        assert code in (found.code, found.wider)


def test_a_mistake_of_another_question_is_not_found():
    assert finding_of({"kind": "judge-call", "auction": "1H", "call": "1S"}, "no-such-code") is None
