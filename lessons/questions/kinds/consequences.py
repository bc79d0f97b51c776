"""What a wrong answer would have come to, as one more finding: who plays, what is scored, what is left.

At most one for an answer. Deals are scored as if just made, nobody vulnerable, in contract bridge.
"""

from collections.abc import Mapping
from typing import Any

from lessons.engine.auction import Auction, Status
from lessons.engine.calls import Call
from lessons.engine.contract import Contract, contract_of
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.editions import Game, edition_of
from lessons.engine.scoring.lines import Place
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Seat, Side
from lessons.questions.kinds.base import Finding
from lessons.questions.kinds.score_cells import Cells, Scored


def just_made(contract: str) -> tuple[int, int]:
    """Points below and above the line of a contract such as 4SX that is just made, not vulnerable."""
    bid, risk = contract_of(contract)
    lines = score_deal(PlayedDeal(bid, risk, Side.NS, bid.tricks), Game.CONTRACT)
    below = sum(line.points for line in lines if line.place is Place.BELOW)
    return below, sum(line.points for line in lines) - below


def of_auction(auction: Auction) -> Finding | None:
    """What an auction that was entered leads to; None as long as it is not over."""
    if auction.status is Status.PASSED_OUT:
        return Finding("would-nobody-play")
    contract = auction.contract
    if auction.status is not Status.COMPLETE or contract is None:
        return None
    below, above = just_made(str(contract))
    return Finding("would-play", {"contract": contract, "below": below, "above": above})


def of_outcome(contract: Contract | None, answered: Mapping[str, str]) -> Finding | None:
    """Of the parts given wrongly: of a contract what each would score, of a declarer who leads and is dummy."""
    if contract is None:
        return None
    named = answered.get("contract", "P")
    if named != "P":
        has, wanted = sum(just_made(named)), sum(just_made(str(contract)))
        data = {"given": named, "right": str(contract), "has": has, "wanted": wanted}
        return Finding("would-score", data) if has != wanted else None
    return Finding("would-lead", {"contract": contract}) if "declarer" in answered else None


def of_turn(auction: Auction, answered: Seat | None) -> Finding:
    """Of a call out of turn, of one after the end, of players who stop too soon."""
    if answered is None:
        return Finding("would-lose-turn", {"seat": auction.turn})
    return Finding("would-be-too-late" if auction.turn is None else "would-be-out-of-turn", {"seat": answered})


def of_mended(auction: Auction, place: int, call: Call) -> Finding | None:
    """Where the first illegal call stands when a call is put in the wrong place."""
    changed = Auction(auction.dealer, (*auction.calls[:place], call, *auction.calls[place + 1 :]))
    wrong = changed.illegal_at
    if wrong is None:
        return None
    data = {"number": wrong + 1, "call": changed.calls[wrong], "seat": changed.seat_at(wrong)}
    return Finding("would-stay-illegal", data)


def of_score(scored: Scored, answered: Cells) -> Finding | None:
    """Of wrong numbers, whether they would make a game or lose one; else by how much the first is wrong."""
    right = scored.cells
    wrong = [cell for cell in right if answered[cell] != right[cell]]
    if scored.game is not Game.DUPLICATE:
        to_game = edition_of(scored.game, scored.edition).to_game
        for side in Side:
            cell = side, Place.BELOW
            if (answered[cell] >= to_game) is not (right[cell] >= to_game):
                code = "would-be-game" if answered[cell] >= to_game else "would-miss-game"
                return Finding(
                    code, {"side": side, "given": answered[cell], "right": right[cell], "to_game": to_game}
                )
    for cell in wrong:
        off = answered[cell] - right[cell]
        if answered[cell] and right[cell]:
            return Finding("would-differ", {"side": cell[0], "given": answered[cell], "off": off})
    return None


def of_part_score(part_score: int, to_game: int, contract: str, below: int, *, chosen: bool) -> Finding:
    """Of a contract held to be enough what it leaves; of one held not to be, what it would have brought."""
    after = part_score + below
    data: dict[str, Any] = {"contract": contract, "after": after, "short": to_game - after}
    return Finding("would-leave", data) if chosen else Finding("would-have-won", data)


def of_totals(answered: Mapping[Side, int], right: Mapping[Side, int]) -> Finding | None:
    """Of wrong totals by which the other side would be ahead."""
    if not answered or answered[Side.NS] == answered[Side.EW]:
        return None
    ahead = Side.NS if answered[Side.NS] > answered[Side.EW] else Side.EW
    return Finding("would-be-ahead", {"side": ahead}) if right[ahead] < right[ahead.opponents] else None
