"""Putting the calls of a file together: seats in turn, marks and notes at their call."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from lessons.engine.calls import PASS, Call
from lessons.engine.files.board import ACCEPTED, SKIPPED, WrittenCall
from lessons.engine.notation import CallNotRead, read_call
from lessons.engine.seats import NORTH, Seat

MOST_CALLS = 1000  # a lawful auction has at most 319
_LONGEST_CALL = 40  # characters
_ALL_PASS = {"ap", "allpass"}
# A word of an auction may carry its marks: 2C!=1=$3
_PARTS = re.compile(r"\^[A-Za-z]|=\d+=|\$\d+|[!?]+|[*+]+|-+|[^\^=$!?*+-]+|.")
_MARKS = "$!?^=*+"
_LONGEST_WORD = 80
_MOST_TOLD_AGAIN = 10_000  # characters of notes that stand at more than one call, of one auction

Word = tuple[str, bool]  # of an auction; True: a comment


def call_in_file(text: str) -> Call | None:
    """A call in any spelling that files use; None when the text is none.

    >>> str(call_in_file("3NT")), str(call_in_file("Dbl")), call_in_file("AC")
    ('3N', 'X', None)
    """
    return _call(text) if len(text) <= _LONGEST_CALL else None


@lru_cache(maxsize=4096)
def _call(text: str) -> Call | None:
    try:
        return read_call(text, "en")
    except CallNotRead:
        return None


@dataclass
class _Made:
    """A call while marks and notes are still being added to it."""

    seat: Seat
    call: Call
    marks: list[str]
    notes: list[str] = field(default_factory=list)


@dataclass
class AuctionBuilder:
    """Takes what stands in an auction from left to right. `seat` is the next to call."""

    seat: Seat = NORTH
    made: list[_Made] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    beyond: list[str] = field(default_factory=list)  # text after the end, which is nothing of the auction
    loose: list[str] = field(default_factory=list)  # notes with no call to stand at
    for_next: list[str] = field(default_factory=list)  # marks that stand before their call
    passes: int = 0  # since the last call that was none

    def add(self, text: str) -> None:
        """A call or all pass. From the first text that is neither, everything is kept unread, or,
        where the auction has ended, as text after it."""
        if self.unread or self.beyond:
            (self.unread or self.beyond).append(text)
            return
        if text.lower() in _ALL_PASS:
            for _ in range(self._to_the_end()):
                self._append(PASS)
            return
        is_full = len(self.made) >= MOST_CALLS
        call = None if is_full else call_in_file(text)
        if call is not None:
            self._append(call)
        elif self.has_ended and not is_full:
            self.beyond.append(text)
        else:
            self.unread.append(text)

    def _append(self, call: Call) -> None:
        self.made.append(_Made(self.seat, call, self.for_next))
        self.for_next = []
        self.seat = self.seat.left
        self.passes = self.passes + 1 if call == PASS else 0

    def _to_the_end(self) -> int:
        """How many passes end it: three after a call, four when there is none."""
        return max(0, (4 if self.passes == len(self.made) else 3) - self.passes)

    @property
    def has_ended(self) -> bool:
        return self._to_the_end() == 0

    @property
    def first(self) -> Seat:
        """Who made the first call, or is to make it."""
        return self.made[0].seat if self.made else self.seat

    @property
    def opener(self) -> Seat:
        """Who was to make the first call: those who were skipped come before it."""
        return self.first.clockwise(-self.made[0].marks.count(SKIPPED) if self.made else 0)

    def skip(self) -> None:
        """A seat that should have called did not."""
        self.for_next.append(SKIPPED)
        self.seat = self.seat.left

    def before_first(self) -> None:
        """A column before the dealer's."""
        self.seat = self.seat.left

    def mark(self, text: str) -> None:
        """A sign at the last call."""
        if self.unread or self.beyond:
            (self.unread or self.beyond).append(text)
        elif self.made:
            self.made[-1].marks.append(text)
        else:
            self.for_next.append(text)

    def mark_next(self, text: str) -> None:
        """A sign before the call it belongs to."""
        self.for_next.append(text)

    def note(self, text: str) -> None:
        """A note at the last call."""
        if self.made and not self.unread and not self.beyond:
            self.made[-1].notes.append(text)
        elif text:
            self.loose.append(text)

    @property
    def calls(self) -> tuple[WrittenCall, ...]:
        return tuple(WrittenCall(made.seat, made.call, tuple(made.marks), tuple(made.notes)) for made in self.made)

    @property
    def comments(self) -> tuple[str, ...]:
        """What stands in the auction and belongs to no call."""
        texts = (" ".join(self.for_next), *self.loose, " ".join(self.beyond))
        return tuple(text for text in texts if text)


