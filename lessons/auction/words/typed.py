"""How typed calls were read, for the line below the field."""

from django.utils.html import format_html_join
from django.utils.translation import gettext as _

from lessons.auction.words.links import quote
from lessons.engine.calls import PASS, Call
from lessons.wording.sentence import Sentence, sentence
from lessons.wording.symbols import call_html, spoken, symbol


def echo(text: str, calls: tuple[Call, ...]) -> Sentence:
    """What was read: one call in symbol and words, several in symbols. What was typed is not repeated."""
    if len(calls) == 1:
        return _echo_of_one(text, calls[0])
    # Translators: “2d p” is 2♦ Pass. %(calls)s are symbols of calls.
    return sentence(_("“%(text)s” is %(calls)s."), text=quote(text), calls=listed(calls))


def _echo_of_one(text: str, call: Call) -> Sentence:
    written, name = _bare(text), spoken(call)
    is_symbol, is_name = written == _bare(symbol(call)), written == _bare(name)
    if is_symbol and is_name:
        return sentence("%(call)s.", call=call)
    if is_name:
        # Translators: “two diamonds” is 2♦, and “pas” is pass. %(call)s is the other of the two.
        return sentence(_("“%(text)s” is %(call)s."), text=quote(text), call=call)
    if is_symbol or call == PASS:
        return sentence(_("“%(text)s” is %(call)s."), text=quote(text), call=name)
    # Translators: “2d” is 2♦, two diamonds. %(call)s is a symbol, %(name)s the call read aloud.
    return sentence(_("“%(text)s” is %(call)s, %(name)s."), text=quote(text), call=call, name=name)


def _bare(text: str) -> str:
    """Text as it is compared: without case, extra spaces and the sign that asks for the printed form of a suit."""
    return " ".join(text.casefold().replace("\ufe0e", "").split())


def listed(calls: tuple[Call, ...]) -> Sentence:
    """The symbols of calls, one after another."""
    line = Sentence(" ".join(map(symbol, calls)))
    line.html = format_html_join(" ", "{}", ((call_html(call),) for call in calls))
    return line
