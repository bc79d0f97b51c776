"""From the auction table and the score pad to their examples and back, with an example on the page."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage

FIRST = {
    "en": "The last bidder is not declarer",
    "pt-br": "Quem deu o último lance não é o declarante",
    "ru": "Разыгрывает не тот, кто торговался последним",
}


@SCRIPTED_AND_PLAIN
def test_an_example_is_opened_on_the_table(
    loaded_content: None, open_page: OpenPage, lang: str, javascript: bool
) -> None:
    page = open_page("auction/", lang=lang, screen="phone", javascript=javascript)
    page.locator(f'main a[href="/{lang}/auction/examples/"]').click()
    page.get_by_role("link", name=FIRST[lang]).click()
    expect(page).to_have_url(re.compile(rf"/{lang}/auction/\?d=E&a=1D-1H-1S-2C-2S-3C-4S-P-4N-P-5D-P-6S-P-P-P$"))
    expect(page.locator("#verdict .over")).to_contain_text("6♠")


def test_axe_finds_nothing_where_there_are_examples(
    loaded_content: None, open_page: OpenPage, axe: Callable[..., None], lang: str
) -> None:
    page = open_page("auction/examples/", lang=lang, screen="phone")
    expect(page.locator("main h2")).not_to_have_count(0)
    axe(page, dark=lang == "en")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


RUBBER = {
    "en": "A rubber broken off",
    "pt-br": "Um rubber interrompido",
    "ru": "Роббер не доигран",
}


@SCRIPTED_AND_PLAIN
def test_an_example_is_opened_on_the_pad_and_asked_why(
    loaded_content: None, open_page: OpenPage, lang: str, javascript: bool
) -> None:
    page = open_page("pad/", lang=lang, screen="phone", javascript=javascript)
    page.locator(f'main a[href="/{lang}/pad/examples/"]').click()
    page.get_by_role("link", name=RUBBER[lang]).click()
    expect(page).to_have_url(re.compile(rf"/{lang}/pad/\?r=4S\.S\.10_2D\.E\.9&stop=1$"))
    expect(page.locator("#sheet .total p").nth(1)).to_contain_text("160")
    page.locator("#sheet .above a").filter(has_text="300").click()
    expect(page.locator("#why .amount")).to_contain_text("300")


def test_axe_finds_nothing_where_there_are_example_rubbers(
    loaded_content: None, open_page: OpenPage, axe: Callable[..., None], lang: str
) -> None:
    page = open_page("pad/examples/", lang=lang, screen="phone")
    expect(page.locator("main h2")).not_to_have_count(0)
    axe(page, dark=lang == "en")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
