"""The list of the deals on the score pad's page."""

from dataclasses import dataclass
from itertools import groupby
from urllib.parse import urlencode

from lessons.engine.scoring.comparison import whole_honours
from lessons.engine.scoring.deal import Deal, PlayedDeal, honours_in_pack
from lessons.engine.scoring.differences import HonoursIncomplete, RubberOverInOne
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import ScoreLine
from lessons.engine.scoring.rubber import Rubber
from lessons.engine.seats import Side
from lessons.scoring.pad.forms.state import PadState
from lessons.scoring.pad.words import pad as words
from lessons.scoring.words import deals as deal_words
from lessons.scoring.words.comparison import difference
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal of the list. `why` is the query that opens its first entry, "" where it has none.

    `note` says why it does not count, or not wholly; the other queries change the deal.
    """

    number: int
    label: Sentence
    headline: Sentence
    points: tuple[Sentence, ...]
    current: bool
    note: Sentence | str
    why: str
    edit: str
    before: str
    drop: str


def rows(state: PadState, rubber: Rubber, names: Names) -> list[DealRow]:
    """The deals in order, those after the end of the rubber and those not replayed yet included."""
    first = {number: place for place, (number, _line) in reversed(list(enumerate(rubber.entries, start=1)))}
    open_deal = rubber.entries[state.why - 1].deal if state.why else None
    fields = state.having(at=None).fields
    found = []
    for number, deal in enumerate(state.deals, start=1):
        lines = rubber.steps[number - 1].lines if number <= len(rubber.steps) else ()
        row = DealRow(
            number,
            words.deal_label(number),
            deal_words.headline(deal, names),
            tuple(points_by_side(lines, names)),
            number == open_deal,
            _note(number, deal, state, rubber),
            state.having(why=first[number]).query if number in first else "",
            *(f"?{urlencode(fields | {name: str(number)})}" for name in ("edit", "before", "drop")),
        )
        found.append(row)
    return found


def _note(number: int, deal: Deal, state: PadState, rubber: Rubber) -> Sentence | str:
    if number > len(rubber.steps) and rubber.complete:
        return difference(RubberOverInOne(rubber.game))
    if state.game is Game.AUCTION and isinstance(deal, PlayedDeal) and deal.honours and whole_honours(deal) != deal:
        return difference(HonoursIncomplete(deal.honours.total, honours_in_pack(deal.bid.denomination)))
    return ""


def points_by_side(lines: tuple[ScoreLine, ...], names: Names) -> list[Sentence]:
    """What each side scores on a deal, as a sum of its lines: We 60 + 30."""
    ordered = sorted(lines, key=lambda line: line.side is not Side.NS)
    return [
        words.points_of(side, " + ".join(str(line.points) for line in of_side), names)
        for side, of_side in groupby(ordered, key=lambda line: line.side)
    ]
