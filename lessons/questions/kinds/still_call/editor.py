"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.auctions import AUCTION
from lessons.questions.forms.fields import CallsField
from lessons.questions.forms.kind_editor import KindEditor

EDITOR = KindEditor(
    position=3,
    fields=(
        AUCTION,
        CallsField(
            name="among",
            label=_("The calls to choose among"),
            hint=_("Mark none to offer pass, double and redouble."),
        ),
    ),
)
