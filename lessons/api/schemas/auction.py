"""An auction asked about, and what is said about it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from django.utils.translation import gettext_noop as _
from ninja import Schema
from pydantic import ConfigDict, Field

from lessons.api.schemas.common import BidText, CallText, SeatName, Sentence
from lessons.engine.objections import OBJECTIONS

MOST_CALLS = 1000

LocalText = Annotated[
    str,
    Field(
        pattern=r"^([1-7](♣|♦|♥|♠|NT)|pass|P|X|XX)$",
        description=_("Calls as a person types them: 2♥, 2NT, pass. Each language has spellings of its own."),
    ),
]
Dealer = Annotated[SeatName, Field(description=_("The dealer, who calls first"))]
if TYPE_CHECKING:  # a type that the engine's own lists make is one only once the program runs
    ObjectionCode = str
else:
    ObjectionCode = Literal[tuple(OBJECTIONS)]


class CanonicalAuction(Schema):
    """Calls in turn from the dealer, in canonical spelling."""

    dealer: Dealer
    calls: list[CallText] = Field(max_length=MOST_CALLS, description=_("In turn from the dealer; at most 1000"))
    notation: Literal["canonical"] | None = Field(default=None, description=_("Calls are written 1C to 7N, P, X, XX"))


class LocalAuction(Schema):
    """Calls in turn from the dealer, spelled as in the language asked for: in Portuguese 1c is 1♥."""

    dealer: Dealer
    calls: list[LocalText] = Field(max_length=MOST_CALLS)
    notation: Literal["local"] = Field(
        description=_("Calls are read as in the language asked for; what has two readings is asked back")
    )


class ObjectionOut(Schema):
    """A reason why a call is illegal."""

    model_config = ConfigDict(json_schema_extra={"required": ["code", "law", "sentence"]})

    code: ObjectionCode = Field(description=_("Permanent, the same in every language"))
    law: str = Field(description=_("The Law it rests on, such as 18D"))
    minimum: BidText | None = Field(
        default=None, description=_("Of insufficient-bid: the lowest bid that is enough; null when there is none")
    )
    bid: BidText | None = Field(default=None, description=_("The last bid, where it is about a double or redouble"))
    by: SeatName | None = Field(default=None, description=_("Who made that bid, the double or the redouble"))
    sentence: Sentence


class JudgedCall(Schema):
    """A call, judged, whether or not it is known who made it."""

    seat: SeatName | None
    call: CallText
    legal: bool | None = Field(description=_("null after the first illegal call: not judged"))
    objections: list[ObjectionOut] = Field(description=_("Every reason against the call; empty when it is legal"))


class CallOut(JudgedCall):
    """One call of the auction, judged."""

    seat: SeatName = Field(description=_("Who made the call"))


class FinalContract(Schema):
    """A contract, whether or not it is known who declares."""

    bid: BidText
    risk: Literal["", "X", "XX"] = Field(description=_("Undoubled, doubled or redoubled"))
    declarer: SeatName | None = Field(description=_("The first of the side to have named the denomination"))
    dummy: SeatName | None = Field(description=_("Declarer’s partner"))
    leader: SeatName | None = Field(description=_("Who makes the opening lead"))
    sentence: Sentence


class ContractOut(FinalContract):
    """What the auction arrived at."""

    declarer: SeatName = Field(description=_("The first of the side to have named the denomination"))
    dummy: SeatName = Field(description=_("Declarer’s partner"))
    leader: SeatName = Field(description=_("Who makes the opening lead"))


class JudgedAuction(Schema):
    """An auction, judged call by call, whether or not it is known who dealt."""

    dealer: SeatName | None
    calls: Sequence[JudgedCall] = Field(description=_("The calls in turn, each judged"))
    status: Literal["open", "illegal", "complete", "passed-out"] = Field(description=_("Where the auction stands"))
    turn: SeatName | None = Field(
        description=_("Who calls next; null when the auction is over; the offender after an illegal call")
    )
    legal_calls: list[CallText] = Field(
        description=_("What that seat may call, in the order P, X, XX, 1C to 7N; empty when the auction is over")
    )
    contract: FinalContract | None = Field(
        description=_("What the auction arrived at; null while it goes on and when all have passed")
    )
    sentence: Sentence


class AuctionOut(JudgedAuction):
    """The auction, judged call by call, and where it stands."""

    dealer: Dealer
    calls: list[CallOut] = Field(description=_("The calls in turn, each judged"))
    contract: ContractOut | None = Field(
        description=_("What the auction arrived at; null while it goes on and when all have passed")
    )
