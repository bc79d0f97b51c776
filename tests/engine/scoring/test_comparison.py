"""The same deals in contract bridge and auction bridge: every reason for a difference, and none too many."""

import pytest
from hypothesis import given

from lessons.engine.scoring import differences as why
from lessons.engine.scoring.comparison import compare
from lessons.engine.scoring.deal import PASSED_OUT, deal_of
from lessons.engine.scoring.differences import DIFFERENCES
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.honours import Holding
from lessons.engine.scoring.lines import totals
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Side
from tests.engine.scoring.test_properties import any_deals

NS, EW = Side.NS, Side.EW
GAME = deal_of("3N", "S", 9)
ALL_FIVE = {"N": 2, "S": 2, "E": 1}


def reasons(*deals, contract=None):
    return compare(deals, contract).deals[-1].differences


def test_overtricks_count_to_game_in_auction_bridge_only():
    assert reasons(deal_of("1N", "S", 9)) == (
        why.TrickValues(4, 10),
        why.OvertricksToGame(2, 60, 20),
        why.GameInOne(None, NS),
    )


def test_doubled_overtricks_are_a_premium_in_place_of_their_value_or_beside_it():
    assert reasons(deal_of("2HX", "S", 9)) == (
        why.TrickValues(2, 8),
        why.OvertricksToGame(1, 100, 16),
        why.DoubledOvertricks(1, 100, 50),
    )


def test_redoubled_and_made_differs_only_from_the_older_laws():
    assert why.DoubledMade(50, 100) in reasons(deal_of("1CXX", "S", 7), contract="1981")
    assert reasons(deal_of("1CXX", "S", 7)) == (why.TrickValues(0, 6),)


def test_a_slam_that_was_not_bid_is_paid_to_either_side():
    assert why.SlamNotBid(NS, 12, 50) in reasons(deal_of("4S", "S", 12))
    assert why.SlamNotBid(NS, 12, 50) in reasons(deal_of("7S", "S", 12))
    assert why.SlamNotBid(EW, 13, 100) in reasons(deal_of("1S", "S", 0))


def test_a_slam_that_was_bid_is_worth_more_in_contract_bridge():
    assert why.SlamPremium(12, 12, 500, 50) in reasons(deal_of("6S", "S", 12))
    assert why.SlamPremium(12, 13, 500, 100) in reasons(deal_of("6S", "S", 13))
    assert why.SlamPremium(13, 13, 1500, 100) in reasons(GAME, deal_of("7S", "S", 13))


def test_undertricks_grow_dearer_in_contract_bridge_alone():
    assert reasons(deal_of("4S", "S", 8)) == ()
    assert reasons(deal_of("4SX", "S", 7)) == (why.UndertrickPrices(3, 500, 300),)


def test_vulnerability_is_a_reason_only_where_it_changed_the_score():
    assert reasons(GAME, deal_of("4S", "S", 9)) == (
        why.UndertrickPrices(1, 100, 50),
        why.VulnerabilityCounts(NS, 100, 50),
    )
    assert reasons(GAME, deal_of("4S", "E", 9)) == ()
    assert why.VulnerabilityCounts(NS, 60, 60) not in reasons(GAME, deal_of("2S", "S", 8))


@pytest.mark.parametrize(
    ("honours", "expected"),
    [
        (ALL_FIVE, (why.HonoursDivided(NS, Holding.FOUR_DIVIDED, 40),)),
        ({"N": 4, "S": 1}, (why.HonourValues(Holding.FOUR_AND_ONE, 100, 90),)),
        ({"N": 4, "E": 1}, (why.HonourValues(Holding.FOUR_IN_ONE_HAND, 100, 80),)),
        ({"N": 4}, (why.HonoursIncomplete(4, 5),)),
        (None, ()),
    ],
)
def test_honours_differ_by_holding(honours, expected):
    assert reasons(deal_of("4S", "S", 8, honours)) == expected


def test_two_aces_each_are_no_difference():
    assert reasons(deal_of("3N", "S", 8, {"N": 2, "E": 2})) == ()


def test_a_game_may_be_made_in_one_of_the_two():
    played = deal_of("2S", "S", 8), deal_of("2S", "N", 8)
    assert why.GameInOne(NS, NS) not in reasons(*played)
    assert why.GameInOne(None, NS) in reasons(deal_of("3S", "S", 10))
    assert why.GameInOne(NS, None) in reasons(deal_of("2C", "S", 8), deal_of("2H", "S", 8))


def test_the_premium_of_the_rubber_differs():
    assert why.RubberPremiums(700, 250) in reasons(GAME, GAME)


def test_deals_after_the_end_of_one_rubber_are_scored_in_the_other_alone():
    short = deal_of("1N", "S", 9)
    comparison = compare([short, short, short])
    assert [deal.auction is None for deal in comparison.deals] == [False, False, True]
    assert comparison.deals[2].differences == (why.RubberOverInOne(Game.AUCTION),)
    assert (comparison.auction.complete, comparison.contract.complete) == (True, False)
    both = compare([GAME, GAME, PASSED_OUT])
    assert both.deals[2].differences == (why.RubberOverInOne(Game.CONTRACT), why.RubberOverInOne(Game.AUCTION))


def test_a_passed_out_deal_is_the_same_in_both():
    assert reasons(PASSED_OUT) == ()


def test_a_comparison_scores_as_the_rubbers_do():
    deals = [deal_of("2H", "N", 9, {"N": 4}), GAME]
    comparison = compare(deals, "1981", "1913", stop=True)
    assert comparison.contract == score_rubber(deals, Game.CONTRACT, "1981", stop=True)
    assert comparison.auction == score_rubber([deal_of("2H", "N", 9), GAME], Game.AUCTION, "1913", stop=True)


@given(any_deals)
def test_whatever_scores_differently_has_a_reason(deals):
    for compared in compare(deals).deals:
        assert {type(difference) for difference in compared.differences} <= set(DIFFERENCES.values())
        steps = (compared.contract, compared.auction)
        if None in steps or len({totals(step.lines) for step in steps}) == 2:
            assert compared.differences
