"""The pages of classes: who may open them, what they say, what their forms do."""

import re

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from lessons.domain import co_teaching, students
from lessons.models import Classroom, Membership, Teaching
from tests import worlds

pytestmark = pytest.mark.django_db

LIST = "/en/classes/"
ABOUT = {"name": " Tuesday\x00 ", "language": "ru", "time_zone": "Europe/Moscow", "has_minors": "1"}


@pytest.fixture
def world() -> worlds.World:
    return worlds.world()


def as_(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def text_of(html: str) -> str:
    """What a reader sees of the page's own part, on one line."""
    main = html.partition("<main")[2].partition("</main>")[0]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", re.sub(r"</?span[^>]*>", "", main)))


def addresses(world: worlds.World) -> dict[str, str]:
    room = f"{LIST}{world.classroom.pk}/"
    link = co_teaching.invite(classroom=world.classroom, by=world.teacher, hands_over=False)
    return {
        "new": f"{LIST}new/",
        "class": room,
        "names": f"{room}names/",
        "cards": f"{room}cards/",
        "wall": f"{room}wall/",
        "settings": f"{room}settings/",
        "teachers": f"{room}teachers/",
        "archive": f"{room}archive/",
        "welcome": f"{room}welcome/",
        "student": f"/en/students/{world.ana.pk}/",
        "removed": f"/en/students/{world.removed.pk}/",
        "come in": f"{LIST}teach/{link.code}/",
    }


TEACHERS = dict.fromkeys(("class", "names", "cards", "wall", "settings", "teachers", "archive", "student"), 200)
SEEN = {
    # what of the addresses above is there for whom; all else is 404
    "teacher": TEACHERS | {"new": 200, "removed": 200, "come in": 200},
    "other_teacher": {"new": 200, "come in": 200},
    "ana": {"class": 200, "welcome": 302},
    "removed": {},
    "stranger": {},
    "staff": {},
}


@pytest.mark.parametrize("who", SEEN)
def test_pages_are_there_for_those_they_are_for(world: worlds.World, who: str) -> None:
    staff = User.objects.create_superuser("root", "", "x")
    user = {"teacher": world.teacher, "other_teacher": world.other_teacher, "staff": staff}.get(who)
    client, found = as_(user or getattr(world, who).student), {}
    for name, address in addresses(world).items():
        response = client.get(address)
        found[name] = response.status_code
        if response.status_code == 200:
            assert response["Cache-Control"] == "no-store, private"
    assert found == {name: SEEN[who].get(name, 404) for name in found} | ({"welcome": 303} if who == "ana" else {})


def test_the_anonymous_are_sent_to_the_log_in_whether_a_thing_exists_or_not(world: worlds.World) -> None:
    for address in [*addresses(world).values(), f"{LIST}99999/", "/en/students/99999/", f"{LIST}teach/nothing/"]:
        response = Client().get(address)
        assert (response.status_code, response.url.partition("?")[0]) == (302, "/en/log-in/"), address


@pytest.mark.parametrize("who", ["other_teacher", "ana"])
def test_what_is_not_yours_cannot_be_changed(world: worlds.World, who: str) -> None:
    client = as_(world.other_teacher if who == "other_teacher" else world.ana.student)
    before = [*Classroom.objects.values(), *Membership.objects.values(), *Teaching.objects.values()]
    for name, address in addresses(world).items():
        if name in ("new", "come in", "class", "welcome"):
            continue
        for do in ("", "code", "close", "archive", "leave", "invite", "remove", "renew", "rename", "add", "consent"):
            assert client.post(address, {"do": do, "name": "X", "text": "X"}).status_code in (404, 405), (name, do)
    assert [*Classroom.objects.values(), *Membership.objects.values(), *Teaching.objects.values()] == before


def test_a_guest_is_shown_two_ways(world: worlds.World) -> None:
    response = Client().get(LIST)
    said = text_of(response.text)
    assert (response.status_code, "I have a code" in said, "I teach" in said) == (200, True, True)
    assert 'href="/en/register/"' in response.text
    assert "sessionid" not in response.cookies


def test_a_teacher_without_a_class_is_told_what_to_do_and_makes_one() -> None:
    client = as_(worlds.teacher())
    assert "You have no class yet. Make one," in text_of(client.get(LIST).text)
    response = client.post(f"{LIST}new/", ABOUT)
    made = Classroom.objects.get()
    assert (response.status_code, response.url) == (303, f"{LIST}{made.pk}/")
    assert (made.name, made.language, made.time_zone, made.has_minors) == ("Tuesday", "ru", "Europe/Moscow", True)
    page = client.get(response.url).text
    assert made.code in page
    assert f"http://testserver/ru/join/{made.code}/" in page
    assert f"testserver/join/{made.code}" in text_of(page)


@pytest.mark.parametrize(
    ("sent", "problem"),
    [
        ({"name": " \x00 "}, "Give the class a name."),
        ({"name": "x" * 81}, f"The name “{'x' * 40}…” is too long: 81 characters, where 80 fit."),
        ({"name": "😀" * 10_000}, f"The name “{'😀' * 40}…” is too long: 10000 characters, where 80 fit."),
        ({"time_zone": "Mars/Olympus"}, "Choose a time zone from the list."),
        ({"time_zone": ""}, "Choose a time zone from the list."),
        ({"language": ""}, "Choose a language."),
    ],
)
def test_what_is_wrong_about_a_class_is_told_and_the_rest_kept(sent: dict[str, str], problem: str) -> None:
    response = as_(worlds.teacher()).post(f"{LIST}new/", ABOUT | {"name": "Tuesday"} | sent)
    assert response.status_code == 422
    assert re.findall(r'role="alert">(.*?)</p>', response.text) == [problem]
    assert '<option value="ru" lang="ru" selected>' in response.text or "language" in sent
    assert f'value="{sent.get("name", "Tuesday")}"'.replace("\x00", "") in response.text.replace("\x00", "")
    assert Classroom.objects.count() == 0


def test_the_list_says_what_is_in_a_class_and_keeps_archived_ones_apart(world: worlds.World) -> None:
    worlds.classroom(world.teacher, name="Old", code="HHH222", archived=timezone.now())
    page = as_(world.teacher).get(LIST).text
    assert "Tuesday 2 students · 1 open task" in text_of(page)
    assert page.index("Tuesday") < page.index("Archived classes") < page.index("Old")


def test_a_student_sees_his_class_and_its_teachers_and_no_other_student(world: worlds.World) -> None:
    client = as_(world.ana.student)
    assert f'href="{LIST}{world.classroom.pk}/"' in client.get(LIST).text
    page = client.get(f"{LIST}{world.classroom.pk}/").text
    assert "Vera" in page
    assert not [name for name in ("Bruno", "Caio", world.bruno.code, "Igor") if name in page]


def test_students_stand_by_the_alphabet_and_the_removed_apart(world: worlds.World) -> None:
    students.add_students(classroom=world.classroom, names=["Ёж", "Жук", "Егор", "álvaro"], sending="a")
    page = as_(world.teacher).get(f"{LIST}{world.classroom.pk}/").text
    roll = re.findall(r'<li><a href="/en/students/\d+/">(.*?)</a>', page)
    assert roll == ["álvaro", "Ana", "Bruno", "Егор", "Ёж", "Жук", "Caio"]
    assert page.index("Жук") < page.index("Removed students") < page.index("Caio")


@pytest.mark.parametrize("which", ["class", "cards", "teachers", "list"])
def test_two_students_and_forty_take_the_same_number_of_queries(world: worlds.World, which: str) -> None:
    address, client = addresses(world).get(which, LIST), as_(world.teacher)

    def queries() -> int:
        client.get(address)
        with CaptureQueriesContext(connection) as found:
            assert client.get(address).status_code == 200
        return len(found)

    few = queries()
    students.add_students(classroom=world.classroom, names=[f"S{n}" for n in range(40)], sending="a")
    for n in range(4):
        more = worlds.classroom(world.teacher, name=f"C{n}", code=f"HHH22{n + 3}")
        other = worlds.teacher(f"t{n}@example.org")
        Teaching.objects.create(classroom=world.classroom, teacher=other)
        co_teaching.invite(classroom=world.classroom, by=other, hands_over=False)
        worlds.student(more)
    assert queries() == few <= 10


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


def test_a_class_is_archived_after_being_asked_and_restored(world: worlds.World) -> None:
    client, address = as_(world.teacher), addresses(world)["archive"]
    assert "Archive the class?" in text_of(client.get(address).text)
    world.classroom.refresh_from_db()
    assert world.classroom.archived is None
    after = client.get(client.post(address, {"do": "archive"}).url).text
    world.classroom.refresh_from_db()
    assert world.classroom.archived_by == world.teacher
    assert re.search(r"Archived on \d+ \w+ \d{4} \(Vera\)\.", text_of(after))
    assert "Ana" in after
    client.post(address, {"do": "restore"})
    world.classroom.refresh_from_db()
    assert (world.classroom.archived, world.classroom.archived_by) == (None, None)


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
        return re.findall(r'"card-code">(.*?)</p>', client.get(address + query).text)

    assert on_cards("") == ["ABEKM2-XT345", "ABEKM2-HPC27"]
    assert on_cards("?who=new") == ["ABEKM2-HPC27"]
    assert on_cards(f"?student={world.ana.pk}&student={world.stranger.pk}&student=x") == ["ABEKM2-XT345"]


def test_nobody_s_name_is_on_the_wall(world: worlds.World) -> None:
    page = as_(world.teacher).get(addresses(world)["wall"]).text
    assert "ABEKM2" in page
    assert not [name for name in ("Ana", "Bruno") if name in page]


def test_what_a_class_is_set_stands_on_its_page_and_on_those_of_its_students(world: worlds.World) -> None:
    task = f'href="/en/tasks/{world.assignment.pk}/"'
    for client in (as_(world.teacher), as_(world.bruno.student)):
        assert task in client.get(f"{LIST}{world.classroom.pk}/").text
    assert task in as_(world.bruno.student).get(LIST).text


def test_a_student_reads_what_he_has_done_in_an_archived_class(world: worlds.World) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    client = as_(world.ana.student)
    assert "Classes that have ended Tuesday" in text_of(client.get(LIST).text)
    left_open = worlds.attempt(world.assignment, world.bruno, finished=False)
    for member, attempt in ((world.bruno, left_open), (world.ana, world.attempt)):
        client = as_(member.student)
        done = f"/en/attempts/{attempt.pk}/done/"
        assert f'href="{done}"' in client.get(f"{LIST}{world.classroom.pk}/").text
        page = client.get(f"/en/attempts/{attempt.pk}/", follow=True)
        assert page.redirect_chain[-1] == (done, 303)
        assert "This class has ended." in page.text
        assert 'href="/en/tasks/' not in page.text
        assert client.post(f"/en/attempts/{attempt.pk}/questions/q1/", worlds.WRONG[0])["Location"].startswith(done)
    assert client.get(f"/en/tasks/{world.assignment.pk}/").status_code == 404
    assert client.post(f"/en/tasks/{world.assignment.pk}/start/").status_code == 404


def test_three_classes_of_a_student_take_the_same_number_of_queries_as_one(world: worlds.World) -> None:
    client = as_(world.ana.student)

    def queries() -> int:
        client.get(LIST)
        with CaptureQueriesContext(connection) as found:
            assert client.get(LIST).status_code == 200
        return len(found)

    once = queries()
    for n in range(2):
        more = worlds.classroom(world.other_teacher, name=f"C{n}", code=f"HHH22{n + 3}")
        students.join(classroom=more, user=world.ana.student, name="Ana", sending="a")
        worlds.assignment(more, world.quiz)
    assert queries() == once
