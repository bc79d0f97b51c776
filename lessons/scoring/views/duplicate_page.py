"""What the duplicate scores' page shows of a state: both tables, and one result explained line by line."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.functional import Promise

from lessons.engine.calls import LEVELS, Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.duplicate import duplicate_lines, duplicate_score
from lessons.engine.scoring.lines import ScoreLine, totals
from lessons.scoring.forms.duplicate import DuplicateState
from lessons.scoring.words import deals as deal_words
from lessons.scoring.words import duplicate as words
from lessons.scoring.words import lines as line_words
from lessons.scoring.words.labels import LINES, RISKS
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import DENOMINATION_NAMES, denomination_html


@dataclass(frozen=True, slots=True)
class ScoreCell:
    """A score, and the query that explains it. `label` is for screen readers."""

    id: str
    points: str
    label: str
    query: str
    chosen: bool
    against: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A result with its scores undoubled, doubled and redoubled. `last_made`: the contract fails in the next."""

    tricks: int
    mark: str
    result: Sentence
    cells: tuple[ScoreCell, ...]
    last_made: bool


@dataclass(frozen=True, slots=True)
class ResultTable:
    """Every result of a contract, vulnerable or not."""

    vulnerable: bool
    rows: tuple[ResultRow, ...]


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """A line of the score: what kind it is, what it is for with its sum, and its points."""

    kind: Promise
    sentence: Sentence
    points: int


@dataclass(frozen=True, slots=True)
class ExplainedResult:
    """One result line by line. `place` says what no line means, `law` what it rests on; `cell` is its id."""

    heading: Sentence
    items: tuple[ScoreItem, ...]
    total: Sentence
    points: int
    place: Sentence
    law: Sentence
    cell: str


def context(state: DuplicateState) -> dict[str, object]:
    """All that the page's template shows of a state."""
    return {
        "here": reverse("lessons:scores"),
        "state": state,
        **contract_keys(state.bid.level, state.bid.denomination.letter),
        "risks": RISKS.items(),
        "tables": [table(state, vulnerable) for vulnerable in (False, True)],
        "explained": explained(state),
    }


def contract_keys(level: int | None, suit: str) -> dict[str, object]:
    """The keys by which a contract is chosen: its level, and the letter of its denomination."""
    return {
        "levels": [(one, one == level) for one in LEVELS],
        "denominations": [
            (one.letter, denomination_html(one), DENOMINATION_NAMES[one], one.letter == suit) for one in Denomination
        ],
    }


def table(state: DuplicateState, vulnerable: bool) -> ResultTable:
    """The table, from all the tricks down to none."""
    return ResultTable(vulnerable, tuple(_row(state, vulnerable, tricks) for tricks in range(13, -1, -1)))


def _row(state: DuplicateState, vulnerable: bool, tricks: int) -> ResultRow:
    deals = [state.having(risk=risk, vulnerable=vulnerable, tricks=tricks) for risk in Risk]
    deal = deals[0].deal
    cells = tuple(_cell(one, chosen=one.fields == state.fields) for one in deals)
    return ResultRow(tricks, deal_words.result_mark(deal), deal_words.result(deal), cells, deal.result == 0)


def _cell(state: DuplicateState, *, chosen: bool) -> ScoreCell:
    deal = state.deal
    score = duplicate_score(deal.bid, deal.risk, deal.tricks, state.vulnerable)
    return ScoreCell(
        _id(state),
        words.points(score),
        words.spoken_cell(deal, state.vulnerable, score),
        state.query,
        chosen,
        score < 0,
    )


def explained(state: DuplicateState) -> ExplainedResult:
    """The result that is explained."""
    lines = duplicate_lines(state.deal, state.vulnerable)
    return ExplainedResult(
        words.heading(state.deal, state.vulnerable),
        items(lines, words.NAMES),
        words.total(lines),
        sum(totals(lines)),
        line_words.place_reason(lines[0]),
        line_words.law_sentence(lines[0]),
        _id(state),
    )


def _id(state: DuplicateState) -> str:
    """The name of a cell on the page, such as t10n, t8vXX."""
    return f"t{state.deal.tricks}{'v' if state.vulnerable else 'n'}{state.risk.value}"


def items(lines: tuple[ScoreLine, ...], names: Names) -> tuple[ScoreItem, ...]:
    """The lines of a score with their sentences."""
    return tuple(ScoreItem(LINES[line.code], line_words.line_sentence(line, names), line.points) for line in lines)
