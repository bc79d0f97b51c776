"""The fixtures see what they are there to see."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.watch import Watch

HEAD = "<!doctype html><html lang=en><title>Other</title><link rel=icon href=data:,>"


def show(page: Page, body: str) -> Page:
    """The page with other content, under the site's policy."""
    policy = {
        "Content-Security-Policy": "default-src 'none'; connect-src *; img-src data:",
        "Content-Type": "text/html",
    }
    page.route("**/other", lambda route: route.fulfill(body=HEAD + body, headers=policy))
    page.goto("/other")
    return page


@pytest.mark.parametrize(
    ("script", "finding"),
    [
        ("console.error('alas')", "console error: alas"),
        ("setTimeout(() => { throw new Error('alas') })", "script error: alas"),
        ("fetch('http://elsewhere.invalid/').catch(() => 0)", "request to another host: http://elsewhere.invalid/"),
        (
            "document.body.innerHTML = '<p style=\"color: red\">red</p>'",
            "console error: Applying inline style violates",
        ),
    ],
)
def test_watch_reports(script: str, finding: str, open_page: OpenPage, watches: list[Watch]) -> None:
    page = show(open_page(None), "<main>Other</main>")
    page.evaluate(f"() => {{ {script} }}")
    for _ in range(50):
        page.wait_for_timeout(100)
        if reported := [found for found in watches[0].unexpected() if found.startswith(finding)]:
            break
    for expected in ("alas", "elsewhere.invalid", "net::ERR", "Content Security Policy"):
        watches[0].expect(expected)
    assert reported, watches[0].findings


def test_watch_is_silent_about_what_is_expected(open_page: OpenPage, watches: list[Watch]) -> None:
    show(open_page(None), "<main>Other</main>").evaluate("() => console.error('alas, 404')")
    watches[0].expect("404")
    assert (watches[0].findings, watches[0].unexpected()) == (["console error: alas, 404 ()"], [])


def test_axe_names_rule_and_element(open_page: OpenPage, axe: Callable[[Page], None]) -> None:
    page = show(open_page(None), "<main><h1>Other</h1><input id=unnamed></main>")
    with pytest.raises(AssertionError, match=r"label \(critical\)[^\n]*\n +#unnamed"):
        axe(page)


def test_axe_sees_what_is_too_pale_in_the_dark_alone(open_page: OpenPage, axe: Callable[..., None]) -> None:
    page = open_page("privacy/")
    page.evaluate("""() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync("@media (prefers-color-scheme: dark) { p { color: #222 !important } }")
        document.adoptedStyleSheets = [sheet]
    }""")
    axe(page)
    with pytest.raises(AssertionError, match=r"In the dark:\n +axe on [^\n]+\n +color-contrast"):
        axe(page, dark=True)


def test_axe_is_content_with_a_plain_page(open_page: OpenPage, axe: Callable[[Page], None]) -> None:
    axe(show(open_page(None), "<main><h1>Other</h1></main>"))


def test_scripts_run_only_where_javascript_is_on(open_page: OpenPage) -> None:
    shown = [
        show(open_page(None, javascript=javascript), "<noscript>no script</noscript>")
        .get_by_text("no script")
        .is_visible()
        for javascript in (True, False)
    ]
    assert shown == [False, True]
