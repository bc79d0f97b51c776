"""What a wrong judgement of a call or a turn shows."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.auction.words import auction as auction_words
from lessons.auction.words.objections import objection, objections
from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, REDOUBLE, Bid
from lessons.engine.objections import OBJECTIONS
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import RANKS_ABOVE

Data = Mapping[str, Any]


# Calls that were held legal, and are not


def _objection(data: Data) -> Sentence:
    return objection(data["objection"])


def _pass_resets(data: Data) -> Sentence:
    return joined(_("Passes clear nothing: the last bid still stands."), objection(data["objection"]))


def _wrong_reason(data: Data) -> Sentence:
    return joined(_("It is not legal, but for another reason."), objections(data["objections"]))


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


# Whose turn, and is it over?


def _turn(data: Data) -> Sentence:
    auction: Auction = data["auction"]
    if not auction.calls:
        return sentence(_("The dealer makes the first call. The dealer here is %(seat)s."), seat=auction.dealer)
    # Translators: both are seats in the nominative.
    text = _("The turn goes clockwise, and a pass counts as a turn: %(last)s called last, so %(next)s is next.")
    return sentence(text, last=auction.seat_at(len(auction) - 1), next=auction.turn)


def _count_passes(data: Data) -> Sentence:
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


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    **dict.fromkeys(OBJECTIONS, _objection),
    "rank-order": _objection,
    "equal-or-own": _objection,
    "double-own": _objection,
    "double-twice": _objection,
    "pass-resets": _pass_resets,
    "wrong-reason": _wrong_reason,
    "level-only": _legal_after_all,
    "lower-suit-gone": _lower_suit_gone,
    "step-by-step": _step_by_step,
    "double-lifts": _double_lifts,
    "double-late": _double_late,
    "redouble-bidder": _redouble_bidder,
    "pass-final": _pass_final,
    "legal-after-all": _legal_after_all,
    "turn": _turn,
    "count-passes": _count_passes,
}
