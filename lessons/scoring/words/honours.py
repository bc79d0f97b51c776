"""Honours: who held them, and what they are worth."""

from django.utils.translation import gettext as _

from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.honours import Holding
from lessons.engine.scoring.lines import HonourPoints
from lessons.scoring.words.names import Names
from lessons.scoring.words.sums import worked
from lessons.wording.sentence import Sentence, joined, sentence


def honours(line: HonourPoints, names: Names) -> Sentence:
    """The holding and its points; in the codes before 1926 with the sum by tricks."""
    to = names.to(line.side)
    if line.game is Game.CONTRACT:
        return sentence(_one_hand(line.holding), seat=line.seat, bonus=line.points, side=to)
    text = _held(line.holding)
    whole = sentence(text, seat=line.seat, bonus=line.points, side=to)
    if line.sum.parts[0].number == 1:
        return whole
    # Translators: %(sum)s is a sum such as "4 × 8 = 32".
    by_tricks = sentence(_("Before 1926 honours were counted in trick values: %(sum)s."), sum=worked(line.sum))
    return joined(whole, by_tricks)


def _one_hand(holding: Holding) -> str:
    """Contract bridge pays one hand, whoever has it."""
    match holding:
        case Holding.FOUR_IN_ONE_HAND:
            # Translators: %(seat)s held the cards, %(side)s gets the points. So in all sentences on honours.
            return _(
                "Four trump honours in one hand (%(seat)s): %(bonus)d above the line for %(side)s,"
                " whoever is declarer."
            )
        case Holding.FIVE_IN_ONE_HAND:
            return _(
                "All five trump honours in one hand (%(seat)s): %(bonus)d above the line for %(side)s,"
                " whoever is declarer."
            )
    return _(
        "At no trump all four aces in one hand (%(seat)s): %(bonus)d above the line for %(side)s,"
        " whoever is declarer."
    )


def _held(holding: Holding) -> str:
    """Auction bridge pays the side that has most of them."""
    match holding:
        case Holding.THREE:
            return _("Three of the five trump honours, the majority: %(bonus)d above the line for %(side)s.")
        case Holding.FOUR_DIVIDED:
            return _("Four trump honours in two hands: %(bonus)d above the line for %(side)s.")
        case Holding.FOUR_IN_ONE_HAND:
            return _("Four trump honours in one hand (%(seat)s): %(bonus)d above the line for %(side)s.")
        case Holding.FIVE_DIVIDED:
            return _("All five trump honours in two hands: %(bonus)d above the line for %(side)s.")
        case Holding.FOUR_AND_ONE:
            return _(
                "Four trump honours in one hand (%(seat)s) and the fifth with partner:"
                " %(bonus)d above the line for %(side)s."
            )
        case Holding.FIVE_IN_ONE_HAND:
            return _("All five trump honours in one hand (%(seat)s): %(bonus)d above the line for %(side)s.")
        case Holding.THREE_ACES:
            return _("At no trump three of the four aces: %(bonus)d above the line for %(side)s.")
        case Holding.FOUR_ACES_DIVIDED:
            return _("At no trump all four aces in two hands: %(bonus)d above the line for %(side)s.")
    return _("At no trump all four aces in one hand (%(seat)s): %(bonus)d above the line for %(side)s.")
