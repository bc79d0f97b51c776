"""Read one call, one seat, or a whole auction out of what was typed or pasted."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, takewhile

from lessons.engine.calls import PASS, Call, call_of
from lessons.engine.notation import spelling
from lessons.engine.notation.spelling import NOTHING, HeartsNotClubs, Meaning, UnreadReason
from lessons.engine.notation.tables import Language
from lessons.engine.notation.tokens import spellings

_LONGEST_CALL = 200  # characters; the longest spelling has 40, and some blanks may stand around it


class CallNotRead(ValueError):
    """Base of the two refusals of `read_call`. `code` is the API's name for it."""

    def __init__(self, text: str, code: str) -> None:
        super().__init__(text)
        self.text = text
        self.code = code


class UnreadableCall(CallNotRead):
    """The text is no call; `reason` says why, more finely than `code`, and `word` is the part to blame."""

    def __init__(self, text: str, reason: UnreadReason, word: str = "") -> None:
        super().__init__(text, (reason if reason is UnreadReason.OUT_OF_RANGE else UnreadReason.NOT_A_CALL).value)
        self.reason = reason
        self.word = word or text


class AmbiguousCall(CallNotRead):
    """The text has several readings, or one that has to be confirmed."""

    def __init__(self, text: str, readings: tuple[Call, ...]) -> None:
        super().__init__(text, "ambiguous-call")
        self.readings = readings


@dataclass(frozen=True, slots=True)
class Read:
    """A spelling that was read. `place` counts spellings from 0; the passes of one "AP" share theirs."""

    text: str
    place: int
    call: Call
    notice: HeartsNotClubs | None = None


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A spelling to ask about. A dash `may_be_nothing`: printed where nobody has called."""

    text: str
    place: int
    readings: tuple[Call, ...]
    may_be_nothing: bool = False

    @property
    def choices(self) -> tuple[str, ...]:
        """What `read_auction` takes for an answer: canonical calls, and NOTHING."""
        return (*map(str, self.readings), *((NOTHING,) if self.may_be_nothing else ()))


@dataclass(frozen=True, slots=True)
class Unread:
    """A spelling that is no call. `meant` are those that the same keys write on the other layout."""

    text: str
    place: int
    reason: UnreadReason
    word: str  # the part that is to blame; often all of it
    meant: tuple[Call, ...] = ()

    @property
    def choices(self) -> tuple[str, ...]:
        """What `read_auction` takes for an answer: canonical calls."""
        return tuple(map(str, self.meant))


Token = Read | Ambiguous | Unread


def read_auction(text: str, language: Language, answers: Mapping[int, str] | None = None) -> tuple[Token, ...]:
    """Read a whole auction as a person writes it; raises nothing, whatever the text.

    `answers` has the learner's choice for spellings with `choices`, by place; one that is not offered is ignored.
    Where one spelling shows that the text is in another language than the page's, those that the two
    languages read differently are asked about.

    >>> [str(token.call) for token in read_auction("1♠ pass 2 no trump, AP", "en")]
    ['1S', 'P', '2N', 'P', 'P', 'P']
    >>> read_auction("1s -", "pt")[0].readings
    (Bid(level=1, denomination=<Denomination.SPADES: 3>), Bid(level=1, denomination=<Denomination.NO_TRUMP: 4>))
    """
    written = list(spellings(text, language))
    others = _languages_shown(found for _, found in written)
    tokens: list[Token] = []
    for place, (raw, certain) in enumerate(written):
        found = _doubted(raw, certain, others)
        if found.ends_auction:
            tokens += (Read(raw, place, PASS) for _ in range(_closing_passes(tokens)))
        else:
            tokens += _answered(_token(raw, place, found, language), (answers or {}).get(place))
    return tuple(tokens)


def _token(raw: str, place: int, found: Meaning, language: Language) -> Token:
    if found.reason is UnreadReason.DASH:
        return Ambiguous(raw, place, found.readings, may_be_nothing=True)
    if found.reason:
        word = spelling.unknown_part(raw, language) if found.reason is UnreadReason.NOT_A_CALL else raw
        return Unread(raw, place, found.reason, word, found.meant)
    if not found.sure:
        return Ambiguous(raw, place, found.readings)
    call = found.readings[0]
    return Read(raw, place, call, spelling.notice(spelling.normalised(raw), language, call))


def _answered(token: Token, answer: str | None) -> Iterator[Token]:
    if answer is None or isinstance(token, Read) or answer not in token.choices:
        yield token
    elif answer != NOTHING:
        yield Read(token.text, token.place, call_of(answer))


def _closing_passes(tokens: list[Token]) -> int:
    """How many passes end an auction that stands so; what is not read yet counts as a call that is no pass."""
    last = tokens[-4:]  # more than four passes leave nothing to add either
    passes = len(list(takewhile(lambda token: isinstance(token, Read) and token.call == PASS, reversed(last))))
    return max(0, (4 if passes == len(tokens) else 3) - passes)


def _languages_shown(meanings: Iterable[Meaning]) -> frozenset[Language]:
    """The other languages the text must be in, by the spellings that the page's own does not know."""
    evidence = [found.found_in for found in meanings if found.found_in]
    return (frozenset.intersection(*evidence) or frozenset.union(*evidence)) if evidence else frozenset()


def _doubted(raw: str, found: Meaning, others: frozenset[Language]) -> Meaning:
    """The meaning as it is, or a question when every other language shown reads the spelling differently."""
    if found.found_in or found.ends_auction or not found.sure or not others:
        return found
    theirs = [spelling.in_language(spelling.normalised(raw), other).readings for other in sorted(others)]
    if any(readings in ((), found.readings) for readings in theirs):
        return found
    return replace(found, readings=tuple(dict.fromkeys(chain(found.readings, *theirs))), sure=False)


def settled_calls(tokens: Iterable[Token]) -> tuple[Call, ...] | None:
    """The calls, once every spelling has been read; None while one is unread or ambiguous."""
    calls = [token.call if isinstance(token, Read) else None for token in tokens]
    return None if None in calls else tuple(call for call in calls if call is not None)


def read_call(text: str, language: Language) -> Call:
    """Read one call as a person of this language writes it. Raises UnreadableCall or AmbiguousCall.

    >>> read_call("1 c", "en"), read_call("1c", "pt")
    (Bid(level=1, denomination=<Denomination.CLUBS: 0>), Bid(level=1, denomination=<Denomination.HEARTS: 2>))
    """
    if len(text) > _LONGEST_CALL:
        raise UnreadableCall(text, UnreadReason.NOT_A_CALL)
    match read_auction(text, language):
        case (Read(call=call),):
            return call
        case (Ambiguous(may_be_nothing=True),):
            raise UnreadableCall(text, UnreadReason.DASH)
        case (Ambiguous(readings=readings),):
            raise AmbiguousCall(text, readings)
        case (Unread(reason=reason, word=word),):
            raise UnreadableCall(text, reason, word)
    raise UnreadableCall(text, UnreadReason.NOT_A_CALL)
