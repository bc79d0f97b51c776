"""The fields of which the editors of questions are made: each reads its part of a form and writes it.

The `editor` of a kind lists them: a new kind needs no code for that as long as its spec is made of fields that are
here. Their names in a form begin with `s-`: the other names belong to the answer that is tried in the preview.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from django.utils.functional import Promise

from lessons.auction.forms.typed import Typed, read_typed
from lessons.engine.auction import Auction
from lessons.engine.calls import BY_TEXT, call_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Fields
from lessons.questions.words import editing as words
from lessons.web.texts import storable
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import symbol

PREFIX = "s-"
LONGEST = 2000  # characters of one field; what is beyond cannot belong to a question

Raw = Mapping[str, Any]
# Values and their labels.
Choices = Sequence[tuple[str, Promise | str]]


class Unreadable(ValueError):
    """What stands in a field cannot be read; `sentence` says why. `missing`: nothing stands there yet."""

    def __init__(self, sentence: Sentence, field: str = "", *, missing: bool = False) -> None:
        super().__init__(sentence)
        self.sentence, self.field, self.missing = sentence, field, missing


def last_value(form: Fields, name: str) -> str:
    """The last value of a field, as a button beside it replaces what stands in it."""
    return storable((form.get(PREFIX + name) or [""])[-1])[:LONGEST].strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field of an editor: the field of the spec, its label, a hint. `widget` names its template."""

    name: str
    label: Promise
    hint: Promise | str = ""

    widget: ClassVar[str]

    @property
    def takes(self) -> tuple[str, ...]:
        """The fields of the spec whose faults are shown at it."""
        return (self.name,)

    def read(self, form: Fields) -> dict[str, Any]:
        """The fields of the spec that it fills. Raises Unreadable."""
        raise NotImplementedError

    def write(self, raw: Raw) -> dict[str, list[str]]:
        """Its part of the form of a spec, such that it reads the same again."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionField(Field):
    """The dealer and the calls, as the reader writes them: typed, or pressed on the box one by one."""

    widget: ClassVar[str] = "auction"

    @property
    def takes(self) -> tuple[str, ...]:
        return ("dealer", self.name)

    def read(self, form: Fields) -> dict[str, Any]:
        auction, typed = entered(form, self.name)
        if is_unread(typed):
            raise Unreadable(typed.lines[0])
        # A dealer that nobody offered is for the kind to refuse.
        dealer = last_value(form, "dealer") or auction.dealer.value
        return {"dealer": dealer, self.name: " ".join(map(str, auction.calls))}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        calls = [symbol(call_of(text)) for text in str(raw.get(self.name) or "").split()]
        return {f"{PREFIX}dealer": [raw.get("dealer", "N")], PREFIX + self.name: [" ".join(calls)]}


def entered(form: Fields, name: str) -> tuple[Auction, Typed]:
    """The auction of a form after the press that came with it, and how its text is read."""
    dealer = last_value(form, "dealer")
    start = Auction(Seat(dealer) if dealer in set("NESW") else Seat.NORTH)
    typed = read_typed(last_value(form, name), start)
    calls = list(typed.calls)
    pressed = last_value(form, "add")
    if pressed in BY_TEXT and not is_unread(typed):
        calls.append(BY_TEXT[pressed])
    elif last_value(form, "undo"):
        calls = calls[:-1]
    return Auction(start.dealer, calls), typed


def is_unread(typed: Typed) -> bool:
    """Is something typed that is asked about or cannot be read?"""
    return bool(typed.lines) and not typed.calls


def pressed(form: Fields, fields: Sequence[Field]) -> dict[str, list[str]]:
    """The form after the press on the box that came with it: its calls stand in the text field."""
    settled = {name: list(values) for name, values in form.items()}
    for auction_field in fields:
        if isinstance(auction_field, AuctionField):
            auction, typed = entered(form, auction_field.name)
            if not is_unread(typed):
                settled[PREFIX + auction_field.name] = [" ".join(map(symbol, auction.calls))]
    return {name: values for name, values in settled.items() if name not in (f"{PREFIX}add", f"{PREFIX}undo")}


@dataclass(frozen=True, slots=True, kw_only=True)
class CallField(Field):
    """One call, chosen from all."""

    widget: ClassVar[str] = "call"

    def read(self, form: Fields) -> dict[str, Any]:
        if not last_value(form, self.name):
            raise Unreadable(words.choose_a_call(), missing=True)
        return {self.name: last_value(form, self.name)}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return {PREFIX + self.name: [str(raw.get(self.name) or "")]}


@dataclass(frozen=True, slots=True, kw_only=True)
class CallsField(Field):
    """Some of the calls, marked on the box; the field is left out where none is."""

    widget: ClassVar[str] = "calls"

    def read(self, form: Fields) -> dict[str, Any]:
        marked = form.get(PREFIX + self.name) or []
        return {self.name: " ".join(marked)} if marked else {}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return {PREFIX + self.name: str(raw.get(self.name) or "").split()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Field):
    """Yes or no."""

    widget: ClassVar[str] = "flag"

    def read(self, form: Fields) -> dict[str, Any]:
        return {self.name: True} if last_value(form, self.name) else {}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return {PREFIX + self.name: ["1"]} if raw.get(self.name) else {}


@dataclass(frozen=True, slots=True, kw_only=True)
class OneOf(Field):
    """One of some values; the field is left out at the value "". `redraws`: other fields depend on it."""

    widget: ClassVar[str] = "one"
    choices: Choices
    redraws: bool = False

    def read(self, form: Fields) -> dict[str, Any]:
        value = last_value(form, self.name)
        return {self.name: value} if value else {}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        value = raw.get(self.name)
        return {PREFIX + self.name: [str(self.choices[0][0] if value is None else value)]}


@dataclass(frozen=True, slots=True, kw_only=True)
class SomeOf(Field):
    """Some of a few values."""

    widget: ClassVar[str] = "some"
    choices: Choices
    default: Sequence[str] = field(default=())

    def read(self, form: Fields) -> dict[str, Any]:
        return {self.name: list(form.get(PREFIX + self.name) or [])}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return {PREFIX + self.name: list(raw.get(self.name) or self.default)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Field):
    """A whole number, 0 where nothing is entered."""

    widget: ClassVar[str] = "number"

    def read(self, form: Fields) -> dict[str, Any]:
        return {self.name: number(last_value(form, self.name)) or 0}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return {PREFIX + self.name: [str(raw.get(self.name) or 0)]}


def number(text: str) -> int | None:
    """A whole number; None for an empty field. Raises Unreadable."""
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise Unreadable(words.not_a_number(text))
    return int(text)
