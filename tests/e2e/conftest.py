"""A real browser: pages by language, screen and colours, watched, and judged by axe.

`page` is a desktop page; `open_page(lang=..., screen=..., dark=..., javascript=...)` makes others, with
addresses relative to the live server. Every page is watched: console errors, CSP violations, requests to
other hosts and server errors fail the test at its end, unless `watch.expect("404")` says that they are meant.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.core.servers.basehttp import WSGIRequestHandler
from playwright.sync_api import BrowserContext, Page
from pytest_django.live_server_helper import LiveServer

from tests.e2e import browser
from tests.e2e.watch import Watch

LANGUAGES = ("en", "pt-br", "ru")
SCREENS = {"phone": (320, 640), "tablet": (768, 1024), "desktop": (1280, 800)}
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOUR_RULES = ["color-contrast", "link-in-text-block"]  # the slow ones
# A story is gone through with scripts in every language, and without in one: what is drawn without is the same.
SCRIPTED_AND_PLAIN = pytest.mark.parametrize(
    ("lang", "javascript"),
    [("en", True), ("pt-br", True), ("ru", True), ("ru", False)],
    ids=["en", "pt-br", "ru", "ru without scripts"],
)
DARK = {"runOnly": {"type": "rule", "values": COLOUR_RULES}}


class OpenPage(Protocol):
    def __call__(
        self,
        path: str = ...,
        *,
        lang: str = ...,
        screen: str = ...,
        dark: bool = ...,
        javascript: bool = ...,
        **context: Any,
    ) -> Page: ...


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language of the site in turn."""
    return request.param


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> str:
    """Each screen in turn."""
    return request.param


@pytest.fixture(scope="session", autouse=True)
def _queries_beside_the_browsers_loop() -> Iterator[None]:
    """Playwright keeps an event loop in this thread, in which Django refuses queries unless told otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
        yield


@pytest.fixture(scope="session", autouse=True)
def _answers_leave_at_once() -> Iterator[None]:
    """The server sends head and body apart: without this the second waits 40 ms for the browser to nod."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WSGIRequestHandler, "disable_nagle_algorithm", True)
        yield


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = browser.system_browser() or browser.own_browser()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(browser.MISSING)
    return {**browser_type_launch_args, "executable_path": path, "args": browser.ARGUMENTS}


@pytest.fixture
def watches(live_server: LiveServer) -> Iterator[list[Watch]]:
    """The watches of this test's contexts; at its end they must have seen nothing unexpected."""
    watches: list[Watch] = []
    yield watches
    findings = [finding for watch in watches for finding in watch.unexpected()]
    assert not findings, "\n".join(["The browser reported:", *findings])


@pytest.fixture
def new_context(
    watches: list[Watch], live_server: LiveServer, new_context: Callable[..., BrowserContext]
) -> Callable[..., BrowserContext]:
    """Contexts on the live server, each watched."""

    def make(**options: Any) -> BrowserContext:
        context = new_context(
            **{"base_url": live_server.url, "viewport": _size("desktop"), "locale": "en", **options}
        )
        watches.append(Watch(context, urlsplit(live_server.url).netloc))
        context.set_default_timeout(10_000)
        return context

    return make


@pytest.fixture
def watch(watches: list[Watch], context: BrowserContext) -> Watch:
    """The watch of `page`."""
    return watches[0]


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext]) -> OpenPage:
    """Opens a page in a context of its own; `path` is what follows the language's prefix, None for no visit yet."""

    def open_one(
        path: str | None = "",
        *,
        lang: str = "en",
        screen: str = "desktop",
        dark: bool = False,
        javascript: bool = True,
        **context: Any,
    ) -> Page:
        options = {
            "viewport": _size(screen),
            "locale": lang,
            "color_scheme": "dark" if dark else "light",
            "java_script_enabled": javascript,
        }
        page = new_context(**(options | context)).new_page()
        if path is not None:
            page.goto(f"/{lang}/{path}")
        return page

    return open_one


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], None]:
    """`axe(page)` fails with a readable list when the page has findings (WCAG 2.2 AA and best practices).

    In the light it looks at everything, at colours in English or where told to; `dark` looks at the colours in
    the dark as well. Colours hang neither on the screen nor on the language, so once is enough.
    """
    script = Axe().axe_script

    def violations(page: Page, options: dict[str, Any]) -> list[str]:
        found = page.evaluate("options => axe.run(document, options)", {"resultTypes": ["violations"], **options})[
            "violations"
        ]
        return [f"axe on {page.url}:", *map(_finding, found)] if found else []

    def judge(page: Page, *, colours: bool = False, dark: bool = False) -> None:
        page.wait_for_load_state()  # a click that leads away is over before the next page has begun
        wanted = colours or page.evaluate("document.documentElement.lang") == "en"
        rules = {rule: {"enabled": wanted} for rule in COLOUR_RULES}
        page.evaluate(script)
        faults = violations(page, {"runOnly": {"type": "tag", "values": AXE_TAGS}, "rules": rules})
        if dark:
            page.emulate_media(color_scheme="dark", reduced_motion="reduce")  # else colours are on their way
            faults += ["In the dark:", *found] if (found := violations(page, DARK)) else []
            page.emulate_media(color_scheme="light", reduced_motion="reduce")
        assert not faults, "\n".join(faults)

    return judge


def _finding(violation: dict[str, Any]) -> str:
    nodes = [f"    {' '.join(map(str, node['target']))}: {_why(node)}" for node in violation["nodes"]]
    return "\n".join([f"  {violation['id']} ({violation['impact']}): {violation['help']}", *nodes])


def _why(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])


def _size(screen: str) -> dict[str, int]:
    width, height = SCREENS[screen]
    return {"width": width, "height": height}
