"""Every contract, risk, result and vulnerability against a second, plain computation of the same tables."""

import itertools

import pytest

from lessons.engine.calls import BIDS, Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import Honours, PlayedDeal
from lessons.engine.scoring.duplicate import duplicate_score
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import PerSide, totals
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import EAST, NORTH, Seat, Side, Vulnerability

ALL = list(itertools.product(BIDS, Risk, range(14)))
MINORS = (Denomination.CLUBS, Denomination.DIAMONDS)


def contract_trick_points(bid, risk):
    each = 20 if bid.denomination in MINORS else 30
    points = each * bid.level + (10 if bid.denomination is Denomination.NO_TRUMP else 0)
    return points * {"": 1, "X": 2, "XX": 4}[risk.value]


def contract_penalty(edition, risk, down, vulnerable):
    points = 0
    for nth in range(1, down + 1):
        if not risk.value:
            points += 100 if vulnerable else 50
        else:
            if vulnerable:
                doubled = 200 if nth == 1 else 300
            elif nth == 1:
                doubled = 100
            else:
                doubled = 300 if nth >= 4 and edition == "1993" else 200
            points += doubled * (2 if risk.value == "XX" else 1)
    return points


def expected_contract(edition, bid, risk, tricks, vulnerable):
    """(code, points) of each line, by the tables of 1993 and 1981."""
    over = tricks - 6 - bid.level
    if over < 0:
        return [("undertricks", contract_penalty(edition, risk, -over, vulnerable))]
    lines = [("tricks", contract_trick_points(bid, risk))]
    if over:
        plain = 20 if bid.denomination in MINORS else 30
        each = {"": plain, "X": 100, "XX": 200}[risk.value] * (2 if risk.value and vulnerable else 1)
        lines.append(("overtricks", over * each))
    if risk.value == "X":
        lines.append(("insult", 50))
    if risk.value == "XX":
        lines.append(("insult", 100 if edition == "1993" else 50))
    if bid.level == 6:
        lines.append(("small-slam", 750 if vulnerable else 500))
    if bid.level == 7:
        lines.append(("grand-slam", 1500 if vulnerable else 1000))
    return lines


@pytest.mark.parametrize("edition", ["1993", "1981"])
@pytest.mark.parametrize("vulnerable", [False, True])
@pytest.mark.parametrize("declarer", [NORTH, Side.EW])
def test_every_contract_scores_as_the_tables_of_contract_bridge_say(edition, vulnerable, declarer):
    where = Vulnerability.BOTH if vulnerable else Vulnerability.NONE
    side = Side.NS if declarer is NORTH else Side.EW
    for bid, risk, tricks in ALL:
        lines = score_deal(PlayedDeal(bid, risk, declarer, tricks), Game.CONTRACT, edition, where)
        assert [(line.code, line.points) for line in lines] == expected_contract(
            edition, bid, risk, tricks, vulnerable
        )
        for line in lines:
            assert line.side is (side.opponents if line.code == "undertricks" else side)
            assert line.place.value == ("below" if line.code == "tricks" else "above")
            assert line.law == "RB 72"


@pytest.mark.parametrize("vulnerable", [False, True])
def test_every_duplicate_score_is_the_sum_of_its_lines_and_of_the_table(vulnerable):
    where = Vulnerability.EW if vulnerable else Vulnerability.NS
    for bid, risk, tricks in ALL:
        expected = expected_contract("1993", bid, risk, tricks, vulnerable)
        if expected[0][0] == "tricks":
            if expected[0][1] >= 100:
                expected.append(("game", 500 if vulnerable else 300))
            else:
                expected.append(("part-score", 50))
        lines = score_deal(PlayedDeal(bid, risk, EAST, tricks), Game.DUPLICATE, vulnerable=where)
        assert [(line.code, line.points) for line in lines] == expected
        assert {(line.place.value, line.law) for line in lines} == {("score", "77")}
        score = totals(lines)
        assert duplicate_score(bid, risk, tricks, vulnerable) == score.ew - score.ns
        assert 0 in score


