"""Students against questions: averages, facility, versions, orders and narrower tables of rows made by hand."""

import pytest
from django.utils import timezone

from lessons.models import Assignment, Membership
from lessons.results.domain.table import (
    AttemptResult,
    QuestionColumn,
    QuestionVersion,
    Response,
    ResultsRow,
    ResultsTable,
)


def version(key: str, version: str = "now", number: int = 2) -> QuestionVersion:
    return QuestionVersion(key, {"key": key}, "{}", 1, version, number)


NOW = {key: version(key) for key in ("q1", "q2", "q3")}
OLD = {"q1": version("q1", "old", 1), "q2": NOW["q2"]}


def result(points: dict[str, float], of: dict[str, QuestionVersion] = NOW, *, is_over: bool = True) -> AttemptResult:
    given = {
        key: Response("{}", credit, "right" if credit == 1 else "wrong", "[]", of[key], of[key], False)
        for key, credit in points.items()
    }
    started = timezone.now()
    return AttemptResult(1, 1, started, None, False, is_over, of, given, sum(points.values()), len(of))


ANA = ResultsRow(3, Membership(name="Ana"), result({"q1": 1, "q2": 0.5, "q3": 0}))
BRUNO = ResultsRow(1, Membership(name="Bruno"), result({"q1": 0, "q2": 1}, OLD))
CAIO = ResultsRow(2, Membership(name="Caio"), result({"q1": 1}, is_over=False))
DINA = ResultsRow(4, Membership(name="Dina"), None)
COLUMNS = tuple(QuestionColumn(number, one, False) for number, one in enumerate(NOW.values(), start=1))
SET = Assignment()
TABLE = ResultsTable(SET, COLUMNS, (ANA, BRUNO, CAIO, DINA))
EMPTY = ResultsTable(SET, COLUMNS, (DINA,))


def names(table: ResultsTable) -> list[str]:
    return [row.membership.name for row in table.rows]


def test_the_average_is_of_attempts_that_are_over() -> None:
    assert (TABLE.ended, TABLE.average) == ((ANA.result, BRUNO.result), 50)
    assert (EMPTY.ended, EMPTY.average) == ((), None)


def test_an_attempt_of_nothing_comes_to_nothing() -> None:
    assert (result({}, {}).percent, result({"q1": 1}).percent) == (0, pytest.approx(100 / 3))


@pytest.mark.parametrize(
    ("key", "version", "facility"),
    [
        ("q1", None, 2 / 3),
        ("q1", "now", 1),
        ("q1", "old", 0),
        ("q2", None, 0.75),
        ("q3", None, 0),
        ("q3", "old", None),
    ],
)
def test_the_facility_of_a_question_is_of_those_who_answered(key: str, version: str | None, facility: float) -> None:
    assert TABLE.facility(key, version) == facility
    assert EMPTY.facility(key, version) is None


def test_a_question_that_was_changed_has_its_versions_the_latest_first() -> None:
    first, second, _ = COLUMNS
    assert TABLE.versions(first) == [NOW["q1"], OLD["q1"]]
    assert TABLE.versions(second) == [NOW["q2"]]
    assert (first.key, first.is_older(OLD["q1"]), first.is_older(NOW["q1"])) == ("q1", True, False)
    assert (TABLE.older, EMPTY.older) == (1, 0)


def test_the_orders_of_rows() -> None:
    assert names(TABLE) == ["Ana", "Bruno", "Caio", "Dina"]
    assert names(TABLE.by_number()) == ["Bruno", "Caio", "Ana", "Dina"]
    assert names(TABLE.by_total()) == ["Ana", "Bruno", "Caio", "Dina"]
    assert names(ResultsTable(SET, COLUMNS, (DINA, CAIO, ANA)).by_total()) == ["Ana", "Caio", "Dina"]


@pytest.mark.parametrize(("most", "widths"), [(1, [1, 1, 1]), (2, [2, 1]), (3, [3]), (10, [3])])
def test_a_wide_table_in_narrower_ones(most: int, widths: list[int]) -> None:
    parts = TABLE.parts(most)
    assert [len(part.columns) for part in parts] == widths
    assert tuple(column for part in parts for column in part.columns) == COLUMNS
    assert all(part.rows == TABLE.rows for part in parts)


def test_a_table_without_questions_is_one_table() -> None:
    assert ResultsTable(SET, (), TABLE.rows).parts(3) == [ResultsTable(SET, (), TABLE.rows)]
