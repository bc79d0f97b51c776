"""What a deal did to the rubber beside the points it scored."""

from dataclasses import dataclass
from typing import ClassVar

from lessons.engine.scoring.deal import PassedOutDeal
from lessons.engine.scoring.editions import ContractEdition, Edition
from lessons.engine.scoring.rubber import RubberStep
from lessons.engine.seats import Side


@dataclass(frozen=True, slots=True)
class Event:
    """A change of state. Codes are public: add new ones, never rename."""

    code: ClassVar[str]


@dataclass(frozen=True, slots=True)
class DealPassedOut(Event):
    """Nobody bid, so nothing was played and nothing has changed."""

    code: ClassVar[str] = "passed-out"


@dataclass(frozen=True, slots=True)
class PartScoreNow(Event):
    """A side has so many points below the line and lacks so many for game."""

    code: ClassVar[str] = "part-score-now"
    side: Side
    points: int
    missing: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A side has come to 100 or more below the line (30 in auction bridge); `games` are those it has now."""

    code: ClassVar[str] = "game-won"
    side: Side
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class PartScoreWiped(Event):
    """The other side's part-score counts no more towards a game; it stays in the total (Law 73)."""

    code: ClassVar[str] = "part-score-wiped"
    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class NowVulnerable(Event):
    """A side has won its first game of a contract rubber."""

    code: ClassVar[str] = "now-vulnerable"
    side: Side


@dataclass(frozen=True, slots=True)
class NewLine(Event):
    """A line is drawn under both columns and a new game begins from nothing."""

    code: ClassVar[str] = "new-line"


@dataclass(frozen=True, slots=True)
class RubberComplete(Event):
    """A side has won its second game; its premium is a line of its own."""

    code: ClassVar[str] = "rubber-complete"
    side: Side
    games_against: int


# By code. Tests hold that each has its sentence.
EVENTS: dict[str, type[Event]] = {kind.code: kind for kind in Event.__subclasses__()}


def events(edition: Edition, step: RubberStep) -> tuple[Event, ...]:
    """What a deal changed, in the order one says it; () when it only scored above the line.

    >>> from lessons.engine.scoring.deal import deal_of
    >>> from lessons.engine.scoring.editions import Game
    >>> from lessons.engine.scoring.rubber import score_rubber
    >>> rubber = score_rubber([deal_of("2C", "N", 8)], Game.CONTRACT)
    >>> events(rubber.edition, rubber.steps[0])
    (PartScoreNow(side=<Side.NS: 'NS'>, points=40, missing=60),)
    """
    if isinstance(step.deal, PassedOutDeal):
        return (DealPassedOut(),)
    side = step.deal.side
    if step.game_won_by is None:
        return (PartScoreNow(side, step.below, edition.to_game - step.below),) if step.below else ()
    games = step.after.games.of(side)
    changed: list[Event] = [GameWon(side, step.below, games)]
    if step.after.complete:
        return (*changed, RubberComplete(side, step.after.games.of(side.opponents)))
    wiped = step.wiped.of(side.opponents)
    if wiped:
        changed.append(PartScoreWiped(side.opponents, wiped))
    if isinstance(edition, ContractEdition):
        changed.append(NowVulnerable(side))
    return (*changed, NewLine())
