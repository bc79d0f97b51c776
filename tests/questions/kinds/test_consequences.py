"""What a wrong answer would have come to, by the engine."""

import pytest

from lessons.engine.contract import Risk
from lessons.questions.kinds.registry import kind_of
from tests.questions.wrong_answers import form_of

GOAL = {"kind": "reach-goal", "contract": "4S", "declarer": "S"}
NAMED = {"kind": "name-outcome", "auction": "1H X 1S P P P"}
TURN = {"kind": "whose-turn", "auction": "1C P P"}
MEND = {"kind": "mend-auction", "auction": "1H P 2H P 2D P"}
DEAL = {"kind": "score-deal", "contract": "1N", "declarer": "S", "tricks": 9}
PART = {"kind": "suffices", "part_score": 40, "contracts": "1N 2D 2H"}
RUBBER = {
    "kind": "score-rubber",
    "deals": [{"contract": "3N", "declarer": "S", "tricks": 9}],
    "ask": ["totals"],
}

CASES = [
    # spec, answer, code, some of its facts
    (GOAL, {"calls": "1S P 4S P P P"}, "would-play", {"below": 120, "above": 0}),
    (GOAL, {"calls": "P P 2S X P P P"}, "would-play", {"below": 120, "above": 50}),
    (GOAL, {"calls": "P P P P"}, "would-nobody-play", {}),
    (GOAL, {"calls": "1S P"}, None, {}),
    (GOAL, {"calls": "1S 1H P P P"}, None, {}),
    (GOAL, {"calls": "P P 1S P 4S P P P"}, None, {}),
    (NAMED | {"ask": ["contract"]}, {"contract": "1SX"}, "would-score", {"has": 110, "wanted": 30}),
    (NAMED | {"ask": ["contract"]}, {"contract": "1H"}, None, {}),  # as much as 1S
    (NAMED | {"ask": ["contract"]}, {"contract": "P"}, None, {}),
    (NAMED | {"ask": ["declarer"]}, {"declarer": "N"}, "would-lead", {}),
    (NAMED | {"ask": ["declarer"]}, {"declarer": "S"}, None, {}),
    (NAMED | {"ask": ["dummy"]}, {"dummy": "E"}, None, {}),
    (TURN, {"turn": "over"}, "would-lose-turn", {}),
    (TURN, {"turn": "N"}, "would-be-out-of-turn", {}),
    (TURN | {"auction": "1C P P P"}, {"turn": "N"}, "would-be-too-late", {}),
    (MEND, {"place": "3", "call": "3H"}, "would-stay-illegal", {"number": 5}),
    (MEND, {"place": "4", "call": "1D"}, "would-stay-illegal", {"number": 4}),
    (MEND, {"place": "3", "call": "1S"}, None, {}),  # all the rest is legal then
    (MEND, {"place": "5", "call": "2H"}, None, {}),
    (DEAL, {"NS-below": "100"}, "would-be-game", {"given": 100, "right": 40}),
    (DEAL | {"contract": "3N"}, {"NS-below": "90"}, "would-miss-game", {"given": 90, "right": 100}),
    (DEAL, {"NS-below": "30", "NS-above": "60"}, "would-differ", {"given": 30, "off": -10}),
    (DEAL, {"NS-below": "40", "NS-above": "160"}, "would-differ", {"given": 160, "off": 100}),
    (DEAL, {"NS-below": "40"}, None, {}),
    (DEAL | {"game": "auction"}, {"NS-below": "10"}, "would-miss-game", {"given": 10, "to_game": 30}),
    (DEAL | {"game": "duplicate", "tricks": 7}, {"NS-score": "90"}, None, {}),
    (DEAL | {"game": "duplicate", "tricks": 7}, {"NS-score": "40"}, "would-differ", {"off": -50}),
    (PART, {"contracts": ["1N", "2D", "2H"]}, "would-leave", {"contract": "1N", "after": 80, "short": 20}),
    (PART, {"contracts": ["2D"]}, "would-leave", {"contract": "2D", "short": 20}),
    (PART, {"contracts": ["none"]}, "would-have-won", {"contract": "2H"}),
    (PART, {"contracts": ["2H"]}, None, {}),
    (RUBBER, {"total-NS": "100", "total-EW": "300"}, "would-be-ahead", {}),
    (RUBBER, {"total-NS": "400", "total-EW": "0"}, None, {}),
]


def graded(spec, answer):
    kind = kind_of(spec)
    read = kind.read(spec)
    return kind.grade(read, kind.parse(read, form_of(answer)))


@pytest.mark.parametrize(("spec", "answer", "code", "facts"), CASES)
def test_a_wrong_answer_says_what_it_would_have_come_to(spec, answer, code, facts):
    found = graded(spec, answer).consequence
    assert (found and found.code) == code
    assert found is None or facts.items() <= found.data.items()


def test_who_would_play_is_the_contract_of_the_auction_entered():
    contract = graded(GOAL, {"calls": "1S P 2S X P P P"}).consequence.data["contract"]
    assert (str(contract), contract.declarer.value, contract.risk) == ("2SX", "N", Risk.DOUBLED)
