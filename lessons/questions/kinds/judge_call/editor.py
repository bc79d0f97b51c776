"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.auctions import AUCTION
from lessons.questions.forms.fields import CallField, Flag
from lessons.questions.forms.kind_editor import KindEditor

EDITOR = KindEditor(
    position=1,
    fields=(
        AUCTION,
        CallField(name="call", label=_("The call to judge")),
        Flag(name="reason", label=_("Also ask for the reason")),
    ),
)
