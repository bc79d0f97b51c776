"""Cutting a PBN text into its games: tags and, under the tag Auction, the words of the auction.

A game ends at an empty line, or where Event, Board or Deal begins again. Some programs leave out the empty
lines: then it also ends where a second auction is written, before the first tag that came again.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from lessons.engine.files.auctions import Word, joined
from lessons.engine.files.claims import says_nothing
from lessons.engine.files.findings import Disagreement, TagTwice, UnreadableTag

# What stands in a file, from left to right. A comment that is never closed goes to the end.
_ITEMS = re.compile(
    r"""
    ^%[^\n]*
  | \[ \s* (?P<tag>\w+) \s* "(?P<value>(?:[^"\\\n]|\\.)*)" \s* \]
  | (?P<broken>\[[^\]\n]*\]?)
  | \{ (?P<comment>[^}]*) (?:\}|\Z)
  | ; (?P<line>[^\n]*)
  | (?P<blank>\n[ \t]*\n[ \t\n]*)
  | (?P<newline>\n)
  | [ \t]+
  | (?P<word>[^\s\[\]{};"]+)
    """,
    re.VERBOSE | re.MULTILINE,
)
_IS_A_BOARD = {"board", "deal", "auction", "contract"}
_BEGINS_A_GAME = {"event", "board", "deal"}
# Under these no text belongs; under any other there may be a table.
_PLAIN = {
    "",
    "event",
    "site",
    "date",
    "board",
    "room",
    "dealer",
    "vulnerable",
    "deal",
    "scoring",
    "declarer",
    "contract",
}
_PLAIN |= {"west", "north", "east", "south", "result", "score"}


@dataclass
class AuctionLine:
    """Words on one line of an auction; `is_apart`: after an empty line."""

    words: list[Word]
    is_apart: bool


@dataclass
class GameInFile:
    """A game being read. `head`: tags before an empty line, while nothing made a board yet."""

    tags: dict[str, str] = field(default_factory=dict)
    head: dict[str, str] = field(default_factory=dict)
    lines: list[AuctionLine] = field(default_factory=list)  # of the auction
    notes: dict[str, str] = field(default_factory=dict)  # of the auction, by their numbers
    comments: list[list[str]] = field(default_factory=list)  # words of each
    between: list[list[str]] = field(default_factory=list)  # comments after an empty line: perhaps of the next game
    findings: list[Disagreement] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # what looks like a tag and is none
    broken_between: list[str] = field(default_factory=list)
    again: dict[str, tuple[str, str]] = field(default_factory=dict)  # tags that came again: name and other value
    waiting: list[tuple[str, str]] = field(default_factory=list)  # names and values from the first of these on
    section: str = ""
    noted: str = ""  # the section that notes belong to
    is_apart: bool = False  # an empty line has been seen
    is_new_line: bool = True

    @property
    def is_board(self) -> bool:
        return bool(_IS_A_BOARD & self.tags.keys())

    @property
    def all_tags(self) -> dict[str, str]:
        return {**self.head, **self.tags}


def games(text: str) -> Iterator[GameInFile]:
    """The games of a text in their order, those too that are no boards."""
    game = GameInFile()
    for item in _ITEMS.finditer(text):
        kind, value = item.lastgroup, item[item.lastgroup or 0]
        if kind == "value":
            owner = _owner(game, item["tag"], _unescaped(value))
            if owner is not game:
                yield _finished(game)
                game = owner
        elif kind in ("blank", "newline"):
            game.is_new_line = True
            game.is_apart = game.is_apart or kind == "blank"
        elif kind == "broken":
            game.section = ""
            (game.broken_between if game.is_apart else game.broken).append(value)
        elif kind in ("comment", "line"):
            _take_comment(game, " ".join(value.split()))
        elif kind == "word":
            _take_word(game, value)
    yield _finished(game)


def _unescaped(value: str) -> str:
    return value.replace('\\"', '"').replace("\\\\", "\\").strip()


def _owner(game: GameInFile, name: str, value: str) -> GameInFile:
    """The game that a tag belongs to, with the tag in it: this one, or a new one that it begins."""
    tag = name.lower()
    if tag == "note":
        _take_note(game, value)
        return game
    if game.is_apart:
        _settle(game)
        if game.is_board:
            return _begun(game, name, value)
        _put_ahead(game)
    if tag not in game.tags and not game.waiting:
        _put(game, name, value)
        return game
    return _owner_of_again(game, name, value)


def _owner_of_again(game: GameInFile, name: str, value: str) -> GameInFile:
    """The game that a tag belongs to which stands in this game already, or comes after such a tag."""
    tag = name.lower()
    if tag == "auction" and game.lines:
        return _begun(game, name, value, *_take_waiting(game))
    if tag == "auction":
        _settle(game)
        _put(game, name, value)
        return game
    if tag in _BEGINS_A_GAME and game.is_board and tag in game.tags:
        return _begun(game, name, value, *(_take_waiting(game) if _waits_for_next(game) else ()))
    if tag in _BEGINS_A_GAME and any(tag == other.lower() for other, _ in game.waiting):
        return _begun(game, name, value)
    game.waiting.append((name, value))
    game.section = tag
    return game


def _waits_for_next(game: GameInFile) -> bool:
    """Are the tags that wait the first of the next game? They are when this one has them all and was done."""
    names = [name.lower() for name, _ in game.waiting]
    is_done = game.lines or (names and names[0] == next(iter(game.tags)))
    return bool(is_done) and all(name in game.tags for name in names)


def _take_waiting(game: GameInFile) -> list[tuple[str, str]]:
    """The tags that wait for their game, which then wait no more."""
    waiting, game.waiting = game.waiting, []
    return waiting


def _begun(game: GameInFile, name: str, value: str, *before: tuple[str, str]) -> GameInFile:
    """A new game that begins with this tag, and those before it."""
    new = GameInFile(comments=game.between, broken=game.broken_between)
    game.between, game.broken_between = [], []
    for tag in (*before, (name, value)):
        _put(new, *tag)
    return new


def _put(game: GameInFile, name: str, value: str) -> None:
    """Put a tag into the game. Of two the first counts, as PBN has it, unless it says nothing."""
    tag = name.lower()
    if tag in game.tags:
        first = game.tags[tag]
        used, other = (value, first) if says_nothing(first) else (first, value)
        game.again[tag] = (name, other)
        value = used
    game.tags[tag] = value
    game.section = tag
    game.is_new_line = True
    if tag in ("auction", "play"):
        game.noted = tag


def _put_ahead(game: GameInFile) -> None:
    """The head of a file, or of a game, with an empty line after it: what follows may say otherwise."""
    _tell_again(game)
    game.head |= game.tags
    game.tags = {}
    game.is_apart = False
    _take_between(game)


def _settle(game: GameInFile) -> None:
    """What waits belongs here after all."""
    for tag in _take_waiting(game):
        _put(game, *tag)


def _take_between(game: GameInFile) -> None:
    """No other game follows to take what stands after an empty line."""
    game.comments += game.between
    game.broken += game.broken_between
    game.between, game.broken_between = [], []


def _tell_again(game: GameInFile) -> None:
    game.findings += (TagTwice(name, game.tags[tag], other) for tag, (name, other) in game.again.items())
    game.again = {}


def _finished(game: GameInFile) -> GameInFile:
    _settle(game)
    _tell_again(game)
    _take_between(game)
    if game.broken:
        game.findings.append(UnreadableTag(game.broken[0], len(game.broken) - 1))
    return game


def _take_note(game: GameInFile, value: str) -> None:
    number, _, note = value.partition(":")
    if game.noted == "auction":
        game.notes[number.strip()] = note.strip()


def _take_comment(game: GameInFile, comment: str) -> None:
    if game.section == "auction" and game.lines and not game.is_apart:
        game.lines[-1].words.append((comment, True))
    elif comment:
        (game.between if game.is_apart else game.comments).append([comment])
        game.is_new_line = True


def _take_word(game: GameInFile, word: str) -> None:
    """A word of the auction, or of a text where there is none to be: a comment."""
    if game.section == "auction":
        if not (game.lines and joined(game.lines[-1].words, word)):
            if game.is_new_line:
                game.lines.append(AuctionLine([], game.is_apart))
            game.lines[-1].words.append((word, False))
    elif game.section in _PLAIN:
        comments = game.between if game.is_apart else game.comments
        if game.is_new_line or not comments:
            comments.append([])
        comments[-1].append(word)
    game.is_new_line = False
