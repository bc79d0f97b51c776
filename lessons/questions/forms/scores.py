"""The fields for games and editions that several kinds of question have."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS, Game
from lessons.questions.forms.fields import OneOf
from lessons.scoring.words.labels import GAMES

EDITION = OneOf(
    name="edition",
    label=_("The rules of"),
    hint=_("1993 and 1981 are editions of contract bridge; 1926, 1915 and 1913 of auction bridge."),
    choices=[
        ("", pgettext_lazy("builder", "the newest edition")),
        *((edition.name, edition.name) for edition in (*CONTRACT_EDITIONS, *AUCTION_EDITIONS)),
    ],
)


def game_field(*games: Game) -> OneOf:
    """Which of these games a question is about."""
    return OneOf(name="game", label=_("Game"), choices=[(game.value, GAMES[game]) for game in games])
