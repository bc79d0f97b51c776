"""The field for an auction that several kinds of question begin with."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.fields import AuctionField

AUCTION = AuctionField(name="auction", label=_("The auction so far"))
