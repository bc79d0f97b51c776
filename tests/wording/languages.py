"""Rendering in each language, for tests."""

from collections.abc import Callable

from django.utils.translation import override

LANGUAGES = ("en", "pt-br", "ru")


def in_each_language(words: Callable[[], str]) -> dict[str, str]:
    """What the words say in each language, as a reader sees it: no variation selectors, plain spaces."""
    texts = {}
    for language in LANGUAGES:
        with override(language):
            texts[language] = seen(words())
    return texts


def seen(text: str) -> str:
    """Without what cannot be seen: the mark that asks for a printed suit, and spaces that do not break."""
    return text.replace("\ufe0e", "").replace("\u00a0", " ")


def in_language(language: str, words: Callable[[], str]) -> str:
    """What the words say in one language, as a reader sees it."""
    with override(language):
        return seen(words())
