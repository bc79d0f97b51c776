"""What a wrong number in a score is taken for."""

import pytest

from lessons.questions.kinds.registry import KINDS

SCORE_DEAL = KINDS["score-deal"]

SLIPS = [
    # spec, what was written, the finding
    ({"contract": "1N", "tricks": 9}, {"NS-below": 100}, {"over-below"}),
    ({"contract": "3N", "tricks": 9}, {"NS-below": 90}, {"nt-flat"}),
    ({"contract": "3N", "tricks": 9}, {"NS-below": 120}, {"nt-flat"}),
    ({"contract": "3N", "tricks": 9}, {"NS-below": 100, "NS-above": 300}, {"duplicate-bonus"}),
    ({"contract": "1N", "tricks": 7}, {"NS-below": 40, "NS-above": 50}, {"duplicate-bonus"}),
    ({"contract": "4S", "tricks": 12}, {"NS-below": 120, "NS-above": 560}, {"slam-won"}),
    ({"contract": "6S", "tricks": 13}, {"NS-below": 180, "NS-above": 1030}, {"slam-won"}),
    ({"contract": "6S", "tricks": 12}, {"NS-below": 180, "NS-above": 750}, {"vulnerability"}),
    ({"contract": "7S", "tricks": 13}, {"NS-below": 210, "NS-above": 1500}, {"vulnerability"}),
    ({"contract": "4S", "tricks": 9, "vulnerable": "NS"}, {"EW-above": 50}, {"vulnerability"}),
    ({"contract": "4S", "tricks": 9}, {"NS-above": 50}, {"wrong-side"}),
    ({"contract": "4S", "tricks": 10}, {"EW-below": 120}, {"wrong-side"}),
    ({"contract": "2SX", "tricks": 8}, {"NS-below": 60, "NS-above": 50}, {"doubled-no-game"}),
    ({"contract": "2SX", "tricks": 8}, {"NS-below": 120}, {"insult-forgotten"}),
    ({"contract": "3NX", "tricks": 5}, {"EW-above": 400}, {"doubled-flat"}),
    ({"contract": "3NX", "tricks": 5}, {"EW-above": 700}, {"doubled-flat"}),
    (
        {"contract": "4H", "tricks": 9, "honours": {"E": 4}},
        {"NS-above": 100, "EW-above": 50},
        {"honours-declarer"},
    ),
    ({"contract": "4S", "tricks": 10}, {"NS-below": 120, "EW-above": 50}, {"sum-wrong"}),
    # auction bridge, scored as if it were contract bridge
    ({"game": "auction", "contract": "1N", "tricks": 9}, {"NS-below": 10}, {"contract-habits"}),
    ({"game": "auction", "contract": "1N", "tricks": 9}, {"NS-below": 40, "NS-above": 60}, {"contract-habits"}),
    ({"game": "auction", "contract": "3NX", "tricks": 5}, {"EW-above": 800}, {"contract-habits"}),
    ({"game": "auction", "contract": "1HX", "tricks": 8}, {"NS-below": 16, "NS-above": 100}, {"contract-habits"}),
]


def findings(spec, written):
    asked = SCORE_DEAL.read({"declarer": "S", **spec})
    answer = SCORE_DEAL.parse(asked, {name: [str(points)] for name, points in written.items()})
    return {found.code for found in SCORE_DEAL.grade(asked, answer).findings}


@pytest.mark.parametrize(("spec", "written", "codes"), SLIPS)
def test_a_wrong_number_shows_what_it_comes_from(spec, written, codes):
    assert findings(spec, written) == codes
