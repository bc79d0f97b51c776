"""A wrong answer in a cell: what was wrong of it, and no more."""

import re
from random import Random

import pytest
from django.utils import translation

from lessons.questions.kinds.registry import KINDS, kind_of
from lessons.questions.words.short_answers import short_answer
from lessons.questions.words.short_phrases import LONGEST
from lessons.questions.words.written_answers import written_answer
from tests.questions.words.test_findings import ASKED, wrong_answers
from tests.wording.languages import in_each_language, in_language

JUDGE = {"kind": "judge-call", "auction": "2H", "call": "2D"}
AMONG = {"kind": "legal-calls", "auction": "1H", "among": "P X 1D 1S 2C"}
OVER = {"kind": "name-outcome", "auction": "1S P 2S P P P", "ask": ["contract", "declarer"]}
CHOICE = {"kind": "choice", "options": ["a", "b"], "right": "a"}
SEVERAL = {"kind": "choice", "options": ["a", "b", "c"], "right": ["a", "c"]}
GOAL = {"kind": "reach-goal", "contract": "4S", "declarer": "S"}
DEAL = {"kind": "score-deal", "contract": "2H", "declarer": "S", "tricks": 9}
DUPLICATE = {"kind": "score-deal", "game": "duplicate", "contract": "2H", "declarer": "S", "tricks": 8}
DEALS = [
    {"contract": "4S", "declarer": "S", "tricks": 10},
    {"contract": "2H", "declarer": "E", "tricks": 8},
    {"contract": "4S", "declarer": "N", "tricks": 10},
]
PAD = {"kind": "score-rubber", "deals": DEALS[:1], "ask": ["deals", "totals"]}
WON = {"kind": "score-rubber", "deals": DEALS, "ask": ["winner", "vulnerable"]}
MAKES = {"kind": "suffices", "part_score": 40, "contracts": "1H 2H 2S 3S"}
COMPARE = {"kind": "compare-games", "contract": "2H", "declarer": "S", "tricks": 9}
MAY_ASK = {"own_turn": False, "before_final_pass": True, "answerer": "callers-partner"}
RULING = {"kind": "ruling", "law": "20F1", "edition": "2017", "facts": MAY_ASK}
ASKS = RULING | {"kind": "who-asks"}
WRONG_CARDS = {"lho_called": True, "partner_called": False, "same_call": True, "other_board_same": None}
ORDERED = {"kind": "ruling", "law": "17D", "edition": "1997", "facts": WRONG_CARDS, "ordered": True}

