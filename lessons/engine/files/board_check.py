"""Where what a file states is not what follows from it: one class and one permanent code for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from lessons.engine.contract import contract_of
from lessons.engine.files.auction_check import Judged, judge
from lessons.engine.files.board import SKIPPED, Board
from lessons.engine.files.findings import Disagreement
from lessons.engine.objections import AuctionOver, Objection
from lessons.engine.scoring.duplicate import duplicate_score
from lessons.engine.scoring.errors import TricksOutOfRange
from lessons.engine.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class IllegalCall(Disagreement):
    """A call that may not be made; `accepted`: the file says that the next player accepted it (Law 27A)."""

    code: ClassVar[str] = "illegal-call"
    place: int
    reasons: tuple[Objection, ...]
    accepted: bool

    @property
    def where(self) -> str:
        return f"auction.calls[{self.place}]"


@dataclass(frozen=True, slots=True)
class CallAfterEnd(Disagreement):
    """A call after the auction had ended; `more` stand after it."""

    code: ClassVar[str] = "call-after-end"
    place: int
    more: int

    @property
    def where(self) -> str:
        return f"auction.calls[{self.place}]"


@dataclass(frozen=True, slots=True)
class NotACallInFile(Disagreement):
    """Something in the auction that is no call. It and what follows is not read."""

    code: ClassVar[str] = "not-a-call"
    text: str
    place: int

    @property
    def where(self) -> str:
        return f"auction.calls[{self.place}]"


@dataclass(frozen=True, slots=True)
class DealerDiffers(Disagreement):
    """The first call is by another seat than the dealer, and nothing says that seats were skipped."""

    code: ClassVar[str] = "dealer-differs"
    stated: Seat
    follows: Seat

    @property
    def where(self) -> str:
        return "dealer"


@dataclass(frozen=True, slots=True)
class AuctionUnfinished(Disagreement):
    """The auction stops before its end."""

    code: ClassVar[str] = "auction-unfinished"

    @property
    def where(self) -> str:
        return "auction"


@dataclass(frozen=True, slots=True)
class ContractDiffers(Disagreement):
    """Another contract than the auction arrives at; both canonical, P for passed out."""

    code: ClassVar[str] = "contract-differs"
    stated: str
    follows: str

    @property
    def where(self) -> str:
        return "stated.contract"


@dataclass(frozen=True, slots=True)
class DeclarerDiffers(Disagreement):
    """Another declarer than the auction gives; `follows` is None when the deal was passed out.

    Where the file says that declarer and dummy changed places, `stated` is who should have declared.
    """

    code: ClassVar[str] = "declarer-differs"
    stated: Seat
    follows: Seat | None

    @property
    def where(self) -> str:
        return "stated.declarer"


@dataclass(frozen=True, slots=True)
class ScoreDiffers(Disagreement):
    """Another score than contract, result and vulnerability give (Law 77); both for North–South."""

    code: ClassVar[str] = "score-differs"
    stated: int
    follows: int

    @property
    def where(self) -> str:
        return "stated.score"


@dataclass(frozen=True, slots=True)
class ResultImpossible(Disagreement):
    """A number of tricks that nobody can win."""

    code: ClassVar[str] = "result-impossible"
    tricks: int

    @property
    def where(self) -> str:
        return "stated.result"


# What does not follow from what is stated; `findings` has what is wrong with the statements themselves.
DISAGREEMENTS: tuple[type[Disagreement], ...] = (
    IllegalCall,
    CallAfterEnd,
    NotACallInFile,
    DealerDiffers,
    AuctionUnfinished,
    ContractDiffers,
    DeclarerDiffers,
    ScoreDiffers,
    ResultImpossible,
)


def disagreements(board: Board, judged: Judged | None = None) -> tuple[Disagreement, ...]:
    """All of them: what cannot be read first, then the auction, then contract, declarer, result and score."""
    judged = judged or judge(board.dealer, board.calls)
    return (*board.findings, *_auction(board, judged), *_outcome(board, judged), *_score(board, judged))


def _auction(board: Board, judged: Judged) -> Iterator[Disagreement]:
    is_first_known = board.calls and board.first and SKIPPED not in board.calls[0].marks
    if board.dealer and board.first and is_first_known and board.dealer is not board.first:
        yield DealerDiffers(board.dealer, board.first)
    for place, reasons in enumerate(judged.verdicts):
        if reasons and isinstance(reasons[0], AuctionOver):
            yield CallAfterEnd(place, len(board.calls) - place - 1)
        elif reasons:
            yield IllegalCall(place, reasons, accepted=place != judged.illegal_at)
    if board.unread:
        yield NotACallInFile(board.unread[0], len(board.calls))
    elif board.calls and judged.illegal_at is None and not judged.position.is_over:
        yield AuctionUnfinished()


def _ended(board: Board, judged: Judged) -> bool:
    """Does the auction tell the contract?"""
    return judged.position.is_over and not board.unread


def _outcome(board: Board, judged: Judged) -> Iterator[Disagreement]:
    if not _ended(board, judged):
        return
    stated, contract = board.stated, judged.contract
    follows = str(contract) if contract else "P"
    if stated.contract not in (None, follows):
        yield ContractDiffers(str(stated.contract), follows)
    declarer = contract.declarer if contract else None
    if stated.declarer and (board.first or not contract):
        named = stated.declarer.partner if stated.exchanged else stated.declarer
        if named is not declarer:
            yield DeclarerDiffers(named, declarer)


def _score(board: Board, judged: Judged) -> Iterator[Disagreement]:
    stated = board.stated
    contract, side = _played(board, judged)
    if contract == "P":
        if stated.score:
            yield ScoreDiffers(stated.score, 0)
        return
    if stated.tricks is None:
        return
    try:
        bid, risk = contract_of(contract or "1C")
        vulnerable = bool(side and board.vulnerable and board.vulnerable.includes(side))
        points = duplicate_score(bid, risk, stated.tricks, vulnerable)
    except TricksOutOfRange:
        yield ResultImpossible(stated.tricks)
        return
    follows = points if side is Side.NS else -points
    known = contract and side and board.vulnerable
    if known and stated.score not in (None, follows):
        yield ScoreDiffers(int(stated.score or 0), follows)


def _played(board: Board, judged: Judged) -> tuple[str | None, Side | None]:
    """What was played and by whom: as the auction says, else as the file does."""
    stated = board.stated
    side = stated.declarer.side if stated.declarer else None
    if not _ended(board, judged):
        return stated.contract, side
    if not judged.contract:
        return "P", None
    return str(judged.contract), judged.contract.side if board.first else side
