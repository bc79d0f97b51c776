"""Calls typed beside the box, and whole auctions pasted."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.auction_table import AuctionTable
from tests.e2e.conftest import OpenPage


@pytest.mark.parametrize(
    ("lang", "typed", "echo", "query"),
    [
        ("en", "2d", "“2d” is 2♦, two diamonds.", "a=2D"),
        ("pt-br", "2o", "“2o” é 2♦, 2 ouros.", "a=2D"),
        ("ru", "2б", "«2б» — это 2♦, две бубны.", "a=2D"),
        ("en", "1h p 2nt ap", "“1h p 2nt ap” is 1♥ Pass 2NT Pass Pass Pass.", "a=1H-P-2N-P-P-P"),
        ("ru", "1п контра рк", "«1п контра рк» — это 1♠ X XX.", "a=1S-X-XX"),
    ],
)
def test_typed_calls_are_echoed_at_once_and_entered(
    lang: str, typed: str, echo: str, query: str, open_page: OpenPage
) -> None:
    table = AuctionTable(open_page("auction/", lang=lang))
    table.page.locator("#typed").press_sequentially(typed)
    expect(table.page.locator("#echo")).to_have_text(re.sub("([♣♦♥♠])", "\\1\ufe0e", echo))
    table.press_key("Enter")
    table.shows(query)
    expect(table.page.locator("#echo")).to_have_text("")


def test_an_unreadable_text_is_explained_and_stays(open_page: OpenPage) -> None:
    for javascript in (True, False):
        table = AuctionTable(open_page("auction/?a=1H", javascript=javascript))
        table.page.fill("#typed", "8c")
        table.page.click("#enter")
        expect(table.page.locator("#echo")).to_have_text("The level of a bid runs from 1 to 7; “8c” is not a bid.")
        assert (table.page.input_value("#typed"), table.calls) == ("8c", ["1♥", "to call"])


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
@pytest.mark.parametrize(
    ("lang", "typed", "readings", "choice", "query"),
    [
        ("pt-br", "1s", ["1♠", "1ST"], "1ST", "a=1N"),
        ("ru", "1н", ["1♥", "1БК"], "1♥", "a=1H"),
        ("ru", "р", ["пас", "XX"], "пас", "a=P"),
        ("pt-br", "1c p 1s", ["1♠", "1ST"], "1♠", "a=1H-P-1S"),
        ("ru", "1g gfc", ["1♠ пас"], "1♠ пас", "a=1S-P"),
        ("ru", "2,r", ["2БК"], "2БК", "a=2N"),
    ],
)
def test_a_spelling_with_two_readings_or_on_the_other_keyboard_layout_is_asked_about(
    lang: str, typed: str, readings: list[str], choice: str, query: str, javascript: bool, open_page: OpenPage
) -> None:
    table = AuctionTable(open_page("auction/", lang=lang, javascript=javascript))
    table.page.fill("#typed", typed)
    table.page.click("#enter")
    buttons = table.page.locator("#echo button")
    expect(buttons).to_have_count(len(readings))
    assert [text.replace("\ufe0e", "") for text in buttons.all_inner_texts()] == readings
    assert table.page.input_value("#typed") == typed
    buttons.nth(readings.index(choice)).click()
    table.shows(query)


def test_a_long_auction_on_the_other_keyboard_layout_fits_the_phone(open_page: OpenPage) -> None:
    page = open_page("auction/", lang="ru", screen="phone")
    page.locator("#typed").press_sequentially("1п gfc 2ч gfc 3п gfc 4ч gfc 5п dct gfc")
    expect(page.locator("#echo button")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_portuguese_1c_is_hearts_and_says_how_to_bid_clubs(javascript: bool, open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/", lang="pt-br", javascript=javascript))
    table.page.fill("#typed", "1c")
    table.page.click("#enter")
    expect(table.page.locator(".auction tbody .call")).to_have_count(1)
    expect(table.page.locator("#echo")).to_contain_text("(copas). Para paus, digite 1P.")
    assert (table.calls, table.query.split("&")[0]) == (["1♥", "tem a vez"], "a=1H")


# Pasting


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_a_pasted_auction_is_put_right_answered_and_shown(javascript: bool, open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?a=1C", javascript=javascript))
    page = table.page
    page.click("#paste summary")
    page.fill("#text", "1♥; 1Z, 2H\n– (3C) AP")
    page.select_option("#dealer", "W")
    page.select_option("#vulnerable", "both")
    page.get_by_role("button", name="Show this auction").click()

    expect(page.locator("#paste .notice.bad li")).to_contain_text("“1Z” is not a call.")
    assert page.locator("#paste .notice.bad li").get_attribute("value") == "2"
    expect(page.locator("#text")).to_be_focused()
    expect(page.locator("#text")).to_be_in_viewport()
    assert table.calls[0] == "1♣"
    page.fill("#text", page.input_value("#text").replace("1Z", "X"))
    page.get_by_label("No call").check()
    page.get_by_role("button", name="Show this auction").click()

    table.shows("d=W&v=both&a=1H-X-2H-3C-P-P-P")
    table.says(
        "The contract is 3♣ by South: declarer’s side must win 9 tricks.",
        "South is declarer because only South, of the two partners, named clubs.",
        "West makes the opening lead, and North becomes dummy.",
    )


def test_a_pasted_auction_keeps_its_text_with_a_question_open(open_page: OpenPage) -> None:
    page = open_page("auction/", lang="ru")
    page.click("#paste summary")
    page.fill("#text", "1п - 2ч")
    page.get_by_role("button", name="Показать эту торговлю").click()
    expect(page.get_by_label("пас", exact=True)).to_be_focused()
    expect(page.locator("#text")).to_have_value("1п - 2ч")
    page.get_by_role("button", name="Показать эту торговлю").click()  # nothing chosen: asked again
    page.get_by_label("пас", exact=True).check()
    page.get_by_role("button", name="Показать эту торговлю").click()
    AuctionTable(page).shows("a=1S-P-2H")


def test_the_state_of_the_table_is_kept_by_a_form_that_is_answered(open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?d=E"))
    table.press("1H", "P")
    table.page.click("#paste summary")
    table.page.fill("#text", "zzz")
    table.page.get_by_role("button", name="Show this auction").click()
    table.page.wait_for_url("**/auction/paste/")
    assert table.calls == ["1♥", "Pass", "to call"]
    table.page.click('.langs a[hreflang="ru"]')
    table.shows("d=E&a=1H-P")
