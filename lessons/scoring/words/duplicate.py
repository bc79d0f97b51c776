"""The words of the duplicate scores' page: whose points they are, the result explained, what a link may not hold."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from lessons.engine.calls import Bid
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.lines import ScoreLine, totals
from lessons.engine.seats import Side
from lessons.scoring.words.deals import result
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence, contract, sentence
from lessons.wording.symbols import spoken_contract

# Translators: the two sides of one deal, where it does not matter where they sit: subjects of sentences.
_DECLARERS, _DEFENDERS = pgettext_lazy("score", "Declarer’s side"), pgettext_lazy("score", "The defenders")
# Translators: the same two sides as those who get points, in “100 for the defenders”: %(side)s in the sentences
# with “for”.
_TO_DECLARER, _TO_DEFENDERS = pgettext_lazy("score", "declarer’s side"), pgettext_lazy("score", "the defenders")

# Declarer plays for North–South where nothing depends on the seat.
_SIDES = {Side.NS: _DECLARERS, Side.EW: _DEFENDERS}
NAMES = Names(_SIDES, {Side.NS: _TO_DECLARER, Side.EW: _TO_DEFENDERS}, _SIDES)


def points(score: int) -> str:
    """A score as it is printed: 420, −50, 0.

    >>> points(420), points(-50)
    ('420', '−50')
    """
    return f"−{-score}" if score < 0 else str(score)


def heading(deal: PlayedDeal, vulnerable: bool) -> Sentence:
    """The deal explained."""
    text = (
        # Translators: %(result)s is such as "9 tricks, down 1".
        _("%(contract)s, vulnerable: %(result)s") if vulnerable else _("%(contract)s, not vulnerable: %(result)s")
    )
    return sentence(text, contract=contract(deal.bid, deal.risk), result=result(deal))


def spoken_cell(deal: PlayedDeal, vulnerable: bool, score: int) -> str:
    """A number of the table for screen readers, with all that its row and column say."""
    text = (
        # Translators: names a link for screen readers. %(points)s is a number, %(contract)s such as "four spades
        # doubled", %(result)s such as "9 tricks, down 1".
        pgettext("spoken score", "%(points)s: %(contract)s, vulnerable, %(result)s")
        if vulnerable
        else pgettext("spoken score", "%(points)s: %(contract)s, not vulnerable, %(result)s")
    )
    values = {"contract": spoken_contract(deal.bid, deal.risk), "result": result(deal), "points": points(score)}
    return text % values


def total(lines: tuple[ScoreLine, ...]) -> Sentence:
    """For whom the sum of the lines is; it stands beside the sum."""
    if totals(lines).ns:
        return sentence(pgettext("score", "for declarer’s side"))
    return sentence(pgettext("score", "for the defenders"))


# What a link may not hold


def not_a_contract(text: str, shown: Bid) -> Sentence:
    # Translators: 4S, 4SX and 4SXX stand in addresses of pages; they are not translated.
    template = _("“%(text)s” is not a contract, so %(bid)s is shown. In a link it looks like 4S, 4SX or 4SXX.")
    return sentence(template, text=text, bid=shown)


def tricks_not_read(text: str) -> Sentence:
    template = _("“%(text)s” is not a number of tricks, so the contract is shown as just made.")
    return sentence(template, text=text)
