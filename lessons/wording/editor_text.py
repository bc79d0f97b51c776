"""Texts that editors write: calls in braces, and a visible sign where there is no translation."""

import re
from collections.abc import Callable

from django.conf import settings
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from lessons.wording import prose
from lessons.wording.sentence import Sentence, sentence

_BRACES = re.compile(r"\{([^{}]+)\}")
_STRONG = re.compile(r"\*\*(.+?)\*\*")


def with_calls(text: str) -> Sentence:
    """A text whose `{3N}` becomes the call and `{H}` the suit in the reader's notation; other braces stay.

    A pass that it begins with has its capital.

    >>> with_calls("South bids {3N}.")
    'South bids 3NT.'
    """
    parts = _BRACES.split(text)  # text, call, text, call, text
    plain, marked = [], []
    for place, part in enumerate(parts):
        is_symbol = place % 2 == 1 and prose.is_symbol(part)
        literal = f"{{{part}}}" if place % 2 else part
        begins = place == 1 and not parts[0].strip()
        plain.append(prose.symbol(part, begins=begins) if is_symbol else literal)
        marked.append(prose.symbol_html(part, begins=begins) if is_symbol else escape(literal))
    filled = Sentence("".join(plain))
    filled.html = SafeString("".join(marked))
    return filled


def _marked_up(text: str, law_address: Callable[[str], str] | None) -> Sentence:
    """A text with its calls, its `**stress**` and its `[Law 19A1]`, which is a link where there is an address."""
    filled = with_calls(text)
    html = _STRONG.sub(r"<strong>\1</strong>", filled.html)
    whole = Sentence(prose.LAW.sub(r"\1", _STRONG.sub(r"\1", filled)))
    whole.html = prose.with_laws(html, law_address) if law_address else SafeString(prose.LAW.sub(r"\1", html))
    return whole


def editors_text(
    text: str, language: str, is_translated: bool, law_address: Callable[[str], str] | None = None
) -> Sentence:
    """A line as a page shows it. One that is not in the reader's language says so, and in which it is."""
    filled = _marked_up(text, law_address)
    if is_translated:
        return filled
    name = dict(settings.LANGUAGES).get(language, language)
    # Translators: beside a text that nobody has translated yet; `language` is its own name of itself.
    note = sentence(_("%(language)s, not translated yet"), language=name)
    foreign = Sentence(f"{filled} ({note})")
    foreign.html = format_html('<span lang="{}">{}</span> <small class="soft">({})</small>', language, filled, note)
    return foreign
