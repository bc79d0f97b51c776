"""Fill in the pad for a rubber: each deal's numbers, the totals, who wins."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lessons.engine.scoring.deal import Deal, PassedOutDeal
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.rubber import Rubber, RubberStep, score_rubber
from lessons.engine.seats import Side, Vulnerability
from lessons.questions.kinds import deals, fields
from lessons.questions.kinds.base import BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_totals
from lessons.questions.kinds.score_cells import (
    CELL_FINDINGS,
    Cells,
    field_name,
    read_cells,
    summed,
    write_cells,
    wrong_number,
)
from lessons.questions.kinds.score_rubber.rubber_findings import about_deal, about_total, about_vulnerable

ASKED = ("deals", "totals", "winner", "vulnerable")
TIE = "tie"


@dataclass(frozen=True, slots=True)
class Spec:
    """The deals of a rubber and what is asked: some of ASKED, in that order."""

    deals: tuple[Deal, ...]
    game: Game
    edition: str | None
    stop: bool
    ask: tuple[str, ...]

    @property
    def rubber(self) -> Rubber:
        return score_rubber(self.deals, self.game, self.edition, stop=self.stop)

    @property
    def played(self) -> tuple[RubberStep, ...]:
        """The deals that were not passed out."""
        return tuple(step for step in self.rubber.steps if not isinstance(step.deal, PassedOutDeal))


@dataclass(frozen=True, slots=True)
class Answer:
    """Cells by the number of the deal; totals by side; the winner NS, EW or tie; vulnerable now."""

    deals: Mapping[int, Cells]
    totals: dict[Side, int]
    winner: str | None = None
    vulnerable: str | None = None


class ScoreRubber(Kind[Spec, Answer]):
    code = "score-rubber"
    findings = CELL_FINDINGS | {"deal-wrong", "total-wrong", "rubber-end", "vul-early", "part-kept"}

    def read(self, raw: Raw) -> Spec:
        """Fields: game, edition, deals (each with the fields of a deal), stop, ask; expect (some of
        total-NS, total-EW, winner and vulnerable with their values, optional)."""
        fields.only_known(raw, ("game", "edition", "deals", "stop", "ask", "expect"))
        ask = fields.listed(raw, "ask", ("deals", "totals"))
        if not ask or any(name not in ASKED for name in ask):
            raise BadSpec("ask", "not-a-choice", ask)
        spec = Spec(
            tuple(map(deals.deal, fields.listed(raw, "deals"))),
            deals.game(raw),
            deals.edition(raw),
            bool(raw.get("stop", False)),
            tuple(name for name in ASKED if name in ask),
        )
        if not deals.checked(lambda: spec.rubber).steps:
            raise BadSpec("deals", "missing")
        if "winner" in spec.ask and not spec.rubber.ended:
            raise BadSpec("ask", "rubber-not-over", "winner")
        right = self._known(spec)
        for name, value in fields.mapping(raw, "expect").items():
            if right.get(name) != value:
                raise BadSpec(f"expect.{name}", "not-the-engines-answer", value)
        return spec

    @staticmethod
    def _known(spec: Spec) -> dict[str, Any]:
        rubber = spec.rubber
        return {
            "total-NS": rubber.totals.ns,
            "total-EW": rubber.totals.ew,
            "winner": rubber.winner.value if rubber.winner else TIE,
            "vulnerable": rubber.vulnerable.value,
        }

    def write(self, spec: Spec) -> dict[str, Any]:
        raw: dict[str, Any] = {"kind": self.code, "game": spec.game.value, "ask": list(spec.ask)}
        if spec.edition:
            raw["edition"] = spec.edition
        if spec.stop:
            raw["stop"] = True
        return {**raw, "deals": [deals.write_deal(deal) for deal in spec.deals]}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        cells = {step.number: read_cells(form, spec.game, f"{step.number}-") for step in self._asked_deals(spec)}
        totals = {}
        if "totals" in spec.ask:
            for side in Side:
                name = f"total-{side.value}"
                totals[side] = fields.number(form, name)
        winner = fields.one(form, "winner", ("NS", "EW", TIE)) if "winner" in spec.ask else None
        choices = [vulnerability.value for vulnerability in Vulnerability]
        vulnerable = fields.one(form, "vulnerable", choices) if "vulnerable" in spec.ask else None
        return Answer(cells, totals, winner, vulnerable)

    def fill(self, spec: Spec, answer: Answer) -> Form:
        form: dict[str, list[str]] = {}
        for number, cells in answer.deals.items():
            form |= write_cells(cells, f"{number}-")
        form |= {f"total-{side.value}": [str(points)] for side, points in answer.totals.items()}
        form |= {"winner": [answer.winner]} if answer.winner else {}
        return form | ({"vulnerable": [answer.vulnerable]} if answer.vulnerable else {})

    def solution(self, spec: Spec) -> Answer:
        known = self._known(spec)
        totals = {side: known[f"total-{side.value}"] for side in Side} if "totals" in spec.ask else {}
        cells = {step.number: self._right_cells(spec, step) for step in self._asked_deals(spec)}
        return Answer(
            cells, totals, *(known[name] if name in spec.ask else None for name in ("winner", "vulnerable"))
        )

    @staticmethod
    def _asked_deals(spec: Spec) -> tuple[RubberStep, ...]:
        return spec.played if "deals" in spec.ask else ()

    @staticmethod
    def _right_cells(spec: Spec, step: RubberStep) -> Cells:
        return summed([entry.line for entry in spec.rubber.entries if entry.deal == step.number], spec.game)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        parts = [part for step in self._asked_deals(spec) for part in self._deal_parts(spec, step, answer)]
        right, rubber = self.solution(spec), spec.rubber
        for side, points in right.totals.items():
            entered = answer.totals[side]
            found = () if entered == points else (about_total(rubber, side, entered),)
            parts.append(Part(f"total-{side.value}", entered, points, not found, found))
        if "winner" in spec.ask:
            finding = Finding("rubber-end", {"rubber": rubber, "given": answer.winner})
            parts.append(self._choice("winner", answer.winner, right.winner, finding))
        if "vulnerable" in spec.ask:
            finding = about_vulnerable(rubber, str(answer.vulnerable))
            parts.append(self._choice("vulnerable", answer.vulnerable, right.vulnerable, finding))
        return Grade(tuple(parts) or (Part("nothing", 0, 0, True),), of_totals(answer.totals, right.totals))

    @staticmethod
    def _choice(name: str, has: str | None, wanted: str | None, wrong: Finding) -> Part:
        return Part(name, has, wanted, has == wanted, () if has == wanted else (wrong,))

    def _deal_parts(self, spec: Spec, step: RubberStep, answer: Answer) -> list[Part]:
        entered, parts = answer.deals[step.number], []
        for cell, points in self._right_cells(spec, step).items():
            if not points and not entered[cell]:
                continue
            found = () if entered[cell] == points else (about_deal(spec.rubber, step, cell, entered),)
            parts.append(Part(field_name(cell, f"{step.number}-"), entered[cell], points, not found, found))
        return parts

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        return wrong_number(solved, rng)

    def default_law(self, raw: Raw) -> str:
        return ""

    def generate(self, rng: Random, level: int) -> Spec:
        game = Game.CONTRACT
        return Spec(_drawn(rng, level, game), game, None, False, ("deals", "totals"))

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        """In the same game and edition; without the winner, where the rubber drawn has not come to its end."""
        same = replace(spec, deals=_drawn(rng, level, spec.game, spec.edition))
        rest = tuple(name for name in spec.ask if name != "winner") or ("deals", "totals")
        return self.valid(same) or replace(same, ask=rest)


def _drawn(rng: Random, level: int, game: Game, edition: str | None = None) -> tuple[Deal, ...]:
    """The first deals of a rubber, or all of a short one."""
    found: list[Deal] = []
    for _ in range(2 + level):
        if score_rubber(found, game, edition).complete:
            break
        found.append(deals.random_deal(rng, level))
    return tuple(found)


KIND = ScoreRubber()
