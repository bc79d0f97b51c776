"""What the Director's desk shows: the questions, the table from above, the ruling, what one fact would change."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from django.urls import reverse

from lessons.auction.forms.seats import seats_text
from lessons.auction.views.seated_table import auction_rows, turn_of
from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, Call, Denomination
from lessons.engine.rulings import Clause, Edition, Ruling
from lessons.engine.rulings.clauses import Facts, FactValue
from lessons.engine.rulings.facts import Fact, FactType
from lessons.engine.rulings.incidents import INCIDENTS
from lessons.engine.seats import Seat
from lessons.laws.forms.desk import FACTS, TABLE, DeskState
from lessons.laws.words import desk as desk_words
from lessons.laws.words import rulings as words
from lessons.wording import symbols
from lessons.wording.sentence import Sentence

MOST_RADIOS = 4
# What a player may have called where any bid may be chosen, out of range or not (18A).
ANY_CALL = (*map(str, CALLS), *(f"8{denomination.letter}" for denomination in Denomination))


@dataclass(frozen=True, slots=True)
class AnswerOption:
    value: str
    label: str | Sentence
    chosen: bool


@dataclass(frozen=True, slots=True)
class FactQuestion:
    """A fact as the form asks for it. `kind` is radio, select, number, typed or seats."""

    name: str
    kind: str
    text: str
    options: tuple[AnswerOption, ...]
    value: str
    low: int | None
    high: int | None
    error: Sentence | None


@dataclass(frozen=True, slots=True)
class RulingStep:
    """A ruling, the Law it rests on and what it depends on. `differs`: the other edition does not rule so."""

    text: Sentence
    citation: Sentence
    hangs_on: tuple[Sentence, ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class DeskSeat:
    """A seat of the desk: its letter (for the style sheet), its name, what to know of it, and its last call."""

    letter: str
    name: str
    notes: tuple[Sentence, ...]
    card: Call | None


@dataclass(frozen=True, slots=True)
class FactChange:
    """One fact answered otherwise. `editions`: the year, the rulings that go and those that come."""

    question: str
    answer: str
    query: str
    effect: Sentence
    editions: tuple[tuple[str, tuple[Sentence, ...], tuple[Sentence, ...]], ...]


def context(desk: DeskState) -> dict[str, object]:
    """All that the template of the desk shows."""
    steps = {edition.value: steps_of(desk, edition) for edition in Edition}
    facts = desk.facts
    return {
        "here": reverse("lessons:law", args=[desk.clause.number]),
        "desk": desk,
        "questions": [question(desk, fact) for fact in in_order(desk.asks)],
        "places": places(desk),
        "steps": steps.items() if facts is not None else (),
        "are_alike": facts is not None and not desk.clause.differences(facts),
        "says_the_same": len({tuple(step.text for step in of_edition) for of_edition in steps.values()}) == 1,
        "differences": [words.difference(point) for point in desk.clause.differences(facts or {})] if facts else [],
        "derived": list(derived(desk)),
        "changes": list(changes(desk)),
        "facts_query": DeskState(desk.clause, FACTS, facts, is_asked=True).query
        if facts is not None
        else f"by={FACTS}",
        "table_query": f"by={TABLE}",
        **auction_context(desk),
    }


def auction_context(desk: DeskState) -> dict[str, object]:
    """The auction as a table; nothing where the clause does not look at one."""
    auction = desk.auction
    if auction is None:
        return {"rows": ()}
    return {"caption": desk_words.dealer(auction.dealer), **auction_rows(auction, desk.seats)}


def in_order(facts: Iterable[Fact]) -> list[Fact]:
    """The facts in the order a person tells them: who made each call comes right after the calls."""
    return sorted(facts, key=lambda fact: fact.type not in (FactType.CALLS, FactType.SEATS) and fact.name != "dealer")


def question(desk: DeskState, fact: Fact) -> FactQuestion:
    chosen = desk.entered.get(fact.name)
    options = tuple(_options(desk, fact, chosen))
    if fact.type is FactType.CALLS:
        kind = "typed"
    elif fact.type is FactType.SEATS:
        kind = "seats"
    elif options:
        kind = "radio" if len(options) <= MOST_RADIOS and fact.type is not FactType.CALL else "select"
    else:
        kind = "number"
    wrong = next((problem for problem in desk.problems if problem.name == fact.name), None) if desk.is_asked else None
    return FactQuestion(
        fact.name,
        kind,
        words.question(fact.name, desk.clause.number),
        options,
        _value(desk, kind, chosen),
        fact.low,
        fact.high,
        desk_words.problem(desk.clause.number, wrong, desk.auction, desk.seats) if wrong else None,
    )


def _value(desk: DeskState, kind: str, chosen: object) -> str:
    """What stands in the field of a question of this kind."""
    if kind == "typed":
        return _typed(desk)
    return seats_text(chosen) if kind == "seats" else "" if chosen is None else str(chosen)


def _typed(desk: DeskState) -> str:
    """The auction as the reader would write it; what was typed while it cannot be read."""
    if desk.typed.text or desk.auction is None:
        return desk.typed.text
    return " ".join(symbols.symbol(call) for call in desk.auction.calls)


def _options(desk: DeskState, fact: Fact, chosen: object) -> Iterator[AnswerOption]:
    if fact.type in (FactType.BOOLEAN, FactType.BOOLEAN_OR_NULL):
        unknown = [("null", None)] if fact.nullable else []
        for value, answer in [("true", True), ("false", False), *unknown]:
            yield AnswerOption(value, words.choice(fact, answer), chosen is answer)
        return
    if fact.name in ("place", "explained") and desk.auction is not None:
        for place in range(len(desk.auction)):
            yield AnswerOption(str(place), desk_words.call_made(place, desk.auction), chosen == place)
        return
    if fact.name == "cards_played":
        for played in range(4):
            yield AnswerOption(str(played), str(played), chosen == played)
        return
    if fact.type is FactType.SEATS:
        return
    choices = fact.choices or (ANY_CALL if fact.type is FactType.CALL else ())
    if fact.nullable and choices:
        yield AnswerOption("null", words.choice(fact, None), chosen is None)
    for choice in choices:
        yield AnswerOption(choice, words.choice(fact, choice), chosen == choice)


def steps_of(desk: DeskState, edition: Edition) -> tuple[RulingStep, ...]:
    """The rulings in one edition."""
    others = {(ruling.code, str(ruling.plain_data)) for ruling in desk.rulings(edition.other)}
    return tuple(
        RulingStep(
            words.ruling(ruling),
            words.citation(ruling),
            tuple(map(words.depends_on, ruling.depends_on)),
            (ruling.code, str(ruling.plain_data)) not in others,
        )
        for ruling in desk.rulings(edition)
    )


def places(desk: DeskState) -> list[DeskSeat]:
    """The four seats with what each did; none where there is no table."""
    auction = desk.auction
    if auction is None:
        return []
    kind = INCIDENTS.get(desk.clause.number) if desk.by == TABLE else None
    entered = {fact.name: desk.entered.get(fact.name) for fact in kind.asks} if kind else {}
    incident = kind.read(entered) if kind and not desk.problems else None
    seats = desk.seats
    if seats:
        noted = desk_words.seated_notes(auction.dealer, turn_of(auction, seats)[0])
    else:
        noted = desk_words.notes(incident, auction)
    return [
        DeskSeat(
            seat.value.lower(),
            str(symbols.SEAT_NAMES[seat]),
            tuple(note for of, note in noted if of is seat),
            _last_call(auction, seat, seats),
        )
        for seat in Seat
    ]


def _last_call(auction: Auction, seat: Seat, seats: tuple[Seat, ...] | None) -> Call | None:
    made = seats or tuple(map(auction.seat_at, range(len(auction))))
    own = [call for call, by in zip(auction.calls, made, strict=True) if by is seat]
    return own[-1] if own else None


def derived(desk: DeskState) -> Iterator[tuple[str, str]]:
    """The facts that the table gives, each question with its answer."""
    facts = desk.facts
    if facts is None or desk.by == FACTS:
        return
    for fact in desk.clause.facts:
        is_told = facts[fact.name] is not None or not fact.has_default
        if is_told and fact.type in (FactType.BOOLEAN, FactType.BOOLEAN_OR_NULL, FactType.CHOICE):
            yield words.question(fact.name, desk.clause.number), words.choice(fact, facts[fact.name])


def changes(desk: DeskState) -> Iterator[FactChange]:
    """Each fact that has few values, answered otherwise."""
    facts = desk.facts
    if facts is None:
        return
    for fact in desk.clause.facts:
        for value in _few(fact):
            other = _with(desk.clause, facts, fact, value)
            if value != facts.get(fact.name) and other is not None:
                yield _change(desk.clause, facts, fact, other)


def _with(clause: Clause, facts: Facts, fact: Fact, value: FactValue) -> Facts | None:
    """The facts with one changed and those at odds with it left out; None where no such case can be."""
    other = {**facts, fact.name: value}
    if not clause.problems(other):
        return other
    free = {**other, **{one.name: None for one in clause.facts if one.has_default and one is not fact}}
    return None if clause.problems(free) else free


def _few(fact: Fact) -> tuple[FactValue, ...]:
    if fact.type is FactType.BOOLEAN:
        return (True, False)
    if fact.type is FactType.BOOLEAN_OR_NULL:
        return (True, False) if fact.has_default else (True, False, None)
    return fact.choices if fact.type is FactType.CHOICE and len(fact.choices) <= MOST_RADIOS else ()


def _change(clause: Clause, facts: Facts, fact: Fact, other: Facts) -> FactChange:
    editions = tuple(_edition_change(clause, edition, facts, other) for edition in Edition)
    return FactChange(
        words.question(fact.name, clause.number),
        words.choice(fact, other[fact.name]),
        DeskState(clause, FACTS, other, is_asked=True).query,
        desk_words.effect(*(bool(gone or come) for _, gone, come in editions)),
        editions,
    )


def _edition_change(
    clause: Clause, edition: Edition, facts: Facts, other: Facts
) -> tuple[str, tuple[Sentence, ...], tuple[Sentence, ...]]:
    """The year, what goes, what comes."""
    now, then = clause.rule(edition, facts), clause.rule(edition, other)
    gone = tuple(words.ruling(ruling) for ruling in now if not _among(ruling, then))
    come = tuple(words.ruling(ruling) for ruling in then if not _among(ruling, now))
    return edition.value, gone, come


def _among(ruling: Ruling, rulings: tuple[Ruling, ...]) -> bool:
    return any((other.code, other.plain_data) == (ruling.code, ruling.plain_data) for other in rulings)
