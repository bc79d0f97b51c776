"""What stands around every page: navigation, languages and the reader's choices of look."""

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import get_script_prefix, reverse
from django.utils.functional import Promise
from django.utils.translation import get_language, get_language_from_path

from lessons.home.views.pages import PAGES
from lessons.home.views.preferences import chosen
from lessons.web.page_url import language_tag, page_url

# The subset of the headings' face that a language needs besides the Latin one.
SCRIPTS = {"ru": "cyrillic"}


@dataclass(frozen=True, slots=True)
class PageLink:
    """A page to go to. `here` is "page" on the page itself, "true" on a page below it, else "".

    Without a label it does not stand in the navigation.
    """

    label: Promise | None
    title: Promise
    about: Promise
    url: str
    here: str


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """The page shown now, in one language. `code` is Django's (pt-br), `tag` that of HTML (pt-BR)."""

    code: str
    tag: str
    name: str
    short: str
    prefix: str
    url: str
    here: bool


def shell(request: HttpRequest) -> dict[str, Any]:
    """The context processor behind base.html.

    A view that answers a POST sets `request.page_url` to the address, with its query, of the GET page
    that shows the same thing; without it that address is the one asked for.
    """
    languages = language_links(request)
    return {
        "pages": page_links(request),
        "languages": languages,
        "language": next((link for link in languages if link.here), languages[0]),
        "scripts": ["latin", *filter(None, [SCRIPTS.get(get_language() or "")])],
        "page_url": page_url(request),
        "default_language_url": _unprefixed(request),
        "look": chosen(request),
    }


def page_links(request: HttpRequest) -> list[PageLink]:
    """The pages of the navigation and of the home page, in their order."""
    links, home = [], reverse("lessons:home")
    for page in PAGES:
        url = reverse(page.route)
        below = (url, *(home + path for path in page.also))
        here = "page" if request.path == url else "true" if request.path.startswith(below) else ""
        links.append(PageLink(page.label, page.title, page.about, url, here))
    return links


def language_links(request: HttpRequest) -> list[LanguageLink]:
    """The same page in every language of the site, in their order in the settings."""
    rest, current = _unprefixed(request).removeprefix(get_script_prefix()), get_language()
    return [
        LanguageLink(
            code=code,
            tag=language_tag(code),
            name=name,
            short=code.partition("-")[0].upper(),
            prefix=f"{get_script_prefix()}{code}/",
            url=f"{get_script_prefix()}{code}/{rest}",
            here=code == current,
        )
        for code, name in settings.LANGUAGES
    ]


def _unprefixed(request: HttpRequest) -> str:
    """The address of this page without its language, query included."""
    prefix, url = get_script_prefix(), page_url(request)
    path = "/" + url.removeprefix(prefix)
    if get_language_from_path(path.partition("?")[0]) is None:
        return url
    return prefix + path[1:].partition("/")[2]
