"""Texts that are entered in every language of the site: the names of their fields."""

from django.conf import settings
from django.utils.translation import get_language


def languages() -> list[str]:
    """The languages of the site, the reader's own first."""
    own = get_language() or settings.LANGUAGE_CODE
    return sorted(settings.MODELTRANSLATION_LANGUAGES, key=lambda code: code != own)


def field_name(name: str, code: str) -> str:
    """The name of a text in a form.

    >>> field_name("title", "pt-br")
    'title-pt-br'
    """
    return f"{name}-{code}"
