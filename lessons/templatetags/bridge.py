"""What every template needs to show calls."""

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from lessons.models.translation import Translated
from lessons.words import content, symbols
from lessons.words.prose import prose as prose_html
from lessons.words.sentence import Sentence

register = template.Library()
register.filter("call_html", symbols.call_html)
register.filter("face", symbols.face)
register.filter("spoken", symbols.spoken)
register.filter("with_calls", content.with_calls)


@register.filter
def editors_text(text: Translated) -> Sentence:
    """A line that an editor wrote, with its calls and Laws, and with a sign where it is in another language."""
    return content.editors_text(text.text, text.language, text.is_translated, _law_address)


@register.filter
def prose(text: Translated) -> SafeString:
    """Blocks of an editor's Markdown, with their calls and Laws; marked where they are in another language."""
    html = prose_html(text.text, _law_address)
    return html if text.is_translated else format_html('<div lang="{}">{}</div>', text.language, html)


def _law_address(law: str) -> str:
    return reverse("lessons:law", args=(law,))
