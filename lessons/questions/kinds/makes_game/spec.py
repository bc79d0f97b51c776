"""With these points on, which contracts make game if just made?"""

from dataclasses import dataclass
from random import Random
from typing import Any

from lessons.engine.contract import Risk, contract_of
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.editions import Game, edition_of
from lessons.engine.scoring.lines import Place
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Side
from lessons.questions.kinds import deals, fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_part_score

NONE = "none"


@dataclass(frozen=True, slots=True)
class Spec:
    """Points below the line in the game now played, and contracts (canonical: 2H, 1NX) in the order shown."""

    game: Game
    edition: str | None
    part_score: int
    contracts: tuple[str, ...]

    def below(self, contract: str) -> int:
        """What the contract scores below the line when it is just made."""
        bid, risk = contract_of(contract)
        lines = score_deal(PlayedDeal(bid, risk, Side.NS, bid.tricks), self.game, self.edition)
        return sum(line.points for line in lines if line.place is Place.BELOW)

    @property
    def to_game(self) -> int:
        return edition_of(self.game, self.edition).to_game

    def suffices(self, contract: str) -> bool:
        return self.part_score + self.below(contract) >= self.to_game


@dataclass(frozen=True, slots=True)
class Answer:
    contracts: frozenset[str]


class MakesGame(Kind[Spec, Answer]):
    code = "suffices"
    findings = frozenset({"is-enough", "not-enough", "doubled-no-game"})

    def read(self, raw: Raw) -> Spec:
        """Fields: game, edition, part_score, contracts (with spaces between), expect (the same way, optional)."""
        fields.only_known(raw, ("game", "edition", "part_score", "contracts", "expect"))
        game = deals.game(raw)
        if game is Game.DUPLICATE:
            raise BadSpec("game", "not-for-this-game", game.value)
        contracts = tuple(str(raw.get("contracts") or "").split())
        if len(contracts) < 2:
            raise BadSpec("contracts", "missing")
        spec = Spec(game, deals.edition(raw), raw.get("part_score", 0), contracts)
        deals.checked(lambda: [spec.suffices(contract) for contract in contracts])
        if type(spec.part_score) is not int or not 0 <= spec.part_score < spec.to_game:
            raise BadSpec("part_score", "out-of-range", spec.part_score)
        if "expect" in raw and frozenset(str(raw["expect"] or "").split()) != self.solution(spec).contracts:
            raise BadSpec("expect", "not-the-engines-answer", raw["expect"])
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        raw: dict[str, Any] = {"kind": self.code, "game": spec.game.value, "part_score": spec.part_score}
        if spec.edition:
            raw["edition"] = spec.edition
        return {**raw, "contracts": " ".join(spec.contracts)}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        """Field `contracts`, once for each chosen; the value 'none' alone for none of them."""
        chosen = set(form.get("contracts") or ())
        if not chosen:
            raise BadAnswer("contracts", "missing")
        if not chosen <= {*spec.contracts, NONE} or (NONE in chosen and len(chosen) > 1):
            raise BadAnswer("contracts", "not-a-choice")
        return Answer(frozenset(chosen - {NONE}))

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {"contracts": [c for c in spec.contracts if c in answer.contracts] or [NONE]}

    def solution(self, spec: Spec) -> Answer:
        return Answer(frozenset(filter(spec.suffices, spec.contracts)))

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        parts = tuple(self._part(spec, contract, contract in answer.contracts) for contract in spec.contracts)
        return Grade(parts, self._consequence(spec, parts))

    @staticmethod
    def _consequence(spec: Spec, parts: tuple[Part, ...]) -> Finding | None:
        """Of the first contract judged wrongly, one held to be enough before one that was passed by."""
        wrong = sorted((part for part in parts if not part.right), key=lambda part: not part.given)
        if not wrong:
            return None
        contract, chosen = wrong[0].name, wrong[0].given
        return of_part_score(spec.part_score, spec.to_game, contract, spec.below(contract), chosen=chosen)

    @staticmethod
    def _part(spec: Spec, contract: str, chosen: bool) -> Part:
        expected = spec.suffices(contract)
        if chosen == expected:
            return Part(contract, chosen, expected, True)
        doubled = contract_of(contract)[1] is not Risk.UNDOUBLED
        code = "doubled-no-game" if doubled and expected else "is-enough" if expected else "not-enough"
        data = {"contract": contract, "part_score": spec.part_score, "below": spec.below(contract)}
        return Part(contract, chosen, expected, False, (Finding(code, {**data, "to_game": spec.to_game}),))

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """One contract too many, or one too few."""
        chosen = {rng.choice(spec.contracts)} ^ (set(solved["contracts"]) - {NONE})
        return {"contracts": [contract for contract in spec.contracts if contract in chosen] or [NONE]}

    def default_law(self, raw: Raw) -> str:
        return ""

    def generate(self, rng: Random, level: int) -> Spec:
        game = Game.AUCTION if level == 4 else Game.CONTRACT
        part_score = (
            rng.choice((6, 8, 9, 14, 16, 18, 20)) if game is Game.AUCTION else rng.choice((20, 30, 40, 60, 70, 90))
        )
        risks = ("", "", "X") if level > 2 else ("",)
        bids = [f"{rng.randint(1, 5)}{rng.choice('CDHSN')}{rng.choice(risks)}" for _ in range(12)]
        return Spec(game, None, part_score, tuple(dict.fromkeys(bids))[: 3 + level // 2])

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        return self.generate(rng, 4 if spec.game is Game.AUCTION else min(level, 3))


KIND = MakesGame()
