"""What a wrong judgement of a call shows."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.auction.words.objections import objection
from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, REDOUBLE, Bid
from lessons.engine.objections import OBJECTIONS
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import RANKS_ABOVE

Data = Mapping[str, Any]


# Calls that were held legal, and are not


def _objection(data: Data) -> Sentence:
    return objection(data["objection"])


def _pass_resets(data: Data) -> Sentence:
    return joined(_("Passes clear nothing: the last bid still stands."), objection(data["objection"]))


# Calls that were held illegal, and are legal


def _lower_suit_gone(data: Data) -> Sentence:
    text = _("%(bid)s is legal over %(last)s: a higher level beats any denomination at a lower level.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _step_by_step(data: Data) -> Sentence:
    text = _("%(bid)s is legal: levels may be skipped as long as the bid is higher than %(last)s.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _double_lifts(data: Data) -> Sentence:
    text = _("%(bid)s is legal: a double or redouble names no tricks, so the bid to beat is still %(last)s.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _double_late(data: Data) -> Sentence:
    text = _("The double is legal: the passes since %(last)s do not take it away.")
    return sentence(text, last=data["auction"].last_bid)


def _redouble_bidder(data: Data) -> Sentence:
    return sentence(_("The redouble is legal: either player of the doubled side may redouble."))


def _pass_final(data: Data) -> Sentence:
    return joined(_("A player who has passed may call again at a later turn."), _legal_after_all(data))


def _legal_after_all(data: Data) -> Sentence:
    """What makes this call legal here, whatever was thought to speak against it."""
    auction, call = data["auction"], data["call"]
    if isinstance(call, Bid):
        return _high_enough(call, auction.last_bid)
    if call == DOUBLE:
        return _double_legal(auction)
    if call == REDOUBLE:
        return _redouble_legal(auction)
    return sentence(_("A pass is legal at every turn."))


def _high_enough(bid: Bid, last: Bid | None) -> Sentence:
    if last is None:
        return sentence(_("%(bid)s is legal: nobody has bid yet, so any bid is high enough."), bid=bid)
    if bid.level > last.level:
        text = _("%(bid)s is legal: it is at a higher level than %(last)s.")
        return sentence(text, bid=bid, last=last)
    # Translators: %(ranking)s is a clause such as “hearts rank above clubs” or “no trump ranks above every suit”.
    text = _("%(bid)s is legal: the level is the same as in %(last)s, and %(ranking)s.")
    return sentence(text, bid=bid, last=last, ranking=RANKS_ABOVE[bid.denomination, last.denomination])


def _double_legal(auction: Auction) -> Sentence:
    text = _("The double is legal: an opponent made the last bid, %(bid)s, and no call but pass has followed it.")
    return sentence(text, bid=auction.last_bid)


def _redouble_legal(auction: Auction) -> Sentence:
    text = _("The redouble is legal: an opponent doubled %(bid)s, and no call but pass has followed.")
    return sentence(text, bid=auction.last_bid)


def _double_sticks(data: Data) -> Sentence:
    if "objection" in data:
        return joined(_("A new bid wipes out the double before it."), objection(data["objection"]))
    if "call" in data:
        text = _("The double is legal: %(last)s is a new bid, and the double before it is wiped out.")
        return sentence(text, last=data["auction"].last_bid)
    auction, contract = data["auction"], data["contract"]
    if DOUBLE in auction.calls:
        text = _("The bid %(bid)s came after the double and wiped it out: the contract is undoubled.")
    else:
        text = _("Nobody doubled %(bid)s: the contract is undoubled.")
    return sentence(text, bid=contract.bid)


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    **dict.fromkeys(OBJECTIONS, _objection),
    "rank-order": _objection,
    "equal-or-own": _objection,
    "double-own": _objection,
    "double-twice": _objection,
    "pass-resets": _pass_resets,
    "level-only": _legal_after_all,
    "lower-suit-gone": _lower_suit_gone,
    "step-by-step": _step_by_step,
    "double-lifts": _double_lifts,
    "double-late": _double_late,
    "redouble-bidder": _redouble_bidder,
    "pass-final": _pass_final,
    "legal-after-all": _legal_after_all,
    "double-sticks": _double_sticks,
}
