"""Why the same deal scores differently in contract bridge and in auction bridge."""

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine.calls import Denomination
from lessons.engine.scoring import differences as kinds
from lessons.engine.scoring.comparison import DealComparison
from lessons.engine.scoring.deal import PassedOutDeal
from lessons.engine.scoring.differences import GameDifference
from lessons.engine.scoring.editions import Game, contract_values
from lessons.scoring.words.names import COMPASS, Names
from lessons.wording.sentence import Sentence, sentence


def differences(compared: DealComparison, names: Names = COMPASS) -> tuple[Sentence, ...]:
    """A sentence for each reason why a deal differs, or the one that it does not."""
    if compared.differences:
        return tuple(difference(one, names) for one in compared.differences)
    if isinstance(compared.deal, PassedOutDeal):
        return (sentence(_("Passed out: nobody scores in either game.")),)
    return (sentence(_("Both games score this deal alike.")),)


def difference(fact: GameDifference, names: Names = COMPASS) -> Sentence:
    """One reason."""
    return _SENTENCES[type(fact)](fact, names)


def _rubber_over(fact: kinds.RubberOverInOne, names: Names) -> Sentence:
    if fact.game is Game.CONTRACT:
        return sentence(_("In contract bridge the rubber was over before this deal."))
    return sentence(_("In auction bridge the rubber was over before this deal."))


def _trick_values(fact: kinds.TrickValues, names: Names) -> Sentence:
    first, further = contract_values(fact.denomination)
    if fact.denomination is Denomination.NO_TRUMP:
        text = _(
            "At no trump the first odd trick is worth %(first)d and each further one %(further)d in contract bridge;"
            " in auction bridge each is worth %(auction)d."
        )
        return sentence(text, first=first, further=further, auction=fact.auction)
    # Translators: %(suit)s is the name of a suit, nominative plural, lower case.
    text = _(
        "Trumps: %(suit)s. An odd trick is worth %(contract)d in contract bridge and %(auction)d in auction bridge."
    )
    return sentence(text, suit=fact.denomination, contract=further, auction=fact.auction)


def _overtricks(fact: kinds.OvertricksToGame, names: Names) -> Sentence:
    text = ngettext(
        "%(n)d trick more than was bid: in contract bridge it scores %(contract)d above the line,"
        " in auction bridge %(auction)d below it, towards game.",
        "%(n)d tricks more than were bid: in contract bridge they score %(contract)d above the line,"
        " in auction bridge %(auction)d below it, towards game.",
        fact.count,
    )
    return sentence(text, n=fact.count, contract=fact.contract, auction=fact.auction)


def _doubled_overtricks(fact: kinds.DoubledOvertricks, names: Names) -> Sentence:
    text = _(
        "An overtrick of this doubled contract brings %(contract)d in contract bridge in place of its trick value;"
        " auction bridge pays a bonus of %(auction)d beside the value."
    )
    return sentence(text, contract=fact.contract, auction=fact.auction)


def _doubled_made(fact: kinds.DoubledMade, names: Names) -> Sentence:
    text = _(
        "For making the contract in spite of the double, contract bridge pays %(contract)d"
        " and auction bridge %(auction)d."
    )
    return sentence(text, contract=fact.contract, auction=fact.auction)


def _undertricks(fact: kinds.UndertrickPrices, names: Names) -> Sentence:
    text = ngettext(
        "%(n)d trick short costs %(contract)d in contract bridge and %(auction)d in auction bridge,"
        " where each costs the same.",
        "%(n)d tricks short cost %(contract)d in contract bridge and %(auction)d in auction bridge,"
        " where each costs the same.",
        fact.count,
    )
    return sentence(text, n=fact.count, contract=fact.contract, auction=fact.auction)


def _vulnerability(fact: kinds.VulnerabilityCounts, names: Names) -> Sentence:
    text = names.about(
        fact.side,
        _(
            "%(side)s are vulnerable in contract bridge: the deal scores %(contract)d, where it would be"
            " %(other)d not vulnerable. There is no vulnerability in auction bridge."
        ),
        _(
            "We are vulnerable in contract bridge: the deal scores %(contract)d, where it would be"
            " %(other)d not vulnerable. There is no vulnerability in auction bridge."
        ),
        _(
            "They are vulnerable in contract bridge: the deal scores %(contract)d, where it would be"
            " %(other)d not vulnerable. There is no vulnerability in auction bridge."
        ),
    )
    return sentence(text, side=names.of(fact.side), contract=fact.contract, other=fact.not_vulnerable)


