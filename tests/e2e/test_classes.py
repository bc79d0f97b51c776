"""A class from its making to its first students, in two browsers at once: the teacher's and the pupils'."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from lessons.models import Classroom, Membership
from tests import worlds
from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage
from tests.e2e.test_quizzes import enter, fits
from tests.e2e.watch import Watch

NAMES = "Nome;Sobrenome\nAna;Silva\nÉlio;Dias\nЁлкина;Юля\nAna;Silva\n"


def make_class(page: Page, lang: str) -> Classroom:
    """A class for the teacher of this browser."""
    page.goto(f"/{lang}/classes/")
    page.locator("#new-class").click()
    expect(page.locator("#time-zone")).to_have_value("Asia/Omsk")
    page.locator("#name").fill("7Б")
    page.locator("#make").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("7Б")
    return Classroom.objects.get()


def test_a_class_is_made_names_are_pasted_and_two_pupils_come_in(
    open_page: OpenPage, lang: str, axe: Callable[[Page], None], watches: list[Watch]
) -> None:
    teacher = open_page("auction/", lang=lang, timezone_id="Asia/Omsk")
    enter(teacher, worlds.teacher())
    room = make_class(teacher, lang)
    teacher.locator("#paste").click()
    teacher.locator("#names").fill(NAMES)
    teacher.locator("#read").click()
    expect(teacher.locator(".rows > li")).to_have_count(4)
    axe(teacher)
    teacher.locator(".rows [type=checkbox]").last.uncheck()
    teacher.locator("#add").click()
    expect(teacher.get_by_role("status")).to_contain_text("3")
    expect(teacher.locator(".roll a")).to_have_text(["Ana Silva", "Élio Dias", "Ёлкина Юля"])
    axe(teacher)
    teacher.locator("#cards").click()
    expect(teacher.locator(".login-card")).to_have_count(3)
    axe(teacher)
    card = Membership.objects.get(name="Ana Silva")
    expect(teacher.locator(".card-code").first).to_have_text(f"{room.code}-{card.code}")

    joins = open_page(f"join/{room.code.lower()}/", lang=lang, screen="phone")
    axe(joins)
    joins.locator("#name").fill("Eva")
    joins.locator("#join").click()
    expect(joins.locator(".class-code")).to_have_text(re.compile(rf"^{room.code}-\w{{6}}$"))
    axe(joins)
    joins.locator("#have-it").click()
    expect(joins.get_by_role("heading", level=1)).to_have_text("7Б")
    expect(joins.locator("main")).not_to_contain_text("Ana")
    axe(joins)

    by_card = open_page(f"enter/#{room.code}-{card.code}", lang=lang, screen="phone")
    by_card.locator("main .btn.go").click()
    expect(by_card).not_to_have_url(re.compile("/enter/"))
    by_card.goto(f"/{lang}/classes/")
    expect(by_card.locator("main h3")).to_have_text(["7Б"])
    axe(by_card)

    teacher.goto(f"/{lang}/classes/{room.pk}/")
    expect(teacher.locator(".roll a")).to_have_text(["Ana Silva", "Élio Dias", "Eva", "Ёлкина Юля"])
    teacher.get_by_role("link", name="Eva").click()
    teacher.locator("summary").last.click()
    teacher.locator("#remove").click()
    watches[1].expect("404")  # of the pupil who was removed
    joins.reload()
    expect(joins.locator(".trouble-page")).to_have_count(1)
    joins.goto(f"/{lang}/join/{room.code}/")
    expect(joins.get_by_role("alert")).to_have_count(1)
    expect(joins.locator("#join")).to_have_count(0)
    teacher.goto(f"/{lang}/students/{Membership.objects.get(name='Eva').pk}/")
    teacher.locator("#restore").click()
    joins.goto(f"/{lang}/join/{room.code}/")
    expect(joins.get_by_role("heading", level=1)).to_have_text("7Б")
    assert Membership.objects.filter(name="Eva", removed=None).count() == 1


@SCRIPTED_AND_PLAIN
def test_every_page_of_a_class_fits_a_phone(
    open_page: OpenPage, lang: str, javascript: bool, axe: Callable[[Page], None]
) -> None:
    world = worlds.world()
    Classroom.objects.update(has_minors=True, name="W" * 80)
    Membership.objects.filter(pk=world.ana.pk).update(name="W" * 60)
    page = open_page("auction/", lang=lang, screen="phone", javascript=javascript, dark=not javascript)
    enter(page, world.teacher)
    room = f"/{lang}/classes/{world.classroom.pk}/"
    ways = ("", "names/", "cards/", "wall/", "settings/", "teachers/", "archive/")
    for address in [*(room + way for way in ways), f"/{lang}/students/{world.ana.pk}/", f"/{lang}/classes/"]:
        page.goto(address)
        fits(page)
        if javascript:
            axe(page)
    page.goto(f"{room}teachers/")
    page.locator("#invite").click()
    expect(page.locator("main input[readonly]")).to_have_count(1)
    fits(page)


def test_cards_alone_come_out_of_the_printer(open_page: OpenPage) -> None:
    world = worlds.world()
    page = open_page("auction/")
    enter(page, world.teacher)
    page.goto(f"/en/classes/{world.classroom.pk}/cards/")
    page.emulate_media(media="print")
    expect(page.locator(".login-card").first).to_be_visible()
    for part in (".top", ".head", ".foot", ".fold"):
        expect(page.locator(part).first).to_be_hidden()
    assert page.locator(".login-card").first.evaluate("card => getComputedStyle(card).breakInside") == "avoid"
