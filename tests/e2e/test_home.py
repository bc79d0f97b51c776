"""A newcomer answers the first question."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage
from tests.e2e.watch import Watch

ANSWERS = {
    "en": ("Yes, it is legal", "No, it is not"),
    "pt-br": ("Sim, pode", "Não, não pode"),
    "ru": ("Да, можно", "Нет, нельзя"),
}


@SCRIPTED_AND_PLAIN
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_answer_gets_its_reason_and_stays(
    right: bool, javascript: bool, lang: str, open_page: OpenPage, axe: Callable[[Page], None]
) -> None:
    page = open_page(lang=lang, screen="phone", javascript=javascript)
    verdict = page.get_by_role("status")
    expect(verdict).to_be_empty()
    page.get_by_role("button", name=ANSWERS[lang][right]).click()
    expect(verdict).to_contain_text("✓" if right else "✗")
    expect(verdict).to_contain_text("18D")
    expect(verdict).to_be_in_viewport()
    expect(page.locator("button.given")).to_contain_text(ANSWERS[lang][right])
    assert page.url.split("#")[0].endswith(f"/{lang}/?answer={'illegal' if right else 'legal'}")
    if javascript:
        axe(page)


def test_second_answer_takes_the_place_of_the_first_and_back_undoes_it(open_page: OpenPage) -> None:
    page = open_page()
    for name, mark in (("Yes, it is legal", "✗"), ("No, it is not", "✓")):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("status")).to_contain_text(mark)
    page.go_back()
    expect(page.get_by_role("status")).to_contain_text("✗")
    page.go_back()
    expect(page.get_by_role("status")).to_be_empty()


def test_answer_by_keyboard_keeps_the_focus(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="No, it is not").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("✓")
    expect(page.get_by_role("button", name="No, it is not")).to_be_focused()


def test_reader_goes_on_at_the_auction_table_in_another_language(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="No, it is not").click()
    expect(page.get_by_role("status")).to_contain_text("✓")
    page.locator(".langs a[hreflang=ru]").click()
    expect(page.get_by_role("status")).to_contain_text("Верно")
    page.locator("#answered a.btn").click()
    expect(page).to_have_url(re.compile(r"/ru/auction/\?d=E&a=P-1D-1H-2C-2H$"))


def test_nothing_moves_while_the_page_loads(lang: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(None, lang=lang, screen=screen)
    page.add_init_script("""
        window.moved = 0
        new PerformanceObserver(list => list.getEntries().forEach(entry => { window.moved += entry.value }))
            .observe({type: "layout-shift", buffered: true})
    """)
    page.goto(f"/{lang}/", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("window.moved") < 0.01


@SCRIPTED_AND_PLAIN
def test_a_wrong_class_code_is_told_on_the_page_that_takes_it(
    javascript: bool, lang: str, open_page: OpenPage, watches: list[Watch], axe: Callable[[Page], None]
) -> None:
    page = open_page(lang=lang, screen="phone", javascript=javascript)
    watches[0].expect("422")
    page.locator("#code").fill("nope22")
    page.locator("#to-class").click()
    expect(page).to_have_url(re.compile(rf"/{lang}/join/\?code=nope22$"))
    expect(page.get_by_role("alert")).to_contain_text("nope22")
    if javascript:
        axe(page)


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1280, 1920])
def test_the_door_is_on_the_first_screen_and_nothing_is_wider_than_it(
    width: int, lang: str, open_page: OpenPage
) -> None:
    page = open_page(None, lang=lang)
    page.set_viewport_size({"width": width, "height": 720})
    page.goto(f"/{lang}/")
    expect(page.locator("#first")).to_be_in_viewport(ratio=1)
    assert page.locator("main .btn.go").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_door_in_the_dark(open_page: OpenPage, axe: Callable[..., None]) -> None:
    axe(open_page(screen="phone", dark=True), dark=True)
