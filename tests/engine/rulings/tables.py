"""Decision tables as text: a row for each case, a column for each fact, then the codes that are ruled.

`yes no null` and names of choices are values, `a/b` is either, `-` is any. Every combination of facts
must be met by exactly one row.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from lessons.engine.rulings import CLAUSES, rule
from lessons.engine.rulings.facts import Fact, FactType

WORDS: dict[str, Any] = {"yes": True, "no": False, "null": None}


def values(fact: Fact) -> tuple[Any, ...]:
    """All values of a fact that has few."""
    match fact.type:
        case FactType.BOOLEAN:
            return (True, False)
        case FactType.BOOLEAN_OR_NULL:
            return (True, False, None)
        case FactType.CHOICE:
            return fact.choices
    raise TypeError(f"{fact.name} has too many values for a table")


def combinations(law: str) -> Iterator[dict[str, Any]]:
    """Every combination of the facts of a clause that can be true together."""
    facts = CLAUSES[law].facts
    for combination in product(*map(values, facts)):
        given = {fact.name: value for fact, value in zip(facts, combination, strict=True)}
        if not CLAUSES[law].problems(given):
            yield given


def _meets(cell: str, value: Any) -> bool:
    return cell == "-" or any(WORDS.get(word, word) == value for word in cell.split("/"))


def codes(law: str, edition: str, facts: dict[str, Any]) -> list[str]:
    return [ruling.code for ruling in rule(law, edition, facts)]


def assert_rules(law: str, edition: str, table: str) -> None:
    """Hold a clause against a table: `fact fact ... | code code ...`, the names of the facts in the first line."""
    head, *rows = [line for line in table.splitlines() if line.strip()]
    names = head.split("|")[0].split()
    assert names == [fact.name for fact in CLAUSES[law].facts]
    parsed = [(row.split("|")[0].split(), row.split("|")[1].split()) for row in rows]
    assert all(len(cells) == len(names) for cells, _ in parsed)
    for facts in combinations(law):
        met = [
            expected
            for cells, expected in parsed
            if all(_meets(cell, facts[name]) for cell, name in zip(cells, names, strict=True))
        ]
        assert len(met) == 1, facts
        assert codes(law, edition, facts) == met[0], (law, edition, facts)
