"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.engine.scoring.editions import Game
from lessons.questions.forms.deals import DealsField
from lessons.questions.forms.fields import Flag, SomeOf
from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.forms.scores import EDITION, game_field
from lessons.questions.kinds.score_rubber.spec import ASKED

_ASKED = {
    "deals": pgettext_lazy("builder", "the numbers of each deal"),
    "totals": pgettext_lazy("builder", "the totals"),
    "winner": pgettext_lazy("builder", "who wins the rubber"),
    "vulnerable": pgettext_lazy("builder", "who is vulnerable now"),
}

EDITOR = KindEditor(
    position=9,
    fields=(
        game_field(Game.CONTRACT, Game.AUCTION),
        DealsField(name="deals", label=_("The deals")),
        Flag(name="stop", label=_("The players stop here, though the rubber may not be over")),
        SomeOf(
            name="ask",
            label=_("What is asked"),
            choices=[(name, _ASKED[name]) for name in ASKED],
            default=("deals", "totals"),
        ),
        EDITION,
    ),
)
