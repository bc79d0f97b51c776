"""Is this call legal, and if not, why not?"""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, Call
from lessons.engine.objections import OBJECTIONS
from lessons.questions.kinds import auctions, fields
from lessons.questions.kinds.base import BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.misconceptions import CALL_FINDINGS, about_call, law_of_call

LEGAL = "legal"


@dataclass(frozen=True, slots=True)
class Spec:
    """A legal, open auction and the call that the next player would like to make."""

    auction: Auction
    call: Call
    ask_reason: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """`reason` is the code of an objection; None when it was not asked or the call is held to be legal."""

    legal: bool
    reason: str | None = None


class JudgeCall(Kind[Spec, Answer]):
    code = "judge-call"
    findings = CALL_FINDINGS | {"wrong-reason"}

    def read(self, raw: Raw) -> Spec:
        """Fields: dealer, auction, call; reason: true to ask for it; expect: legal or an objection's code."""
        fields.only_known(raw, ("dealer", "auction", "call", "reason", "expect"))
        spec = Spec(fields.auction(raw), fields.call(raw, "call"), bool(raw.get("reason", False)))
        if spec.auction.is_over:
            raise BadSpec("auction", "auction-over")
        expect = raw.get("expect")
        if expect is not None and expect not in ([o.code for o in self._objections(spec)] or [LEGAL]):
            raise BadSpec("expect", "not-the-engines-answer", expect)
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        raw = {"kind": self.code, **fields.write_auction(spec.auction), "call": str(spec.call)}
        return {**raw, "reason": True} if spec.ask_reason else raw

    def parse(self, spec: Spec, form: Fields) -> Answer:
        legal = fields.one(form, "answer", (LEGAL, "illegal")) == LEGAL
        if legal or not spec.ask_reason:
            return Answer(legal)
        return Answer(legal, fields.one(form, "reason", OBJECTIONS))

    def fill(self, spec: Spec, answer: Answer) -> Form:
        form = {"answer": [LEGAL if answer.legal else "illegal"]}
        return {**form, "reason": [answer.reason]} if answer.reason else form

    def solution(self, spec: Spec) -> Answer:
        objections = self._objections(spec)
        return Answer(not objections, objections[0].code if objections and spec.ask_reason else None)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        right = self.solution(spec)
        found = () if answer.legal == right.legal else about_call(spec.auction, spec.call, held_legal=answer.legal)
        parts = [Part("answer", answer.legal, right.legal, answer.legal == right.legal, found)]
        if right.reason is not None:
            reasons = {objection.code for objection in self._objections(spec)}
            held = answer.reason in reasons
            wrong_reason = Finding("wrong-reason", {"given": answer.reason, "objections": self._objections(spec)})
            parts.append(
                Part("reason", answer.reason, right.reason, held, () if held or answer.legal else (wrong_reason,))
            )
        return Grade(tuple(parts))

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        if solved["answer"] != [LEGAL]:
            return {"answer": [LEGAL]}
        return {"answer": ["illegal"], "reason": ["insufficient-bid"]} if spec.ask_reason else {"answer": ["illegal"]}

    def default_law(self, raw: Raw) -> str:
        return law_of_call(raw["call"])

    def generate(self, rng: Random, level: int) -> Spec:
        auction = auctions.open_auction(rng, level)
        call = rng.choice(auctions.telling_calls(auction, level) or CALLS)
        return Spec(auction, call, ask_reason=level > 2)

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        return replace(self.generate(rng, level), ask_reason=spec.ask_reason)

    @staticmethod
    def _objections(spec: Spec) -> tuple[Any, ...]:
        return spec.auction.objections(spec.call)


KIND = JudgeCall()
