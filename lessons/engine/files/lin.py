"""Reading LIN, the format of online play: a row of key|value| pairs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from lessons.engine.files.auctions import AuctionBuilder
from lessons.engine.files.board import LONGEST_NAME, Board, Stated
from lessons.engine.files.claims import Statements, vulnerability_of
from lessons.engine.files.findings import (
    OutOfStep,
    Remark,
    SeatsUnknown,
    UnreadableDealer,
    UnreadableResult,
    UnreadableVulnerable,
)
from lessons.engine.seats import Seat, Vulnerability

_DEALERS = {"1": Seat.SOUTH, "2": Seat.WEST, "3": Seat.NORTH, "4": Seat.EAST}
_ROOMS = {"o": "open", "c": "closed"}


@dataclass
class _Table:
    """A board being read."""

    number: str = ""
    room: str = ""
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    tricks: int | None = None
    dealt: bool = False
    auction: AuctionBuilder = field(default_factory=AuctionBuilder)
    comments: list[str] = field(default_factory=list)
    out_of_step: list[str] = field(default_factory=list)
    reading: Statements = field(default_factory=Statements)


@dataclass
class _Match:
    """What the head of a file says of all boards: the number of the first, the results in their order."""

    first: int = 1
    results: list[str] = field(default_factory=list)

    def stated(self, table: _Table) -> Stated:
        stated = Stated()
        if table.number.isdecimal() and table.room and len(table.number) < 5:
            place = 2 * (int(table.number) - self.first) + (table.room == "closed")
            if 0 <= place < len(self.results):
                stated = table.reading.in_result(self.results[place])
        return stated if table.tricks is None else replace(stated, tricks=table.tricks)


def read_lin(text: str) -> Iterator[Board]:
    """The boards of a file, whatever stands in it."""
    match, table = _Match(), _Table()
    for key, value in _pairs(text):
        if table.dealt and key in ("qx", "md", "pn"):
            yield _board(table, match)
            table = _Table(number=table.number, room=table.room) if key == "md" else _Table()
        if key == "vg":
            fields = value.split(",")
            match.first = int(fields[3]) if len(fields) > 3 and re.fullmatch(r"\d{1,4}", fields[3].strip()) else 1
        elif key == "rs":
            match.results = value.split(",")
        else:
            _take(table, key, value.strip())
    if table.dealt:
        yield _board(table, match)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Keys of two letters and their values; what is not in step is a value without a key."""
    parts = text.split("|")
    place = 0
    while place < len(parts):
        key = parts[place].strip().lower()
        if place + 1 < len(parts) and re.fullmatch(r"[a-z0-9]{2}", key):
            yield key, parts[place + 1]
            place += 2
        else:
            yield "", parts[place]
            place += 1


def _take(table: _Table, key: str, value: str) -> None:
    match key:
        case "qx":
            table.room = _ROOMS.get(value[:1].lower(), "")
            table.number = (value[1:].split(",", 1)[0] if table.room else value)[:LONGEST_NAME]
        case "ah":
            table.number = value.removeprefix("Board").strip()[:LONGEST_NAME] or table.number
        case "md":
            table.dealt = True
            table.dealer = table.reading.read(_dealing(value), _DEALERS.get, UnreadableDealer)
            table.auction.seat = table.dealer or table.auction.seat
        case "sv":
            table.vulnerable = table.reading.read(value, vulnerability_of, UnreadableVulnerable)
        case "mb":
            table.dealt = True
            _take_call(table.auction, value)
        case "an":
            table.auction.note(value)
        case "nt" if value:
            table.comments.append(value)
        case "mc":
            table.tricks = table.reading.read(value, _tricks, UnreadableResult)
        case "" if value:
            table.out_of_step.append(value)


def _dealing(value: str) -> str:
    """What says who dealt: a digit before the hands, which begin with a letter. 0 is written where nobody did."""
    return value[:1] if value[:1].isdigit() and value[:1] != "0" else ""


def _tricks(value: str) -> int | None:
    return int(value) if re.fullmatch(r"\d{1,2}", value, re.ASCII) else None


def _take_call(auction: AuctionBuilder, value: str) -> None:
    call = value.rstrip("!?*")
    if call:
        auction.add(call)
    if call != value:
        auction.mark(value[len(call) :])


def _board(table: _Table, match: _Match) -> Board:
    auction, stated = table.auction, match.stated(table)
    remarks: list[Remark] = [SeatsUnknown()] if auction.made and not table.dealer else []
    if table.out_of_step:
        remarks.append(OutOfStep(table.out_of_step[0], len(table.out_of_step) - 1))
    return Board(
        number=table.number,
        room=table.room,
        dealer=table.dealer,
        first=auction.first if table.dealer else None,
        vulnerable=table.vulnerable,
        calls=auction.calls,
        unread=tuple(auction.unread),
        stated=stated,
        comments=(*table.comments, *auction.comments),
        findings=tuple(table.reading.findings),
        remarks=(*remarks, *table.reading.remarks),
    )
