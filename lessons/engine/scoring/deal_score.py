"""What one deal gives in a rubber: its lines added up, cached so that no deal is worked out twice."""

from functools import lru_cache
from typing import NamedTuple

from lessons.engine.calls import BIDS
from lessons.engine.contract import Risk
from lessons.engine.scoring.auction_bridge import auction_lines
from lessons.engine.scoring.contract_bridge import contract_lines
from lessons.engine.scoring.deal import Honours, PlayedDeal
from lessons.engine.scoring.editions import ContractEdition, Edition
from lessons.engine.scoring.lines import PerSide, Place, ScoreLine, totals
from lessons.engine.seats import Side

_RISKS = tuple(Risk)


class DealScore(NamedTuple):
    """The lines in the order they are written, what they come to below the line, and all in all."""

    lines: tuple[ScoreLine, ...]
    below: int
    totals: PerSide


def deal_score(edition: Edition, deal: PlayedDeal, side: Side, vulnerable: bool) -> DealScore:
    """Score a deal; `side` is its declarer's, `vulnerable` whether that side is. Raises HonoursImpossible."""
    # Numbers and truth values are quick to look up; bids and members of an Enum are not.
    return _score(edition, deal.bid.index, deal.risk.doubles, side is Side.NS, deal.tricks, vulnerable, deal.honours)


@lru_cache(maxsize=10_000)
def _score(
    edition: Edition, bid: int, doubles: int, ns: bool, tricks: int, vulnerable: bool, honours: Honours | None
) -> DealScore:
    side = Side.NS if ns else Side.EW
    deal = PlayedDeal(BIDS[bid - BIDS[0].index], _RISKS[doubles], side, tricks, honours)
    if isinstance(edition, ContractEdition):
        lines = contract_lines(deal, edition, vulnerable)
    else:
        lines = auction_lines(deal, edition)
    below = sum(line.points for line in lines if line.place is Place.BELOW)
    return DealScore(lines, below, totals(lines))
