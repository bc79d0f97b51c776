"""Links of hand viewers, which hold a board as LIN: …?lin=pn|S,W,N,E|md|3…|mb|1S|…"""

import re
from collections.abc import Iterator
from urllib.parse import unquote, unquote_plus

_VALUE = re.compile(r"\blin=([^\s\"'<>|&]+)", re.IGNORECASE)
_PLAIN = re.compile(r"[^|]*\blin=(?P<lin>.*)", re.IGNORECASE)
_QUOTED = re.compile(r"([\"'])[^\s\"']*\blin=$", re.IGNORECASE)  # as in <a href="…"
_NEXT_FIELD = re.compile(r"&\w+=")


def lin_texts(text: str) -> Iterator[str]:
    """The LIN of every link by itself, and the lines between them together."""
    between: list[str] = []
    for line in text.split("\n"):
        linked = list(_in_links(line)) if "lin=" in line.lower() else []
        if linked:
            yield "\n".join(between)
            yield from linked
            between = []
        else:
            between.append(line)
    yield "\n".join(between)


def _in_links(line: str) -> Iterator[str]:
    encoded = [_unescaped(found[1]) for found in _VALUE.finditer(line) if "%7c" in found[1].lower()]
    if encoded:
        yield from encoded
        return
    found = _PLAIN.match(line)  # a bar before it: then it stands inside LIN, as in a comment
    if found and "|" in found["lin"]:
        value = found["lin"]
        quoted = _QUOTED.search(line[: found.start("lin")])
        yield unquote(_NEXT_FIELD.split(value.split(quoted[1], 1)[0] if quoted else value, maxsplit=1)[0])


def _unescaped(value: str) -> str:
    """Without the escapes of addresses. Where spaces are not escaped otherwise, + is one.

    >>> _unescaped("mb%7C1S%7Can%7C5+cards%7C")
    'mb|1S|an|5 cards|'
    """
    return unquote(value) if "%20" in value else unquote_plus(value)
