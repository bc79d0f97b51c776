"""What a deal to be scored may hold, and what one deal gives in each game."""

import pytest

from lessons.engine.calls import NotACall, bid_of
from lessons.engine.contract import Risk
from lessons.engine.scoring.chicago import chicago_vulnerability, score_chicago
from lessons.engine.scoring.chicago import totals as chicago_totals
from lessons.engine.scoring.deal import PASSED_OUT, Honours, PlayedDeal, deal_of
from lessons.engine.scoring.duplicate import duplicate_score
from lessons.engine.scoring.editions import Game, game_of
from lessons.engine.scoring.errors import (
    ChicagoOver,
    HonoursImpossible,
    HonoursNotForThisGame,
    TricksOutOfRange,
    UnknownEdition,
    UnknownGame,
    VulnerabilityNotForThisGame,
)
from lessons.engine.scoring.lines import PerSide, SumTerm, totals
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import EAST, NORTH, Seat, Side, Vulnerability


def test_a_deal_reads_its_canonical_text():
    assert deal_of("4SX", "N", 9, {"E": 4}) == PlayedDeal(bid_of("4S"), Risk.DOUBLED, NORTH, 9, Honours((0, 4, 0, 0)))
    assert deal_of("1N", "EW", 7, {}) == PlayedDeal(bid_of("1N"), Risk.UNDOUBLED, Side.EW, 7)
    assert deal_of("P") is PASSED_OUT


@pytest.mark.parametrize("contract", ["7NNX", "4SXXX", "8C", "X", "", "4s", "3NT", "P "])
def test_a_contract_with_anything_left_over_is_refused(contract):
    with pytest.raises(NotACall):
        deal_of(contract, "N", 7)


@pytest.mark.parametrize("tricks", [-1, 14, 99])
def test_tricks_are_0_to_13(tricks):
    with pytest.raises(TricksOutOfRange):
        deal_of("1C", "N", tricks)
    with pytest.raises(TricksOutOfRange):
        duplicate_score(bid_of("1C"), Risk.UNDOUBLED, tricks, vulnerable=False)


@pytest.mark.parametrize("tricks", [0, 7])
def test_a_passed_out_deal_has_no_tricks(tricks):
    with pytest.raises(TricksOutOfRange) as refused:
        deal_of("P", tricks=tricks)
    assert refused.value.passed_out


def test_a_passed_out_deal_has_no_honours():
    with pytest.raises(HonoursImpossible):
        deal_of("P", honours={"N": 4})


@pytest.mark.parametrize(
    ("contract", "honours"),
    [
        ("1S", {"N": 3, "S": 3}),
        ("1S", {"N": 4, "E": 4}),
        ("1S", {"N": 6}),
        ("1S", {"N": 4, "S": -1}),
        ("1N", {"N": 5}),
        ("1N", {"N": 4, "E": 4}),
        ("1N", {"N": 4, "E": 1}),
    ],
)
def test_more_honours_than_there_are_is_refused(contract, honours):
    with pytest.raises(HonoursImpossible):
        deal_of(contract, "N", 7, honours)


@pytest.mark.parametrize(("contract", "honours"), [("1S", {"N": 4}), ("1N", {"N": 3}), ("1S", {"N": 0})])
def test_auction_bridge_needs_all_honours_when_any_are_given(contract, honours):
    with pytest.raises(HonoursImpossible):
        score_deal(deal_of(contract, "N", 7, honours), Game.AUCTION)


def test_result_is_counted_from_the_contract():
    made, down = deal_of("4S", "N", 11), deal_of("4S", "N", 1)
    assert (made.result, made.made, down.result, down.made) == (1, True, -9, False)
    assert totals(score_deal(down, Game.CONTRACT)) == PerSide(0, 450)


def test_a_side_may_stand_for_declarer():
    for game in Game:
        by_seat = score_deal(deal_of("4S", "E", 11), game)
        assert score_deal(deal_of("4S", "EW", 11), game) == by_seat
        assert {line.side for line in by_seat} == {Side.EW}


def test_a_passed_out_deal_scores_nothing_in_any_game():
    assert [score_deal(PASSED_OUT, game) for game in Game] == [(), (), ()]


def test_duplicate_refuses_honours_and_editions():
    with pytest.raises(HonoursNotForThisGame):
        score_deal(deal_of("4S", "N", 10, {"N": 4}), Game.DUPLICATE)
    with pytest.raises(UnknownEdition):
        score_deal(deal_of("4S", "N", 10), Game.DUPLICATE, "1993")


def test_auction_bridge_refuses_vulnerability():
    with pytest.raises(VulnerabilityNotForThisGame):
        score_deal(deal_of("4S", "N", 10), Game.AUCTION, vulnerable=Vulnerability.NS)


def test_a_game_that_is_none_is_refused():
    assert game_of("auction") is Game.AUCTION
    with pytest.raises(UnknownGame):
        game_of("whist")


def test_sums_show_how_the_points_come_about():
    def parts(contract, tricks, vulnerable="none", edition=None):
        deal = deal_of(contract, "N", tricks)
        lines = score_deal(deal, Game.CONTRACT, edition, Vulnerability(vulnerable))
        return [(line.sum.parts, line.sum.times) for line in lines]

    assert parts("3NX", 9)[0] == ((SumTerm(1, 40), SumTerm(2, 30)), 2)
    assert parts("1N", 7)[0] == ((SumTerm(1, 40),), 1)
    assert parts("4S", 10)[0] == ((SumTerm(4, 30),), 1)
    assert parts("3NX", 5) == [((SumTerm(1, 100), SumTerm(2, 200), SumTerm(1, 300)), 1)]
    assert parts("3NX", 5, edition="1981") == [((SumTerm(1, 100), SumTerm(3, 200)), 1)]
    assert parts("3NX", 5, "both") == [((SumTerm(1, 200), SumTerm(3, 300)), 1)]
    assert parts("3N", 5) == [((SumTerm(4, 50),), 1)]
    assert parts("3NXX", 7) == [((SumTerm(1, 200), SumTerm(1, 400)), 1)]


def test_chicago_has_its_vulnerability_by_deal_and_dealer():
    table = [[chicago_vulnerability(deal, seat).value for seat in (NORTH, EAST)] for deal in range(1, 5)]
    assert table == [["none", "none"], ["NS", "EW"], ["NS", "EW"], ["both", "both"]]
    assert all(chicago_vulnerability(2, seat).includes(seat.side) for seat in Seat)
    for deal in 0, 5:
        with pytest.raises(ChicagoOver):
            chicago_vulnerability(deal, NORTH)


def test_chicago_is_four_deals_of_duplicate_the_deal_passing_round():
    game = deal_of("4S", "S", 10)
    scored = score_chicago([game, game, PASSED_OUT, game], Seat.SOUTH)
    assert [(deal.dealer.value, deal.vulnerable.value) for deal in scored] == [
        ("S", "none"),
        ("W", "EW"),
        ("N", "NS"),
        ("E", "both"),
    ]
    assert [totals(deal.lines).ns for deal in scored] == [420, 420, 0, 620]
    assert chicago_totals(scored) == PerSide(1460, 0)


def test_a_fifth_deal_of_chicago_is_refused_with_its_number():
    with pytest.raises(ChicagoOver) as refused:
        score_chicago([PASSED_OUT] * 5)
    assert refused.value.deal == 5
