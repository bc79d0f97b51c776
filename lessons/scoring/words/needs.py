"""What does my side need? The contracts that make game, and the cheapest."""

from django.utils.translation import gettext as _

from lessons.engine.calls import Denomination
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.needs import SideNeeds
from lessons.scoring.words.names import COMPASS, Names
from lessons.scoring.words.states import points_missing
from lessons.wording.sentence import Sentence, joined, sentence


def needs(facts: SideNeeds, names: Names = COMPASS) -> Sentence:
    """What is on and what is lacking, the contracts that make game, the cheapest of all."""
    return joined(have(facts, names), points_missing(facts.missing), contracts(facts), cheapest(facts))


def have(facts: SideNeeds, names: Names = COMPASS) -> Sentence:
    """What the side has towards its next game."""
    if not facts.part_score:
        text = names.about(
            facts.side,
            _("%(side)s have nothing below the line in this game."),
            _("We have nothing below the line in this game."),
            _("They have nothing below the line in this game."),
        )
        return sentence(text, side=names.of(facts.side))
    text = names.about(
        facts.side,
        _("%(side)s have %(points)d below the line in this game."),
        _("We have %(points)d below the line in this game."),
        _("They have %(points)d below the line in this game."),
    )
    return sentence(text, side=names.of(facts.side), points=facts.part_score)


def contracts(facts: SideNeeds) -> Sentence:
    """The lowest contract in each denomination that makes game."""
    bids = {need.bid.denomination: need.bid for need in facts.needs}
    if facts.game is Game.AUCTION:
        # Translators: each placeholder is a bid such as 2♣, the last one in no trump.
        text = _(
            "Game takes as many tricks as %(clubs)s, %(diamonds)s, %(hearts)s, %(spades)s or %(no_trump)s:"
            " in auction bridge it is enough to win them, even in a lower contract of the same denomination."
        )
    else:
        # Translators: each placeholder is a bid such as 2♣, the last one in no trump.
        text = _(
            "Bid and made, each of these makes game: %(clubs)s, %(diamonds)s, %(hearts)s, %(spades)s,"
            " %(no_trump)s, and whatever is higher in the same denomination."
        )
    return sentence(text, **{denomination.name.lower(): bids[denomination] for denomination in Denomination})


def cheapest(facts: SideNeeds) -> Sentence:
    """The lowest of them, and whether it ends the rubber."""
    lowest = facts.cheapest
    if facts.game is Game.AUCTION:
        text = (
            _("The lowest of these, just made, ends the rubber: %(bid)s, %(points)d below the line.")
            if facts.ends_rubber
            else _("The lowest of these, just made, is game: %(bid)s, %(points)d below the line.")
        )
    elif facts.ends_rubber:
        # Translators: %(bid)s is a bid such as 1NT.
        text = _("The cheapest contract that ends the rubber is %(bid)s: %(points)d below the line.")
    else:
        text = _("The cheapest contract that makes game is %(bid)s: %(points)d below the line.")
    return sentence(text, bid=lowest.bid, points=lowest.points)
