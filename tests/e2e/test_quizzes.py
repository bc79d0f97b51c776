"""A teacher in the library: finds a ready quiz, copies, prints, shares, deletes it and puts it back."""

import re
from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from django.test import Client
from playwright.sync_api import Page, expect

from lessons.models import Quiz
from tests import worlds
from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage

pytestmark = pytest.mark.usefixtures("loaded_content")

READY = {"en": "Legal or not?", "pt-br": "Vale ou não vale?", "ru": "Можно или нельзя?"}


def enter(page: Page, user: object) -> None:
    """Log somebody in without the form."""
    client = Client()
    client.force_login(user)
    site = urljoin(page.url, "/")
    page.context.add_cookies([{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": site}])


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@SCRIPTED_AND_PLAIN
def test_a_ready_quiz_is_found_copied_shared_deleted_and_put_back(
    open_page: OpenPage, lang: str, javascript: bool
) -> None:
    world = worlds.world()
    page = open_page("auction/", lang=lang, javascript=javascript)
    enter(page, world.teacher)
    page.goto(f"/{lang}/quizzes/")
    page.locator("#q").fill(READY[lang].partition(" ")[0].upper())
    page.locator("#seek").click()
    page.get_by_role("link", name=READY[lang]).click()
    expect(page.locator(".asked-list > li")).to_have_count(10)
    key = page.locator(".key-fold").first
    expect(key.locator("input").first).to_be_hidden()
    key.locator("summary").click()
    expect(key.locator("input:checked")).to_have_value("illegal")

    page.locator("#copy").click()
    expect(page.locator(".notice").first).to_contain_text(READY[lang])
    copy = Quiz.objects.get(owner=world.teacher, copied_from__slug="legal-or-not")
    page.locator("summary").first.click()
    page.locator("#share").click()
    link = page.locator("#shared-at").input_value()
    assert link.endswith(f"/{lang}/quizzes/shared/{Quiz.objects.get(pk=copy.pk).token}/")

    colleague = open_page("auction/", lang=lang, javascript=javascript)
    enter(colleague, world.other_teacher)
    colleague.goto(link)
    expect(colleague.locator("main")).to_contain_text("Vera")
    colleague.locator("#copy").click()
    expect(colleague).to_have_url(re.compile(r"/quizzes/\d+/\?done=copied$"))

    page.goto(f"/{lang}/quizzes/{copy.pk}/delete/")
    page.locator("#delete").click()
    page.locator("#put-back").click()
    expect(page).to_have_url(re.compile(rf"/quizzes/{copy.pk}/\?done=restored$"))


def test_axe_finds_nothing_and_everything_fits_a_phone(
    open_page: OpenPage, lang: str, axe: Callable[[Page], None]
) -> None:
    world = worlds.world()
    Quiz.objects.filter(pk=world.quiz.pk).update(token="abc", title_en="W" * 80)
    rubber = Quiz.objects.get(slug="game-and-vulnerability")
    page = open_page("auction/", lang=lang, screen="phone")
    enter(page, world.teacher)
    own = f"quizzes/{world.quiz.pk}/"
    ways = ("", "?q=x", f"{rubber.pk}/", f"{rubber.pk}/worksheet/", f"{rubber.pk}/worksheet/?key=1", "shared/abc/")
    for path in (*(f"quizzes/{way}" for way in ways), own, f"{own}delete/", "blank-pads/?show=auctions"):
        page.goto(f"/{lang}/{path}")
        expect(page).to_have_url(re.compile(re.escape(path)))
        fits(page)
        for fold in page.locator("main summary").all():
            fold.click()
        axe(page)


def test_what_is_printed_is_black_on_white_and_no_question_is_torn(open_page: OpenPage, lang: str) -> None:
    world = worlds.world()
    page = open_page("auction/", lang=lang, dark=True)
    enter(page, world.teacher)
    quiz = Quiz.objects.get(slug="who-plays-it")
    page.goto(f"/{lang}/quizzes/{quiz.pk}/worksheet/")
    page.emulate_media(media="print", color_scheme="dark")
    for gone in (".top", ".foot", ".not-printed", ".reach-goal .box"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator(".name-line")).to_be_visible()
    paper = page.locator(".paper")
    assert paper.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"
    assert float(paper.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")) >= 17
    torn = "e => getComputedStyle(e).breakInside"
    assert {one.evaluate(torn) for one in page.locator(".paper-question").all()} == {"avoid"}
    inks = "all => [...new Set(all.map(e => getComputedStyle(e).color))]"
    assert page.locator(".paper .suit, .paper .call, .paper p").evaluate_all(inks) == ["rgb(34, 30, 22)"]
    assert page.pdf(format="A4")[:4] == b"%PDF"
