"""In what the editions differ, and what a ruling depends on."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from lessons.engine.rulings.clauses import DIRECTOR, GAIN, SIGNIFICANCE, SILENT

_NO_PART = _("In 2017 a review may not be of a part only; in 1997 nothing was said about that.")
_LAW_27 = _(
    "In 2017 the clause itself calls an insufficient bid an infraction and names Law 27;"
    " in 1997 it says only what such a bid is."
)
_CAUSE = _(
    "In 1997 the call must probably have been made because of the misinformation;"
    " in 2017 it is enough that the misinformation could well have influenced it."
)
_ADJUST = _("In 1997 the Director may adjust the score; in 2017 the Director does so if the offending side gained.")

# By clause and code of the difference.
DIFFERENCES: dict[tuple[str, str], Promise] = {
    ("17A", "looked-or-withdrew"): _(
        "In 1997 the period begins when a player looks at the cards, in 2017 when a player takes them from the board."
    ),
    ("17D", "partner-called"): _(
        "In 1997 the text does not mention partner’s call; in 2017 that call means an adjusted score."
    ),
    ("17D", "lho-must-repeat-or-free"): _(
        "In 1997 the left-hand opponent must repeat the call;"
        " in 2017 that call is cancelled and any other may be made."
    ),
    ("17D", "different-call"): _(
        "In 1997 a significantly different call means an artificial adjusted score;"
        " in 2017 the auction simply goes on."
    ),
    ("17D", "later-calls-cancelled"): _(
        "In 2017 the calls made after it are cancelled too; in 1997 everything hangs on the new call."
    ),
    ("17D", "withdrawn-calls"): _(
        "In 2017 Law 16C is applied to the withdrawn calls; the clause of 1997 does not say so."
    ),
    ("17D", "other-board"): _(
        "On the other board the adjusted score of 1997 is an artificial one; in 2017 it is simply an adjusted score."
    ),
    ("17E", "clarification-period"): _(
        "In 2017 the time between the end of the auction and the end of the auction period is called"
        " the clarification period; in 1997 it has no name."
    ),
    ("17E", "passed-out-at-once"): _(
        "In 1997 the auction period is over as soon as all four have passed;"
        " in 2017 not until all hands are back in the board."
    ),
    ("17E", "withdrawn-calls"): _(
        "In 2017 Law 16C is applied to the cancelled passes; the clause of 1997 does not say so."
    ),
    ("18C", "law-27-named"): _LAW_27,
    ("18D", "law-27-named"): _LAW_27,
    ("18F", "who-authorises"): _(
        "In 1997 zonal organisations may authorise other ways, in 2017 Regulating Authorities."
    ),
    ("20B", "no-partial-review"): _NO_PART,
    ("20C2", "no-partial-review"): _NO_PART,
    ("20E", "law-12c1-changed"): _(
        "The number is the same, its meaning is not: Law 12C1 is the artificial adjusted score in 1997"
        " and the assigned one in 2017."
    ),
    ("21B1", "may-or-must-adjust"): _ADJUST,
    ("21B1", "probably-or-could-well"): _CAUSE,
    ("21B3", "probably-or-could-well"): _CAUSE,
    ("21B3", "may-or-must-adjust"): _ADJUST,
    ("21B2", "damage-or-16c"): _(
        "In 1997 the Director may adjust the score because of the damage; in 2017 Law 16C is applied."
    ),
    ("21B2", "16c-named"): _(
        "In 2017 Law 16C is applied to the withdrawn call in any case; in 1997 nothing follows unless it did damage."
    ),
}

DEPENDS_ON: dict[str, Promise] = {
    DIRECTOR: _("This is for the Director to decide."),
    SIGNIFICANCE: _("The Director decides whether the difference is significant."),
    GAIN: _("It depends on whether the offending side gained."),
    SILENT: _("The text of 1997 does not say what follows when partner has called too; here as if partner had not."),
}
