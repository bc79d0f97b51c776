"""Names that tell a stranger nothing, and class names that stand for two things."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

SAY_NOTHING = {
    *(
        "kept",
        "said",
        "told",
        "asked",
        "given",
        "taken",
        "wish",
        "way",
        "going",
        "since",
        "presses",
        "stands",
        "later",
    ),
}
# One in each kind of question, and what a framework looks for under this name.
OF_MANY = {"Spec", "Answer", "Meta", "Command"}
SOURCES = [path for folder in ("lessons", "bridgeschool") for path in sorted((ROOT / folder).rglob("*.py"))]
MODULES = [path for path in SOURCES if "migrations" not in path.parts]


def names(path: Path) -> Iterator[str]:
    """The names that a module gives to others: its own, those of classes, functions and parameters."""
    yield path.stem
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_name_says_nothing(path: Path) -> None:
    assert {name for name in names(path) if name.strip("_").lower() in SAY_NOTHING} == set()


def test_a_class_name_stands_for_one_thing() -> None:
    classes = Counter(
        node.name
        for path in MODULES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name not in OF_MANY and not node.name.startswith("_")
    )
    assert {name: n for name, n in classes.items() if n > 1} == {}
