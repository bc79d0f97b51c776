"""What holds on every page: no findings by axe, no sideways scrolling."""

from collections.abc import Callable, Iterator

import pytest
from django.urls import URLPattern, URLResolver
from playwright.sync_api import Page

from lessons import urls
from tests.e2e.conftest import OpenPage


def addresses(patterns: list[URLPattern | URLResolver], prefix: str = "") -> Iterator[str]:
    """The addresses that take no arguments, as they follow the language's prefix."""
    for pattern in patterns:
        route = prefix + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from addresses(pattern.url_patterns, route)
        elif "<" not in route:
            yield route


PAGES = [path for path in addresses(urls.urlpatterns) if not path.endswith(".csv")]


@pytest.fixture(params=PAGES, ids=lambda path: path or "home")
def path(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(
    path: str, lang: str, dark: bool, open_page: OpenPage, axe: Callable[[Page], None]
) -> None:
    axe(open_page(path, lang=lang, dark=dark))


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_page_fits_a_narrow_phone(path: str, lang: str, javascript: bool, open_page: OpenPage) -> None:
    page = open_page(path, lang=lang, screen="phone", javascript=javascript)
    too_wide = page.evaluate(
        """() => {
            const root = document.documentElement
            if (root.scrollWidth <= root.clientWidth) return []
            return [...document.body.querySelectorAll("*")]
                .filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
                .map(element => element.outerHTML.slice(0, 80))
        }"""
    )
    assert too_wide == []
