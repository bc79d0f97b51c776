"""Enter an auction that reaches a goal. There are many right answers."""

from dataclasses import dataclass
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, NotACall, call_of
from lessons.engine.contract import contract_of
from lessons.engine.seats import Seat
from lessons.questions.kinds import fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_auction
from lessons.questions.kinds.misconceptions import CALL_FINDINGS, accepted
from lessons.questions.kinds.reach_goal.goal_search import shortest_way
from lessons.questions.kinds.reach_goal.goals import Goal
from lessons.questions.kinds.reach_goal.unreachable_goals import OutOfReach


@dataclass(frozen=True, slots=True)
class Spec:
    """The calls made already (often none), and the goal."""

    start: Auction
    goal: Goal


@dataclass(frozen=True, slots=True)
class Answer:
    """The whole auction, the calls made already included; it may hold illegal calls or be unfinished."""

    auction: Auction


class ReachGoal(Kind[Spec, Answer]):
    code = "reach-goal"
    findings = CALL_FINDINGS | {"goal-over", "goal-contract", "goal-declarer", "goal-last-bidder", "goal-uses"}

    def read(self, raw: Raw) -> Spec:
        """Fields: dealer, auction; contract, declarer, last_bidder, uses; at least one of these four."""
        fields.only_known(raw, ("dealer", "auction", "contract", "declarer", "last_bidder", "uses"))
        start = fields.auction(raw)
        goal = Goal(
            _contract(raw),
            fields.seat(raw, "declarer") if "declarer" in raw else None,
            fields.seat(raw, "last_bidder") if "last_bidder" in raw else None,
            tuple(dict.fromkeys(fields.calls(raw, "uses"))),
        )
        if goal == Goal():
            raise BadSpec("contract", "missing")
        if start.is_over:
            raise BadSpec("auction", "auction-over")
        if shortest_way(start, goal) is None:
            raise OutOfReach(start, goal)
        return Spec(start, goal)

    def write(self, spec: Spec) -> dict[str, Any]:
        goal = spec.goal
        raw: dict[str, Any] = {
            "contract": goal.contract,
            "declarer": goal.declarer and goal.declarer.value,
            "last_bidder": goal.last_bidder and goal.last_bidder.value,
            "uses": " ".join(map(str, goal.uses)),
        }
        set_fields = {name: value for name, value in raw.items() if value}
        return {"kind": self.code, **fields.write_auction(spec.start), **set_fields}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        """Field `calls`: canonical calls with spaces between, those already made not repeated."""
        texts = (form.get("calls") or [""])[0].split()
        if not texts:
            raise BadAnswer("calls", "missing")
        try:
            return Answer(Auction(spec.start.dealer, (*spec.start.calls, *map(call_of, texts))))
        except NotACall as error:
            raise BadAnswer("calls", "not-a-call", error.text) from None

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {"calls": [" ".join(map(str, answer.auction.calls[len(spec.start) :]))]}

    def solution(self, spec: Spec) -> Answer:
        way = shortest_way(spec.start, spec.goal)
        if way is None:
            raise OutOfReach(spec.start, spec.goal)
        return Answer(way)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        """An illegal call is the whole finding; else one part for each condition."""
        auction = answer.auction
        if auction.illegal_at is not None:
            found = accepted(auction.prefix(auction.illegal_at), auction.calls[auction.illegal_at])
            return Grade((Part("legal", auction.illegal_at, None, False, found),))
        parts = []
        for name, has, wanted in spec.goal.checks(auction):
            data = {"auction": auction, "has": has, "wanted": wanted}
            found = (
                () if has == wanted else (Finding("goal-uses" if name.startswith("uses") else f"goal-{name}", data),)
            )
            parts.append(Part(name, has, wanted, has == wanted, found))
        missed = not all(part.right for part in parts)
        return Grade(tuple(parts), of_auction(auction) if missed else None)

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """A call left out."""
        calls = solved["calls"][0].split()
        calls.pop(rng.randrange(len(calls)))
        return {"calls": [" ".join(calls) or "P"]}

    def default_law(self, raw: Raw) -> str:
        return ""

    def generate(self, rng: Random, level: int) -> Spec:
        bid = BIDS[rng.randrange(5 * min(level + 1, 7))]
        declarer = rng.choice(list(Seat))
        risk = rng.choice(("", "X", "XX")) if level > 2 else ""
        last = declarer.partner if level > 1 and bid.level > 1 else None
        return Spec(Auction(rng.choice(list(Seat))), Goal(f"{bid}{risk}", declarer, last))


def _contract(raw: Raw) -> str | None:
    text = raw.get("contract")
    if text is not None and text != "P":
        try:
            contract_of(str(text))
        except NotACall:
            raise BadSpec("contract", "not-a-contract", text) from None
    return text


KIND = ReachGoal()
