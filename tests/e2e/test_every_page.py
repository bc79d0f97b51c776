"""What holds on every page: no findings by axe, no sideways scrolling, nothing to press that a finger would miss."""

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
# What is pressed is as tall as a finger, but for links within a sentence and what is drawn for the printer
TOO_SMALL = """() => [...document.querySelectorAll("a, button, summary, select, textarea, input:not([type=hidden])")]
    .filter(element => {
        const { display } = getComputedStyle(element)
        const [own, around] = [element, element.parentElement].map(one => one.textContent.trim().length)
        const spared = element.matches(".skip, .term, .vh, .paper *") || (display === "inline" && around > own + 2)
        const { height } = (element.closest("label") ?? element).getBoundingClientRect()
        return !spared && element.checkVisibility({ visibilityProperty: true }) && height < 43.5
    })
    .map(element => element.outerHTML.slice(0, 120))"""


def faults_of(page: Page, axe: Callable[..., None]) -> list[str]:
    """What axe finds on the page shown, and what is too wide or too small for a phone."""
    faults = []
    page.set_viewport_size({"width": 1280, "height": 800})
    try:
        axe(page, dark="/en/" in page.url)
    except AssertionError as found:
        faults.append(str(found))
    width, height = SCREENS["phone"]
    page.set_viewport_size({"width": width, "height": height})
    return faults + unfit(page)


def unfit(page: Page) -> list[str]:
    """What is too wide for the window, or too small for a finger."""
    faults = [f"too wide on {page.url}: {element}" for element in page.evaluate(TOO_WIDE)]
    return faults + [f"too small on {page.url}: {element}" for element in page.evaluate(TOO_SMALL)]


def test_axe_finds_nothing_and_a_narrow_phone_has_room(
    lang: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    page = open_page(None)
    faults = []
    for path in PAGES:
        page.goto(f"/{lang}/{path}")
        faults += faults_of(page, axe)
    assert not faults, "\n".join(faults)


def test_without_a_script_a_narrow_phone_has_room(open_page: OpenPage) -> None:
    page = open_page(None, screen="phone", javascript=False)
    faults = []
    for path in PAGES:
        page.goto(f"/ru/{path}")  # the longest words
        faults += unfit(page)
    assert not faults, "\n".join(faults)


@pytest.mark.usefixtures("loaded_content")
@pytest.mark.parametrize("role", [addresses.TEACHER, addresses.STUDENT])
def test_pages_behind_the_log_in_are_as_good(
    role: str, lang: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
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
        faults += faults_of(page, axe)
    assert not faults, "\n".join(faults)
