"""From the bytes of a file, or from what was pasted, to its boards."""

import codecs
import re
from collections.abc import Iterator

from lessons.engine.files.board import Board
from lessons.engine.files.diagrams import read_diagrams
from lessons.engine.files.lin import read_lin
from lessons.engine.files.links import lin_texts
from lessons.engine.files.pbn import read_pbn

_LIN = re.compile(r"(?:^|\|)[ \t]*(?:md|mb|qx|pn|vg)\|", re.IGNORECASE | re.MULTILINE)
_TAG = re.compile(r'^[ \t]*\[\s*\w+\s*"', re.MULTILINE)
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def decoded(raw: bytes) -> str:
    """The text of a file: UTF-16 with a byte order mark, UTF-8 with or without, else Windows-1252; lines end in \\n.

    >>> decoded(b"\\xef\\xbb\\xbfGen\\xc3\\xa8ve\\r\\n"), decoded(b"Gen\\xe8ve"), decoded("Genève".encode("utf-16"))
    ('Genève\\n', 'Genève', 'Genève')
    """
    if raw.startswith(_UTF_16):
        text = raw.decode("utf-16", "replace")
    else:
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = raw.decode("cp1252", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_boards(text: str) -> Iterator[Board]:
    """The boards of a text in their order: PBN, or LIN and links that hold it, or auctions under W N E S."""
    if _TAG.search(text):
        yield from read_pbn(text)
        return
    found = False
    for part in lin_texts(text):
        if _LIN.search(part):
            found = True
            yield from read_lin(part)
    if not found:
        yield from read_diagrams(text)
