"""How typed calls were read, said back at once."""

from django.utils.html import format_html_join
from django.utils.translation import gettext as _

from lessons.engine.calls import Call
from lessons.words.links import quote
from lessons.words.sentence import Sentence, sentence
from lessons.words.symbols import call_html, spoken, symbol


def echo(text: str, calls: tuple[Call, ...]) -> Sentence:
    """What was read: one call in symbol and words, several in symbols."""
    if len(calls) == 1:
        # Translators: “2d” is 2♦, two diamonds. %(call)s is a symbol, %(name)s the call read aloud.
        return sentence(
            _("“%(text)s” is %(call)s, %(name)s."), text=quote(text), call=calls[0], name=spoken(calls[0])
        )
    # Translators: “2d p” is 2♦ Pass. %(calls)s are symbols of calls.
    return sentence(_("“%(text)s” is %(calls)s."), text=quote(text), calls=listed(calls))


def listed(calls: tuple[Call, ...]) -> Sentence:
    """The symbols of calls, one after another."""
    line = Sentence(" ".join(map(symbol, calls)))
    line.html = format_html_join(" ", "{}", ((call_html(call),) for call in calls))
    return line
