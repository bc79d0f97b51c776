"""Texts that editors write: calls in braces, and a visible sign where there is no translation."""

import re

from django.conf import settings
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from lessons.engine.calls import BY_TEXT
from lessons.words import symbols
from lessons.words.sentence import Sentence, sentence

_BRACES = re.compile(r"\{([^{}]+)\}")


def with_calls(text: str) -> Sentence:
    """A text whose `{3N}` becomes the call in the reader's notation; braces round anything else stay.

    >>> with_calls("South bids {3N}.")
    'South bids 3NT.'
    """
    parts = _BRACES.split(text)  # text, call, text, call, text
    calls = {place: BY_TEXT.get(part) for place, part in enumerate(parts) if place % 2}
    plain, marked = [], []
    for place, part in enumerate(parts):
        call = calls.get(place)
        literal = f"{{{part}}}" if place % 2 else part
        plain.append(symbols.symbol(call) if call else literal)
        marked.append(symbols.call_html(call) if call else escape(literal))
    filled = Sentence("".join(plain))
    filled.html = SafeString("".join(marked))
    return filled


def editors_text(text: str, language: str, is_translated: bool) -> Sentence:
    """A text as a page shows it. One that is not in the reader's language says so, and in which it is."""
    filled = with_calls(text)
    if is_translated:
        return filled
    name = dict(settings.LANGUAGES).get(language, language)
    # Translators: beside a text that nobody has translated yet; `language` is its own name of itself.
    note = sentence(_("%(language)s, not translated yet"), language=name)
    foreign = Sentence(f"{filled} ({note})")
    foreign.html = format_html('<span lang="{}">{}</span> <small class="soft">({})</small>', language, filled, note)
    return foreign
