"""Whose turn is it to call, or is the auction over?"""

from dataclasses import dataclass
from random import Random
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import PASS
from lessons.engine.seats import Seat
from lessons.questions.kinds import auctions, fields
from lessons.questions.kinds.base import BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_turn

OVER = "over"


@dataclass(frozen=True, slots=True)
class Spec:
    """A legal auction, open or over."""

    auction: Auction


@dataclass(frozen=True, slots=True)
class Answer:
    """The seat to call; None when the auction is held to be over."""

    seat: Seat | None


class WhoseTurn(Kind[Spec, Answer]):
    code = "whose-turn"
    findings = frozenset({"turn", "count-passes"})

    def read(self, raw: Raw) -> Spec:
        """Fields: dealer, auction, expect (a seat's letter or 'over', optional)."""
        fields.only_known(raw, ("dealer", "auction", "expect"))
        spec = Spec(fields.auction(raw))
        if raw.get("expect", _text(spec.auction.turn)) != _text(spec.auction.turn):
            raise BadSpec("expect", "not-the-engines-answer", raw["expect"])
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        return {"kind": self.code, **fields.write_auction(spec.auction)}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        value = fields.one(form, "turn", [*(seat.value for seat in Seat), OVER])
        return Answer(None if value == OVER else Seat(value))

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {"turn": [_text(answer.seat)]}

    def solution(self, spec: Spec) -> Answer:
        return Answer(spec.auction.turn)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        turn = spec.auction.turn
        if answer.seat is turn:
            return Grade((Part("turn", _text(turn), _text(turn), True),))
        code = "turn" if answer.seat and turn else "count-passes"
        finding = Finding(code, {"auction": spec.auction, "given": answer.seat})
        part = Part("turn", _text(answer.seat), _text(turn), False, (finding,))
        return Grade((part,), of_turn(spec.auction, answer.seat))

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        return {"turn": [rng.choice([*(seat.value for seat in Seat), OVER])]}

    def default_law(self, raw: Raw) -> str:
        return "17"

    def generate(self, rng: Random, level: int) -> Spec:
        auction = auctions.open_auction(rng, level)
        if level > 1:  # passes at the end are what is miscounted
            for _ in range(rng.randint(0, 3)):
                auction = auction if auction.is_over else auction.after(PASS)
        return Spec(auction)


def _text(seat: Seat | None) -> str:
    return seat.value if seat else OVER


KIND = WhoseTurn()
