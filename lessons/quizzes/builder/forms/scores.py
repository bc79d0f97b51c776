"""Editors of the questions about scores."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS, Game
from lessons.engine.seats import Vulnerability
from lessons.questions.kinds.score_rubber.spec import ASKED
from lessons.quizzes.builder.forms.contracts import ContractsField
from lessons.quizzes.builder.forms.deals import DealField, DealsField
from lessons.quizzes.builder.forms.fields import Field, Flag, Number, OneOf, SomeOf
from lessons.scoring.words.labels import GAMES

_EDITION = OneOf(
    name="edition",
    label=_("The rules of"),
    hint=_("1993 and 1981 are editions of contract bridge; 1926, 1915 and 1913 of auction bridge."),
    choices=[
        ("", pgettext_lazy("builder", "the newest edition")),
        *((edition.name, edition.name) for edition in (*CONTRACT_EDITIONS, *AUCTION_EDITIONS)),
    ],
)
_ASKED = {
    "deals": pgettext_lazy("builder", "the numbers of each deal"),
    "totals": pgettext_lazy("builder", "the totals"),
    "winner": pgettext_lazy("builder", "who wins the rubber"),
    "vulnerable": pgettext_lazy("builder", "who is vulnerable now"),
}


def _game(*games: Game) -> OneOf:
    return OneOf(name="game", label=_("Game"), choices=[(game.value, GAMES[game]) for game in games])


EDITORS: dict[str, tuple[Field, ...]] = {
    "score-deal": (
        _game(Game.CONTRACT, Game.AUCTION, Game.DUPLICATE),
        DealField(name="deal", label=_("The deal")),
        OneOf(
            name="vulnerable",
            label=pgettext_lazy("builder", "Vulnerable"),
            choices=[(one.value, VULNERABILITIES[one]) for one in Vulnerability],
        ),
        _EDITION,
    ),
    "score-rubber": (
        _game(Game.CONTRACT, Game.AUCTION),
        DealsField(name="deals", label=_("The deals")),
        Flag(name="stop", label=_("The players stop here, though the rubber may not be over")),
        SomeOf(
            name="ask",
            label=_("What is asked"),
            choices=[(name, _ASKED[name]) for name in ASKED],
            default=("deals", "totals"),
        ),
        _EDITION,
    ),
    "suffices": (
        _game(Game.CONTRACT, Game.AUCTION),
        Number(name="part_score", label=_("Points already below the line")),
        ContractsField(name="contracts", label=_("The contracts to choose among"), hint=_("At least two.")),
        _EDITION,
    ),
    "compare-games": (
        DealField(name="deal", label=_("The deal")),
        Flag(name="reasons", label=_("Also ask what makes the difference")),
    ),
}
