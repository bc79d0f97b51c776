"""Sentences with symbols: plain text for programs, safe markup for pages."""

from html import unescape
from typing import Any

import pytest
from django.template import Context, Template
from django.utils.html import strip_tags
from django.utils.translation import override

from lessons.engine.calls import DOUBLE, PASS, Denomination, bid_of
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import EAST, Side
from lessons.wording.sentence import joined, sentence

SPADE = '<span class="call" role="img" aria-label="two spades">2<span class="suit s">♠\ufe0e</span></span>'


@pytest.mark.parametrize(
    ("value", "plain", "html"),
    [
        (bid_of("2S"), "2♠\ufe0e", SPADE),
        (bid_of("3N"), "3NT", '<span class="call" role="img" aria-label="three no trump">3NT</span>'),
        (DOUBLE, "X", '<span class="call" role="img" aria-label="double">X</span>'),
        (PASS, "Pass", '<span class="pass">Pass</span>'),
        (Denomination.HEARTS, "hearts", "hearts"),
        (Denomination.NO_TRUMP, "no trump", "no trump"),
        (EAST, "East", "East"),
        (Side.NS, "North–South", "North–South"),
        (Risk.REDOUBLED, "XX", "XX"),
        (
            Contract(bid_of("1C"), Risk.REDOUBLED, EAST),
            "1♣\ufe0eXX",
            '<span class="call" role="img" aria-label="one club redoubled">'
            '1<span class="suit c">♣\ufe0e</span>XX</span>',
        ),
        ("<b>1z</b>", "<b>1z</b>", "&lt;b&gt;1z&lt;/b&gt;"),
        ("a & “b”", "a & “b”", "a &amp; “b”"),
    ],
)
def test_values(value: Any, plain: str, html: str) -> None:
    text = sentence("Is it %(value)s?", value=value)
    assert (str(text), text.html) == (f"Is it {plain}?", f"Is it {html}?")
    assert unescape(strip_tags(text.html)) == str(text)


@pytest.mark.parametrize(
    ("language", "template", "value", "plain", "html"),
    [
        ("ru", "%(value)s — это заявка.", PASS, "Пас — это заявка.", '<span class="pass">Пас</span> — это заявка.'),
        ("ru", "Это %(value)s.", PASS, "Это пас.", 'Это <span class="pass">пас</span>.'),
        (
            "ru",
            "%(value)s, %(value)s",
            PASS,
            "пас, пас",
            '<span class="pass">пас</span>, <span class="pass">пас</span>',
        ),
        ("en", "%(value)s rank above.", Denomination.HEARTS, "Hearts rank above.", "Hearts rank above."),
    ],
)
def test_word_at_the_beginning_of_a_sentence_has_its_capital(
    language: str, template: str, value: Any, plain: str, html: str
) -> None:
    with override(language):
        text = sentence(template, value=value)
    assert (str(text), text.html) == (plain, html)


def test_numbers_are_bare_in_both_forms() -> None:
    text = sentence("%(n)d and %(n)s", n=1100)
    assert (str(text), text.html) == ("1100 and 1100", "1100 and 1100")


def test_template_is_escaped_too() -> None:
    assert sentence("1 < 2 & %(n)d", n=3).html == "1 &lt; 2 &amp; 3"


def test_sentence_is_marked_up_in_a_template_and_a_text_is_escaped() -> None:
    context = Context({"it": sentence("%(bid)s, “%(text)s”", bid=bid_of("2S"), text="<i>")})
    assert Template("{{ it }}").render(context) == f"{SPADE}, “&lt;i&gt;”"


def test_joined_sentences_keep_their_markup_and_escape_plain_texts() -> None:
    both = joined(sentence("%(bid)s.", bid=bid_of("2S")), "1 < 2.")
    assert (str(both), both.html) == ("2♠\ufe0e. 1 < 2.", f"{SPADE}. 1 &lt; 2.")


def test_nothing_joined_is_empty() -> None:
    assert (str(joined()), joined().html) == ("", "")


def test_symbols_follow_the_language_of_the_moment() -> None:
    with override("ru"):
        text = sentence("%(bid)s %(pass)s", **{"bid": bid_of("3N"), "pass": PASS})
    assert str(text) == "3БК пас"
    assert text.html.startswith('<span class="call" role="img" aria-label="три без козыря">3БК</span>')


@pytest.mark.parametrize(
    ("template", "name", "text"),
    [
        ("You are logged in as %(name)s.", "Ana S.", "You are logged in as Ana S."),
        ("You are logged in as %(name)s.", "Ana", "You are logged in as Ana."),
        ("%(name)s. Then more.", "Ana S.", "Ana S. Then more."),
        ("“%(name)s”.", "Ana S.", "“Ana S.”."),
        ("%(name)s, then.", "Ana S.", "Ana S., then."),
    ],
)
def test_a_name_that_ends_in_a_full_stop_ends_the_sentence_with_it(template: str, name: str, text: str) -> None:
    said = sentence(template, name=name)
    assert (str(said), said.html) == (text, text)
