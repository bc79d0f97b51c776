"""A teacher reads the results of a task in a browser: at the desk, on the wall, on a phone, on paper."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from playwright.sync_api import Page, expect

from lessons.models import Answer
from tests import worlds
from tests.e2e.conftest import OpenPage


@pytest.fixture
def made(live_server: Any) -> worlds.World:
    """A class of which half has answered."""
    made = worlds.world()
    worlds.attempt(made.assignment, worlds.student(made.classroom, "Zoë " + "W" * 50, "PPP22"), worlds.WRONG)
    return made


@pytest.fixture
def open_as_teacher(open_page: OpenPage, made: worlds.World, live_server: Any) -> Callable[..., Page]:
    """A page of the class's teacher."""

    def open_one(path: str, *, lang: str = "en", **options: Any) -> Page:
        client = Client()
        client.force_login(made.teacher)
        page = open_page(None, lang=lang, **options)
        cookie = {"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}
        page.context.add_cookies([cookie])
        page.goto(f"/{lang}/{path}")
        return page

    return open_one


def test_from_what_the_class_thinks_to_an_answer_and_to_practice(
    open_as_teacher: Callable[..., Page], made: worlds.World, lang: str, axe: Callable[..., None]
) -> None:
    page = open_as_teacher(f"tasks/{made.assignment.pk}/results/", lang=lang)
    expect(page.locator(".results-mistakes li")).to_have_count(3)
    axe(page)
    page.locator(".results-mistakes .results-actions a").first.click()
    expect(page.locator(".verdict")).to_have_count(1)
    axe(page)
    page.go_back()
    page.locator(f"#by-{made.ana.pk}").click()
    expect(page.locator("h1")).to_have_text("Ana")
    expect(page.locator(".results-answers .verdict")).to_have_count(2)
    axe(page)
    page.locator("nav.split a").click()
    expect(page.locator("h1")).to_contain_text("Zoë")
    page.go_back()
    page.locator(".onward a").click()
    page.locator(".results-mistakes .results-actions button").first.click()
    expect(page).to_have_url(re.compile(rf"/{lang}/classes/{made.classroom.pk}/set/\?quiz=\d+$"))


def test_the_table_is_kept_fresh_where_the_reader_is(
    open_as_teacher: Callable[..., Page], made: worlds.World, lang: str
) -> None:
    page = open_as_teacher(f"tasks/{made.assignment.pk}/results/", lang=lang, screen="phone")
    row = page.locator("#grid tbody tr").nth(1)
    expect(row.locator("td")).to_have_count(1)
    page.locator(f"#by-{made.ana.pk}").focus()
    page.locator(".results-scroll").evaluate("region => region.scrollLeft = 40")
    ana = page.locator(f"#by-{made.ana.pk}")
    for line in page.locator("#standing p").all():  # what stands above is some lines longer after
        line.evaluate("line => line.replaceChildren('…')")
    place = ana.bounding_box()
    worlds.attempt(made.assignment, made.bruno, worlds.RIGHT)
    # at once, not in a picture later: else it depends on how busy the machine is whether one sees it jump
    at_once = page.evaluate(
        """row => new Promise(done => {
            const top = () => document.querySelector(row).getBoundingClientRect().y
            document.addEventListener("htmx:afterOnLoad", () => done(top()), { once: true })
            htmx.trigger("#grid", "refresh")
        })""",
        f"#by-{made.ana.pk}",
    )
    expect(row.locator("td")).to_have_count(5)
    assert page.evaluate("document.activeElement.id") == f"by-{made.ana.pk}"
    assert abs(at_once - place["y"]) < 1
    assert abs(ana.bounding_box()["y"] - place["y"]) < 1
    assert page.locator(".results-scroll").evaluate("region => region.scrollLeft") == 40
    head = page.locator("#grid thead").element_handle()
    page.evaluate(
        """() => new Promise(done => {
            document.addEventListener("htmx:afterSettle", done, { once: true })
            htmx.trigger("#grid", "refresh")
        })"""
    )
    assert head.evaluate("head => head.isConnected"), "what has not changed is not touched"


def test_without_scripts_the_table_is_loaded_again_by_a_link(
    open_as_teacher: Callable[..., Page], made: worlds.World, lang: str
) -> None:
    page = open_as_teacher(f"tasks/{made.assignment.pk}/results/?names=0", lang=lang, javascript=False)
    worlds.attempt(made.assignment, made.bruno, worlds.RIGHT)
    page.locator(".results-refresh").click()
    expect(page.locator("#grid tbody tr").nth(1).locator("td")).to_have_count(5)
    expect(page.get_by_text("Ana")).to_have_count(0)


def test_axe_finds_nothing_and_nothing_is_too_wide(
    open_as_teacher: Callable[..., Page], made: worlds.World, axe: Callable[..., None], screen: str
) -> None:
    Answer.objects.filter(key="q1", verdict="wrong").update(credit=0.5, verdict="partly")
    made.quiz.items.filter(key="q3").update(is_dropped=True)
    page = open_as_teacher(f"tasks/{made.assignment.pk}/results/", screen=screen)
    for path in (
        f"tasks/{made.assignment.pk}/results/",
        f"tasks/{made.assignment.pk}/results/?names=0&thoughts=all",
        f"tasks/{made.assignment.pk}/results/print/",
        f"tasks/{made.assignment.pk}/results/questions/q2/",
        f"attempts/{made.attempt.pk}/answers/",
        f"classes/{made.classroom.pk}/results/",
        f"students/{made.ana.pk}/",
    ):
        page.goto(f"/en/{path}")
        axe(page, dark=screen == "desktop")
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0, path


def test_on_paper_a_wrong_answer_is_told_without_colour(
    open_as_teacher: Callable[..., Page], made: worlds.World
) -> None:
    page = open_as_teacher(f"tasks/{made.assignment.pk}/results/print/")
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.locator(".onward")).to_be_hidden()
    cell = page.locator(".results-grid .miss").first
    assert cell.evaluate("cell => getComputedStyle(cell).outlineStyle") == "solid"
