"""Score one deal: what each side writes below and above the line (or simply scores, at duplicate)."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lessons.engine.scoring.editions import Game
from lessons.engine.seats import Vulnerability
from lessons.questions.kinds import deals, fields
from lessons.questions.kinds.base import BadSpec, Fields, Form, Grade, Kind, Part, Raw
from lessons.questions.kinds.consequences import of_score
from lessons.questions.kinds.score_cells import (
    CELL_FINDINGS,
    Cell,
    Scored,
    field_name,
    judge,
    read_cells,
    write_cells,
    wrong_number,
)


@dataclass(frozen=True, slots=True)
class Spec:
    scored: Scored


@dataclass(frozen=True, slots=True)
class Answer:
    """Points by side and place."""

    cells: dict[Cell, int]


class ScoreDeal(Kind[Spec, Answer]):
    code = "score-deal"
    findings = CELL_FINDINGS

    def read(self, raw: Raw) -> Spec:
        """Fields: game, edition, vulnerable, those of a deal; expect ({NS-below: 100}, optional)."""
        fields.only_known(raw, ("game", "edition", "vulnerable", "expect", *deals.FIELDS))
        scored = Scored(deals.deal(raw), deals.game(raw), deals.edition(raw), deals.vulnerable(raw))
        deals.checked(lambda: scored.lines)
        right = {field_name(cell): points for cell, points in scored.cells.items() if points}
        if raw.get("expect", right) != right:
            raise BadSpec("expect", "not-the-engines-answer", raw["expect"])
        return Spec(scored)

    def write(self, spec: Spec) -> dict[str, Any]:
        scored = spec.scored
        raw = {"kind": self.code, "game": scored.game.value, **deals.write_deal(scored.deal)}
        if scored.edition:
            raw["edition"] = scored.edition
        if scored.vulnerable is not Vulnerability.NONE:
            raw["vulnerable"] = scored.vulnerable.value
        return raw

    def parse(self, spec: Spec, form: Fields) -> Answer:
        return Answer(read_cells(form, spec.scored.game))

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return write_cells(answer.cells)

    def solution(self, spec: Spec) -> Answer:
        return Answer(spec.scored.cells)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        parts = tuple(judge(spec.scored, answer.cells))
        return Grade(parts or (Part("nothing", 0, 0, True),), of_score(spec.scored, answer.cells))

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        return wrong_number(solved, rng)

    def default_law(self, raw: Raw) -> str:
        return ""

    def generate(self, rng: Random, level: int) -> Spec:
        vulnerable = rng.choice(list(Vulnerability)) if level > 1 else Vulnerability.NONE
        return Spec(Scored(deals.random_deal(rng, level), Game.CONTRACT, None, vulnerable))

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        """In the same game and edition; nobody is vulnerable where the game knows nothing of that."""
        drawn = self.generate(rng, level).scored
        same = Spec(replace(drawn, game=spec.scored.game, edition=spec.scored.edition))
        return self.valid(same) or Spec(replace(same.scored, vulnerable=Vulnerability.NONE))


KIND = ScoreDeal()
