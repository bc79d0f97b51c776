"""What stands in which room, where the import contracts of pyproject.toml cannot tell it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import ROOT

# Of the framework's packages an import contract knows the whole alone.
HTTP = ("django.http", "django.shortcuts", "django.template", "django.urls", "django.views", "django_htmx", "ninja")
QUERIES = {
    *("objects", "all", "annotate", "aggregate", "bulk_create", "create", "delete", "exclude", "exists", "filter"),
    *("get_or_create", "latest", "only", "order_by", "prefetch_related", "refresh_from_db", "save"),
    *("select_for_update", "select_related", "update_or_create", "values", "values_list"),
}
OF_DICTS = {"values"}  # what dictionaries have too


def modules(layer: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every module of a layer, in whatever subject."""
    for path in sorted((ROOT / "lessons").rglob("*.py")):
        if layer in path.relative_to(ROOT).with_suffix("").parts[2:]:
            yield path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)


def test_verbs_know_no_requests() -> None:
    found = [
        f"{path}:{line}: {name}"
        for path, tree in modules("domain")
        for line, name in imported(tree)
        if name.startswith(HTTP)
    ]
    assert found == []


def test_pages_ask_the_database_nothing_themselves() -> None:
    found = [
        f"{path}:{node.lineno}: {ast.unparse(node)[:60]}"
        for path, tree in modules("views")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in QUERIES - OF_DICTS
    ]
    assert found == []


def test_the_layers_are_there() -> None:
    assert all(next(modules(layer), None) for layer in ("domain", "words", "forms", "views"))