# What was asked and answered; the cell; all that was answered. Every kind is here.
CASES = [
    (JUDGE, {"answer": ["legal"]}, "Yes", "2♦ is legal."),
    (JUDGE | {"auction": "1D"}, {"answer": ["illegal"]}, "No", "2♦ is not legal."),
    (
        JUDGE | {"reason": True},
        {"answer": ["illegal"], "reason": ["double-no-bid"]},
        "No, 19A1",
        "2♦ is not legal. There is no bid to double.",
    ),
    (AMONG, {"calls": ["P", "1D", "1S", "2C"]}, "−X, +1♦", "Legal: Pass, 1♦, 1♠, 2♣."),
    (AMONG, {"calls": ["1D"]}, "−Pass, −X, …", "Legal: 1♦."),
    (AMONG, {"calls": ["P", "X", "1S", "2C"]}, "Pass, X, …", "Legal: Pass, X, 1♠, 2♣."),
    ({"kind": "still-call", "auction": "1H P"}, {"calls": ["P", "XX"]}, "+XX", "Legal: Pass, XX."),
    ({"kind": "whose-turn", "auction": "1H P"}, {"turn": ["N"]}, "North", "To call: North."),
    ({"kind": "whose-turn", "auction": "1H P"}, {"turn": ["over"]}, "over", "The auction is over."),
    (
        GOAL,
        {"calls": ["3S P P P"]},
        "3♠ North",
        "Calls: 3♠, Pass, Pass, Pass. Contract: 3♠. Declarer: North.",
    ),
    (GOAL, {"calls": ["P P"]}, "Pass…", "Calls: Pass, Pass. The auction is not over."),
    (GOAL, {"calls": ["1S 1H"]}, "1♥", "Calls: 1♠, 1♥, the last of them not legal."),
    (GOAL, {"calls": ["P P P P"]}, "passes", "Calls: Pass, Pass, Pass, Pass. Contract: passed out."),
    (
        {"kind": "mend-auction", "auction": "1H 1D"},
        {"place": ["2"], "call": ["1C"]},
        "1♦ → 1♣",
        "Call number 2, 1♦, is the first illegal one; 1♣ could stand in its place.",
    ),
    (OVER, {"contract": ["3N"], "declarer": ["N"]}, "3NT", "Contract: 3NT. Declarer: North."),
    (OVER, {"contract": ["2S"], "declarer": ["S"]}, "Declarer: South", "Contract: 2♠. Declarer: South."),
    (
        OVER,
        {"contract": ["P"], "declarer": ["nobody"]},
        "passes, Declarer: nobody",
        "Contract: passed out. Declarer: nobody.",
    ),
    (DEAL, {"NS-below": ["90"]}, "NS below 90, NS above 0", "North–South, below the line: 90."),
    (
        DEAL,
        {"NS-below": ["60"], "EW-above": ["30"]},
        "NS above 0, EW above 30",
        "North–South, below the line: 60. East–West, above the line: 30.",
    ),
    (DEAL, {"NS-below": ["60"], "NS-above": ["0+0"]}, "NS above 0", "North–South, below the line: 60."),
    (DUPLICATE, {"EW-score": ["110"]}, "NS 0, EW 110", "East–West, score: 110."),
    ({"kind": "score-deal", "contract": "P"}, {"NS-below": ["0"]}, "nothing", "Nobody scores anything."),
    (
        PAD,
        {"1-NS-below": ["100"], "1-EW-above": ["20"], "total-NS": ["100"], "total-EW": ["20"]},
        "deal 1: NS below 100, deal 1: EW above 20, …",
        "Deal 1, North–South, below the line: 100. Deal 1, East–West, above the line: 20."
        " Total, North–South: 100. Total, East–West: 20.",
    ),
    (
        PAD | {"ask": ["totals"]},
        {"total-NS": ["100"], "total-EW": ["0"]},
        "total NS 100",
        "Total, North–South: 100. Total, East–West: 0.",
    ),
    (
        WON,
        {"winner": ["tie"], "vulnerable": ["both"]},
        "wins: a tie, vulnerable: both sides",
        "Winner: a tie. Vulnerable now: both sides.",
    ),
    (
        WON,
        {"winner": ["EW"], "vulnerable": ["EW"]},
        "wins: EW, vulnerable: EW",
        "Winner: East–West. Vulnerable now: East–West.",
    ),
    (MAKES, {"contracts": ["1H"]}, "1♥", "Enough for game: 1♥."),
    (MAKES, {"contracts": ["1H", "2H", "2S"]}, "1♥, 2♥, …", "Enough for game: 1♥, 2♥, 2♠."),
    (MAKES, {"contracts": ["none"]}, "none of them", "None of them makes game."),
    (COMPARE, {"contract": ["60"], "auction": ["16"]}, "auction: 16", "Contract bridge: 60. Auction bridge: 16."),
    (
        COMPARE | {"reasons": True},
        {"contract": ["60"], "auction": ["24"], "reasons": ["trick-values", "slam-premium"]},
        "−Overtricks count…, +The bonus for a s…",
        "Contract bridge: 60. Auction bridge: 24. Tricks have different values."
        " The bonus for a slam that was bid is different.",
    ),
    (CHOICE, {"choice": ["b"]}, "both", "both"),
    (SEVERAL, {"choice": ["a", "b"]}, "none, both", "none; both"),
]


def shortened(spec, form, options=None):
    kind = kind_of(spec)
    read = kind.read(spec)
    grade = kind.grade(read, kind.parse(read, form))
    return short_answer(kind, read, form, grade, options or {"a": "none", "b": "both"})


def written(spec, form, options=None):
    kind = kind_of(spec)
    return written_answer(kind, kind.read(spec), form, options or {"a": "none", "b": "both"})


@pytest.mark.parametrize(("spec", "form", "short", "whole"), CASES)
def test_what_stands_in_the_cell_and_in_the_file(spec, form, short, whole):
    assert in_language("en", lambda: shortened(spec, form)) == short
    assert in_language("en", lambda: written(spec, form)) == whole


