"""A teacher builds a quiz in all four ways, in each language; and once without JavaScript."""

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from lessons.models import Quiz
from lessons.questions.kinds.registry import KINDS
from tests import worlds
from tests.e2e.conftest import OpenPage
from tests.e2e.watch import Watch

PBN = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S Pass Pass Pass\n'


@pytest.fixture
def teacher(transactional_db: None, live_server: LiveServer) -> User:
    return worlds.teacher()


@pytest.fixture
def as_teacher(teacher: User, open_page: OpenPage, client: Client, live_server: LiveServer) -> Callable[..., Page]:
    """Opens a page for a teacher who is logged in."""
    client.force_login(teacher)
    cookie = {"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}

    def open_one(path: str, **options: object) -> Page:
        page = open_page(None, **options)
        page.context.add_cookies([cookie])
        page.goto(f"/{options.get('lang', 'en')}/{path}")
        return page

    return open_one


def fits(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def begin(page: Page, lang: str) -> None:
    page.locator(f"#title-{lang}").fill("♥ und Контра")
    page.locator("#begin").click()
    expect(page).to_have_url(re.compile(r"/quizzes/\d+/edit/$"))


@pytest.mark.usefixtures("loaded_content")
def test_a_quiz_is_built_in_four_ways_and_published(
    lang: str, as_teacher: Callable[..., Page], axe: Callable[..., None], watches: list[Watch]
) -> None:
    page = as_teacher("quizzes/new/", lang=lang)
    watches[-1].expect("422")
    axe(page)
    begin(page, lang)
    edit = page.url
    axe(page)
    # From the bank
    page.goto(f"{edit}bank/?kind=judge-call")
    axe(page)
    page.locator("[name=take]").first.check()
    page.locator("#take").click()
    expect(page.locator(".items > li")).to_have_count(1)
    # Drawn
    page.goto(f"{edit}draw/?kind=name-outcome&level=2&n=3&seed=5")
    axe(page)
    page.locator("[name=take]").nth(1).check()
    page.locator("#take").click()
    expect(page.locator(".notice")).to_be_visible()
    # Written: cards pressed, a wrong key refused, a right one kept
    page.goto(f"{edit}write/judge-call/")
    page.locator("#add-2H").click()
    expect(page.locator("#typed")).to_have_value(re.compile("^2"))
    expect(page.locator("#add-2H")).to_be_focused()
    page.locator("[name=s-call]").select_option("2D")
    page.locator("#preview input[value=legal]").check()
    expect(page.locator("#tried .verdict")).to_be_visible()
    page.locator("[name=is-key]").check()
    page.locator("#save").click()
    expect(page.locator(".notice.bad")).to_be_visible()
    axe(page)
    page.locator("#preview input[value=illegal]").check()
    expect(page.locator("#tried .verdict.right")).to_be_visible()
    page.locator("#save").click()
    expect(page.locator(".items > li")).to_have_count(3)
    # Out of a file
    page.goto(f"{edit}import/")
    page.locator("#text").fill(PBN)
    page.locator("#read").click()
    page.locator("[name=take]").first.check()
    axe(page)
    page.locator("#take").click()
    expect(page.locator(".items > li")).to_have_count(4)
    # In another order, by keyboard; one is taken out and put back
    order = page.locator(".items > li").evaluate_all("items => items.map(item => item.id)")
    page.locator(f"#down-{order[0]}").press("Enter")
    expect(page.locator(".items > li").nth(1)).to_have_id(order[0])
    page.locator(f"#remove-{order[3]}").click()
    expect(page.locator(".items > li")).to_have_count(3)
    page.locator("#put-back").click()
    expect(page.locator(".items > li")).to_have_count(4)
    page.locator("#publish").click()
    expect(page.locator("#publish")).to_have_count(0)
    axe(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert fits(page)
    assert Quiz.objects.get(owner__isnull=False).revisions.get().questions[0]["key"] == order[1]


def test_a_quiz_is_built_without_javascript(as_teacher: Callable[..., Page], watches: list[Watch]) -> None:
    page = as_teacher("quizzes/new/", lang="pt-br", javascript=False)
    watches[-1].expect("422")
    begin(page, "pt-br")
    edit = page.url
    page.goto(f"{edit}write/name-outcome/")
    for call in ("1S", "P", "P"):
        page.locator(f"#add-{call}").click()
    page.locator("#save").click()
    page.locator("#as-still-call").click()
    expect(page).to_have_url(re.compile("still-call"))
    page.goto(f"{edit}write/choice/")
    page.locator("#prompt-pt-br").fill("Qual é maior?")
    for place, text in enumerate(("1ST", "2♣", "1♠"), start=1):
        page.locator(f"#option-o{place}-pt-br").fill(text)
    page.locator("#another-option").click()
    expect(page.locator("#option-o4-pt-br")).to_have_value("")
    page.locator("[name=s-right]").nth(1).check()
    page.locator("#look").click()
    expect(page.locator("#preview")).to_contain_text("1ST")
    page.locator("#save").click()
    expect(page.locator(".items > li")).to_have_count(1)
    key = page.locator(".items > li").get_attribute("id")
    page.locator(f"#duplicate-{key}").click()
    expect(page.locator(".items > li")).to_have_count(2)
    page.locator("#publish").click()
    expect(page.locator("#publish")).to_have_count(0)


def test_the_editor_of_every_kind_fits_a_phone_and_axe(
    as_teacher: Callable[..., Page], axe: Callable[..., None], teacher: User
) -> None:
    quiz = worlds.quiz(teacher, specs=())
    page = as_teacher(f"quizzes/{quiz.pk}/edit/write/", lang="ru", screen="phone")
    for kind in KINDS:
        page.goto(f"/ru/quizzes/{quiz.pk}/edit/write/{kind}/")
        assert fits(page), kind
        axe(page, colours=True, dark=True)
