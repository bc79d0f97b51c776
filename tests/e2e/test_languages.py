"""A reader changes the language of the page they are on."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage


def switch(page: Page, tag: str) -> None:
    """Follow the link to a language; on a small screen it is in the menu."""
    menu = page.locator("button.menu")
    if menu.is_visible():
        menu.click()
    page.locator(f".langs a[hreflang={tag}]").click()


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_switching_there_and_back_keeps_the_page_and_its_query(
    javascript: bool, screen: str, open_page: OpenPage
) -> None:
    page = open_page("styleguide/?q=пас&x=1", screen=screen, javascript=javascript)
    rest = "styleguide/?q=%D0%BF%D0%B0%D1%81&x=1"
    for tag in ("ru", "en", "pt-BR", "ru", "pt-BR", "en"):
        switch(page, tag)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        assert page.evaluate("location.pathname + location.search") == f"/{tag.lower()}/{rest}"


def test_switched_language_is_remembered_where_an_address_has_none(open_page: OpenPage) -> None:
    page = open_page("styleguide/", lang="en")
    switch(page, "pt-BR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")


def test_opened_link_leaves_the_remembered_language_alone(open_page: OpenPage) -> None:
    page = open_page("styleguide/", lang="en")
    switch(page, "ru")
    page.goto("/pt-br/styleguide/")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_browsers_language_decides_for_a_newcomer(open_page: OpenPage) -> None:
    page = open_page(None, lang="pt-PT")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")


def test_language_links_follow_an_address_changed_without_loading(open_page: OpenPage) -> None:
    page = open_page("styleguide/", lang="pt-br")
    page.evaluate("""() => {
        history.pushState({}, "", "/pt-br/styleguide/?a=1S")
        document.body.dispatchEvent(new CustomEvent("htmx:pushedIntoHistory", {bubbles: true}))
    }""")
    hrefs = page.locator(".langs a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert hrefs == ["/en/styleguide/?a=1S", "/pt-br/styleguide/?a=1S", "/ru/styleguide/?a=1S"]
