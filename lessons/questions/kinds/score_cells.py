"""A score as a learner writes it: a number for each side and place, and what wrong numbers show."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lessons.engine.calls import Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import Deal, PassedOutDeal, PlayedDeal
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place, ScoreLine
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Side, Vulnerability
from lessons.questions.kinds.base import BadAnswer, Fields, Finding, Form, Part

Cell = tuple[Side, Place]
Cells = Mapping[Cell, int]
# All that a wrong number of a deal can show.
CELL_FINDINGS = frozenset(
    {
        "sum-wrong",
        "wrong-side",
        "contract-habits",
        "over-below",
        "nt-flat",
        "slam-won",
        "vulnerability",
        "duplicate-bonus",
        "honours-declarer",
        "insult-forgotten",
        "risk-in-score",
        "doubled-flat",
        "doubled-no-game",
    }
)


def cells_of(game: Game) -> tuple[Cell, ...]:
    """The cells of a score in this game: below and above the line, or simply the score of each side."""
    places = (Place.SCORE,) if game is Game.DUPLICATE else (Place.BELOW, Place.ABOVE)
    return tuple((side, place) for side in Side for place in places)


def field_name(cell: Cell, prefix: str = "") -> str:
    """The name of a cell in a form: NS-below."""
    side, place = cell
    return f"{prefix}{side.value}-{place.value}"


def read_cells(form: Fields, game: Game, prefix: str = "") -> dict[Cell, int]:
    """Numbers, or sums such as 50+100; an empty cell is 0, but not all may be empty. Raises BadAnswer."""
    texts = {cell: (form.get(field_name(cell, prefix)) or [""])[0].replace(" ", "") for cell in cells_of(game)}
    if not any(texts.values()):
        raise BadAnswer(field_name(cells_of(game)[0], prefix), "missing")
    return {cell: _number(text, field_name(cell, prefix)) for cell, text in texts.items()}


def _number(text: str, name: str) -> int:
    numbers = text.split("+") if text else ["0"]
    if not all(number.isascii() and number.isdigit() and len(number) <= 5 for number in numbers):
        raise BadAnswer(name, "not-a-number", text)
    return sum(map(int, numbers))


def write_cells(cells: Cells, prefix: str = "") -> Form:
    return {field_name(cell, prefix): [str(points)] for cell, points in cells.items()}


def wrong_number(solved: Form, rng: Random) -> Form:
    """A filled pad with one number changed; where it has none, the other side wins or is vulnerable."""
    names = [name for name, (value,) in solved.items() if value.isdigit()]
    if not names:
        name = rng.choice(list(solved))
        return {**solved, name: [rng.choice([side.value for side in Side if [side.value] != solved[name]])]}
    name = rng.choice(names)
    return {**solved, name: [str(abs(int(solved[name][0]) + rng.choice((-50, 30, 50, 100))))]}


def summed(lines: Iterable[ScoreLine], game: Game) -> dict[Cell, int]:
    """The right numbers: the lines added up by cell."""
    cells = dict.fromkeys(cells_of(game), 0)
    for line in lines:
        cells[line.side, line.place] += line.points
    return cells


@dataclass(frozen=True, slots=True)
class Scored:
    """What is needed to score a deal."""

    deal: Deal
    game: Game
    edition: str | None = None
    vulnerable: Vulnerability = Vulnerability.NONE

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        return score_deal(self.deal, self.game, self.edition, self.vulnerable)

    @property
    def cells(self) -> dict[Cell, int]:
        return summed(self.lines, self.game)


def judge(scored: Scored, entered: Cells, prefix: str = "") -> Iterator[Part]:
    """A part for each cell in which there is or was something to write."""
    right = scored.cells
    for cell, expected in right.items():
        if entered[cell] == expected:
            if expected:
                yield Part(field_name(cell, prefix), expected, expected, True)
            continue
        lines = tuple(line for line in scored.lines if (line.side, line.place) == cell)
        data: dict[str, Any] = {"scored": scored, "cell": cell, "given": entered[cell], "lines": lines}
        yield Part(field_name(cell, prefix), entered[cell], expected, False, (slip_of(scored, cell, entered, data),))


def slip_of(scored: Scored, cell: Cell, entered: Cells, data: Mapping[str, Any]) -> Finding:
    """The finding for a wrong number: the misconception that arrives at it, or only that it is wrong."""
    right = scored.cells
    if on_the_other_side(cell, entered, right):
        return Finding("wrong-side", data)
    code = next((code for code, cells in slips(scored) if cells.get(cell, 0) == entered[cell]), "sum-wrong")
    to_game = scored.game is Game.CONTRACT and cell[1] is Place.BELOW and entered[cell] < 100 <= right[cell]
    if code == "risk-in-score" and to_game:
        return Finding("doubled-no-game", {**data, "contract": scored.deal.contract}, code)
    return Finding(code, data)


def on_the_other_side(cell: Cell, entered: Cells, right: Cells) -> bool:
    """The points of this place stand in the columns the wrong way round."""
    side, place = cell
    other = side.opponents, place
    return entered[cell] == right[other] and entered[other] == right[cell]


def slips(scored: Scored) -> Iterator[tuple[str, dict[Cell, int]]]:
    """The scores that known misconceptions arrive at, the likelier first."""
    deal, right = scored.deal, scored.cells
    if isinstance(deal, PassedOutDeal):
        return
    if scored.game is Game.AUCTION:
        yield from _contract_habits(scored, deal)
    else:
        yield from _about_made(scored, deal, right)
        yield from _about_vulnerability(scored)
    if scored.game is Game.CONTRACT and deal.made:
        yield from _duplicate_habits(deal, right)
    kinds = [_about_honours(scored, deal), _about_risk(scored, deal)]
    for found in kinds if deal.risk is Risk.UNDOUBLED else reversed(kinds):
        yield from found


def _duplicate_habits(deal: PlayedDeal, right: Cells) -> Iterator[tuple[str, dict[Cell, int]]]:
    below, above = (deal.side, Place.BELOW), (deal.side, Place.ABOVE)
    if deal.tricks >= 12 > deal.bid.tricks:
        for bonus in (500, 750, 1000, 1500):  # the slam paid, the tricks over forgotten
            yield "slam-won", {**right, above: bonus}
    for bonus in (50, 300, 500):
        yield "duplicate-bonus", _plus(right, above, bonus)
        yield "duplicate-bonus", _plus(right, below, bonus)


def _about_honours(scored: Scored, deal: PlayedDeal) -> Iterator[tuple[str, dict[Cell, int]]]:
    """Honours are declarer's, or none when the contract failed; or those of two hands are counted together."""
    honours = sum(line.points for line in scored.lines if line.code == "honours")
    without = replace(scored, deal=replace(deal, honours=None)).cells
    if honours:
        yield "honours-declarer", without
        yield "honours-declarer", _plus(without, (deal.side, Place.ABOVE), honours)
    elif deal.honours and scored.game is Game.CONTRACT:
        for side in Side:
            if sum(deal.honours.hands(side)) >= 4:
                for points in (100, 150):
                    yield "honours-declarer", _plus(without, (side, Place.ABOVE), points)