@pytest.mark.parametrize("edition", ["1926", "1915", "1913"])
def test_every_contract_scores_as_the_codes_of_auction_bridge_say(edition):
    for bid, risk, tricks in ALL:
        times = {"": 1, "X": 2, "XX": 4}[risk.value]
        over = tricks - 6 - bid.level
        premium = {"": 0, "X": 50, "XX": 100}[risk.value]
        expected = []
        if over >= 0:
            value = {"C": 6, "D": 7, "H": 8, "S": 9, "N": 10}[bid.denomination.letter]
            expected.append(("tricks", "below", "EW", value * (tricks - 6) * times))
            if premium:
                expected.append(("contract-premium", "above", "EW", premium))
            if premium and over:
                expected.append(("overtrick-premium", "above", "EW", over * premium))
        else:
            expected.append(("undertricks", "above", "NS", -over * 50 * times))
        small, grand = (20, 40) if edition == "1913" else (50, 100)
        slam = {0: ("NS", "grand-slam", grand), 1: ("NS", "small-slam", small)}
        slam |= {12: ("EW", "small-slam", small), 13: ("EW", "grand-slam", grand)}
        if tricks in slam:
            side, code, points = slam[tricks]
            expected.append((code, "above", side, points))
        lines = score_deal(PlayedDeal(bid, risk, Side.EW, tricks), Game.AUCTION, edition)
        assert [(line.code, line.place.value, line.side.value, line.points) for line in lines] == expected
        assert {line.law for line in lines} == {f"AB {edition}"}


def possible_honours(there_are):
    counts = itertools.product(range(there_are + 1), repeat=4)
    return [Honours(hands) for hands in counts if sum(hands) <= there_are]


@pytest.mark.parametrize("made", [True, False])
def test_contract_bridge_pays_honours_only_of_one_hand_whoever_holds_them(made):
    for bid in BIDS[3], BIDS[4]:  # one spade, one no trump
        aces = bid.denomination is Denomination.NO_TRUMP
        for honours in possible_honours(4 if aces else 5):
            expected = PerSide()
            for seat, held in honours.by_seat().items():
                if held >= 4:
                    expected = expected.plus(seat.side, 150 if aces or held == 5 else 100)
            deal = PlayedDeal(bid, Risk.REDOUBLED, NORTH, 7 if made else 6, honours)
            lines = [line for line in score_deal(deal, Game.CONTRACT) if line.code == "honours"]
            assert totals(tuple(lines)) == expected
            assert len(lines) == (expected != PerSide())


def auction_honour_points(edition, denomination, hands):
    """What two hands of one side score, by the printed table."""
    four, five = max(hands) == 4, max(hands) == 5
    if denomination is Denomination.NO_TRUMP:
        return {0: 0, 1: 0, 2: 0, 3: 30, 4: 100 if four else 40}[sum(hands)]
    trick = 6 + denomination
    fixed = {0: 0, 1: 0, 2: 0, 3: 30, 4: 80 if four else 40, 5: 100 if five else 90 if four else 50}
    multiple = {0: 0, 1: 0, 2: 0, 3: 2, 4: 8 if four else 4, 5: 10 if five else 9 if four else 5}
    return fixed[sum(hands)] if edition == "1926" else multiple[sum(hands)] * trick


@pytest.mark.parametrize("edition", ["1926", "1915", "1913"])
@pytest.mark.parametrize("risk", list(Risk))
def test_auction_bridge_pays_the_side_with_most_honours(edition, risk):
    for bid in BIDS[:5]:
        there_are = 4 if bid.denomination is Denomination.NO_TRUMP else 5
        for honours in possible_honours(there_are):
            if honours.total < there_are:
                continue
            deal = PlayedDeal(bid, risk, Seat.SOUTH, 8, honours)
            lines = tuple(line for line in score_deal(deal, Game.AUCTION, edition) if line.code == "honours")
            north, east, south, west = honours.counts
            assert totals(lines) == (
                auction_honour_points(edition, bid.denomination, (north, south)),
                auction_honour_points(edition, bid.denomination, (east, west)),
            )
            assert len(lines) == (0 if honours.total == 4 and north + south == 2 else 1)
