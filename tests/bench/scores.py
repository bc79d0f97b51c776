"""Scores, against endplay and bridgebots (Python).

Each is given contracts in its own form, built beforehand. First every duplicate score there is: 35 contracts,
undoubled, doubled and redoubled, 0 to 13 tricks, not vulnerable and vulnerable. Then a rubber of nine deals, as
lines with their sums, games, vulnerability and totals, and after that with every sentence in Russian; endplay,
which knows no rubber, gives the nine duplicate scores alone.
"""

import os

import django
from bridgebots import BiddingSuit
from bridgebots.play_utils import calculate_score
from django.utils.translation import override
from endplay.types import Contract as EndplayContract
from endplay.types import Denom, Penalty, Player, Vul

from lessons.engine.calls import BIDS, Bid
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PlayedDeal, deal_of
from lessons.engine.scoring.duplicate import duplicate_score
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.events import events
from lessons.engine.scoring.rubber import Rubber, score_rubber
from lessons.engine.seats import Side
from tests.bench.harness import Comparison

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bridgeschool.settings")
os.environ.setdefault("DEBUG", "1")
django.setup()

from lessons.scoring.words import lines, states  # noqa: E402

# Duplicate

ALL = [(bid, risk, tricks, vul) for bid in BIDS for risk in Risk for tricks in range(14) for vul in (False, True)]

DENOMS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
PENALTIES = (Penalty.passed, Penalty.doubled, Penalty.redoubled)
SUITS = (BiddingSuit.CLUBS, BiddingSuit.DIAMONDS, BiddingSuit.HEARTS, BiddingSuit.SPADES, BiddingSuit.NO_TRUMP)


def endplay_contract(bid: Bid, risk: Risk, tricks: int, declarer: Player = Player.north) -> EndplayContract:
    return EndplayContract(
        level=bid.level,
        denom=DENOMS[bid.denomination],
        declarer=declarer,
        penalty=PENALTIES[risk.doubles],
        result=tricks - bid.tricks,
    )


ENDPLAY = [(endplay_contract(bid, risk, tricks), Vul.both if vul else Vul.none) for bid, risk, tricks, vul in ALL]
BRIDGEBOTS = [(bid.level, SUITS[bid.denomination], risk.doubles, tricks, vul) for bid, risk, tricks, vul in ALL]


def duplicate_ours() -> list[int]:
    return [duplicate_score(bid, risk, tricks, vul) for bid, risk, tricks, vul in ALL]


def duplicate_endplay() -> list[int]:
    return [contract.score(vul) for contract, vul in ENDPLAY]


def duplicate_bridgebots() -> list[int]:
    return [calculate_score(level, suit, doubled, tricks, vul) for level, suit, doubled, tricks, vul in BRIDGEBOTS]


assert duplicate_ours() == duplicate_bridgebots(), "bridgebots must score alike"
assert duplicate_ours() == duplicate_endplay(), "endplay must score alike"

# A rubber: two games to one for East-West, who lose it by totals, 880 to 1690.

NINE = "2H NS 10, 4SX EW 8, 3N EW 10, 3S EW 9, 2D EW 6, 6HX NS 13, 1N EW 8, 3C NS 9, 3H EW 9"
DEALS = [deal_of(contract, side, int(tricks)) for contract, side, tricks in map(str.split, NINE.split(", "))]
PLAYERS = {Side.NS: Player.north, Side.EW: Player.east}
VULS = {"none": Vul.none, "NS": Vul.ns, "EW": Vul.ew, "both": Vul.both}
ENDPLAY_NINE = [
    (endplay_contract(deal.bid, deal.risk, deal.tricks, PLAYERS[deal.side]), VULS[step.vulnerable.value])
    for deal, step in zip(DEALS, score_rubber(DEALS, Game.CONTRACT).steps, strict=True)
    if isinstance(deal, PlayedDeal)
]


def rubber_ours() -> Rubber:
    rubber = score_rubber(DEALS, Game.CONTRACT)
    _ = rubber.entries, rubber.totals, rubber.winner, rubber.margin
    return rubber


def rubber_with_sentences() -> list[str]:
    rubber = rubber_ours()
    said: list[str] = [lines.line_sentence(entry.line) for entry in rubber.entries]
    said += [states.changes(events(rubber.edition, step)) for step in rubber.steps]
    return [*said, states.rubber_state(rubber)]


def rubber_in_russian() -> list[str]:
    with override("ru"):
        return rubber_with_sentences()


def nine_endplay() -> list[int]:
    return [contract.score(vul) for contract, vul in ENDPLAY_NINE]


assert (rubber_ours().totals, rubber_ours().winner) == ((1690, 880), Side.NS)
assert len(rubber_in_russian()) == len(rubber_ours().entries) + 10
assert "роббер выигран, 1690 против 880" in rubber_in_russian()[-1]

COMPARISONS = [
    Comparison(
        "A duplicate score",
        len(ALL),
        duplicate_ours,
        {"bridgebots": duplicate_bridgebots, "endplay": duplicate_endplay},
        {"bridgebots": 3},
    ),
    Comparison("Nine deals as a rubber", 1, rubber_ours, {"endplay": nine_endplay}, {"endplay": 1 / 5}),
    Comparison("The rubber in Russian", 1, rubber_in_russian, {"endplay": nine_endplay}, {"endplay": 1 / 100}),
]
