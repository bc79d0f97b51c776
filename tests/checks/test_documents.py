"""README and CONTRIBUTING say what is so: commands, settings, files and addresses."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z0-9]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("document", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_make_commands_are_in_the_makefile(document: str) -> None:
    named = set(re.findall(r"^make ([a-z0-9]+)|`make ([a-z0-9]+)", document, re.MULTILINE))
    assert {first or second for first, second in named} - TARGETS == set()


def test_readme_names_every_command_for_its_readers() -> None:
    assert {"run", "test", "check", "bench", "messages", "clean"} <= set(re.findall(r"make ([a-z]+)", README))


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_make_knows_how_to_make(target: str) -> None:
    ran = subprocess.run(["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_readme_lists_the_settings_that_are_read() -> None:
    source = (ROOT / "bridgeschool" / "settings.py").read_text(encoding="utf-8")
    read = set(re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', source))
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)) == read


# Where the names in CONTRIBUTING begin, and what a contributor makes or that stands for many.
FOLDERS = [ROOT / folder for folder in (".", "lessons", "lessons/templates", "lessons/static/lessons/css")]
# The layers of a subject, wherever they stand.
LAYERS = {"domain/", "loading/", "words/", "forms/", "views/", "urls.py", "pad/", "builder/", "kinds/"}
NOT_FILES = {"en.yaml", "lesson.yaml", "course.yaml", "quiz.yaml", "quizzes.yaml", "en.md", "pt-br.md", "ru.md"}


def find(name: str) -> Path | None:
    return next((folder / name for folder in FOLDERS if (folder / name).exists()), None)


@pytest.mark.parametrize("document", [CONTRIBUTING, ARCHITECTURE], ids=["CONTRIBUTING", "architecture"])
def test_files_that_are_named_exist(document: str) -> None:
    names = set(re.findall(r"`([\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|html|css|js|md|yaml|toml|txt)))`", document))
    assert {name for name in names - NOT_FILES - LAYERS if find(name) is None} == set()


# "### A ruling", its example, and the lines of its list.
LISTS = dict(re.findall(r"^### (.+?)\n(.*?)(?=^##)", CONTRIBUTING, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("title", LISTS)
def test_a_checklist_is_true_of_its_example(title: str) -> None:
    (line,) = re.findall(r"^Example: (.+)", LISTS[title], re.MULTILINE)
    examples = re.findall(r"`([^`]+)`", line)
    steps = re.findall(r"^- \[ \] ((?:`[^`]+`(?:,? and |, )?)+)", LISTS[title], re.MULTILINE)
    files = [find(name) for step in steps for name in re.findall(r"`([^`]+)`", step)]
    assert len(files) > 1
    without = [file for file in files if file is None or not mentions(file, examples)]
    assert without == []


def mentions(path: Path, examples: list[str]) -> bool:
    """Whether a file, or the name of one below a folder, has one of the words."""
    if path.is_dir():
        return any(example in str(found.relative_to(ROOT)) for found in path.rglob("*") for example in examples)
    return any(example in str(path) or example in path.read_text(encoding="utf-8") for example in examples)
