"""Scores that other people worked out: published rubbers and deals, from the shared folder of cases."""

import json

from lessons.engine.calls import Denomination
from lessons.engine.contract import contract_of
from lessons.engine.scoring.deal import Deal, Honours, PlayedDeal
from lessons.engine.scoring.duplicate import duplicate_score
from lessons.engine.scoring.editions import Game, edition_of
from lessons.engine.scoring.lines import Place, totals
from lessons.engine.scoring.rubber import Rubber, score_rubber
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Seat, Side, Vulnerability


def honours_worth(game, denomination, side, points):
    """Hands that score so many points for a side: the cases give points, and we score hands."""
    mine, partner = (Seat.NORTH, Seat.SOUTH) if side is Side.NS else (Seat.EAST, Seat.WEST)
    no_trump = denomination is Denomination.NO_TRUMP
    if game is Game.CONTRACT:
        return Honours.of({mine: 4 if points == 100 or no_trump else 5})
    if no_trump:
        held = {30: (2, 1, 1), 40: (2, 2, 0), 100: (4, 0, 0)}[points]
    else:
        held = {30: (2, 1, 2), 40: (3, 1, 1), 80: (4, 0, 1), 50: (3, 2, 0), 90: (4, 1, 0), 100: (5, 0, 0)}[points]
    return Honours.of(dict(zip((mine, partner, mine.left), held, strict=True)))


def test_published_deals_score_as_published(shared):
    cases = json.loads((shared / "cases" / "deals.json").read_text())
    assert len(cases) > 70
    for case in cases:
        bid, risk = contract_of(case["contract"])
        vulnerable = case.get("vul", False)
        if case["game"] == "duplicate":
            assert duplicate_score(bid, risk, case["tricks"], vulnerable) == case["score"], case
        else:
            check_published_deal(case, bid, risk, vulnerable)


def check_published_deal(case, bid, risk, vulnerable):
    game = Game.AUCTION if case["game"] == "auction" else Game.CONTRACT
    honours = None
    for entry in case.get("honours", ()):
        side = Side.NS if entry["side"] == "declarer" else Side.EW
        honours = honours_worth(game, bid.denomination, side, entry["points"])
    deal = PlayedDeal(bid, risk, Side.NS, case["tricks"], honours)
    lines = score_deal(deal, game, vulnerable=Vulnerability.NS if vulnerable else Vulnerability.NONE)
    below = sum(line.points for line in lines if line.place is Place.BELOW)
    scored = {
        "below": below,
        "above": totals(lines).ns - below,
        "defenders": totals(lines).ew,
        "makes_game": below >= edition_of(game).to_game,
    }
    stated = scored.keys() & case.keys()
    assert stated, case
    assert {name: scored[name] for name in stated} == {name: case[name] for name in stated}, case


def test_duplicate_results_of_real_boards_score_as_recorded(shared):
    lines = (shared / "cases" / "duplicate_results.jsonl").read_text().splitlines()
    assert len(lines) >= 600
    for case in map(json.loads, lines):
        bid, risk = contract_of(case["contract"])
        deal = PlayedDeal(bid, risk, Seat(case["declarer"]), case["tricks"])
        vulnerable = Vulnerability({"None": "none", "Both": "both"}.get(case["vul"], case["vul"]))
        score = totals(score_deal(deal, Game.DUPLICATE, vulnerable=vulnerable))
        assert score.ns - score.ew == case["score_ns"], case


def test_published_rubbers_score_as_published(shared):
    cases = json.loads((shared / "cases" / "rubbers.json").read_text())
    assert len(cases) >= 13
    for case in cases:
        game = Game(case["game"])
        deals = [deal_of_case(game, raw) for raw in case["deals"]]
        rubber = score_rubber(deals, game, case.get("edition"))
        for name, value in case["expected"].items():
            assert stated(rubber, name, value) == value, (case["id"], name)


def deal_of_case(game, raw) -> Deal:
    bid, risk = contract_of(raw["contract"])
    honours = None
    if "honour_counts" in raw:
        honours = Honours.of({Seat(seat): count for seat, count in raw["honour_counts"].items()})
    for entry in raw.get("honours", ()):
        honours = honours_worth(game, bid.denomination, Side(entry["side"]), entry["points"])
    return PlayedDeal(bid, risk, Side(raw["declarer"]), raw["tricks"], honours)


def stated(rubber: Rubber, name: str, like):
    """What we have under the name of a published fact, for the deals and sides that it names."""
    match name:
        case "totals" | "games_won" | "below":
            mine = {"totals": rubber.totals, "games_won": rubber.games, "below": below_of(rubber)}[name]
            return {side: mine.of(Side(side)) for side in like}
        case "complete":
            return rubber.complete
        case "game_won_on":
            return {str(step.number): step.game_won_by.value for step in rubber.steps if step.game_won_by}
        case "per_deal":
            return {number: by_place(rubber.steps[int(number) - 1].lines, sides) for number, sides in like.items()}
        case "net_of_deal":
            return {number: net(rubber.steps[int(number) - 1].lines) for number in like}
        case "running_raw":
            return {str(step.number): running(rubber, step.number) for step in rubber.steps}
    raise AssertionError(f"a case states {name!r}, which is not judged")


def below_of(rubber):
    return totals(tuple(entry.line for entry in rubber.entries if entry.line.place is Place.BELOW))


def by_place(lines, sides):
    """The points of a deal by side and place; a published list of premiums is in no order of ours."""
    return {
        side: {
            place: like_order(
                [line.points for line in lines if (line.side.value, line.place.value) == (side, place)], like
            )
            for place, like in places.items()
        }
        for side, places in sides.items()
    }


def like_order(points, like):
    return like if sorted(points) == sorted(like) else points


def net(lines):
    ns, ew = totals(lines)
    return {"side": "NS" if ns > ew else "EW", "points": abs(ns - ew)}


def running(rubber, number):
    """[NS above, NS below, EW above, EW below] after a deal."""
    lines = [entry.line for entry in rubber.entries if entry.deal <= number]
    return [
        sum(line.points for line in lines if line.side is side and line.place is place)
        for side in Side
        for place in (Place.ABOVE, Place.BELOW)
    ]
