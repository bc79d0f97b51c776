"""What every kind of question has in common.

A kind reads a spec (a few plain fields of a content file or of a generator), solves it with the
engine and grades an answer. A spec and an answer are plain JSON-like data outside, typed inside.
A grade says what was right part by part and names what was wrong by finding: the sentence for it
is the business of `words`, so that one stored attempt can be shown in any language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

Raw = Mapping[str, Any]

# A form as it came: each field with all its values.
Fields = Mapping[str, Sequence[str]]
# A form as a kind fills it in.
Form = dict[str, list[str]]
# The finding about an option of a choice: what is said of it is its author's.
OPTION = "option"


class BadSpec(ValueError):
    """The spec cannot be a question of this kind. `field` names what is wrong, `code` how, for a content file."""

    def __init__(self, field: str, code: str, text: object = "") -> None:
        super().__init__(f"{field}: {code} {text}".strip())
        self.field, self.code, self.text = field, code, "" if text is None else str(text)


class BadAnswer(ValueError):
    """The answer cannot be read: a field is missing or holds what it cannot hold. It is asked again, not graded."""

    def __init__(self, field: str, code: str, text: object = "") -> None:
        super().__init__(f"{field}: {code} {text}".strip())
        self.field, self.code, self.text = field, code, str(text)


class Verdict(Enum):
    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """What a wrong answer shows: a permanent code and the engine's facts that its sentence needs.

    `wider` is the code of a plainer finding that this one is a case of: what a step says about that one
    holds here too.
    """

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)
    wider: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that was asked: its name, what was given, what the engine says, and why it differs."""

    name: str
    given: Any
    expected: Any
    right: bool
    findings: tuple[Finding, ...] = ()
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Grade:
    """The parts of an answer, judged; `consequence` is what a wrong answer would have come to, where there is such.

    >>> grade = Grade((Part("declarer", "S", "N", False), Part("contract", "4S", "4S", True)))
    >>> grade.credit, grade.verdict
    (Fraction(1, 2), <Verdict.PARTLY: 'partly'>)
    """

    parts: tuple[Part, ...]
    consequence: Finding | None = None

    @property
    def credit(self) -> Fraction:
        """Between 0 and 1: the weight of the right parts."""
        whole = sum(part.weight for part in self.parts)
        return Fraction(sum(part.weight for part in self.parts if part.right), whole)

    @property
    def verdict(self) -> Verdict:
        credit = self.credit
        return Verdict.RIGHT if credit == 1 else Verdict.PARTLY if credit else Verdict.WRONG

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings, each code once (of a choice each option), in the order of the parts."""
        found: dict[tuple[str, Any], Finding] = {}
        for part in self.parts:
            for finding in part.findings:
                found.setdefault((finding.code, finding.data.get("option")), finding)
        return tuple(found.values())


SpecT = TypeVar("SpecT")
AnswerT = TypeVar("AnswerT")


class Kind(Generic[SpecT, AnswerT]):
    """A kind of question. Subclasses are stateless; the `spec` of each folder has one object of its own, `KIND`.

    `findings` are the codes of all that a wrong answer can show; `generates`: questions can be drawn;
    `names_clause`: its specs name the clause of the Laws that they are about.
    """

    code: ClassVar[str]
    findings: ClassVar[frozenset[str]] = frozenset()
    generates: ClassVar[bool] = True
    names_clause: ClassVar[bool] = False

    def read(self, raw: Raw) -> SpecT:
        """The typed spec. Raises BadSpec, also where a stated answer is not the engine's."""
        raise NotImplementedError

    def write(self, spec: SpecT) -> dict[str, Any]:
        """The plain form of a spec, such that read(write(spec)) == spec."""
        raise NotImplementedError

    def parse(self, spec: SpecT, fields: Fields) -> AnswerT:
        """The typed answer of a form. Raises BadAnswer."""
        raise NotImplementedError

    def fill(self, spec: SpecT, answer: AnswerT) -> Form:
        """The form of an answer, such that parse(spec, fill(spec, answer)) == answer."""
        raise NotImplementedError

    def solution(self, spec: SpecT) -> AnswerT:
        """An answer that is right, by the engine."""
        raise NotImplementedError

    def grade(self, spec: SpecT, answer: AnswerT) -> Grade:
        raise NotImplementedError

    def wrong_answer(self, spec: SpecT, solved: Form, rng: Random) -> Form:
        """A form as a made-up student fills it in who is wrong as people are wrong; now and then it is right.

        `solved` is the form of the right answer.
        """
        raise NotImplementedError

    def default_law(self, raw: Raw) -> str:
        """The Law from 17 to 21 that a question is about, as far as its spec shows that itself; "" for none."""
        raise NotImplementedError

    def generate(self, rng: Random, level: int) -> SpecT:
        """A question of a level from 1 to 4; the same seed gives the same question."""
        raise NotImplementedError

    def has_twins(self, spec: SpecT) -> bool:
        """Whether questions like this one can be drawn."""
        return self.generates

    def twin(self, spec: SpecT, rng: Random, level: int) -> SpecT:
        """A question of a level that asks the same as this one, as far as such can be drawn; by the seed, too."""
        return self.generate(rng, level)

    def valid(self, spec: SpecT) -> SpecT | None:
        """The spec; None where what it asks cannot be asked of it."""
        try:
            return self.read(self.write(spec))
        except BadSpec:
            return None
