"""Answers that made-up students give: right, or wrong in the way that people are wrong."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from lessons.engine.calls import PASS
from lessons.engine.seats import Seat, Side
from lessons.questions.kinds.base import BadAnswer, Kind, Verdict
from lessons.questions.kinds.makes_game.spec import NONE
from lessons.questions.kinds.name_outcome.spec import SEAT_PARTS
from lessons.questions.kinds.registry import kind_of
from lessons.questions.kinds.whose_turn.spec import OVER

Form = dict[str, list[str]]
TRIES = 20


def answer(raw: Mapping[str, Any], rng: Random, *, right: bool) -> Form:
    """A form for a question (its spec as data). Where no wrong one is found it is right after all."""
    kind = kind_of(raw)
    spec = kind.read(raw)
    solved = kind.fill(spec, kind.solution(spec))
    if right:
        return solved
    for _ in range(TRIES):
        form = _WRONG[kind.code](spec, dict(solved), rng)
        if _is_wrong(kind, spec, form):
            return form
    return solved


def _is_wrong(kind: Kind[Any, Any], spec: Any, form: Form) -> bool:
    try:
        return kind.grade(spec, kind.parse(spec, form)).verdict is not Verdict.RIGHT
    except BadAnswer:
        return False


def _judge_call(spec: Any, form: Form, rng: Random) -> Form:
    if form["answer"] == ["legal"]:
        return {"answer": ["illegal"], "reason": ["insufficient-bid"]} if spec.ask_reason else {"answer": ["illegal"]}
    return {"answer": ["legal"]}


def _marked_calls(spec: Any, form: Form, rng: Random) -> Form:
    """One call too many, or one too few."""
    call = str(rng.choice([call for call in spec.among if call != PASS]))
    marked = form["calls"]
    return {"calls": [other for other in marked if other != call] if call in marked else [*marked, call]}


def _whose_turn(spec: Any, form: Form, rng: Random) -> Form:
    return {"turn": [rng.choice([*(seat.value for seat in Seat), OVER])]}


def _reach_goal(spec: Any, form: Form, rng: Random) -> Form:
    """A call left out."""
    calls = form["calls"][0].split()
    calls.pop(rng.randrange(len(calls)))
    return {"calls": [" ".join(calls) or "P"]}


def _mend_auction(spec: Any, form: Form, rng: Random) -> Form:
    return {**form, "call": [str(spec.auction.calls[spec.wrong_at])]}


def _name_outcome(spec: Any, form: Form, rng: Random) -> Form:
    """Whoever bid last declares, and the seats go with him; or the double is forgotten."""
    contract = spec.auction.contract
    if contract is None:
        return {**form, **{part: [spec.auction.dealer.value] for part in spec.ask if part in SEAT_PARTS}}
    last = spec.auction.last_seat_of(contract.bid)
    if last is contract.declarer:
        last = last.partner
    seats = {"declarer": last, "dummy": last.partner, "leader": last.left}
    wrong = {part: [seats[part].value] for part in spec.ask if part in seats}
    return {**form, **(wrong or {"contract": [str(contract.bid)]})}


def _numbers(spec: Any, form: Form, rng: Random) -> Form:
    """One number is another; where none is asked for, the other side wins or is vulnerable."""
    names = [name for name, (value,) in form.items() if value.isdigit()]
    if not names:
        name = rng.choice(list(form))
        return {**form, name: [rng.choice([side.value for side in Side if [side.value] != form[name]])]}
    name = rng.choice(names)
    return {**form, name: [str(abs(int(form[name][0]) + rng.choice((-50, 30, 50, 100))))]}


def _suffices(spec: Any, form: Form, rng: Random) -> Form:
    chosen = {rng.choice(spec.contracts)} ^ (set(form["contracts"]) - {NONE})
    return {"contracts": [contract for contract in spec.contracts if contract in chosen] or [NONE]}


def _compare(spec: Any, form: Form, rng: Random) -> Form:
    """The same in both games; where it is the same, the tricks of a contract that failed."""
    if form["auction"] != form["contract"]:
        return {**form, "auction": form["contract"]}
    return {**form, "auction": ["30"]}


def _rulings(spec: Any, form: Form, rng: Random) -> Form:
    if spec.ordered:
        codes = list(form)
        return {code: [str(len(codes) - place)] for place, code in enumerate(codes)}
    chosen = {rng.choice(spec.options)} ^ set(form["rulings"])
    return {"rulings": [code for code in spec.options if code in chosen]}


def _choice(spec: Any, form: Form, rng: Random) -> Form:
    if spec.several:
        chosen = {rng.choice(spec.options)} ^ set(form["choice"])
        return {"choice": [name for name in spec.options if name in chosen]}
    return {"choice": [rng.choice(spec.options)]}


_WRONG: dict[str, Callable[[Any, Form, Random], Form]] = {
    "judge-call": _judge_call,
    "legal-calls": _marked_calls,
    "still-call": _marked_calls,
    "whose-turn": _whose_turn,
    "reach-goal": _reach_goal,
    "mend-auction": _mend_auction,
    "name-outcome": _name_outcome,
    "score-deal": _numbers,
    "score-rubber": _numbers,
    "suffices": _suffices,
    "compare-games": _compare,
    "ruling": _rulings,
    "who-asks": _rulings,
    "choice": _choice,
}
