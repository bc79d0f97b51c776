"""Answers that made-up students give: right, or wrong in the way that people are wrong."""

from collections.abc import Mapping
from random import Random
from typing import Any

from lessons.questions.kinds.base import AnswerT, BadAnswer, Form, Kind, SpecT, Verdict
from lessons.questions.kinds.registry import kind_of

TRIES = 20


def answer(raw: Mapping[str, Any], rng: Random, *, right: bool) -> Form:
    """A form for a question (its spec as data). Where no wrong one is found it is right after all."""
    kind = kind_of(raw)
    spec = kind.read(raw)
    solved = kind.fill(spec, kind.solution(spec))
    if right:
        return solved
    for _ in range(TRIES):
        form = kind.wrong_answer(spec, dict(solved), rng)
        if _is_wrong(kind, spec, form):
            return form
    return solved


def _is_wrong(kind: Kind[SpecT, AnswerT], spec: SpecT, form: Form) -> bool:
    try:
        return kind.grade(spec, kind.parse(spec, form)).verdict is not Verdict.RIGHT
    except BadAnswer:
        return False
