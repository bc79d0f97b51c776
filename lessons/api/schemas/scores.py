"""Deals to be scored, and their scores line by line."""

from typing import TYPE_CHECKING, Annotated, Literal

from django.utils.translation import gettext_noop as _
from ninja import Schema
from pydantic import Field

from lessons.api.schemas.common import SeatName, Sentence, SideName
from lessons.engine.scoring.lines import LINES

if TYPE_CHECKING:  # a type that the engine's own lists make is one only once the program runs
    LineCode = str
else:
    LineCode = Literal[tuple(dict.fromkeys(kind.code for kind in LINES))]

Vulnerable = Literal["none", "NS", "EW", "both"]
ContractText = Annotated[str, Field(description=_("4S, 4SX, 4SXX, or P for a deal that was passed out"))]
EditionIn = Annotated[
    str | None,
    Field(description=_("Contract bridge: 1993 (default), 1981. Auction bridge: 1926 (default), 1915, 1913.")),
]


class DealIn(Schema):
    """A contract and its result."""

    contract: ContractText
    declarer: SeatName | SideName | None = Field(
        default=None, description=_("A seat, or a side where the seat is not known; not needed for P")
    )
    tricks: int | None = Field(
        default=None, description=_("All tricks of declarer’s side, 0 to 13; none for P"), ge=0, le=13
    )
    honours: dict[SeatName, int] | None = Field(
        default=None,
        description=_(
            "Trump honours by seat (A, K, Q, J, 10), at no trump aces. In auction bridge say where all of them are."
        ),
    )


class ScoreIn(DealIn):
    """One deal to be scored, for people; `scores_exactly` tells it for each game."""

    game: Literal["contract", "auction", "duplicate"] = Field(description=_("The game that is scored"))
    edition: EditionIn = None
    vulnerable: Vulnerable | None = Field(
        default=None, description=_("Which sides are vulnerable; none when it is left out. Not for auction bridge.")
    )


class RubberIn(Schema):
    """A rubber to be scored, for people; `scores_exactly` tells it for each game."""

    game: Literal["contract", "auction"] = Field(description=_("The game that is scored"))
    edition: EditionIn = None
    deals: list[DealIn] = Field(max_length=200, description=_("The deals in order, at most 200"))
    stop: bool | None = Field(default=None, description=_("true: the players end the unfinished rubber here"))


class BySide(Schema):
    """A number for each side."""

    NS: int = Field(description=_("North–South"))
    EW: int = Field(description=_("East–West"))


class LineOut(Schema):
    """One line of a score."""

    side: SideName = Field(description=_("Who scores"))
    place: Literal["below", "above", "score"] = Field(
        description=_("Below or above the line; in duplicate the score")
    )
    points: int = Field(description=_("The points"), gt=0)
    code: LineCode = Field(description=_("What the points are for; permanent, the same in every language"))
    law: str = Field(description=_("The law or the code of rules: RB 72 (rubber bridge), 77 (duplicate), AB 1926"))
    sentence: Sentence


class OfDeal(Schema):
    """What belongs to a deal of a rubber."""

    deal: int = Field(description=_("The number of the deal, from 1"), ge=0)


class EntryOut(LineOut, OfDeal):
    """One line of a pad: the number of the deal, then the line."""


class ScoreOut(Schema):
    """One deal scored."""

    lines: list[LineOut] = Field(description=_("The lines of the deal, in the order they are written"))
    totals: BySide = Field(description=_("All the points of each side"))


class DealOut(Schema):
    """What a deal of a rubber was played at, and what it did."""

    vulnerable: Vulnerable = Field(description=_("Who was vulnerable before the deal"))
    game_won_by: SideName | None = Field(description=_("The side that won a game by it"))


class RubberOut(Schema):
    """A rubber scored."""

    entries: list[EntryOut] = Field(description=_("Every line of the pad, in the order they are written"))
    deals: list[DealOut] = Field(description=_("One for each deal"))
    games: BySide = Field(description=_("Games won"))
    part_scores: BySide = Field(description=_("Points below the line in the game that is being played"))
    vulnerable: Vulnerable = Field(description=_("Who is vulnerable in the next deal"))
    complete: bool = Field(description=_("Has a side won two games?"))
    winner: Literal["NS", "EW", "tie"] | None = Field(
        description=_("The side with the larger total, once the rubber is complete or stopped")
    )
    totals: BySide = Field(description=_("All the points of each side"))
    margin: int = Field(description=_("The difference of the totals"), ge=0)
    sentence: Sentence
