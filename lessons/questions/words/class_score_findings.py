"""What a class thinks of scores."""

from django.utils.translation import ngettext

from lessons.questions.words.class_finding_values import Said, nothing, of_contract

# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
SENTENCES: dict[str, Said] = {
    "sum-wrong": (
        lambda n: ngettext(
            "%(n)d of %(all)d works out the wrong points", "%(n)d of %(all)d work out the wrong points", n
        ),
        nothing,
    ),
    "wrong-side": (
        lambda n: ngettext(
            "%(n)d of %(all)d gives the points to the wrong side",
            "%(n)d of %(all)d give the points to the wrong side",
            n,
        ),
        nothing,
    ),
    "over-below": (
        lambda n: ngettext(
            "%(n)d of %(all)d writes tricks that were not bid below the line",
            "%(n)d of %(all)d write tricks that were not bid below the line",
            n,
        ),
        nothing,
    ),
    "nt-flat": (
        lambda n: ngettext(
            "%(n)d of %(all)d counts every trick at no trump alike",
            "%(n)d of %(all)d count every trick at no trump alike",
            n,
        ),
        nothing,
    ),
    "slam-won": (
        lambda n: ngettext(
            "%(n)d of %(all)d scores a slam that was made but not bid",
            "%(n)d of %(all)d score a slam that was made but not bid",
            n,
        ),
        nothing,
    ),
    "duplicate-bonus": (
        lambda n: ngettext(
            "%(n)d of %(all)d adds a bonus for game or part-score, as in duplicate",
            "%(n)d of %(all)d add a bonus for game or part-score, as in duplicate",
            n,
        ),
        nothing,
    ),
    "risk-in-score": (
        lambda n: ngettext(
            "%(n)d of %(all)d confuses undoubled, doubled and redoubled scores",
            "%(n)d of %(all)d confuse undoubled, doubled and redoubled scores",
            n,
        ),
        nothing,
    ),
    "insult-forgotten": (
        lambda n: ngettext(
            "%(n)d of %(all)d forgets the bonus for making a doubled contract",
            "%(n)d of %(all)d forget the bonus for making a doubled contract",
            n,
        ),
        nothing,
    ),
    "doubled-flat": (
        lambda n: ngettext(
            "%(n)d of %(all)d counts all doubled undertricks alike",
            "%(n)d of %(all)d count all doubled undertricks alike",
            n,
        ),
        nothing,
    ),
    "honours-declarer": (
        lambda n: ngettext(
            "%(n)d of %(all)d leaves the honours out or gives them to the wrong side",
            "%(n)d of %(all)d leave the honours out or give them to the wrong side",
            n,
        ),
        nothing,
    ),
    "vulnerability": (
        lambda n: ngettext(
            "%(n)d of %(all)d scores with the wrong vulnerability",
            "%(n)d of %(all)d score with the wrong vulnerability",
            n,
        ),
        nothing,
    ),
    "doubled-no-game": (
        lambda n: ngettext(
            "%(n)d of %(all)d does not count the doubled points of %(contract)s towards game",
            "%(n)d of %(all)d do not count the doubled points of %(contract)s towards game",
            n,
        ),
        of_contract,
    ),
    "doubled-no-game-points": (
        lambda n: ngettext(
            "%(n)d of %(all)d does not count doubled trick points towards game",
            "%(n)d of %(all)d do not count doubled trick points towards game",
            n,
        ),
        nothing,
    ),
    "contract-habits": (
        lambda n: ngettext(
            "%(n)d of %(all)d scores auction bridge as if it were contract bridge",
            "%(n)d of %(all)d score auction bridge as if it were contract bridge",
            n,
        ),
        nothing,
    ),
}
