"""The glossary: complete in every language, sorted and searched as a reader expects."""

import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import translation

from lessons.content.loading.glossary import read_glossary
from lessons.content.showing.glossary import FOLDER, folded, terms

LANGUAGES = [code for code, _ in settings.LANGUAGES]
ENTRIES, PROBLEMS = read_glossary(FOLDER, LANGUAGES)


def found(language: str, search: str) -> list[str]:
    with translation.override(language):
        return [term.wording.term for term in terms(search)]


def test_the_files_have_no_fault() -> None:
    assert PROBLEMS == []


def test_every_term_is_said_in_every_language() -> None:
    assert len(ENTRIES) > 90
    assert all(list(entry.wordings) == LANGUAGES for entry in ENTRIES.values())


@pytest.mark.parametrize("slug", ENTRIES)
def test_meaning_is_whole_sentences_and_the_term_has_no_full_stop(slug: str) -> None:
    for wording in ENTRIES[slug].wordings.values():
        assert wording.text.endswith(".")
        assert not wording.term.endswith(".")
        assert wording.term not in wording.also


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_sorted_by_what_the_reader_sees(language: str) -> None:
    shown = found(language, "")
    assert len(shown) == len(ENTRIES)
    assert shown == sorted(shown, key=folded)


@pytest.mark.parametrize(("language", "search", "first"), [
    ("ru", "КОНТРАКТ", "контракт"),
    ("ru", "контракт", "контракт"),
    ("pt-br", "leilão", "leilão"),
    ("pt-br", "LEILÃO", "leilão"),
    ("pt-br", "leilao", "leilão"),
    ("ru", "партнер", "партнёр"),
    ("ru", "ПАРТНЁР", "партнёр"),
    ("ru", "удвоение", "контра"),
    ("ru", "учетверение", "реконтра"),
    ("ru", "дезинформация", "неверная информация"),
    ("pt-br", "carteador", "declarante"),
    ("en", "LHO", "left-hand opponent"),
    ("en", "контра", "double"),
    ("ru", "dummy", "болван"),
    ("en", "  artificial   score ", "artificial adjusted score"),
])  # fmt: skip
def test_search_finds_a_term_by_any_of_its_names(language: str, search: str, first: str) -> None:
    assert first in found(language, search)[: 1 if search.strip() != "контра" else None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_for_nonsense_finds_nothing(language: str) -> None:
    assert found(language, "qwzx") == []


@pytest.mark.parametrize(("file", "old", "new", "complaint"), [
    ("terms.yaml", "board: 17D", "board: 17Z", "there is no clause 17Z"),
    ("terms.yaml", "format: 1", "format: 3", "format: 1"),
    ("ru.yaml", "\nboard:\n", "\nbored:\n", "bored is not in terms.yaml"),
    ("ru.yaml", "\nboard:\n", "\nbored:\n", "board is missing"),
    ("en.yaml", "\nboard:\n  term:", "\nboard:\n  name:", "board must have term and text"),
])  # fmt: skip
def test_fault_in_a_file_is_found(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "glossary"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    _, problems = read_glossary(folder, LANGUAGES)
    assert any(complaint in str(problem) for problem in problems), problems
