"""Duplicate scoring (Law 77): every deal stands alone, with a bonus for a game or a part-score."""

from functools import cache

from lessons.engine.calls import BIDS, Bid
from lessons.engine.contract import Risk
from lessons.engine.scoring.contract_bridge import DUPLICATE_LAW, result_lines
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.editions import CONTRACT_1993, Game
from lessons.engine.scoring.errors import HonoursNotForThisGame, TricksOutOfRange
from lessons.engine.scoring.lines import GameBonus, PartScoreBonus, Place, ScoreLine, Sum, SumTerm, totals
from lessons.engine.seats import Side


def duplicate_lines(deal: PlayedDeal, vulnerable: bool) -> tuple[ScoreLine, ...]:
    """The lines of a deal. `vulnerable`: declarer's side. Raises HonoursNotForThisGame."""
    if deal.honours is not None:
        raise HonoursNotForThisGame
    return _lines(deal.bid.index, deal.risk, deal.side, deal.tricks, vulnerable)


@cache
def _lines(bid_index: int, risk: Risk, side: Side, tricks: int, vulnerable: bool) -> tuple[ScoreLine, ...]:
    lines = result_lines(Game.DUPLICATE, CONTRACT_1993, bid_index, risk, side, tricks, vulnerable)
    if lines[0].side is not side:
        return lines
    trick_points = lines[0].points
    if trick_points < CONTRACT_1993.to_game:
        total = Sum((SumTerm(1, 50),))
        return (*lines, PartScoreBonus(Game.DUPLICATE, side, Place.SCORE, DUPLICATE_LAW, total, trick_points))
    total = Sum((SumTerm(1, 500 if vulnerable else 300),))
    return (*lines, GameBonus(Game.DUPLICATE, side, Place.SCORE, DUPLICATE_LAW, total, trick_points, vulnerable))


def duplicate_score(bid: Bid, risk: Risk, tricks: int, vulnerable: bool) -> int:
    """The score for declarer's side: points, below zero when the contract failed. Raises TricksOutOfRange.

    >>> from lessons.engine.contract import contract_of
    >>> duplicate_score(*contract_of("4SX"), tricks=9, vulnerable=True)
    -200
    """
    try:
        return (_VULNERABLE if vulnerable else _NOT_VULNERABLE)[bid.index][risk.doubles][tricks]
    except KeyError:
        raise TricksOutOfRange(tricks) from None


def _score(bid: Bid, risk: Risk, tricks: int, vulnerable: bool) -> int:
    score = totals(_lines(bid.index, risk, Side.NS, tricks, vulnerable))
    return score.ns - score.ew


def _table(vulnerable: bool) -> tuple[tuple[dict[int, int], ...], ...]:
    """By the number of the call (those that are no bids have nothing), doubles, tricks."""
    by_bid = (tuple({n: _score(bid, risk, n, vulnerable) for n in range(14)} for risk in Risk) for bid in BIDS)
    return ((), (), (), *by_bid)


_NOT_VULNERABLE, _VULNERABLE = _table(False), _table(True)
