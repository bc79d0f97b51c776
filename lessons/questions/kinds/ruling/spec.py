"""Rule on an incident: which rulings apply, in order where order matters."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any

from lessons.engine.rulings import CLAUSES, Clause, Edition, Ruling, RulingError, UnknownLawsEdition
from lessons.engine.rulings.facts import Fact, FactType
from lessons.questions.kinds import fields
from lessons.questions.kinds.base import BadAnswer, BadSpec, Fields, Finding, Form, Grade, Kind, Part, Raw

# Clauses whose facts are few and finite, from which questions can be drawn, by level.
_DRAWN = (
    ("18F", "20C1", "20D", "20A"),
    ("17A", "20B", "20C2", "20F2"),
    ("20F1", "21B1", "21B2", "20E"),
    ("17D", "21B3"),
)

# What somebody may ask or have restated.
_ASKING = {"full-review-with-alerts", "full-review", "may-ask", "may-ask-whose-lead"}


@dataclass(frozen=True, slots=True)
class Spec:
    """A clause, an edition and the facts (as JSON has them); `options` are the codes to choose among."""

    law: str
    edition: Edition
    facts: Mapping[str, Any] = field(hash=False)
    options: tuple[str, ...]
    ordered: bool = False

    @property
    def clause(self) -> Clause:
        return CLAUSES[self.law]

    @property
    def offered(self) -> dict[str, Ruling]:
        """The options, each as a ruling of the clause on facts as near as can be to those given.

        What the clause rules on no such facts is said of the facts themselves.
        """
        found: dict[str, Ruling] = {}
        for ruling in _possible(self.law, self.facts, self.edition):
            found.setdefault(ruling.code, ruling)
        data = {fact.name: fact.read(self.facts.get(fact.name)) for fact in self.clause.facts}
        return {
            code: found.get(code) or Ruling(code, self.law, self.edition, self.law, data) for code in self.options
        }

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return self.clause.rule(self.edition, self.facts)


@dataclass(frozen=True, slots=True)
class Answer:
    """The codes chosen; in the order given when the order was asked."""

    codes: tuple[str, ...]


class RulingKind(Kind[Spec, Answer]):
    code = "ruling"
    findings = frozenset(
        {
            "ruling-missed",
            "ask-bidder",
            "misstated-void",
            "ruling-not",
            "dummy-asks",
            "ask-any-time",
            "mi-forever",
            "ruling-order",
        }
    )
    names_clause = True
    laws: tuple[str, ...] = tuple(CLAUSES)

    def read(self, raw: Raw) -> Spec:
        """Fields: law, edition, facts, options (codes as shown; the right ones are added), ordered, expect."""
        fields.only_known(raw, ("law", "edition", "facts", "options", "ordered", "expect"))
        law = str(raw.get("law"))
        if law not in self.laws:
            raise BadSpec("law", "unknown-law", law)
        try:
            edition = Edition.of(str(raw["edition"]) if raw.get("edition") is not None else None)
            known = dict(fields.mapping(raw, "facts"))
            right = [ruling.code for ruling in CLAUSES[law].rule(edition, known)]
        except UnknownLawsEdition as error:
            raise BadSpec("edition", error.code, error.text) from error
        except RulingError as error:
            raise BadSpec(f"facts.{getattr(error, 'where', '')}", error.code, error) from error
        if "expect" in raw and raw["expect"] != right:
            raise BadSpec("expect", "not-the-engines-answer", raw["expect"])
        options = _options(law, known, right, fields.listed(raw, "options"))
        if len(options) < 2:
            raise BadSpec("options", "missing", law)
        return Spec(law, edition, known, options, bool(raw.get("ordered", False)) and len(right) > 1)

    def write(self, spec: Spec) -> dict[str, Any]:
        raw: dict[str, Any] = {"kind": self.code, "law": spec.law, "edition": spec.edition.value}
        raw |= {"facts": dict(spec.facts), "options": list(spec.options)}
        return {**raw, "ordered": True} if spec.ordered else raw

    def parse(self, spec: Spec, form: Fields) -> Answer:
        """Field `rulings`, once for each code chosen; with order, `order-CODE` with its number from 1."""
        chosen = list(form.get("rulings") or ())
        if spec.ordered:
            numbers = {code: (form.get(f"order-{code}") or [""])[0].strip() for code in spec.options}
            numbered = {code: text for code, text in numbers.items() if text}
            if not all(text.isascii() and text.isdigit() and len(text) < 3 for text in numbered.values()):
                raise BadAnswer("rulings", "not-an-order")
            places = {code: int(text) for code, text in numbered.items()}
            if len(set(places.values())) < len(places):  # which comes first would be a guess
                raise BadAnswer("rulings", "not-an-order")
            chosen = sorted(places, key=places.__getitem__) or chosen
        if not chosen:
            raise BadAnswer("rulings", "missing")
        if not set(chosen) <= set(spec.options):
            raise BadAnswer("rulings", "not-a-choice")
        return Answer(tuple(chosen if spec.ordered else [code for code in spec.options if code in chosen]))

    def fill(self, spec: Spec, answer: Answer) -> Form:
        if spec.ordered:
            return {f"order-{code}": [str(number)] for number, code in enumerate(answer.codes, start=1)}
        return {"rulings": list(answer.codes)}

    def solution(self, spec: Spec) -> Answer:
        right = [ruling.code for ruling in spec.rulings]
        return Answer(tuple(right if spec.ordered else [code for code in spec.options if code in right]))

    def grade(self, spec: Spec, answer: Answer) -> Grade:
        right = {ruling.code: ruling for ruling in spec.rulings}
        marks = [self._part(spec, code, code in answer.codes, right) for code in spec.options]
        parts = sorted(marks, key=lambda part: not part.given)  # what was chosen is explained first
        kept = [code for code in answer.codes if code in right]
        if spec.ordered and len(kept) == len(right):
            in_order = kept == list(right)
            found = () if in_order else (Finding("ruling-order", {"rulings": spec.rulings}),)
            parts.append(Part("order", tuple(kept), tuple(right), in_order, found))
        return Grade(tuple(parts))

    @staticmethod
    def _part(spec: Spec, code: str, chosen: bool, right: Mapping[str, Ruling]) -> Part:
        expected = code in right
        if chosen == expected:  # what was rightly left out earns nothing
            return Part(code, chosen, expected, True, weight=int(expected))
        data = {"spec": spec, "code": code, "rulings": tuple(right.values())}
        found = _about_ruling(spec.law, spec.facts, code, missed=expected, data=data)
        return Part(code, chosen, expected, False, (found,))

    def wrong_answer(self, spec: Spec, solved: Form, rng: Random) -> Form:
        """The order turned round where it is asked; else one ruling too many, or one too few."""
        if spec.ordered:
            codes = list(solved)
            return {code: [str(len(codes) - place)] for place, code in enumerate(codes)}
        chosen = {rng.choice(spec.options)} ^ set(solved["rulings"])
        return {"rulings": [code for code in spec.options if code in chosen]}

    def default_law(self, raw: Raw) -> str:
        return str(raw["law"])[:2]

    def generate(self, rng: Random, level: int) -> Spec:
        while True:
            law = rng.choice([law for law in _DRAWN[level - 1] if law in self.laws] or self.laws)
            choices = [_drawn(fact) for fact in CLAUSES[law].facts]
            if not all(choices):
                continue
            facts = {fact.name: rng.choice(values) for fact, values in zip(CLAUSES[law].facts, choices, strict=True)}
            if CLAUSES[law].problems(facts):
                continue
            edition = rng.choice(list(Edition)) if level > 2 else Edition.OF_2017
            right = [ruling.code for ruling in CLAUSES[law].rule(edition, facts)]
            options = _options(law, facts, right, ())
            if len(options) > 1:
                return Spec(law, edition, facts, options)

    def has_twins(self, spec: Spec) -> bool:
        return bool(_others(spec))

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        """Of the same clause and edition, whatever the level, with other facts."""
        return rng.choice(_others(spec))


def _others(spec: Spec) -> list[Spec]:
    """The questions that can be drawn of a clause in an edition, without the one given."""
    return [one for one in _every(spec.law, spec.edition) if one.facts != spec.facts]


@cache
def _every(law: str, edition: Edition) -> tuple[Spec, ...]:
    """All the questions that can be drawn of a clause in an edition; none where its facts are not few."""
    clause, found = CLAUSES[law], []
    for values in product(*map(_drawn, clause.facts)):
        facts = {fact.name: value for fact, value in zip(clause.facts, values, strict=True)}
        if not clause.problems(facts):
            options = _options(law, facts, [ruling.code for ruling in clause.rule(edition, facts)], ())
            if len(options) > 1:
                found.append(Spec(law, edition, facts, options))
    return tuple(found)


def _drawn(fact: Fact) -> tuple[Any, ...]:
    """The values that a question may be drawn with: a fact that could be left to the others is told."""
    return tuple(value for value in _values(fact) if value is not None or not fact.has_default)


def _values(fact: Fact) -> tuple[Any, ...]:
    """Every value of a fact that has few; none where it has many."""
    match fact.type:
        case FactType.BOOLEAN:
            return (True, False)
        case FactType.BOOLEAN_OR_NULL:
            return (True, False, None)
        case FactType.CHOICE if len(fact.choices) < 6:
            return fact.choices
    return ()


def _options(law: str, known: Mapping[str, Any], right: Iterable[str], stated: Iterable[str]) -> tuple[str, ...]:
    """The codes stated, else what the clause could rule if the facts were others; always the right codes too."""
    shown = tuple(map(str, stated)) or possible_codes(law, known)
    return tuple(dict.fromkeys((*shown, *right)))


def possible_codes(law: str, known: Mapping[str, Any]) -> tuple[str, ...]:
    """The codes of all that the clause could rule if the facts were others; none where it cannot rule."""
    return tuple(dict.fromkeys(ruling.code for ruling in _all(law, known)))


def _all(law: str, known: Mapping[str, Any]) -> Iterator[Ruling]:
    """Every ruling that the clause could make: on the facts given and others, in either edition."""
    for facts in _situations(law, known):
        for edition in Edition:
            yield from CLAUSES[law].rule(edition, facts)


def _possible(law: str, known: Mapping[str, Any], edition: Edition) -> Iterator[Ruling]:
    """Every ruling that the clause could make, in this edition before the other, and on the likest facts first."""

    def unlike(facts: Mapping[str, Any]) -> int:
        return sum(known.get(name) != value for name, value in facts.items())

    nearest = sorted(_situations(law, known), key=unlike)
    for one in (edition, edition.other):
        for facts in nearest:
            yield from CLAUSES[law].rule(one, facts)


def _situations(law: str, known: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Facts like those given, with other values wherever a fact has but few; only those that can be together."""
    facts = CLAUSES[law].facts
    values = [_values(fact) or _value_or_none(fact, known) for fact in facts]
    for combination in islice(product(*values), 200):
        situation = dict(zip((fact.name for fact in facts), combination, strict=True))
        if not CLAUSES[law].problems(situation):
            yield situation


