"""What must not stand in prose, with its line."""

from pathlib import Path

import pytest

from lessons.web.content_files.problems import Problem
from lessons.web.content_files.prose_checks import problems_in_prose

FILE = Path("a.md")
BRACES = "write {1C} to {7N}, {P}, {X}, {XX} or {C} to {N}"


@pytest.mark.parametrize("text", ["", "{1C} {7N} {P} {X} {XX} {C} {N}", "1 < 2, 3 > 2", "a <3 b"])
def test_good_prose_has_no_problem(text: str) -> None:
    assert problems_in_prose(FILE, text) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("After {8C} nothing.", f"{{8C}} is not a call; {BRACES}"),
        ("After {} nothing.", f"{{}} is not a call; {BRACES}"),
        ("After 1♠ comes", "write calls and suits in braces: {1S}, {S}"),
        ("After ♡ comes", "write calls and suits in braces: {1S}, {S}"),
        ("a <b>bold</b> bid", "no HTML in prose"),
        ("a bid</p>", "no HTML in prose"),
    ],
)
def test_a_fault_is_named_with_its_line(line: str, problem: str) -> None:
    assert problems_in_prose(FILE, f"Good.\n{line}\nGood.") == [Problem(FILE, 2, problem)]


def test_every_fault_is_found() -> None:
    found = problems_in_prose(FILE, "{0C} {9N} ♣ <i>\n♦")
    assert [(one.line, one.text[:6]) for one in found] == [
        (1, "{0C} i"),
        (1, "{9N} i"),
        (1, "write "),
        (1, "no HTM"),
        (2, "write "),
    ]
