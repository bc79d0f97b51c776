"""Law 21 in words: misunderstandings and misinformation."""

from django.utils.translation import gettext_lazy as _

from lessons.engine.rulings import Ruling
from lessons.laws.words.texts import Texts, ruling_sentence
from lessons.wording.sentence import Sentence

_TEXTS: Texts = {
    "call-stands": _("A player who has misunderstood the auction alone has no remedy: the call stands."),
    "no-change-call-stands": {
        "1997": _("The call was probably not made because of the misinformation, so it stands."),
        "2017": _("The misinformation can hardly have influenced the call, so it stands."),
    },
    "may-change-without-penalty": {
        "1997": _(
            "The call was based on misinformation from an opponent. It may be changed without penalty until the end"
            " of the auction period, as long as partner has not called since."
        ),
        "2017": _(
            "Misinformation from an opponent could well have influenced the call. It may be changed without penalty"
            " until the end of the auction period, as long as partner has not called since."
        ),
    },
    ("21B2", "adjusted-score-possible"): _(
        "The withdrawn call revealed something that damages the non-offending side:"
        " the Director may award an adjusted score."
    ),
    "adjusted-score-possible": _("It is too late to change the call: the Director may award an adjusted score."),
    "adjusted-score-if-offenders-gained": _(
        "It is too late to change the call: the Director awards an adjusted score if the offending side gained."
    ),
    "lho-may-change": {
        "1997": _(
            "The left-hand opponent of the player who changed the call may change, without penalty,"
            " any call made after it."
        ),
        "2017": _("The left-hand opponent of the player who changed the call may change any call made after it."),
    },
    "no-right-to-change": _(
        "The left-hand opponent has nothing to change:"
        " an earlier call must have been changed, and they must have called after it."
    ),
    "law-16c-withdrawn-calls": _(
        "Law 16C says who may use what the withdrawn calls revealed:"
        " the non-offending side may, the offending side may not."
    ),
}


def ruling(decision: Ruling) -> Sentence:
    """One ruling of Law 21."""
    return ruling_sentence(_TEXTS, decision)
