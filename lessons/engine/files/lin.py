"""Reading LIN, the files of Bridge Base Online: a row of key|value| pairs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from lessons.engine.files.auctions import AuctionBuilder
from lessons.engine.files.board import Board, Stated
from lessons.engine.files.stated import stated_in_result, vulnerability_of
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
                stated = stated_in_result(self.results[place])
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
    """Keys of two letters and their values; what is not in step is passed over."""
    parts = text.split("|")
    place = 0
    while place + 1 < len(parts):
        key = parts[place].strip().lower()
        if re.fullmatch(r"[a-z0-9]{2}", key):
            yield key, parts[place + 1]
            place += 2
        else:
            place += 1


def _take(table: _Table, key: str, value: str) -> None:
    match key:
        case "qx":
            table.room = _ROOMS.get(value[:1].lower(), "")
            table.number = value[1:].split(",")[0] if table.room else value
        case "ah":
            table.number = value.removeprefix("Board").strip() or table.number
        case "md":
            table.dealt = True
            table.dealer = _DEALERS.get(value[:1])
            table.auction.seat = table.dealer or table.auction.seat
        case "sv":
            table.vulnerable = vulnerability_of(value)
        case "mb":
            table.dealt = True
            _take_call(table.auction, value)
        case "an":
            table.auction.note(value)
        case "nt" if value:
            table.comments.append(value)
        case "mc" if re.fullmatch(r"\d{1,2}", value):
            table.tricks = int(value)


def _take_call(auction: AuctionBuilder, value: str) -> None:
    marks = value[len(value.rstrip("!?*")) :]
    if value.rstrip("!?*"):
        auction.add(value.rstrip("!?*"))
        if marks:
            auction.mark(marks)


def _board(table: _Table, match: _Match) -> Board:
    return Board(
        number=table.number,
        room=table.room,
        dealer=table.dealer,
        vulnerable=table.vulnerable,
        calls=table.auction.calls,
        unread=tuple(table.auction.unread),
        stated=match.stated(table),
        comments=tuple(table.comments),
    )
