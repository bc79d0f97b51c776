"""The text of a file that a spreadsheet has saved, in whatever encoding."""

import re

LARGEST = 1_000_000  # bytes

_WORD = re.compile(rb"[A-Za-z\x80-\xff]{2,}")


class NotText(ValueError):
    """A workbook, a picture or something else that holds no lines to be read."""


def text_of(data: bytes) -> str:
    """UTF-8 and UTF-16 with or without a mark at their beginning, else windows-1251 or windows-1252. Raises NotText.

    >>> text_of("Имя\\n".encode("cp1251")), text_of("João\\n".encode("latin-1")), text_of("Ёж".encode("utf-16"))
    ('Имя\\n', 'João\\n', 'Ёж')
    """
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF", b"\x89PNG", b"\xff\xd8\xff", b"{\\rtf")):
        raise NotText
    for encoding in _encodings(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return text.removeprefix("\ufeff").replace("\x00", "")
    return data.decode("latin-1").replace("\x00", "")


def _encodings(data: bytes) -> tuple[str, ...]:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ("utf-16",)
    if _are_high_bytes(data[1:400:2]):
        return ("utf-16-le",)
    if _are_high_bytes(data[0:400:2]):
        return ("utf-16-be",)
    words = [word for word in _WORD.findall(data) if not word.isascii()]
    cyrillic = sum(not re.search(rb"[A-Za-z]", word) for word in words)
    looks_russian = 2 * cyrillic > len(words)  # in a Latin word there are letters without an accent
    return ("utf-8", "cp1251" if looks_russian else "cp1252")


def _are_high_bytes(half: bytes) -> bool:
    """Whether every second byte is what it is in UTF-16 for Latin and Cyrillic letters."""
    return 2 * (half.count(0) + half.count(4)) > len(half)
