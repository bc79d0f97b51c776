"""A rubber as text to copy, and as a table for a spreadsheet."""

from collections.abc import Iterator, Sequence

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from lessons.engine.scoring.deal import Deal, PlayedDeal
from lessons.engine.scoring.events import events
from lessons.engine.scoring.rubber import Rubber
from lessons.engine.seats import Seat
from lessons.scoring.pad.words import pad
from lessons.scoring.words import states
from lessons.scoring.words.deals import headline
from lessons.scoring.words.labels import GAMES, LINES, PLACES
from lessons.scoring.words.names import Names
from lessons.wording.sentence import sentence
from lessons.wording.symbols import SEAT_NAMES, contract_symbol

Cell = str | int


def as_text(rubber: Rubber, names: Names) -> str:
    """Every deal with its lines and what they changed, then where the rubber stands."""
    # Translators: the first line of a rubber as text: the game and the year of its laws.
    head = sentence(_("%(game)s, laws of %(year)s"), game=capfirst(str(GAMES[rubber.game])), year=rubber.edition.name)
    parts = ["\n".join(_deal_text(rubber, number, names)) for number in range(1, len(rubber.steps) + 1)]
    unfinished = [_line_text(line.points, pad.line_label(line, names)) for line in rubber.unfinished]
    ending = "\n".join([*unfinished, states.rubber_state(rubber, names), *_total(rubber, names)])
    return "\n\n".join([head, *parts, ending]) + "\n"


def _deal_text(rubber: Rubber, number: int, names: Names) -> Iterator[str]:
    step = rubber.steps[number - 1]
    yield pad.deal_heading(number, step.deal, names)
    for line in step.lines:
        yield _line_text(line.points, pad.line_label(line, names))
    did = states.changes(events(rubber.edition, step), names)
    if did:
        yield did


def _line_text(points: int, label: str) -> str:
    return f"  {points}  {label}"


def _total(rubber: Rubber, names: Names) -> list[str]:
    """Said with the state of the rubber unless it has ended or not begun."""
    return [states.totals(rubber, names)] if rubber.ended else []


def columns() -> list[str]:
    """The heads of the table: one row for each number written on the pad, and for each deal that wrote none."""
    return [
        pgettext("table", "Deal"),
        pgettext("table", "Contract"),
        pgettext("table", "Declarer"),
        pgettext("table", "Tricks"),
        pgettext("table", "Result"),
        pgettext("table", "Side"),
        pgettext("table", "Place"),
        pgettext("table", "What for"),
        pgettext("table", "Points"),
    ]


def table(deals: Sequence[Deal], rubber: Rubber, names: Names) -> Iterator[list[Cell]]:
    """The rows of the table, then the two totals. A deal after the end of the rubber has no points."""
    by_deal: dict[int, list[list[Cell]]] = {}
    no_line: list[Cell] = [""] * 4
    for number, line in rubber.entries:
        written: list[Cell] = [names.of(line.side), str(PLACES[line.place]), str(LINES[line.code]), line.points]
        by_deal.setdefault(number, []).append(written)
    for number, deal in enumerate(deals, start=1):
        for written in by_deal.get(number, [no_line]):
            yield [number, *_deal_cells(deal, names), *written]
    for side in (names.first, names.first.opponents):
        yield ["", *no_line, names.of(side), "", pgettext("score pad", "total"), rubber.totals.of(side)]


def _deal_cells(deal: Deal, names: Names) -> list[Cell]:
    if not isinstance(deal, PlayedDeal):
        return [headline(deal, names), "", "", ""]
    by = str(SEAT_NAMES[deal.declarer]) if isinstance(deal.declarer, Seat) else names.of(deal.declarer)
    return [contract_symbol(deal.bid, deal.risk).replace("\ufe0e", ""), by, deal.tricks, deal.result]
