"""Rules about the files themselves that no linter knows."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT

TRACKED = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
]
TEXTS = [path for path in TRACKED if path.is_file() and path.suffix not in {".mo", ".png", ".woff2", ".ico"}]
TEMPLATES = [path for path in TEXTS if path.suffix == ".html"]
STYLES = [path for path in TEXTS if path.suffix == ".css"]


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


def lines_with(pattern: str, paths: list[Path]) -> list[str]:
    """Each line that holds the pattern, as file:line: text."""
    found = re.compile(pattern)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if found.search(line)
    ]


def test_files_name_no_path_outside_the_repository_but_the_shared_folder() -> None:
    # Built from parts, so that this file does not find itself.
    outside = "|".join(f"/{root}/" for root in ("work", "home", "root", "Users")) + r"|\.\./\.\./(?!\.\.)shared"
    assert lines_with(rf"(?<![\w.])(?:{outside})", [path for path in TEXTS if path != Path(__file__)]) == []


@pytest.mark.parametrize("template", TEMPLATES, ids=names(TEMPLATES))
def test_template_has_no_inline_style_or_script(template: Path) -> None:
    inline = r"""\s(?:style|on[a-z]+)=["'{]|<style\b|javascript:|<script(?![^>]*\ssrc=)(?![^>]*type="application/)"""
    assert lines_with(inline, [template]) == []


def test_colours_are_named_in_the_tokens_alone() -> None:
    raw = r"#[0-9a-fA-F]{3,8}\b(?=[^{]*$)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\("
    assert lines_with(raw, [path for path in STYLES if path.name != "tokens.css"]) == []


def test_what_lays_its_parts_out_one_by_one_holds_no_loose_sentence() -> None:
    # A call in a sentence is an element: in a grid or a row it would be torn out of its sentence.
    loose = r"""class="(?:[^"]* )?(?:empty|row|split)(?: [^"]*)?"[^>]*>\s*(?:\{%[^%]*%\}\s*)*\{\{"""
    assert lines_with(loose, TEMPLATES) == []
