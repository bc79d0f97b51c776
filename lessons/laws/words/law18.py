"""Law 18 in words: what a bid is, and which bid is enough."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from lessons.auction.words import objections
from lessons.engine.objections import InsufficientBid
from lessons.engine.rulings import Ruling
from lessons.laws.words import facts
from lessons.laws.words.texts import Texts, ruling_sentence
from lessons.wording.sentence import Sentence, joined, sentence

_TEXTS: Texts = {
    "not-a-bid": gettext_lazy(
        "A bid names a number of tricks over six, from 1 to 7, and a denomination."
        " Pass, double and redouble are calls but not bids."
    ),
    "sufficient-bid": gettext_lazy("%(bid)s is a sufficient bid: it supersedes %(last_bid)s."),
    "ranks-higher": gettext_lazy(
        "From the lowest: clubs, diamonds, hearts, spades, no trump."
        " The denomination of %(bid)s ranks higher than that of %(last_bid)s."
    ),
    "ranks-lower": gettext_lazy(
        "From the lowest: clubs, diamonds, hearts, spades, no trump."
        " The denomination of %(bid)s ranks lower than that of %(last_bid)s."
    ),
    "ranks-equal": gettext_lazy(
        "%(bid)s and %(last_bid)s name the same denomination: neither ranks above the other."
    ),
    "methods-authorised": {
        "1997": gettext_lazy("Zonal organisations may authorise other ways of calling, such as bidding boxes."),
        "2017": gettext_lazy("Regulating Authorities may authorise other ways of calling, such as bidding boxes."),
    },
}


def ruling(decision: Ruling) -> Sentence:
    """One ruling of Law 18."""
    match decision.code:
        case "bid-well-formed":
            return _well_formed(decision)
        case "bid-out-of-range":
            return _out_of_range(decision)
        case "not-a-bid" if "call" not in decision.data:
            # Translators: a wrong answer; %(bid)s is a symbol such as 8♦.
            text = _("%(bid)s is a call but not a bid: it names no tricks and no denomination.")
            return sentence(text, bid=facts.bid_typed(decision.data["bid"]))
        case "supersedes" | "does-not-supersede":
            return _compared(decision)
        case "insufficient-bid":
            return _insufficient(decision)
    return ruling_sentence(_TEXTS, decision)


def _well_formed(decision: Ruling) -> Sentence:
    """An option of a question may be about what is no bid, which undertakes nothing."""
    if "tricks" not in decision.data:
        # Translators: %(bid)s is a symbol such as 8♦, or the word pass.
        return sentence(_("%(bid)s is a bid in proper form."), bid=facts.bid_typed(decision.data["bid"]))
    n = decision.data["tricks"]
    text = ngettext(
        # Translators: %(bid)s is a symbol such as 3♠; %(n)d runs from 7 to 13.
        "%(bid)s is a bid in proper form: it undertakes to win %(n)d trick.",
        "%(bid)s is a bid in proper form: it undertakes to win %(n)d tricks.",
        n,
    )
    return sentence(text, bid=decision.data["bid"], n=n)


def _out_of_range(decision: Ruling) -> Sentence:
    """An option may be about a bid with a level of 1 to 7, or about none; then the sentence is plainly false."""
    if "text" not in decision.data:
        # Translators: a wrong answer; %(bid)s is a symbol such as 3♠, or the word pass.
        return sentence(_("%(bid)s is a bid, but its level is not between 1 and 7."), bid=decision.data["bid"])
    # Translators: %(bid)s is a symbol such as 8♦.
    text = _("The level of a bid runs from 1 to 7: %(bid)s is not a bid.")
    return sentence(text, bid=facts.bid_typed(decision.data["text"]))


def _compared(decision: Ruling) -> Sentence:
    bid, last = decision.data["bid"], decision.data["last_bid"]
    if bid == last:
        text = _("%(bid)s does not supersede %(last)s: it is the same bid.")
    elif bid.level > last.level:
        text = _("%(bid)s supersedes %(last)s: a higher level beats any denomination at a lower level.")
    elif bid > last:
        text = _("%(bid)s supersedes %(last)s: the level is the same, and the denomination ranks higher.")
    elif bid.level < last.level:
        text = _(
            "%(bid)s does not supersede %(last)s: the level is lower, and then the denomination does not matter."
        )
    else:
        text = _("%(bid)s does not supersede %(last)s: the level is the same, and the denomination ranks lower.")
    return sentence(text, bid=bid, last=last)


def _insufficient(decision: Ruling) -> Sentence:
    """An option of a question may be about a bid that is enough; then there is no reason to give."""
    if decision.data["bid"] > decision.data["last_bid"]:
        text = _("%(bid)s is an insufficient bid: it does not supersede %(last)s.")
        return sentence(text, bid=decision.data["bid"], last=decision.data["last_bid"])
    parts = [objections.objection(InsufficientBid(decision.data["bid"], decision.data["last_bid"]))]
    if "rectified_by" in decision.data:
        parts.append(sentence(_("It is an infraction: Law 27 says how it is put right.")))
    return joined(*parts)
