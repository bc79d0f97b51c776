"""Every text that the code marks for translation, found without gettext's tools.

Python is read by its syntax tree, templates as `makemessages` reads them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from django.utils.translation.template import templatize


class Message(NamedTuple):
    """What identifies an entry of a catalogue; the plural is "" where there is none."""

    context: str
    msgid: str
    plural: str


# Which argument is the context, the text and the plural.
KEYWORDS = {
    "gettext": (None, 0, None),
    "ngettext": (None, 0, 1),
    "pgettext": (0, 1, None),
    "npgettext": (0, 1, 2),
}
FUNCTIONS = {name + ending: places for name, places in KEYWORDS.items() for ending in ("", "_lazy", "_noop")}
FUNCTIONS["_"] = KEYWORDS["gettext"]

_TEXT = r"""u?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_CALL = re.compile(rf"\b({'|'.join(FUNCTIONS)})\(\s*({_TEXT}(?:,\s*{_TEXT})*)(?:,\s*count)?\s*\)")


def in_file(path: Path) -> Iterator[Message]:
    """The messages of one .py or .html or .txt file. Raises ValueError where a text is put together at run time."""
    text = path.read_text(encoding="utf-8")
    return in_python(text) if path.suffix == ".py" else in_template(text)


def in_python(source: str) -> Iterator[Message]:
    """
    >>> list(in_python('pgettext("suit", "clubs"); ngettext_lazy("%(n)s deal", "%(n)s deals", 2); _(text)'))
    [Message(context='suit', msgid='clubs', plural=''), Message(context='', msgid='%(n)s deal', plural='%(n)s deals')]
    >>> list(in_python('_(f"{bid} is enough")'))
    Traceback (most recent call last):
    ValueError: not one text: _(f'{bid} is enough')
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (places := FUNCTIONS.get(_name(node.func))):
            arguments = [_constant(node, argument) for argument in node.args]
            if len(arguments) > places[1] and arguments[places[1]] is not None:
                yield Message(*("" if place is None else arguments[place] or "" for place in places))


def in_template(source: str) -> Iterator[Message]:
    """
    >>> list(in_template('{% translate "Pass" %} {{ _("Double")|upper }}'))
    [Message(context='', msgid='Pass', plural=''), Message(context='', msgid='Double', plural='')]
    >>> list(in_template('{% blocktranslate trimmed %} by {{ seat }} {% endblocktranslate %}'))
    [Message(context='', msgid='by %(seat)s', plural='')]
    """
    for name, texts in _CALL.findall(templatize(source)):
        arguments = ast.literal_eval(f"({texts},)")
        yield Message(*("" if place is None else arguments[place] for place in FUNCTIONS[name]))


def _name(function: ast.expr) -> str:
    return getattr(function, "id", None) or getattr(function, "attr", "")


def _constant(call: ast.Call, argument: ast.expr) -> str | None:
    """The text of an argument; None for a name, which is marked where its text stands."""
    if isinstance(argument, ast.JoinedStr | ast.BinOp):
        raise ValueError(f"not one text: {ast.unparse(call)}")
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None
