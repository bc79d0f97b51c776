"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.engine.scoring.editions import Game
from lessons.questions.forms.contracts import ContractsField
from lessons.questions.forms.fields import Number
from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.forms.scores import EDITION, game_field

EDITOR = KindEditor(
    position=10,
    fields=(
        game_field(Game.CONTRACT, Game.AUCTION),
        Number(name="part_score", label=_("Points already below the line")),
        ContractsField(name="contracts", label=_("The contracts to choose among"), hint=_("At least two.")),
        EDITION,
    ),
)
