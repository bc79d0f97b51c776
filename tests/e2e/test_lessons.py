"""A lesson from its first step to its end, in a real browser; and every kind of question before axe."""

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from lessons.courses.domain.courses import courses
from lessons.questions.kinds.registry import KINDS
from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage

LESSON = "lessons/auction/who-declares/"
# What a learner who knows it all enters on each step: names of fields and values.
ANSWERS = (
    {"declarer": "N"},
    {"declarer": "W"},
    {"bid": "3N", "declarer": "W"},
    {"declarer": "N"},
    {"dummy": "E", "leader": "N"},
    {"turn": "N"},
    {"bid": "4S", "declarer": "S", "dummy": "N", "leader": "W"},
    ("P", "P", "1S", "P", "4S", "P", "P", "P"),
    {"declarer": "W", "dummy": "E", "leader": "N"},
)

# The first of every choice, whatever it is.
ANSWER_ANYTHING = """() => {
    const form = document.getElementById("send").form
    for (const group of form.querySelectorAll("fieldset")) {
        group.querySelector("[type=radio], [type=checkbox]")?.click()
    }
    for (const field of form.querySelectorAll(".input:not(select)")) field.value = "7"
    for (const list of form.querySelectorAll("select")) list.selectedIndex = 2
}"""


def fill(page: Page, answer: dict[str, str] | tuple[str, ...]) -> None:
    if isinstance(answer, tuple):
        for number, call in enumerate(answer, start=1):
            page.locator(f'button[name=add][value="{call}"]').click()
            expect(page.locator("input[name=calls]")).to_have_value(" ".join(answer[:number]))
        return
    for name, value in answer.items():
        if name == "bid":
            page.locator("select[name=bid]").select_option(value)
        else:
            page.locator(f'input[name={name}][value="{value}"]').check()


@pytest.mark.usefixtures("loaded_content")
@SCRIPTED_AND_PLAIN
def test_a_learner_goes_through_a_lesson(lang: str, javascript: bool, open_page: OpenPage) -> None:
    page = open_page(LESSON, lang=lang, javascript=javascript)
    page.locator('input[name=declarer][value="S"]').check()
    page.locator("#send").click()
    wrong = page.locator("#feedback .verdict")
    expect(wrong).to_be_visible()
    expect(wrong).not_to_have_class(re.compile("right"))
    page.locator(".again .btn").click()
    expect(page.locator('input[name=declarer][value="S"]')).to_be_checked()
    expect(page.locator("#question")).to_be_in_viewport()
    for answer in ANSWERS:
        fill(page, answer)
        page.locator("#send").click()
        expect(page.locator("#feedback .verdict.right")).to_be_visible()
        expect(page.locator(".steps [aria-current].done")).to_have_count(1)
        page.locator(".onward .btn.go").click()
    expect(page).to_have_url(re.compile(f"/{lang}/{LESSON}done/$"))
    page.goto(f"/{lang}/lessons/auction/")
    expect(page.locator("li.whole")).to_have_count(1)


@pytest.mark.usefixtures("loaded_content")
def test_the_focus_goes_to_what_is_said(open_page: OpenPage) -> None:
    page = open_page(LESSON)
    page.locator('input[name=declarer][value="N"]').check()
    page.keyboard.press("Enter")
    expect(page.locator("#feedback-heading")).to_be_focused()


@pytest.mark.usefixtures("loaded_content")
def test_axe_finds_nothing_in_any_kind_of_question(open_page: OpenPage, axe: Callable[..., None]) -> None:
    page = open_page(LESSON)
    axe(page, dark=True)
    for code in (code for code, kind in KINDS.items() if kind.generates):
        page.goto(f"/en/practice/{code}/4/11/")
        axe(page, dark=True)
        if code == "reach-goal":  # has no options
            continue
        page.evaluate(ANSWER_ANYTHING)
        page.locator("#send").click()
        expect(page.locator("#feedback .verdict")).to_be_visible()
        axe(page, dark=True)


@pytest.mark.usefixtures("loaded_content")
@SCRIPTED_AND_PLAIN
def test_another_like_it_stays_in_the_lesson_and_leads_back(
    lang: str, javascript: bool, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    page = open_page(LESSON, lang=lang, javascript=javascript)
    step = page.url
    page.locator('input[name=declarer][value="S"]').check()
    page.locator("#send").click()
    page.locator(".again .quiet").click()
    expect(page).to_have_url(re.compile(r"/practice/name-outcome/2/\d+/\?from="))
    expect(page.locator(".steps [aria-current]")).to_have_count(1)
    expect(page.locator("fieldset.asked")).to_have_count(1)
    page.locator('input[name=declarer][value="nobody"]').check()
    page.locator("#send").click()
    expect(page.locator("#feedback .verdict")).to_be_visible()
    if javascript:
        axe(page)
    page.locator(".onward .quiet").click()
    expect(page.locator("#feedback .verdict")).to_have_count(0)
    page.locator(".onward .btn").click()
    expect(page).to_have_url(step)
    expect(page.locator(".steps .done")).to_have_count(0)


@pytest.mark.usefixtures("loaded_content")
def test_a_wrong_option_does_not_look_like_a_right_one(open_page: OpenPage) -> None:
    page = open_page(LESSON)
    looks = {}
    for value, mark in (("S", "✗"), ("N", "✓")):
        page.locator(f'input[name=declarer][value="{value}"]').check()
        chosen = page.locator(".pick, .answer").filter(has=page.locator(":checked")).first
        expect(page.locator(".yours:visible")).to_have_count(0)
        page.locator("#send").click()
        expect(chosen.locator(".yours")).to_contain_text(mark)
        looks[mark] = chosen.locator(".yours").evaluate("one => getComputedStyle(one).color")
    assert looks["✗"] != looks["✓"]


@pytest.mark.usefixtures("loaded_content")
def test_questions_fit_a_narrow_phone(lang: str, open_page: OpenPage) -> None:
    page = open_page(LESSON, lang=lang, screen="phone")
    for code in (code for code, kind in KINDS.items() if kind.generates):
        page.goto(f"/{lang}/practice/{code}/4/11/")
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), code


@pytest.mark.usefixtures("loaded_content")
@pytest.mark.parametrize("course", ["auction", "laws", "rubber", "auction-bridge"])
def test_axe_finds_nothing_in_the_lessons_of_a_course(
    course: str, open_page: OpenPage, axe: Callable[..., None]
) -> None:
    """One step of each lesson, another place in each and the languages in turn, and an end."""
    page = open_page(f"lessons/{course}/")
    lessons = courses("en")[course].lessons
    addresses = [f"{one.slug}/{one.steps[number % len(one.steps)].slug}" for number, one in enumerate(lessons)]
    for lang, address in zip(cycle(("en", "pt-br", "ru")), [*addresses, f"{lessons[0].slug}/done"], strict=False):
        page.goto(f"/{lang}/lessons/{course}/{address}/")
        axe(page, dark=lang == "en")
