"""The boards of a file, and where they disagree with themselves."""

from typing import TYPE_CHECKING, Literal

from django.utils.translation import gettext_noop as _
from ninja import Schema
from pydantic import Field

from lessons.api.schemas.auction import FinalContract, JudgedAuction, JudgedCall
from lessons.api.schemas.common import SeatName, Sentence
from lessons.engine.files.board_check import DISAGREEMENTS
from lessons.engine.files.findings import FILE_REMARKS, REMARKS, STATEMENTS

# A text that has a board for certain: it begins with one of these tags of PBN, or is a board in LIN. More is read.
A_BOARD = r'^(\[(Board|Deal|Auction|Contract) "[^"\\\n]*"\]|(qx\|[^|\[]*\|)?(md|mb)\|[^\[]*$)'

Vulnerable = Literal["none", "NS", "EW", "both"]
if TYPE_CHECKING:  # a type that the engine's own lists make is one only once the program runs
    DisagreementCode = str
    RemarkCode = str
else:
    DisagreementCode = Literal[tuple(kind.code for kind in (*STATEMENTS, *DISAGREEMENTS))]
    RemarkCode = Literal[tuple(kind.code for kind in (*FILE_REMARKS, *REMARKS))]


class CallInFile(JudgedCall):
    """A call of a file, judged."""

    seat: SeatName | None = Field(
        description=_("Who made the call; null when the file does not say who called first")
    )
    marks: list[str] = Field(description=_("Signs at the call: !, ?, $13; ^I accepted; ^S a seat before it skipped"))
    notes: list[str] = Field(description=_("Notes, alerts and comments at the call"))


class ContractInFile(FinalContract):
    """What the auction of a board arrived at; seats are null when the file does not say who called first."""


class AuctionInFile(JudgedAuction):
    """The auction of a board, judged as /auction does."""

    dealer: SeatName | None = Field(description=_("Who called first; null when the file does not say"))
    calls: list[CallInFile] = Field(description=_("The calls in turn, each judged"))
    contract: ContractInFile | None = Field(
        description=_("What the auction arrived at; null while it goes on and when all have passed")
    )
    unread: list[str] = Field(description=_("What stands in the auction from the first text that is no call"))


class StatedOut(Schema):
    """What the file says came out."""

    contract: str | None = Field(description=_("4S, 4SX, 4SXX, or P for a deal that was passed out"))
    declarer: SeatName | None = Field(description=_("Who declared, as the file says"))
    result: int | None = Field(description=_("Tricks won by declarer’s side, as the file says"))
    score: int | None = Field(description=_("The score of North–South, as the file says"))


class DisagreementOut(Schema):
    """Where what is stated cannot be read or is not what follows."""

    where: str = Field(description=_("The place in the board, such as auction.calls[3] or stated.contract"))
    code: DisagreementCode = Field(description=_("Permanent, the same in every language"))
    sentence: Sentence


class RemarkOut(Schema):
    """What is not a fault of the file, but should be known: a hint, or what was taken from elsewhere."""

    where: str = Field(description=_("The place, such as boards[3].auction; empty for the file as a whole"))
    code: RemarkCode = Field(description=_("Permanent, the same in every language"))
    sentence: Sentence


class BoardOut(Schema):
    """One board at one table."""

    number: str = Field(description=_("The number of the board, as the file writes it"))
    room: str = Field(description=_("open or closed in a match, else empty"))
    dealer: SeatName | None = Field(description=_("The dealer; null when the file does not say"))
    vulnerable: Vulnerable | None = Field(description=_("Who is vulnerable; null when the file does not say"))
    auction: AuctionInFile = Field(description=_("The auction, judged"))
    stated: StatedOut = Field(description=_("What the file says came out; null where it says nothing"))
    comments: list[str] = Field(description=_("Comments on the board as a whole"))
    disagreements: list[DisagreementOut] = Field(
        description=_("Where what the file says cannot be read or is not what follows; empty when all agrees")
    )


class BoardsOut(Schema):
    """The boards of a file in their order."""

    boards: list[BoardOut] = Field(description=_("One for each board at each table, in the order of the file"))
    remarks: list[RemarkOut] = Field(description=_("What is not a fault of the file, but should be known"))
