"""The fields of questions to the Director: a clause, its facts as at the desk, the answers offered."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from django.utils.translation import gettext_lazy as _

from lessons.auction.forms.seats import seats_text
from lessons.auction.forms.typed import read_typed
from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.rulings import CLAUSES, Edition, RulingError
from lessons.engine.rulings.facts import FactType
from lessons.engine.seats import Seat
from lessons.laws.forms.desk import FACTS, DeskState, read_desk, written
from lessons.questions.forms.fields import PREFIX, Field, Flag, OneOf, Raw, Unreadable, last_value
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.ruling.spec import possible_codes
from lessons.wording.symbols import symbol


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingField(Field):
    """The clause and its facts. `s-law`, then each fact by its name with `fact-` before it."""

    widget: ClassVar[str] = "ruling"
    laws: tuple[str, ...] = tuple(CLAUSES)

    @property
    def takes(self) -> tuple[str, ...]:
        return ("law", "facts")

    def read(self, form: Fields) -> dict[str, Any]:
        desk = desk_of(form, self.laws)
        if desk.typed.lines:
            raise Unreadable(desk.typed.lines[0])
        facts = {fact.name: desk.entered.get(fact.name) for fact in desk.asks}
        known = {name: value for name, value in facts.items() if value is not None or _is_null(desk, name)}
        return {"law": desk.clause.number, "facts": known}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        law = raw.get("law") or self.laws[0]
        form = {f"{PREFIX}law": [law]}
        for name, value in (raw.get("facts") or {}).items():
            form[f"{PREFIX}fact-{name}"] = [_text(name, value)]
        return form


def _is_null(desk: DeskState, name: str) -> bool:
    """Is null an answer to this: not known yet? What is as the other facts say is left out."""
    fact = next(fact for fact in desk.asks if fact.name == name)
    return fact.nullable and not fact.has_default


def _text(name: str, value: Any) -> str:
    """A fact as the form has it: calls and seats as the reader writes them."""
    if name == "seats":
        return seats_text(value)
    if isinstance(value, list | tuple):
        return " ".join(symbol(call_of(text)) for text in value)
    return written(value)


def law_of(form: Fields, laws: tuple[str, ...]) -> str:
    law = last_value(form, "law")
    return law if law in laws else laws[0]


def desk_of(form: Fields, laws: tuple[str, ...] = tuple(CLAUSES)) -> DeskState:
    """The desk that the form sets up, its Director called."""
    clause = CLAUSES[law_of(form, laws)]
    sent = {"by": FACTS, "ask": "1"}
    for fact in clause.facts:
        text = last_value(form, f"fact-{fact.name}")
        if fact.type is FactType.CALLS:
            dealer = last_value(form, "fact-dealer")
            typed = read_typed(text, Auction(Seat(dealer) if dealer in set("NESW") else Seat.NORTH))
            sent["typed"] = text
            text = "-".join(map(str, typed.calls))
        sent[fact.name] = text
    return read_desk(clause, sent)


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferedField(Field):
    """Which rulings are offered as answers; the right ones always are. None marked: all the clause could make."""

    widget: ClassVar[str] = "offered"

    def read(self, form: Fields) -> dict[str, Any]:
        marked = [code for code in form.get(PREFIX + self.name) or [] if code]
        known = set(codes_of(form))
        return {self.name: [code for code in marked if code in known]}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return {PREFIX + self.name: list(map(str, raw.get(self.name) or []))}


def codes_of(form: Fields) -> list[str]:
    """Every ruling that could be offered: those marked in their order, then what else the clause could rule."""
    law = law_of(form, tuple(CLAUSES))
    facts = {fact.name: desk_of(form).entered.get(fact.name) for fact in CLAUSES[law].facts}
    marked = form.get(PREFIX + "options") or []
    try:
        possible = list(possible_codes(law, facts))
    except RulingError:
        possible = []
    return list(dict.fromkeys((*(code for code in marked if code in possible), *possible)))


def _editions() -> Iterator[tuple[str, str]]:
    for edition in reversed(Edition):
        yield edition.value, edition.value


def case_fields(laws: tuple[str, ...]) -> tuple[Field, ...]:
    """The fields of a question to the Director about one of these clauses."""
    return (
        RulingField(name="facts", label=_("The case"), laws=laws),
        OneOf(name="edition", label=_("By the Laws of"), choices=tuple(_editions())),
        OfferedField(name="options", label=_("The answers offered"), hint=_("Mark none to offer them all.")),
        Flag(name="ordered", label=_("Also ask for their order")),
    )
