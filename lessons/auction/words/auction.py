"""An auction as a whole: where it stands, what is legal now, the words around its table."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from lessons.auction.words import contract as contract_words
from lessons.auction.words import objections as objection_words
from lessons.engine.auction import Auction, Status
from lessons.engine.calls import DOUBLE, REDOUBLE, Call
from lessons.engine.contract import Contract
from lessons.engine.declaring import Reason, why_declarer
from lessons.engine.doubling import LegalSummary, WouldDouble, WouldRedouble
from lessons.engine.objections import Objection
from lessons.engine.seats import Seat, Vulnerability
from lessons.wording import symbols
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.sentence_cache import cached_sentence

# Where it stands


def state(auction: Auction) -> Sentence:
    """What the state of the auction means: whose turn it is, what is wrong, or how it ended."""
    match auction.status:
        case Status.ILLEGAL:
            return _illegal(auction)
        case Status.COMPLETE:
            return result(auction)
        case Status.PASSED_OUT:
            return contract_words.passed_out()
    return turn(auction)


def turn(auction: Auction) -> Sentence:
    """Whose turn it is; in an auction that is over, that it is."""
    if auction.turn is None:
        return sentence(_("The auction is over."))
    if not auction.calls:
        return sentence(_("The dealer makes the first call. The dealer here is %(seat)s."), seat=auction.dealer)
    # Translators: %(seat)s is a seat in the nominative.
    return sentence(_("It is now %(seat)s to call."), seat=auction.turn)


def result(auction: Auction) -> Sentence:
    """The contract, why this player declares it, the lead; or that the deal was passed out."""
    contract = auction.contract
    if contract is None:
        return contract_words.passed_out()
    return _result(contract, tuple(why_declarer(auction)))


@cached_sentence
def _result(contract: Contract, reasons: tuple[Reason, ...]) -> Sentence:
    return joined(
        contract_words.contract_summary(contract),
        contract_words.why_declarer(reasons),
        contract_words.lead_and_dummy(contract),
    )


def _illegal(auction: Auction) -> Sentence:
    place = auction.illegal_at
    if place is None:
        raise ValueError("every call is legal")
    if auction.is_over:
        return joined(call_after_end(auction), result(auction))
    # Translators: %(call)s is a symbol (2♦, X); %(seat)s is who made it, nominative.
    text = _("The call %(call)s (%(seat)s) is not legal.")
    return joined(
        sentence(text, call=auction.calls[place], seat=auction.seat_at(place)),
        objection_words.explanation(auction.illegal_call_objections),
    )


def call_after_end(auction: Auction) -> Sentence:
    """That the first illegal call came after the end of the auction."""
    place = auction.illegal_at
    if place is None or not auction.is_over:
        raise ValueError("no call was made after the end")
    text = _("The call %(call)s (%(seat)s) came after the end of the auction and does not count.")
    return sentence(text, call=auction.calls[place], seat=auction.seat_at(place))


# What may be called now


def legal_now(legal: LegalSummary) -> Sentence:
    """The legal calls in short, without a full stop: Pass, X, and every bid from 2♠ up."""
    if legal.is_over:
        return sentence(_("Nothing: the auction is over"))
    if legal.double:
        return _with_double(legal)
    if legal.redouble:
        return _with_redouble(legal)
    if legal.lowest_bid is None:
        return sentence(_("Only a pass"))
    if legal.any_bid:
        return sentence(_("Pass and every bid"))
    if legal.only_bid:
        return sentence(_("Pass and %(bid)s"), bid=legal.lowest_bid)
    return sentence(_("Pass and every bid from %(bid)s up"), bid=legal.lowest_bid)


def _with_double(legal: LegalSummary) -> Sentence:
    if legal.lowest_bid is None:
        return sentence(_("Pass and %(double)s"), double=DOUBLE)
    # Translators: %(double)s is X, %(bid)s a bid such as 2♠.
    text = (
        _("Pass, %(double)s and %(bid)s") if legal.only_bid else _("Pass, %(double)s, and every bid from %(bid)s up")
    )
    return sentence(text, double=DOUBLE, bid=legal.lowest_bid)


def _with_redouble(legal: LegalSummary) -> Sentence:
    if legal.lowest_bid is None:
        return sentence(_("Pass and %(redouble)s"), redouble=REDOUBLE)
    # Translators: %(redouble)s is XX, %(bid)s a bid such as 2♠.
    text = (
        _("Pass, %(redouble)s and %(bid)s")
        if legal.only_bid
        else _("Pass, %(redouble)s, and every bid from %(bid)s up")
    )
    return sentence(text, redouble=REDOUBLE, bid=legal.lowest_bid)


def doubling(fact: WouldDouble | WouldRedouble | tuple[Objection, ...]) -> Sentence:
    """What X or XX would do now, or why it may not be made."""
    match fact:
        case WouldDouble(bid=bid, bidder=seat):
            # Translators: %(double)s is X, %(bid)s a bid such as 2♠, %(seat)s who made it, nominative.
            return sentence(_("%(double)s doubles %(bid)s, bid by %(seat)s."), double=DOUBLE, bid=bid, seat=seat)
        case WouldRedouble(bid=bid, doubler=seat):
            # Translators: %(redouble)s is XX, %(bid)s a bid such as 2♠, %(seat)s who doubled it, nominative.
            text = _("%(redouble)s redoubles %(bid)s, doubled by %(seat)s.")
            return sentence(text, redouble=REDOUBLE, bid=bid, seat=seat)
    return objection_words.objections(fact)


def accessible_name(call: Call, *, legal: bool) -> str:
    """What a screen reader says for a call's button in the bidding box."""
    name = symbols.spoken(call)
    # Translators: %(call)s is a call read aloud, nominative: "two diamonds, not legal now".
    return name if legal else pgettext("spoken call", "%(call)s, not legal now") % {"call": name}


# Around the table


def dealer_and_vulnerability(dealer: Seat, vulnerability: Vulnerability) -> Sentence:
    """The caption of an auction table."""
    match vulnerability:
        case Vulnerability.NONE:
            text = _("Dealer %(seat)s. Nobody is vulnerable.")
        case Vulnerability.NS:
            text = _("Dealer %(seat)s. North–South are vulnerable.")
        case Vulnerability.EW:
            text = _("Dealer %(seat)s. East–West are vulnerable.")
        case Vulnerability.BOTH:
            text = _("Dealer %(seat)s. Both sides are vulnerable.")
    return sentence(text, seat=dealer)


# Translators: who is vulnerable, as choices in a list.
VULNERABILITIES: dict[Vulnerability, Promise] = {
    Vulnerability.NONE: pgettext_lazy("vulnerability", "nobody"),
    Vulnerability.NS: pgettext_lazy("vulnerability", "North–South"),
    Vulnerability.EW: pgettext_lazy("vulnerability", "East–West"),
    Vulnerability.BOTH: pgettext_lazy("vulnerability", "both sides"),
}

# Translators: small words under the name of a seat at the head of an auction table.
VULNERABLE = pgettext_lazy("seat", "vulnerable")
NOT_VULNERABLE = pgettext_lazy("seat", "not vulnerable")
TO_CALL = pgettext_lazy("seat", "to call")
DEALER = pgettext_lazy("seat", "dealer")
# Translators: small words under a call in an auction table.
NOT_LEGAL = pgettext_lazy("call in a table", "not legal")
NOT_JUDGED = pgettext_lazy("call in a table", "not judged")
