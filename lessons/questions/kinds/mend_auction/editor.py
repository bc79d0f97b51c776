"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.fields import AuctionField
from lessons.questions.forms.kind_editor import KindEditor

EDITOR = KindEditor(
    position=5,
    fields=(
        AuctionField(
            name="auction",
            label=_("An auction with an illegal call in it"),
            hint=_("Enter the illegal call like any other; calls may follow it."),
        ),
    ),
)
