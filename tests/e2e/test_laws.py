"""A reader looks up a Law, puts a case before the Director and changes a fact; another searches the glossary."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage

WRONG_BOARD = "laws/17D/?by=table&dealer=N&calls=1H-P&place=0&new_call=1S&other_board_call=null&ask=1"
TYPED = {"en": "1h pass 2c", "pt-br": "1c passo 2p", "ru": "1ч пас 2т"}
NEW_CALL = {"en": "1♠", "pt-br": "1♠", "ru": "1♠"}


@SCRIPTED_AND_PLAIN
def test_reader_puts_a_case_and_hears_the_ruling(lang: str, javascript: bool, open_page: OpenPage) -> None:
    page = open_page("laws/", lang=lang, javascript=javascript)
    page.locator(".clauses a", has_text="17D").click()
    page.locator("#typed").fill(TYPED[lang])
    page.locator("#call-director").click()
    ruling = page.locator("#ruling")
    expect(ruling.locator(".ruled")).to_have_count(2)
    # North's partner has called as well: 2017 adjusts the score, 1997 is silent about it.
    expect(ruling.locator(".ruled").nth(1).locator("li")).to_have_count(6)
    assert "calls=1H-P-2C" in page.url
    assert "ask=1" in page.url


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_changing_one_fact_changes_the_ruling(javascript: bool, open_page: OpenPage) -> None:
    page = open_page(WRONG_BOARD, javascript=javascript)
    before = page.locator("#ruling .ruled").first.inner_text()
    change = page.locator(".changes details").first
    change.locator("summary").click()
    change.locator(".btn").click()
    expect(page.locator("#ruling .ruled").first).not_to_have_text(before)
    expect(page.locator("#ruling .ruled").first).to_contain_text("The auction goes on normally.")
    assert "by=facts&lho_called=false" in page.url
    expect(page.locator('input[name=lho_called][value="false"]')).to_be_checked()


SIZES = pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)], ids=["phone", "wide"])


def decision_is_seen(page: Page, columns: int) -> None:
    """The ruling of each edition that stands beside the first begins and ends on the screen, its heading above."""
    expect(page.locator("#ruling .ruled").first).to_be_visible()
    height = page.evaluate("innerHeight")
    for part in [page.locator("#ruling h3"), *(page.locator("#ruling .ruled").nth(n) for n in range(columns))]:
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box
        assert 0 <= box["y"] < box["y"] + box["height"] <= height


@SIZES
@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_asking_the_director_about_a_case_shows_the_decision(
    width: int, height: int, javascript: bool, open_page: OpenPage
) -> None:
    page = open_page("laws/17D/", javascript=javascript)
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".examples .btn").first.click()
    page.wait_for_url("**#ruling")
    decision_is_seen(page, 1 if width < 768 else 2)


@SIZES
@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
@pytest.mark.parametrize("address", ["laws/21B1/", "laws/17E/", "laws/20B/"])
def test_calling_the_director_at_the_desk_shows_the_decision(
    address: str, width: int, height: int, javascript: bool, open_page: OpenPage
) -> None:
    page = open_page(address, javascript=javascript)
    page.set_viewport_size({"width": width, "height": height})
    page.locator("#call-director").scroll_into_view_if_needed()
    page.locator("#call-director").click()
    decision_is_seen(page, 1 if width < 768 else 2)


@SCRIPTED_AND_PLAIN
def test_director_hears_who_made_each_call(lang: str, javascript: bool, open_page: OpenPage) -> None:
    page = open_page("laws/17E/?by=facts&dealer=N&calls=1C-P-P-P&lead_faced=false&hands_returned=false", lang=lang,
                     javascript=javascript)  # fmt: skip
    page.locator("#seats").fill({"en": "N S W N", "pt-br": "N S O N", "ru": "С Ю З С"}[lang])
    page.locator("#call-director").click()
    expect(page.locator("#ruling .ruled").nth(1).locator("li")).to_have_count(2)
    assert "seats=N-S-W-N" in page.url
    expect(page.locator(".auction td.to-call")).to_have_count(1)


def test_back_brings_the_ruling_before(open_page: OpenPage) -> None:
    page = open_page("laws/17A/?by=facts&looked=true&withdrew=false&ask=1")
    page.locator('input[name=withdrew][value="true"]').check()
    page.locator("#call-director").click()
    expect(page.locator("#ruling .differs")).to_have_count(0)
    page.go_back()
    expect(page.locator("#ruling .differs")).to_have_count(2)


def test_question_without_an_answer_is_asked_beside_it(open_page: OpenPage) -> None:
    page = open_page("laws/20D/?by=facts")
    page.locator("#call-director").click()
    expect(page.locator("#error-responder")).to_have_text("The Director needs to know this.")
    expect(page.locator("#ruling > *")).to_have_count(0)


def test_term_is_opened_and_closed_from_the_keyboard(lang: str, open_page: OpenPage) -> None:
    page = open_page("laws/17D/", lang=lang)
    page.locator("[popovertarget=term-board]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#term-board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#term-board")).to_be_hidden()


def test_term_opens_without_scripts_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("laws/17D/", screen="phone", javascript=False)
    page.locator("[popovertarget=term-board]").first.click()
    note = page.locator("#term-board")
    expect(note).to_be_visible()
    note.locator("a").click()
    expect(page.locator("#board")).to_be_in_viewport()


@pytest.mark.parametrize(("lang", "search", "first"), [
    ("ru", "КОНТРАКТ", "контракт"),
    ("pt-br", "leilão", "leilão"), ("ru", "удвоение", "контра"),
    ("en", "lho", "left-hand"),
])  # fmt: skip
@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_glossary_is_searched(lang: str, search: str, first: str, javascript: bool, open_page: OpenPage) -> None:
    page = open_page("glossary/", lang=lang, javascript=javascript)
    page.locator("#q").fill(search)
    page.keyboard.press("Enter")
    expect(page.locator(".term-entry dt").first).to_contain_text(first)
    expect(page.locator(".letter")).to_have_count(0)


def test_axe_finds_nothing_on_a_ruling(lang: str, open_page: OpenPage, axe: Callable[..., None]) -> None:
    page = open_page(WRONG_BOARD, lang=lang)
    page.locator(".changes summary").first.click()
    axe(page, dark=lang == "en")


ADDRESSES = (
    WRONG_BOARD,
    "laws/19D/?by=facts&contract=7NXX&tricks=13&vulnerable=true&ask=1",
    "laws/20F2/?by=table&dealer=S&calls=1N-P-3N-P-P-P&asker=S&cards_played=1&ask=1",
    "laws/21B1/?by=table&dealer=E&calls=1N-P-P&explained=0&place=1&probable_cause=true"
    "&lead_faced=false&hands_returned=false&ask=1",
)


def test_ruling_fits_a_narrow_phone(lang: str, open_page: OpenPage) -> None:
    page = open_page(None, lang=lang, screen="phone")
    for address in ADDRESSES:
        page.goto(f"/{lang}/{address}")
        assert page.evaluate("document.documentElement.scrollWidth") == 320, address
