"""The words of the catalogues: bridge terms, not false friends; printers' quotation marks and apostrophes."""

import re

import polib
import pytest

from tests.conftest import ROOT

# Words that machine-translated bridge pages are full of, and the word that is meant (see the glossary).
FALSE_FRIENDS = {
    "pt_BR": {
        r"borrachas?": "rubber",
        r"truques?": "vaza",
        r"negócios?": "negócio is no part of bridge",
        r"manequi(m|ns)": "morto",
        r"triunfos?": "trunfo",
        r"crupiês?": "dador",
        r"aposta[sr]?": "lance",
        r"cheleme": "slam",
        r"direito a recurso": "reparação",
        r"utilizador|palavra-passe|gravar": "European: usuário, senha, salvar",
    },
    "ru": {
        r"ставк\w*": "назначение, заявка",
        r"мост\w?": "бридж",
        r"трюк\w*|уловк\w*": "взятка",
        r"(?<!бридж-)(?<!бридж[аеу]-)(?<!бриджем-)аукцион(?!н)\w*": "торговля (the game alone is бридж-аукцион)",
        r"уязвим\w*": "в зоне",
        r"распас\w*": "все спасовали",
        r"манекен\w*": "болван",
        r"дилер\w*": "сдающий",
        r"закон(а|у|ом|е|ы|ов|ам|ами|ах)?": "Правило, Кодекс",
        r"без козырей": "без козыря",
        r"онёр\w*": "онеры",
        r"сторон\w* разыгрывающего": "разыгрывающая сторона",
        r"стол\w* торговли": "торговля за столом",
    },
    "en": {r"honors?": "honours", r"colou?r(?<!colour)s?": "colour", r"no-trump|notrump": "no trump"},
}


def texts(language: str) -> list[str]:
    """All that a catalogue says; for English the messages themselves."""
    catalogue = polib.pofile(
        str(ROOT / "locale" / ("ru" if language == "en" else language) / "LC_MESSAGES/django.po")
    )
    if language == "en":
        return [text for entry in catalogue for text in (entry.msgid, entry.msgid_plural) if text]
    return [text for entry in catalogue for text in (entry.msgstr, *entry.msgstr_plural.values()) if text]


@pytest.mark.parametrize("language", FALSE_FRIENDS)
def test_no_false_friend_stands_for_a_term(language: str) -> None:
    found = [
        (text, right)
        for text in texts(language)
        for wrong, right in FALSE_FRIENDS[language].items()
        if re.search(rf"\b({wrong})\b", text, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", r"[\"'«»„]"), ("pt_BR", r"[\"'«»„]"), ("ru", r"[\"'“”]")],
)
def test_quotation_marks_and_apostrophes_are_those_of_print(language: str, wrong: str) -> None:
    """English and Portuguese “ ” and ’, Russian « »."""
    assert [text for text in texts(language) if re.search(wrong, re.sub("<[^>]*>", "", text))] == []


def test_no_line_of_russian_begins_with_a_dash() -> None:
    """A space that does not break stands before it, in the catalogue and in the content."""
    content = ROOT / "lessons/content"
    files = [*content.rglob("ru.*"), *content.rglob("ru/*.md")]
    lines = [line for path in files for line in path.read_text().splitlines()]
    assert len(files) > 60
    assert [text for text in (*texts("ru"), *lines) if re.search(r"\S —", text)] == []


def test_russian_text_has_no_latin_letter_in_the_midst_of_a_word() -> None:
    """A Latin c or o looks right, but is read aloud and searched wrongly."""
    mixed = r"[а-яё][a-z]|[a-z][а-яё]"
    plain = [re.sub(r"%\(\w+\)[sd]", "·", text) for text in texts("ru")]
    assert [text for text in plain if re.search(mixed, text, re.IGNORECASE)] == []


def test_glossary_and_catalogues_use_the_same_words() -> None:
    """Every term of the guide that is a message of its own is translated there as here."""
    rows = re.findall(
        r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|", (ROOT / "locale/GLOSSARY.md").read_text(), re.MULTILINE
    )
    compared = 0
    for column, language in ((1, "pt_BR"), (2, "ru")):
        catalogue = polib.pofile(str(ROOT / "locale" / language / "LC_MESSAGES/django.po"))
        said = {
            (entry.msgid, entry.msgstr.lower())
            for entry in catalogue
            if entry.msgctxt in ("suit", "spoken call", "seat")
        }
        messages = {message for message, _ in said}
        terms = [row for row in rows if row[0] in messages]
        compared += len(terms)
        assert [row for row in terms if (row[0], row[column]) not in said] == []
    assert compared >= 20
