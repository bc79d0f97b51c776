"""From the bytes of a file to its boards."""

import re
from collections.abc import Iterator

from lessons.engine.files.board import Board
from lessons.engine.files.lin import read_lin
from lessons.engine.files.pbn import read_pbn

_LIN = re.compile(r"(?:^|\|)[ \t]*(?:md|mb|qx|pn|vg)\|", re.IGNORECASE | re.MULTILINE)
_TAG = re.compile(r'^[ \t]*\[[ \t]*\w+[ \t]*"', re.MULTILINE)


def decoded(raw: bytes) -> str:
    """The text of a file: UTF-8 with or without a byte order mark, else Windows-1252; lines end in \\n.

    >>> decoded(b"\\xef\\xbb\\xbfGen\\xc3\\xa8ve\\r\\n"), decoded(b"Gen\\xe8ve")
    ('Genève\\n', 'Genève')
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_boards(text: str) -> Iterator[Board]:
    """The boards of a PBN or LIN file in their order; none when it is neither."""
    is_pbn = _TAG.search(text) or not _LIN.search(text)
    return read_pbn(text) if is_pbn else read_lin(text)
