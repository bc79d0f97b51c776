"""The same deals as a rubber of contract bridge and of auction bridge, and why they score differently."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from lessons.engine.scoring.deal import Deal, PassedOutDeal, PlayedDeal, honours_in_pack
from lessons.engine.scoring.differences import GameDifference, RubberOverInOne, differences
from lessons.engine.scoring.editions import ContractEdition, Game, auction_edition, contract_edition
from lessons.engine.scoring.rubber import Rubber, RubberStep, score_until_complete


@dataclass(frozen=True, slots=True)
class DealComparison:
    """One deal in both games. A step is None where that game's rubber was over before the deal."""

    number: int
    deal: Deal
    contract: RubberStep | None
    auction: RubberStep | None
    differences: tuple[GameDifference, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Both rubbers, each as far as it goes, and the deals side by side."""

    contract: Rubber
    auction: Rubber
    deals: tuple[DealComparison, ...]


def compare(
    deals: Iterable[Deal], contract: str | None = None, auction: str | None = None, *, stop: bool = False
) -> Comparison:
    """Score the same deals in both games, in the editions named. Raises UnknownEdition.

    A deal that comes after the end of one rubber is scored in the other alone. Honours that are not all
    accounted for count in contract bridge only.

    >>> from lessons.engine.scoring.deal import deal_of
    >>> [difference.code for difference in compare([deal_of("1N", "N", 9)]).deals[0].differences]
    ['trick-values', 'overtricks-to-game', 'game-in-one']
    """
    deals = tuple(deals)
    laws, code = contract_edition(contract), auction_edition(auction)
    in_contract = score_until_complete(laws, deals, stop=stop)
    in_auction = score_until_complete(code, map(whole_honours, deals), stop=stop)
    compared = []
    for place, deal in enumerate(deals):
        ours = in_contract.steps[place] if place < len(in_contract.steps) else None
        theirs = in_auction.steps[place] if place < len(in_auction.steps) else None
        compared.append(DealComparison(place + 1, deal, ours, theirs, _differences(laws, deal, ours, theirs)))
    return Comparison(in_contract, in_auction, tuple(compared))


def whole_honours(deal: Deal) -> Deal:
    """The deal as auction bridge can score it: without honours when they are not all accounted for."""
    if isinstance(deal, PassedOutDeal) or deal.honours is None:
        return deal
    whole = deal.honours.total == honours_in_pack(deal.bid.denomination)
    return deal if whole else replace(deal, honours=None)


def _differences(
    laws: ContractEdition, deal: Deal, contract: RubberStep | None, auction: RubberStep | None
) -> tuple[GameDifference, ...]:
    if contract is None or auction is None:
        if contract is auction:
            return (RubberOverInOne(Game.CONTRACT), RubberOverInOne(Game.AUCTION))
        return (RubberOverInOne(Game.CONTRACT if contract is None else Game.AUCTION),)
    return differences(laws, deal, contract, auction) if isinstance(deal, PlayedDeal) else ()
