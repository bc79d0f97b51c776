"""A reader chooses how suits and pages look."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.watch import Watch

COLOURS = {
    "two colours": ("rgb(34, 30, 22)", "rgb(179, 32, 27)"),
    "four colours": ("rgb(20, 98, 63)", "rgb(176, 75, 0)"),
}
PAPER = {"light": "rgb(245, 239, 225)", "dark": "rgb(12, 31, 24)"}


def clubs_and_diamonds(page: Page) -> tuple[str, str]:
    return tuple(
        page.locator(f"#samples .suit.{suit}").first.evaluate("suit => getComputedStyle(suit).color") for suit in "cd"
    )


def paper(page: Page) -> str:
    return page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_suits_get_the_colours_chosen_and_keep_them(javascript: bool, open_page: OpenPage) -> None:
    page = open_page("styleguide/?x=1", javascript=javascript)
    for choice in ("four colours", "two colours", "four colours"):
        page.get_by_role("button", name=choice).click()
        expect(page.get_by_role("button", name=choice)).to_have_attribute("aria-pressed", "true")
        assert clubs_and_diamonds(page) == COLOURS[choice]
        assert page.url.endswith("/en/styleguide/?x=1")
    page.wait_for_load_state("networkidle")
    page.goto("/ru/styleguide/")
    assert clubs_and_diamonds(page) == COLOURS["four colours"]


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
@pytest.mark.parametrize("dark", [False, True], ids=["light device", "dark device"])
def test_look_is_the_devices_until_one_is_chosen(dark: bool, javascript: bool, open_page: OpenPage) -> None:
    page = open_page("styleguide/", dark=dark, javascript=javascript)
    device = "dark" if dark else "light"
    seen = [paper(page)]
    for choice in ("dark", "light", "as my device"):
        page.get_by_role("button", name=choice, exact=True).click()
        expect(page.get_by_role("button", name=choice, exact=True)).to_have_attribute("aria-pressed", "true")
        seen.append(paper(page))
    assert seen == [PAPER[device], PAPER["dark"], PAPER["light"], PAPER[device]]


def test_choice_is_made_by_keyboard_and_keeps_the_focus(open_page: OpenPage) -> None:
    page = open_page("styleguide/")
    button = page.get_by_role("button", name="four colours")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    expect(page.locator("html")).to_have_attribute("data-suits", "4")


@pytest.mark.parametrize(("status", "told"), [(403, "did not accept"), (None, "cannot be reached")])
def test_choice_that_cannot_be_kept_is_said(
    status: int | None, told: str, open_page: OpenPage, watches: list[Watch]
) -> None:
    page = open_page("styleguide/")
    watches[0].expect("403" if status else "net::ERR")
    fail = (lambda route: route.fulfill(status=status)) if status else (lambda route: route.abort())
    page.route("**/preferences/", fail)
    page.get_by_role("button", name="four colours").click()
    expect(page.get_by_role("alert")).to_contain_text(told)
    page.unroute("**/preferences/")
    page.get_by_role("button", name="four colours").click()
    expect(page.get_by_role("alert")).to_be_hidden()