@pytest.mark.parametrize("spec", [RULING, ASKS])
def test_a_ruling_is_quoted_by_its_words(spec):
    options = kind_of(spec).read(spec).options
    form = {"rulings": ["may-ask"]}
    assert "may-ask" in options
    assert in_language("en", lambda: shortened(spec, form)) == "+The player may as…, −The player must w…"
    assert in_language("en", lambda: written(spec, form)).startswith("The player may ask")
    assert in_language("ru", lambda: shortened(spec, form))[0] == "+"


@pytest.mark.parametrize("spec", [RULING, ASKS])
def test_a_ruling_that_is_right_has_no_sign(spec):
    form = {"rulings": ["not-your-turn"]}
    assert in_each_language(lambda: shortened(spec, form)) == {
        "en": "The player must w…",
        "pt-br": "O jogador precisa…",
        "ru": "Нужно подождать…",
    }


def test_rulings_in_their_right_order_are_numbered_in_the_cell():
    kind = kind_of(ORDERED)
    spec = kind.read(ORDERED)
    form = kind.fill(spec, kind.solution(spec))
    assert in_each_language(lambda: shortened(ORDERED, form)) == {
        "en": "1. The call made wit…, 2. The player takes…, …",
        "pt-br": "1. A fala feita com…, 2. O jogador pega as…, …",
        "ru": "1. Заявка, сделанная…, 2. Игрок берёт карты…, …",
    }


def test_rulings_in_order_are_numbered():
    codes = kind_of(ORDERED).read(ORDERED).options[:2]
    form = {f"order-{code}": [str(n)] for n, code in enumerate(reversed(codes), start=1)}
    said = in_language("en", lambda: written(ORDERED, form))
    assert (said[:3], " 2. " in said, "3." in said) == ("1. ", True, False)


def test_a_short_answer_in_each_language():
    assert in_each_language(lambda: shortened(JUDGE, {"answer": ["legal"]})) == {
        "en": "Yes",
        "pt-br": "Sim",
        "ru": "Да",
    }


def test_a_long_option_is_cut_and_can_be_read_whole():
    text = "Declarer’s partner puts the cards on the table"
    shown = shortened(CHOICE, {"choice": ["b"]}, {"a": "none", "b": text})
    assert shown == f"{text[: LONGEST - 1].rstrip()}…"
    cell = f'<span class="short" title="{text}" aria-hidden="true">{shown}</span><span class="vh">{text}</span>'
    assert shown.html == cell


def test_the_two_places_of_a_score_in_each_language():
    form = {"NS-below": ["30"], "NS-above": ["60"]}
    assert in_each_language(lambda: shortened(DEAL, form)) == {
        "en": "NS below 30, NS above 60",
        "pt-br": "NS abaixo: 30, NS acima: 60",
        "ru": "СЮ под: 30, СЮ над: 60",
    }


def test_an_option_is_escaped():
    assert "<b>" not in shortened(CHOICE, {"choice": ["b"]}, {"b": "<b>x"}).html


LETTERS = re.compile(r"[^\W\d_]{2,}|[♣♦♥♠]|\bX{1,2}\b")


@pytest.mark.parametrize("code", ASKED)
@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_every_answer_can_be_read_by_itself(code, language):
    """Words or calls, never numbers alone; and of two different answers the same is never written."""
    kind = KINDS[code]
    with translation.override(language):
        for seed in range(20):
            rng = Random(seed)
            spec = kind.generate(rng, 1 + seed % 4)
            texts = {}
            for form in [*wrong_answers(rng, kind, spec), kind.fill(spec, kind.solution(spec))]:
                answer = kind.parse(spec, form)
                short, whole = short_answer(kind, spec, form, kind.grade(spec, answer), {}), ""
                whole = str(written_answer(kind, spec, form, {}))
                assert LETTERS.search(short), short
                assert (LETTERS.search(whole) is not None, "…" in whole, "%(" in whole) == (True, False, False), whole
                assert all(LETTERS.search(part) for part in whole.rstrip(".").split(". ") if code not in RULED), whole
                assert texts.setdefault(whole, answer) == answer, whole


RULED = ("ruling", "who-asks")  # whose sentences quote clauses and numbers


def test_every_kind_has_its_cases():
    told = {spec["kind"] for spec, *_ in CASES} | {RULING["kind"], ASKS["kind"]}
    assert told == set(KINDS)


def test_no_answer_is_left_in_english():
    same = []
    for spec, form, *_ in CASES:
        if spec["kind"] != "choice":
            said = in_each_language(lambda spec=spec, form=form: written(spec, form))
            same += [said["en"]] * (len(set(said.values())) < 3)
    assert same == []
