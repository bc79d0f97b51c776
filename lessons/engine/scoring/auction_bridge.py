"""The lines of a deal in auction bridge."""

from functools import cache

from lessons.engine.calls import BIDS
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PlayedDeal, honours_in_pack
from lessons.engine.scoring.editions import AuctionEdition, Game, auction_value
from lessons.engine.scoring.errors import HonoursImpossible
from lessons.engine.scoring.honours import auction_honours
from lessons.engine.scoring.lines import (
    ContractPremium,
    GrandSlam,
    HonourPoints,
    OvertrickPremium,
    Place,
    ScoreLine,
    SmallSlam,
    Sum,
    SumTerm,
    Tricks,
    Undertricks,
)
from lessons.engine.seats import Side


def auction_lines(deal: PlayedDeal, edition: AuctionEdition) -> tuple[ScoreLine, ...]:
    """The lines of a deal, in the order they are written. Raises HonoursImpossible when some are unaccounted for."""
    key = (edition, deal.bid.index, deal.risk, deal.side, deal.tricks)
    honours = honour_lines(deal, edition)
    return result_lines(*key) + honours + slam_lines(*key) if honours else result_lines(*key) + slam_lines(*key)


def _law(edition: AuctionEdition) -> str:
    return f"AB {edition.name}"


@cache
def result_lines(
    edition: AuctionEdition, bid_index: int, risk: Risk, side: Side, tricks: int
) -> tuple[ScoreLine, ...]:
    """Odd tricks and premiums of a contract that was made, or its undertricks."""
    bid = BIDS[bid_index - BIDS[0].index]
    law = _law(edition)
    over = tricks - bid.tricks
    if over < 0:
        price = edition.undertricks[risk.doubles]
        total, prices = Sum((SumTerm(-over, price),)), (price, price, price)
        return (Undertricks(Game.AUCTION, side.opponents, Place.ABOVE, law, total, bid, risk, -over, False, prices),)
    total = Sum((SumTerm(tricks - 6, auction_value(bid.denomination)),), risk.multiplier)
    lines: list[ScoreLine] = [Tricks(Game.AUCTION, side, Place.BELOW, law, total, bid, risk, tricks - 6)]
    if risk.doubles:
        total = Sum((SumTerm(1, edition.contract_premium[risk.doubles]),))
        lines.append(ContractPremium(Game.AUCTION, side, Place.ABOVE, law, total, bid, risk))
    if risk.doubles and over:
        total = Sum((SumTerm(over, edition.overtrick_premium[risk.doubles]),))
        lines.append(OvertrickPremium(Game.AUCTION, side, Place.ABOVE, law, total, bid, risk, over))
    return tuple(lines)


def honour_lines(deal: PlayedDeal, edition: AuctionEdition) -> tuple[ScoreLine, ...]:
    """The side with most honours; none when nobody noted them, or the aces are two and two."""
    if deal.honours is None:
        return ()
    there_are = honours_in_pack(deal.bid.denomination)
    if deal.honours.total != there_are:
        raise HonoursImpossible(deal.honours.total, there_are)
    found = auction_honours(deal.bid.denomination, deal.honours, edition)
    if found is None:
        return ()
    side, seat, holding, count, value = found
    total = Sum((SumTerm(count, value),))
    return (HonourPoints(Game.AUCTION, side, Place.ABOVE, _law(edition), total, holding, seat),)


@cache
def slam_lines(edition: AuctionEdition, bid_index: int, risk: Risk, side: Side, tricks: int) -> tuple[ScoreLine, ...]:
    """Twelve or thirteen tricks of either side, whatever was bid."""
    bid = BIDS[bid_index - BIDS[0].index]
    winner = side if tricks > 6 else side.opponents
    most = max(tricks, 13 - tricks)
    law = _law(edition)
    if most == 12:
        total = Sum((SumTerm(1, edition.small_slam),))
        return (SmallSlam(Game.AUCTION, winner, Place.ABOVE, law, total, bid, False),)
    if most == 13:
        total = Sum((SumTerm(1, edition.grand_slam),))
        return (GrandSlam(Game.AUCTION, winner, Place.ABOVE, law, total, bid, False),)
    return ()
