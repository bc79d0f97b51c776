"""An auction asked about, and what is said about it."""

from typing import Annotated, Literal

from ninja import Schema
from pydantic import ConfigDict, Field

from lessons.api.schemas.common import BidText, CallText, SeatName, Sentence
from lessons.engine.objections import OBJECTIONS

MOST_CALLS = 1000

LocalText = Annotated[
    str,
    Field(
        pattern=r"^([1-7](♣|♦|♥|♠|NT)|pass|P|X|XX)$",
        description="A call as a person types it. These are read alike in all languages; each language reads more.",
    ),
]


class CanonicalAuction(Schema):
    """Calls in turn from the dealer, in canonical spelling."""

    dealer: SeatName
    calls: list[CallText] = Field(max_length=MOST_CALLS)
    notation: Literal["canonical"] | None = None


class LocalAuction(Schema):
    """Calls in turn from the dealer, spelled as in the language asked for: in Portuguese 1c is 1♥."""

    dealer: SeatName
    calls: list[LocalText] = Field(max_length=MOST_CALLS)
    notation: Literal["local"]


class ObjectionOut(Schema):
    """A reason why a call is illegal."""

    model_config = ConfigDict(json_schema_extra={"required": ["code", "law", "sentence"]})

    code: Literal[tuple(OBJECTIONS)]  # type: ignore[valid-type]
    law: str = Field(description="The Law it rests on, such as 18D")
    minimum: BidText | None = Field(
        default=None, description="insufficient-bid: the lowest bid that is enough; null when there is none"
    )
    bid: BidText | None = Field(default=None, description="The last bid, where a double or redouble speaks of one")
    by: SeatName | None = Field(default=None, description="Who made that bid, double or redouble")
    sentence: Sentence


class CallOut(Schema):
    """One call of the auction, judged."""

    seat: SeatName
    call: CallText
    legal: bool | None = Field(description="null after the first illegal call: not judged")
    objections: list[ObjectionOut] = Field(description="Every reason against it; empty when it is legal")


class ContractOut(Schema):
    """What the auction arrived at."""

    bid: BidText
    risk: Literal["", "X", "XX"]
    declarer: SeatName
    dummy: SeatName
    leader: SeatName = Field(description="Who makes the opening lead")
    sentence: Sentence


class AuctionOut(Schema):
    """The auction, judged call by call, and where it stands."""

    dealer: SeatName
    calls: list[CallOut]
    status: Literal["open", "illegal", "complete", "passed-out"]
    turn: SeatName | None = Field(
        description="Who calls next; null when the auction is over; the offender after an illegal call"
    )
    legal_calls: list[CallText] = Field(
        description="For that seat, in the order P X XX 1C to 7N; empty when it is over"
    )
    contract: ContractOut | None
    sentence: Sentence
