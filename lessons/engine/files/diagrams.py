"""Auctions as people write them: W N E S in a row, the calls under them, a dash where nobody has called yet.

What stands around one is kept as comments of its board.
"""

import re
from collections.abc import Iterator

from lessons.engine.files.auctions import AuctionBuilder, LineReader, Word, joined
from lessons.engine.files.board import Board, Stated
from lessons.engine.files.claims import seat_of
from lessons.engine.seats import Seat

_LINES = re.compile(r"\n|[ \t]/[ \t]")
_DASHES = str.maketrans("–—−", "---")


def read_diagrams(text: str) -> Iterator[Board]:
    """The auctions of a text; none where no line holds the four seats in turn, with a call under them."""
    first: Seat | None = None
    rows: list[list[Word]] = []
    comments: list[str] = []
    for line in [*_LINES.split(text), ""]:
        seats = _seats(line)
        if first and (seats or not line.strip()):
            board = _board(first, rows, comments)
            if board.calls:
                yield board
                comments = []
            first, rows = None, []
        if seats:
            first = seats
        elif first:
            rows.append(_words(line))
        elif line.strip():
            comments.append(line.strip())


def _seats(line: str) -> Seat | None:
    """The seat of the first column, where a line names the four seats in turn."""
    names = line.split() if len(line) <= 80 else []
    seats = [seat_of(name) for name in names]
    first = seats[0] if len(seats) == 4 else None
    return first if first and seats == [first.clockwise(steps) for steps in range(4)] else None


def _words(line: str) -> list[Word]:
    words: list[Word] = []
    for word in line.translate(_DASHES).split():
        if not joined(words, word):
            words.append((word, False))
    return words


def _board(first: Seat, rows: list[list[Word]], comments: list[str]) -> Board:
    auction = AuctionBuilder(seat=first)
    lines = LineReader(auction)
    for row in rows:
        lines.take(row)
    return Board(
        number="",
        room="",
        dealer=auction.first,
        first=auction.first,
        vulnerable=None,
        calls=auction.calls,
        unread=tuple(auction.unread),
        stated=Stated(),
        comments=(*comments, *auction.comments),
        dealer_is_stated=False,
    )
