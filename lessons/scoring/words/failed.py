"""Contracts that failed: how many tricks short, what each costs."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine.contract import Risk
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Undertricks
from lessons.scoring.words.names import Names
from lessons.scoring.words.sums import worked
from lessons.wording.sentence import Sentence, joined, sentence


def undertricks(line: Undertricks, names: Names) -> Sentence:
    """How many tricks short, the price of each and the sum."""
    n = line.count
    if line.game is Game.DUPLICATE:
        text = ngettext(
            # Translators: %(side)s gets the points.
            "%(n)d trick short of the contract: %(total)d for %(side)s.",
            "%(n)d tricks short of the contract: %(total)d for %(side)s.",
            n,
        )
    else:
        text = ngettext(
            # Translators: %(side)s gets the points.
            "%(n)d trick short of the contract: %(total)d above the line for %(side)s.",
            "%(n)d tricks short of the contract: %(total)d above the line for %(side)s.",
            n,
        )
    whole = sentence(text, n=n, total=line.points, side=names.to(line.side))
    price = _auction_price(line) if line.game is Game.AUCTION else _price(line)
    if n == 1:
        return joined(whole, price)
    # Translators: %(sum)s is a sum such as "200 + 2 × 300 = 800".
    return joined(whole, price, sentence(_("That makes %(sum)s."), sum=worked(line.sum)))


def _auction_price(line: Undertricks) -> Sentence:
    match line.risk:
        case Risk.UNDOUBLED:
            text = _("In auction bridge each undertrick costs %(v)d. There is no vulnerability.")
        case Risk.DOUBLED:
            text = _("In auction bridge each undertrick costs %(v)d, doubled. There is no vulnerability.")
        case Risk.REDOUBLED:
            text = _("In auction bridge each undertrick costs %(v)d, redoubled. There is no vulnerability.")
    return sentence(text, v=line.sum.parts[0].value)


def _price(line: Undertricks) -> Sentence:
    values = line.prices
    if len(set(values)) == 1:
        text = (
            _("Vulnerable, each trick short costs %(v)d.")
            if line.vulnerable
            else _("Not vulnerable, each trick short costs %(v)d.")
        )
        return sentence(text, v=values[0])
    first, second, later = values
    if second == later:
        return sentence(_first_and_further(line), first=first, further=second)
    text = (
        _(
            "Doubled and not vulnerable, the first trick short costs %(first)d, the second and third %(second)d each"
            " and every later one %(later)d."
        )
        if line.risk is Risk.DOUBLED
        else _(
            "Redoubled and not vulnerable, the first trick short costs %(first)d, the second and third %(second)d"
            " each and every later one %(later)d."
        )
    )
    return sentence(text, first=first, second=second, later=later)


def _first_and_further(line: Undertricks) -> str:
    match line.risk, line.vulnerable:
        case Risk.DOUBLED, True:
            return _(
                "Doubled and vulnerable, the first trick short costs %(first)d and each further one %(further)d."
            )
        case Risk.DOUBLED, False:
            return _(
                "Doubled and not vulnerable, the first trick short costs %(first)d and each further one %(further)d."
            )
        case _risk, True:
            return _(
                "Redoubled and vulnerable, the first trick short costs %(first)d and each further one %(further)d."
            )
    return _("Redoubled and not vulnerable, the first trick short costs %(first)d and each further one %(further)d.")
