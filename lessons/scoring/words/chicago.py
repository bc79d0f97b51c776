"""The words of Chicago: whose deal and vulnerability it is, how the round stands, where houses differ."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from lessons.engine.scoring.chicago import DEALS
from lessons.engine.scoring.deal import Deal
from lessons.engine.scoring.lines import PerSide
from lessons.engine.seats import Side
from lessons.scoring.words.deals import headline
from lessons.scoring.words.names import COMPASS
from lessons.wording.sentence import Sentence, joined, sentence


def vulnerability_rule(number: int) -> Sentence:
    """Why the vulnerability of a deal, from 1 to 4, is what it is."""
    if number == 1:
        return sentence(_("On the first deal nobody is vulnerable."))
    if number == DEALS:
        return sentence(_("On the fourth deal both sides are vulnerable."))
    return sentence(_("On the second and third deals the dealer’s side is vulnerable."))


def enter(number: int) -> Sentence:
    # Translators: heads the form in which a deal of Chicago is entered.
    return sentence(_("Enter deal %(n)d"), n=number)


def change(number: int) -> Sentence:
    return sentence(_("Change deal %(n)d"), n=number)


def asks_why(number: int, points: int) -> Sentence:
    # Translators: names a link for screen readers; %(points)d is what the link shows.
    return sentence(pgettext("spoken score", "%(points)d: why, deal %(n)d"), points=points, n=number)


def explained(number: int, deal: Deal) -> Sentence:
    # Translators: %(deal)s is a deal in short, such as 4♠X by South, −2.
    return sentence(_("Deal %(n)d: %(deal)s"), n=number, deal=headline(deal, COMPASS))


def total_for(side: Side) -> Sentence:
    # Translators: stands beside the sum of points; %(side)s is North–South or East–West.
    return sentence(pgettext("score", "for %(side)s"), side=side)


# How the round stands


def standing(total: PerSide, played: int) -> Sentence:
    """The totals after so many deals, and who has won after the last."""
    if not played:
        return sentence(_("No deal has been played yet."))
    if played < DEALS:
        text = ngettext(
            "After %(n)d deal: North–South %(ns)d, East–West %(ew)d.",
            "After %(n)d deals: North–South %(ns)d, East–West %(ew)d.",
            played,
        )
        return sentence(text, n=played, ns=total.ns, ew=total.ew)
    over = sentence(_("All four deals are played."))
    if total.ns == total.ew:
        text = _("The totals are equal, %(total)d each: nobody wins the round.")
        return joined(over, sentence(text, total=total.ns))
    winner = Side.NS if total.ns > total.ew else Side.EW
    high, low = max(total), min(total)
    text = _("%(side)s win the round, %(high)d to %(low)d: the difference is %(margin)d.")
    return joined(over, sentence(text, side=winner, high=high, low=low, margin=high - low))


# What is missing, and what a link may not hold


def contract_missing() -> Sentence:
    return sentence(_("Say what the contract was: its level, and its suit or no trump."))


def deal_refused(number: int, reason: Sentence) -> Sentence:
    """A deal of the link that can be read but not be."""
    text = _("Deal %(n)d of the link cannot be scored, so the round is shown up to there.")
    return joined(sentence(text, n=number), reason)


def unreadable_deal(text: str, number: int) -> Sentence:
    template = _("Deal %(n)d of the link, “%(text)s”, is not a deal, so the round is shown up to there.")
    return sentence(template, text=text, n=number)
