"""Find the first wrong call of an auction and mend it."""

from dataclasses import dataclass
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import Call, NotACall, call_of
from lessons.questions.kinds import auctions, fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_mended
from lessons.questions.kinds.misconceptions import CALL_FINDINGS, accepted, law_of_call


@dataclass(frozen=True, slots=True)
class Spec:
    """An auction that holds an illegal call."""

    auction: Auction

    @property
    def wrong_at(self) -> int:
        """The place of the first illegal call, from 0."""
        if self.auction.illegal_at is None:
            raise BadSpec("auction", "nothing-illegal")
        return self.auction.illegal_at


@dataclass(frozen=True, slots=True)
class Answer:
    """The place that is held to be wrong, from 0, and the call to put there."""

    place: int
    call: Call


class MendAuction(Kind[Spec, Answer]):
    code = "mend-auction"
    findings = CALL_FINDINGS | {"call-was-legal", "not-the-first-wrong"}

    def read(self, raw: Raw) -> Spec:
        """Fields: dealer, auction, expect (the place of the first wrong call counted from 1, optional)."""
        fields.only_known(raw, ("dealer", "auction", "expect"))
        spec = Spec(fields.auction(raw, legal=False))
        wrong = spec.wrong_at + 1
        if spec.auction.is_over:
            raise BadSpec("auction", "auction-over")  # a call after the end cannot be mended by another
        if raw.get("expect", wrong) != wrong:
            raise BadSpec("expect", "not-the-engines-answer", raw["expect"])
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        return {"kind": self.code, **fields.write_auction(spec.auction)}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        """Fields `place` (from 1) and `call`."""
        places = [str(place) for place in range(1, len(spec.auction) + 1)]
        place = fields.one(form, "place", places)
        text = (form.get("call") or [""])[0]
        if not text:
            raise BadAnswer("call", "missing")
        try:
            return Answer(int(place) - 1, call_of(text))
        except NotACall:
            raise BadAnswer("call", "not-a-call", text) from None

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {"place": [str(answer.place + 1)], "call": [str(answer.call)]}

    def solution(self, spec: Spec) -> Answer:
        """The wrong place with the lowest bid that would do, or a pass when there is none."""
        legal = spec.auction.legal_calls
        return Answer(spec.wrong_at, next((call for call in legal if call.index > 2), legal[0]))

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        auction, place = spec.auction, spec.wrong_at
        data = {"auction": auction, "place": answer.place, "objections": auction.illegal_call_objections}
        code = "call-was-legal" if answer.place < place else "not-the-first-wrong"
        found = () if answer.place == place else (Finding(code, data),)
        parts = [Part("place", answer.place + 1, place + 1, not found, found)]
        against = accepted(auction.prefix(place), answer.call)
        parts.append(Part("call", str(answer.call), None, not against and not found, against))
        return Grade(tuple(parts), of_mended(auction, answer.place, answer.call) if found else None)

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """The illegal call put there again."""
        return {**solved, "call": [str(spec.auction.calls[spec.wrong_at])]}

    def default_law(self, raw: Raw) -> str:
        spec = self.read(raw)
        return law_of_call(str(spec.auction.calls[spec.wrong_at]))

    def generate(self, rng: Random, level: int) -> Spec:
        while True:
            auction = auctions.ended_auction(rng, level, lambda found: len(found) > 4)
            place = rng.randrange(1, len(auction) - 2)
            before = auction.prefix(place)
            wrong = [call for call in auctions.telling_calls(before, level) if not before.is_legal(call)]
            if wrong:
                calls = (*before.calls, rng.choice(wrong), *auction.calls[place + 1 :])
                return Spec(Auction(auction.dealer, calls))


KIND = MendAuction()
