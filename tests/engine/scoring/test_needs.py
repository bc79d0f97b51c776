"""What a side needs for game, and for the rubber."""

import pytest

from lessons.engine.calls import BIDS
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.errors import GameNotForRubbers
from lessons.engine.scoring.needs import game_needs, side_needs
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Side


def needed(game, part_score=0, risk=Risk.UNDOUBLED):
    return " ".join(str(need.bid) for need in game_needs(game, part_score, risk))


@pytest.mark.parametrize(
    ("game", "part_score", "bids"),
    [
        (Game.CONTRACT, 0, "5C 5D 4H 4S 3N"),
        (Game.CONTRACT, 20, "4C 4D 3H 3S 3N"),
        (Game.CONTRACT, 30, "4C 4D 3H 3S 2N"),
        (Game.CONTRACT, 40, "3C 3D 2H 2S 2N"),
        (Game.CONTRACT, 60, "2C 2D 2H 2S 1N"),
        (Game.CONTRACT, 70, "2C 2D 1H 1S 1N"),
        (Game.CONTRACT, 80, "1C 1D 1H 1S 1N"),
        (Game.CONTRACT, 90, "1C 1D 1H 1S 1N"),
        (Game.AUCTION, 0, "5C 5D 4H 4S 3N"),
        (Game.AUCTION, 10, "4C 3D 3H 3S 2N"),
        (Game.AUCTION, 18, "2C 2D 2H 2S 2N"),
        (Game.AUCTION, 20, "2C 2D 2H 2S 1N"),
        (Game.AUCTION, 28, "1C 1D 1H 1S 1N"),
    ],
)
def test_the_lowest_level_that_makes_game(game, part_score, bids):
    assert needed(game, part_score) == bids


def test_a_double_makes_game_cheaper():
    assert needed(Game.CONTRACT, 0, Risk.DOUBLED) == "3C 3D 2H 2S 2N"
    assert needed(Game.CONTRACT, 0, Risk.REDOUBLED) == "2C 2D 1H 1S 1N"
    assert needed(Game.AUCTION, 0, Risk.DOUBLED) == "3C 3D 2H 2S 2N"


@pytest.mark.parametrize("game", [Game.CONTRACT, Game.AUCTION])
@pytest.mark.parametrize("risk", list(Risk))
def test_a_bid_makes_game_exactly_from_the_level_named(game, risk):
    first = [deal_of("1C", "S", 7), deal_of("1H", "S", 7), deal_of("1N", "S", 7), deal_of("2S", "S", 8)]
    for before in ([], first[:1], first[1:2], first[2:3], first[3:] if game is Game.CONTRACT else first[2:3]):
        rubber = score_rubber(before, game)
        needs = game_needs(game, rubber.part_scores.ns, risk)
        for bid in BIDS:
            deal = deal_of(f"{bid}{risk.value}", "N", bid.tricks)
            won = score_rubber([*before, deal], game).steps[-1].game_won_by is Side.NS
            assert won is (bid.level >= needs[bid.denomination].bid.level)


@pytest.mark.parametrize(("game", "part_score"), [(Game.CONTRACT, 100), (Game.CONTRACT, -20), (Game.AUCTION, 30)])
def test_what_is_no_part_score_is_refused(game, part_score):
    with pytest.raises(ValueError, match="part-score"):
        game_needs(game, part_score)


def test_duplicate_has_no_part_scores_to_add_to():
    with pytest.raises(GameNotForRubbers):
        game_needs(Game.DUPLICATE)


def test_a_side_with_a_game_is_told_what_ends_the_rubber():
    rubber = score_rubber([deal_of("3N", "S", 9), deal_of("2S", "N", 8)], Game.CONTRACT)
    ours, theirs = side_needs(rubber, Side.NS), side_needs(rubber, Side.EW)
    assert (ours.part_score, ours.missing, ours.ends_rubber, str(ours.cheapest.bid)) == (60, 40, True, "1N")
    assert (theirs.part_score, theirs.missing, theirs.ends_rubber, str(theirs.cheapest.bid)) == (0, 100, False, "3N")
    assert ours.cheapest.points == 40


def test_nothing_is_needed_after_the_end():
    stopped = score_rubber([], Game.CONTRACT, stop=True)
    over = score_rubber([deal_of("3N", "S", 9)] * 2, Game.AUCTION)
    assert side_needs(stopped, Side.NS) is side_needs(over, Side.EW) is None
