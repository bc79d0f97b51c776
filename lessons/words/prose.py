"""Prose written by people, as HTML: Markdown, with calls in braces and Laws in brackets.

`{1S}`, `{3N}`, `{P}`, `{X}`, `{XX}` are calls and `{C}` to `{N}` denominations in the reader's notation;
`[19A1]` is a link to that clause of the Laws. Nothing else but Markdown's plain elements comes through.
"""

import re
from collections.abc import Callable

import nh3
from django.utils.html import format_html
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

from lessons.engine.calls import BY_TEXT, Denomination
from lessons.words import symbols

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "breaks": False}).disable(["image", "link", "autolink", "code"])
_ALLOWED = {"p", "strong", "em", "ul", "ol", "li", "blockquote", "br", "code"}
_CALL = re.compile(r"\{([^{}\s]{1,3})\}")
_LAW = re.compile(r"\[(\d{2}[A-F]?\d?)\]")


class BadSymbol(ValueError):
    """The braces hold neither a call nor a denomination."""


def prose(text: str, law_address: Callable[[str], str] | None = None) -> SafeString:
    """Blocks of Markdown as HTML, in the active language. Raises BadSymbol."""
    return _filled(_MARKDOWN.render(text), law_address)


def line(text: str, law_address: Callable[[str], str] | None = None) -> SafeString:
    """One line of Markdown, without a paragraph round it. Raises BadSymbol."""
    return _filled(_MARKDOWN.renderInline(text), law_address)


def plain(text: str) -> str:
    """The line as text alone, for titles and lists."""
    return _CALL.sub(lambda found: _plain_symbol(found[1]), text.replace("**", ""))


def _filled(html: str, law_address: Callable[[str], str] | None) -> SafeString:
    clean = _CALL.sub(lambda found: _symbol(found[1]), nh3.clean(html, tags=_ALLOWED, attributes={}))
    if law_address:
        clean = _LAW.sub(lambda found: format_html('<a href="{}">{}</a>', law_address(found[1]), found[1]), clean)
    return SafeString(clean)


def _symbol(text: str) -> SafeString:
    if text in BY_TEXT:
        return symbols.call_html(BY_TEXT[text])
    denomination = _denomination(text)
    return format_html(
        '<span class="call" role="img" aria-label="{}">{}</span>',
        symbols.DENOMINATION_NAMES[denomination],
        symbols.denomination_html(denomination),
    )


def _plain_symbol(text: str) -> str:
    return symbols.symbol(BY_TEXT[text]) if text in BY_TEXT else symbols.denomination_symbol(_denomination(text))


def _denomination(text: str) -> Denomination:
    try:
        return Denomination.from_letter(text)
    except KeyError:
        raise BadSymbol(text) from None
