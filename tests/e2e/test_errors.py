"""Pages that say what went wrong can be read by everyone."""

from collections.abc import Callable, Iterator

import pytest
from django.test import override_settings
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.watch import Watch


@pytest.fixture
def _pages_that_fail() -> Iterator[None]:
    with override_settings(ROOT_URLCONF="tests.web.test_errors"):
        yield


@pytest.mark.usefixtures("_pages_that_fail")
@pytest.mark.parametrize(("path", "status"), [("nowhere/", "404"), ("fail/403/", "403"), ("fail/500/", "500")])
def test_axe_finds_nothing_on_a_page_of_an_error(
    path: str,
    status: str,
    lang: str,
    open_page: OpenPage,
    axe: Callable[..., None],
    watches: list[Watch],
) -> None:
    page = open_page(None, lang=lang, screen="phone")
    watches[0].expect(status)
    page.goto(f"/{lang}/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    axe(page, dark=lang == "en")


def test_switcher_on_a_missing_page_tells_it_in_the_other_language(open_page: OpenPage, watches: list[Watch]) -> None:
    page = open_page(None)
    watches[0].expect("404")
    page.goto("/en/nowhere/")
    page.locator(".langs a[hreflang=ru]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Такой страницы нет")


@pytest.mark.parametrize(
    ("status", "told"),
    [(400, "did not accept"), (503, "Something went wrong on our side"), (None, "cannot be reached")],
)
def test_request_that_fails_is_said_and_said_no_longer_when_the_next_succeeds(
    status: int | None, told: str, open_page: OpenPage, watches: list[Watch]
) -> None:
    page = open_page()
    watches[0].expect(str(status) if status else "net::ERR")
    watches[0].expect("htmx")
    headers = {"X-Request-ID": "3f2a9c1b"}
    fail = (lambda route: route.fulfill(status=status, headers=headers)) if status else (lambda route: route.abort())
    page.route("**/?answer=*", fail)
    page.get_by_role("button", name="No, it is not").click()
    expect(page.get_by_role("alert")).to_contain_text(told)
    if status == 503:
        expect(page.get_by_role("alert")).to_contain_text("quote this number: 3f2a9c1b")
    page.unroute("**/?answer=*")
    page.get_by_role("button", name="No, it is not").click()
    expect(page.get_by_role("status")).to_contain_text("✓")
    expect(page.get_by_role("alert")).to_be_hidden()
