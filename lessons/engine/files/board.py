"""A board as a file has it: the calls with all that is written at them, and what the file says came out."""

from dataclasses import dataclass

from lessons.engine.calls import Call
from lessons.engine.files.findings import Disagreement, Remark
from lessons.engine.seats import Seat, Vulnerability

# PBN 2.1: the seat before this call was skipped; this call is insufficient, but was accepted.
SKIPPED, ACCEPTED = "^S", "^I"
LONGEST_NAME = 40  # characters of a board's number: a short line can repeat it for every board that follows


@dataclass(frozen=True, slots=True)
class WrittenCall:
    """A call as it stands in a file.

    `marks` are short signs at it (!, ?, $13, ^I, ^S for each seat skipped before it), `notes` the texts of
    notes, alerts and comments.
    """

    seat: Seat
    call: Call
    marks: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stated:
    """What the file says; None where it says nothing that can be read.

    `contract` is canonical (4SX; P when passed out). `tricks` are those of declarer's side; `score` is in
    points of North–South. `exchanged`: declarer and dummy changed places (PBN 2.1: ^S as declarer).
    """

    contract: str | None = None
    declarer: Seat | None = None
    tricks: int | None = None
    score: int | None = None
    exchanged: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """One board at one table.

    `dealer` is None when the file does not tell it, or not so that it can be read; `dealer_is_stated` is False
    where it follows from who called first. `first` made the first call
    (with no call yet: will make it); it is None when nothing tells that: the seats of the calls are then
    counted from North, so that they can be judged, and claim nothing. `unread`: what stands in the auction from
    the first text that is no call. `comments` belong to the board as a whole. `findings` and `remarks` are those
    of reading; what does not follow is for `disagreements`.
    """

    number: str
    room: str
    dealer: Seat | None
    first: Seat | None
    vulnerable: Vulnerability | None
    calls: tuple[WrittenCall, ...]
    unread: tuple[str, ...]
    stated: Stated
    comments: tuple[str, ...]
    findings: tuple[Disagreement, ...] = ()
    remarks: tuple[Remark, ...] = ()
    dealer_is_stated: bool = True
