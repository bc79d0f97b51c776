"""A clause of the Laws: the facts it asks for, and what it rules on them in either edition."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from lessons.engine.calls import Bid, Double, Pass, Redouble
from lessons.engine.contract import Risk
from lessons.engine.rulings.errors import FactError, MissingFact, UnknownLawsEdition, WrongFact
from lessons.engine.rulings.facts import Fact
from lessons.engine.seats import Seat

# A fact has whatever type its clause asks for; before the clause has read it, whatever somebody sent.
FactValue = Any
Facts = Mapping[str, FactValue]


class Edition(Enum):
    """The Laws of 1997 (that of the Portuguese source) and those of 2017, today's."""

    OF_1997 = "1997"
    OF_2017 = "2017"

    @property
    def other(self) -> "Edition":
        return Edition.OF_2017 if self is Edition.OF_1997 else Edition.OF_1997

    @classmethod
    def of(cls, text: object) -> "Edition":
        """The edition of a year; None means 1997. Raises UnknownLawsEdition.

        >>> Edition.of("2017")
        <Edition.OF_2017: '2017'>
        """
        if text is None:
            return cls.OF_1997
        try:
            return cls(text)
        except ValueError:
            raise UnknownLawsEdition(str(text)[:40]) from None


# What a ruling may hang on beside the facts given; a fact's own name means that it is not known yet.
DIRECTOR = "director-judgement"  # the Director may, and judges whether to
SIGNIFICANCE = "significant-difference"  # the Director judges whether the difference is significant
GAIN = "offenders-gained"  # whether the offending side gained
SILENT = "text-silent"  # the edition does not speak of partner's call; ruled as if there were none


@dataclass(frozen=True, slots=True)
class Ruling:
    """One step of what the Director says: a permanent code and the law in the edition's own numbering.

    `clause` is the clause asked, numbered as in 1997. `data` holds numbers, calls and seats.
    `depends_on` names what the ruling still hangs on.
    """

    code: str
    clause: str
    edition: Edition
    law: str
    data: Mapping[str, Any]
    depends_on: tuple[str, ...] = ()

    @property
    def plain_data(self) -> dict[str, int | str | None]:
        """The data as JSON has it: canonical calls, letters of seats."""
        return {name: _plain(value) for name, value in self.data.items()}


def _plain(value: Any) -> Any:
    match value:
        case Bid() | Pass() | Double() | Redouble():
            return str(value)
        case Seat() | Risk():
            return value.value
    return value


@dataclass(frozen=True, slots=True)
class EditionDifference:
    """One point in which the two editions rule differently on the same facts."""

    code: str
    clause: str


@dataclass(frozen=True, slots=True)
class Case:
    """A clause being applied in one edition. Makes its rulings."""

    clause: str
    edition: Edition
    law: str

    @property
    def today(self) -> bool:
        """Is it the edition of 2017?"""
        return self.edition is Edition.OF_2017

    def ruling(self, code: str, *, law: str = "", depends_on: Iterable[str] = (), **data: Any) -> Ruling:
        return Ruling(code, self.clause, self.edition, law or self.law, data, tuple(depends_on))


def problems_of(wanted: tuple[Fact, ...], facts: Facts) -> Iterator[FactError]:
    """What is wrong with these facts: missing, not readable, or not among those wanted."""
    known = {fact.name for fact in wanted}
    for fact in wanted:
        if facts.get(fact.name) is None and not fact.nullable:
            yield MissingFact(fact.name)
            continue
        try:
            fact.read(facts.get(fact.name))
        except WrongFact as problem:
            yield problem
    yield from (WrongFact(name, value) for name, value in facts.items() if name not in known)


def read_facts(wanted: tuple[Fact, ...], facts: Facts) -> dict[str, Any]:
    """The engine's values of these facts. Raises the first MissingFact or WrongFact."""
    for problem in problems_of(wanted, facts):
        raise problem
    return {fact.name: fact.read(facts.get(fact.name)) for fact in wanted}


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause, numbered as in 1997; `today` is its number in the Laws of 2017.

    `check` says which facts, each well in itself, cannot be true together.
    """

    number: str
    today: str
    facts: tuple[Fact, ...]
    ruler: Callable[..., Iterator[Ruling]]
    contrast: Callable[..., Iterator[str]]
    check: Callable[..., Iterator[WrongFact]]

    def law(self, edition: Edition) -> str:
        return self.today if edition is Edition.OF_2017 else self.number

    def problems(self, facts: Facts) -> tuple[FactError, ...]:
        """Everything wrong with these facts, in the order of the clause's facts; empty when all is well."""
        return tuple(problems_of(self.facts, facts)) or tuple(self.check(**read_facts(self.facts, facts)))

    def read(self, facts: Facts) -> dict[str, Any]:
        """The engine's values of these facts. Raises the first MissingFact or WrongFact."""
        for problem in self.problems(facts):
            raise problem
        return read_facts(self.facts, facts)

    def rule(self, edition: Edition, facts: Facts) -> tuple[Ruling, ...]:
        """What the Director rules, step by step. Raises MissingFact or WrongFact."""
        case = Case(self.number, edition, self.law(edition))
        return tuple(self.ruler(case, **self.read(facts)))

    def differences(self, facts: Facts) -> tuple[EditionDifference, ...]:
        """In what the editions differ on these facts; empty when they rule alike."""
        return tuple(EditionDifference(code, self.number) for code in self.contrast(**self.read(facts)))


def _no_difference(**_: Any) -> Iterator[str]:
    return iter(())


def _no_problem(**_: Any) -> Iterator[WrongFact]:
    return iter(())


CLAUSES: dict[str, Clause] = {}


def clause(
    number: str,
    *facts: Fact,
    today: str = "",
    differs: Callable[..., Iterator[str]] = _no_difference,
    check: Callable[..., Iterator[WrongFact]] = _no_problem,
) -> Callable[[Callable[..., Iterator[Ruling]]], Callable[..., Iterator[Ruling]]]:
    """Enter a function of a Case and typed facts into the catalogue; it may stand for several clauses."""

    def enter(ruler: Callable[..., Iterator[Ruling]]) -> Callable[..., Iterator[Ruling]]:
        CLAUSES[number] = Clause(number, today or number, facts, ruler, differs, check)
        return ruler

    return enter
