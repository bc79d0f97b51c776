"""The printed sheet: two columns, premiums growing upward from the line, games downward from it."""

from collections.abc import Iterator
from dataclasses import dataclass

from lessons.engine.scoring.lines import Place, ScoreLine
from lessons.engine.scoring.rubber import Rubber, RubberStep
from lessons.engine.seats import Side
from lessons.scoring.pad.forms.state import PadState
from lessons.scoring.pad.words import pad as words
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import SIDE_NAMES

COLUMNS = tuple(Side)


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A number on the sheet. `number` counts the entries of the rubber from 1 and names it in the address."""

    number: int
    points: int
    deal: Sentence
    asks: Sentence
    current: bool
    new: bool  # of the deal played or changed last
    query: str


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column, and its foot."""

    name: str
    compass: str  # "" where it is the name
    games: range
    vulnerable: bool
    state: Sentence
    total: int
    behind: int  # by how much, once the rubber has ended
    ahead: int


@dataclass(frozen=True, slots=True)
class Entries:
    """Entries of one side, in the order in which they are read, with the name of their list."""

    name: Sentence
    entries: tuple[SheetEntry, ...]
    on: Sentence | str = ""  # the part-score that counts


@dataclass(frozen=True, slots=True)
class GamePart:
    """A game below the line: both columns, and how it was won."""

    columns: tuple[Entries, ...]
    tag: Sentence | str


@dataclass(frozen=True, slots=True)
class Sheet:
    heads: tuple[Head, ...]
    above: tuple[Entries, ...]
    games: tuple[GamePart, ...]
    ended: bool


def sheet(state: PadState, rubber: Rubber, names: Names, latest: int) -> Sheet:
    """The sheet of a rubber; the entries of the deal `latest` are marked.

    In both columns the entry written last stands nearest the edge it grows towards.
    """
    written = [
        (deal, line, _written(state, number, deal, line, latest))
        for number, (deal, line) in enumerate(rubber.entries, 1)
    ]
    above = tuple(
        Entries(
            words.above_list(side, names),
            tuple(one for _, line, one in reversed(written) if line.place is Place.ABOVE and line.side is side),
        )
        for side in COLUMNS
    )
    below = [(deal, line, one) for deal, line, one in written if line.place is Place.BELOW]
    games = tuple(_game(number, steps, below, rubber, names) for number, steps in enumerate(_games(rubber), 1))
    heads = tuple(_head(side, rubber, names) for side in COLUMNS)
    return Sheet(heads, above, games, rubber.ended)


def _written(state: PadState, number: int, deal: int, line: ScoreLine, latest: int) -> SheetEntry:
    return SheetEntry(
        number,
        line.points,
        words.deal_label(deal),
        words.asks_why(line),
        state.why == number,
        deal == latest,
        state.having(why=number).query,
    )


def _games(rubber: Rubber) -> Iterator[tuple[RubberStep, ...]]:
    """The deals of each game; the last is the one being played, without deals if it has just begun."""
    steps: list[RubberStep] = []
    for step in rubber.steps:
        steps.append(step)
        if step.game_won_by:
            yield tuple(steps)
            steps = []
    if steps or not rubber.complete:
        yield tuple(steps)


def _game(
    number: int,
    steps: tuple[RubberStep, ...],
    below: list[tuple[int, ScoreLine, SheetEntry]],
    rubber: Rubber,
    names: Names,
) -> GamePart:
    deals = {step.number for step in steps}
    winner = steps[-1].game_won_by if steps else None
    columns = tuple(
        Entries(
            words.below_list(side, number, names),
            tuple(one for deal, line, one in below if deal in deals and line.side is side),
            words.part_score_on(points) if not winner and (points := rubber.part_scores.of(side)) else "",
        )
        for side in COLUMNS
    )
    return GamePart(columns, words.game_tag(winner, steps[-1].below, names) if winner else "")


def _head(side: Side, rubber: Rubber, names: Names) -> Head:
    name, compass = names.of(side), str(SIDE_NAMES[side])
    return Head(
        name,
        "" if name == compass else compass,
        range(rubber.games.of(side)),
        rubber.vulnerable.includes(side) and not rubber.ended,
        words.games_and_vulnerability(rubber, side),
        rubber.totals.of(side),
        rubber.margin if rubber.ended and rubber.winner is side.opponents else 0,
        rubber.margin if rubber.ended and rubber.winner is side else 0,
    )
