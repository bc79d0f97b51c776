"""A deal in a few words: the contract, who played it, how it went."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine.scoring.deal import Deal, PassedOutDeal, PlayedDeal
from lessons.engine.seats import Seat
from lessons.scoring.words.names import COMPASS, Names
from lessons.wording.sentence import Sentence, contract, sentence


def result_mark(deal: PlayedDeal) -> str:
    """The result as it is written: =, +1, −2."""
    if deal.result == 0:
        return "="
    return f"+{deal.result}" if deal.result > 0 else f"−{-deal.result}"


def result(deal: PlayedDeal) -> Sentence:
    """Tricks won and what that means, shown before a deal is saved: "9 tricks, down 1"."""
    n, over = deal.tricks, deal.result
    if over < 0:
        text = ngettext("%(n)d trick, down %(short)d", "%(n)d tricks, down %(short)d", n)
        return sentence(text, n=n, short=-over)
    if over == 0:
        return sentence(ngettext("%(n)d trick, just made", "%(n)d tricks, just made", n), n=n)
    text = ngettext("%(n)d trick, made with %(over)d over", "%(n)d tricks, made with %(over)d over", n)
    return sentence(text, n=n, over=over)


def headline(deal: Deal, names: Names = COMPASS) -> Sentence:
    """A deal in one line, without a full stop: 4♠X by South, −2."""
    if isinstance(deal, PassedOutDeal):
        return sentence(_("Passed out"))
    by = deal.declarer if isinstance(deal.declarer, Seat) else names.by(deal.declarer)
    # Translators: %(declarer)s is a seat, a side, "us" or "them"; %(result)s is =, +1, −2 and so on.
    text = _("%(contract)s by %(declarer)s, %(result)s")
    return sentence(text, contract=contract(deal.bid, deal.risk), declarer=by, result=result_mark(deal))


def story(deal: Deal, names: Names = COMPASS) -> Sentence:
    """A deal in short, with the tricks in words: 4♠X by South: 8 tricks, down 2."""
    if isinstance(deal, PassedOutDeal):
        return sentence(_("All four players passed: the deal is passed out and not played."))
    by = deal.declarer if isinstance(deal.declarer, Seat) else names.by(deal.declarer)
    # Translators: %(result)s is such as "9 tricks, down 1".
    text = _("%(contract)s by %(declarer)s: %(result)s.")
    return sentence(text, contract=contract(deal.bid, deal.risk), declarer=by, result=result(deal))
