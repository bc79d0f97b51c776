"""Fields for deals that were played, as on the score pad: contract, declarer, tricks won, honours."""

from dataclasses import dataclass
from typing import Any, ClassVar

from lessons.engine.scoring.deal import Deal
from lessons.engine.seats import Seat
from lessons.questions.forms.contracts import PASSED_OUT, read_contract, write_contract
from lessons.questions.forms.fields import PREFIX, Field, Raw, Unreadable, last_value, number
from lessons.questions.kinds import deals
from lessons.questions.kinds.base import BadSpec, Fields
from lessons.questions.words import editing as words
from lessons.questions.words import spec_problems

MOST_DEALS = 24
HONOURS = {f"h{seat.value}": seat for seat in Seat}


def read_deal(form: Fields, prefix: str = "") -> dict[str, Any]:
    """The fields of a deal in a spec. Raises Unreadable with the part of the form that is meant."""
    contract = read_contract(form, prefix)
    if not contract:
        raise Unreadable(words.choose_a_contract(), f"{prefix}bid", missing=True)
    raw: dict[str, Any] = {"contract": contract}
    tricks = _number(form, f"{prefix}tricks")
    held = {seat.value: _number(form, prefix + name) for name, seat in HONOURS.items()}
    honours = {seat: count for seat, count in held.items() if count}
    if honours:
        raw["honours"] = honours
    if contract != PASSED_OUT:
        if tricks is None:
            raise Unreadable(words.say_the_tricks(), f"{prefix}tricks", missing=True)
        if not last_value(form, f"{prefix}declarer"):
            raise Unreadable(words.say_who_declares(), f"{prefix}declarer", missing=True)
        raw["declarer"] = last_value(form, f"{prefix}declarer")
    if tricks is not None:
        raw["tricks"] = tricks
    return raw


def _number(form: Fields, name: str) -> int | None:
    try:
        return number(last_value(form, name))
    except Unreadable as error:
        raise Unreadable(error.sentence, name) from None


def write_deal(raw: Raw, prefix: str = "") -> dict[str, list[str]]:
    """The form of a deal in a spec."""
    form = write_contract(str(raw.get("contract") or ""), prefix)
    form[f"{PREFIX}{prefix}declarer"] = [str(raw.get("declarer") or "")]
    form[f"{PREFIX}{prefix}tricks"] = ["" if raw.get("tricks") is None else str(raw["tricks"])]
    for name, seat in HONOURS.items():
        count = (raw.get("honours") or {}).get(seat.value)
        form[PREFIX + prefix + name] = [str(count) if count else ""]
    return form


def echoed(form: Fields, prefix: str = "") -> Deal | None:
    """The deal entered so far, to be said back; None while it is none."""
    try:
        return deals.deal(read_deal(form, prefix))
    except (Unreadable, BadSpec):
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealField(Field):
    """One deal."""

    widget: ClassVar[str] = "deal"

    @property
    def takes(self) -> tuple[str, ...]:
        return deals.FIELDS

    def read(self, form: Fields) -> dict[str, Any]:
        return read_deal(form)

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return write_deal(raw)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealsField(Field):
    """The deals of a rubber, in turn. `s-count` says how many there are; an empty last one does not count."""

    widget: ClassVar[str] = "deals"

    def read(self, form: Fields) -> dict[str, Any]:
        found = []
        for prefix in prefixes(form):
            try:
                raw = read_deal(form, prefix)
                deals.deal(raw)
            except BadSpec as error:
                raise Unreadable(spec_problems.problem(error), f"{prefix}{error.field}") from None
            found.append(raw)
        return {self.name: found}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        found = list(raw.get(self.name) or [{}])
        form = {f"{PREFIX}count": [str(len(found))]}
        for place, deal in enumerate(found, start=1):
            form |= write_deal(deal, f"{place}-")
        return form


def prefixes(form: Fields) -> list[str]:
    """The prefixes of the deals of a form, those left empty at its end excepted."""
    count = min(number_or(last_value(form, "count"), MOST_DEALS), MOST_DEALS)
    names = [f"{place}-" for place in range(1, count + 1)]
    while len(names) > 1 and not any(
        last_value(form, names[-1] + part) for part in ("bid", "declarer", "tricks", *HONOURS)
    ):
        names.pop()
    return names


def number_or(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and 0 < len(text) < 4 else default


def without(form: Fields, place: int) -> dict[str, list[str]]:
    """The form with one deal taken out, those after it moved up."""
    count = min(number_or(last_value(form, "count"), 1), MOST_DEALS)
    parts = ("bid", "risk", "declarer", "tricks", *HONOURS)
    changed = {name: list(values) for name, values in form.items()}
    for later in range(place, count + 1):
        for part in parts:
            changed[f"{PREFIX}{later}-{part}"] = list(form.get(f"{PREFIX}{later + 1}-{part}") or [""])
    changed[f"{PREFIX}count"] = [str(max(1, count - 1))]
    return changed
