"""A wrong answer that shows a certain mistake, sought among those that people might give to a question."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from lessons.engine.calls import BIDS, CALLS
from lessons.engine.objections import OBJECTIONS
from lessons.engine.seats import Seat
from lessons.questions.domain.demo_answers import answer
from lessons.questions.kinds.base import BadAnswer, Fields, Finding
from lessons.questions.kinds.registry import kind_of
from lessons.questions.kinds.whose_turn.spec import OVER

SEEDS = 30
_ALIKE: tuple[frozenset[str], ...] = (
    frozenset((*(seat.value for seat in Seat), OVER, "nobody")),
    frozenset((*map(str, CALLS), *(f"{bid}{risk}" for bid in BIDS for risk in ("X", "XX")))),
    frozenset(("legal", "illegal")),
    frozenset(OBJECTIONS),
    frozenset(("NS", "EW", "both", "none")),
    frozenset(map(str, (*range(0, 420, 10), *range(450, 1550, 50)))),
)


def finding_of(raw: Mapping[str, Any], code: str) -> Finding | None:
    """The finding with this code, or a case of it, that a question (its spec as data) can bring up; None if none."""
    kind = kind_of(raw)
    spec = kind.read(raw)
    for form in _forms(raw, kind.fill(spec, kind.solution(spec))):
        try:
            grade = kind.grade(spec, kind.parse(spec, form))
        except BadAnswer:
            continue
        for found in grade.findings:
            if code in (found.code, found.wider):
                return found
    return None


def _forms(raw: Mapping[str, Any], solved: Fields) -> Iterator[Fields]:
    """The right answer with one thing in it changed; then answers as made-up students give them."""
    for name, (value, *more) in solved.items():
        alike = next((values for values in _ALIKE if value in values), frozenset())
        if not more:
            yield from ({**solved, name: [other]} for other in (*sorted(alike), *_off(value)))
        yield from ({**solved, name: [one]} for one in (value, *more) if more)
    if not any(value.isdigit() for values in solved.values() for value in values):
        yield from (answer(raw, Random(seed), right=False) for seed in range(SEEDS))  # noqa: S311 - no secrets


def _off(value: str) -> Iterator[str]:
    """A number as it is when a premium is forgotten or written twice."""
    if value.isdigit():
        yield from (str(int(value) + by) for by in (*range(-700, 0, 50), *range(50, 750, 50)) if int(value) + by >= 0)
