"""The same deal in contract bridge and in auction bridge: what goes below the line, and what makes the difference?"""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lessons.engine.scoring.comparison import DealComparison, compare
from lessons.engine.scoring.deal import PassedOutDeal, PlayedDeal
from lessons.engine.scoring.differences import DIFFERENCES
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place
from lessons.engine.scoring.rubber import RubberStep
from lessons.questions.kinds import deals, fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw

# Reasons that a single deal at the start of a rubber can show, and among which a learner chooses.
REASONS = tuple(
    code
    for code in DIFFERENCES
    if code not in ("rubber-over-in-one", "rubber-premiums", "honours-incomplete", "vulnerability-counts")
)


@dataclass(frozen=True, slots=True)
class Spec:
    """The first deal of a rubber; `ask_reasons` beside the numbers."""

    deal: PlayedDeal
    ask_reasons: bool = False

    @property
    def compared(self) -> DealComparison:
        return compare([self.deal]).deals[0]

    def below(self, game: Game) -> int:
        """Points below the line in a game."""
        step = self.compared.contract if game is Game.CONTRACT else self.compared.auction
        return _below(step)

    @property
    def reasons(self) -> tuple[str, ...]:
        return tuple(difference.code for difference in self.compared.differences if difference.code in REASONS)


@dataclass(frozen=True, slots=True)
class Answer:
    contract: int
    auction: int
    reasons: frozenset[str] = frozenset()


class CompareGames(Kind[Spec, Answer]):
    code = "compare-games"
    findings = frozenset({"below-wrong", "contract-habits", "reason-missed", "reason-not"})

    def read(self, raw: Raw) -> Spec:
        """Fields: those of a deal; reasons: true to ask for them; expect ({contract: 40, auction: 30}, with the codes
        of the reasons where they are asked, all of it optional)."""
        fields.only_known(raw, ("reasons", "expect", *deals.FIELDS))
        deal = deals.deal(raw)
        if isinstance(deal, PassedOutDeal):
            raise BadSpec("contract", "passed-out")
        spec = Spec(deal, bool(raw.get("reasons", False)))
        deals.checked(lambda: spec.compared)
        _check(spec, fields.mapping(raw, "expect"))
        return spec

    def write(self, spec: Spec) -> dict[str, Any]:
        raw = {"kind": self.code, **deals.write_deal(spec.deal)}
        return {**raw, "reasons": True} if spec.ask_reasons else raw

    def parse(self, spec: Spec, form: Fields) -> Answer:
        """Fields `contract` and `auction` (points below the line), `reasons` once for each chosen."""
        reasons = frozenset(form.get("reasons") or ()) if spec.ask_reasons else frozenset()
        if not reasons <= set(REASONS):
            raise BadAnswer("reasons", "not-a-choice")
        return Answer(fields.number(form, "contract"), fields.number(form, "auction"), reasons)

    def fill(self, spec: Spec, answer: Answer) -> Form:
        form = {"contract": [str(answer.contract)], "auction": [str(answer.auction)]}
        return {**form, "reasons": sorted(answer.reasons)} if spec.ask_reasons else form

    def solution(self, spec: Spec) -> Answer:
        reasons = frozenset(spec.reasons) if spec.ask_reasons else frozenset()
        return Answer(spec.below(Game.CONTRACT), spec.below(Game.AUCTION), reasons)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        parts = [
            self._number(spec, Game.CONTRACT, answer.contract),
            self._number(spec, Game.AUCTION, answer.auction),
        ]
        for code in REASONS if spec.ask_reasons else ():
            entered, expected = code in answer.reasons, code in spec.reasons
            if entered or expected:
                data = {"spec": spec, "reason": code, "differences": spec.compared.differences}
                wrong = Finding("reason-missed" if expected else "reason-not", data)
                parts.append(
                    Part(code, entered, expected, entered == expected, () if entered == expected else (wrong,))
                )
        return Grade(tuple(parts))

    @staticmethod
    def _number(spec: Spec, game: Game, entered: int) -> Part:
        expected = spec.below(game)
        other = spec.below(Game.AUCTION if game is Game.CONTRACT else Game.CONTRACT)
        if entered == expected:
            return Part(game.value, entered, expected, True)
        code = "contract-habits" if game is Game.AUCTION and entered == other else "below-wrong"
        step = spec.compared.contract if game is Game.CONTRACT else spec.compared.auction
        data = {"spec": spec, "game": game, "given": entered, "lines": step.lines if step else ()}
        return Part(game.value, entered, expected, False, (Finding(code, data),))

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """The points of one game in both; where these are equal, the tricks of a contract that failed."""
        if solved["auction"] != solved["contract"]:
            return {**solved, "auction": solved["contract"]}
        return {**solved, "auction": ["30"]}

    def default_law(self, raw: Raw) -> str:
        return ""

    def generate(self, rng: Random, level: int) -> Spec:
        while True:
            deal = deals.random_deal(rng, min(level, 3))
            if isinstance(deal, PlayedDeal) and deal.tricks > 6:
                return Spec(deal, ask_reasons=level > 2)

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        return replace(self.generate(rng, level), ask_reasons=spec.ask_reasons)


def _check(spec: Spec, expect: Raw) -> None:
    """Raise BadSpec where a stated number is not the engine's, or the reasons, in any order, are not all of them."""
    right: dict[str, Any] = {game.value: spec.below(game) for game in (Game.CONTRACT, Game.AUCTION)}
    if spec.ask_reasons:
        right["reasons"] = sorted(spec.reasons)
    for name, value in expect.items():
        stated = sorted(map(str, fields.listed(expect, name))) if name == "reasons" else value
        if right.get(name) != stated:
            raise BadSpec(f"expect.{name}", "not-the-engines-answer", value)


def _below(step: RubberStep | None) -> int:
    return sum(line.points for line in step.lines if line.place is Place.BELOW) if step else 0


KIND = CompareGames()
