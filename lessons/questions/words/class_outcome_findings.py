"""What a class thinks of contracts and seats, and where its own auctions go wrong."""

from django.utils.translation import ngettext

from lessons.questions.words.class_finding_values import Said, nothing

# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
SENTENCES: dict[str, Said] = {
    "passed-out": (
        lambda n: ngettext(
            "%(n)d of %(all)d does not see that the deal was passed out",
            "%(n)d of %(all)d do not see that the deal was passed out",
            n,
        ),
        nothing,
    ),
    "not-passed-out": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that the deal was passed out",
            "%(n)d of %(all)d think that the deal was passed out",
            n,
        ),
        nothing,
    ),
    "dummy-seat": (
        lambda n: ngettext(
            "%(n)d of %(all)d looks for dummy in the wrong seat",
            "%(n)d of %(all)d look for dummy in the wrong seat",
            n,
        ),
        nothing,
    ),
    "lead-seat": (
        lambda n: ngettext(
            "%(n)d of %(all)d lets the wrong player lead", "%(n)d of %(all)d let the wrong player lead", n
        ),
        nothing,
    ),
    "doubler": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes the player who doubled for declarer",
            "%(n)d of %(all)d take the player who doubled for declarer",
            n,
        ),
        nothing,
    ),
    "last-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes the player who bid last for declarer",
            "%(n)d of %(all)d take the player who bid last for declarer",
            n,
        ),
        nothing,
    ),
    "inverted": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes declarer’s partner for declarer",
            "%(n)d of %(all)d take declarer’s partner for declarer",
            n,
        ),
        nothing,
    ),
    "first-at-table": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that the first at the table to bid the denomination is declarer",
            "%(n)d of %(all)d think that the first at the table to bid the denomination is declarer",
            n,
        ),
        nothing,
    ),
    "other-side": (
        lambda n: ngettext(
            "%(n)d of %(all)d looks for declarer on the side that lost the auction",
            "%(n)d of %(all)d look for declarer on the side that lost the auction",
            n,
        ),
        nothing,
    ),
    "not-the-last-bid": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes a bid other than the last for the contract",
            "%(n)d of %(all)d take a bid other than the last for the contract",
            n,
        ),
        nothing,
    ),
    "double-sticks": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that an undoubled contract is doubled",
            "%(n)d of %(all)d think that an undoubled contract is doubled",
            n,
        ),
        nothing,
    ),
    "risk-lost": (
        lambda n: ngettext(
            "%(n)d of %(all)d is wrong about whether the contract is doubled or redoubled",
            "%(n)d of %(all)d are wrong about whether the contract is doubled or redoubled",
            n,
        ),
        nothing,
    ),
    "call-was-legal": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes a legal call for an illegal one",
            "%(n)d of %(all)d take a legal call for an illegal one",
            n,
        ),
        nothing,
    ),
    "not-the-first-wrong": (
        lambda n: ngettext(
            "%(n)d of %(all)d overlooks that an earlier call is already illegal",
            "%(n)d of %(all)d overlook that an earlier call is already illegal",
            n,
        ),
        nothing,
    ),
    "goal-over": (
        lambda n: ngettext(
            "%(n)d of %(all)d does not bring the auction to its end",
            "%(n)d of %(all)d do not bring the auction to its end",
            n,
        ),
        nothing,
    ),
    "goal-contract": (
        lambda n: ngettext(
            "%(n)d of %(all)d arrives at the wrong contract", "%(n)d of %(all)d arrive at the wrong contract", n
        ),
        nothing,
    ),
    "goal-declarer": (
        lambda n: ngettext(
            "%(n)d of %(all)d names the wrong declarer", "%(n)d of %(all)d name the wrong declarer", n
        ),
        nothing,
    ),
    "goal-last-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d lets the wrong player make the last bid",
            "%(n)d of %(all)d let the wrong player make the last bid",
            n,
        ),
        nothing,
    ),
    "goal-uses": (
        lambda n: ngettext(
            "%(n)d of %(all)d leaves out a call that was asked for",
            "%(n)d of %(all)d leave out a call that was asked for",
            n,
        ),
        nothing,
    ),
}
