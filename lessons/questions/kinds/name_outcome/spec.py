"""What did the auction arrive at: contract, declarer, dummy, opening leader?"""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, Bid, NotACall
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.engine.seats import Seat
from lessons.questions.kinds import auctions, fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_outcome

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
    findings = frozenset(
        {
            "passed-out",
            "not-passed-out",
            "doubler",
            "last-bidder",
            "inverted",
            "first-at-table",
            "other-side",
            "dummy-seat",
            "lead-seat",
            "not-the-last-bid",
            "double-sticks",
            "risk-lost",
        }
    )

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

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {part: [value] for part, value in answer.parts.items()}

    def solution(self, spec: Spec) -> Answer:
        return Answer({part: _text(spec.auction.contract, part) for part in spec.ask})

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        right = self.solution(spec).parts
        parts = tuple(self._part(spec, part, answer.parts[part], right[part]) for part in spec.ask)
        wrong = {part.name: part.given for part in parts if not part.right}
        return Grade(parts, of_outcome(spec.auction.contract, wrong) if wrong else None)

    @staticmethod
    def _part(spec: Spec, name: str, answered: str, expected: str) -> Part:
        if answered == expected:
            return Part(name, answered, expected, True)
        found: tuple[Finding, ...] = (
            _about_contract(spec.auction, answered)
            if name == "contract"
            else _about_seat(spec.auction, name, answered)
        )
        return Part(name, answered, expected, False, found)

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """The player who bid last declares, and the other seats follow from that; or the double is forgotten."""
        contract = spec.auction.contract
        if contract is None:
            return {**solved, **{part: [spec.auction.dealer.value] for part in spec.ask if part in SEAT_PARTS}}
        last = spec.auction.last_seat_of(contract.bid)
        if last is None or last is contract.declarer:
            last = contract.declarer.partner
        seats = {"declarer": last, "dummy": last.partner, "leader": last.left}
        wrong = {part: [seats[part].value] for part in spec.ask if part in seats}
        return {**solved, **(wrong or {"contract": [str(contract.bid)]})}

    def default_law(self, raw: Raw) -> str:
        return ""

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


def _about_seat(auction: Auction, part: str, answered: str) -> tuple[Finding, ...]:
    """Findings for a wrong seat (or 'nobody') in the part declarer, dummy or leader."""
    contract = auction.contract
    if contract is None:
        return (Finding("passed-out", {"auction": auction}),)
    if answered == NOBODY:
        return (Finding("not-passed-out", {"contract": contract}),)
    seat = Seat(answered)
    code = _declarer_finding(auction, contract, seat) if part == "declarer" else _PART_CODES[part]
    return (Finding(code, {"auction": auction, "contract": contract, "given": seat}),)


_PART_CODES = {"dummy": "dummy-seat", "leader": "lead-seat"}


def _declarer_finding(auction: Auction, contract: Contract, seat: Seat) -> str:
    if contract.risk is not Risk.UNDOUBLED and seat is auction.last_seat_of(DOUBLE):
        return "doubler"
    if seat.side is contract.side:
        return "last-bidder" if seat is auction.last_seat_of(contract.bid) else "inverted"
    named = [
        auction.seat_at(place)
        for place, call in enumerate(auction.calls)
        if isinstance(call, Bid) and call.denomination is contract.bid.denomination
    ]
    return "first-at-table" if named[0] is seat else "other-side"


def _about_contract(auction: Auction, answered: str) -> tuple[Finding, ...]:
    """Findings for a wrong contract such as '4SX', or 'P' for passed out."""
    contract = auction.contract
    if contract is None:
        return (Finding("passed-out", {"auction": auction}),)
    if answered == PASSED_OUT:
        return (Finding("not-passed-out", {"contract": contract}),)
    bid, risk = contract_of(answered)
    data = {"auction": auction, "contract": contract, "given": answered}
    if bid != contract.bid:
        return (Finding("not-the-last-bid", data),)
    sticks = risk is not Risk.UNDOUBLED and contract.risk is Risk.UNDOUBLED
    return (Finding("double-sticks" if sticks else "risk-lost", data),)


KIND = NameOutcome()
