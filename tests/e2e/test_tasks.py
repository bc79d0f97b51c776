"""A task from its teacher's desk to a student's phone and back, in a real browser."""

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from lessons.classroom.domain import students
from lessons.models import Answer, Note
from tests import worlds
from tests.e2e.conftest import OpenPage
from tests.worlds import RIGHT, WRONG

Axe = Callable[[Page], None]


@pytest.fixture
def world(transactional_db: None) -> worlds.World:
    return worlds.world()


@pytest.fixture
def page_of(open_page: OpenPage, live_server: LiveServer) -> Callable[..., Page]:
    """A page of somebody who is logged in, in a context of its own."""

    def make(user: User, path: str, **options) -> Page:
        client = Client()
        client.force_login(user)
        page = open_page(None, **options)
        page.context.add_cookies(
            [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
        )
        page.goto(f"/{options.get('lang', 'en')}/{path}")
        return page

    return make


def choose(page: Page, value: str) -> None:
    page.locator(f'input[name$=answer][value="{value}"]').check()
    page.locator("button[id^=send-]").click()


def test_a_teacher_sets_a_quiz_and_a_student_does_it_on_two_devices(
    world: worlds.World, page_of: Callable[..., Page], lang: str, axe: Axe
) -> None:
    teacher = page_of(world.teacher, f"classes/{world.classroom.pk}/", lang=lang)
    teacher.locator("#set-task").click()
    teacher.locator("#what").select_option(f"quiz:{world.quiz.pk}")
    axe(teacher)
    teacher.locator("summary").click()
    teacher.locator("input[name=attempts]").fill("2")
    axe(teacher)
    teacher.locator("#set").click()
    expect(teacher.locator(".notice[role=status]")).to_be_visible()
    axe(teacher)

    phone = page_of(world.bruno.student, f"classes/{world.classroom.pk}/", lang=lang, screen="phone")
    phone.locator(".due a").first.click()
    expect(phone.locator("#start")).to_be_visible()
    axe(phone)
    phone.locator("#start").click()
    expect(phone).to_have_url(re.compile("/questions/q1/$"))
    axe(phone)
    choose(phone, "legal")
    expect(phone.locator("[data-feedback] h2")).to_be_focused()
    expect(phone.locator(".numbers .answered")).to_have_count(1)
    expect(phone.locator("fieldset[disabled]").first).to_be_attached()
    axe(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320
    phone.reload()
    expect(phone.locator('input[name$=answer][value="legal"]')).to_be_checked()

    laptop = page_of(world.bruno.student, "classes/", lang=lang)
    laptop.locator(".due a").first.click()
    laptop.locator("#start").click()
    expect(laptop).to_have_url(re.compile("/questions/q2/$"))
    choose(laptop, "legal")
    expect(laptop.locator(".verdict.right")).to_be_visible()
    laptop.locator("[data-finish]").click()
    expect(laptop).to_have_url(re.compile("/finish/$"))
    axe(laptop)
    laptop.locator("#finish").click()
    expect(laptop).to_have_url(re.compile("/done/$"))
    axe(laptop)

    choose_refused(phone)
    teacher.reload()
    expect(teacher.locator(".assignment-standing .done")).to_have_count(1)
    assert Answer.objects.filter(attempt__user=world.bruno.student).count() == 2


def choose_refused(phone: Page) -> None:
    """An answer from the page that was left open goes to the end of the attempt and changes nothing."""
    phone.evaluate("document.querySelector('fieldset[disabled]').disabled = false")
    phone.locator("[data-finish]").click()
    expect(phone).to_have_url(re.compile("/done/$"))


def test_all_on_a_page_by_the_keyboard_alone(world: worlds.World, page_of: Callable[..., Page], axe: Axe) -> None:
    task = worlds.assignment(world.classroom, world.quiz, all_on_a_page=True, feedback="finished")
    page = page_of(world.bruno.student, f"tasks/{task.pk}/")
    page.locator("#start").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".attempt-question")).to_have_count(3)
    axe(page)
    for number in (1, 2, 3):
        page.locator(f"#question-q{number} input[type=radio]").first.focus()
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        expect(page.locator(f"#feedback-q{number} h2")).to_be_focused()
        expect(page.locator(".numbers .answered")).to_have_count(number)
    page.locator("[data-finish]").focus()
    page.keyboard.press("Enter")
    page.locator("#finish").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/done/$"))
    expect(page.locator(".attempt-answers > li")).to_have_count(3)
    axe(page)


def test_all_on_a_page_without_a_script_nothing_entered_is_lost(
    world: worlds.World, page_of: Callable[..., Page]
) -> None:
    exercise = world.quiz.items.get(key="q1").exercise
    Note.objects.create(exercise=exercise, role="hint", text_en="Look at the level.")
    task = worlds.assignment(world.classroom, world.quiz, all_on_a_page=True, feedback="finished")
    page = page_of(world.bruno.student, f"tasks/{task.pk}/", javascript=False)
    page.locator("#start").click()
    for key, value in (("q2", "legal"), ("q3", "illegal")):
        page.locator(f'input[name="{key}.answer"][value={value}]').check()
    page.locator("#hint-q1").click()
    expect(page.locator(".hint")).to_contain_text("Look at the level.")
    page.locator("#send-q2").click()
    expect(page.locator(".numbers .answered")).to_have_count(1)
    expect(page.locator('input[name="q3.answer"][value=illegal]')).to_be_checked()
    page.locator("[data-finish]").click()
    expect(page).to_have_url(re.compile("/finish/$"))
    expect(page.locator(".head")).to_contain_text("1 question is not answered.")
    assert {one.key: one.form for one in Answer.objects.filter(attempt__user=world.bruno.student)} == {
        "q2": RIGHT[1],
        "q3": RIGHT[2],
    }


