"""A sentence for whatever a wrong answer would have come to, in each language."""

import pytest
from django.utils import translation

from lessons.questions.words.consequences import SENTENCES, consequence
from tests.questions.kinds.test_consequences import CASES, graded

TOLD = [
    # what was wrong, and the sentence in English
    (
        "would-play",
        "In your auction South plays 2♠X: just made, not vulnerable, that is 120 below the line and 50 above it.",
    ),
    ("would-nobody-play", "All four players passed: the deal is passed out and not played."),
    ("would-score", "Just made, not vulnerable, 1♠ scores 30; 1♠X would have scored 110."),
    ("would-lead", "West makes the opening lead, and North becomes dummy."),
    ("would-lose-turn", "If they stopped here, West would lose a turn."),
    ("would-be-out-of-turn", "If North called now, it would be out of turn."),
    ("would-be-too-late", "If North called now, it would be after the auction had ended."),
    ("would-stay-illegal", "With your call there, the first illegal one would be call 4: 1♦ (West)."),
    ("would-be-game", "100 below the line would mean that North–South had won a game. They haven’t."),
    ("would-miss-game", "With 10 below the line North–South would be left without the game they have just won."),
    ("would-differ", "North–South: you wrote 40, which is 50 less than it should be."),
    ("would-leave", "Just made, 2♦ leaves this side with 80 below the line, 20 short of game."),
    ("would-have-won", "Just made, 2♥ wins the game, and both sides begin the next one from zero."),
    ("would-be-ahead", "With your totals the wrong side would be ahead: East–West."),
]


def sentences(language):
    found = [graded(spec, answer).consequence for spec, answer, code, _ in CASES if code]
    with translation.override(language):
        return [(one.code, str(consequence(one)).replace("\ufe0e", "")) for one in found]


def test_each_consequence_is_told():
    assert list(dict(sentences("en")).items()) == sorted(TOLD, key=lambda told: list(dict(TOLD)).index(told[0]))
    assert {code for code, _ in TOLD} == set(SENTENCES)


@pytest.mark.parametrize("language", ["pt-br", "ru"])
def test_no_consequence_is_left_in_english(language):
    for (_code, english), (code, text) in zip(sentences("en"), sentences(language), strict=True):
        assert text.endswith("."), code
        assert text != english, code