def _value_or_none(fact: Fact, known: Mapping[str, Any]) -> tuple[Any, ...]:
    """The value given, and what it would be to leave it out where it may be."""
    value = known.get(fact.name)
    return (value, None) if fact.nullable and value is not None else (value,)


def _about_ruling(law: str, facts: Mapping[str, Any], code: str, *, missed: bool, data: Mapping[str, Any]) -> Finding:
    """The finding for a ruling that does not apply and was chosen, or applies and was missed."""
    plain = "ruling-missed" if missed else "ruling-not"
    idea = _missed_idea(law, facts, code) if missed else _chosen_idea(law, facts, code)
    return Finding(idea or plain, data, plain if idea else "")


def _chosen_idea(law: str, facts: Mapping[str, Any], code: str) -> str:
    if law.startswith("20") and code in _ASKING:
        if facts.get("role") == "dummy":
            return "dummy-asks"
        return "ask-any-time" if facts.get("own_turn") is False else ""
    if law.startswith("21B") and code == "may-change-without-penalty":
        late = facts.get("auction_period_over") or facts.get("partner_called_since")
        return "mi-forever" if late else ""
    return ""


def _missed_idea(law: str, facts: Mapping[str, Any], code: str) -> str:
    if law == "20F1" and code == "answer-by-partner":
        return "ask-bidder"
    if law in ("19A3", "19B3") and code in ("doubled-as-made", "redoubled-as-made"):
        return "misstated-void" if facts.get("stated") not in (None, facts.get("actual")) else ""
    return ""


KIND = RulingKind()
