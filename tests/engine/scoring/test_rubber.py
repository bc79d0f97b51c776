"""Rubbers of our own making: what is below, what a game wipes, who wins, what stopping pays."""

import pytest

from lessons.engine.scoring import events as happened
from lessons.engine.scoring.deal import PASSED_OUT, deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.errors import GameNotForRubbers, HonoursImpossible, RubberOver, UnknownEdition
from lessons.engine.scoring.events import events
from lessons.engine.scoring.lines import PerSide
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Side, Vulnerability

NS, EW = Side.NS, Side.EW


def deals(text):
    """'3N S 9, 4SX E 8, P': contract, declarer and tricks of each deal."""
    made = []
    for part in text.split(","):
        contract, *rest = part.split()
        made.append(deal_of(contract, rest[0], int(rest[1])) if rest else PASSED_OUT)
    return made


def contract(text, edition=None, stop=False):
    return score_rubber(deals(text), Game.CONTRACT, edition, stop=stop)


def written(rubber, deal=None):
    """'NS below 100 tricks' for each line, of one deal or of all."""
    return [
        f"{line.side.value} {line.place.value} {line.points} {line.code}"
        for number, line in rubber.entries
        if deal in (None, number)
    ]


def test_two_games_to_none_pay_700():
    rubber = contract("3N S 9, 4S N 10")
    assert written(rubber, 2) == ["NS below 120 tricks", "NS above 700 rubber"]
    assert (rubber.totals, rubber.complete, rubber.winner, rubber.margin) == (PerSide(920, 0), True, NS, 920)


def test_two_games_to_one_pay_500():
    rubber = contract("3N S 9, 4H E 10, 4S N 10")
    assert written(rubber, 3) == ["NS below 120 tricks", "NS above 500 rubber"]
    assert (rubber.totals, rubber.winner, rubber.margin) == (PerSide(720, 120), NS, 600)
    assert rubber.games == PerSide(2, 1)


def test_the_larger_total_wins_though_the_other_side_has_two_games():
    rubber = contract("7NXX N 0, 3N E 9, 3N W 9")
    assert rubber.games == PerSide(0, 2)
    assert rubber.winner is EW
    rubber = contract("7NXX E 0, 3N E 9, 3N W 9")
    assert (rubber.games, rubber.winner, rubber.totals) == (PerSide(0, 2), NS, PerSide(7000, 900))


def test_equal_totals_are_a_tie():
    rubber = contract("1S N 6, 1S E 6", stop=True)
    assert (rubber.tied, rubber.winner, rubber.margin, rubber.ended) == (True, None, 0, True)


def test_no_bonus_for_game_or_part_score_is_given_deal_by_deal():
    assert written(contract("1N N 7")) == ["NS below 40 tricks"]
    assert written(contract("3N N 9")) == ["NS below 100 tricks"]


def test_trick_points_stay_in_the_totals_when_a_game_ends():
    rubber = contract("2S E 8, 3N N 9")
    assert (rubber.totals, rubber.part_scores, rubber.games) == (PerSide(100, 60), PerSide(), PerSide(1, 0))
    assert rubber.steps[1].wiped == PerSide(0, 60)


def test_a_part_score_of_the_losing_side_does_not_count_in_the_next_game():
    rubber = contract("2S E 8, 3N N 9, 1N E 7")
    assert rubber.part_scores == PerSide(0, 40)
    assert rubber.totals == PerSide(100, 100)
    assert [step.game_won_by for step in rubber.steps] == [None, NS, None]


def test_more_than_a_hundred_is_not_carried_into_the_next_game():
    assert contract("2S N 8, 2S N 8").part_scores == PerSide()


@pytest.mark.parametrize(
    ("played", "game"),
    [("2SX N 8", NS), ("2CX N 8", None), ("2S E 8, 1H E 7", None), ("2S E 8, 2H E 8", EW), ("2C E 8, 2H E 8", EW)],
)
def test_a_game_is_a_hundred_below_the_line(played, game):
    assert contract(played).steps[-1].game_won_by is game


def test_vulnerability_follows_the_games_and_begins_with_the_next_deal():
    rubber = contract("6S N 12, 6S N 12")
    assert [step.vulnerable for step in rubber.steps] == [Vulnerability.NONE, Vulnerability.NS]
    assert [line.points for _, line in rubber.entries if line.code == "small-slam"] == [500, 750]
    rubber = contract("3N N 9, 3N E 9, 1N E 6")
    assert [step.vulnerable for step in rubber.steps] == [Vulnerability.NONE, Vulnerability.NS, Vulnerability.BOTH]
    assert rubber.vulnerable is Vulnerability.BOTH
    assert written(rubber, 3) == ["NS above 100 undertricks"]


@pytest.mark.parametrize(
    ("played", "points"),
    [
        ("7C N 13", 1140),
        ("6S N 12", 680),
        ("2HX N 9", 270),
        ("1CXX N 7", 180),
        ("2CXX N 8", 260),
        ("1N S 11", 160),
        ("1HXX N 7", 220),
        ("4S N 11", 150),
    ],
)
def test_first_deals_that_programs_are_known_to_get_wrong(played, points):
    assert contract(played).totals == PerSide(points, 0)


def test_scores_stand_in_the_column_of_the_side_that_scores():
    assert written(contract("4S E 10")) == ["EW below 120 tricks"]
    assert written(contract("4S E 9")) == ["NS above 50 undertricks"]