def _contract_habits(scored: Scored, deal: PlayedDeal) -> Iterator[tuple[str, dict[Cell, int]]]:
    for vulnerable in (Vulnerability.NONE, Vulnerability.BOTH):
        yield "contract-habits", Scored(deal, Game.CONTRACT, None, vulnerable).cells
    if deal.made:
        level_only = replace(deal, tricks=6 + deal.bid.level)
        yield "contract-habits", replace(scored, deal=level_only).cells


def _about_made(scored: Scored, deal: PlayedDeal, right: dict[Cell, int]) -> Iterator[tuple[str, dict[Cell, int]]]:
    if scored.game is not Game.CONTRACT or not deal.made:
        return
    below, above = (deal.side, Place.BELOW), (deal.side, Place.ABOVE)
    over = sum(line.points for line in scored.lines if line.code == "overtricks")
    if over:
        yield "over-below", _plus(_plus(right, below, over), above, -over)
    if deal.bid.denomination is Denomination.NO_TRUMP:
        for value in (30, 40):
            flat = value * deal.bid.level * deal.risk.multiplier
            yield "nt-flat", {**right, below: flat}
    if deal.tricks >= 12 and deal.tricks > deal.bid.tricks:
        bid = sum(line.points for line in scored.lines if line.code == "small-slam")
        for bonus in (1000, 1500) if bid else (500, 750, 1000, 1500):
            yield "slam-won", _plus(right, above, bonus - bid)


def _about_risk(scored: Scored, deal: PlayedDeal) -> Iterator[tuple[str, dict[Cell, int]]]:
    if deal.made and deal.risk is not Risk.UNDOUBLED:
        insult = sum(line.points for line in scored.lines if line.code in ("insult", "contract-premium"))
        place = Place.SCORE if scored.game is Game.DUPLICATE else Place.ABOVE
        yield "insult-forgotten", _plus(scored.cells, (deal.side, place), -insult)
    for risk in Risk:
        if risk is not deal.risk:
            yield "risk-in-score", replace(scored, deal=replace(deal, risk=risk)).cells
    if deal.made or deal.risk is Risk.UNDOUBLED or scored.game is Game.AUCTION:
        return
    one_down = replace(scored, deal=replace(deal, tricks=5 + deal.bid.level))
    first = sum(line.points for line in one_down.lines if line.code == "undertricks")
    place = Place.SCORE if scored.game is Game.DUPLICATE else Place.ABOVE
    yield "doubled-flat", {**scored.cells, (deal.side.opponents, place): -first * deal.result}
    yield "doubled-flat", {**scored.cells, (deal.side.opponents, place): -2 * first * deal.result - first}


def _about_vulnerability(scored: Scored) -> Iterator[tuple[str, dict[Cell, int]]]:
    for vulnerable in (Vulnerability.NONE, Vulnerability.BOTH):
        yield "vulnerability", replace(scored, vulnerable=vulnerable).cells


def _plus(cells: Cells, cell: Cell, points: int) -> dict[Cell, int]:
    return {**cells, cell: cells.get(cell, 0) + points}
