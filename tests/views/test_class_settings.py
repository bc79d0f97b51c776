"""What is set about a class, and who teaches it."""

import re

import pytest
from django.test import Client

from lessons.models import Classroom, Membership, Teaching
from tests import worlds
from tests.views.class_pages import ABOUT, LIST, addresses, as_, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> worlds.World:
    return worlds.world()


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
    assert Teaching.objects.filter(teacher=world.other_teacher).count() == 1
    assert as_(world.ana.student).post(link).status_code == 404
    assert igor.post(link).url == f"{LIST}{world.classroom.pk}/"
    assert igor.post(link).status_code == 404
    assert vera.post(address, {"do": "leave"}).url == LIST
    assert vera.get(address).status_code == 404
