"""Seats as people write them in a line: N S W, norte sul oeste, С Ю З."""

import re

from lessons.engine.seats import Seat
from lessons.wording.symbols import SEAT_LETTERS, SEAT_NAMES

_BETWEEN = re.compile(r"[\s,;.:/–—-]+")
_LOOKALIKES = str.maketrans("cb", "св")
_LONGEST = 20  # characters kept of what is no seat


def read_seats(text: str) -> list[str]:
    """The seats by their canonical letters, written in the language of the page or as programs do.

    What is no seat is left as it is, for the fact to refuse.
    """
    known = _known()
    words = [word for word in _BETWEEN.split(text) if word]
    if len(words) == 1 and not _seat(words[0], known) and all(_seat(letter, known) for letter in words[0]):
        words = list(words[0])  # written without spaces
    return [_seat(word, known) or word[:_LONGEST] for word in words]


def seats_text(seats: object) -> str:
    """Seats as the reader writes them; what is no seat as it is."""
    letters = {seat.value: str(SEAT_LETTERS[seat]) for seat in Seat}
    return " ".join(letters.get(seat, str(seat)) for seat in seats) if isinstance(seats, list | tuple) else ""


def _known() -> dict[str, str]:
    """Every way to write a seat: its letter for programs and for readers, its name and what that begins with."""
    names = {seat: str(SEAT_NAMES[seat]) for seat in Seat}
    return {
        str(way).casefold(): seat.value
        for seat in Seat
        for way in (seat.value, SEAT_LETTERS[seat], names[seat], names[seat][0])
    }


def _seat(word: str, known: dict[str, str]) -> str:
    word = word.casefold()
    return known.get(word) or known.get(word.translate(_LOOKALIKES), "")
