"""YAML of content files: values that know their line, and what cannot be read."""

from pathlib import Path

import pytest

from lessons.web.content_files.problems import Problem
from lessons.web.content_files.yaml_file import read_yaml


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.yaml"


def test_a_mapping_knows_the_lines_of_its_keys(file: Path) -> None:
    file.write_text("# first\ntitle: Bids\nsteps:\n  - slug: one\n    law: 18\n  - slug: two\n", encoding="utf-8")
    found, problems = read_yaml(file)
    assert (found, problems) == ({"title": "Bids", "steps": [{"slug": "one", "law": 18}, {"slug": "two"}]}, [])
    assert [found.line_of(key) for key in ("title", "steps", "nothing")] == [2, 3, 2]
    assert [(step.line, step.line_of("law")) for step in found["steps"]] == [(4, 5), (6, 6)]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("a: 1\na: 2\n", 2, "'a' stands twice"),
        ("a: 1\n2: b\n", 2, "a key must be a word"),
        ("a: 1\n- b\n", 2, "did not find expected key"),
        ("- a\n", 1, "the file must hold a mapping"),
        ("", 1, "the file must hold a mapping"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(file: Path, text: str, line: int, problem: str) -> None:
    file.write_text(text, encoding="utf-8")
    assert read_yaml(file) == (None, [Problem(file, line, problem)])


def test_a_file_that_is_missing_or_in_another_encoding(file: Path) -> None:
    assert read_yaml(file) == (None, [Problem(file, 1, "the file is missing")])
    file.write_bytes("a: Заявка".encode("cp1251"))
    found, problems = read_yaml(file)
    assert (found, [(one.line, one.text.partition(":")[0]) for one in problems]) == (None, [(1, "not YAML in UTF-8")])
