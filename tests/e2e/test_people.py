"""Getting in and out in a browser: a teacher from registering to a new password, a student by his card."""

import re
from collections.abc import Callable

import pytest
from django.core import mail
from playwright.sync_api import Page, expect

from tests import worlds
from tests.e2e.conftest import OpenPage

NEW = "quite-another-passphrase"
EMAIL = "olga@example.org"


def sign_out(page: Page, *, narrow: bool = False) -> None:
    page.locator(".menu" if narrow else ".me").click()
    page.locator("#who button").click()
    expect(page.locator(".way-in a")).to_have_count(1)


def log_in(page: Page, password: str) -> None:
    page.locator("#password-email").fill(EMAIL)
    page.locator("#password-password").fill(password)
    page.locator("#password-password").press("Enter")


def test_a_teacher_registers_leaves_comes_back_and_sets_a_new_password(
    open_page: OpenPage, lang: str, axe: Callable[[Page], None]
) -> None:
    page = open_page("register/", lang=lang, timezone_id="Europe/Moscow")
    axe(page)
    page.locator("#id_name").fill("Ольга")
    page.locator("#id_email").fill(EMAIL)
    page.locator("#id_password1").fill(worlds.PASSWORD)
    page.locator("#id_password2").fill(worlds.PASSWORD)
    page.locator("main .btn.go").click()
    expect(page.locator(".me")).to_contain_text("Ольга")
    page.goto(f"/{lang}/account/")
    expect(page.locator("#id_time_zone")).to_have_value("Europe/Moscow")
    axe(page)
    sign_out(page)
    page.go_back()
    expect(page.get_by_text("Ольга")).to_have_count(0)

    page.goto(f"/{lang}/account/")
    expect(page).to_have_url(re.compile(rf"/{lang}/log-in/\?next="))
    axe(page)
    log_in(page, worlds.PASSWORD)
    expect(page).to_have_url(re.compile(rf"/{lang}/account/$"))
    page.goto(f"/{lang}/account/erase/")
    axe(page)
    sign_out(page)

    page.goto(f"/{lang}/password/")
    axe(page)
    page.locator("#id_email").fill(EMAIL)
    page.locator("main .btn.go").click()
    expect(page).to_have_url(re.compile("/password/sent/"))
    axe(page)
    page.goto(re.search(r"https?://\S+", mail.outbox[-1].body)[0])
    page.locator("#id_new_password1").fill(NEW)
    page.locator("#id_new_password2").fill(NEW)
    axe(page)
    page.locator("main .btn.go").click()
    page.locator("main .btn.go").click()
    log_in(page, NEW)
    expect(page.locator(".me")).to_contain_text("Ольга")


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_a_student_gets_in_by_the_picture_on_his_card(
    open_page: OpenPage, lang: str, javascript: bool, axe: Callable[[Page], None]
) -> None:
    worlds.student(worlds.classroom(worlds.teacher(), language=lang), "Ana")
    page = open_page("enter/#ABEKM2-XT345", lang=lang, screen="phone", javascript=javascript)
    if javascript:
        expect(page.locator("#card-card")).to_have_value("ABEKM2-XT345")
        expect(page).to_have_url(re.compile(rf"/{lang}/enter/$"))
        axe(page)
    else:
        page.locator("#card-card").fill("авекм2 хт345")
    page.locator("main .btn.go").click()
    expect(page).to_have_url(re.compile(rf"/{lang}/classes/$"))
    if not javascript:
        return
    page.goto(f"/{lang}/account/")
    expect(page.locator("main code")).to_have_text("ABEKM2-XT345")
    axe(page)
    sign_out(page, narrow=True)


def test_a_card_in_a_page_that_is_open_takes_the_place_of_the_last(open_page: OpenPage) -> None:
    page = open_page("enter/#ABEKM2-XT345")
    page.evaluate("location.hash = '#ABEKM2-HPC27'")
    expect(page.locator("#card-card")).to_have_value("ABEKM2-HPC27")
    assert page.evaluate("location.href").endswith("/en/enter/")
    page.reload()
    expect(page.locator("#card-card")).to_have_value("")


def test_a_code_that_opens_nothing_is_said(
    open_page: OpenPage, lang: str, axe: Callable[[Page], None], watches
) -> None:
    page = open_page("enter/", lang=lang, screen="phone", dark=True)
    watches[-1].expect("422")
    page.locator("#card-card").fill("ABEKM2-99999")
    page.locator("main .btn.go").click()
    expect(page.locator(".error")).to_be_visible()
    expect(page.locator("#card-card")).to_have_value("ABEKM2-99999")
    axe(page)


def test_a_tab_from_before_a_log_in_says_so_and_opens_its_page_again(open_page: OpenPage, lang: str, watches) -> None:
    worlds.student(worlds.classroom(worlds.teacher()), "Ana")
    tab = open_page("practice/judge-call/1/1/", lang=lang)
    watches[-1].expect("403")
    other = tab.context.new_page()
    other.goto(f"/{lang}/enter/#ABEKM2-XT345")
    other.locator("main .btn.go").click()
    expect(other.locator(".me")).to_be_visible()
    tab.locator("main form button.go").first.click()
    notice = tab.locator("[data-trouble] [data-kind=stale]")
    expect(notice).to_be_visible()
    expect(tab.locator("header.top")).to_have_count(1)
    notice.get_by_role("link").click()
    expect(tab.locator(".me")).to_contain_text("Ana")
