"""The auction page under keyboards, quick fingers, second tabs, the back button and a lost network."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.auction_table import DOUBLE_CLICK, AuctionTable
from tests.e2e.conftest import OpenPage
from tests.e2e.watch import Watch


@pytest.fixture
def table(open_page: OpenPage) -> AuctionTable:
    return AuctionTable(open_page("auction/"))


# Keyboard alone


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(40):
        if page.evaluate("document.activeElement.id") == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def test_an_auction_is_entered_and_taken_back_by_keys_alone(table: AuctionTable) -> None:
    tab_to(table.page, "call-1C")  # one stop for the whole box, on the lowest legal bid
    table.press_key("ArrowDown", "ArrowRight", "ArrowRight", "Enter")
    table.shows("a=2H")
    assert table.focus == "call-2H"
    table.press_key("ArrowLeft", "Space")
    table.shows("a=2H&try=2D")
    assert table.focus == "call-2D"
    table.press_key("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter")
    table.shows("a=2H-P")
    assert table.focus == "call-P"
    table.page.keyboard.type("dbl")
    assert table.focus == "typed"
    table.press_key("Enter")
    table.shows("a=2H-P&try=X")
    assert (table.focus, table.page.input_value("#typed")) == ("typed", "")
    tab_to(table.page, "undo")
    table.press_key("Enter")
    table.shows("a=2H")
    table.page.wait_for_timeout(DOUBLE_CLICK)
    table.press_key("Enter")
    table.shows("")
    assert table.focus.startswith("call-")  # there is nothing left to undo, and the focus is not lost


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("1C", "ArrowRight", "1D"),
        ("1N", "ArrowRight", "2C"),
        ("2C", "ArrowLeft", "1N"),
        ("1C", "ArrowLeft", "1C"),
        ("1H", "ArrowUp", "1H"),
        ("1H", "ArrowDown", "2H"),
        ("3H", "Home", "3C"),
        ("3H", "End", "3N"),
        ("7C", "ArrowDown", "P"),
        ("7D", "ArrowDown", "P"),
        ("7H", "ArrowDown", "X"),
        ("7S", "ArrowDown", "X"),
        ("7N", "ArrowDown", "XX"),
        ("7N", "ArrowRight", "P"),
        ("P", "ArrowUp", "7C"),
        ("X", "ArrowUp", "7H"),
        ("XX", "ArrowUp", "7N"),
        ("P", "ArrowRight", "X"),
        ("P", "ArrowDown", "P"),
        ("X", "Home", "P"),
        ("P", "End", "XX"),
        ("XX", "ArrowRight", "XX"),
    ],
)
def test_arrows_move_among_the_cards_as_they_lie(start: str, key: str, end: str, table: AuctionTable) -> None:
    table.card(start).focus()
    table.press_key(key)
    assert table.focus == f"call-{end}"
    assert table.page.locator("[data-cards] button[tabindex='0']").count() == 1


def test_without_javascript_every_card_is_reached_by_tab(open_page: OpenPage) -> None:
    page = open_page("auction/", javascript=False)
    tab_to(page, "call-1C")
    reached = []
    for _ in range(38):
        reached.append(page.evaluate("document.activeElement.id"))
        page.keyboard.press("Tab")
    assert (reached[0], reached[-1], len(set(reached))) == ("call-1C", "call-XX", 38)


def test_a_card_can_be_pressed_by_enter_held_down_once_only(table: AuctionTable) -> None:
    table.card("P").focus()
    table.page.keyboard.down("Enter")
    for _ in range(8):
        table.page.wait_for_timeout(60)
        table.page.keyboard.down("Enter")  # the key repeats
    table.page.keyboard.up("Enter")
    table.shows("a=P")
    table.page.wait_for_timeout(200)
    assert table.query == "a=P"


def test_verdict_is_in_a_live_region_that_stands_before_the_press(table: AuctionTable) -> None:
    region = table.page.locator("#verdict[role=status]")
    before = region.element_handle()
    table.press("X")
    assert before.evaluate("element => element.isConnected && element.innerText.includes('X is not legal here')")


# Quick fingers


def tap_twice(page: Page, x: float, y: float) -> None:
    finger = page.context.new_cdp_session(page)
    for _ in range(2):
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# Not by a finger without scripts: Chromium loses the answer to a touch that leads to another page.
@pytest.mark.parametrize(
    ("touch", "javascript"),
    [(False, True), (True, True), (False, False)],
    ids=["mouse", "finger", "mouse without scripts"],
)
def test_a_double_click_enters_one_call(touch: bool, javascript: bool, open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?a=1H", javascript=javascript, has_touch=touch))
    table.card("P").click(trial=True)  # waits until the card takes presses
    place = table.card("P").bounding_box()
    at = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    if touch:
        tap_twice(table.page, *at)
    else:
        table.page.mouse.dblclick(*at)
    expect(table.page.locator(".auction tbody .pass")).to_have_count(1)
    table.page.wait_for_timeout(500)
    assert table.query == "a=1H-P"


def test_two_different_cards_pressed_quickly_are_two_calls(table: AuctionTable) -> None:
    table.press("1C", "1D", "1H", "1S", "P")
    assert table.query == "a=1C-1D-1H-1S-P"


def test_a_press_while_another_is_on_its_way_is_not_taken_for_the_next_seat(table: AuctionTable) -> None:
    held: list[Route] = []
    table.page.route("**/auction/?*call=1H", lambda route: held.append(route))
    with table.page.expect_request("**/auction/?*call=1H"):
        table.card("1H").click()
    table.card("1S").click()
    table.page.wait_for_timeout(100)
    held[0].continue_()
    table.shows("a=1H")
    table.page.wait_for_timeout(100)
    assert table.calls == ["1♥", "to call"]


def test_ten_calls_in_a_row_are_all_entered(table: AuctionTable) -> None:
    calls = ["1C", "1D", "1H", "1S", "1N", "2C", "2D", "2H", "2S", "2N"]
    table.press(*calls)
    assert table.query == f"a={'-'.join(calls)}"


# Stale pages


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_a_stale_tab_enters_its_call_at_the_auction_it_shows(javascript: bool, open_page: OpenPage) -> None:
    first = AuctionTable(open_page("auction/?d=E&a=1H", javascript=javascript))
    second = AuctionTable(first.page.context.new_page())
    second.page.goto(first.page.url)
    first.press("P", "2C")
    second.press("X")
    assert (first.query, second.query) == ("d=E&a=1H-P-2C", "d=E&a=1H-X")


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_back_shows_the_auction_before_and_a_press_goes_on_from_there(javascript: bool, open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/", javascript=javascript))
    table.press("1H", "P", "2H")
    table.page.go_back()
    table.shows("a=1H-P")
    expect(table.page.locator(".auction tbody .call")).to_have_count(1)
    assert table.calls == ["1♥", "Pass", "to call"]
    table.press("1S")
    assert (table.query, table.calls) == ("a=1H-P-1S", ["1♥", "Pass", "1♠", "to call"])
    table.page.reload()
    assert table.calls == ["1♥", "Pass", "1♠", "to call"]


def test_back_passes_over_illegal_calls_that_were_tried(table: AuctionTable) -> None:
    table.press("1H", "1C", "1D")
    table.page.go_back()
    table.shows("")


# A lost network


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "The server cannot be reached, so what you entered may not be saved. Check the connection and try again.",
        ),
        ("pt-br", None),
        ("ru", None),
    ],
)
def test_a_press_without_network_is_told_and_enters_nothing(
    lang: str, said: str | None, open_page: OpenPage, watches: list[Watch]
) -> None:
    table = AuctionTable(open_page("auction/?a=1H", lang=lang))
    watches[0].expect("ERR_INTERNET_DISCONNECTED")
    watches[0].expect("htmx")
    table.page.context.set_offline(True)
    table.card("P").click()
    notice = table.page.locator("[data-trouble] [data-kind=unsent]")
    expect(notice).to_be_visible()
    if said:
        expect(notice).to_contain_text(said)
    assert table.query == "a=1H"
    table.page.context.set_offline(False)
    table.page.wait_for_timeout(DOUBLE_CLICK)
    table.press("P")
    expect(notice).to_be_hidden()
    assert table.query == "a=1H-P"


def test_an_address_that_cannot_be_read_is_told_within_the_page(open_page: OpenPage, watches: list[Watch]) -> None:
    table = AuctionTable(open_page("auction/?a=1H"))
    watches[-1].expect("422")
    table.page.evaluate("document.querySelector('#box [name=a]').value = '1H-1Z'")
    table.card("2C").click()
    expect(table.page.locator("#verdict .notice")).to_contain_text("“1Z”, is not a call")
