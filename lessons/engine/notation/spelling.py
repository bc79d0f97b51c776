"""What one spelling means: looked up in the page's language, then in the others."""

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import ClassVar, Final

from lessons.engine.calls import LEVELS, PASS, Bid, Call, Denomination, call_of
from lessons.engine.notation import tables
from lessons.engine.notation.tables import LANGUAGES, Language

DASHES: Final = "‐‑‒–—―−－-"  # the plain one last: the string stands inside character classes
NOTHING: Final = "-"  # the answer "nobody called there" to the question a dash asks

_LONGEST = 40  # characters, blanks and marks included; a longer text is no spelling
_INVISIBLE = re.compile("[\u00ad\u034f\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]")
_REMOVED = re.compile(rf"[\s.{DASHES}]")
_MARKS = "!?*！？＊"  # the wide ones are the same, in their compatibility form
_TO_X = str.maketrans("×✕✖х", "xxxx")  # the last is Cyrillic
_BID = re.compile(r"([0-9]+)([^0-9].*)")


class UnreadReason(Enum):
    """Why a spelling cannot be read."""

    NOT_A_CALL = "not-a-call"
    OUT_OF_RANGE = "bid-out-of-range"  # a level below 1 or above 7
    NO_LEVEL = "no-level"  # a denomination alone
    NO_DENOMINATION = "no-denomination"  # a level alone
    DASH = "dash"  # printed both for a pass and for nothing
    KEYBOARD_LAYOUT = "keyboard-layout"  # typed on the Russian layout instead of the Latin one, or the reverse


@dataclass(frozen=True, slots=True)
class HeartsNotClubs:
    """Portuguese c was read as copas; some Brazilian pages write it for clubs."""

    code: ClassVar[str] = "hearts-not-clubs"
    bid: Bid


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a spelling means. `sure` when there is one reading and nothing to ask.

    `found_in` names the other languages that know it when the page's own does not. `meant` are the calls it
    would be on the other keyboard layout, for the learner to confirm.
    """

    readings: tuple[Call, ...] = ()
    sure: bool = False
    reason: UnreadReason | None = None
    found_in: frozenset[Language] = frozenset()
    ends_auction: bool = False  # "AP": as many passes as end it
    meant: tuple[Call, ...] = ()

    @property
    def is_known(self) -> bool:
        """Is it a call, a choice of calls, or a bid but for its level?"""
        return bool(self.readings) or self.reason is UnreadReason.OUT_OF_RANGE


_UNKNOWN = Meaning()
_DASH = Meaning((PASS,), reason=UnreadReason.DASH)


def visible(text: str) -> str:
    """The text in its compatibility form, without characters that print nothing."""
    return _INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).strip()


def normalised(text: str) -> str:
    """The form in which spellings are looked up: alert marks, spaces, dots and hyphens dropped.

    >>> normalised("３ ♠️!"), normalised("No-Trump"), normalised("Хx"), normalised("бубён")
    ('3♠', 'notrump', 'xx', 'бубен')
    """
    folded = visible(visible(text).rstrip(_MARKS).casefold())
    return _REMOVED.sub("", folded.replace("ё", "е").translate(_TO_X))


def is_dash(raw: str) -> bool:
    """Is it a dash, or several, and nothing else?"""
    return bool(raw) and not raw.strip(DASHES)


def is_only_marks(text: str) -> bool:
    """Does the text hold nothing but alert marks and characters that print nothing?"""
    return not _INVISIBLE.sub("", text).strip().rstrip(_MARKS)


def _table(plain: dict[str, str], ask: dict[str, str]) -> dict[str, tuple[tuple[str, ...], bool]]:
    """Spelling → canonical readings, and whether there is nothing to ask."""
    table = {word.translate(_TO_X): ((reading,), True) for reading, line in plain.items() for word in line.split()}
    return table | {spelling: (tuple(readings.split()), False) for spelling, readings in ask.items()}


_DENOMINATIONS = {
    language: {symbol: ((denomination.letter,), True) for symbol, denomination in tables.SYMBOLS.items()}
    | _table(tables.DENOMINATIONS[language], tables.ASK_DENOMINATIONS[language])
    for language in LANGUAGES
}
_LEVELS = {
    language: {word: level for level, line in tables.LEVEL_WORDS[language].items() for word in line.split()}
    for language in LANGUAGES
}
_CALLS = {language: _table(tables.CALLS[language], tables.ASK_CALLS[language]) for language in LANGUAGES}
_ALL_PASS = {
    spelling: frozenset(language for language in LANGUAGES if spelling in tables.ALL_PASS[language].split())
    for spelling in " ".join(tables.ALL_PASS.values()).split()
}


def in_language(spelling: str, language: Language) -> Meaning:
    """What a normalised spelling means in this language alone.

    Shape first: a level and a rest make a bid, anything else is another call.
    """
    shape = _shape(spelling, language)
    if not shape:
        readings, sure = _CALLS[language].get(spelling, ((), False))
        return Meaning(tuple(map(call_of, readings)), sure)
    level, rest = shape
    readings, sure = _DENOMINATIONS[language].get(rest, ((), False))
    if level not in LEVELS:
        return Meaning(reason=UnreadReason.OUT_OF_RANGE) if readings else _UNKNOWN
    return Meaning(tuple(Bid(level, Denomination.from_letter(letter)) for letter in readings), sure)


def _shape(spelling: str, language: Language) -> tuple[int, str] | None:
    """The level and the rest of what has the shape of a bid: digits and a rest, or a number word and a denomination.

    A number of several digits is level 0, which there is not either.
    """
    if digits := _BID.fullmatch(_three_for_ze(spelling, language)):
        return (int(digits[1]) if len(digits[1]) == 1 else 0), digits[2]
    for word, level in _LEVELS[language].items():
        if spelling.startswith(word) and spelling[len(word) :] in _DENOMINATIONS[language]:
            return level, spelling[len(word) :]
    return None


def is_level(raw: str, language: Language) -> bool:
    """Is it a number alone, in digits or in a word of the page's language?"""
    return len(raw) <= _LONGEST and _is_number(normalised(raw), language)


