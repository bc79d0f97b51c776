"""The words on the controls of the auction table."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from lessons.auction.words.objections import law_of
from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, REDOUBLE, Call
from lessons.engine.objections import Objection
from lessons.engine.seats import Seat
from lessons.wording.sentence import Sentence, joined, sentence

# Translators: what is printed beside X and XX on the cards of a bidding box.
CARD_WORDS: dict[Call, Promise] = {
    DOUBLE: pgettext_lazy("button", "Double"),
    REDOUBLE: pgettext_lazy("button", "Redouble"),
}
# Translators: follows the name of a card and a comma, for screen readers: "Pass, not legal now".
NOT_LEGAL_NOW = pgettext_lazy("button", "not legal now")


def box_name(turn: Seat | None) -> Sentence:
    """The name of the bidding box, with the player to call."""
    if turn is None:
        return sentence(_("Bidding box. The auction is over."))
    # Translators: %(seat)s is a seat in the nominative.
    return sentence(_("Bidding box, %(seat)s to call"), seat=turn)


def start() -> Sentence:
    """What a newcomer can do."""
    return sentence(_("Press a card of the bidding box, or type the call. Every call is answered with its reason."))


def law(reason: Objection) -> Sentence:
    """The Law that a reason rests on, by number and title."""
    # Translators: %(title)s is such as "18D, insufficient bid".
    return sentence(_("Law %(title)s"), title=law_of(reason))


def undo(call: Call) -> Sentence:
    # Translators: a button that takes the last call back; %(call)s is a symbol, or the word for a pass.
    return sentence(_("Undo %(call)s"), call=call)


def cut_off(call: Call) -> Sentence:
    """Take the first illegal call away, with all that follows it."""
    # Translators: a button; %(call)s is the symbol of an illegal call.
    return sentence(_("Cut the auction off before %(call)s"), call=call)


def after_an_illegal_call(auction: Auction) -> Sentence:
    """What becomes of the rest of an auction that holds an illegal call, and how to go on."""
    place = auction.illegal_at
    if place is None:
        raise ValueError("every call is legal")
    sentences = [sentence(_("The calls after it are not judged."))] if len(auction) > place + 1 else []
    if not auction.is_over:
        # Translators: %(call)s is the symbol of an illegal call in the auction.
        text = _("A card from the box takes the place of %(call)s, and what follows is judged again.")
        sentences.append(sentence(text, call=auction.calls[place]))
    return joined(*sentences)
