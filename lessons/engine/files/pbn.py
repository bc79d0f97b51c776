"""Reading PBN (Portable Bridge Notation) as it is met: with comments anywhere, old and new marks, loose ends.

A file is a row of games with a blank line between; a game is tags and, under some of them, a section.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from lessons.engine.files.auctions import AuctionBuilder, joined_words
from lessons.engine.files.board import ACCEPTED, Board
from lessons.engine.files.stated import seat_of, stated_in_tags, vulnerability_of

# What stands in a file, from left to right. A comment that is never closed goes to the end.
_ITEMS = re.compile(
    r"""
    ^%[^\n]*
  | \[ \s* (?P<tag>\w+) \s* "(?P<value>(?:[^"\\\n]|\\.)*)" \s* \]
  | (?P<broken>\[[^\]\n]*\]?)
  | \{ (?P<comment>[^}]*) (?:\}|\Z)
  | ; (?P<line>[^\n]*)
  | (?P<blank>\n(?:[ \t]*\n)+)
  | [ \t]+
  | (?P<word>[^\s\[\]{};"]+)
    """,
    re.VERBOSE | re.MULTILINE,
)
# A word of an auction may carry its marks: 2C!=1=$3
_PARTS = re.compile(r"\^[A-Za-z]|=\d+=|\$\d+|[!?]+|[*+]+|-+|[^\^=$!?*+-]+")
_IS_A_BOARD = {"board", "deal", "auction", "contract"}
_MANY = {"note"}
_MOST_WORDS = 5000  # of one auction, with its marks and comments; what comes after is not looked at


@dataclass
class _Game:
    tags: dict[str, str] = field(default_factory=dict)
    words: list[tuple[str, bool]] = field(default_factory=list)  # of the auction; True: a comment
    notes: dict[str, str] = field(default_factory=dict)  # of the auction, by their numbers
    comments: list[str] = field(default_factory=list)
    section: str = ""
    broken: bool = False  # a blank line has been seen

    @property
    def is_board(self) -> bool:
        return bool(_IS_A_BOARD & self.tags.keys())

    def ends_before(self, tag: str) -> bool:
        return self.is_board and (self.broken or (tag in self.tags and tag not in _MANY))


def read_pbn(text: str) -> Iterator[Board]:
    """The boards of a file, whatever stands in it."""
    tags: dict[str, str] = {}
    for game in _games(text):
        for name, value in game.tags.items():
            if value == "#":  # as in the game before
                game.tags[name] = tags.get(name, "")
        tags = game.tags
        yield _board(game)


def _games(text: str) -> Iterator[_Game]:
    game = _Game()
    for item in _ITEMS.finditer(text):
        kind, value = item.lastgroup, item[item.lastgroup or 0]
        if kind == "value":
            tag = item["tag"].lower()
            if game.ends_before(tag):
                yield game
                game = _Game()
            _take_tag(game, tag, value)
        elif kind == "blank":
            game.broken = True
        elif kind == "broken":
            game.section = ""  # a tag that cannot be read
        elif kind in ("comment", "line"):
            _take_comment(game, " ".join(value.split()))
        elif kind == "word":
            _take_text(game, value, is_comment=False)
    if game.is_board:
        yield game


def _take_tag(game: _Game, tag: str, value: str) -> None:
    game.broken = False
    value = value.replace('\\"', '"').replace("\\\\", "\\").strip()
    if tag == "note":
        number, _, note = value.partition(":")
        if game.section == "auction":
            game.notes[number.strip()] = note.strip()
        return
    game.section = tag
    game.tags[tag] = value


def _take_comment(game: _Game, comment: str) -> None:
    if game.section == "auction" and game.words:
        _take_text(game, comment, is_comment=True)
    elif comment:
        game.comments.append(comment)


def _take_text(game: _Game, text: str, *, is_comment: bool) -> None:
    if game.section == "auction" and len(game.words) < _MOST_WORDS:
        game.words.append((text, is_comment))


def _board(game: _Game) -> Board:
    tags = game.tags
    begins = seat_of(tags.get("auction", ""))
    dealer = seat_of(tags.get("dealer", ""))
    builder = AuctionBuilder()
    if begins or dealer:
        builder.seat = begins or dealer or builder.seat
    for text, is_comment in _joined(game.words):
        if is_comment:
            builder.note(text)
        else:
            _take_word(builder, text, game.notes)
    return Board(
        number=tags.get("board", "").strip("#"),
        room=tags.get("room", "").strip("#").lower(),
        dealer=dealer or (builder.made[0].seat if begins and builder.made else begins),
        vulnerable=vulnerability_of(tags.get("vulnerable", "")),
        calls=builder.calls,
        unread=tuple(builder.unread),
        stated=stated_in_tags(tags),
        comments=tuple(game.comments),
    )


def _joined(words: list[tuple[str, bool]]) -> Iterator[tuple[str, bool]]:
    """The words with "all pass" as one, comments where they stand."""
    plain: list[str] = []
    for text, is_comment in words:
        if not is_comment:
            plain.append(text)
            continue
        yield from ((word, False) for word in joined_words(plain))
        plain.clear()
        yield text, True
    yield from ((word, False) for word in joined_words(plain))


def _take_word(builder: AuctionBuilder, word: str, notes: dict[str, str]) -> None:
    for part in _PARTS.findall(word):
        if part.upper() == "^S":
            builder.skip()
        elif part.upper() == ACCEPTED:
            builder.mark_next(ACCEPTED)
        elif part.startswith("="):
            builder.note(notes.get(part.strip("="), part))
        elif part[0] in "$!?^" or (part[0] in "*+" and part != word):
            builder.mark(part)
        elif part[0] in "*+":
            return  # the end of what is known
        elif part == "-" and not builder.made and not builder.unread:
            builder.before_first()
        else:
            builder.add(part)