def _is_number(spelling: str, language: Language) -> bool:
    return (spelling.isascii() and spelling.isdigit()) or spelling in _LEVELS[language]


def unknown_part(raw: str, language: Language) -> str:
    """What in an unknown spelling is to blame: after a level the words behind it, else all of it.

    >>> unknown_part("1 hart", "en"), unknown_part("1hart", "en")
    ('hart', '1hart')
    """
    words = raw.split(maxsplit=1)
    return words[1] if len(words) > 1 and is_level(words[0], language) else raw


def _three_for_ze(spelling: str, language: Language) -> str:
    """Russian «З» before a denomination stands for the digit it looks like."""
    if language == "ru" and spelling[:1] == "з" and spelling[1:] in _DENOMINATIONS["ru"]:
        return "3" + spelling[1:]
    return spelling


def meaning(raw: str, language: Language) -> Meaning:
    """What a spelling means on a page of this language."""
    return Meaning(reason=UnreadReason.NOT_A_CALL) if len(raw) > _LONGEST else _meaning(raw, language)


@lru_cache(maxsize=4096)
def _meaning(raw: str, language: Language) -> Meaning:
    if is_dash(raw):
        return _DASH
    spelling = normalised(raw)
    if spelling in _ALL_PASS:
        known_in = _ALL_PASS[spelling]
        return Meaning((PASS,), True, None, frozenset() if language in known_in else known_in, ends_auction=True)
    own = in_language(spelling, language)
    if own.is_known:
        return own
    return _in_other_languages(spelling, language) or _unknown(raw, spelling, language)


def _in_other_languages(spelling: str, language: Language) -> Meaning | None:
    """The meaning the other languages give it, when those that know it agree on one.

    A lone Latin letter says too little about its language: then the reading has to be confirmed.
    """
    others = {other: in_language(spelling, other) for other in LANGUAGES if other != language}
    known = {other: found for other, found in others.items() if found.is_known}
    if len(set(known.values())) != 1:
        return None
    first = next(iter(known.values()))
    if not (first.sure or first.reason):
        return None
    letters = spelling.lstrip("0123456789")
    return Meaning(first.readings, len(letters) > 1 or not letters.isascii(), first.reason, frozenset(known))


def _unknown(raw: str, spelling: str, language: Language) -> Meaning:
    retyped = {normalised(other) for text in (raw, spelling) for other in on_other_layout(text, language)}
    found = [in_language(other, language) for other in sorted(retyped - {spelling})]
    is_suit = spelling in _DENOMINATIONS[language]
    meant = dict.fromkeys(call for other in found if other.sure or not is_suit for call in other.readings)
    if meant:
        return Meaning(reason=UnreadReason.KEYBOARD_LAYOUT, meant=tuple(meant))
    if _is_number(spelling, language):
        return Meaning(reason=UnreadReason.NO_DENOMINATION)
    if is_suit:
        return Meaning(reason=UnreadReason.NO_LEVEL)
    words = _DENOMINATIONS[language].keys() | _LEVELS[language].keys()
    if any(other.is_known for other in found) or (retyped - {spelling}) & words:
        return Meaning(reason=UnreadReason.KEYBOARD_LAYOUT)
    return Meaning(reason=UnreadReason.NOT_A_CALL)


def on_other_layout(text: str, language: Language) -> tuple[str, ...]:
    """What the keys of a text would have written on the other layout. Russian is typed by mistake on either;
    who writes English or Portuguese does not mean Russian letters.

    >>> on_other_layout("1ы", "en"), on_other_layout("2,r", "ru")
    (('1s',), ('2бк', '2,r'))
    """
    folded = text.casefold()
    latin = folded.translate(tables.TO_LATIN_KEYS)
    return (folded.translate(tables.TO_CYRILLIC_KEYS), latin) if language == "ru" else (latin,)


def notice(spelling: str, language: Language, call: Call) -> HeartsNotClubs | None:
    """A notice about a reading that is certain but may surprise; None where none is needed."""
    shape = _shape(spelling, language)
    is_c = language == "pt" and shape is not None and shape[1] == "c"
    return HeartsNotClubs(call) if is_c and isinstance(call, Bid) else None