class LineReader:
    """Reads lines of an auction: calls with their marks, such as 1S ! P 2C=1= AP.

    `notes` are put, by their numbers, at the calls that refer to them.
    """

    def __init__(self, auction: AuctionBuilder, notes: Mapping[str, str] | None = None) -> None:
        self.auction = auction
        self.notes = notes or {}
        self.told: set[str] = set()
        self._told_here: tuple[int, set[str]] = (0, set())  # at the last call
        self._told_again = 0

    def take(self, words: Sequence[Word], *, is_apart: bool = False) -> None:
        """The words of a line.

        After the end of the auction, and where the line stands apart from it, a line that is not made of calls
        alone is text.
        """
        is_judged = False
        for place, (word, is_comment) in enumerate(words):
            if is_comment:
                self.auction.note(word)
                continue
            if not is_judged and (is_apart or self.auction.has_ended):
                is_judged = True
                if not all(is_comment or _is_of_an_auction(word) for word, is_comment in words[place:]):
                    self._leave(words[place:])
                    return
            self._take_word(word)

    def _leave(self, words: Sequence[Word]) -> None:
        """What is no part of the auction."""
        auction = self.auction
        for word, is_comment in words:
            (auction.loose if is_comment else auction.unread or auction.beyond).append(word)

    def _take_word(self, word: str) -> None:
        auction = self.auction
        if word.isalnum():
            auction.add(word)
            return
        for part in _PARTS.findall(word):
            if part.upper() == SKIPPED:
                auction.skip()
            elif part.upper() == ACCEPTED:
                auction.mark_next(ACCEPTED)
            elif part[0] == "=" and part != "=":
                self._refer(part)
            elif part[0] in "=$!?^" or (part[0] in "*+" and part != word):
                auction.mark(part)
            elif part[0] in "*+":
                return  # the end of what is known
            elif part == "-" and not auction.made and not auction.unread:
                auction.before_first()
            else:
                auction.add(part)

    def _refer(self, reference: str) -> None:
        """Put a note at the last call; only so much of them is put at more than one."""
        number = reference.strip("=")
        note = self.notes.get(number)
        place = len(self.auction.made)
        if self._told_here[0] != place:
            self._told_here = (place, set())
        if note is None:
            self.auction.note(reference)
        elif number not in self._told_here[1]:
            self._told_here[1].add(number)
            if number in self.told:
                self._told_again += len(note)
            self.told.add(number)
            self.auction.note(note if self._told_again <= _MOST_TOLD_AGAIN else reference)


def _is_of_an_auction(word: str) -> bool:
    """Are these calls with their marks, and nothing else?"""
    if word.isalnum():
        return word.lower() in _ALL_PASS or call_in_file(word) is not None
    parts = _PARTS.findall(word) if len(word) <= _LONGEST_WORD else [word]
    return all(
        part[0] in _MARKS or part == "-" or part.lower() in _ALL_PASS or call_in_file(part) is not None
        for part in parts
    )


def joined(words: list[Word], word: str) -> bool:
    """Make "all pass" one word with the "all" before it. False where it is not that."""
    if words and word.lower() == "pass" and words[-1][0].lower() == "all" and not words[-1][1]:
        words[-1] = ("AP", False)
        return True
    return False
