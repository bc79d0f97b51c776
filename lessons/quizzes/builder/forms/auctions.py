"""Editors of the questions about an auction."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.engine.seats import Seat
from lessons.quizzes.builder.forms.contracts import ContractField
from lessons.quizzes.builder.forms.fields import AuctionField, CallField, CallsField, Field, Flag, OneOf
from lessons.wording.symbols import SEAT_NAMES

AUCTION = AuctionField(name="auction", label=_("The auction so far"))
_SEATS = (("", pgettext_lazy("builder", "anyone")), *((seat.value, SEAT_NAMES[seat]) for seat in Seat))

EDITORS: dict[str, tuple[Field, ...]] = {
    "judge-call": (
        AUCTION,
        CallField(name="call", label=_("The call to judge")),
        Flag(name="reason", label=_("Also ask for the reason")),
    ),
    "legal-calls": (
        AUCTION,
        CallsField(
            name="among", label=_("The calls to choose among"), hint=_("Mark none to offer the whole bidding box.")
        ),
    ),
    "still-call": (
        AUCTION,
        CallsField(
            name="among",
            label=_("The calls to choose among"),
            hint=_("Mark none to offer pass, double and redouble."),
        ),
    ),
    "whose-turn": (AUCTION,),
    "mend-auction": (
        AuctionField(
            name="auction",
            label=_("An auction with an illegal call in it"),
            hint=_("Enter the illegal call like any other; calls may follow it."),
        ),
    ),
    "reach-goal": (
        AuctionField(name="auction", label=_("Calls that have been made already"), hint=_("Often there are none.")),
        ContractField(name="contract", label=_("The contract to arrive at"), optional=True),
        OneOf(name="declarer", label=_("Who is to declare"), choices=_SEATS),
        OneOf(name="last_bidder", label=_("Who is to make the final bid"), choices=_SEATS),
        CallsField(name="uses", label=_("Calls that the auction must contain")),
    ),
}
