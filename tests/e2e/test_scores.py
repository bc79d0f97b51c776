"""The table of duplicate scores in a browser: choose a contract, press a number, go back."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage

DOUBLED_DOWN_TWO = {
    "en": "3♥X, vulnerable: 7 tricks, down 2",
    "pt-br": "3♥X, vulnerável: 7 vazas, 2 a menos",
    "ru": "3♥X в зоне: 7 взяток, недобор 2",
}


def heading(page: Page) -> str:
    return page.locator("#explained-heading").inner_text().replace("\ufe0e", "").replace("\u00a0", " ")


@SCRIPTED_AND_PLAIN
def test_a_contract_is_chosen_and_a_number_explained(open_page: OpenPage, lang: str, javascript: bool) -> None:
    page = open_page("scores/", lang=lang, screen="phone", javascript=javascript)
    page.locator('input[name="level"][value="3"]').check()
    page.locator('input[name="suit"][value="H"]').check()
    if not javascript:
        page.locator("#show").click()
    expect(page).to_have_url(re.compile(r"/scores/\?contract=3H$"))
    page.locator("#t7vX").click()
    expect(page).to_have_url(re.compile(r"/scores/\?contract=3HX&vulnerable=1&tricks=7"))
    expect(page.locator("#t7vX")).to_have_attribute("aria-current", "true")
    expect(page.locator("#explained .eq dd")).to_have_text("500")
    expect(page.locator("#explained-heading")).to_be_in_viewport()
    assert heading(page) == DOUBLED_DOWN_TWO[lang]
    page.go_back()
    expect(page.locator("#explained .eq dd")).to_have_text("140")
    expect(page.locator("#t9n")).to_have_attribute("aria-current", "true")


def test_keyboard_walks_the_keys_and_stays_where_it_is(open_page: OpenPage) -> None:
    page = open_page("scores/")
    page.locator('input[name="level"][value="4"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#explained .eq dd")).to_have_text("450")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"contract=6S$"))
    expect(page.locator('input[name="level"][value="6"]')).to_be_focused()
    page.locator("#t11vXX").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#explained .eq dd")).to_have_text("400")
    expect(page.locator("#t11vXX")).to_be_focused()


def test_axe_finds_nothing_beside_an_explained_loss(
    open_page: OpenPage, axe: Callable[..., None], screen: str
) -> None:
    page = open_page("scores/?contract=7NXX&vulnerable=1&tricks=0", screen=screen)
    expect(page.locator("#explained .eq dd")).to_have_text("7600")
    axe(page, dark=screen == "desktop")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def test_printed_scores_are_the_tables_and_the_reason_and_nothing_to_press(open_page: OpenPage) -> None:
    page = open_page("scores/?contract=3HX")
    page.emulate_media(media="print")
    expect(page.locator("#explained")).to_be_visible()
    expect(page.locator("#tables table")).to_have_count(2)
    for part in ("#contract", ".ways", ".foot", ".nav"):
        expect(page.locator(part)).to_be_hidden()
