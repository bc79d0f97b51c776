"""Where the links of the score pad lead: other games and names, replaying, undoing, ending, beginning anew."""

from dataclasses import dataclass

from django.utils.functional import Promise

from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS, Game
from lessons.engine.scoring.rubber import Rubber
from lessons.scoring.pad.forms.deal import DealDraft
from lessons.scoring.pad.forms.state import PadState
from lessons.scoring.pad.words import pad as words
from lessons.scoring.words.labels import EDITION_NOTES, GAMES
from lessons.scoring.words.names import COMPASS, we_and_they
from lessons.wording.sentence import Sentence

GAMES_WITH_RUBBERS = ((Game.CONTRACT, CONTRACT_EDITIONS), (Game.AUCTION, AUCTION_EDITIONS))


@dataclass(frozen=True, slots=True)
class PadOption:
    """One of several choices: its name, the query that leads there, whether it is chosen now."""

    name: Promise | str
    query: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game and its editions. `note` says what is particular about an edition that is not the usual one."""

    way: PadOption
    editions: tuple[PadOption, ...]
    note: Promise | str


@dataclass(frozen=True, slots=True)
class Replay:
    """How far the rubber is replayed. A query is None where the replay can go no further."""

    position: Sentence
    start: str | None
    back: str | None
    next: str | None
    whole: str | None


def choices(state: PadState, rubber: Rubber, draft: DealDraft) -> dict[str, object]:
    """What the links of the page lead to; None where that cannot be done now."""
    whole, fresh = state.having(at=None), PadState(game=state.game, edition=state.edition, names=state.names)
    going_on = state.at is None and not rubber.ended
    over = len(rubber.steps) if rubber.complete and len(rubber.steps) < len(state.deals) else None
    return {
        "games": games(state),
        "columns": columns(state),
        "replay": replay(state) if len(state.deals) > 1 else None,
        "whole": whole,
        "closed": state.having(),
        "fresh": fresh,
        "begun": fresh.having(deals=state.deals[over:]) if over else None,
        "begin_label": words.begin_new_with(over + 1) if over else "",
        "begun_draft": draft.having(place=None, instead=False).query(fresh),
        "undone": state.without_deal(len(state.deals) - 1) if state.deals else None,
        "undo_label": words.undo(len(state.deals)) if state.deals else "",
        "stopping": state.having(stopped=True) if going_on and state.deals else None,
        "played_on": state.having(stopped=False) if state.stopped else None,
    }


def games(state: PadState) -> tuple[GameChoice, ...]:
    """The games that have rubbers, each with the query that scores the same deals by it."""
    return tuple(
        GameChoice(
            PadOption(GAMES[game], state.having(game=game, edition=None).query, game is state.game),
            tuple(
                PadOption(
                    one.name, state.having(game=game, edition=name).query, (game, name) == (state.game, state.edition)
                )
                for one in editions
                for name in (None if one is editions[0] else one.name,)
            ),
            EDITION_NOTES[state.edition] if state.edition and game is state.game else "",
        )
        for game, editions in GAMES_WITH_RUBBERS
    )


def columns(state: PadState) -> tuple[PadOption, ...]:
    """What the two columns can be called."""
    return tuple(
        PadOption(words.two_columns(names), state.having(names=name).query, state.names == name)
        for name, names in (("we", we_and_they()), ("ns", COMPASS))
    )


def replay(state: PadState) -> Replay:
    """Step by step through the deals."""
    count = len(state.deals)
    at = count if state.at is None else state.at

    def shown(deals: int) -> str:
        return state.having(at=deals if deals < count else None).query

    return Replay(
        words.replayed(at, count),
        shown(0) if at else None,
        shown(at - 1) if at else None,
        shown(at + 1) if at < count else None,
        shown(count) if at < count else None,
    )
