"""Contracts that were made: tricks, overtricks, and what a double pays."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine.calls import Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring import lines as kinds
from lessons.engine.scoring.editions import Game
from lessons.scoring.words.names import Names
from lessons.scoring.words.sums import worked
from lessons.wording.sentence import Sentence, contract, sentence


def tricks(line: kinds.Tricks, names: Names) -> Sentence:
    """The tricks that count towards game."""
    if line.game is Game.AUCTION:
        return _auction_tricks(line)
    no_trump = line.bid.denomination is Denomination.NO_TRUMP
    if line.game is Game.DUPLICATE:
        if no_trump:
            text = _("%(contract)s made; at no trump the first odd trick counts 40: %(sum)s.")
        else:
            # Translators: %(contract)s is a symbol such as 4♠X; %(sum)s a sum such as "4 × 30 = 120". So below.
            text = _("%(contract)s made: %(sum)s.")
        return sentence(text, contract=contract(line.bid, line.risk), sum=worked(line.sum))
    if line.risk is not Risk.UNDOUBLED:
        return _doubled_tricks(line)
    if not no_trump:
        text = _("%(contract)s made: %(n)d × %(v)d = %(total)d below the line.")
        ((n, v),) = line.sum.parts
        return sentence(text, contract=contract(line.bid, line.risk), n=n, v=v, total=line.points)
    if line.counted == 1:
        return sentence(_("At no trump the first odd trick counts 40: %(total)d below the line."), total=line.points)
    text = _(
        "At no trump the first odd trick counts 40 and each further one 30:"
        " 40 + %(k)d × 30 = %(total)d below the line."
    )
    return sentence(text, k=line.counted - 1, total=line.points)


def _doubled_tricks(line: kinds.Tricks) -> Sentence:
    doubled = line.risk is Risk.DOUBLED
    if line.bid.denomination is not Denomination.NO_TRUMP:
        text = (
            _("%(contract)s made, doubled: %(sum)s below the line.")
            if doubled
            else _("%(contract)s made, redoubled: %(sum)s below the line.")
        )
    elif doubled:
        text = _("%(contract)s made, doubled; at no trump the first odd trick counts 40: %(sum)s below the line.")
    else:
        text = _("%(contract)s made, redoubled; at no trump the first odd trick counts 40: %(sum)s below the line.")
    return sentence(text, contract=contract(line.bid, line.risk), sum=worked(line.sum))


def _auction_tricks(line: kinds.Tricks) -> Sentence:
    match line.risk:
        case Risk.UNDOUBLED:
            text = _("%(contract)s made; in auction bridge every odd trick won counts: %(sum)s below the line.")
        case Risk.DOUBLED:
            text = _(
                "%(contract)s made, doubled; in auction bridge every odd trick won counts: %(sum)s below the line."
            )
        case Risk.REDOUBLED:
            text = _(
                "%(contract)s made, redoubled; in auction bridge every odd trick won counts: %(sum)s below the line."
            )
    return sentence(text, contract=contract(line.bid, line.risk), sum=worked(line.sum))


def overtricks(line: kinds.Overtricks, names: Names) -> Sentence:
    """Tricks above the contract, so many at so much."""
    n = line.count
    if line.risk is not Risk.UNDOUBLED:
        text = _doubled_overtricks(line)
    elif line.game is Game.DUPLICATE:
        text = ngettext(
            "%(n)d trick over the contract at %(v)d = %(total)d.",
            "%(n)d tricks over the contract at %(v)d each = %(total)d.",
            n,
        )
    else:
        text = ngettext(
            "%(n)d trick over the contract at %(v)d = %(total)d above the line.",
            "%(n)d tricks over the contract at %(v)d each = %(total)d above the line.",
            n,
        )
    return sentence(text, n=n, v=line.sum.parts[0].value, total=line.points)


def _doubled_overtricks(line: kinds.Overtricks) -> str:
    if line.game is Game.DUPLICATE:
        return _duplicate_doubled_overtricks(line)
    n = line.count
    match line.risk, line.vulnerable:
        case Risk.DOUBLED, False:
            return ngettext(
                "%(n)d trick over the contract, doubled and not vulnerable, at %(v)d = %(total)d above the line.",
                "%(n)d tricks over the contract, doubled and not vulnerable, at %(v)d each"
                " = %(total)d above the line.",
                n,
            )
        case Risk.DOUBLED, True:
            return ngettext(
                "%(n)d trick over the contract, doubled and vulnerable, at %(v)d = %(total)d above the line.",
                "%(n)d tricks over the contract, doubled and vulnerable, at %(v)d each = %(total)d above the line.",
                n,
            )
        case _risk, False:
            return ngettext(
                "%(n)d trick over the contract, redoubled and not vulnerable, at %(v)d = %(total)d above the line.",
                "%(n)d tricks over the contract, redoubled and not vulnerable, at %(v)d each"
                " = %(total)d above the line.",
                n,
            )
    return ngettext(
        "%(n)d trick over the contract, redoubled and vulnerable, at %(v)d = %(total)d above the line.",
        "%(n)d tricks over the contract, redoubled and vulnerable, at %(v)d each = %(total)d above the line.",
        n,
    )


def _duplicate_doubled_overtricks(line: kinds.Overtricks) -> str:
    n = line.count
    match line.risk, line.vulnerable:
        case Risk.DOUBLED, False:
            return ngettext(
                "%(n)d trick over the contract, doubled and not vulnerable, at %(v)d = %(total)d.",
                "%(n)d tricks over the contract, doubled and not vulnerable, at %(v)d each = %(total)d.",
                n,
            )
        case Risk.DOUBLED, True:
            return ngettext(
                "%(n)d trick over the contract, doubled and vulnerable, at %(v)d = %(total)d.",
                "%(n)d tricks over the contract, doubled and vulnerable, at %(v)d each = %(total)d.",
                n,
            )
        case _risk, False:
            return ngettext(
                "%(n)d trick over the contract, redoubled and not vulnerable, at %(v)d = %(total)d.",
                "%(n)d tricks over the contract, redoubled and not vulnerable, at %(v)d each = %(total)d.",
                n,
            )
    return ngettext(
        "%(n)d trick over the contract, redoubled and vulnerable, at %(v)d = %(total)d.",
        "%(n)d tricks over the contract, redoubled and vulnerable, at %(v)d each = %(total)d.",
        n,
    )


def insult(line: kinds.Insult, names: Names) -> Sentence:
    """A doubled contract made all the same."""
    doubled = line.risk is Risk.DOUBLED
    if line.game is Game.DUPLICATE:
        text = (
            _("The contract was made although it was doubled: %(bonus)d (the “insult” bonus).")
            if doubled
            else _("The contract was made although it was redoubled: %(bonus)d (the “insult” bonus).")
        )
    elif doubled:
        text = _("The contract was made although it was doubled: %(bonus)d above the line (the “insult” bonus).")
    else:
        text = _("The contract was made although it was redoubled: %(bonus)d above the line (the “insult” bonus).")
    return sentence(text, bonus=line.points)


def contract_premium(line: kinds.ContractPremium, names: Names) -> Sentence:
    """Auction bridge: the premium for a doubled contract."""
    text = (
        _("The doubled contract was made: a bonus of %(bonus)d above the line.")
        if line.risk is Risk.DOUBLED
        else _("The redoubled contract was made: a bonus of %(bonus)d above the line.")
    )
    return sentence(text, bonus=line.points)


def overtrick_premium(line: kinds.OvertrickPremium, names: Names) -> Sentence:
    """Auction bridge: a premium for each trick above a doubled contract, beside its value below the line."""
    n = line.count
    if line.risk is Risk.DOUBLED:
        text = ngettext(
            "%(n)d trick over the doubled contract: besides its value below the line,"
            " a bonus of %(v)d = %(total)d above it.",
            "%(n)d tricks over the doubled contract: besides their value below the line,"
            " bonuses of %(v)d each = %(total)d above it.",
            n,
        )
    else:
        text = ngettext(
            "%(n)d trick over the redoubled contract: besides its value below the line,"
            " a bonus of %(v)d = %(total)d above it.",
            "%(n)d tricks over the redoubled contract: besides their value below the line,"
            " bonuses of %(v)d each = %(total)d above it.",
            n,
        )
    return sentence(text, n=n, v=line.sum.parts[0].value, total=line.points)
