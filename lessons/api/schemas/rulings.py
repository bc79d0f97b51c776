"""A question put to the Director, and the ruling."""

from typing import TYPE_CHECKING, Literal

from django.utils.translation import gettext_noop as _
from ninja import Schema
from pydantic import Field

from lessons.api.json_types import JSONObject
from lessons.api.schemas.common import Code, Sentence
from lessons.engine.rulings import CLAUSES, Clause, Edition
from lessons.engine.rulings.facts import Fact, FactType

Year = Literal["1997", "2017"]
if TYPE_CHECKING:  # a type that the engine's own lists make is one only once the program runs
    FactKind = str
else:
    FactKind = Literal[tuple(kind.value for kind in FactType)]


class RulingIn(Schema):
    """What is asked, for people; `clause_schemas` tells it for each law."""

    law: str = Field(description=_("A clause of Laws 17 to 21 by its number of 1997, such as 17D"))
    edition: Year | None = Field(default=None, description=_("1997 when it is left out or null"))
    facts: JSONObject = Field(
        default={}, description=_("The facts that the clause asks for; /api/v1/ruling/laws has them for each")
    )


class RulingOut(Schema):
    """One step of what the Director says."""

    code: Code
    law: str = Field(description=_("The law of that edition, numbered as there"))
    data: dict[str, int | str | None] = Field(description=_("Numbers, calls and seats of this ruling"))
    depends_on: list[str] = Field(
        description=_("What it still depends on: director-judgement, or the name of a fact not given")
    )
    sentence: Sentence


class OtherEdition(Schema):
    """The same facts in the other edition."""

    edition: Year = Field(description=_("The other edition"))
    rulings: list[RulingOut] = Field(description=_("What it rules on the same facts"))


class RulingsOut(Schema):
    """What is ruled, in both editions."""

    law: str = Field(description=_("The clause asked for, by its number of 1997"))
    edition: Year = Field(description=_("The edition asked for"))
    rulings: list[RulingOut] = Field(description=_("What is ruled, step by step"))
    other_edition: OtherEdition = Field(description=_("The same facts in the other edition"))
    differs: bool = Field(description=_("Do the two editions rule differently?"))
    sentence: Sentence


class FactOut(Schema):
    """A fact that a clause asks for."""

    name: str = Field(description=_("Its name in the facts of a request"))
    type: FactKind = Field(description=_("Of what type the answer is"))
    choices: list[str] = Field(description=_("The possible answers, where they can be listed"))
    question: Sentence


class LawOut(Schema):
    """A clause and what it asks."""

    law: str = Field(description=_("The number of the clause, as in 1997"))
    title: Sentence
    facts: list[FactOut] = Field(description=_("What the clause asks for"))


class LawsOut(Schema):
    """Every clause of Laws 17 to 21."""

    laws: list[LawOut] = Field(description=_("Every clause of Laws 17 to 21"))


def clause_schemas() -> list[JSONObject]:
    """What may be asked, exactly: one JSON schema for each clause."""
    return [_clause_schema(clause) for clause in CLAUSES.values()]


def _clause_schema(clause: Clause) -> JSONObject:
    needed = [fact.name for fact in clause.facts if not fact.nullable]
    facts = {
        "type": "object",
        "properties": {fact.name: _fact_schema(fact) for fact in clause.facts},
        "required": needed,
        "additionalProperties": False,
    } | _TOGETHER.get(clause.number, {})
    return {
        "type": "object",
        "title": clause.number,
        "properties": {
            "law": {"const": clause.number},
            "edition": {"enum": [*(edition.value for edition in Edition), None]},
            "facts": facts if needed else {"anyOf": [facts, {"type": "null"}]},
        },
        "required": ["law", "facts"] if needed else ["law"],
    }


def _fact_schema(fact: Fact) -> JSONObject:
    schema = _value_schema(fact)
    return {"anyOf": [schema, {"type": "null"}]} if fact.nullable else schema


def _value_schema(fact: Fact) -> JSONObject:
    if fact.type is FactType.SEATS:
        return {"type": "array", "items": {"enum": list(fact.choices)}}
    if fact.choices:
        return {"type": "string", "enum": list(fact.choices)}
    match fact.type:
        case FactType.NUMBER:
            return {"type": "integer", "enum": list(range(fact.low or 0, (fact.high or 0) + 1))}
        case FactType.CALLS:
            return _LAWFUL
        case FactType.CALL:  # a bid as somebody said it, which may be out of range
            return {"type": "string", "pattern": r"^([0-9]{1,9}[CDHSN]|P|X|XX)$"}
    return {"type": "boolean"}


# No schema can tell every lawful auction. This one tells the simplest: a call, then passes.
_LAWFUL: JSONObject = {
    "type": "array",
    "description": "The calls of any lawful auction, in turn from the dealer; described here are the simplest.",
    "prefixItems": [{"type": "string", "pattern": "^([1-7][CDHSN]|P)$"}],
    "items": {"const": "P"},
    "maxItems": 4,
}

_COULD_WELL: JSONObject = {
    "anyOf": [
        {"properties": {"probable_cause": {"const": False}}},
        {"properties": {"could_well": {"enum": [True, None]}}},
    ]
}
# Facts that must fit each other: as many seats as calls; what was probably the cause could well have been it.
_TOGETHER: JSONObject = {
    "17E": {
        "anyOf": [
            {"properties": {name: {"minItems": count, "maxItems": count} for name in ("calls", "seats")}}
            for count in range(_LAWFUL["maxItems"] + 1)
        ]
    },
    "21B1": _COULD_WELL,
    "21B3": _COULD_WELL,
}
