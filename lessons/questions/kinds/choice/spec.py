"""Choose one or several of some texts. The only kind whose key is stated: the texts are not the engine's."""

from dataclasses import dataclass
from random import Random
from typing import Any

from lessons.questions.kinds import fields
from lessons.questions.kinds.base import OPTION, BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw


@dataclass(frozen=True, slots=True)
class Spec:
    """The names of the options, in order, and which are right. Their texts are prose in each language."""

    options: tuple[str, ...]
    right: frozenset[str]

    @property
    def several(self) -> bool:
        return len(self.right) != 1


@dataclass(frozen=True, slots=True)
class Answer:
    chosen: frozenset[str]


class Choice(Kind[Spec, Answer]):
    code = "choice"
    findings = frozenset({OPTION})
    generates = False

    def read(self, raw: Raw) -> Spec:
        """Fields: options (names), right (one name or a list). Each wrong option needs a note in the prose."""
        fields.only_known(raw, ("options", "right"))
        options = tuple(map(str, fields.listed(raw, "options")))
        right = raw.get("right")
        key = frozenset(map(str, right if isinstance(right, list) else [right]))
        if len(options) < 2 or len(set(options)) != len(options):
            raise BadSpec("options", "too-few-or-twice", options)
        if right is None or not key <= set(options) or len(key) == len(options):
            raise BadSpec("right", "not-a-choice", right)
        return Spec(options, key)

    def write(self, spec: Spec) -> dict[str, Any]:
        right = [name for name in spec.options if name in spec.right]
        return {"kind": self.code, "options": list(spec.options), "right": right if spec.several else right[0]}

    def parse(self, spec: Spec, form: Fields) -> Answer:
        chosen = frozenset(form.get("choice") or ())
        if not chosen:
            raise BadAnswer("choice", "missing")
        if not chosen <= set(spec.options) or (len(chosen) > 1 and not spec.several):
            raise BadAnswer("choice", "not-a-choice")
        return Answer(chosen)

    def fill(self, spec: Spec, answer: Answer) -> Form:
        return {"choice": sorted(answer.chosen)}

    def solution(self, spec: Spec) -> Answer:
        return Answer(spec.right)

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        """Of several, what was chosen comes first: it is explained before what was left out."""
        if not spec.several:
            (chosen,) = answer.chosen
            return Grade((self._part(spec, chosen, chosen, next(iter(spec.right))),))
        marks = [self._mark(spec, answer, name) for name in spec.options]
        return Grade(tuple(sorted(marks, key=lambda part: not part.given)))

    def _mark(self, spec: Spec, answer: Answer, name: str) -> Part:
        chosen, expected = name in answer.chosen, name in spec.right
        if chosen == expected:  # what was rightly left out earns nothing
            return Part(name, chosen, expected, True, weight=int(expected))
        return self._part(spec, name, chosen, expected)

    @staticmethod
    def _part(spec: Spec, name: str, chosen: Any, expected: Any) -> Part:
        found = () if chosen == expected else (Finding(OPTION, {"option": name}),)
        return Part("choice" if not spec.several else name, chosen, expected, chosen == expected, found)

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        if spec.several:
            chosen = {rng.choice(spec.options)} ^ set(solved["choice"])
            return {"choice": [name for name in spec.options if name in chosen]}
        return {"choice": [rng.choice(spec.options)]}

    def default_law(self, raw: Raw) -> str:
        return ""

    def generate(self, rng: Random, level: int) -> Spec:
        raise NotImplementedError("its texts are written by people")


KIND = Choice()
