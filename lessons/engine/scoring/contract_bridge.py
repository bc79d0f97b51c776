"""The lines of a deal in contract bridge, rubber and duplicate alike but for game bonuses and honours."""

from functools import cache

from lessons.engine.calls import BIDS, Bid
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.editions import ContractEdition, Game, contract_values
from lessons.engine.scoring.honours import contract_honours
from lessons.engine.scoring.lines import (
    GrandSlam,
    HonourPoints,
    Insult,
    Overtricks,
    Place,
    ScoreLine,
    SmallSlam,
    Sum,
    SumTerm,
    Tricks,
    Undertricks,
)
from lessons.engine.seats import Side

LAW = "RB 72"  # Laws of Rubber Bridge: points earned below and above the line
DUPLICATE_LAW = "77"


def contract_lines(deal: PlayedDeal, edition: ContractEdition, vulnerable: bool) -> tuple[ScoreLine, ...]:
    """The lines of a deal of rubber contract bridge, in the order they are written. `vulnerable`: declarer's side."""
    lines = result_lines(Game.CONTRACT, edition, deal.bid.index, deal.risk, deal.side, deal.tricks, vulnerable)
    if deal.honours is None:
        return lines
    found = contract_honours(deal.bid.denomination, deal.honours)
    if found is None:
        return lines
    seat, holding, points = found
    total = Sum((SumTerm(1, points),))
    return (*lines, HonourPoints(Game.CONTRACT, seat.side, Place.ABOVE, LAW, total, holding, seat))


@cache
def result_lines(
    game: Game, edition: ContractEdition, bid_index: int, risk: Risk, side: Side, tricks: int, vulnerable: bool
) -> tuple[ScoreLine, ...]:
    """What the contract and its result give. The bid comes by its number, which is quick to look up."""
    bid = BIDS[bid_index - BIDS[0].index]
    law = DUPLICATE_LAW if game is Game.DUPLICATE else LAW
    above = Place.SCORE if game is Game.DUPLICATE else Place.ABOVE
    over = tricks - bid.tricks
    if over < 0:
        prices = edition.undertricks[vulnerable][risk.doubles]
        total = undertrick_sum(prices, -over)
        return (Undertricks(game, side.opponents, above, law, total, bid, risk, -over, vulnerable, prices),)
    below = Place.SCORE if game is Game.DUPLICATE else Place.BELOW
    lines: list[ScoreLine] = [Tricks(game, side, below, law, trick_sum(bid, risk), bid, risk, bid.level)]
    if over:
        each = edition.overtricks[vulnerable][risk.doubles] or contract_values(bid.denomination)[1]
        total = Sum((SumTerm(over, each),))
        lines.append(Overtricks(game, side, above, law, total, bid, risk, over, vulnerable))
    if risk.doubles:
        total = Sum((SumTerm(1, edition.insult[risk.doubles]),))
        lines.append(Insult(game, side, above, law, total, bid, risk))
    if bid.level == 6:
        total = Sum((SumTerm(1, edition.small_slam[vulnerable]),))
        lines.append(SmallSlam(game, side, above, law, total, bid, vulnerable))
    if bid.level == 7:
        total = Sum((SumTerm(1, edition.grand_slam[vulnerable]),))
        lines.append(GrandSlam(game, side, above, law, total, bid, vulnerable))
    return tuple(lines)


def trick_sum(bid: Bid, risk: Risk) -> Sum:
    """The tricks bid: at no trump 40 for the first, 30 for each further, the whole times 1, 2 or 4.

    >>> from lessons.engine.calls import bid_of
    >>> trick_sum(bid_of("3N"), Risk.DOUBLED)
    Sum(parts=(SumTerm(number=1, value=40), SumTerm(number=2, value=30)), times=2)
    """
    first, further = contract_values(bid.denomination)
    if first == further:
        return Sum((SumTerm(bid.level, first),), risk.multiplier)
    parts = (SumTerm(1, first), SumTerm(bid.level - 1, further))
    return Sum(parts if bid.level > 1 else parts[:1], risk.multiplier)


def undertrick_sum(prices: tuple[int, int, int], count: int) -> Sum:
    """The first, the second and third, and every later undertrick; equal prices stand together."""
    first, second, later = prices
    parts: list[SumTerm] = []
    for number, value in ((1, first), (min(count - 1, 2), second), (count - 3, later)):
        if number <= 0:
            continue
        if parts and parts[-1].value == value:
            parts[-1] = SumTerm(parts[-1].number + number, value)
        else:
            parts.append(SumTerm(number, value))
    return Sum(tuple(parts))
