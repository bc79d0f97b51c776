"""README and CONTRIBUTING say what is so: commands, settings, files and addresses."""

import re
import subprocess

import pytest

from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
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
NOT_FILES = {"lesson.yaml", "course.yaml", "quiz.yaml", "quizzes.yaml", "en.md", "pt-br.md", "ru.md"}


def test_contributing_names_files_that_exist() -> None:
    names = set(re.findall(r"`([\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|html|css|js|md|yaml|toml|txt)))`", CONTRIBUTING))
    assert {name for name in names - NOT_FILES if not any((folder / name).exists() for folder in FOLDERS)} == set()
