"""A sentence with bridge symbols in it: plain text for programs, markup for pages.

`sentence(_("%(bid)s is enough."), bid=Bid(...))` is a `str` that holds the plain text; in a template
it comes out as HTML, its calls coloured and named for screen readers, all else escaped.
"""

import re
from typing import Any

from django.utils.html import conditional_escape, escape
from django.utils.safestring import SafeString

from lessons.engine.calls import Bid, Denomination, Double, Pass, Redouble
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import Seat, Side
from lessons.wording import symbols

# A whole sentence whose first word is filled in.
_BEGINS_WITH = re.compile(r"%\((\w+)\)s.*[.?!:]", re.DOTALL)


class Sentence(str):
    """Plain text that knows its own markup."""

    html: SafeString

    def __html__(self) -> SafeString:
        return self.html


def sentence(template: str, **values: Any) -> Sentence:
    """Fill a translated template. Engine values become symbols or names; texts are escaped in the markup."""
    for name, value in values.items():
        if isinstance(value, str) and value.endswith("."):  # Ana S., whose full stop ends the sentence too
            template = template.replace(f"%({name})s.", f"%({name})s")
    plain = {name: _plain(value) for name, value in values.items()}
    marked = {name: _marked(value) for name, value in values.items()}
    first = _BEGINS_WITH.fullmatch(template)
    if first and isinstance(values[first[1]], Pass | Denomination):  # words, which may be in lower case
        _begin(first[1], plain, marked)
    filled = Sentence(template % plain)
    filled.html = SafeString(escape(template) % marked)
    return filled


def _begin(name: str, plain: dict[str, Any], marked: dict[str, Any]) -> None:
    """Give the word that a sentence begins with its capital."""
    word = plain[name]
    plain[name] = capital = word[:1].upper() + word[1:]
    marked[name] = SafeString(str(marked[name]).replace(word, capital))


def joined(*sentences: str) -> Sentence:
    """Whole sentences one after another."""
    filled = Sentence(" ".join(sentences))
    filled.html = SafeString(" ".join(conditional_escape(part) for part in sentences))
    return filled


def contract(bid: Bid, risk: Risk) -> Sentence:
    """A contract as a value for a sentence, where its declarer is not known or not meant."""
    filled = Sentence(symbols.contract_symbol(bid, risk))
    filled.html = symbols.contract_html(bid, risk)
    return filled


def _plain(value: Any) -> Any:
    match value:
        case Bid() | Pass() | Double() | Redouble():
            return symbols.symbol(value)
        case Contract():
            return symbols.contract_symbol(value.bid, value.risk)
        case Denomination():
            return str(symbols.DENOMINATION_NAMES[value])
        case Seat():
            return str(symbols.SEAT_NAMES[value])
        case Side():
            return str(symbols.SIDE_NAMES[value])
        case Risk():
            return value.value
    return value


def _marked(value: Any) -> Any:
    match value:
        case Bid() | Pass() | Double() | Redouble():
            return symbols.call_html(value)
        case Contract():
            return symbols.contract_html(value.bid, value.risk)
        case Denomination():  # an int too, but a name in a sentence
            return escape(_plain(value))
        case bool() | int():
            return value
    return conditional_escape(_plain(value))
