"""The catalogue of clauses, their facts, and what is said of wrong ones."""

import inspect
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.rulings import (
    CLAUSES,
    Clause,
    Edition,
    FactError,
    MissingFact,
    UnknownLaw,
    UnknownLawsEdition,
    WrongFact,
    rule,
)
from lessons.engine.rulings.facts import FactType

BY_LAW = {
    17: ["A", "B", "C", "D", "E"],
    18: ["A", "B", "C", "D", "E", "F"],
    19: ["A1", "A2", "A3", "B1", "B2", "B3", "C", "D"],
    20: ["A", "B", "C1", "C2", "D", "E", "F1", "F2"],
    21: ["A", "B1", "B2", "B3"],
}
NUMBERS = [f"{law}{clause}" for law, clauses in BY_LAW.items() for clause in clauses]
clauses = pytest.mark.parametrize("clause", CLAUSES.values(), ids=list(CLAUSES))


def test_catalogue_has_every_clause_of_laws_17_to_21_in_order() -> None:
    assert list(CLAUSES) == NUMBERS


def test_only_clauses_that_moved_have_another_number_today() -> None:
    assert {number: clause.today for number, clause in CLAUSES.items() if clause.today != number} == {
        "17D": "15A",
        "17E": "17D",
    }


@clauses
def test_function_of_a_clause_takes_the_facts_of_its_catalogue_entry(clause: Clause) -> None:
    names = [fact.name for fact in clause.facts]
    for function in (clause.ruler, clause.contrast):
        parameters = inspect.signature(function).parameters.values()
        keywords = [parameter for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY]
        if not any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
            assert [parameter.name for parameter in keywords] == names
    annotations = inspect.get_annotations(clause.ruler)
    for fact in clause.facts:
        assert ("None" in str(annotations[fact.name])) is fact.nullable


EXAMPLES: dict[FactType, Any] = {
    FactType.BOOLEAN: True,
    FactType.BOOLEAN_OR_NULL: None,
    FactType.CALLS: ["1H", "X"],
    FactType.NUMBER: 3,
    FactType.SEAT: "S",
    FactType.SEATS: ["N", "E"],
}


def example(clause: Clause) -> dict[str, Any]:
    """Facts that a clause can rule on."""
    return {
        fact.name: EXAMPLES[fact.type] if fact.type in EXAMPLES else fact.choices[-1] if fact.choices else "1C"
        for fact in clause.facts
    }


@clauses
def test_clause_without_a_needed_fact_says_which_is_missing(clause: Clause) -> None:
    for fact in clause.facts:
        for without in (
            {name: value for name, value in example(clause).items() if name != fact.name},
            {**example(clause), fact.name: None},
        ):
            problems = [(type(problem), problem.where) for problem in clause.problems(without)]
            assert problems == ([] if fact.nullable else [(MissingFact, fact.name)])


@clauses
@pytest.mark.parametrize(
    "wrong", ["", "yes", "1c", "8C ", "8X", "n", [], {}, ["P", 3], 1.0, -1, 999, [["P"]], float("nan")]
)
def test_fact_of_the_wrong_kind_is_refused_where_it_stands(clause: Clause, wrong: Any) -> None:
    for fact in clause.facts:
        if fact.type is FactType.CALLS and wrong == []:
            continue
        with pytest.raises(WrongFact) as refused:
            clause.rule(Edition.OF_1997, {**example(clause), fact.name: wrong})
        place = "[1]" if wrong == ["P", 3] and fact.type is FactType.CALLS else ""
        place = "[0]" if wrong == [["P"]] and fact.type in (FactType.CALLS, FactType.SEATS) else place
        place = "[0]" if wrong == ["P", 3] and fact.type is FactType.SEATS else place
        assert refused.value.where == fact.name + place


@clauses
def test_fact_that_the_clause_does_not_ask_for_is_refused(clause: Clause) -> None:
    [problem] = clause.problems({**example(clause), "weather": "fine"})
    assert (problem.code, problem.where) == ("wrong-fact", "weather")


@pytest.mark.parametrize(("calls", "where"), [
    (["1H", "1C"], "calls[1]"), (["P", "P", "P", "P", "P"], "calls[4]"), (["1H", "8C"], "calls[1]"),
    (["P"] * 1000, "calls[4]"), (["X", "nonsense"], "calls[1]"),
])  # fmt: skip
def test_calls_that_no_auction_could_hold_are_refused_at_the_first_wrong_one(calls: list[str], where: str) -> None:
    [problem] = CLAUSES["19C"].problems({"dealer": "N", "calls": calls})
    assert (problem.code, problem.where) == ("wrong-fact", where)


@pytest.mark.parametrize(("law", "facts", "where"), [
    ("17E", {"calls": ["1H", "P"], "seats": ["N"]}, "seats"),
    ("17E", {"calls": [], "seats": ["N"]}, "seats"),
    ("17E", {"calls": ["1H", "1C"], "seats": ["N", "W"]}, "calls[1]"),
    ("17E", {"calls": ["1H", "X"], "seats": ["N", "S"]}, "calls[1]"),
    ("17E", {"calls": ["1H", "P", "P", "P", "P"], "seats": ["N", "E", "S", "W", "N"]}, "calls[4]"),
    ("17E", {"calls": ["1H"] + ["P"] * 1000, "seats": ["N"] + ["S"] * 1000}, "calls[1000]"),
    ("21B1", {"probable_cause": True, "could_well": False}, "could_well"),
    ("21B3", {"probable_cause": True, "could_well": False}, "could_well"),
])  # fmt: skip
def test_facts_that_cannot_be_true_together_are_refused(law: str, facts: dict[str, Any], where: str) -> None:
    rest = {**example(CLAUSES[law]), **facts}
    with pytest.raises(WrongFact) as refused:
        rule(law, "2017", rest)
    assert (refused.value.where, [problem.where for problem in CLAUSES[law].problems(rest)]) == (where, [where])


def test_all_problems_are_told_at_once() -> None:
    problems = CLAUSES["17D"].problems({"lho_called": 1, "same_call": "yes", "other": None})
    assert [(problem.code, problem.where) for problem in problems] == [
        ("wrong-fact", "lho_called"),
        ("missing-fact", "partner_called"),
        ("wrong-fact", "same_call"),
        ("wrong-fact", "other"),
    ]


@pytest.mark.parametrize("law", ["17", "17F", "17d", "", "18G", "19A", "22", None, 17, ["17A"]])
def test_unknown_law_is_refused(law: Any) -> None:
    with pytest.raises(UnknownLaw) as refused:
        rule(law, "1997", {})
    assert (refused.value.code, refused.value.text) == ("unknown-law", str(law))


@pytest.mark.parametrize("edition", ["1987", "2007", "", 1997, [1997]])
def test_unknown_edition_is_refused(edition: Any) -> None:
    with pytest.raises(UnknownLawsEdition) as refused:
        rule("21A", edition, {})
    assert (refused.value.code, refused.value.text) == ("unknown-edition", str(edition))


@given(
    st.sampled_from(NUMBERS), st.dictionaries(st.text(max_size=8), st.none() | st.booleans() | st.text(max_size=4))
)
def test_no_facts_at_all_raise_anything_but_typed_errors(law: str, facts: dict[str, Any]) -> None:
    problems = CLAUSES[law].problems(facts)
    if problems:
        with pytest.raises(FactError) as refused:
            rule(law, "2017", facts)
        assert (refused.value.code, refused.value.where) == (problems[0].code, problems[0].where)
    else:
        assert rule(law, "2017", facts)
