"""After an answer each option that was chosen says whether it was right; nothing is said of those left out."""

import re
from typing import Any

import pytest
from django.test import Client

from lessons.models import Assignment
from lessons.models.translation import Translated
from lessons.questions.domain.localized_exercise import LocalizedExercise
from lessons.questions.views.rendered import question
from tests import worlds
from tests.worlds import World

pytestmark = pytest.mark.django_db
JUDGED = {"kind": "judge-call", "auction": "2H", "call": "2D", "reason": True}
MENDED = {"kind": "mend-auction", "auction": "1H 1D P P"}
NOTHING = Translated("", "en", True)
WRONG, RIGHT = "wrong", "right"
CASES: tuple[tuple[dict[str, Any], dict[str, list[str]], dict[str, str]], ...] = (
    (JUDGED, {"answer": ["legal"], "reason": ["auction-over"]}, {"legal": WRONG}),
    (
        JUDGED,
        {"answer": ["illegal"], "reason": ["auction-over"]},
        {"illegal": RIGHT, "auction-over": WRONG},
    ),
    (
        JUDGED,
        {"answer": ["illegal"], "reason": ["insufficient-bid"]},
        {"illegal": RIGHT, "insufficient-bid": RIGHT},
    ),
    ({"kind": "whose-turn", "auction": "1H P"}, {"turn": ["E"]}, {"E": WRONG}),
    ({"kind": "whose-turn", "auction": "1H P"}, {"turn": ["S"]}, {"S": RIGHT}),
    ({"kind": "legal-calls", "auction": "2H"}, {"calls": ["P", "2D", "2S"]}, {"P": RIGHT, "2D": WRONG, "2S": RIGHT}),
    ({"kind": "still-call", "auction": "1S P P"}, {"calls": ["X", "XX"]}, {"X": RIGHT, "XX": WRONG}),
    (MENDED, {"place": ["1"], "call": ["1S"]}, {"1": WRONG}),
    (MENDED, {"place": ["2"], "call": ["3C"]}, {"2": RIGHT}),
    (
        {"kind": "name-outcome", "auction": "1H P P P", "ask": ["contract", "declarer", "dummy"]},
        {"contract": ["1H"], "declarer": ["S"], "dummy": ["S"]},
        {"contract": RIGHT, "declarer S": WRONG, "dummy S": RIGHT},
    ),
    (
        {"kind": "choice", "options": ["one", "two", "three"], "right": ["one", "two"]},
        {"choice": ["two", "three"]},
        {"two": RIGHT, "three": WRONG},
    ),
    ({"kind": "choice", "options": ["one", "two"], "right": "one"}, {"choice": ["two"]}, {"two": WRONG}),
)


def marks(html: str) -> dict[str, str]:
    """What is said of each option, by its value; of a select by the name of its part."""
    labels = re.findall(r'<label class="\w+[^"]*? (right|wrong)"><input [^>]*name="(\w+)" value="([\w-]*)"', html)
    several = len({name for _, name, _ in labels} & {"declarer", "dummy"}) > 1
    found = {f"{name} {value}" if several else value: mark for mark, name, value in labels}
    apart = re.sub(r"<label.*?</label>", "", html, flags=re.DOTALL)
    selects = re.findall(r'class="yours (\w+)"', apart)
    return found | dict(zip(["contract"], selects, strict=False))


@pytest.mark.parametrize(("spec", "form", "expected"), CASES)
def test_what_was_chosen_is_marked_and_nothing_else(
    spec: dict[str, Any], form: dict[str, list[str]], expected: dict[str, str]
) -> None:
    said = LocalizedExercise(spec, NOTHING, NOTHING, (), dict.fromkeys(spec.get("options", ()), NOTHING), {})
    assert marks(question(spec, said, form, is_judged=True)) == expected
    assert marks(question(spec, said, form)) == {}


@pytest.mark.parametrize("feedback", Assignment.Feedback.values)
def test_an_attempt_marks_options_only_when_what_is_right_may_be_told(feedback: str, world: World) -> None:
    given = worlds.assignment(world.classroom, world.quiz, feedback=feedback)
    begun = worlds.attempt(given, world.ana, (worlds.WRONG[0],), finished=False)
    client = Client()
    client.force_login(world.ana.student)
    page = client.get(f"/en/attempts/{begun.pk}/questions/q1/").text
    told = {"legal": WRONG} if feedback == Assignment.Feedback.AT_ONCE else {}
    assert marks(page.replace("q1.", "")) == told
