"""The score pad's state. It is all in the address; nothing is stored.

`?g=auction&e=1915&n=ns&r=2H.N.9_4SX.S.8.E4_P&stop=1&why=3&at=2`: g the game, e its edition, n what the
columns are called (we when absent, or ns), r the deals, stop that the players stopped here, why the entry
whose reason is open (from 1), at the deal up to which the rubber is replayed. What has its default is left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from lessons.engine.calls import NotACall
from lessons.engine.scoring.deal import Deal
from lessons.engine.scoring.editions import Game, edition_of, game_of
from lessons.engine.scoring.errors import ScoringError, UnknownEdition, UnknownGame
from lessons.engine.scoring.rubber import Rubber
from lessons.scoring.domain.pad_addresses import MOST_DEALS, Pad, read_deal
from lessons.scoring.pad.words import pad as words
from lessons.scoring.words.errors import error as error_sentence
from lessons.wording.sentence import Sentence

FIELDS = ("g", "e", "n", "r", "stop", "why", "at")


@dataclass(frozen=True, slots=True)
class PadState:
    """A rubber in a game and an edition (None: the game's own), and what is opened of it.

    `deals` may go on after the end of the rubber: in another game, or after a deal was changed, it ends elsewhere.
    """

    deals: tuple[Deal, ...] = ()
    game: Game = Game.CONTRACT
    edition: str | None = None
    names: str = "we"
    stopped: bool = False
    why: int | None = None
    at: int | None = None

    @property
    def rubber(self) -> Rubber:
        """The rubber that is shown: up to the deal it is replayed to, and without deals after its end.

        In auction bridge, honours that are not all accounted for are left out.
        """
        if self.at is None:
            return self.pad.rubber
        return replace(self.pad, deals=self.deals[: self.at], stopped=False).rubber

    @property
    def pad(self) -> Pad:
        """What is shown, without what is opened of it."""
        return Pad(self.deals, self.game, self.edition, self.names, self.stopped)

    @property
    def fields(self) -> dict[str, str]:
        """The parameters of the canonical address."""
        opened = {"why": str(self.why or ""), "at": "" if self.at is None else str(self.at)}
        return self.pad.fields | {name: value for name, value in opened.items() if value}

    @property
    def query(self) -> str:
        """The canonical query with its question mark; empty for a new pad of contract bridge."""
        return f"?{urlencode(self.fields)}" if self.fields else ""

    def having(self, **changes: Any) -> "PadState":  # each of its field's own type
        """This state with some things changed, and no reason opened unless that is what changes."""
        return replace(self, **{"why": None, **changes})

    def with_deal(self, deal: Deal, place: int | None = None, *, instead: bool = False) -> "PadState":
        """A deal added at the end, or before the one at a place (from 0), or instead of it."""
        at_end = place is None
        place = len(self.deals) if place is None else place
        deals = (*self.deals[:place], deal, *self.deals[place + instead :])
        return self._holding(deals, stopped=self.stopped and not at_end)

    def without_deal(self, place: int) -> "PadState":
        """The deal at a place (from 0) taken out."""
        deals = (*self.deals[:place], *self.deals[place + 1 :])
        return self._holding(deals, stopped=self.stopped and bool(deals))

    def _holding(self, deals: tuple[Deal, ...], *, stopped: bool) -> "PadState":
        after = self.having(deals=deals, at=None, stopped=False)
        return after.having(stopped=True) if stopped and not after.rubber.complete else after


def read_state(query: Mapping[str, str]) -> tuple[PadState, list[Sentence]]:
    """The state an address asks for, and a sentence for each part of it that cannot be read or scored.

    The state has what can be read: the deals before the first that cannot, and defaults for the rest.
    """
    problems: list[Sentence] = []
    game, edition = _read_game(query, problems)
    names = "ns" if query.get("n") == "ns" else "we"
    state = PadState(_read_deals(query.get("r", ""), problems), game, edition, names)
    stopped = query.get("stop") == "1" and bool(state.deals) and not state.rubber.complete
    at, why = (number(query.get(name, "")) for name in ("at", "why"))
    if at is not None and at >= len(state.deals):
        at = None
    state = replace(state, stopped=stopped, at=at)
    if why and why <= len(state.rubber.entries):
        state = replace(state, why=why)
    return state, problems


def number(text: str) -> int | None:
    """A number of at most three figures; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def _read_game(query: Mapping[str, str], problems: list[Sentence]) -> tuple[Game, str | None]:
    game = Game.CONTRACT
    try:
        named = game_of(query.get("g") or Game.CONTRACT.value)
        if named is Game.DUPLICATE:
            raise UnknownGame(named.value)
        game = named
        edition = edition_of(game, query.get("e") or None).name
    except (UnknownGame, UnknownEdition) as fault:
        problems.append(error_sentence(fault))
        return game, None
    return game, None if edition == edition_of(game).name else edition


def _read_deals(text: str, problems: list[Sentence]) -> tuple[Deal, ...]:
    texts = [part for part in text.split("_") if part]
    if len(texts) > MOST_DEALS:
        problems.append(words.too_many_deals(len(texts), MOST_DEALS))
    deals: list[Deal] = []
    for place, part in enumerate(texts[:MOST_DEALS], start=1):
        try:
            deals.append(read_deal(part))
        except ScoringError as fault:
            problems.append(words.deal_refused(place, error_sentence(fault)))
            break
        except (NotACall, ValueError):
            problems.append(words.unreadable_deal(part, place))
            break
    return tuple(deals)
