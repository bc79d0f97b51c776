"""Why a call is illegal, the Law it breaks, and what would be legal."""

from collections.abc import Iterable, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from lessons.engine import objections as kinds
from lessons.engine.calls import Bid, Call
from lessons.engine.objections import Objection
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import IN_DENOMINATION, RANKS_ABOVE


def title(call: Call) -> Sentence:
    """The verdict in a line: 2♦ is not legal here."""
    # Translators: %(call)s is a symbol: 2♦, X, XX, or the word for a pass.
    return sentence(_("%(call)s is not legal here"), call=call)


def objections(reasons: Iterable[Objection]) -> Sentence:
    """All the reasons, one after another."""
    return joined(*map(objection, reasons))


def explanation(reasons: Sequence[Objection]) -> Sentence:
    """All the reasons, and the Laws they rest on, each Law once."""
    laws = dict.fromkeys(reason.law for reason in reasons)
    return joined(objections(reasons), *map(_citation, laws))


def objection(reason: Objection) -> Sentence:
    """One reason, in one or two sentences. For a bid it ends with what would be legal."""
    match reason:
        case kinds.InsufficientBid():
            return _insufficient(reason)
        case kinds.AuctionOver(passed_out=True):
            text = _("The auction is already over, since all four players passed: no further call can be made.")
            return sentence(text)
        case kinds.AuctionOver():
            text = _("The auction is already over after three passes in a row: no further call can be made.")
            return sentence(text)
        case kinds.DoubleNoBid() | kinds.DoubleOwnSide() | kinds.DoubleAlreadyDoubled():
            return _double(reason)
        case kinds.DoubleAlreadyRedoubled(bid=bid, by=by):
            # Translators: %(seat)s is a seat in the nominative, masculine in Portuguese and Russian.
            text = _("%(last)s has already been redoubled by %(seat)s, so it cannot be doubled again.")
            return sentence(text, last=bid, seat=by)
    return _redouble(reason)


def _double(reason: Objection) -> Sentence:
    match reason:
        case kinds.DoubleOwnSide(bid=bid, by=by):
            text = _("You may double only a bid made by an opponent; %(last)s was bid by your own side (%(seat)s).")
            return sentence(text, last=bid, seat=by)
        case kinds.DoubleAlreadyDoubled(bid=bid, by=by):
            text = _("%(last)s has already been doubled by %(seat)s, so it cannot be doubled again.")
            return sentence(text, last=bid, seat=by)
    return sentence(_("There is nothing to double: no one has bid yet."))


def _redouble(reason: Objection) -> Sentence:
    match reason:
        case kinds.RedoubleNoBid():
            return sentence(_("There is nothing to redouble: no one has bid yet."))
        case kinds.RedoubleNotDoubled(bid=bid):
            return sentence(_("There is nothing to redouble: %(last)s has not been doubled."), last=bid)
        case kinds.RedoubleOwnSide(bid=bid, by=by):
            text = _(
                "You may redouble only a double made by an opponent;"
                " %(last)s was doubled by your own side (%(seat)s)."
            )
            return sentence(text, last=bid, seat=by)
        case kinds.RedoubleAlreadyRedoubled(bid=bid, by=by):
            text = _("%(last)s has already been redoubled by %(seat)s, so it cannot be redoubled again.")
            return sentence(text, last=bid, seat=by)
    raise LookupError(f"no words for {reason.code}")


def _insufficient(reason: kinds.InsufficientBid) -> Sentence:
    minimum, own = reason.minimum, reason.minimum_in_denomination
    if minimum is None:
        return sentence(_("No bid is higher than %(last)s: you can no longer bid."), last=reason.last_bid)
    return joined(_too_low(reason.bid, reason.last_bid), _lowest(minimum, own))


def _too_low(bid: Bid, last: Bid) -> Sentence:
    if bid == last:
        return sentence(_("%(bid)s has already been bid. A bid must be higher than the last bid."), bid=bid)
    if bid.level < last.level:
        if bid.denomination > last.denomination:
            # Translators: such as 1♠ over 2♣: the denomination is higher, but that decides only at equal levels.
            text = _(
                "%(bid)s is too low over %(last)s: the level counts first, and level %(level)d is below level"
                " %(last_level)d."
            )
        else:
            text = _("%(bid)s is too low over %(last)s: level %(level)d is below level %(last_level)d.")
        return sentence(text, bid=bid, last=last, level=bid.level, last_level=last.level)
    # Translators: %(ranking)s is a clause such as “hearts rank above clubs” or “no trump ranks above every suit”.
    text = _("%(bid)s is not enough over %(last)s: at the same level %(ranking)s.")
    ranking = RANKS_ABOVE[last.denomination, bid.denomination]
    return sentence(text, bid=bid, last=last, ranking=ranking)


def _lowest(minimum: Bid, own: Bid | None) -> Sentence:
    if own is None or own == minimum:
        # Translators: %(minimum)s is a bid such as 2♠: the lowest that would be legal.
        return sentence(_("The lowest bid is %(minimum)s."), minimum=minimum)
    # Translators: %(minimum)s and %(own)s are bids such as 2♠ and 3♣; %(in_suit)s is “in clubs”, “in no trump” and
    # so on.
    text = _("The lowest bid is %(minimum)s; %(in_suit)s you need %(own)s.")
    return sentence(text, minimum=minimum, in_suit=IN_DENOMINATION[own.denomination], own=own)


# Translators: numbers and titles of Laws, as they stand in the Laws of Duplicate Bridge.
LAWS: dict[str, Promise] = {
    "17E": pgettext_lazy("law", "17E, end of the auction"),
    "18D": pgettext_lazy("law", "18D, insufficient bid"),
    "19A1": pgettext_lazy("law", "19A1, legal double"),
    "19B1": pgettext_lazy("law", "19B1, legal redouble"),
}


def law_of(reason: Objection) -> Sentence:
    """The Law a reason rests on, by number and title."""
    return sentence(str(LAWS[reason.law]))


def _citation(law: str) -> Sentence:
    """A Law by its number, as a sentence of its own."""
    # Translators: %(law)s is the number of a Law, such as 18D.
    return sentence(_("Law %(law)s."), law=law)


def at_the_table(reason: Objection) -> Sentence:
    """What becomes of such a call at a real table, where nothing stops it from being made."""
    match reason:
        case kinds.InsufficientBid():
            return sentence(
                _("At the table, call the Director: your left-hand opponent may accept the bid (Law 27A).")
            )
        case kinds.AuctionOver():
            return sentence(_("At the table, call the Director: a call after the final pass is cancelled (Law 39)."))
        case kinds.DoubleNoBid() | kinds.DoubleOwnSide():
            return sentence(_("At the table, call the Director: such a double is cancelled (Law 36)."))
        case kinds.DoubleAlreadyDoubled() | kinds.DoubleAlreadyRedoubled():
            return sentence(_("At the table, call the Director: such a double is cancelled (Law 36)."))
        case kinds.RedoubleNoBid() | kinds.RedoubleNotDoubled():
            return sentence(_("At the table, call the Director: such a redouble is cancelled (Law 36)."))
        case kinds.RedoubleOwnSide() | kinds.RedoubleAlreadyRedoubled():
            return sentence(_("At the table, call the Director: such a redouble is cancelled (Law 36)."))
    raise LookupError(reason.code)
