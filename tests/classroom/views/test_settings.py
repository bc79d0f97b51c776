"""What is set about a class, and who teaches it."""

import re
from datetime import UTC, datetime

import pytest
from django.test import Client

from lessons.models import Classroom, Membership, Person, Teaching
from tests import worlds
from tests.classroom.views.class_pages import ABOUT, LIST, addresses, as_, text_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("who", ["other_teacher", "ana"])
def test_what_is_not_yours_cannot_be_changed(world: worlds.World, who: str) -> None:
    client = as_(world.other_teacher if who == "other_teacher" else world.ana.student)
    before = [*Classroom.objects.values(), *Membership.objects.values(), *Teaching.objects.values()]
    for name, address in addresses(world).items():
        if name in ("class", "welcome"):
            continue
        for do in ("", "code", "close", "archive", "leave", "invite", "remove", "renew", "rename", "add", "consent"):
            assert client.post(address, {"do": do, "name": "X", "text": "X"}).status_code in (404, 405), (name, do)
    assert [*Classroom.objects.values(), *Membership.objects.values(), *Teaching.objects.values()] == before


def test_settings_are_changed_and_joining_closed_and_opened(world: worlds.World) -> None:
    client, address = as_(world.teacher), addresses(world)["settings"]
    assert client.post(address, ABOUT).status_code == 303
    assert client.post(address, {"do": "close"}).status_code == 303
    world.classroom.refresh_from_db()
    assert (world.classroom.name, world.classroom.time_zone, world.classroom.is_open) == (
        "Tuesday",
        "Europe/Moscow",
        False,
    )
    assert "Nobody can join with the code at present." in text_of(client.get(address).text)
    client.post(address, {"do": "open"})
    world.classroom.refresh_from_db()
    assert world.classroom.is_open


def test_in_another_time_zone_tasks_are_due_at_the_same_moment_and_it_is_said(world: worlds.World) -> None:
    client, address = as_(world.teacher), addresses(world)["settings"]
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 12, 8, 2, 59, 59, tzinfo=UTC))
    said = "Tasks that are set already stay due at the same moment, whatever the new clock shows then."
    assert [said in text_of(client.get(page).text) for page in (address, f"{LIST}new/")] == [True, False]
    client.post(address, ABOUT)
    shown = text_of(client.get(f"/en/tasks/{task.pk}/").text)
    assert "Due: Tuesday, 8 December 2099, 05:59" in shown  # in Moscow


def test_a_new_code_of_the_class_leaves_the_personal_codes(world: worlds.World) -> None:
    client, before = as_(world.teacher), world.ana.code
    response = client.post(addresses(world)["settings"], {"do": "code"})
    assert "The class has a new code." in text_of(client.get(response.url).text)
    world.classroom.refresh_from_db()
    world.ana.refresh_from_db()
    assert (world.classroom.code != "ABEKM2", world.ana.code) == (True, before)
    assert Client().get("/en/join/ABEKM2/").status_code == 404


def test_another_teacher_comes_in_by_a_link_and_the_first_leaves(world: worlds.World) -> None:
    vera, igor = as_(world.teacher), as_(world.other_teacher)
    address = f"{LIST}{world.classroom.pk}/teachers/"
    assert vera.post(address, {"do": "leave"}).status_code == 422
    vera.post(address, {"do": "invite"})
    link = re.search(r'value="http://testserver(/en/classes/teach/[^"]+)"', vera.get(address).text)[1]
    assert "Tuesday" in text_of(igor.get(link).text)
    assert "You teach this class already." in text_of(vera.get(link).text)
    assert 'id="accept"' not in vera.get(link).text
    assert Teaching.objects.filter(teacher=world.other_teacher).count() == 1
    assert as_(world.ana.student).post(link).status_code == 404
    assert igor.post(link).url == f"{LIST}{world.classroom.pk}/"
    assert igor.post(link).status_code == 404
    assert vera.post(address, {"do": "leave"}).url == LIST
    assert vera.get(address).status_code == 404


MINORS = {"name": "Tuesday", "language": "en", "time_zone": "Europe/Moscow", "has_minors": "1"}


