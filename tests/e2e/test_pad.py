"""Stories on the score pad: a rubber entered and changed, asked why, compared and printed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage
from tests.e2e.watch import Watch

RUBBER = "r=2H.N.9_3D.E.9_2S.S.8.S4_4SX.S.8_1N.E.8"
SAID = {
    "en": ("Deal 2: 3NTXX by East, −2", "We are vulnerable.", "They now have 120 below the line and win the game."),
    "pt-br": (
        "Mão 2: 3STXX por Leste, −2",
        "Nós estamos vulneráveis.",
        "Eles chegam a 120 abaixo da linha e ganham o game.",
    ),
    "ru": ("Сдача 2: 3БКXX (Восток), −2", "Мы в зоне.", "У них теперь 120 под чертой, и гейм выигран."),
}


def enter(page: Page, bid: str, by: str, won: int, x: str = "", honours: dict[str, int] | None = None) -> None:
    """Enter the deal that is asked for, and save it."""
    page.locator(f"#bid-{bid}").click()
    page.locator(f'[name=x][value="{x}"]').check()
    result(page, by, won, honours)


def result(page: Page, by: str, won: int, honours: dict[str, int] | None = None) -> None:
    page.locator(f'[name=by][value="{by}"]').check()
    page.locator(f'[name=won][value="{won}"]').check()
    for seat, count in (honours or {}).items():
        page.locator(f"#h{seat}").select_option(str(count))
    page.locator("#save").click()


def totals(page: Page) -> list[str]:
    return [re.match(r"\d+", text.strip())[0] for text in page.locator("#sheet .total > p").all_inner_texts()]


@SCRIPTED_AND_PLAIN
def test_rubber_with_a_slam_honours_a_redoubled_failure_and_an_edit(
    javascript: bool, lang: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    page = open_page("pad/", lang=lang, screen="phone", javascript=javascript)
    enter(page, "6S", "N", 12, honours={"N": 4})
    expect(page.locator("#sheet [id^=e]")).to_have_count(3)
    enter(page, "3N", "E", 7, "XX")
    heading, vulnerable, game = SAID[lang]
    expect(page.locator("#said h2")).to_have_text(heading)
    expect(page.locator("#said")).to_contain_text(vulnerable)
    assert totals(page) == ["1380", "0"]
    enter(page, "4H", "W", 10)
    expect(page.locator("#said")).to_contain_text(game)
    page.locator("#deals summary").nth(1).click()
    page.locator("#edit-2").click()
    result(page, "E", 8)
    expect(page.locator("#said h2")).to_contain_text("3")
    expect(page).to_have_url(re.compile(rf"/{lang}/pad/\?r=6S\.N\.12\.N4_3NXX\.E\.8_4H\.W\.10&saved=2"))
    assert totals(page) == ["980", "120"]
    if javascript:
        axe(page)


def test_rubber_ends_and_nothing_more_is_asked(open_page: OpenPage) -> None:
    page = open_page("pad/?r=3N.S.9")
    enter(page, "3N", "N", 9)
    expect(page.locator("#said")).to_contain_text("We win the rubber, 900 to 0")
    expect(page.locator("#box")).to_have_count(0)
    page.locator("#new-rubber").click()
    expect(page.locator("#said")).to_contain_text("No deal has been played yet.")
    page.go_back()
    expect(page.locator("#said")).to_contain_text("We win the rubber, 900 to 0")


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_what_is_refused_stays_as_it_was_entered(javascript: bool, open_page: OpenPage, watches: list[Watch]) -> None:
    page = open_page("pad/?g=auction&r=P", screen="phone", javascript=javascript)
    watches[0].expect("422")
    enter(page, "4S", "N", 10, honours={"N": 3})
    expect(page.get_by_role("alert").first).to_contain_text("Honours: 3 of 5.")
    expect(page.locator("#hN")).to_have_value("3")
    expect(page.locator('[name=won][value="10"]')).to_be_checked()
    page.locator("#hS").select_option("2")
    page.locator("#save").click()
    expect(page.locator("#sheet [id^=e]")).to_have_count(2)


# Why


def test_every_number_answers_why_and_gives_the_focus_back(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}")
    page.get_by_role("link", name=re.compile("^500 ?, deal 4 ?, undertricks: why")).click()
    expect(page.locator("#why")).to_contain_text("200 + 300 = 500")
    expect(page.locator("#why-heading")).to_be_focused()
    expect(page.locator("#e6")).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile("why=6$"))
    page.locator("#close-why").click()
    expect(page.locator("#why")).to_have_count(0)
    expect(page.locator("#panel-heading")).to_be_focused()
    page.go_back()
    expect(page.locator("#why")).to_contain_text("200 + 300 = 500")


def test_reason_comes_into_view_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}", screen="phone")
    page.locator("#e1").click()
    expect(page.locator("#why-heading")).to_be_in_viewport()


# By keyboard


def test_deal_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("pad/")
    page.locator("#bid-1C").focus()
    for key in ("ArrowDown", "ArrowDown", "End", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#panel-heading")).to_be_focused()
    expect(page.locator("#panel-heading")).to_contain_text("3NT")
    for keys in (["Tab"], ["Tab", "Space", "ArrowRight"], ["Tab", "Space", "ArrowDown"], ["Enter"]):
        for key in keys:
            page.keyboard.press(key)
    expect(page.locator("#said h2")).to_contain_text("Deal 1: 3NT by East, +3")
    expect(page.locator("#panel-heading")).to_be_focused()


def test_choosing_another_game_keeps_the_focus_on_the_choice(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}")
    page.locator("#game-2").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#game-2")).to_have_attribute("aria-current", "true")
    expect(page.locator("#game-2")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Total: We 42")


def test_replay_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("pad/?r=2H.N.8_4S.E.10")
    page.locator("#replay-back").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#said h2")).to_contain_text("Deal 1: 2♥")
    expect(page.locator("#replay-back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("No deal has been played yet.")
    expect(page.locator("#replay-at")).to_be_focused()


# Under quick fingers


def test_double_click_saves_one_deal(open_page: OpenPage) -> None:
    page = open_page("pad/")
    page.locator("#bid-4S").dblclick()
    page.locator('[name=by][value="S"]').check()
    page.locator('[name=won][value="10"]').check()
    page.locator("#save").dblclick()
    expect(page.locator("#said h2")).to_contain_text("Deal 1")
    page.wait_for_timeout(500)
    expect(page).to_have_url(re.compile(r"\?r=4S\.S\.10$"))


def test_live_region_is_left_alone_when_nothing_new_is_to_be_said(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}")
    page.evaluate("window.changes = 0; new MutationObserver(() => changes++).observe(said, {childList: true})")
    page.locator("#e1").click()
    expect(page.locator("#why")).to_be_visible()
    page.locator("#close-why").click()
    page.locator("#bid-7N").click()
    page.locator("#cancel").click()
    expect(page.locator("#box")).to_be_visible()
    assert page.evaluate("changes") == 0


# Deleting, comparing, printing, copying


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_deleted_deal_is_put_back(javascript: bool, open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}", javascript=javascript)
    page.locator("#deals summary").nth(2).click()
    page.locator("#drop-3").click()
    expect(page.locator("#said")).to_contain_text("Deal 3 is deleted: 2♠")
    page.locator("#put-back").click()
    expect(page).to_have_url(re.compile(re.escape(f"?{RUBBER}") + "$"))
    assert totals(page) == ["250", "630"]


def test_comparing_lays_both_games_side_by_side(lang: str, open_page: OpenPage, axe: Callable[..., None]) -> None:
    page = open_page(f"pad/?{RUBBER}", lang=lang)
    page.locator("#compare").click()
    expect(page).to_have_url(re.compile(f"/{lang}/pad/compare/"))
    expect(page.locator(".compared > li")).to_have_count(5)
    expect(page.locator(".compared .reasons").nth(3)).to_contain_text("200")
    axe(page)


def test_printed_pad_has_the_sheet_and_the_deals_and_nothing_to_press(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}")
    page.emulate_media(media="print")
    for part in ("#sheet", "#said", "#deals .deals"):
        expect(page.locator(part)).to_be_visible()
    for part in ("#box", "#tools", "#replay", "#needs", "#deals summary >> nth=0", ".foot", ".nav"):
        expect(page.locator(part)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_print_button_prints(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}")
    page.evaluate("window.print = () => { document.title = 'printed' }")
    page.locator("#print").click()
    expect(page).to_have_title("printed")


def test_text_and_link_are_copied_and_the_table_comes_as_a_file(open_page: OpenPage) -> None:
    page = open_page(f"pad/?{RUBBER}", permissions=["clipboard-read", "clipboard-write"])
    page.locator("#as-text summary").click()
    page.locator("#copy-text").click()
    expect(page.locator("#copy-text")).to_have_text("Copied")
    assert "Deal 4: 4♠" in page.evaluate("navigator.clipboard.readText()")
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/en/pad/?{RUBBER}")
    with page.expect_download() as download:
        page.locator("#csv").click()
    assert download.value.suggested_filename == "rubber.csv"


def test_finished_auction_is_scored_with_one_press(open_page: OpenPage) -> None:
    page = open_page("auction/?a=1S-X-P-P")
    page.locator("#call-P").click()
    page.locator("#score").click()
    expect(page.locator("#panel-heading")).to_contain_text("Deal 1: 1♠")
    expect(page.locator('[name=by][value="N"]')).to_be_checked()
    expect(page.locator('[name=x][value="X"]')).to_be_checked()


# Every state of it


@pytest.mark.parametrize(
    "query", [f"{RUBBER}&why=6", f"{RUBBER}&bid=4S&by=N", f"{RUBBER}_4SXX.N.11&n=ns", f"{RUBBER}&g=auction&at=3"]
)
def test_axe_finds_nothing(query: str, open_page: OpenPage, axe: Callable[..., None]) -> None:
    axe(open_page(f"pad/?{query}"), dark=True)


def test_narrow_phone_needs_no_sideways_scrolling(lang: str, open_page: OpenPage) -> None:
    page = open_page(None, lang=lang, screen="phone")
    for path in (f"pad/?{RUBBER}_4SXX.N.11", f"pad/?{RUBBER}&bid=4S", f"pad/compare/?{RUBBER}"):
        page.goto(f"/{lang}/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") == 320, path
