"""Chicago: four deals, each scored in duplicate style, with a fixed vulnerability."""

from collections.abc import Iterable
from typing import NamedTuple

from lessons.engine.scoring.deal import Deal
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.errors import ChicagoOver, ScoringError
from lessons.engine.scoring.lines import PerSide, ScoreLine
from lessons.engine.scoring.lines import totals as total_of
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Seat, Side, Vulnerability

DEALS = 4


class ChicagoDeal(NamedTuple):
    """One of the four deals: who dealt it, who was vulnerable, what it scored."""

    number: int  # from 1
    dealer: Seat
    vulnerable: Vulnerability
    deal: Deal
    lines: tuple[ScoreLine, ...]


def chicago_vulnerability(deal: int, dealer: Seat) -> Vulnerability:
    """Vulnerability of deal 1 to 4: nobody, the dealer's side twice, both. Raises ChicagoOver for another number.

    >>> chicago_vulnerability(2, Seat.EAST)
    <Vulnerability.EW: 'EW'>
    """
    if deal not in range(1, DEALS + 1):
        raise ChicagoOver(deal)
    if deal == 1:
        return Vulnerability.NONE
    if deal == DEALS:
        return Vulnerability.BOTH
    return Vulnerability.NS if dealer.side is Side.NS else Vulnerability.EW


def score_chicago(deals: Iterable[Deal], first_dealer: Seat = Seat.NORTH) -> tuple[ChicagoDeal, ...]:
    """Score up to four deals, the deal passing clockwise; a deal that was passed out scores nothing and counts.

    Raises ChicagoOver and HonoursNotForThisGame with the number of the deal.

    >>> from lessons.engine.scoring.deal import deal_of
    >>> totals(score_chicago([deal_of("3N", "S", 9), deal_of("3N", "S", 9)], Seat.EAST))
    PerSide(ns=1000, ew=0)
    """
    scored = []
    for number, deal in enumerate(deals, start=1):
        dealer = first_dealer.clockwise(number - 1)
        try:
            vulnerable = chicago_vulnerability(number, dealer)
            lines = score_deal(deal, Game.DUPLICATE, vulnerable=vulnerable)
        except ScoringError as error:
            raise error.in_deal(number) from None
        scored.append(ChicagoDeal(number, dealer, vulnerable, deal, lines))
    return tuple(scored)


def totals(deals: Iterable[ChicagoDeal]) -> PerSide:
    """All the points of each side."""
    return total_of(tuple(line for deal in deals for line in deal.lines))
