"""What holds on every page: no findings by axe, no sideways scrolling."""

from collections.abc import Callable, Iterator
from urllib.parse import urljoin

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, reverse
from django.utils.translation import override
from playwright.sync_api import Page

from lessons import urls
from tests import addresses, worlds
from tests.e2e.conftest import SCREENS, OpenPage


def open_addresses(patterns: list[URLPattern | URLResolver], prefix: str = "") -> Iterator[str]:
    """The addresses that are for all and take no arguments, as they follow the language's prefix."""
    for pattern in patterns:
        route = prefix + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from open_addresses(pattern.url_patterns, route)
        elif "<" not in route and pattern.name not in addresses.PAGES and pattern.name != "log-out":
            yield route


PAGES = [path for path in open_addresses(urls.urlpatterns) if not path.endswith(".csv")]
TOO_WIDE = """() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.body.querySelectorAll("*")]
        .filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
        .map(element => element.outerHTML.slice(0, 80))
}"""


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
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.usefixtures("loaded_content")
@pytest.mark.parametrize("role", [addresses.TEACHER, addresses.STUDENT])
def test_pages_behind_the_log_in_are_as_good(
    role: str, lang: str, open_page: OpenPage, axe: Callable[[Page], None]
) -> None:
    """One visit to each: axe in light and in dark, then the width of a phone."""
    world = worlds.world()
    page = open_page("privacy/", lang=lang, reduced_motion="reduce")  # colours change at once
    client = Client()
    client.force_login(world.teacher if role == addresses.TEACHER else world.ana.student)
    session = {"name": "sessionid", "value": client.cookies["sessionid"].value, "url": urljoin(page.url, "/")}
    page.context.add_cookies([session])
    faults = []
    for name, private in addresses.PAGES.items():
        if role not in (private.get or ()) or name.endswith(("-csv", "-export")):
            continue
        with override(lang):
            address = reverse(f"lessons:{name}", kwargs=private.arguments(world))
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(address)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            try:
                axe(page)
            except AssertionError as found:
                faults.append(f"{name} ({scheme}): {found}")
        width, height = SCREENS["phone"]
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{name} is too wide: {element}" for element in page.evaluate(TOO_WIDE)]
    assert not faults, "\n".join(faults)
