"""What a question tells of a deal besides its contract and result."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from lessons.engine.scoring.deal import Deal, PassedOutDeal
from lessons.wording.sentence import Sentence, sentence


def honours_held(deal: Deal) -> list[Sentence]:
    """Who held which honours, where that is known."""
    if isinstance(deal, PassedOutDeal) or deal.honours is None:
        return []
    # Translators: one of a list after “Honours:”: how many are in this hand; the seat stands in the nominative.
    text = pgettext("honours", "%(seat)s %(n)d")
    hands = [sentence(text, seat=seat, n=count) for seat, count in deal.honours.by_seat().items() if count]
    # Translators: %(hands)s is a list such as “North 1, West 4”.
    return [sentence(_("Honours: %(hands)s."), hands=", ".join(hands))] if hands else []
