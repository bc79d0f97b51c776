"""Texts of editors: calls in the reader's notation, and a sign where there is no translation."""

import pytest
from django.template import Context, Template
from django.utils.translation import override

from lessons.engine.calls import PASS
from lessons.models.translation import Translated
from lessons.wording.editor_text import editors_text, with_calls
from lessons.wording.symbols import call_html, capitalized_html, capitalized_symbol, card_face_html, symbol

SIGNS = [
    ("en", "ru", "Русский, not translated yet"),
    ("pt-br", "en", "English, ainda sem tradução"),
    ("ru", "pt-br", "Português, перевода пока нет"),
]


@pytest.mark.parametrize(("page", "text", "sign"), SIGNS)
def test_a_text_without_translation_says_which_language_it_is_in(page, text, sign):
    with override(page):
        shown = editors_text("<{P}>", text, is_translated=False)
    assert shown.endswith(f" ({sign})")
    assert shown.html.startswith(f'<span lang="{text}">&lt;<span class="pass">')
    assert shown.html.endswith(f'</span>&gt;</span> <small class="soft">({sign})</small>')


def test_a_translated_text_stands_alone():
    assert editors_text("All pass", "en", is_translated=True).html == "All pass"


def test_templates_show_the_same():
    template = Template("{{ text|editors_text }}")
    with override("en"):
        html = template.render(Context({"text": Translated("a & {XX}", "en", True)}))
    assert html == 'a &amp; <span class="call" role="img" aria-label="redouble">XX</span>'


def test_a_line_shows_stress_suits_and_laws_of_which_those_with_a_page_are_links():
    shown = editors_text("**A {H}** & [19A1], [99A]", "en", True, lambda law: f"/laws/{law}/")
    assert shown == "A ♥\ufe0e & 19A1, [99A]"
    assert shown.html.startswith("<strong>A <span")
    assert shown.html.endswith('</strong> &amp; <a href="/laws/19A1/">19A1</a>, [99A]')


@pytest.mark.parametrize(
    ("text", "words", "address"),
    [
        ("([Law 17A])", "(Law 17A)", "17A"),
        ("([Lei 19B2])", "(Lei 19B2)", "19B2"),
        ("по [Правилу 21B1]", "по Правилу 21B1", "21B1"),
        ("[20F1]", "20F1", "20F1"),
    ],
)
def test_a_law_is_a_link_with_the_words_before_its_number(text: str, words: str, address: str) -> None:
    shown = editors_text(text, "en", True, lambda law: f"/laws/{law}/")
    link = text.replace("[", f'<a href="/laws/{address}/">').replace("]", "</a>")
    assert (str(shown), str(shown.html)) == (words, link)


@pytest.mark.parametrize("text", ["[Law 22A]", "[two words 17A]", "[Law17A]", "[17 A]", "[Law 17A12]"])
def test_other_brackets_stay_as_they_are(text: str) -> None:
    assert editors_text(text, "en", True, lambda law: "/").html == text


def test_a_line_without_addresses_names_a_law_without_a_link():
    assert editors_text("By [20F1]", "en", is_translated=True).html == "By 20F1"


def test_a_pass_that_a_text_begins_with_has_its_capital_and_another_has_not():
    with override("ru"):
        assert with_calls("{P}") == "Пас"
        assert with_calls("{P}, {P}, {1N}").html.startswith(
            '<span class="pass">Пас</span>, <span class="pass">пас</span>'
        )
        assert with_calls("Здесь {P}") == "Здесь пас"


def test_a_pass_has_its_capital_on_a_card_and_in_a_list_and_not_in_a_table():
    with override("ru"):
        found = [
            card_face_html(PASS),
            capitalized_symbol(PASS),
            str(capitalized_html(PASS)),
            symbol(PASS),
            str(call_html(PASS)),
        ]
    marked = '<span class="pass">{}</span>'
    assert found == ["Пас", "Пас", marked.format("Пас"), "пас", marked.format("пас")]
