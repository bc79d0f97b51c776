"""The pages of the Laws as files: complete in every language, and checked where somebody writes them wrongly."""

import re
import shutil
from pathlib import Path

import pytest
from django.conf import settings

from lessons.engine.rulings import CLAUSES, differences
from lessons.laws.loading.laws import LAWS, facts_of, read_laws
from lessons.laws.words.pages import FOLDER
from lessons.laws.words.terms import terms_in
from lessons.laws.words.timeline import MOMENTS

LANGUAGES = [code for code, _ in settings.LANGUAGES]
CONTENT, PROBLEMS = read_laws(FOLDER, LANGUAGES)
PROSE = [
    (clause.law, language, section, text)
    for clause in CONTENT.clauses.values()
    for language, sections in clause.prose.items()
    for section, text in sections.items()
]
# The clauses of which a Brazilian translation of the Laws of 1997 says something else.
SLIPS = {
    "17B", "17C", "17D", "17E", "18A", "18B", "18E", "18F", "19A1", "19A3", "19B1", "19B2", "19B3", "19C",
    "20B", "20D", "20E", "20F2", "21A", "21B1", "21B2", "21B3",
}  # fmt: skip


def test_the_files_have_no_fault() -> None:
    assert PROBLEMS == []


def test_every_clause_has_its_rule_in_every_language() -> None:
    assert list(CONTENT.clauses) == list(CLAUSES)
    for clause in CONTENT.clauses.values():
        assert list(clause.prose) == LANGUAGES
        for sections in clause.prose.values():
            assert ("rule" in sections) is not ({"1997", "2017"} <= set(sections))


def test_every_slip_of_the_translation_is_quoted_to_those_who_may_hold_it_alone() -> None:
    for language in LANGUAGES:
        told = {
            law: said.prose[language]["slip"]
            for law, said in CONTENT.clauses.items()
            if "slip" in said.prose[language]
        }
        assert set(told) == (SLIPS if language == "pt-br" else set())
        assert all(text.startswith("“") for text in told.values())


# What readers of a lesson or a page of the Laws have no use for: how the site came by its texts.
HISTORY = re.compile(
    r"was not at hand|Portuguese text|texts seen|this site began|não tivemos|texto em português"
    r"|textos? .{0,20}que vimos|португальск|текст\w* .{0,20}у нас не было",
    re.I,
)


@pytest.mark.parametrize(
    "path", sorted(FOLDER.parent.rglob("*.md")), ids=lambda path: str(path.relative_to(FOLDER.parent))
)
def test_content_does_not_tell_how_the_site_came_by_its_texts(path: Path) -> None:
    assert not HISTORY.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_of_relevant_calls(language: str) -> None:
    word = {"en": "relevant calls", "pt-br": "falas relevantes", "ru": "относящихся к делу заявок"}[language]
    for edition in ("1997", "2017"):
        assert word in CONTENT.clauses["20F1"].prose[language][edition]


def test_what_is_unsure_is_named_as_left_out() -> None:
    assert {clause.law for clause in CONTENT.clauses.values() if "left-out" in clause.prose["en"]} == {"20F1", "20F2"}


@pytest.mark.parametrize("law", CLAUSES)
def test_editions_that_rule_differently_are_told_apart(law: str) -> None:
    differ = any(differences(law, facts_of(law, example)) for example in CONTENT.clauses[law].examples)
    if differ and law != "18C":  # 18C defines the sufficient bid; the difference is about the insufficient one
        assert "1997" in CONTENT.clauses[law].prose["en"]


@pytest.mark.parametrize(("law", "language", "section", "text"), PROSE, ids=[" ".join(part[:3]) for part in PROSE])
def test_prose_marks_and_links_only_what_there_is(law: str, language: str, section: str, text: str) -> None:
    terms_in(text)  # raises where the glossary has no such term
    for linked in re.findall(r"(?<!\[)\[(\d\w+)\]", text):
        assert linked in CLAUSES
    assert text.count("**") % 2 == 0


@pytest.mark.parametrize("law", CLAUSES)
def test_what_the_editions_have_differently_is_marked(law: str) -> None:
    for sections in CONTENT.clauses[law].prose.values():
        assert ("**" in sections.get("1997", "") + sections.get("2017", "")) is ("1997" in sections)


@pytest.mark.parametrize("law", CLAUSES)
def test_languages_have_the_same_paragraphs_terms_and_calls(law: str) -> None:
    for section in CONTENT.clauses[law].prose["en"]:  # sections of one language alone are not in it
        said = [sections[section] for sections in CONTENT.clauses[law].prose.values()]
        assert len({text.count("\n\n") for text in said}) == 1, section
        assert len({frozenset(term.slug for term in terms_in(text)) for text in said}) == 1, section
        assert len({tuple(sorted(re.findall(r"\{\w+\}", text))) for text in said}) == 1, section


def test_every_clause_stands_once_on_the_time_line() -> None:
    assert sorted(law for moment in MOMENTS for law in moment.laws) == sorted(CLAUSES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the files, to be spoilt."""
    return Path(shutil.copytree(FOLDER, tmp_path / "laws"))


@pytest.mark.parametrize(("file", "old", "new", "complaint"), [
    ("pt-br/17.md", "## 17D slip", "## 17D slop", "17D has other sections"),
    ("en/18.md", "## 18A example eight", "## 18A slip\nA slip.\n\n## 18A example eight", "18A has other sections"),
    ("en/21.md", "## 21A 2017", "## 21A rule", "21A has other sections"),
    ("pt-br/other.md", "## 12C1\n", "## 12C9\n", "Law 12C1 is missing"),
    ("laws.yaml", "format: 1", "format: 2", "format: 1"),
    ("laws.yaml", "new_call: 1S", "new_call: 8S", "17D different-call"),
    ("laws.yaml", "calls: [1N, P, 3N, P, P, P], lead_faced", "calls: [1N, P, 1C], lead_faced", "17E lead-not-faced"),
    ("laws.yaml", "  18F:", "  18G:", "every"),
])  # fmt: skip
def test_fault_in_a_file_is_found(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    _, problems = read_laws(folder, LANGUAGES)
    assert problems
    assert any(complaint.replace("every", "all clauses") in str(problem) for problem in problems), problems


@pytest.mark.parametrize("law", LAWS)
def test_missing_file_is_found(folder: Path, law: str) -> None:
    (folder / "pt-br" / f"{law}.md").unlink()
    _, problems = read_laws(folder, LANGUAGES)
    assert any(f"{law}.md" in str(problem) for problem in problems)
