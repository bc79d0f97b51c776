"""One student of a class, his card, and what hangs on the wall."""

import re
from typing import Any

import pytest
from django.utils import timezone

from lessons.models import Classroom, Membership
from tests import worlds
from tests.classroom.views.class_pages import LIST, addresses, as_, text_of
from tests.html import form_fields, texts_of

pytestmark = pytest.mark.django_db


def test_a_student_is_renamed_given_a_new_code_removed_and_brought_back(world: worlds.World) -> None:
    client, address = as_(world.teacher), f"/en/students/{world.ana.pk}/"
    before = world.ana.code
    client.post(address, {"do": "rename", "name": "<b>Ana & Co"})
    assert "&lt;b&gt;Ana &amp; Co" in client.get(address).text
    response = client.post(address, {"do": "rename", "name": "x" * 61})
    assert (response.status_code, f'value="{"x" * 61}"' in response.text) == (422, True)
    assert "The old code no longer works" in text_of(client.get(client.post(address, {"do": "renew"}).url).text)
    client.post(address, {"do": "remove"})
    world.ana.refresh_from_db()
    assert (world.ana.code != before, world.ana.removed_by) == (True, world.teacher)
    assert re.search(r"Removed from the class on \d+ \w+ \d{4} \(Vera\)", text_of(client.get(address).text))
    client.post(address, {"do": "restore"})
    world.ana.refresh_from_db()
    assert world.ana.removed is None


def test_consent_is_asked_for_where_there_are_minors(world: worlds.World) -> None:
    client, address = as_(world.teacher), f"/en/students/{world.ana.pk}/"
    assert "Consent" not in text_of(client.get(address).text)
    Classroom.objects.update(has_minors=True)
    assert "no consent noted" in text_of(client.get(f"{LIST}{world.classroom.pk}/").text)
    client.post(address, {"do": "consent"})
    assert re.search(r"Consent noted on \d+ \w+ \d{4} \(Vera\)", text_of(client.get(address).text))


def test_cards_hold_the_codes_of_those_who_were_chosen(world: worlds.World) -> None:
    client, address = as_(world.teacher), addresses(world)["cards"]
    Membership.objects.filter(pk=world.ana.pk).update(seen=timezone.now())

    def on_cards(query: str) -> list[str]:
        return texts_of(client.get(address + query), "p.card-code")

    assert on_cards("") == ["ABEKM2-XT345", "ABEKM2-HPC27"]
    assert on_cards("?who=new") == ["ABEKM2-HPC27"]
    assert on_cards(f"?student={world.ana.pk}&student={world.stranger.pk}&student=x") == ["ABEKM2-XT345"]


def test_without_students_the_page_of_cards_leads_on_to_the_list_of_names(world: worlds.World) -> None:
    client, to_names = as_(world.teacher), f'href="{addresses(world)["names"]}"'
    assert to_names not in client.get(addresses(world)["cards"]).text
    Membership.objects.update(removed=timezone.now())
    assert to_names in client.get(addresses(world)["cards"]).text


def test_nobody_s_name_is_on_the_wall(world: worlds.World) -> None:
    page = as_(world.teacher).get(addresses(world)["wall"]).text
    assert "ABEKM2" in page
    assert not [name for name in ("Ana", "Bruno") if name in page]


def test_the_wall_is_told_how_many_have_joined_only_when_that_is_news(world: worlds.World) -> None:
    client, address = as_(world.teacher), addresses(world)["wall"]
    page = client.get(address).text
    stands = form_fields(page, "input[name=stands]")["stands"]
    assert ("Nobody has joined yet" in page, 'class="top"' in page, 'class="foot"' in page) == (True, False, False)
    assert client.get(address, {"stands": stands}).status_code == 204
    Membership.objects.filter(pk=world.ana.pk).update(seen=timezone.now())
    part = client.get(address, {"stands": stands}).text
    assert part.startswith("1 of 2 has joined")
    assert "<html" not in part
    Membership.objects.filter(pk=world.bruno.pk).update(seen=timezone.now())
    Membership.objects.filter(pk=world.removed.pk).update(seen=timezone.now())
    assert client.get(address, {"stands": stands}).text.startswith("2 students have joined")
    Classroom.objects.update(is_open=False)
    closed = client.get(address, {"stands": stands})
    assert (closed.status_code, closed["HX-Refresh"]) == (204, "true")
    assert "ABEKM2" not in client.get(address).text


@pytest.mark.parametrize(
    ("host", "width"),
    [
        ("school.example.org", "of-20"),
        ("192.168.100.200:8000", "of-20"),
        ("bridge.escola-municipal.br", "of-30"),
        ("bridge-school.faculdade.universidade.br", "of-45"),
        ("a" * 60 + ".example.org", "of-64"),
    ],
)
def test_the_address_on_the_wall_parts_between_its_words_alone(
    host: str, width: str, world: worlds.World, settings: Any
) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    page = as_(world.teacher).get(addresses(world)["wall"], headers={"host": host}).text
    (address,) = re.findall(rf'class="wall-address {width}">(.*?)</p>', page)
    assert address.replace("<wbr>", "") == f"{host}/join/ABEKM2"
    assert [part for part in address.split("<wbr>") if part and "/" in part[1:]] == []


def test_a_student_is_erased_by_his_teacher_with_the_word_typed(world: worlds.World) -> None:
    client, address = as_(world.teacher), f"/en/students/{world.ana.pk}/"
    Classroom.objects.update(archived=timezone.now())  # which a parent may ask for as well
    assert f'href="{address}erase/"' in client.get(address).text
    assert client.post(f"{address}erase/", {"word": "no"}).status_code == 422
    assert client.post(f"{address}erase/", {"word": "erase"}).url == f"{LIST}{world.classroom.pk}/"
    assert client.get(address).status_code == client.post(f"{address}erase/", {"word": "erase"}).status_code == 404
    assert "Ana" not in text_of(client.get(f"{LIST}{world.classroom.pk}/").text)
    assert as_(world.ana.student).get("/en/account/").status_code == 302


def test_a_card_says_in_the_language_of_its_class_what_to_do_with_it(world: worlds.World) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(language="pt-br")
    page = as_(world.teacher).get(f"/en/classes/{world.classroom.pk}/cards/").text
    assert '<p class="card-how" lang="pt-br">Abra o endereço abaixo e digite o código' in page
    assert "data-print" in page


@pytest.mark.parametrize("page", ["", "cards/"])
@pytest.mark.parametrize(("host", "warned"), [("localhost:8000", True), ("127.0.0.1", True), ("testserver", False)])
def test_codes_that_no_other_device_can_open_say_so(
    world: worlds.World, settings: Any, page: str, host: str, *, warned: bool
) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    shown = as_(world.teacher).get(f"/en/classes/{world.classroom.pk}/{page}", headers={"host": host}).text
    assert ("from another device its addresses and codes lead nowhere" in shown) is warned