@pytest.mark.parametrize(
    ("edition", "played", "expected"),
    [
        ("1993", "3N S 9", ["NS above 300 unfinished-game"]),
        ("1993", "2S S 8", ["NS above 100 unfinished-part-score"]),
        ("1981", "2S S 8", ["NS above 50 unfinished-part-score"]),
        ("1993", "3N S 9, 2S E 8", ["NS above 300 unfinished-game", "EW above 100 unfinished-part-score"]),
        ("1993", "3N S 9, 2S S 8", ["NS above 300 unfinished-game", "NS above 100 unfinished-part-score"]),
        ("1993", "3N S 9, 3N E 9", []),
        ("1993", "3N S 9, 3N E 9, 1N E 7", ["EW above 100 unfinished-part-score"]),
        ("1993", "2S S 8, 2S E 8", []),
        ("1993", "P", []),
        ("1993", "3N S 9, 3N S 9", []),
    ],
)
def test_a_rubber_that_is_stopped_pays_for_what_is_unfinished(edition, played, expected):
    stopped, running = contract(played, edition, stop=True), contract(played, edition)
    assert written(stopped) == written(running) + expected
    assert {deal for deal, line in stopped.entries if line.code.startswith("unfinished")} <= {len(stopped.steps)}
    assert stopped.ended
    assert running.ended is running.complete


def test_a_rubber_that_goes_on_has_no_winner():
    rubber = contract("3N S 9")
    assert (rubber.winner, rubber.tied, rubber.complete, rubber.margin) == (None, False, False, 100)


def test_nothing_played_is_a_rubber_too():
    rubber = score_rubber([], Game.CONTRACT, stop=True)
    assert (rubber.entries, rubber.totals, rubber.tied) == ((), PerSide(), True)


def test_a_passed_out_deal_changes_nothing():
    rubber = contract("2S S 8, P, 1N S 7")
    assert rubber.steps[1].lines == ()
    assert rubber.steps[1].before == rubber.steps[1].after
    assert rubber.steps[2].game_won_by is NS


def test_a_deal_after_the_end_is_refused_with_its_number():
    for game in Game.CONTRACT, Game.AUCTION:
        with pytest.raises(RubberOver) as refused:
            score_rubber(deals("3N S 9, 3N S 9, P"), game)
        assert refused.value.deal == 3


def test_honours_that_auction_bridge_cannot_count_are_refused_with_the_number_of_the_deal():
    some = [PASSED_OUT, deal_of("2S", "N", 8, {"N": 4})]
    assert score_rubber(some, Game.CONTRACT).totals == PerSide(160, 0)
    with pytest.raises(HonoursImpossible) as refused:
        score_rubber(some, Game.AUCTION)
    assert (refused.value.deal, refused.value.total, refused.value.there_are) == (2, 4, 5)


def test_unknown_editions_and_games_without_rubbers_are_refused():
    with pytest.raises(UnknownEdition):
        score_rubber([], Game.CONTRACT, "1926")
    with pytest.raises(UnknownEdition):
        score_rubber([], Game.AUCTION, "1993")
    with pytest.raises(GameNotForRubbers):
        score_rubber([], Game.DUPLICATE)


def test_auction_bridge_counts_every_odd_trick_to_game_and_knows_no_vulnerability():
    rubber = score_rubber(deals("1N S 9, 1N S 9"), Game.AUCTION)
    assert written(rubber) == ["NS below 30 tricks"] * 2 + ["NS above 250 rubber"]
    assert [step.vulnerable for step in rubber.steps] == [Vulnerability.NONE] * 2
    assert rubber.vulnerable is Vulnerability.NONE


def test_auction_bridge_stopped_has_a_winner_and_no_premium():
    rubber = score_rubber(deals("1N S 9, 1N E 8"), Game.AUCTION, stop=True)
    assert (rubber.totals, rubber.winner, rubber.unfinished) == (PerSide(30, 20), NS, ())


def test_auction_bridge_pays_both_sides_in_seven_bid_and_twelve_won():
    rubber = score_rubber(deals("7S S 12"), Game.AUCTION)
    assert written(rubber) == ["EW above 50 undertricks", "NS above 50 small-slam"]


def test_auction_bridge_pays_a_slam_to_the_defenders():
    rubber = score_rubber(deals("1C S 0"), Game.AUCTION)
    assert written(rubber) == ["EW above 350 undertricks", "EW above 100 grand-slam"]


def test_a_rubber_of_auction_bridge_in_the_order_the_lines_are_written():
    played = deal_of("3HX", "S", 12, {"N": 1, "S": 4})
    rubber = score_rubber([played], Game.AUCTION)
    assert written(rubber) == [
        "NS below 96 tricks",
        "NS above 50 contract-premium",
        "NS above 150 overtrick-premium",
        "NS above 90 honours",
        "NS above 50 small-slam",
    ]


def test_events_say_what_each_deal_changed():
    rubber = contract("2S E 8, P, 4S E 9, 3N N 9, 2S N 8, 2H N 8")
    assert [events(rubber.edition, step) for step in rubber.steps] == [
        (happened.PartScoreNow(EW, 60, 40),),
        (happened.DealPassedOut(),),
        (),
        (
            happened.GameWon(NS, 100, 1),
            happened.PartScoreWiped(EW, 60),
            happened.NowVulnerable(NS),
            happened.NewLine(),
        ),
        (happened.PartScoreNow(NS, 60, 40),),
        (happened.GameWon(NS, 120, 2), happened.RubberComplete(NS, 0)),
    ]


def test_events_of_auction_bridge_name_no_vulnerability():
    rubber = score_rubber(deals("1N S 9"), Game.AUCTION)
    assert events(rubber.edition, rubber.steps[0]) == (happened.GameWon(NS, 30, 1), happened.NewLine())
