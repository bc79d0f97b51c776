"""How the auction page lies on phones, wide screens and paper, and what axe says of it in every state."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.auction_table import AuctionTable
from tests.e2e.conftest import OpenPage

LONG = "-".join(["P"] * 3 + [f"{level}{suit}-X-XX" for level in range(1, 8) for suit in "CDHSN"] + ["P"] * 2)
STATES = {
    "illegal": "?d=E&v=EW&a=P-1D-1H-2C-2H&try=2D",
    "doubled": "?v=both&a=1H-X",
    "unjudged": "?d=S&v=NS&a=1H-1D-P-2C",
    "over": "?d=E&a=1D-1H-1S-2C-2S-3C-4S-P-4N-P-5D-P-6S-P-P-P",
    "long": f"?a={LONG}",
    "unreadable": "?d=Q&a=1H-1Z",
    "asked": "?typed=-",
}


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest) -> str:
    return f"auction/{STATES[request.param]}"


def test_axe_finds_nothing_in_any_state(
    state: str, open_page: OpenPage, axe: Callable[..., None], watches: list
) -> None:
    page = open_page(None)
    watches[0].expect("422")
    page.goto(f"/en/{state}")
    page.locator("details").evaluate_all("folds => folds.forEach(fold => fold.open = true)")
    axe(page, dark=True)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_axe_finds_nothing_where_a_pasted_text_is_asked_about(
    screen: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    page = open_page("auction/", screen=screen)
    page.click("#paste summary")
    page.fill("#text", "1H 1Z - 2C")
    page.click("#paste button")
    expect(page.locator("#paste fieldset")).to_be_visible()
    axe(page)


def test_nothing_is_wider_than_a_narrow_phone(lang: str, open_page: OpenPage, watches: list) -> None:
    page = open_page(None, lang=lang, screen="phone")
    watches[0].expect("422")
    for name, state in STATES.items():
        page.goto(f"/{lang}/auction/{state}")
        page.locator("details").evaluate_all("folds => folds.forEach(fold => fold.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") == 320, name
        overfull = page.locator(".auction :is(th, td), .card").evaluate_all(
            "cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.innerText)"
        )
        assert overfull == [], name


def test_letters_of_twice_the_size_fit(lang: str, open_page: OpenPage) -> None:
    page = open_page(f"auction/{STATES['illegal']}", lang=lang, viewport={"width": 640, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") == 640
    overfull = page.locator(".auction :is(th, td), .card").evaluate_all(
        "cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.innerText)"
    )
    assert overfull == []


def test_where_the_system_sets_the_colours_a_slot_differs_from_a_card_by_its_edge(open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?a=2H", forced_colors="active"))
    edges = [table.card(call).evaluate("card => getComputedStyle(card).borderTopStyle") for call in ("2D", "2S")]
    assert edges == ["dashed", "solid"]


def test_every_card_is_a_target_of_44_pixels_in_one_grid(open_page: OpenPage) -> None:
    page = open_page("auction/", viewport={"width": 360, "height": 740})
    sizes = page.locator("[data-cards] button").evaluate_all(
        "cards => cards.map(card => card.getBoundingClientRect()).map(box => [box.left, box.width, box.height])"
    )
    assert min(min(width, height) for _, width, height in sizes) >= 44
    assert len({round(left) for left, _, _ in sizes[:35]}) == 5


def test_the_box_stays_under_the_thumb(lang: str, open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?d=E&v=EW", lang=lang, viewport={"width": 390, "height": 844}))
    table.card("4H").click(trial=True)  # waits until the box takes presses
    table.page.evaluate("document.getElementById('box').scrollIntoView()")
    top = table.box_top
    for call in ("1D", "1C", "1H", "X", "XX", "2C", "2H", "2D", "P", "P", "4S", "P", "X"):
        table.press(call)
        assert abs(table.box_top - top) <= 1, call


def test_usual_answers_need_no_more_room_than_is_kept_for_them(lang: str, open_page: OpenPage) -> None:
    """So the box does not move without JavaScript either."""
    tops = set()
    page = open_page(None, lang=lang, screen="phone", javascript=False)
    for query in (
        "?d=E&a=P",
        "?d=E&a=P-1D",
        "?d=E&a=P-1D-1H-2C-2H&try=2D",
        "?d=E&a=P-1D-X",
        "?d=E&a=P-1D-1H-2C-2H&try=1S",
    ):
        page.goto(f"/{lang}/auction/{query}")
        tops.add(AuctionTable(page).box_top)
    assert len(tops) == 1


def test_nothing_shifts_while_the_page_loads(lang: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(None, lang=lang, screen=screen)
    page.add_init_script(
        """window.shifts = 0
        new PerformanceObserver(list => list.getEntries().forEach(entry => { window.shifts += entry.value }))
            .observe({ type: "layout-shift", buffered: true })"""
    )
    page.goto(f"/{lang}/auction/?d=E&v=EW&a=P-1D-1H-2C-2H&try=2D")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifts") <= 0.02


def test_the_box_stays_in_sight_beside_a_long_auction(open_page: OpenPage) -> None:
    table = AuctionTable(open_page(f"auction/?a={LONG}"))
    table.page.mouse.wheel(0, 1500)
    expect(table.page.locator("h1")).not_to_be_in_viewport()
    expect(table.card("7N")).to_be_in_viewport()


def test_print_has_the_table_and_the_verdict_alone(open_page: OpenPage) -> None:
    page = open_page("auction/?d=E&a=1D-1H-1S-2C-2S-3C-4S-P-4N-P-5D-P-6S-P-P-P", dark=True)
    page.emulate_media(media="print", color_scheme="light")
    for shown in (".auction", "#verdict h2", "h1"):
        expect(page.locator(shown)).to_be_visible()
    for hidden in ("#box", "#tools", "#paste", ".nav"):
        expect(page.locator(hidden)).to_be_hidden()


def test_link_is_copied_and_the_button_says_so(open_page: OpenPage) -> None:
    page = open_page("auction/?a=1H-P", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    plain = open_page("auction/?a=1H-P", javascript=False)
    plain.get_by_role("link", name="Link to this auction").click()
    expect(plain).to_have_url(page.url)
