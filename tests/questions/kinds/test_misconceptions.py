"""A wrong answer is filed under the misconception that it shows."""

import pytest
import yaml

from lessons.questions.kinds.registry import kind_of
from tests.conftest import ROOT
from tests.questions.wrong_answers import CHOICES, WRONG, form_of

COURSES = ROOT / "lessons" / "content" / "courses"


@pytest.mark.parametrize(("code", "spec", "answer"), WRONG)
def test_a_wrong_answer_is_filed_under_the_idea_it_shows(code, spec, answer):
    kind = kind_of(spec)
    read = kind.read(spec)
    grade = kind.grade(read, kind.parse(read, form_of(answer)))
    assert code in [finding.code for finding in grade.findings]


@pytest.mark.parametrize(("lesson", "option"), CHOICES.values(), ids=CHOICES)
def test_what_only_a_choice_can_show_is_one_of_its_wrong_options(lesson, option):
    steps = yaml.safe_load((COURSES / lesson / "lesson.yaml").read_text(encoding="utf-8"))["steps"]
    choices = [step["exercise"] for step in steps if step.get("exercise", {}).get("kind") == "choice"]
    assert any(option in choice["options"] and option not in choice["right"] for choice in choices)