def _slam_not_bid(fact: kinds.SlamNotBid, names: Names) -> Sentence:
    if fact.tricks == 12:
        text = _(
            "Auction bridge pays %(auction)d for the twelve tricks won, bid or not, to either side;"
            " contract bridge pays only for a small slam that was bid and made."
        )
    else:
        text = _(
            "Auction bridge pays %(auction)d for all thirteen tricks, bid or not, to either side;"
            " contract bridge pays only for a grand slam that was bid and made."
        )
    return sentence(text, auction=fact.auction)


def _slam(fact: kinds.SlamPremium, names: Names) -> Sentence:
    if fact.bid != fact.won:
        text = _(
            "Contract bridge pays %(contract)d for the small slam that was bid,"
            " auction bridge %(auction)d for the grand slam that was won."
        )
    elif fact.bid == 12:
        text = _("The small slam earns %(contract)d in contract bridge and %(auction)d in auction bridge.")
    else:
        text = _("The grand slam earns %(contract)d in contract bridge and %(auction)d in auction bridge.")
    return sentence(text, contract=fact.contract, auction=fact.auction)


def _honours_divided(fact: kinds.HonoursDivided, names: Names) -> Sentence:
    # Translators: %(side)s gets the points.
    text = _(
        "Auction bridge pays %(auction)d for %(side)s, who hold most of the honours;"
        " contract bridge pays only for four or more in one hand."
    )
    return sentence(text, auction=fact.auction, side=names.to(fact.side))


def _honour_values(fact: kinds.HonourValues, names: Names) -> Sentence:
    text = _("The honours earn %(contract)d in contract bridge and %(auction)d in auction bridge.")
    return sentence(text, contract=fact.contract, auction=fact.auction)


def _honours_incomplete(fact: kinds.HonoursIncomplete, names: Names) -> Sentence:
    text = _(
        "Honours noted: %(total)d of %(there_are)d. Auction bridge must know where all of them are,"
        " so it counts none here."
    )
    return sentence(text, total=fact.total, there_are=fact.there_are)


def _game_in_one(fact: kinds.GameInOne, names: Names) -> Sentence:
    if fact.contract is None and fact.auction is not None:
        text = names.about(
            fact.auction,
            _("%(side)s win a game on this deal in auction bridge, but not in contract bridge."),
            _("We win a game on this deal in auction bridge, but not in contract bridge."),
            _("They win a game on this deal in auction bridge, but not in contract bridge."),
        )
        return sentence(text, side=names.of(fact.auction))
    if fact.contract is None:
        raise ValueError("no game in either")
    text = names.about(
        fact.contract,
        _("%(side)s win a game on this deal in contract bridge, but not in auction bridge."),
        _("We win a game on this deal in contract bridge, but not in auction bridge."),
        _("They win a game on this deal in contract bridge, but not in auction bridge."),
    )
    return sentence(text, side=names.of(fact.contract))


def _rubber_premiums(fact: kinds.RubberPremiums, names: Names) -> Sentence:
    text = _("The rubber earns %(contract)d in contract bridge and %(auction)d in auction bridge.")
    return sentence(text, contract=fact.contract, auction=fact.auction)


_SENTENCES: dict[type[GameDifference], Callable[[Any, Names], Sentence]] = {
    kinds.RubberOverInOne: _rubber_over,
    kinds.TrickValues: _trick_values,
    kinds.OvertricksToGame: _overtricks,
    kinds.DoubledOvertricks: _doubled_overtricks,
    kinds.DoubledMade: _doubled_made,
    kinds.UndertrickPrices: _undertricks,
    kinds.VulnerabilityCounts: _vulnerability,
    kinds.SlamNotBid: _slam_not_bid,
    kinds.SlamPremium: _slam,
    kinds.HonoursDivided: _honours_divided,
    kinds.HonourValues: _honour_values,
    kinds.HonoursIncomplete: _honours_incomplete,
    kinds.GameInOne: _game_in_one,
    kinds.RubberPremiums: _rubber_premiums,
}
