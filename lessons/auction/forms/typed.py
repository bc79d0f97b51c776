"""Calls as people write them in the field beside the bidding box."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import get_language

from lessons.auction.forms.state import MOST_CALLS
from lessons.auction.words import boards, links, typed
from lessons.engine.auction import Auction
from lessons.engine.calls import Bid, Call, Denomination, call_of
from lessons.engine.notation import (
    NOTHING,
    Ambiguous,
    Language,
    Read,
    Token,
    Unread,
    language_of,
    on_other_layout,
    read_auction,
    settled_calls,
)
from lessons.wording import notation
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import SUIT_SYMBOLS

LONGEST_TEXT = 20_000  # characters
_MOST_CHOICES = 3  # as many as a question names


@dataclass(frozen=True, slots=True)
class ReadingChoice:
    """One reading of an ambiguous or mistaken spelling: its label, and the whole text so read."""

    text: str
    label: Sentence


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed and how it is read. `calls` is empty while a spelling is ambiguous or cannot be read."""

    text: str = ""
    calls: tuple[Call, ...] = ()
    lines: tuple[Sentence, ...] = ()
    choices: tuple[ReadingChoice, ...] = ()
    has_notice: bool = False


def read_typed(text: str, auction: Auction) -> Typed:
    """Read the calls typed after those of `auction` (which say how many passes an "all pass" stands for)."""
    if not text.strip():
        return Typed()
    if len(text) > LONGEST_TEXT:
        return Typed(text, lines=(boards.text_too_long(LONGEST_TEXT),))
    tokens = _read_after(text, auction)
    if len(tokens) > MOST_CALLS:
        return Typed(text, lines=(links.too_many_calls(len(tokens), MOST_CALLS),))
    for place, token in enumerate(tokens):
        if isinstance(token, Unread) and (choices := _retyped(text, tokens, auction)):
            question = notation.which(text, [choice.label for choice in choices])
            return Typed(text, lines=(question,), choices=choices)
        if not isinstance(token, Read) and token.choices:
            return Typed(text, lines=(notation.question(token),), choices=tuple(_choices(tokens, place, token)))
        if isinstance(token, Unread):
            return Typed(text, lines=(notation.unread(token),))
    reads = [token for token in tokens if isinstance(token, Read)]
    calls = tuple(token.call for token in reads)
    notices = [notation.notice(token.notice) for token in reads if token.notice]
    return Typed(text, calls, (typed.echo(text, calls), *notices[:1]), has_notice=bool(notices))


def page_language() -> Language:
    """The language whose spellings this page reads."""
    return language_of(get_language() or "en")


def _read_after(text: str, auction: Auction) -> tuple[Token, ...]:
    before = " ".join(map(_certain, auction.legal_part.calls))
    return read_auction(f"{before}\n{text}", page_language())[len(auction.legal_part) :]


def _retyped(text: str, tokens: tuple[Token, ...], auction: Auction) -> tuple[ReadingChoice, ...]:
    """The text as it would read had the keyboard been in its other layout, all of it or where it cannot be read.

    Here a comma may be the letter on its key, which it never is in a pasted text. A single spelling that has
    readings of its own is left to those.
    """
    if len(tokens) == 1 and isinstance(tokens[0], Unread) and tokens[0].meant:
        return ()
    texts = [*on_other_layout(text, page_language()), *_partly_on_other_layout(text)]
    read = dict.fromkeys(calls for other in texts if (calls := _calls(other, auction)))
    return tuple(
        ReadingChoice(" ".join(map(_certain, calls)), typed.listed(calls)) for calls in list(read)[:_MOST_CHOICES]
    )


def _partly_on_other_layout(text: str) -> Iterator[str]:
    language = page_language()
    parts = [
        (part, on_other_layout(part, language) if settled_calls(read_auction(part, language)) is None else ())
        for part in re.split(r"(\s+)", text)
    ]
    for layout in range(len(on_other_layout("", language))):
        yield "".join(others[layout] if len(others) > layout else part for part, others in parts)


def _calls(text: str, auction: Auction) -> tuple[Call, ...] | None:
    tokens = _read_after(text, auction)
    return settled_calls(tokens) if len(tokens) <= MOST_CALLS else None


def _choices(tokens: tuple[Token, ...], place: int, token: Ambiguous | Unread) -> Iterator[ReadingChoice]:
    for answer in token.choices:
        chosen = [] if answer == NOTHING else [_certain(call_of(answer))]
        parts = [*map(_again, tokens[:place]), *chosen, *map(_again, tokens[place + 1 :])]
        yield ReadingChoice(" ".join(parts), notation.choice(answer))


def _again(token: Token) -> str:
    return _certain(token.call) if isinstance(token, Read) else token.text


def _certain(call: Call) -> str:
    """A spelling of the call that is read alike in every language."""
    if not isinstance(call, Bid):
        return str(call)
    suit = "NT" if call.denomination is Denomination.NO_TRUMP else SUIT_SYMBOLS[call.denomination]
    return f"{call.level}{suit}"
