"""What a class thinks of rulings, and which texts it chooses."""

from django.utils.translation import ngettext

from lessons.questions.words.class_finding_values import Said, nothing, option

# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
SENTENCES: dict[str, Said] = {
    "ruling-missed": (
        lambda n: ngettext(
            "%(n)d of %(all)d leaves out a part of the ruling", "%(n)d of %(all)d leave out a part of the ruling", n
        ),
        nothing,
    ),
    "ruling-not": (
        lambda n: ngettext(
            "%(n)d of %(all)d rules something that does not apply here",
            "%(n)d of %(all)d rule something that does not apply here",
            n,
        ),
        nothing,
    ),
    "dummy-asks": (
        lambda n: ngettext("%(n)d of %(all)d lets dummy ask", "%(n)d of %(all)d let dummy ask", n),
        nothing,
    ),
    "ask-any-time": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a player may ask out of turn",
            "%(n)d of %(all)d think that a player may ask out of turn",
            n,
        ),
        nothing,
    ),
    "mi-forever": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a call made on a wrong explanation can always be changed",
            "%(n)d of %(all)d think that a call made on a wrong explanation can always be changed",
            n,
        ),
        nothing,
    ),
    "misstated-void": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a double that names the wrong bid does not count",
            "%(n)d of %(all)d think that a double that names the wrong bid does not count",
            n,
        ),
        nothing,
    ),
    "ask-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d asks the player who made the call, not the partner",
            "%(n)d of %(all)d ask the player who made the call, not the partner",
            n,
        ),
        nothing,
    ),
    "ruling-order": (
        lambda n: ngettext(
            "%(n)d of %(all)d knows the rulings, but not their order",
            "%(n)d of %(all)d know the rulings, but not their order",
            n,
        ),
        nothing,
    ),
    "option": (
        lambda n: ngettext("%(n)d of %(all)d chose “%(option)s”", "%(n)d of %(all)d chose “%(option)s”", n),
        option,
    ),
    "option-left-out": (
        lambda n: ngettext("%(n)d of %(all)d left out “%(option)s”", "%(n)d of %(all)d left out “%(option)s”", n),
        option,
    ),
    "anything": (
        lambda n: ngettext("%(n)d of %(all)d got this question wrong", "%(n)d of %(all)d got this question wrong", n),
        nothing,
    ),
}
