"""What does my side need? The lowest contracts that make game from a part-score."""

from dataclasses import dataclass

from lessons.engine.calls import LEVELS, Bid, Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.contract_bridge import trick_sum
from lessons.engine.scoring.editions import AUCTION_1926, CONTRACT_1993, Game, auction_value
from lessons.engine.scoring.errors import GameNotForRubbers
from lessons.engine.scoring.rubber import Rubber
from lessons.engine.seats import Side

_TO_GAME = {Game.CONTRACT: CONTRACT_1993.to_game, Game.AUCTION: AUCTION_1926.to_game}


@dataclass(frozen=True, slots=True)
class Need:
    """The lowest level at which a denomination makes game, and what it scores below the line.

    In contract bridge the level must be bid and made; in auction bridge any contract will do in which
    so many odd tricks are won.
    """

    bid: Bid
    points: int


@dataclass(frozen=True, slots=True)
class SideNeeds:
    """What a side needs for its next game, one Need for each denomination in rank order.

    `ends_rubber`: the side has a game already, so that this one ends the rubber.
    """

    side: Side
    game: Game
    part_score: int
    missing: int
    ends_rubber: bool
    needs: tuple[Need, ...]

    @property
    def cheapest(self) -> Need:
        """The lowest bid of all that makes game.

        >>> str(SideNeeds(Side.NS, Game.CONTRACT, 60, 40, False, game_needs(Game.CONTRACT, 60)).cheapest.bid)
        '1N'
        """
        return min(self.needs, key=lambda need: need.bid)


def odd_trick_points(game: Game, bid: Bid, risk: Risk = Risk.UNDOUBLED) -> int:
    """What so many odd tricks count below the line. Raises GameNotForRubbers."""
    if game is Game.DUPLICATE:
        raise GameNotForRubbers(game.value)
    if game is Game.CONTRACT:
        return trick_sum(bid, risk).points
    return bid.level * auction_value(bid.denomination) * risk.multiplier


def game_needs(game: Game, part_score: int = 0, risk: Risk = Risk.UNDOUBLED) -> tuple[Need, ...]:
    """For each denomination the lowest level that makes game with a part-score on. Raises GameNotForRubbers.

    A part-score that is none (below 0, or a game already) raises ValueError.

    >>> [str(need.bid) for need in game_needs(Game.CONTRACT)]
    ['5C', '5D', '4H', '4S', '3N']
    >>> [str(need.bid) for need in game_needs(Game.CONTRACT, 60)]
    ['2C', '2D', '2H', '2S', '1N']
    """
    if game is Game.DUPLICATE:
        raise GameNotForRubbers(game.value)
    if not 0 <= part_score < _TO_GAME[game]:
        raise ValueError(f"a part-score is 0 to {_TO_GAME[game] - 1}, not {part_score}")
    missing = _TO_GAME[game] - part_score
    return tuple(_lowest(game, denomination, missing, risk) for denomination in Denomination)


def _lowest(game: Game, denomination: Denomination, missing: int, risk: Risk) -> Need:
    bids = (Bid(level, denomination) for level in LEVELS)
    reached = ((bid, odd_trick_points(game, bid, risk)) for bid in bids)
    return next(Need(bid, points) for bid, points in reached if points >= missing)


def side_needs(rubber: Rubber, side: Side) -> SideNeeds | None:
    """What a side needs for its next game; None when the rubber has ended."""
    if rubber.ended:
        return None
    part_score = rubber.part_scores.of(side)
    return SideNeeds(
        side=side,
        game=rubber.game,
        part_score=part_score,
        missing=rubber.edition.to_game - part_score,
        ends_rubber=rubber.games.of(side) == 1,
        needs=game_needs(rubber.game, part_score),
    )
