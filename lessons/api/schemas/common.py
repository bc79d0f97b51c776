"""What every address shares: names of things, and the shape of errors.

Descriptions are marked for translation: the page for people shows them in its language.
"""

from typing import Annotated, Literal

from django.utils.translation import gettext_noop as _
from ninja import Schema
from pydantic import Field

SeatName = Literal["N", "E", "S", "W"]
SideName = Literal["NS", "EW"]
CallText = Annotated[str, Field(pattern=r"^([1-7][CDHSN]|P|X|XX)$", description=_("1C to 7N, P, X or XX"))]
BidText = Annotated[str, Field(pattern=r"^[1-7][CDHSN]$", description=_("1C to 7N"))]
Code = Annotated[str, Field(description=_("Permanent, the same in every language"))]
Sentence = Annotated[str, Field(description=_("Whole sentences in the language asked for"))]


class Error(Schema):
    """One thing wrong with the request."""

    where: str = Field(description=_("A path in the body, such as calls[3]; empty for the request as a whole"))
    code: Code
    text: str = Field(description=_("What stood there, at most 40 characters of it"), max_length=40)
    readings: list[CallText] = Field(default=[], description=_("Of an ambiguous call: what it may mean"))
    sentence: Sentence


class Errors(Schema):
    """Everything wrong with the request."""

    errors: list[Error] = Field(min_length=1, description=_("Everything wrong with the request, not only the first"))
