"""The same deals in contract bridge and in auction bridge, deal by deal, with the reasons why they differ.

The address is the pad's; `o` is the edition of the game that the pad does not show.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.functional import Promise
from django.views.decorators.http import require_safe

from lessons.engine.scoring.comparison import Comparison, DealComparison
from lessons.engine.scoring.comparison import compare as compared
from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS, Game, edition_of
from lessons.engine.scoring.errors import UnknownEdition
from lessons.engine.scoring.events import events
from lessons.engine.scoring.lines import ScoreLine
from lessons.engine.scoring.rubber import Rubber, RubberStep
from lessons.scoring.pad.forms.state import FIELDS, PadState, read_state
from lessons.scoring.pad.views.page import UNPROCESSABLE, names_of
from lessons.scoring.pad.words import pad as pad_words
from lessons.scoring.words import comparison as words
from lessons.scoring.words import states
from lessons.scoring.words.errors import error as error_sentence
from lessons.scoring.words.labels import GAMES
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence

OTHER = {Game.CONTRACT: Game.AUCTION, Game.AUCTION: Game.CONTRACT}
GAMES_SHOWN = (Game.CONTRACT, Game.AUCTION)


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A deal in one of the games."""

    game: Promise
    lines: tuple[tuple[int, Sentence], ...]
    did: Sentence


@dataclass(frozen=True, slots=True)
class ComparedDeal:
    """A deal in both, and why they differ."""

    heading: Sentence
    scored: tuple[ScoredDeal, ...]
    reasons: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class RubberResult:
    """A rubber as a whole; its editions with the address that compares by them."""

    game: Promise
    state: Sentence
    editions: tuple[tuple[str, str, bool], ...]
    pad: str  # the address of its pad


@require_safe
def compare(request: HttpRequest) -> HttpResponse:
    """Both games side by side."""
    state, problems = read_state(request.GET)
    state = state.having(at=None)
    other = _read_other(request.GET, state, problems)
    if not problems and {name: request.GET[name] for name in (*FIELDS, "o") if name in request.GET} != _fields(
        state, other
    ):
        return HttpResponseRedirect(_address(state, other))
    context = _context(state, other) | {"problems": problems}
    return render(request, "lessons/scoring/pad/compare.html", context, status=UNPROCESSABLE if problems else 200)


def _read_other(query: Mapping[str, str], state: PadState, problems: list[Sentence]) -> str | None:
    game = OTHER[state.game]
    try:
        edition = edition_of(game, query.get("o") or None)
    except UnknownEdition as fault:
        problems.append(error_sentence(fault))
        return None
    return None if edition is edition_of(game) else edition.name


def _fields(state: PadState, other: str | None) -> dict[str, str]:
    return state.fields | ({"o": other} if other else {})


def _address(state: PadState, other: str | None) -> str:
    fields = _fields(state, other)
    return reverse("lessons:pad-compare") + (f"?{urlencode(fields)}" if fields else "")


def _context(state: PadState, other: str | None) -> dict[str, object]:
    names = names_of(state)
    editions = {state.game: state.edition, OTHER[state.game]: other}
    both = compared(state.deals, editions[Game.CONTRACT], editions[Game.AUCTION], stop=state.stopped)
    return {
        "results": [_result(state, other, game, both, names) for game in GAMES_SHOWN],
        "rows": [_row(deal, both, names) for deal in both.deals],
        "back": reverse("lessons:pad") + state.query,
    }


def _result(state: PadState, other: str | None, game: Game, both: Comparison, names: Names) -> RubberResult:
    rubber = both.contract if game is Game.CONTRACT else both.auction
    known = CONTRACT_EDITIONS if game is Game.CONTRACT else AUCTION_EDITIONS
    choices = []
    for edition in known:
        name = None if edition is known[0] else edition.name
        address = _address(state.having(edition=name), other) if game is state.game else _address(state, name)
        choices.append((edition.name, address, edition is rubber.edition))
    pad = state.having(game=game, edition=None if rubber.edition is known[0] else rubber.edition.name)
    address = reverse("lessons:pad") + pad.query
    return RubberResult(GAMES[game], states.rubber_state(rubber, names), tuple(choices), address)


def _row(deal: DealComparison, both: Comparison, names: Names) -> ComparedDeal:
    return ComparedDeal(
        pad_words.deal_heading(deal.number, deal.deal, names),
        (
            _scored(Game.CONTRACT, both.contract, deal.contract, names),
            _scored(Game.AUCTION, both.auction, deal.auction, names),
        ),
        words.differences(deal, names),
    )


def _scored(game: Game, rubber: Rubber, step: RubberStep | None, names: Names) -> ScoredDeal:
    lines: tuple[ScoreLine, ...] = step.lines if step else ()
    did = states.changes(events(rubber.edition, step), names) if step else Sentence("")
    return ScoredDeal(GAMES[game], tuple((line.points, pad_words.line_label(line, names)) for line in lines), did)
