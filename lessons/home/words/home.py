"""The home page: its questions, and the ways on from it."""

from collections.abc import Callable

from django.utils.translation import gettext as _

from lessons.engine.calls import Bid
from lessons.engine.seats import EAST, WEST, Seat
from lessons.wording.sentence import Sentence, joined, sentence


def may_bid(seat: Seat, bid: Bid) -> Sentence:
    # Translators: the heading of the home page. %(seat)s is a seat in the nominative, %(bid)s a bid such as 2♦.
    return sentence(_("May %(seat)s bid %(bid)s?"), seat=seat, bid=bid)


def situation(seat: Seat, opening: Bid, bidder: Seat, last: Bid) -> Sentence:
    """How the auction came to the question: `seat` opened, `bidder` made the last bid."""
    # Translators: %(seat)s is a seat in the nominative, %(opening)s a bid such as 1♦.
    opened = _("%(seat)s opened %(opening)s and would like to bid the suit again.")
    # Translators: %(seat)s is a seat in the nominative, %(last)s a bid such as 2♥.
    answered = _("%(seat)s has just bid %(last)s.")
    return joined(sentence(opened, seat=seat, opening=opening), sentence(answered, seat=bidder, last=last))


def right() -> Sentence:
    """The nod to the right answer, that the call is not legal."""
    return sentence(_("Right, it is not legal"))


def your_tasks() -> Sentence:
    return sentence(_("Your tasks"))


def your_classes() -> Sentence:
    return sentence(_("Your classes"))


def make_a_class() -> Sentence:
    return sentence(_("Make a class"))


def _double_partner() -> Sentence:
    return sentence(_("May a player double partner’s bid?"))


def _double_after_passes() -> Sentence:
    # Translators: %(seat)s is a seat in the nominative.
    return sentence(_("Two passes later, may %(seat)s still double?"), seat=WEST)


def _who_declares() -> Sentence:
    # Translators: %(seat)s is a seat in the nominative.
    return sentence(_("%(seat)s made the last bid. Who declares?"), seat=EAST)


QUESTIONS: dict[str, Callable[[], Sentence]] = {
    "double-partner": _double_partner,
    "double-after-passes": _double_after_passes,
    "who-declares": _who_declares,
}
