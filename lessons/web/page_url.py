"""The address of the page that is shown, and the tag of its language."""

from django.http import HttpRequest


def page_url(request: HttpRequest) -> str:
    """The address under which a GET shows what is shown now."""
    return getattr(request, "page_url", "") or request.get_full_path()


def language_tag(code: str) -> str:
    """The BCP 47 tag of a language code of the settings.

    >>> language_tag("pt-br"), language_tag("ru")
    ('pt-BR', 'ru')
    """
    language, _, region = code.partition("-")
    return f"{language}-{region.upper()}" if region else language
