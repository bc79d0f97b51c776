"""What is pressed stays under the hand: no press on a question or in the workshop of quizzes throws the page about.

The mouse presses at the place that was measured, as a hand does. Playwright's own click would first scroll to what
it presses, and hide the fault.
"""

from collections.abc import Callable

import pytest
from django.test import Client
from playwright.sync_api import Locator, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests import worlds
from tests.e2e.conftest import OpenPage

WINDOWS = [(390, 844), (768, 1024), (1280, 800), (1920, 1080)]
SIZES = pytest.mark.parametrize("size", WINDOWS, ids=[f"{width} wide" for width, _ in WINDOWS])
GOAL = {"kind": "reach-goal", "contract": "2SX", "declarer": "E", "dealer": "S"}
WITH_A_BOX = ["judge-call", "legal-calls", "still-call", "whose-turn", "name-outcome", "mend-auction", "reach-goal"]
TOLD_WHAT_IS_MISSING = {"name-outcome", "mend-auction"}  # above the box, as long as it is not complete
JUDGED = {"kind": "judge-call", "auction": "2H", "call": "2D"}
CALLS = ("1H", "P", "P", "1S")


@pytest.fixture
def world(transactional_db: None) -> worlds.World:
    return worlds.world()


@pytest.fixture
def page_of(world: worlds.World, open_page: OpenPage, live_server: LiveServer) -> Callable[..., Page]:
    """A page in a window of a size, for a teacher or a student."""

    def make(role: str, path: str, size: tuple[int, int], *, javascript: bool = True) -> Page:
        client = Client()
        client.force_login(world.teacher if role == "teacher" else world.ana.student)
        page = open_page(None, javascript=javascript, viewport={"width": size[0], "height": size[1]})
        cookie = {"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}
        page.context.add_cookies([cookie])
        page.goto(f"/en/{path}")
        return page

    return make


def bring(page: Page, what: Locator, top: int) -> None:
    """Scroll until it is this far from the upper edge of the window, or as near as the page goes."""
    for _ in range(4):  # what sticks to the window gives way at the end
        what.evaluate(
            "(one, top) => scrollBy({top: one.getBoundingClientRect().top - top, behavior: 'instant'})", top
        )


def press(page: Page, what: Locator) -> None:
    """Press where it stands, and wait for the answer to be on the page."""
    box = what.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 0 < box["y"] + box["height"] / 2 < page.viewport_size["height"], "it is in the window"
    page.evaluate(
        "() => { settled = new Promise(done => document.addEventListener('htmx:afterSettle', done, {once: true})) }"
    )
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("settled.then(() => new Promise(done => setTimeout(done, 60)))")


def stays(page: Page, what: Locator, *, more_above: bool = False) -> None:
    """Press it: it is where it was, and so is the page, unless there is more above it to be read now."""
    is_card = "card" in (what.get_attribute("class") or "")
    place = what.locator("xpath=..") if is_card else what  # a card rises a little under the mouse
    top, scrolled = place.bounding_box()["y"], page.evaluate("scrollY")
    press(page, what)
    assert abs(place.bounding_box()["y"] - top) <= 2, "what was pressed has moved"
    assert more_above or abs(page.evaluate("scrollY") - scrolled) <= 2, "the page has moved"


@SIZES
def test_the_box_of_the_workshop(size: tuple[int, int], world: worlds.World, page_of: Callable[..., Page]) -> None:
    page = page_of("teacher", f"quizzes/{world.quiz.pk}/edit/", size)
    for kind in WITH_A_BOX:
        page.goto(f"/en/quizzes/{world.quiz.pk}/edit/write/{kind}/")
        bring(page, page.locator(".auction-field .box"), 120)
        for number, call in enumerate(CALLS, start=1):
            stays(page, page.locator(f"#add-{call}"), more_above=kind in TOLD_WHAT_IS_MISSING)
            assert len(page.locator("#typed").input_value().split()) == number, kind
        stays(page, page.locator("#undo"), more_above=kind in TOLD_WHAT_IS_MISSING)


@SIZES
def test_whatever_else_is_pressed_in_the_workshop(
    size: tuple[int, int], world: worlds.World, page_of: Callable[..., Page]
) -> None:
    page = page_of("teacher", f"quizzes/{world.quiz.pk}/edit/write/reach-goal/", size)
    bring(page, page.locator(".auction-field .box"), 200)
    page.locator("select").first.select_option("2S")
    expect(page.locator("#preview .box")).to_be_visible()
    bring(page, page.locator("#preview .box"), 100)
    stays(page, page.locator('#preview [name=add][value="1H"]'), more_above=True)  # a table of more rounds
    stays(page, page.locator('#preview [name=add][value="P"]'))
    page.goto(f"/en/quizzes/{world.quiz.pk}/edit/write/score-rubber/")
    for name in ("#another-deal", "#another-deal", "#without-2"):
        bring(page, page.locator(name), 300)
        at = page.evaluate("scrollY")
        press(page, page.locator(name))
        assert abs(page.evaluate("scrollY") - at) <= 700, name
    page.goto(f"/en/quizzes/{world.quiz.pk}/edit/")
    for name in ("#up-q3", "#down-q3", "#duplicate-q1"):
        bring(page, page.locator(name), 300)
        press(page, page.locator(name))
        expect(page.locator(name)).to_be_in_viewport()


@pytest.mark.usefixtures("loaded_content")
@SIZES
def test_the_box_of_a_question(size: tuple[int, int], world: worlds.World, page_of: Callable[..., Page]) -> None:
    quiz = worlds.quiz(world.teacher, specs=(JUDGED, GOAL, JUDGED))
    one, whole = (
        worlds.attempt(worlds.assignment(world.classroom, quiz, all_on_a_page=so), world.ana, (), finished=False)
        for so in (False, True)
    )
    page = page_of("student", "lessons/", size)
    for path, prefix in (
        ("practice/reach-goal/2/7/", ""),
        ("lessons/auction/who-declares/build-one/", ""),
        (f"attempts/{one.pk}/questions/q2/", "q2."),
        (f"attempts/{whole.pk}/", "q2."),
    ):
        page.goto(f"/en/{path}")
        bring(page, page.locator(".box"), 200)
        entered = page.locator(f'[name="{prefix}calls"]')
        for number, call in enumerate(CALLS, start=1):
            stays(page, page.locator(f'[name="{prefix}add"][value="{call}"]'))
            assert len(entered.input_value().split()) == number, path
        undo, at = page.locator(f'[name="{prefix}undo"]'), page.locator(".box").bounding_box()["y"]
        for number in reversed(range(len(CALLS))):
            press(page, undo)
            assert len(entered.input_value().split()) == number, path
            assert abs(page.locator(".box").bounding_box()["y"] - at) <= 2, path
        for call in CALLS * 3:  # more than the table has rules for
            stays(page, page.locator(f'[name="{prefix}add"][value="{call}"]'), more_above=True)


@pytest.mark.usefixtures("loaded_content")
@SIZES
def test_a_hint_and_what_is_said_about_an_answer(size: tuple[int, int], page_of: Callable[..., Page]) -> None:
    """The page goes no further than to show all of what is said, and what was entered stays entered."""
    page = page_of("student", "lessons/auction/who-declares/build-one/", size)
    page.goto("/en/lessons/auction/doubling/partners-hearts/")
    page.locator("[name=answer]").first.check()
    bring(page, page.locator("#hint"), size[1] - 200)
    at = page.evaluate("scrollY")
    press(page, page.locator("#hint"))
    assert abs(page.evaluate("scrollY") - at) <= 2
    expect(page.locator(".hint")).to_have_count(1)
    expect(page.locator("[name=answer]").first).to_be_checked()
    bring(page, page.locator("#send"), 200)
    stays(page, page.locator("#send"), more_above=True)
    verdict = page.locator("#feedback .verdict")
    assert verdict.bounding_box()["y"] + verdict.bounding_box()["height"] <= size[1]


@pytest.mark.usefixtures("loaded_content")
def test_without_scripts_the_page_comes_back_to_the_box_and_to_what_is_said(
    world: worlds.World, page_of: Callable[..., Page]
) -> None:
    quiz = worlds.quiz(world.teacher, specs=(JUDGED, GOAL))
    begun = worlds.attempt(worlds.assignment(world.classroom, quiz), world.ana, (), finished=False)
    builder = f"quizzes/{world.quiz.pk}/edit/write/judge-call/"
    for role, path, prefix, checked in (
        ("student", "practice/reach-goal/2/7/", "", "#feedback .verdict"),
        ("student", "lessons/auction/who-declares/build-one/", "", "#feedback .verdict"),
        ("student", f"attempts/{begun.pk}/questions/q2/", "q2.", ""),
        ("teacher", builder, "", ""),
    ):
        page = page_of(role, path, (390, 844), javascript=False)
        for call in ("1S", "P"):
            page.locator(f"#add-{call}" if path is builder else f'[name="{prefix}add"][value="{call}"]').click()
            expect(page.locator(".box .card").first).to_be_in_viewport()
            expect(page.locator("td .call").first).to_be_in_viewport()
        if checked:
            page.locator("#send").click()
            expect(page.locator(f"{checked} h2")).to_be_in_viewport()
