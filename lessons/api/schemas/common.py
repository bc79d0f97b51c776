"""What every address shares: names of things, and the shape of errors."""

from typing import Annotated, Literal

from ninja import Schema
from pydantic import Field

SeatName = Literal["N", "E", "S", "W"]
SideName = Literal["NS", "EW"]
CallText = Annotated[str, Field(pattern=r"^([1-7][CDHSN]|P|X|XX)$", description="1C to 7N, P, X or XX")]
BidText = Annotated[str, Field(pattern=r"^[1-7][CDHSN]$", description="1C to 7N")]
Sentence = Annotated[str, Field(description="A whole sentence, or several, in the language asked for")]


class Error(Schema):
    """One thing wrong with the request."""

    where: str = Field(description="A path in the body, such as calls[3]; empty for the request as a whole")
    code: str = Field(description="Permanent, the same in every language")
    text: str = Field(description="What stood there, at most 40 characters of it", max_length=40)
    readings: list[CallText] = Field(default=[], description="Of an ambiguous call: what it may mean")
    sentence: Sentence


class Errors(Schema):
    """Everything wrong with the request."""

    errors: list[Error] = Field(min_length=1)