def called(world: worlds.World) -> list[tuple[str, str]]:
    """The names in the class, and those of the accounts."""
    found = world.classroom.memberships.order_by("pk").select_related("student__person")
    return [(one.name, one.student.person.name) for one in found]


def named(world: worlds.World, **names: str) -> None:
    for who, name in names.items():
        Membership.objects.filter(pk=getattr(world, who).pk).update(name=name)
        Person.objects.filter(user=getattr(world, who).student).update(name=name)


def offered(html: str) -> dict[str, str]:
    """What each name would become."""
    return dict(
        zip(re.findall(r"from “(.*?)”", html), re.findall(r'name="name-\d+" value="(.*?)"', html), strict=True)
    )


def test_marking_a_class_as_having_minors_shows_how_names_are_shortened_and_waits(world: worlds.World) -> None:
    named(world, ana="Ana Silva", bruno="Ana Moura", removed="Caio Reis")
    before, client, address = called(world), as_(world.teacher), addresses(world)["settings"]
    page = client.post(address, MINORS)
    world.classroom.refresh_from_db()
    assert (page.status_code, called(world), world.classroom.has_minors) == (200, before, False)
    assert offered(page.text) == {"Ana Moura": "Ana M.", "Ana Silva": "Ana S.", "Caio Reis": "Caio"}
    turned = client.post(address, MINORS | {"order": "family-first"})
    assert (turned.status_code, offered(turned.text)["Caio Reis"], called(world)) == (200, "Reis", before)


def test_names_are_shortened_as_the_teacher_confirms_them(world: worlds.World) -> None:
    named(world, ana="Ana Silva", removed="Reis Caio")
    client, address = as_(world.teacher), addresses(world)["settings"]
    sent = MINORS | {"do": "shorten", f"name-{world.ana.pk}": "Aninha", f"name-{world.removed.pk}": "Caio Reis"}
    refused = client.post(address, sent)
    world.classroom.refresh_from_db()
    assert (refused.status_code, world.classroom.has_minors) == (422, False)
    assert "only first names are kept, and a letter to tell two apart: “Caio R.”." in text_of(refused.text)
    assert 'value="Aninha"' in refused.text
    assert client.post(address, sent | {f"name-{world.removed.pk}": "Caio"}).status_code == 303
    world.classroom.refresh_from_db()
    assert (world.classroom.has_minors, called(world)) == (
        True,
        [("Aninha", "Aninha"), ("Bruno", "Bruno"), ("Caio", "Caio")],
    )
    assert client.post(address, MINORS).status_code == 303  # nothing is left to ask about


def test_who_has_come_in_since_the_names_were_shown_is_shown_too(world: worlds.World) -> None:
    named(world, ana="Ana Silva", bruno="Bruno Dias")
    sent = MINORS | {"do": "shorten", f"name-{world.ana.pk}": "Ana"}
    page = as_(world.teacher).post(addresses(world)["settings"], sent)
    assert (page.status_code, offered(page.text)) == (422, {"Ana Silva": "Ana", "Bruno Dias": "Bruno"})
    assert called(world)[0] == ("Ana Silva", "Ana Silva")


@pytest.mark.parametrize(
    ("route", "form"),
    [
        ("names", {"do": "add", "name": "Eva Silva", "add": "0"}),
        ("student", {"do": "rename", "name": "Eva Silva"}),
        ("join", {"name": "Eva Silva"}),
    ],
)
def test_where_there_are_minors_no_full_name_comes_in(world: worlds.World, route: str, form: dict[str, str]) -> None:
    Classroom.objects.update(has_minors=True)
    client = Client() if route == "join" else as_(world.teacher)
    response = client.post((addresses(world) | {"join": "/en/join/ABEKM2/"})[route], form)
    assert (response.status_code, 'value="Eva Silva"' in response.text) == (422, True)
    assert [name for name, _ in called(world)] == ["Ana", "Bruno", "Caio"]
    letter = client.post((addresses(world) | {"join": "/en/join/ABEKM2/"})[route], form | {"name": "Eva S."})
    assert (letter.status_code, Membership.objects.filter(name="Eva S.").count()) == (303, 1)
