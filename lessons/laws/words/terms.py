"""Terms of the glossary in a text: buttons that open what the term means, without a script.

`[[declarer]]`, or `[[declarer|declares]]` with words of its own; the page has `parts/terms.html` for them.
A button is a box of its own in the line, after which the line may break: what ends a phrase stands inside it.
"""

import re

from django.utils.html import format_html
from django.utils.safestring import SafeString

from lessons.laws.words import glossary
from lessons.laws.words.glossary import Term

_TERM = re.compile(r"\[\[([a-z0-9-]+)(?:\|([^\]|]+))?\]\](?P<closed>(?:</(?:strong|em)>)*)(?P<stop>[.,;:!?…)»”]*)")
_BUTTON = '<button type="button" class="term" popovertarget="term-{}"><span>{}</span>{}</button>{}'


def terms_in(*texts: str) -> list[Term]:
    """The terms that texts open, each once. KeyError when the glossary has not got one."""
    slugs = dict.fromkeys(found[1] for text in texts for found in _TERM.finditer(text))
    return [glossary.term(slug) for slug in slugs]


def with_terms(html: SafeString) -> SafeString:
    """Clean HTML whose terms have become buttons."""
    return SafeString(_TERM.sub(_button, html))


def _button(found: re.Match[str]) -> SafeString:
    """Words of its own are clean HTML already."""
    slug, words = found[1], found[2]
    shown = SafeString(words) if words else glossary.term(slug).wording.term
    return format_html(_BUTTON, slug, shown, SafeString(found["stop"]), SafeString(found["closed"]))
