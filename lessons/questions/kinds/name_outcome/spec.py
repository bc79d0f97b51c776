"""What did the auction arrive at: contract, declarer, dummy, opening leader?"""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import NotACall
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.engine.seats import Seat
from lessons.questions.kinds import auctions, fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_outcome
from lessons.questions.kinds.name_outcome.outcome_findings import about_contract, about_seat

SEAT_PARTS = ("declarer", "dummy", "leader")
PARTS = ("contract", *SEAT_PARTS)
PASSED_OUT = "P"
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Spec:
    """An auction that is over, and which of PARTS are asked, in that order."""

    auction: Auction
    ask: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """For each part asked its text: a contract or 'P', a seat's letter or 'nobody'."""

    parts: dict[str, str] = field(default_factory=dict)


class NameOutcome(Kind[Spec, Answer]):
    code = "name-outcome"

    def read(self, raw: Raw) -> Spec:
        """Fields: dealer, auction, ask (a list; all four by default), expect (a mapping, optional)."""
        fields.only_known(raw, ("dealer", "auction", "ask", "expect"))
        auction = fields.auction(raw)
        if not auction.is_over:
            raise BadSpec("auction", "auction-not-over")
        asked = fields.listed(raw, "ask", PARTS)
        if not asked or any(part not in PARTS for part in asked):
            raise BadSpec("ask", "not-a-choice", asked)
        spec = Spec(auction, tuple(part for part in PARTS if part in asked))
        right = self.solution(spec).parts
        for part, value in fields.mapping(raw, "expect").items():
            if right.get(part) != value:
                raise BadSpec(f"expect.{part}", "not-the-engines-answer", value)
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        return {"kind": self.code, **fields.write_auction(spec.auction), "ask": list(spec.ask)}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        seats = [seat.value for seat in Seat] + [NOBODY]
        return Answer(
            {part: fields.one(form, part, seats) if part in SEAT_PARTS else _contract_text(form) for part in spec.ask}
        )

    def fill(self, spec: Spec, answer: Answer) -> dict[str, list[str]]:
        return {part: [value] for part, value in answer.parts.items()}

    def solution(self, spec: Spec) -> Answer:
        return Answer({part: _text(spec.auction.contract, part) for part in spec.ask})

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        right = self.solution(spec).parts
        parts = tuple(self._part(spec, part, answer.parts[part], right[part]) for part in spec.ask)
        wrong = {part.name: part.given for part in parts if not part.right}
        return Grade(parts, of_outcome(spec.auction.contract, wrong) if wrong else None)

    @staticmethod
    def _part(spec: Spec, name: str, given: str, expected: str) -> Part:
        if given == expected:
            return Part(name, given, expected, True)
        found: tuple[Finding, ...] = (
            about_contract(spec.auction, given) if name == "contract" else about_seat(spec.auction, name, given)
        )
        return Part(name, given, expected, False, found)

    def generate(self, rng: Random, level: int) -> Spec:
        tells = _TELLING[level - 1]
        return Spec(auctions.ended_auction(rng, level, tells), PARTS if level > 2 else PARTS[:2])

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        return replace(self.generate(rng, level), ask=spec.ask)


def _text(contract: Contract | None, part: str) -> str:
    if contract is None:
        return PASSED_OUT if part == "contract" else NOBODY
    return str(contract) if part == "contract" else getattr(contract, part).value


def _contract_text(form: Fields) -> str:
    text = (form.get("contract") or [""])[0]
    if not text:
        raise BadAnswer("contract", "missing")
    if text != PASSED_OUT:
        try:
            contract_of(text)
        except NotACall:
            raise BadAnswer("contract", "not-a-contract", text) from None
    return text


def _last_bidder_differs(auction: Auction) -> bool:
    contract = auction.contract
    return contract is not None and auction.last_seat_of(contract.bid) is not contract.declarer


def _both_sides_or_doubled(auction: Auction) -> bool:
    contract = auction.contract
    return _last_bidder_differs(auction) and contract is not None and contract.risk is not Risk.UNDOUBLED


_TELLING = (lambda auction: True, _last_bidder_differs, _last_bidder_differs, _both_sides_or_doubled)
