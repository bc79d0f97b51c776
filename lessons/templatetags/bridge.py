"""What every template needs to show calls."""

from django import template

from lessons.models.translation import Translated
from lessons.words import content, symbols
from lessons.words.sentence import Sentence

register = template.Library()
register.filter("call_html", symbols.call_html)
register.filter("face", symbols.face)
register.filter("spoken", symbols.spoken)
register.filter("with_calls", content.with_calls)


@register.filter
def editors_text(text: Translated) -> Sentence:
    """A translated text that an editor wrote, with its calls, and with a sign where it is in another language."""
    return content.editors_text(text.text, text.language, text.is_translated)
