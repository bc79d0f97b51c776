"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.scoring.editions import Game
from lessons.engine.seats import Vulnerability
from lessons.questions.forms.deals import DealField
from lessons.questions.forms.fields import OneOf
from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.forms.scores import EDITION, game_field

EDITOR = KindEditor(
    position=8,
    fields=(
        game_field(Game.CONTRACT, Game.AUCTION, Game.DUPLICATE),
        DealField(name="deal", label=_("The deal")),
        OneOf(
            name="vulnerable",
            label=pgettext_lazy("builder", "Vulnerable"),
            choices=[(one.value, VULNERABILITIES[one]) for one in Vulnerability],
        ),
        EDITION,
    ),
)
