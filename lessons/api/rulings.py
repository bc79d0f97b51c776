"""POST /ruling and GET /ruling/laws: what the Director rules, and which facts each clause asks for."""

from lessons.api import words
from lessons.api.fields import Fields, Problems
from lessons.api.json_types import JSONObject, JSONValue
from lessons.api.problems import RequestRefused, shown
from lessons.engine.rulings import (
    CLAUSES,
    Clause,
    Edition,
    FactError,
    MissingFact,
    Ruling,
    UnknownLaw,
    UnknownLawsEdition,
    clause_of,
)
from lessons.engine.rulings.facts import Fact, FactType
from lessons.laws.words import rulings as ruling_words
from lessons.wording.sentence import joined


def answer(body: JSONValue) -> JSONObject:
    """Rule on the facts of a decoded body, in the edition asked for and in the other. Raises RequestRefused."""
    problems = Problems()
    fields = Fields(body, problems)
    clause = _clause(fields)
    edition = _edition(fields)
    facts = _facts(fields, clause)
    if problems or clause is None:
        raise RequestRefused(problems)
    ruled = clause.rule(edition, facts)
    differences = clause.differences(facts)
    return {
        "law": clause.number,
        "edition": edition.value,
        "rulings": [ruling_json(ruling) for ruling in ruled],
        "other_edition": {
            "edition": edition.other.value,
            "rulings": [ruling_json(ruling) for ruling in clause.rule(edition.other, facts)],
        },
        "differs": bool(differences),
        "sentence": joined(ruling_words.rulings(ruled), *map(ruling_words.difference, differences)),
    }


def ruling_json(ruling: Ruling) -> JSONObject:
    return {
        "code": ruling.code,
        "law": ruling.law,
        "data": ruling.plain_data,
        "depends_on": list(ruling.depends_on),
        "sentence": ruling_words.ruling(ruling),
    }


def laws() -> JSONObject:
    """Every clause with its title and the facts it asks for."""
    return {"laws": [clause_json(clause) for clause in CLAUSES.values()]}


def clause_json(clause: Clause) -> JSONObject:
    return {
        "law": clause.number,
        "title": ruling_words.title(clause.number),
        "facts": [
            {
                "name": fact.name,
                "type": fact.type.value,
                "choices": list(fact.choices),
                "question": ruling_words.question(fact.name, clause.number),
            }
            for fact in clause.facts
        ],
    }


# Reading the request


def _clause(fields: Fields) -> Clause | None:
    law = fields.text("law")
    if law is None:
        return None
    try:
        return clause_of(law)
    except UnknownLaw:
        fields.note("law", "unknown-law", words.unknown_law(shown(law)))
        return None


def _edition(fields: Fields) -> Edition:
    year = fields.text("edition", default=None)
    try:
        return Edition.of(year)
    except UnknownLawsEdition:
        known = [edition.value for edition in Edition]
        fields.note("edition", "unknown-edition", words.unknown_edition(shown(year), known))
        return Edition.OF_1997


def _facts(fields: Fields, clause: Clause | None) -> JSONObject:
    """The facts, with each problem noted at its place. Without any, an empty object."""
    value = fields.value("facts", None)
    facts = Fields({} if value is None else value, fields.problems, "facts")
    if clause and facts.is_object:
        for problem in clause.problems(facts.members):
            _note(facts, clause, problem)
    return facts.members


def _note(facts: Fields, clause: Clause, problem: FactError) -> None:
    fact = next((fact for fact in clause.facts if fact.name == problem.name), None)
    where = facts.path(problem.where)
    if fact is None:
        value = facts.members[problem.name]
        facts.problems.note(where, problem.code, value, words.fact_not_asked(shown(problem.name), clause.number))
        return
    question = ruling_words.question(fact.name, clause.number)
    if isinstance(problem, MissingFact):
        facts.problems.note(where, problem.code, "", words.missing_fact(fact.name, question))
        return
    value = facts.members[fact.name]
    if problem.place is not None:
        value = value[problem.place]
    facts.problems.note(where, problem.code, value, _wrong_fact(fact, problem, where, shown(value), question))


def _wrong_fact(fact: Fact, problem: FactError, where: str, text: str, question: str) -> str:
    match fact.type:
        case FactType.BOOLEAN:
            return words.wrong_type(where, "boolean")
        case FactType.BOOLEAN_OR_NULL if fact.name == "could_well" and text == "false":
            return words.could_not_well()
        case FactType.BOOLEAN_OR_NULL:
            return words.wrong_type(where, "boolean-or-null")
        case FactType.SEATS if problem.place is None:
            return words.seats_of_calls(where)
        case FactType.SEAT | FactType.SEATS:
            return words.unknown_seat(text)
        case FactType.NUMBER:
            return words.not_in_range(where, fact.low or 0, fact.high or 0)
        case FactType.CHOICE if fact.name == "contract":
            return words.not_a_contract(text)
        case FactType.CHOICE:
            return words.not_a_choice(where, fact.choices)
        case FactType.CALLS:
            return words.not_lawful(text)
    return words.wrong_fact(text, question)
