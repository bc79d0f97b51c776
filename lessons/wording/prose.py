"""Prose written by people, as HTML: Markdown, with calls in braces and Laws in brackets.

`{1S}`, `{3N}`, `{P}`, `{X}`, `{XX}` are calls and `{C}` to `{N}` denominations in the reader's notation, and other
braces stay as they are: teachers write what they like, and content files are checked before they are loaded;
`[Law 19A1]`, or `[19A1]` alone, is a link to that clause of the Laws. Nothing else but Markdown's plain elements
comes through.
"""

import re
from collections.abc import Callable

import nh3
from django.utils.html import format_html
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

from lessons.engine.calls import BY_TEXT, Denomination
from lessons.wording import symbols

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "breaks": False}).disable(["image", "link", "autolink", "code"])
_ALLOWED = {"p", "strong", "em", "ul", "ol", "li", "blockquote", "br", "code"}
_CALL = re.compile(r"\{([^{}\s]{1,3})\}")
# A clause that has a page, with the words before its number: [19A1], [Law 19A1], [Правилу 19A1].
LAW = re.compile(r"\[((?:[^\W\d_]{1,20} )?((?:1[789]|2[01])[A-F]\d?))\]")


class BadSymbol(ValueError):
    """The braces hold neither a call nor a denomination."""


def prose(text: str, law_address: Callable[[str], str] | None = None) -> SafeString:
    """Blocks of Markdown as HTML, in the active language."""
    return _filled(_MARKDOWN.render(text), law_address)


def line(text: str, law_address: Callable[[str], str] | None = None) -> SafeString:
    """One line of Markdown, without a paragraph round it."""
    return _filled(_MARKDOWN.renderInline(text), law_address)


def _filled(html: str, law_address: Callable[[str], str] | None) -> SafeString:
    clean = _CALL.sub(_call_html, nh3.clean(html, tags=_ALLOWED, attributes={}))
    return with_laws(clean, law_address) if law_address else SafeString(clean)


def _call_html(found: re.Match[str]) -> str:
    return symbol_html(found[1]) if is_symbol(found[1]) else found[0]


def with_laws(html: str, law_address: Callable[[str], str]) -> SafeString:
    """Safe HTML in which each `[Law 19A1]` becomes a link."""
    return SafeString(
        LAW.sub(lambda found: format_html('<a href="{}">{}</a>', law_address(found[2]), found[1]), html)
    )


def is_symbol(text: str) -> bool:
    """Does it stand for a call or a denomination?"""
    return text in BY_TEXT or text in {denomination.letter for denomination in Denomination}


def symbol_html(text: str, *, begins: bool = False) -> SafeString:
    """A call or a denomination as it is shown, with its name for screen readers. Raises BadSymbol.

    One that `begins` a text has its capital, if it is a word.
    """
    if text in BY_TEXT:
        return symbols.capitalized_html(BY_TEXT[text]) if begins else symbols.call_html(BY_TEXT[text])
    denomination = _denomination(text)
    return format_html(
        '<span class="call" role="img" aria-label="{}">{}</span>',
        symbols.DENOMINATION_NAMES[denomination],
        symbols.denomination_html(denomination),
    )


def symbol(text: str, *, begins: bool = False) -> str:
    """The same as text alone. Raises BadSymbol."""
    if text in BY_TEXT:
        return symbols.capitalized_symbol(BY_TEXT[text]) if begins else symbols.symbol(BY_TEXT[text])
    return symbols.denomination_symbol(_denomination(text))


def _denomination(text: str) -> Denomination:
    try:
        return Denomination.from_letter(text)
    except KeyError:
        raise BadSymbol(text) from None
