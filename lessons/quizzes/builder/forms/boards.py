"""Questions out of boards that were played: what can be asked about each auction of a PBN or LIN file."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from lessons.auction.words import boards as words
from lessons.auction.words import files as file_words
from lessons.engine.auction import Auction
from lessons.engine.calls import PASS
from lessons.engine.files import Board, read_boards
from lessons.engine.files.findings import UnreadableTag
from lessons.questions.kinds.base import BadSpec
from lessons.questions.kinds.fields import write_auction
from lessons.questions.kinds.registry import kind_of
from lessons.wording.sentence import Sentence

LONGEST_TEXT = 100_000  # characters
MOST_BOARDS = 24
_BROKEN_TAG = re.compile(r'^[ \t]*\[(?![ \t]*\w+[ \t]*"(?:[^"\\\n]|\\.)*"[ \t]*\])', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question that a board gives. `name` stands for it in the form: its board, counted from 1, and its kind."""

    name: str
    spec: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ReadBoard:
    """A board with its questions, and what could not be used of it."""

    title: Sentence
    proposals: tuple[Proposal, ...]
    problems: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ReadFile:
    """`more`: there are boards beyond the limit."""

    boards: tuple[ReadBoard, ...]
    problems: tuple[Sentence, ...]
    more: bool

    @property
    def proposals(self) -> dict[str, Proposal]:
        return {one.name: one for board in self.boards for one in board.proposals}


def read_file(text: str) -> ReadFile:
    """The boards of a text with what can be asked about them, the first MOST_BOARDS of them."""
    found = list(islice(read_boards(text), MOST_BOARDS + 1))
    lines = _Lines(text)
    boards = tuple(_read(number, board, lines) for number, board in enumerate(found[:MOST_BOARDS], start=1))
    broken = tuple(words.broken_tag(lines.at(match.start())) for match in islice(_BROKEN_TAG.finditer(text), 5))
    nothing = () if boards else (words.no_board(),)
    return ReadFile(boards, (*nothing, *broken), len(found) > MOST_BOARDS)


class _Lines:
    """Where something stands in the text. Boards are looked for from where the last one was found."""

    def __init__(self, text: str) -> None:
        self._text, self._from = text, 0

    def at(self, place: int) -> int:
        """The line, from 1, of a place in the text."""
        return self._text.count("\n", 0, place) + 1

    def of(self, word: str) -> int:
        """The line of the next such word; 0 where it is not found."""
        found = re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE).search(self._text, self._from)
        if not found:
            return 0
        self._from = found.end()
        return self.at(found.start())


def _read(number: int, board: Board, lines: _Lines) -> ReadBoard:
    title = words.board(board.number or str(number), board.room)
    remarks = _remarks(board)
    if board.unread:
        return ReadBoard(title, (), (*remarks, words.unread(board.unread[0], lines.of(board.unread[0]))))
    if not board.calls:
        return ReadBoard(title, (), (*remarks, words.no_auction()))
    if not board.first:
        return ReadBoard(title, (), remarks)
    auction = Auction(board.calls[0].seat, [written.call for written in board.calls])
    if any(written.seat is not auction.seat_at(place) for place, written in enumerate(board.calls)):
        return ReadBoard(title, (), (*remarks, words.out_of_turn()))
    specs = (*_about(auction), *_score(board, auction))
    proposals = tuple(Proposal(f"{number}-{spec['kind']}", spec) for spec in specs if _is_good(spec))
    return ReadBoard(title, proposals, remarks if proposals else (*remarks, words.nothing_to_ask()))


def _remarks(board: Board) -> tuple[Sentence, ...]:
    """What reading it had to say; `read_file` tells of broken tags, with their lines."""
    faults = [fault for fault in board.findings if not isinstance(fault, UnreadableTag)]
    return (*(file_words.disagreement(fault, board) for fault in faults), *map(file_words.remark, board.remarks))


def _is_good(spec: Mapping[str, Any]) -> bool:
    try:
        kind_of(spec).read(spec)
    except BadSpec:
        return False
    return True


def _about(auction: Auction) -> Iterator[dict[str, Any]]:
    """What it arrived at; whether its last call was legal; whose turn it was then; what may still be called."""
    place = auction.illegal_at
    if place is not None:
        before = auction.prefix(place)
        yield {"kind": "mend-auction", **write_auction(auction)}
        yield {"kind": "judge-call", **write_auction(before), "call": str(auction.calls[place])}
        return
    if auction.is_over:
        yield {"kind": "name-outcome", **write_auction(auction), "ask": ["contract", "declarer", "dummy", "leader"]}
    else:
        yield {"kind": "still-call", **write_auction(auction)}
    last = max((at for at, call in enumerate(auction.calls) if call != PASS), default=None)
    if last is not None:
        before = auction.prefix(last)
        yield {"kind": "judge-call", **write_auction(before), "call": str(auction.calls[last])}
        yield {"kind": "whose-turn", **write_auction(auction.prefix(last + 1))}


def _score(board: Board, auction: Auction) -> Iterator[dict[str, Any]]:
    """The duplicate score, where the file says how many tricks were won and who was vulnerable."""
    contract = auction.contract
    if contract is None or board.stated.tricks is None or board.vulnerable is None:
        return
    yield {
        "kind": "score-deal",
        "game": "duplicate",
        "contract": f"{contract.bid}{contract.risk.value}",
        "declarer": contract.declarer.value,
        "tricks": board.stated.tricks,
        "vulnerable": board.vulnerable.value,
    }
