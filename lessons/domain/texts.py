"""Texts that people send, on their way to a table."""


def storable(text: str) -> str:
    """The text without NUL characters, which PostgreSQL refuses and nobody types."""
    return text.replace("\x00", "")
