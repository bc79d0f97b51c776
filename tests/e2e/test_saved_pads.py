"""Keeping a pad in a browser: save, go on, save in its place, rename, delete, put back."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage


@SCRIPTED_AND_PLAIN
def test_a_rubber_is_kept_gone_on_with_deleted_and_put_back(open_page: OpenPage, lang: str, javascript: bool) -> None:
    page = open_page("pad/?r=3N.S.9", lang=lang, screen="phone", javascript=javascript)
    page.locator("#keep").click()
    page.locator("#name").fill("Anna")
    page.locator("#save").click()
    expect(page.get_by_role("status").filter(has_text="Anna")).to_be_visible()

    page.get_by_role("link", name="Anna", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/{lang}/pad/\?r=3N\.S\.9$"))
    page.locator("#bid-P").click()
    expect(page).to_have_url(re.compile(r"r=3N\.S\.9_P"))
    page.locator("#keep").click()
    expect(page.locator('input[name="instead"]').first).to_be_checked()
    page.locator("#save").click()
    expect(page.locator(".saved-pads li")).to_have_count(1)
    expect(page.get_by_role("link", name="Anna", exact=True)).to_have_attribute("href", f"/{lang}/pad/?r=3N.S.9_P")

    page.locator(".saved-pads .change a").click()
    page.locator("#name").fill("Анна и Борис")
    page.locator("#rename").click()
    page.locator(".saved-pads .change a").click()
    page.locator("#delete").click()
    expect(page.locator(".saved-pads")).to_have_count(0)
    page.locator("#put-back").click()
    expect(page.get_by_role("link", name="Анна и Борис", exact=True)).to_be_visible()


def test_axe_finds_nothing_on_any_of_the_pages(open_page: OpenPage, axe: Callable[..., None], screen: str) -> None:
    page = open_page("pad/saved/?r=3N.S.9_2H.E.8", screen=screen)
    page.locator("#name").fill("W" * 60)
    axe(page, dark=screen == "desktop")
    page.locator("#save").click()
    expect(page.locator(".saved-pads li")).to_have_count(1)
    axe(page, dark=screen == "desktop")
    fits(page)
    page.goto("/en/pad/saved/?r=3N.S.9_2H.E.8_P")
    expect(page.locator('input[name="instead"]')).to_have_count(2)
    axe(page, dark=screen == "desktop")
    fits(page)
    page.locator(".saved-pads .change a").click()
    expect(page.locator("#delete")).to_be_visible()
    axe(page, dark=screen == "desktop")
    fits(page)
    page.locator("#delete").click()
    expect(page.locator("#put-back")).to_be_visible()
    axe(page, dark=screen == "desktop")
    fits(page)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
