"""The short nod after a legal call: what it changed."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine import effects as kinds
from lessons.engine.effects import Effect
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import RANKS_ABOVE


def effects(changes: Iterable[Effect]) -> Sentence:
    """Everything that a call changed, one sentence after another."""
    return joined(*map(effect, changes))


def nod(changes: Iterable[Effect]) -> Sentence:
    """What to say at once: the main change, and whether it made a double void."""
    return effects(
        change
        for place, change in enumerate(changes)
        if place == 0 or isinstance(change, kinds.DoubleCancelled | kinds.RedoubleCancelled)
    )


def effect(change: Effect) -> Sentence:
    """One change, in one sentence of a few words."""
    match change:
        case kinds.Doubled(by=by):
            # Translators: %(seat)s is a seat in the nominative: the next to call, an opponent of the doubler.
            return sentence(_("Doubled. %(seat)s may redouble."), seat=by.left)
        case kinds.Redoubled(bid=bid):
            return sentence(_("Redoubled. %(bid)s cannot be doubled again."), bid=bid)
        case kinds.Opened(bid=bid, by=by):
            return sentence(_("%(seat)s opens the bidding with %(bid)s."), seat=by, bid=bid)
        case kinds.DoubleCancelled(bid=bid):
            return sentence(_("The new bid, %(bid)s, cancels the double."), bid=bid)
        case kinds.RedoubleCancelled(bid=bid):
            return sentence(_("The new bid, %(bid)s, cancels the double and the redouble."), bid=bid)
        case kinds.Jumped(lowest=lowest):
            # Translators: a jump is a bid at a higher level than necessary; %(lowest)s is a bid such as 2♠.
            return sentence(_("It is a jump: %(lowest)s would have been enough."), lowest=lowest)
        case kinds.BidOverPartner(last_bid=last):
            return sentence(_("%(last)s was partner’s bid: you may bid over that too."), last=last)
        case kinds.HigherLevel() | kinds.HigherDenomination():
            return _higher(change)
    return _pass(change)


def _higher(change: kinds.HigherLevel | kinds.HigherDenomination) -> Sentence:
    bid, last = change.bid, change.last_bid
    if isinstance(change, kinds.HigherLevel):
        if bid.denomination >= last.denomination:
            return sentence(_("%(bid)s is higher than %(last)s: the level is higher."), bid=bid, last=last)
        # Translators: such as 2♣ over 1♠: the denomination is lower, but that decides only at equal levels.
        text = _("%(bid)s is higher than %(last)s: a higher level beats any denomination.")
        return sentence(text, bid=bid, last=last)
    # Translators: %(ranking)s is a clause such as “hearts rank above clubs” or “no trump ranks above every suit”.
    text = _("%(bid)s is higher than %(last)s: %(ranking)s.")
    return sentence(text, bid=bid, last=last, ranking=RANKS_ABOVE[bid.denomination, last.denomination])


def _pass(change: Effect) -> Sentence:
    match change:
        case kinds.PassedBeforeBid(more=more):
            text = ngettext(
                # Translators: a player passed before any bid.
                "%(n)d more pass and the deal is passed out.",
                "%(n)d more passes in a row and the deal is passed out.",
                more,
            )
            return sentence(text, n=more)
        case kinds.ThreeOpeningPasses(next=seat):
            text = _("Three passes at the start do not end the auction: the fourth player, %(seat)s, may still bid.")
            return sentence(text, seat=seat)
        case kinds.PassedAfterBid(more=more):
            text = ngettext(
                # Translators: a player passed after a bid, double or redouble.
                "%(n)d more pass ends the auction.",
                "%(n)d more passes in a row end the auction.",
                more,
            )
            return sentence(text, n=more)
        case kinds.AuctionClosed():
            return sentence(_("The auction is over: three passes in a row after a bid, double or redouble."))
        case kinds.PassedOut():
            return sentence(_("All four players passed: the deal is passed out and not played."))
    raise LookupError(f"no words for {change.code}")
