"""The catalogues: complete, without guesses, compiled, and in step with the code."""

import re
import shutil
import subprocess
from pathlib import Path

import polib
import pytest
from django.conf import settings
from django.utils.translation import to_locale

from tests.checks import msgids
from tests.checks.msgids import Message
from tests.conftest import ROOT

LOCALES = [to_locale(code) for code, _ in settings.LANGUAGES if code != settings.LANGUAGE_CODE]
# How many forms a count takes, by Django's own catalogues (the Russian fourth is for fractions).
PLURAL_FORMS = {"pt_BR": 2, "ru": 4}
SOURCES = [
    path
    for folder in ("lessons", "bridgeschool")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".py", ".html", ".txt"}
]


def path_of(locale: str) -> Path:
    return ROOT / "locale" / locale / "LC_MESSAGES" / "django.po"


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def catalogue(locale: str) -> polib.POFile:
    return polib.pofile(str(path_of(locale)))


@pytest.fixture(scope="module")
def marked() -> dict[Message, Path]:
    """Every message in the code, with a file that has it."""
    return {message: path for path in SOURCES for message in msgids.in_file(path)}


def texts(entry: polib.POEntry) -> list[str]:
    """The translations of an entry, one for each plural form."""
    return (
        [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)] if entry.msgid_plural else [entry.msgstr]
    )


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"%\(\w+\)[sd]|%[sd]", text.replace("%%", "")))


def test_every_message_in_the_code_is_in_the_catalogue(catalogue: polib.POFile, marked: dict[Message, Path]) -> None:
    known = {Message(entry.msgctxt or "", entry.msgid, entry.msgid_plural) for entry in catalogue}
    assert [(str(path.relative_to(ROOT)), message) for message, path in marked.items() if message not in known] == []


def test_no_message_of_the_catalogue_has_left_the_code(catalogue: polib.POFile, marked: dict[Message, Path]) -> None:
    entries = [Message(entry.msgctxt or "", entry.msgid, entry.msgid_plural) for entry in catalogue]
    assert [message for message in entries if message not in marked] == []


def test_every_message_is_translated_in_every_plural_form(locale: str, catalogue: polib.POFile) -> None:
    assert f"nplurals={PLURAL_FORMS[locale]};" in catalogue.metadata["Plural-Forms"]
    incomplete = [
        entry.msgid
        for entry in catalogue
        if not all(texts(entry)) or len(texts(entry)) != (PLURAL_FORMS[locale] if entry.msgid_plural else 1)
    ]
    assert incomplete == []


def test_no_translation_is_a_guess_or_a_leftover(catalogue: polib.POFile) -> None:
    assert [entry.msgid for entry in catalogue if entry.fuzzy or entry.obsolete] == []


def test_translations_hold_the_placeholders_of_their_message(catalogue: polib.POFile) -> None:
    """Of the plural, where there is one: "one" stands for 21 in Russian and for 0 in Portuguese."""
    different = [
        (entry.msgid, text)
        for entry in catalogue
        for text in texts(entry)
        if placeholders(text) != placeholders(entry.msgid_plural or entry.msgid)
    ]
    assert different == []


def test_compiled_catalogue_equals_its_source(locale: str, catalogue: polib.POFile) -> None:
    compiled = polib.mofile(str(path_of(locale).with_suffix(".mo")))
    assert {(entry.msgctxt, entry.msgid): texts(entry) for entry in compiled} == {
        (entry.msgctxt, entry.msgid): texts(entry) for entry in catalogue
    }
    assert compiled.metadata["Plural-Forms"] == catalogue.metadata["Plural-Forms"]


def test_gettext_finds_no_fault(locale: str) -> None:
    if not shutil.which("msgfmt"):
        pytest.skip("msgfmt (gettext) is not on this machine; the checks above do without it")
    ran = subprocess.run(
        ["msgfmt", "--check", "--statistics", "--output-file=/dev/null", path_of(locale)],
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, re.findall("fuzzy|untranslated|error", ran.stderr)) == (0, []), ran.stderr