def test_without_javascript_with_a_hint(world: worlds.World, page_of: Callable[..., Page], watches) -> None:
    exercise = world.quiz.items.get(key="q1").exercise
    Note.objects.create(exercise=exercise, role="hint", text_en="Look at the level.")
    task = worlds.assignment(world.classroom, world.quiz)
    page = page_of(world.bruno.student, f"tasks/{task.pk}/", javascript=False)
    watches[-1].expect("422")
    page.locator("#start").click()
    page.locator('input[name$=answer][value="illegal"]').check()
    page.locator(".numbers button").last.click()
    expect(page.locator(".notice.bad")).to_contain_text("1 answer is not checked yet.")
    page.locator("#hint-q1").click()
    expect(page.locator(".hint")).to_contain_text("Look at the level.")
    expect(page.locator('input[name$=answer][value="illegal"]')).to_be_checked()
    page.locator("#send-q1").click()
    expect(page.locator(".verdict.right")).to_be_visible()
    page.locator("#onward .btn.go").click()
    expect(page).to_have_url(re.compile("/questions/q2/$"))
    page.go_back()
    expect(page.locator(".verdict.right")).to_be_visible()
    kept = Answer.objects.get(attempt__user=world.bruno.student)
    assert (kept.hints, kept.verdict) == (1, "right")


def test_a_server_that_is_gone_is_said_and_the_answer_stays_to_be_sent_again(
    world: worlds.World, page_of: Callable[..., Page], watches
) -> None:
    """Before the answer is stored, and after: the second press is the same answer, not another one."""
    task = worlds.assignment(world.classroom, world.quiz, feedback="finished")
    page = page_of(world.bruno.student, f"tasks/{task.pk}/")
    for text in ("ERR_", "htmx"):
        watches[-1].expect(text)
    page.locator("#start").click()
    page.context.set_offline(True)
    choose(page, "illegal")
    unsent = page.locator("[data-kind=unsent]")
    expect(unsent).to_be_visible()
    expect(page.locator("[data-trouble]")).to_have_attribute("role", "alert")
    expect(page.locator("input[name$=answer][value=illegal]")).to_be_checked()
    expect(page.locator(".numbers .answered")).to_have_count(0)
    page.context.set_offline(False)

    def dies(route: Route) -> None:
        route.fetch()
        route.abort("connectionreset")

    page.route("**/questions/q1/", dies)
    page.locator("#send-q1").click()
    expect(unsent).to_be_visible()
    page.unroute("**/questions/q1/")
    page.locator("#send-q1").click()
    expect(page.locator(".verdict.start")).to_be_visible()
    expect(unsent).to_be_hidden()
    assert Answer.objects.get(attempt__user=world.bruno.student).form == RIGHT[0]

    page.locator("input[name$=answer][value=legal]").check()  # and not saved: the way to the end saves it
    assert page.locator("#send-q1").evaluate("button => getComputedStyle(button).touchAction") == "manipulation"
    page.locator("[data-finish]").click()
    expect(page).to_have_url(re.compile("/finish/$"))
    assert Answer.objects.get(attempt__user=world.bruno.student).form == WRONG[0]


def test_logged_out_and_in_again_in_another_tab_nothing_is_lost_unsaid_and_nothing_is_shown_to_the_next(
    world: worlds.World, page_of: Callable[..., Page], watches
) -> None:
    task = worlds.assignment(world.classroom, world.quiz)
    page = page_of(world.bruno.student, f"tasks/{task.pk}/")
    watches[-1].expect("403")
    page.locator("#start").click()
    expect(page).to_have_url(re.compile("/questions/q1/$"))
    page.context.clear_cookies(name="sessionid")
    choose(page, "illegal")
    expect(page).to_have_url(re.compile(r"/log-in/\?next=.*questions%2Fq1"))
    page.locator("#card-card").fill("ABEKM2-HPC27")
    page.locator("main .btn.go").first.click()
    expect(page).to_have_url(re.compile(r"/questions/q1/\?said=unsaved$"))
    expect(page.locator(".notice")).to_contain_text("was not saved")

    other = page.context.new_page()  # the same student logs in once more there: his other tab has an old token
    other.goto("/en/enter/#ABEKM2-HPC27")
    other.locator("main .btn.go").click()
    expect(other).to_have_url(re.compile("/classes/$"))
    choose(page, "illegal")
    stale = page.locator("[data-trouble] [data-kind=stale]")
    expect(stale).to_be_visible()
    expect(page.locator("header.top")).to_have_count(1)
    expect(page.locator("input[name$=answer][value=illegal]")).to_be_checked()
    stale.get_by_role("link").click()
    choose(page, "illegal")
    expect(page.locator(".verdict.right")).to_be_visible()
    assert Answer.objects.get(attempt__user=world.bruno.student).form == RIGHT[0]

    page.goto(page.url.replace("q1", "q2"))
    students.remove(membership=world.bruno, by=world.teacher)
    watches[-1].expect("404")
    choose(page, "illegal")
    gone = page.locator("[data-trouble] [data-kind=gone]")
    expect(gone).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())  # for what was entered
    gone.get_by_role("link").click()
    expect(page.locator("h1")).to_contain_text("not available to you")
    students.bring_back(membership=world.bruno)
    page.reload()

    address = page.url
    page.locator(".me").click()
    page.locator(".who .out").click()
    expect(page).not_to_have_url(address)
    page.go_back()
    expect(page).to_have_url(re.compile("/log-in/"))
    expect(page.locator(".verdict")).to_have_count(0)
