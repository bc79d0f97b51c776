"""What wrong numbers on the pad of a rubber show: in a deal, in a total, and about who is vulnerable now."""

from dataclasses import replace

from lessons.engine.scoring.deal import PassedOutDeal
from lessons.engine.scoring.lines import PerSide, RubberBonus, ScoreLine, UnfinishedGame, UnfinishedPartScore
from lessons.engine.scoring.rubber import Rubber, RubberStep, vulnerability
from lessons.engine.seats import Side
from lessons.questions.kinds.base import Finding
from lessons.questions.kinds.score_cells import Cell, Cells, Scored, on_the_other_side, slip_of, summed

_PREMIUMS = (RubberBonus, UnfinishedGame, UnfinishedPartScore)


def about_deal(rubber: Rubber, step: RubberStep, cell: Cell, entered: Cells) -> Finding:
    """The finding for a wrong number of a deal: right for another deal, or for another place in the rubber."""
    lines = [entry.line for entry in rubber.entries if entry.deal == step.number]
    right = summed(lines, rubber.game)
    here = tuple(line for line in lines if (line.side, line.place) == cell)
    scored = Scored(step.deal, rubber.game, rubber.edition.name, step.vulnerable)
    data = {"rubber": rubber, "step": step, "cell": cell, "given": entered[cell], "lines": here, "scored": scored}
    if on_the_other_side(cell, entered, right):
        return Finding("wrong-side", data, "deal-wrong")
    premiums = sum(line.points for line in here if isinstance(line, _PREMIUMS))
    if entered[cell] in _misjudged(right[cell], here):
        return Finding("rubber-end", data | {"line": _premium(here)}, "deal-wrong")
    alone = {**entered, cell: entered[cell] - premiums}
    later = replace(scored, vulnerable=vulnerability(rubber.edition, step.after))
    if later.vulnerable is not scored.vulnerable and later.cells[cell] == alone[cell]:
        return Finding("vul-early", data, "deal-wrong")
    code = slip_of(scored, cell, alone, data).code
    return Finding("deal-wrong", data) if code == "sum-wrong" else Finding(code, data, "deal-wrong")


def about_total(rubber: Rubber, side: Side, entered: int) -> Finding:
    """The finding for a wrong total: the premium that ends a rubber misjudged, or something else."""
    data = {"rubber": rubber, "side": side, "given": entered}
    lines = tuple(entry.line for entry in rubber.entries if entry.line.side is side)
    if entered in _misjudged(rubber.totals.of(side), lines):
        return Finding("rubber-end", data | {"line": _premium(lines)}, "total-wrong")
    return Finding("total-wrong", data)


def about_vulnerable(rubber: Rubber, entered: str) -> Finding:
    """The finding for the wrong sides as vulnerable: a part-score carried over the other side's game, or too soon."""
    code = "part-kept" if entered == _vulnerable_if_kept(rubber) else "vul-early"
    return Finding(code, {"rubber": rubber, "given": entered}, "vul-early" if code == "part-kept" else "")


def _misjudged(right: int, lines: tuple[ScoreLine, ...]) -> set[int]:
    """The sums with a premium for the rubber forgotten, or taken for the other one: 700 for 500, 300 for 100."""
    sums: set[int] = set()
    for line in lines:
        swaps = {700: 500, 500: 700} if isinstance(line, RubberBonus) else {300: 100, 100: 300}
        if isinstance(line, _PREMIUMS):
            sums |= {right - line.points, right - line.points + swaps.get(line.points, 0)}
    return sums - {right}


def _premium(lines: tuple[ScoreLine, ...]) -> ScoreLine:
    return next(line for line in lines if isinstance(line, _PREMIUMS))


def _vulnerable_if_kept(rubber: Rubber) -> str:
    """Who would be vulnerable if a game wiped out no part-score of the side that lost it."""
    below, games = PerSide(), PerSide()
    for step in rubber.steps:
        if isinstance(step.deal, PassedOutDeal) or not step.below:
            continue
        side = step.deal.side
        below = below.plus(side, step.below - step.before.part_scores.of(side))
        if below.of(side) >= rubber.edition.to_game:
            games, below = games.plus(side, 1), below.plus(side, -below.of(side))
    return {(False, False): "none", (True, False): "NS", (False, True): "EW"}.get(
        (games.ns > 0, games.ew > 0), "both"
    )
