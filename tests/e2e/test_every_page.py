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


def faults_of(page: Page, axe: Callable[..., None], *, by_axe: bool = True) -> list[str]:
    """What axe finds on the page shown, and what is too wide for a phone."""
    faults = []
    page.set_viewport_size({"width": 1280, "height": 800})
    try:
        if by_axe:
            axe(page, dark="/en/" in page.url)
    except AssertionError as found:
        faults.append(str(found))
    width, height = SCREENS["phone"]
    page.set_viewport_size({"width": width, "height": height})
    return faults + [f"too wide on {page.url}: {element}" for element in page.evaluate(TOO_WIDE)]


def test_axe_finds_nothing_and_a_narrow_phone_has_room(
    path: str, lang: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    page = open_page(path, lang=lang)
    assert faults_of(page, axe) == []


def test_without_a_script_a_narrow_phone_has_room(path: str, open_page: OpenPage) -> None:
    page = open_page(path, lang="ru", screen="phone", javascript=False)  # the longest words
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.usefixtures("loaded_content")
@pytest.mark.parametrize("role", [addresses.TEACHER, addresses.STUDENT])
def test_pages_behind_the_log_in_are_as_good(
    role: str, lang: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    """One visit to each: axe in one language, the width of a phone in every one."""
    world = worlds.world()
    page = open_page("privacy/", lang=lang)
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
        page.goto(address)
        faults += faults_of(page, axe, by_axe=lang == "en")
    assert not faults, "\n".join(faults)
