"""A free choice of one or several."""

from lessons.questions.kinds.base import Verdict
from lessons.questions.kinds.choice.spec import Answer, Choice

KIND = Choice()
SEVERAL = KIND.read({"kind": "choice", "options": ["a", "b", "c", "d"], "right": ["a", "b"]})


def grade(*chosen):
    return KIND.grade(SEVERAL, Answer(frozenset(chosen)))


def test_every_option_judged_wrongly_is_explained_those_chosen_first():
    found = grade("b", "d")
    assert [(finding.code, finding.data["option"]) for finding in found.findings] == [
        ("option", "d"),
        ("option", "a"),
    ]
    assert found.verdict is Verdict.PARTLY


def test_the_right_choice_needs_no_explanation():
    found = grade("a", "b")
    assert (found.verdict, found.findings) == (Verdict.RIGHT, ())
