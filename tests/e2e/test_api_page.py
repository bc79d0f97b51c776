"""The page for programs in a browser: under the strict CSP a request can be changed, sent and its answer read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.watch import Watch

DOCS = "/api/v1/docs?lang="


@pytest.fixture
def docs(open_page: OpenPage, lang: str) -> Page:
    page = open_page(None, lang=lang)
    page.goto(DOCS + lang)
    return page


def test_a_request_is_sent_and_its_answer_shown_in_the_pages_language(docs: Page, lang: str) -> None:
    form = docs.locator("form[action*='/auction']")
    answer = form.locator("pre")
    expect(answer).to_contain_text('"insufficient-bid"')
    form.locator("textarea").fill('{"dealer": "N", "calls": ["P", "P", "P", "P"]}')
    form.locator("button").click()
    expect(form.locator("[role=status]")).to_have_text("200")
    expect(answer).to_contain_text('"passed-out"')
    expect(answer).to_contain_text({"en": "passed", "pt-br": "passaram", "ru": "спасовали"}[lang])
    assert docs.context.cookies() == []


def test_an_example_is_chosen_and_a_refusal_shown(docs: Page, watches: list[Watch]) -> None:
    watches[0].expect("status of 422")
    form = docs.locator("form[action*='/auction']")
    form.locator("select").select_option(index=2)
    expect(form.locator("textarea")).to_have_value(
        '{"dealer": "N", "calls": ["1♥", "pass", "2NT", "X"], "notation": "local"}'
    )
    form.locator("textarea").fill("{}")
    form.locator("button").click()
    expect(form.locator("[role=status]")).to_have_text("422")
    expect(form.locator("pre")).to_contain_text('"where": "dealer"')


def test_a_file_is_checked(docs: Page) -> None:
    form = docs.locator("form[action*='/boards']")
    form.locator("select").select_option(index=1)
    form.locator("button").click()
    expect(form.locator("[role=status]")).to_have_text("200")
    expect(form.locator("pre")).to_contain_text('"call-after-end"')


def test_an_address_that_takes_nothing_is_asked(docs: Page) -> None:
    form = docs.locator("form[action*='/ruling/laws']")
    expect(form.locator("pre")).to_contain_text("…")
    form.locator("button").click()
    expect(form.locator("[role=status]")).to_have_text("200")
    expect(form.locator("pre")).to_contain_text('"21B3"')


@pytest.mark.parametrize(
    ("lang", "screen"), [("en", "desktop"), ("en", "phone"), ("pt-br", "phone"), ("ru", "phone")]
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    open_page: OpenPage, axe: Callable[..., None], lang: str, screen: str
) -> None:
    page = open_page(None, lang=lang, screen=screen)
    page.goto(DOCS + lang)
    for summary in page.locator("summary").all():
        summary.click()
    axe(page, dark=screen == "desktop")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_without_javascript_the_example_its_answer_and_the_command_are_there(open_page: OpenPage, lang: str) -> None:
    page = open_page(None, lang=lang, javascript=False)
    page.goto(DOCS + lang)
    section = page.locator("section[aria-labelledby=auction]")
    expect(section.locator("button")).to_be_hidden()
    expect(section.locator("form pre")).to_contain_text('"insufficient-bid"')
    section.locator("summary").first.click()
    expect(section.locator("details pre").first).to_contain_text("curl")
