"""What the Director rules: every clause of Laws 17 to 21, in the editions of 1997 and 2017.

Facts in, rulings out: `rule("17D", "1997", {"lho_called": True, ...})`. Clauses carry the numbers of 1997.
"""

from lessons.engine.rulings import law17, law18, law19, law20, law21  # noqa: F401 (each enters its clauses)
from lessons.engine.rulings.clauses import CLAUSES as _ENTERED
from lessons.engine.rulings.clauses import Clause, Edition, EditionDifference, Facts, Ruling
from lessons.engine.rulings.errors import (
    FactError,
    MissingFact,
    RulingError,
    UnknownLaw,
    UnknownLawsEdition,
    WrongFact,
)

__all__ = [
    "CLAUSES",
    "Clause",
    "Edition",
    "EditionDifference",
    "FactError",
    "Facts",
    "MissingFact",
    "Ruling",
    "RulingError",
    "UnknownLaw",
    "UnknownLawsEdition",
    "WrongFact",
    "clause_of",
    "differences",
    "rule",
]

# Every clause by its number, in the order of the book.
CLAUSES: dict[str, Clause] = {number: _ENTERED[number] for number in sorted(_ENTERED)}


def clause_of(law: object) -> Clause:
    """The clause of a number of 1997, such as 17D. Raises UnknownLaw."""
    if isinstance(law, str) and law in CLAUSES:
        return CLAUSES[law]
    raise UnknownLaw(str(law)[:40])


def rule(law: str, edition: str | None, facts: Facts) -> tuple[Ruling, ...]:
    """What the Director rules, step by step; `edition` is a year, None for 1997. Raises RulingError.

    >>> [ruling.code for ruling in rule("20A", "2017", {"in_doubt": True, "at_once": True})]
    ['repeat-call']
    """
    clause = clause_of(law)
    return clause.rule(Edition.of(edition), facts)


def differences(law: str, facts: Facts) -> tuple[EditionDifference, ...]:
    """In what the two editions differ on these facts; empty when they rule alike. Raises RulingError.

    >>> [difference.code for difference in differences("17A", {"looked": False, "withdrew": True})]
    ['looked-or-withdrew']
    """
    return clause_of(law).differences(facts)
