"""Texts that people send, on their way to a table."""

import re

# Control characters; signs that turn the direction of what follows, since a name with one of them would turn the
# page around it; and what is copied unseen along with a name, and would part it from the same one.
_DROPPED = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]")


def storable(text: str) -> str:
    """The text without NUL characters, which PostgreSQL refuses and nobody types."""
    return text.replace("\x00", "")


def one_line(text: str) -> str:
    """A name as it is kept: without control characters, with single spaces.

    >>> one_line("  Anna\\tMaria \\u202e ")
    'Anna Maria'
    """
    return " ".join(_DROPPED.sub("", text).split())


def number_of(text: str) -> int | None:
    """A primary key from an address; None for what cannot be one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else None
