"""What is asked of an auction besides its contract, and why no auction has all of it."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from lessons.questions.kinds.reach_goal.goals import Goal
from lessons.questions.kinds.reach_goal.unreachable_goals import Clash
from lessons.questions.words.labels import PARTS
from lessons.questions.words.phrases import labelled
from lessons.wording.sentence import Sentence, contract, joined, sentence

SENTENCES: dict[str, Promise] = {
    "nobody-bids": gettext_lazy(
        "In a deal that is passed out nobody bids, doubles or declares: ask for a contract, or only that all pass."
    ),
    "bid-made": gettext_lazy("%(last_bid)s has been bid, so the deal can no longer be passed out."),
    # Translators: both are seats in the nominative.
    "opponents": gettext_lazy(
        "The final bid is always made by declarer’s side, but these two are opponents: %(declarer)s, %(last_bidder)s."
    ),
    "too-low": gettext_lazy("It is too late for %(bid)s: the last bid is %(last_bid)s, and bids only go up."),
    "too-high": gettext_lazy("%(bid)s is higher than %(contract)s: after it no auction can end in %(contract)s."),
    "doubled-already": gettext_lazy("%(bid)s has been doubled, and only a higher bid cancels a double."),
    "redoubled-already": gettext_lazy("%(bid)s has been redoubled, and only a higher bid cancels a redouble."),
    "no-other-to-double": gettext_lazy(
        # Translators: %(call)s is X or XX.
        "%(call)s is possible only on %(bid)s itself, and that would make it another contract."
    ),
    "made-by-another": gettext_lazy("%(bidder)s has bid %(bid)s already, so nobody else can."),
    "declared-by-another": gettext_lazy("%(bid)s has been bid already, which makes %(declarer)s declarer."),
    "partner-named-first": gettext_lazy(
        # Translators: %(denomination)s is the name of a suit, or "no trump", nominative, lower case.
        "%(partner)s was the first of the partnership to name %(denomination)s, so %(declarer)s cannot be declarer."
    ),
    "no-lower-bid": gettext_lazy(
        # Translators: %(denomination)s is the name of a suit, or "no trump", nominative, lower case.
        "%(declarer)s would have to name %(denomination)s before %(last_bidder)s bids %(bid)s, and there is no lower"
        " bid for that."
    ),
    "no-turn": gettext_lazy(
        "%(seat)s will get no more turns to bid %(bid)s: there is no lower bid left to bring the turn round again."
    ),
}


def clash(found: Clash) -> Sentence:
    """In a sentence; where it is more than one thing, or none that has a sentence, all the conditions are told."""
    if found.code != "together":
        return sentence(str(SENTENCES[found.code]), **found.data)
    goal = found.data["goal"]
    ends = [labelled(PARTS["contract"], contract(goal.bid, goal.risk))] if goal.bid else []
    return joined(
        sentence(_("No auction that begins with these calls has all of this.")), *ends, *other_conditions(goal)
    )


def other_conditions(goal: Goal) -> list[Sentence]:
    """What is asked of an auction besides its contract."""
    parts = []
    if goal.declarer:
        parts.append(sentence(_("Declarer: %(seat)s."), seat=goal.declarer))
    if goal.last_bidder:
        parts.append(sentence(_("%(seat)s makes the final bid."), seat=goal.last_bidder))
    for call in goal.uses:
        # Translators: %(call)s is the symbol of a call or the word for a pass.
        parts.append(sentence(_("The auction must contain this call: %(call)s."), call=call))
    return parts
