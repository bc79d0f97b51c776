"""What a step says about a wrong answer: only about answers that somebody can give to it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, permutations, product
from pathlib import Path
from typing import Any

import pytest
import yaml

from lessons.content.loading.lesson_prose import read_lesson_prose
from lessons.engine.calls import CALLS
from lessons.engine.objections import OBJECTIONS
from lessons.engine.scoring.editions import Game
from lessons.exercises.base import Finding
from lessons.exercises.registry import kind_of
from lessons.exercises.score_cells import cells_of, slips, write_cells
from lessons.words.findings import SENTENCES

COURSES = Path(__file__).parents[2] / "lessons" / "content" / "courses"
SEATS = ("N", "E", "S", "W", "nobody")
# Answers to these are too many to try: the notes need only be about something that such an answer can show.
MANY = {"reach-goal", "mend-auction", "score-rubber"}
Form = Mapping[str, Sequence[str]]


def _steps() -> Iterator[Any]:
    for file in sorted(COURSES.glob("*/*/lesson.yaml")):
        prose, _ = read_lesson_prose(file.parent / "en.md", (file.parent / "en.md").read_text(encoding="utf-8"))
        for step in yaml.safe_load(file.read_text(encoding="utf-8"))["steps"]:
            notes = prose.steps[step["id"]].notes
            if notes and step["exercise"]["kind"] != "choice":
                name = f"{file.parent.parent.name}/{file.parent.name}/{step['id']}"
                yield pytest.param(step["exercise"], set(notes), id=name)


def _some(names: Sequence[str]) -> Iterator[list[str]]:
    return map(list, islice(chain.from_iterable(combinations(names, n) for n in range(1, len(names) + 1)), 5000))


def _forms(kind: Any, spec: Any) -> Iterator[Form]:
    match kind.code:
        case "judge-call":
            yield {"answer": ["legal"]}
            yield from ({"answer": ["illegal"], "reason": [code]} for code in OBJECTIONS)
        case "legal-calls" | "still-call":
            yield from ({"calls": calls} for calls in _some([str(call) for call in spec.among]))
        case "whose-turn":
            yield from ({"turn": [seat]} for seat in ("N", "E", "S", "W", "over"))
        case "name-outcome":
            bids = ["P", *(f"{bid}{risk}" for bid in CALLS[3:] for risk in ("", "X", "XX"))]
            parts = [bids if part == "contract" else SEATS for part in spec.ask]
            for values in product(*parts):
                yield {part: [value] for part, value in zip(spec.ask, values, strict=True)}
        case "suffices":
            yield from ({"contracts": contracts} for contracts in [*_some(spec.contracts), ["none"]])
        case "ruling" | "who-asks":
            if spec.ordered:
                right = [ruling.code for ruling in spec.rulings]
                for order in permutations(right):
                    yield {f"order-{code}": [str(n)] for n, code in enumerate(order, start=1)}
            yield from ({"rulings": codes} for codes in _some(spec.options))
        case "score-deal":
            yield from _numbers(spec)
        case "compare-games":
            other = str(spec.below(Game.CONTRACT)), str(spec.below(Game.AUCTION))
            yield {"contract": [other[0]], "auction": [other[0]]}
            yield {"contract": ["7"], "auction": [other[1]]}


def _numbers(spec: Any) -> Iterator[Form]:
    """What the known slips arrive at, the columns exchanged, and a number that is simply wrong."""
    right = spec.scored.cells
    for _code, cells in slips(spec.scored):
        yield write_cells({cell: abs(cells.get(cell, 0)) for cell in cells_of(spec.scored.game)})
    yield write_cells({(side, place): right[side.opponents, place] for side, place in right})
    yield write_cells(dict.fromkeys(right, 77))


def _shown(raw: Mapping[str, Any]) -> set[str]:
    kind = kind_of(raw)
    spec = kind.read(raw)
    found: list[Finding] = []
    for form in _forms(kind, spec):
        found += kind.grade(spec, kind.parse(spec, form)).findings
    return {code for finding in found for code in (finding.code, finding.wider)}


@pytest.mark.parametrize(("raw", "notes"), list(_steps()))
def test_a_step_speaks_only_of_what_an_answer_can_show(raw, notes):
    assert notes <= set(SENTENCES)
    if raw["kind"] not in MANY:
        assert notes <= _shown(raw)
