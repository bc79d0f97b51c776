"""Putting the calls of a file together: seats in turn, marks and notes at their call."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from lessons.engine.calls import PASS, Call
from lessons.engine.files.board import SKIPPED, Written
from lessons.engine.notation import CallNotRead, read_call
from lessons.engine.seats import NORTH, Seat

MOST_CALLS = 1000  # a lawful auction has at most 319
_ALL_PASS = {"ap", "allpass"}


@lru_cache(maxsize=4096)
def call_in_file(text: str) -> Call | None:
    """A call in any spelling that files use; None when the text is none.

    >>> str(call_in_file("3NT")), str(call_in_file("Dbl")), call_in_file("AC")
    ('3N', 'X', None)
    """
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
    for_next: list[str] = field(default_factory=list)  # marks that stand before their call

    def add(self, text: str) -> None:
        """A call or all pass. From the first text that is neither, everything is kept unread."""
        call = None if self.unread or len(self.made) >= MOST_CALLS else call_in_file(text)
        if text.lower() in _ALL_PASS and not self.unread:
            for _ in range(self._closing_passes()):
                self._append(PASS)
        elif call is None:
            self.unread.append(text)
        else:
            self._append(call)

    def _append(self, call: Call) -> None:
        self.made.append(_Made(self.seat, call, self.for_next))
        self.for_next = []
        self.seat = self.seat.left

    def _closing_passes(self) -> int:
        passes = 0
        for made in reversed(self.made):
            if made.call != PASS:
                return max(0, 3 - passes)
            passes += 1
        return max(0, 4 - passes)

    def skip(self) -> None:
        """A seat that should have called did not."""
        self.for_next.append(SKIPPED)
        self.seat = self.seat.left

    def before_first(self) -> None:
        """A column before the dealer's."""
        self.seat = self.seat.left

    def mark(self, text: str) -> None:
        """A sign at the last call."""
        if self.made and not self.unread:
            self.made[-1].marks.append(text)

    def mark_next(self, text: str) -> None:
        """A sign before the call it belongs to."""
        self.for_next.append(text)

    def note(self, text: str) -> None:
        """A note at the last call."""
        if self.made and not self.unread:
            self.made[-1].notes.append(text)

    @property
    def calls(self) -> tuple[Written, ...]:
        return tuple(Written(made.seat, made.call, tuple(made.marks), tuple(made.notes)) for made in self.made)


def joined_words(words: Iterable[str]) -> list[str]:
    """Words of an auction, with "all pass" as one."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1].lower() == "all" and word.lower() == "pass":
            joined[-1] = "AP"
        else:
            joined.append(word)
    return joined
