"""A wrong answer in a cell: what was wrong of it, and no more."""

from random import Random

import pytest
from django.utils import translation

from lessons.exercises.registry import KINDS, kind_of
from lessons.words.short_answers import LONGEST, short_answer
from tests.words.languages import in_each_language, in_language
from tests.words.test_findings import ASKED, wrong_answers

JUDGE = {"kind": "judge-call", "auction": "2H", "call": "2D"}
AMONG = {"kind": "legal-calls", "auction": "1H", "among": "P X 1D 1S 2C"}
OVER = {"kind": "name-outcome", "auction": "1S P 2S P P P", "ask": ["contract", "declarer"]}
CHOICE = {"kind": "choice", "options": ["a", "b"], "right": "a"}
CASES = [
    (JUDGE, {"answer": ["legal"]}, "Yes"),
    (JUDGE | {"auction": "1D"}, {"answer": ["illegal"]}, "No"),
    (JUDGE | {"reason": True}, {"answer": ["illegal"], "reason": ["double-no-bid"]}, "No, 19A1"),
    (AMONG, {"calls": ["P", "1D", "1S", "2C"]}, "−X +1♦"),
    (AMONG, {"calls": ["1D"]}, "−Pass −X…"),
    ({"kind": "whose-turn", "auction": "1H P"}, {"turn": ["N"]}, "N"),
    ({"kind": "whose-turn", "auction": "1H P"}, {"turn": ["over"]}, "over"),
    ({"kind": "reach-goal", "contract": "4S", "declarer": "S"}, {"calls": ["3S P P P"]}, "3♠ N"),
    ({"kind": "reach-goal", "contract": "4S", "declarer": "S"}, {"calls": ["P P"]}, "Pass…"),
    ({"kind": "reach-goal", "contract": "4S", "declarer": "S"}, {"calls": ["1S 1H"]}, "1♥"),
    ({"kind": "reach-goal", "contract": "4S", "declarer": "S"}, {"calls": ["P P P P"]}, "passes"),
    ({"kind": "mend-auction", "auction": "1H 1D"}, {"place": ["2"], "call": ["1C"]}, "2: 1♣"),
    (OVER, {"contract": ["3N"], "declarer": ["N"]}, "3NT"),
    (OVER, {"contract": ["2S"], "declarer": ["S"]}, "S"),
    (OVER, {"contract": ["P"], "declarer": ["nobody"]}, "passes –"),
    ({"kind": "score-deal", "contract": "2H", "declarer": "S", "tricks": 8}, {"NS-below": ["50"]}, "50"),
    ({"kind": "suffices", "part_score": 40, "contracts": "1H 2H 2S"}, {"contracts": ["1H"]}, "1♥"),
    ({"kind": "suffices", "part_score": 40, "contracts": "1H 2H"}, {"contracts": ["none"]}, "–"),
    (CHOICE, {"choice": ["b"]}, "both"),
]


def shortened(spec, form, options=None):
    kind = kind_of(spec)
    read = kind.read(spec)
    grade = kind.grade(read, kind.parse(read, form))
    return short_answer(kind.code, read, form, grade, options or {"a": "none", "b": "both"})


@pytest.mark.parametrize(("spec", "form", "text"), CASES)
def test_what_stands_in_the_cell(spec, form, text):
    assert in_language("en", lambda: shortened(spec, form)) == text


def test_a_short_answer_in_each_language():
    assert in_each_language(lambda: shortened(JUDGE, {"answer": ["legal"]})) == {
        "en": "Yes",
        "pt-br": "Sim",
        "ru": "Да",
    }


def test_a_long_option_is_cut_and_can_be_read_whole():
    text = "Declarer’s partner puts the cards on the table"
    shown = shortened(CHOICE, {"choice": ["b"]}, {"a": "none", "b": text})
    assert shown == text
    assert shown.html == f'<span title="{text}">{text[: LONGEST - 1].rstrip()}…</span>'


def test_an_option_is_escaped():
    assert "<b>" not in shortened(CHOICE, {"choice": ["b"]}, {"b": "<b>x"}).html


@pytest.mark.parametrize("code", ASKED)
@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_every_kind_has_a_short_form_of_right_and_wrong_answers(code, language):
    kind = KINDS[code]
    with translation.override(language):
        for seed in range(20):
            rng = Random(seed)
            spec = kind.generate(rng, 1 + seed % 4)
            for form in [*wrong_answers(rng, kind, spec), kind.fill(spec, kind.solution(spec))]:
                grade = kind.grade(spec, kind.parse(spec, form))
                assert short_answer(code, spec, form, grade, {}) != "" or not form
