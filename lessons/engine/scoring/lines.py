"""The lines of a score: one class for each kind, with its permanent code and what its sum is made of."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, NamedTuple

from lessons.engine.calls import Bid
from lessons.engine.contract import Risk
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.honours import Holding
from lessons.engine.seats import Seat, Side


class Place(Enum):
    """Where a line is written: below or above the line of a rubber, or simply the score (duplicate)."""

    BELOW = "below"
    ABOVE = "above"
    SCORE = "score"


class SumTerm(NamedTuple):
    """So many at so much each."""

    number: int
    value: int


@dataclass(frozen=True, slots=True)
class Sum:
    """How a line's points come about: the parts added up, times 2 or 4 when trick values are doubled.

    >>> Sum((SumTerm(1, 40), SumTerm(2, 30)), 2).points
    200
    """

    parts: tuple[SumTerm, ...]
    times: int = 1

    @property
    def points(self) -> int:
        return self.times * sum(number * value for number, value in self.parts)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points for one side. `law` is a stable short name: RB 72 (rubber bridge), 77 (duplicate), AB 1926 (a code)."""

    code: ClassVar[str]
    game: Game
    side: Side
    place: Place
    law: str
    sum: Sum
    points: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", self.sum.points)


@dataclass(frozen=True, slots=True)
class Tricks(ScoreLine):
    """Odd tricks that count towards game: those bid in contract bridge, all that were won in auction bridge."""

    code: ClassVar[str] = "tricks"
    bid: Bid
    risk: Risk
    counted: int


@dataclass(frozen=True, slots=True)
class Overtricks(ScoreLine):
    """Tricks above the contract. `vulnerable` matters only when it was doubled."""

    code: ClassVar[str] = "overtricks"
    bid: Bid
    risk: Risk
    count: int
    vulnerable: bool


@dataclass(frozen=True, slots=True)
class Insult(ScoreLine):
    """A doubled or redoubled contract that was made all the same."""

    code: ClassVar[str] = "insult"
    bid: Bid
    risk: Risk


@dataclass(frozen=True, slots=True)
class Slam(ScoreLine):
    """Twelve or thirteen tricks: bid and made in contract bridge, won by either side in auction bridge."""

    bid: Bid
    vulnerable: bool
    tricks: ClassVar[int]


@dataclass(frozen=True, slots=True)
class SmallSlam(Slam):
    code: ClassVar[str] = "small-slam"
    tricks: ClassVar[int] = 12


@dataclass(frozen=True, slots=True)
class GrandSlam(Slam):
    code: ClassVar[str] = "grand-slam"
    tricks: ClassVar[int] = 13


@dataclass(frozen=True, slots=True)
class Undertricks(ScoreLine):
    """Tricks short of the contract, to the other side.

    `prices` are those of the first, of the second and third each, of every later one.
    """

    code: ClassVar[str] = "undertricks"
    bid: Bid
    risk: Risk
    count: int
    vulnerable: bool
    prices: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class ContractPremium(ScoreLine):
    """Auction bridge: a doubled or redoubled contract made."""

    code: ClassVar[str] = "contract-premium"
    bid: Bid
    risk: Risk


@dataclass(frozen=True, slots=True)
class OvertrickPremium(ScoreLine):
    """Auction bridge: each trick above a doubled or redoubled contract, beside its trick points."""

    code: ClassVar[str] = "overtrick-premium"
    bid: Bid
    risk: Risk
    count: int


@dataclass(frozen=True, slots=True)
class HonourPoints(ScoreLine):
    """Honours held. `seat` is the hand that held them, None where they were divided."""

    code: ClassVar[str] = "honours"
    holding: Holding
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class GameBonus(ScoreLine):
    """Duplicate: the tricks bid and made come to 100 or more."""

    code: ClassVar[str] = "game"
    trick_points: int
    vulnerable: bool


@dataclass(frozen=True, slots=True)
class PartScoreBonus(ScoreLine):
    """Duplicate: the tricks bid and made come to less than 100."""

    code: ClassVar[str] = "part-score"
    trick_points: int


@dataclass(frozen=True, slots=True)
class RubberBonus(ScoreLine):
    """The second game of a side ends the rubber; `games_against` is 0 or 1."""

    code: ClassVar[str] = "rubber"
    games_against: int


@dataclass(frozen=True, slots=True)
class UnfinishedGame(ScoreLine):
    """The rubber is broken off and only this side has won a game."""

    code: ClassVar[str] = "unfinished-game"


@dataclass(frozen=True, slots=True)
class UnfinishedPartScore(ScoreLine):
    """The rubber is broken off and only this side has a part-score in the game that was not finished."""

    code: ClassVar[str] = "unfinished-part-score"
    part_score: int


LINES: tuple[type[ScoreLine], ...] = (
    Tricks,
    Overtricks,
    Insult,
    SmallSlam,
    GrandSlam,
    Undertricks,
    ContractPremium,
    OvertrickPremium,
    HonourPoints,
    GameBonus,
    PartScoreBonus,
    RubberBonus,
    UnfinishedGame,
    UnfinishedPartScore,
)


class PerSide(NamedTuple):
    """A number for each side."""

    ns: int = 0
    ew: int = 0

    def of(self, side: Side) -> int:
        return self.ns if side is Side.NS else self.ew

    def plus(self, side: Side, number: int) -> "PerSide":
        return PerSide(self.ns + number, self.ew) if side is Side.NS else PerSide(self.ns, self.ew + number)


def totals(lines: tuple[ScoreLine, ...]) -> PerSide:
    """All the points of each side."""
    ns = ew = 0
    for line in lines:
        if line.side is Side.NS:
            ns += line.points
        else:
            ew += line.points
    return PerSide(ns, ew)
