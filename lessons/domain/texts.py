"""Texts that people send, on their way to a table."""

import unicodedata

# Signs that turn the direction of what follows: a name with one of them would turn the page around it.
_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_UNSEEN = frozenset("\u200b\u2060\ufeff")  # what is copied along with a name and would part it from the same one


def storable(text: str) -> str:
    """The text without NUL characters, which PostgreSQL refuses and nobody types."""
    return text.replace("\x00", "")


def one_line(text: str) -> str:
    """A name as it is kept: without control characters, with single spaces.

    >>> one_line("  Anna\\tMaria \\u202e ")
    'Anna Maria'
    """
    kept = "".join(
        " " if sign.isspace() else sign
        for sign in text
        if sign.isspace() or (unicodedata.category(sign) != "Cc" and sign not in _TURNS | _UNSEEN)
    )
    return " ".join(kept.split())
