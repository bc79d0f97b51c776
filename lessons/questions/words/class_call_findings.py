"""What a class thinks of calls and turns, when so many of it answer so."""

from django.utils.translation import ngettext

from lessons.questions.words.class_finding_values import Said, bids, call, nothing, over, ranks

# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
SENTENCES: dict[str, Said] = {
    "insufficient-bid": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that %(bid)s is enough over %(last)s",
            "%(n)d of %(all)d think that %(bid)s is enough over %(last)s",
            n,
        ),
        bids,
    ),
    "rank-order": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that %(low)s outranks %(high)s",
            "%(n)d of %(all)d think that %(low)s outranks %(high)s",
            n,
        ),
        ranks,
    ),
    "equal-or-own": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that the last bid may be repeated",
            "%(n)d of %(all)d think that the last bid may be repeated",
            n,
        ),
        nothing,
    ),
    "own-side-lower": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a bid need not be higher than their own side’s",
            "%(n)d of %(all)d think that a bid need not be higher than their own side’s",
            n,
        ),
        nothing,
    ),
    "pass-resets": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that passes clear the last bid",
            "%(n)d of %(all)d think that passes clear the last bid",
            n,
        ),
        nothing,
    ),
    "double-own": (
        lambda n: ngettext(
            "%(n)d of %(all)d doubles their own side’s bid", "%(n)d of %(all)d double their own side’s bid", n
        ),
        nothing,
    ),
    "double-own-side": (
        lambda n: ngettext(
            "%(n)d of %(all)d doubles their own side’s bid", "%(n)d of %(all)d double their own side’s bid", n
        ),
        nothing,
    ),
    "double-twice": (
        lambda n: ngettext(
            "%(n)d of %(all)d doubles a bid that is already doubled",
            "%(n)d of %(all)d double a bid that is already doubled",
            n,
        ),
        nothing,
    ),
    "double-already-doubled": (
        lambda n: ngettext(
            "%(n)d of %(all)d doubles a bid that is already doubled",
            "%(n)d of %(all)d double a bid that is already doubled",
            n,
        ),
        nothing,
    ),
    "double-already-redoubled": (
        lambda n: ngettext(
            "%(n)d of %(all)d doubles a bid that is already redoubled",
            "%(n)d of %(all)d double a bid that is already redoubled",
            n,
        ),
        nothing,
    ),
    "double-no-bid": (
        lambda n: ngettext(
            "%(n)d of %(all)d doubles before anybody has bid", "%(n)d of %(all)d double before anybody has bid", n
        ),
        nothing,
    ),
    "redouble-no-bid": (
        lambda n: ngettext(
            "%(n)d of %(all)d redoubles before anybody has bid", "%(n)d of %(all)d redouble before anybody has bid", n
        ),
        nothing,
    ),
    "redouble-not-doubled": (
        lambda n: ngettext(
            "%(n)d of %(all)d redoubles a bid that is not doubled",
            "%(n)d of %(all)d redouble a bid that is not doubled",
            n,
        ),
        nothing,
    ),
    "redouble-own-side": (
        lambda n: ngettext(
            "%(n)d of %(all)d redoubles their own side’s double",
            "%(n)d of %(all)d redouble their own side’s double",
            n,
        ),
        nothing,
    ),
    "redouble-already-redoubled": (
        lambda n: ngettext("%(n)d of %(all)d redoubles a second time", "%(n)d of %(all)d redouble a second time", n),
        nothing,
    ),
    "auction-over": (
        lambda n: ngettext(
            "%(n)d of %(all)d makes a call after the end of the auction",
            "%(n)d of %(all)d make a call after the end of the auction",
            n,
        ),
        nothing,
    ),
    "level-only": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that %(bid)s over %(last)s needs a higher level",
            "%(n)d of %(all)d think that %(bid)s over %(last)s needs a higher level",
            n,
        ),
        over,
    ),
    "lower-suit-gone": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that after %(last)s a lower suit, as in %(bid)s, can no longer be bid",
            "%(n)d of %(all)d think that after %(last)s a lower suit, as in %(bid)s, can no longer be bid",
            n,
        ),
        over,
    ),
    "step-by-step": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that no level may be skipped",
            "%(n)d of %(all)d think that no level may be skipped",
            n,
        ),
        nothing,
    ),
    "double-lifts": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a double raises the bid to be beaten",
            "%(n)d of %(all)d think that a double raises the bid to be beaten",
            n,
        ),
        nothing,
    ),
    "double-late": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that after a pass it is too late to double",
            "%(n)d of %(all)d think that after a pass it is too late to double",
            n,
        ),
        nothing,
    ),
    "redouble-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that only the player who was doubled may redouble",
            "%(n)d of %(all)d think that only the player who was doubled may redouble",
            n,
        ),
        nothing,
    ),
    "pass-final": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a player who has passed is out of the auction",
            "%(n)d of %(all)d think that a player who has passed is out of the auction",
            n,
        ),
        nothing,
    ),
    "legal-after-all": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that this is illegal here: %(call)s",
            "%(n)d of %(all)d think that this is illegal here: %(call)s",
            n,
        ),
        call,
    ),
    "double-sticks": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that an undoubled contract is doubled",
            "%(n)d of %(all)d think that an undoubled contract is doubled",
            n,
        ),
        nothing,
    ),
}
