"""Verbs, queries and what all pages use are tested by themselves: a failure then points to them, not to a page."""

import ast
from pathlib import Path

from tests.conftest import ROOT

IN_A_BROWSER = "e2e"


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def modules_with_functions() -> list[Path]:
    """The modules of every layer `domain`, of `web` and the signals; those without a function do nothing."""
    rooms = ROOT / "lessons"
    paths = [*rooms.glob("**/domain/**/*.py"), *rooms.glob("web/**/*.py"), rooms / "signals.py"]
    return sorted(
        path for path in paths if any(isinstance(node, ast.FunctionDef) for node in ast.walk(tree_of(path)))
    )


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported_names() -> set[str]:
    """Whatever the tests import, but for those in a browser: modules, and what is taken out of them."""
    names = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if IN_A_BROWSER in path.parts:
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Import):
                names |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return names


def test_every_module_of_verbs_and_of_the_web_is_imported_by_a_test() -> None:
    imported = imported_names()
    assert [name for name in map(module_name, modules_with_functions()) if name not in imported] == []


def test_the_modules_are_found() -> None:
    names = {module_name(path) for path in modules_with_functions()}
    assert {"lessons.signals", "lessons.courses.domain.courses", "lessons.web.content_files.yaml_file"} <= names
    assert "lessons.web.requests" not in names
