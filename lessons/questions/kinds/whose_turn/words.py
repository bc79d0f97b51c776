"""What is said about whose turn it is."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext, pgettext_lazy

from lessons.auction.words import auction as auction_words
from lessons.engine.auction import Auction
from lessons.engine.calls import PASS
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.whose_turn.spec import KIND, OVER, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords
from lessons.wording.sentence import Sentence, sentence

OVER_LABEL = gettext_lazy("The auction is over")


def _turn(data: Mapping[str, Any]) -> Sentence:
    auction: Auction = data["auction"]
    if not auction.calls:
        return sentence(_("The dealer makes the first call. The dealer here is %(seat)s."), seat=auction.dealer)
    # Translators: both are seats in the nominative.
    text = _("The turn goes clockwise, and a pass counts as a turn: %(last)s called last, so %(next)s is next.")
    return sentence(text, last=auction.seat_at(len(auction) - 1), next=auction.turn)


def _count_passes(data: Mapping[str, Any]) -> Sentence:
    auction: Auction = data["auction"]
    if auction.is_over:
        return auction_words.result(auction)
    if len(auction) == 3 and auction.last_bid is None:
        text = _("Three passes at the start do not end the auction: the fourth player, %(seat)s, may still bid.")
        return sentence(text, seat=auction.turn)
    passes = next((n for n, call in enumerate(reversed(auction.calls)) if call != PASS), len(auction))
    if auction.last_bid is None:
        text = _("It is not over: only four passes at the start end an auction without a bid. %(seat)s calls next.")
        return sentence(text, seat=auction.turn)
    if passes == 0:
        text = _("It is not over: three passes must follow the last bid, double or redouble. %(seat)s calls next.")
        return sentence(text, seat=auction.turn)
    text = ngettext(
        "It is not over: only %(n)d pass has followed the last bid, double or redouble, and it takes three."
        " %(seat)s calls next.",
        "It is not over: only %(n)d passes have followed the last bid, double or redouble, and it takes three."
        " %(seat)s calls next.",
        passes,
    )
    return sentence(text, n=passes, seat=auction.turn)


FINDINGS: dict[str, FindingSentence] = {
    "turn": _turn,
    "count-passes": _count_passes,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "turn": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that it is another player’s turn",
            "%(n)d of %(all)d think that it is another player’s turn",
            n,
        ),
        nothing,
    ),
    "count-passes": (
        lambda n: ngettext(
            "%(n)d of %(all)d miscounts the passes that end an auction",
            "%(n)d of %(all)d miscount the passes that end an auction",
            n,
        ),
        nothing,
    ),
}


class WhoseTurnWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Whose turn is it?")
    about = gettext_lazy("Say who is to call, or that the auction is over.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS

    def task(self, spec: Spec) -> Sentence:
        return sentence(_("Whose turn is it to call, or is the auction over?"))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        if answer.seat is None:
            return sentence(_("The auction is over."))
        # Translators: the seat stands in the nominative.
        return sentence(_("To call: %(seat)s."), seat=answer.seat)

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        value = form["turn"][0]
        # Translators: that the auction is over
        return sentence(pgettext("short answer", "over")) if value == OVER else sentence("%(seat)s", seat=Seat(value))


WORDS = WhoseTurnWords(KIND)
