"""A round of Chicago in a browser: entered with and without a script, mended, explained, in three languages."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage
from tests.e2e.watch import Watch

WON = {
    "en": "East–West win the round, 1430 to 520: the difference is 910.",
    "pt-br": "Leste–Oeste ganha a rodada por 1430 a 520, uma diferença de 910.",
    "ru": "Круг выиграла сторона Восток–Запад, 1430 против 520: разница\u00a0— 910.",
}


def enter(page: Page, number: int, level: int, suit: str, by: str, won: int, risk: str = "") -> None:
    expect(page.locator("#save")).to_contain_text(str(number))
    page.locator(f'#enter input[name="level"][value="{level}"]').check()
    page.locator(f'#enter input[name="suit"][value="{suit}"]').check()
    page.locator(f'#enter input[name="risk"][value="{risk}"]').check()
    page.locator(f'#enter input[name="by"][value="{by}"]').check()
    page.locator("#won").select_option(str(won))
    page.locator("#save").click()


@SCRIPTED_AND_PLAIN
def test_a_round_is_entered_mended_and_won(
    open_page: OpenPage, watches: list[Watch], lang: str, javascript: bool
) -> None:
    page = open_page("scores/chicago/", lang=lang, screen="phone", javascript=javascript)
    watches[0].expect("422")
    page.locator("#first-E").check()
    if not javascript:
        page.locator("#show").click()
    expect(page).to_have_url(re.compile(r"\?dealer=E$"))

    page.locator("#save").click()  # nothing is entered yet
    expect(page.get_by_role("alert").filter(visible=True)).to_have_count(3)
    enter(page, 1, 4, "S", "N", 9)
    expect(page).to_have_url(re.compile(r"\?dealer=E&r=4S\.N\.9$"))
    page.locator("#change-1").click()
    expect(page.locator("#won")).to_have_value("9")
    page.locator("#won").select_option("10")
    page.locator("#save").click()
    expect(page.locator("#why-1")).to_have_text("420")

    page.locator("#passed").click()
    enter(page, 3, 1, "C", "E", 6)
    enter(page, 4, 6, "H", "W", 12)
    expect(page.locator("#said")).to_contain_text(WON[lang])
    expect(page.locator("#enter-deal")).to_have_count(0)
    page.locator("#why-1").click()
    expect(page.locator("#explained .eq dd")).to_have_text("420")
    expect(page.locator("#explained-heading")).to_be_in_viewport()
    page.locator("#undo").click()
    expect(page.locator("#enter-deal")).to_be_visible()


def test_the_keyboard_enters_a_deal_and_goes_on_with_the_next(open_page: OpenPage) -> None:
    page = open_page("scores/chicago/?r=P")
    page.locator('#enter input[name="level"][value="3"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")  # round to no trump
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")  # round to West
    page.keyboard.press("Tab")
    page.locator("#won").select_option("9")
    expect(page.locator("#result")).to_have_text("9 tricks, just made")
    page.locator("#won").press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"r=P_3N\.W\.9$"))
    expect(page.locator("#enter-heading")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("After 2 deals: North–South 0, East–West 600.")


def test_axe_finds_nothing_on_a_round_that_lacks_a_contract(
    open_page: OpenPage, watches: list[Watch], axe: Callable[..., None], screen: str
) -> None:
    page = open_page("scores/chicago/?r=4S.S.10_7NXX.W.0", screen=screen)
    watches[0].expect("422")
    page.locator("#save").click()
    expect(page.get_by_role("alert").filter(visible=True)).to_have_count(3)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    page.goto("/en/scores/chicago/?r=4S.S.10_7NXX.W.0_P_P")
    axe(page, dark=screen == "desktop")
