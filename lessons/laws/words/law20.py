"""Law 20 in words: repeats, reviews and explanations."""

from django.utils.translation import gettext_lazy as _

from lessons.engine.rulings import Ruling
from lessons.laws.words.texts import Text, Texts, ruling_sentence
from lessons.wording.sentence import Sentence

_TEXTS: Texts = {
    "repeat-call": {
        "1997": _("The call is repeated: a player who did not hear it clearly may ask for that at once."),
        "2017": _(
            "The call is repeated or made clear: a player who did not hear it clearly,"
            " or is in doubt what it was, may ask for that at once."
        ),
    },
    ("20A", "too-late"): _(
        "It is too late to have one call repeated: that must be asked for at once."
        " At their own turn the player may have the whole auction reviewed (Law 20B)."
    ),
    "nothing-to-repeat": _("There is nothing to repeat: the call was clearly heard."),
    "no-partial-review": _("A review is of the whole auction: nobody may ask for a part of it or cut it short."),
    "full-review-with-alerts": _("An opponent restates all the calls made so far, alerts included."),
    ("20B", "not-your-turn"): _(
        "During the auction a player may ask for a review of the auction only at their own turn to call."
        " Alerts are included in the review."
    ),
    "no-must-pass": _("No review: a player whom the Laws require to pass may not ask for one."),
    "may-ask-whose-lead": _("After the final pass either defender may ask whether it is their lead."),
    "may-not-ask": _("Only a defender may ask whose lead it is: neither declarer nor dummy makes the opening lead."),
    "full-review": _("At the first turn to play, declarer or a defender may have all the calls restated."),
    ("20C2", "no-dummy"): _("Dummy may not ask for a review."),
    ("20C2", "not-your-turn"): {
        "1997": _("The player must wait: a review is asked for at the player’s own turn to play."),
        "2017": _(
            "The player must wait: a review is asked for at the player’s own turn to play,"
            " and declarer’s first turn is normally dummy’s."
        ),
    },
    ("20C2", "too-late"): _(
        "It is too late for a review: that was possible at the first turn to play."
        " What a call means may still be asked (Law 20F2)."
    ),
    "may-respond": _("An opponent of the player who asked gives the review."),
    "may-not-respond": _("Only an opponent answers: neither the player who asked nor that player’s partner does."),
    "all-must-correct": _(
        "Every player must correct a mistake in a review at once, dummy and a player who must pass included."
    ),
    "law-12c1-applies": {
        "1997": _("Nobody corrected the mistake and it did damage: Law 12C1, in 1997 an artificial adjusted score."),
        "2017": _("Nobody corrected the mistake and it did damage: Law 12C1, in 2017 an assigned adjusted score."),
    },
    "no-adjustment": _("No adjusted score: that takes a mistake which nobody corrected and which did damage."),
    ("20F1", "too-late"): _("This right ends with the final pass; from then on Law 20F2 applies."),
    ("20F1", "not-your-turn"): _(
        "The player must wait: explanations are asked for at the player’s own turn to call."
    ),
    ("20F1", "may-ask"): {
        "1997": _(
            "The player may ask for a full explanation of the opponents’ auction:"
            " of the calls they made, and of relevant calls that they could have made and did not."
        ),
        "2017": _(
            "The player may ask for a full explanation of the opponents’ auction: of the calls they made, of relevant"
            " calls that they could have made and did not, and of what follows from their agreements."
        ),
    },
    "answer-by-partner": {
        "1997": _(
            "Questions about a call are normally answered by the partner of the player who made it,"
            " not by the player."
        ),
        "2017": _(
            "Questions about a call are answered by the partner of the player who made it, not by the player;"
            " only the Director may arrange it otherwise."
        ),
    },
    ("20F2", "no-dummy"): _("Dummy may not ask for explanations."),
}


# 20F2, by role.
_MAY_ASK: dict[str, Text] = {
    "defender": _("A defender at their turn to play may ask for an explanation of the opponents’ auction."),
    "declarer": {
        "1997": _(
            "Declarer, at their own turn or dummy’s, may ask about a defender’s call or conventions in the card play."
        ),
        "2017": _(
            "Declarer, at their own turn or dummy’s, may ask about a defender’s call"
            " or understandings in the card play."
        ),
    },
}
_MUST_WAIT = {
    "defender": _("The defender must wait for their own turn to play."),
    "declarer": _("Declarer must wait for the turn of their own hand or dummy’s."),
}


def ruling(decision: Ruling) -> Sentence:
    """One ruling of Law 20."""
    if decision.clause == "20F2" and "role" in decision.data:
        by_role: Texts = {
            "may-ask": _MAY_ASK[decision.data["role"]],
            "not-your-turn": _MUST_WAIT[decision.data["role"]],
        }
        return ruling_sentence(by_role, decision)
    return ruling_sentence(_TEXTS, decision)
