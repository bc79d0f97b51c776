"""Mark every legal call: on the whole box, or among a few calls."""

from dataclasses import dataclass
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, NotACall, call_of
from lessons.questions.kinds import auctions, fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.misconceptions import CALL_FINDINGS, about_call


@dataclass(frozen=True, slots=True)
class Spec:
    """An open auction and the calls to judge, in the order of the box; by default all 38."""

    auction: Auction
    among: tuple[Call, ...] = CALLS


@dataclass(frozen=True, slots=True)
class Answer:
    """The calls that were marked as legal."""

    calls: frozenset[Call]


class LegalCalls(Kind[Spec, Answer]):
    code = "legal-calls"
    findings = CALL_FINDINGS

    def read(self, raw: Raw) -> Spec:
        """Fields: dealer, auction, among (calls, optional), expect (the legal ones among them, optional)."""
        fields.only_known(raw, ("dealer", "auction", "among", "expect"))
        auction = fields.auction(raw)
        if auction.is_over:
            raise BadSpec("auction", "auction-over")
        among = fields.calls(raw, "among") or CALLS
        spec = Spec(auction, tuple(call for call in CALLS if call in among))
        if not self.solution(spec).calls:
            raise BadSpec("among", "none-legal")  # nobody could tell that from no answer
        if "expect" in raw and set(fields.calls(raw, "expect")) != self.solution(spec).calls:
            raise BadSpec("expect", "not-the-engines-answer", raw["expect"])
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        raw = {"kind": self.code, **fields.write_auction(spec.auction)}
        return raw if spec.among == CALLS else {**raw, "among": " ".join(map(str, spec.among))}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        """Field `calls`, once for each marked call. Nothing marked is no answer: a pass is always legal."""
        try:
            marked = frozenset(call_of(text) for text in form.get("calls") or ())
        except NotACall as error:
            raise BadAnswer("calls", "not-a-call", error.text) from None
        if not marked:
            raise BadAnswer("calls", "missing")
        if not marked <= set(spec.among):
            raise BadAnswer("calls", "not-a-choice")
        return Answer(marked)

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {"calls": [str(call) for call in CALLS if call in answer.calls]}

    def solution(self, spec: Spec) -> Answer:
        return Answer(frozenset(call for call in spec.among if spec.auction.is_legal(call)))

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        """One part for each of pass, X and XX among the calls, and one for all the bids together."""
        parts = [
            self._part(spec, answer, str(call), (call,)) for call in (PASS, DOUBLE, REDOUBLE) if call in spec.among
        ]
        bids = tuple(call for call in spec.among if isinstance(call, Bid))
        if bids:
            parts.append(self._part(spec, answer, "bids", bids))
        return Grade(tuple(parts))

    def _part(self, spec: Spec, answer: Answer, name: str, calls: tuple[Call, ...]) -> Part:
        given = frozenset(call for call in calls if call in answer.calls)
        expected = frozenset(call for call in calls if spec.auction.is_legal(call))
        wrong = [call for call in calls if (call in given) != (call in expected)]
        stays_out = answer.calls <= {PASS}
        found = tuple(
            finding
            for call in wrong
            for finding in about_call(spec.auction, call, held_legal=call in given, stays_out=stays_out)
        )
        return Part(name, given, expected, not wrong, found)

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """One call too many, or one too few."""
        call = str(rng.choice([call for call in spec.among if call != PASS]))
        marked = solved["calls"]
        return {"calls": [other for other in marked if other != call] if call in marked else [*marked, call]}

    def default_law(self, raw: Raw) -> str:
        return "18"

    def generate(self, rng: Random, level: int) -> Spec:
        auction = auctions.open_auction(rng, level, lambda found: found.last_bid is not None)
        if level > 2:
            return Spec(auction)
        telling = set(auctions.telling_calls(auction, level)) | {PASS}
        return Spec(auction, tuple(call for call in CALLS if call in telling))

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        """The whole box is asked from the third level on, some calls before it."""
        return self.generate(rng, max(level, 3) if len(spec.among) == len(CALLS) else min(level, 2))


KIND = LegalCalls()
