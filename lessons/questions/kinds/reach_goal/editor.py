"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.engine.seats import Seat
from lessons.questions.forms.contracts import ContractField
from lessons.questions.forms.fields import AuctionField, CallsField, OneOf
from lessons.questions.forms.kind_editor import KindEditor
from lessons.wording.symbols import SEAT_NAMES

_SEATS = (("", pgettext_lazy("builder", "anyone")), *((seat.value, SEAT_NAMES[seat]) for seat in Seat))

EDITOR = KindEditor(
    position=6,
    fields=(
        AuctionField(name="auction", label=_("Calls that have been made already"), hint=_("Often there are none.")),
        ContractField(name="contract", label=_("The contract to arrive at"), optional=True),
        OneOf(name="declarer", label=_("Who is to declare"), choices=_SEATS),
        OneOf(name="last_bidder", label=_("Who is to make the final bid"), choices=_SEATS),
        CallsField(name="uses", label=_("Calls that the auction must contain")),
    ),
)
