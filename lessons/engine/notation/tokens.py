"""Cut a text into spellings: which characters part two calls and which may stand inside one."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from lessons.engine.notation import spelling
from lessons.engine.notation.spelling import DASHES, Meaning, UnreadReason
from lessons.engine.notation.tables import Language

Written = tuple[str, Meaning]
_Span = tuple[int, int]

_CHUNK = re.compile(r"[^\s,;|()，；、｜（）]+")
_SOFT = re.compile(rf"([/／]+|[{DASHES}]+)")  # may part two calls or stand inside one
_BREAK = re.compile(r"[\n\r,;|()，；、｜（）]")  # no call runs across these
_MOST_WORDS = 3  # "1 no trump"


def spellings(text: str, language: Language) -> Iterator[Written]:
    """The spellings of a text in order, as written, each with what it means on a page of this language.

    >>> [raw for raw, _ in spellings("(1 no trump) P-P 2-♠!", "en")]
    ['1 no trump', 'P', 'P', '2-♠!']
    """
    spans = [span for chunk in _CHUNK.finditer(text) for span in _words(chunk, language)]
    at = 0
    while at < len(spans):
        end = at + _length(text, spans[at : at + _MOST_WORDS], language)
        raw = text[spans[at][0] : spans[end - 1][1]]
        yield raw, spelling.meaning(raw, language)
        at = end


def _words(chunk: re.Match[str], language: Language) -> list[_Span]:
    """The parts of a text without spaces: itself, or what a dash or a stroke parts in it."""
    raw = chunk.group()
    spans = list(_pieces(raw))
    if len(spans) > 1 and _is_one(raw, [raw[start:end] for start, end in spans], language):
        spans = [(0, len(raw))]
    return [(chunk.start() + start, chunk.start() + end) for start, end in spans]


def _is_one(raw: str, pieces: list[str], language: Language) -> bool:
    """Is it one spelling, whatever stands inside it?

    A dash inside one spelling ("no-bid") parts nothing; one between two calls does, and is nothing more.
    A stroke belongs to the spelling only where the tables have it ("б/к").
    """
    if any(map(spelling.is_dash, pieces)):
        return False
    found = spelling.meaning(raw, language)
    if "/" in raw or "／" in raw:
        return found.is_known or found.reason is UnreadReason.NO_LEVEL
    return found.is_known and not all(_is_known(piece, language) for piece in pieces)


def _pieces(raw: str) -> Iterator[_Span]:
    at = 0
    parts = _SOFT.split(raw)
    for number, part in enumerate(parts):
        if number % 2 == 0:
            is_piece = not spelling.is_only_marks(part)
        else:
            only_parts = len(part) == 1 and parts[number - 1] and parts[number + 1]
            is_piece = spelling.is_dash(part) and not only_parts
        if is_piece:
            yield at, at + len(part)
        at += len(part)


def _length(text: str, spans: Sequence[_Span], language: Language) -> int:
    """How many of these words make the first spelling.

    The most that make a call together, unless the words so joined make calls without it: "1 no trump"
    is one spelling, "X X" is two. Where none do, the most that would on the other keyboard layout; else a
    level takes with it the word behind it that is no call, since that is where a suit was meant.
    """
    run = _run(text, spans)
    best, best_is_known = 1, _is_known(text[slice(*spans[0])], language)
    for length in range(2, 1 + run):
        if best_is_known and all(_is_known(text[slice(*span)], language) for span in spans[best:length]):
            break
        if _is_known(text[spans[0][0] : spans[length - 1][1]], language):
            best, best_is_known = length, True
    return best if best_is_known else _unknown_length(text, spans[:run], language)


def _unknown_length(text: str, spans: Sequence[_Span], language: Language) -> int:
    for length in range(len(spans), 0, -1):
        if spelling.meaning(text[spans[0][0] : spans[length - 1][1]], language).meant:
            return length
    if len(spans) == 1 or not spelling.is_level(text[slice(*spans[0])], language):
        return 1
    beside = text[slice(*spans[1])]
    is_own = spelling.is_level(beside, language) or bool(spelling.meaning(beside, language).meant)
    begins = any(_is_known(text[spans[1][0] : end], language) for _, end in spans[1:])
    return 1 if is_own or begins else 2


def _run(text: str, spans: Sequence[_Span]) -> int:
    """How many words stand on one line without a comma, a bracket or a lone dash between them."""
    for length, (one, other) in enumerate(pairwise(spans), start=1):
        if _BREAK.search(text, one[1], other[0]) or any(_stands_alone(text[slice(*word)]) for word in (one, other)):
            return length
    return len(spans)


def _stands_alone(word: str) -> bool:
    """A dash; or a lone «з», the digit 3 only where it is glued to what follows."""
    return spelling.is_dash(word) or word.casefold() == "з"


def _is_known(raw: str, language: Language) -> bool:
    return spelling.meaning(raw, language).is_known
