"""The premiums at the end: for the rubber, or for what is unfinished when the players stop."""

from lessons.engine.scoring.editions import AuctionEdition, ContractEdition, Edition, Game
from lessons.engine.scoring.lines import (
    PerSide,
    Place,
    RubberBonus,
    ScoreLine,
    Sum,
    SumTerm,
    UnfinishedGame,
    UnfinishedPartScore,
)
from lessons.engine.seats import Side

RUBBER_LAW = "RB 74"
UNFINISHED_LAW = "RB 80"


def rubber_bonus(edition: Edition, side: Side, games_against: int) -> RubberBonus:
    """For the side with two games: 700 or 500 by the games of the other side; always 250 in auction bridge."""
    if isinstance(edition, AuctionEdition):
        total = Sum((SumTerm(1, edition.rubber),))
        return RubberBonus(Game.AUCTION, side, Place.ABOVE, f"AB {edition.name}", total, games_against)
    total = Sum((SumTerm(1, edition.rubber[games_against]),))
    return RubberBonus(Game.CONTRACT, side, Place.ABOVE, RUBBER_LAW, total, games_against)


def unfinished_lines(edition: Edition, games: PerSide, part_scores: PerSide) -> tuple[ScoreLine, ...]:
    """Contract bridge: a premium to the only side with a game, and one to the only side with a part-score.

    The two have nothing to do with each other and may go to different sides. None when a side has two
    games; auction bridge has none at all.
    """
    if not isinstance(edition, ContractEdition) or 2 in games:
        return ()
    lines: list[ScoreLine] = []
    game = only_side(games)
    if game is not None:
        total = Sum((SumTerm(1, edition.unfinished_game),))
        lines.append(UnfinishedGame(Game.CONTRACT, game, Place.ABOVE, UNFINISHED_LAW, total))
    part = only_side(part_scores)
    if part is not None:
        total = Sum((SumTerm(1, edition.unfinished_part_score),))
        of = part_scores.of(part)
        lines.append(UnfinishedPartScore(Game.CONTRACT, part, Place.ABOVE, UNFINISHED_LAW, total, of))
    return tuple(lines)


def only_side(numbers: PerSide) -> Side | None:
    """The side that has something when the other has nothing."""
    if (numbers.ns > 0) == (numbers.ew > 0):
        return None
    return Side.NS if numbers.ns else Side.EW
