"""What every template needs to show calls."""

from functools import lru_cache

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from lessons.models.translation import Translated
from lessons.wording import editor_text, symbols
from lessons.wording.prose import prose as prose_html
from lessons.wording.sentence import Sentence

register = template.Library()
register.filter("alone_html", symbols.capitalized_html)
register.filter("call_html", symbols.call_html)
register.filter("face", symbols.card_face_html)
register.filter("spoken", symbols.spoken)
register.filter("with_calls", editor_text.with_calls)


# What editors wrote is shown again and again: each text is rendered once in each language of the page.


@register.filter
def editors_text(text: Translated) -> Sentence:
    """A line that an editor wrote, with its calls and Laws, and with a sign where it is in another language."""
    return _line(text, get_language())


@register.filter
def prose(text: Translated) -> SafeString:
    """Blocks of an editor's Markdown, with their calls and Laws; marked where they are in another language."""
    return _blocks(text, get_language())


@lru_cache(maxsize=10_000)
def _line(text: Translated, page_language: str | None) -> Sentence:
    return editor_text.editors_text(text.text, text.language, text.is_translated, _law_address)


@lru_cache(maxsize=10_000)
def _blocks(text: Translated, page_language: str | None) -> SafeString:
    html = prose_html(text.text, _law_address)
    return html if text.is_translated else format_html('<div lang="{}">{}</div>', text.language, html)


def _law_address(law: str) -> str:
    return reverse("lessons:law", args=(law,))
