"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.fields import AuctionField, SomeOf
from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.kinds.name_outcome.spec import PARTS
from lessons.questions.words.labels import PARTS as PART_LABELS

EDITOR = KindEditor(
    position=7,
    fields=(
        AuctionField(name="auction", label=_("The whole auction, to its end")),
        SomeOf(
            name="ask", label=_("What is asked"), choices=[(part, PART_LABELS[part]) for part in PARTS], default=PARTS
        ),
    ),
)
