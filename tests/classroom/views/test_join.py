"""Joining a class by its code."""

import re

import pytest
from django.test import Client
from django.utils import timezone

from lessons.accounts.domain import codes
from lessons.classroom.domain import students
from lessons.models import Classroom, Membership, Person, Progress
from tests import worlds
from tests.classroom.views.class_pages import as_, text_of

pytestmark = pytest.mark.django_db

JOIN = "/en/join/"
ROOM = f"{JOIN}ABEKM2/"


def alerts(html: str) -> list[str]:
    return re.findall(r'role="alert"[^>]*>(.*?)</p>', html)


def sending(html: str) -> str:
    return re.search(r'name="sending" value="([^"]+)"', html)[1]


def test_a_form_elsewhere_sends_the_code_in_the_address(world: worlds.World) -> None:
    found = Client().get(JOIN, {"code": " авекм2"})
    assert (found.status_code, found.url) == (303, ROOM)
    wrong = Client().get("/ru/join/", {"code": "ABEKM3"})
    assert (wrong.status_code, 'value="ABEKM3"' in wrong.text) == (422, True)
    assert "Группы с кодом «ABEKM3» нет. Проверьте код ещё раз." in text_of(wrong.text)
    assert "Type the code that your teacher has given you." in text_of(Client().get(JOIN, {"code": ""}).text)


def test_codes_in_the_address_are_counted_like_those_that_are_posted(world: worlds.World) -> None:
    client = Client()
    for _ in range(20):
        assert client.get(JOIN, {"code": "ABEKM3"}).status_code == 422
    assert [client.get(JOIN, {"code": "ABEKM2"}).status_code, client.post(JOIN, {"code": "ABEKM2"}).status_code] == [
        429
    ] * 2


@pytest.mark.parametrize("typed", ["ABEKM2", " abekm2 ", "авекм2", "АВЕ-КМ2", "ab ek m2"])
def test_a_code_is_typed_on_either_keyboard(world: worlds.World, typed: str) -> None:
    response = Client().post(JOIN, {"code": typed})
    assert (response.status_code, response.url) == (303, ROOM)


WRONG = {
    # the sentence names what was typed, in the language of the page
    ("en", "ABEKM3"): "There is no class with the code “ABEKM3”. Check the code.",
    ("pt-br", "ABEKM3"): "Não há turma com o código “ABEKM3”. Confira o código mais uma vez.",
    ("ru", "ABEKM3"): "Группы с кодом «ABEKM3» нет. Проверьте код ещё раз.",
    ("en", "  "): "Type the code that your teacher has given you.",
    ("en", "ж" * 10_000): f"There is no class with the code “{'ж' * 40}…”. Check the code.",
    ("en", "ABEKM3-XT345"): ("This is the code of a log-in card, so you are in the class already. Log in with it."),
}


@pytest.mark.parametrize(("language", "typed"), WRONG)
def test_a_wrong_code_is_told(world: worlds.World, language: str, typed: str) -> None:
    response = Client().post(f"/{language}/join/", {"code": typed})
    assert (response.status_code, alerts(response.text)) == (422, [WRONG[language, typed]])
    assert f'value="{typed}"' in response.text


def test_a_link_with_a_wrong_code_says_so_and_asks_for_the_code(world: worlds.World) -> None:
    response = Client().get("/ru/join/ABEKM3/")
    assert (response.status_code, alerts(response.text)) == (404, [WRONG["ru", "ABEKM3"]])


def test_a_child_is_told_who_teaches_and_what_is_seen(world: worlds.World) -> None:
    response = Client().get(ROOM)
    said = text_of(response.text)
    assert "Tuesday Teachers: Vera" in said
    assert "What your teacher sees The name that you write here. Your answers to the tasks of this class" in said
    assert "The other students see nothing about you, not even your name." in said
    assert ("no-store" in response["Cache-Control"], "sessionid" in response.cookies) == (True, False)
    assert not [name for name in ("Ana", "Bruno") if name in said]


def test_a_guest_joins_is_logged_in_and_shown_his_code_once(world: worlds.World) -> None:
    client = Client()
    response = client.post(ROOM, {"name": " Eva  Silva ", "time_zone": "Europe/Moscow"})
    eva = Membership.objects.get(name="Eva Silva")
    assert (response.status_code, response.url) == (303, f"/en/classes/{world.classroom.pk}/welcome/")
    assert eva.code not in response.url
    assert eva.student.person.time_zone == "Europe/Moscow"
    for _ in range(2):  # also when the page is loaded again
        assert f"ABEKM2-{eva.code}" in client.get(response.url).text
    assert client.post(response.url).url == f"/en/classes/{world.classroom.pk}/"
    assert client.get(response.url).status_code == 303
    assert eva.code not in client.get(f"/en/classes/{world.classroom.pk}/").text
    elsewhere = Client()
    elsewhere.post("/en/enter/", {"card": f"ABEKM2{eva.code}"})
    assert elsewhere.get(f"/en/classes/{world.classroom.pk}/").status_code == 200


def test_what_a_guest_has_done_goes_with_him(world: worlds.World) -> None:
    client = Client()
    session = client.session
    session["progress"] = {"auction/bids/first": "right"}
    session.save()
    client.post(ROOM, {"name": "Eva"})
    eva = Membership.objects.get(name="Eva").student
    assert list(Progress.objects.values_list("user", "step", "state")) == [(eva.pk, "auction/bids/first", "right")]


def test_pressing_twice_makes_one_student_even_where_the_first_answer_was_lost(world: worlds.World) -> None:
    one, again = Client(), Client()
    sent = {"name": "Eva", "sending": sending(one.get(ROOM).text)}
    assert [client.post(ROOM, sent).status_code for client in (one, again, one)] == [303, 303, 303]
    assert Membership.objects.filter(name="Eva").count() == 1
    assert "You are in the class" in again.get(f"/en/classes/{world.classroom.pk}/welcome/").text


@pytest.mark.parametrize(
    ("name", "minors", "problem"),
    [
        ("", False, "Write the name by which your teacher knows you."),
        ("\x00 ☺", False, "Write the name by which your teacher knows you."),
        ("x" * 61, False, f"The name “{'x' * 40}…” is too long: 61 characters, where 60 fit."),
        (
            "Eva Silva",
            True,
            "In this class we use first names only. Without your last name it is: “Eva”.",
        ),
    ],
)
def test_a_name_that_will_not_do_is_told_and_kept(world: worlds.World, name: str, minors: bool, problem: str) -> None:
    Classroom.objects.update(has_minors=minors)
    response = Client().post(ROOM, {"name": name})
    assert (response.status_code, alerts(response.text)) == (422, [problem])
    assert f'value="{name}"' in response.text
    assert Membership.objects.count() == 4


def test_who_is_signed_in_joins_with_that_account(world: worlds.World) -> None:
    igor = as_(world.other_teacher)
    assert 'name="name" value="Igor"' in igor.get(ROOM).text
    igor.post(ROOM, {"name": "Igor"})
    assert Membership.objects.get(name="Igor").student == world.other_teacher
    page = igor.get("/en/classes/").text
    assert page.index("Classes that I teach") < page.index("Friday") < page.index("Classes that I am in")
    assert page.index("Classes that I am in") < page.index("Tuesday")


def test_who_is_in_the_class_goes_to_it(world: worlds.World) -> None:
    assert as_(world.ana.student).get(ROOM).url == f"/en/classes/{world.classroom.pk}/"


def test_a_teacher_of_the_class_cannot_be_its_student(world: worlds.World) -> None:
    client = as_(world.teacher)
    assert alerts(client.get(ROOM).text) == ["You teach this class, so you cannot be a student in it."]
    assert client.post(ROOM, {"name": "Vera"}).status_code == 422
    assert Membership.objects.count() == 4


REMOVED = {
    "en": "Your teacher has taken you out of this class, and can bring you back. Ask your teacher.",
    "pt-br": "Seu professor tirou você desta turma e pode trazer você de volta. Fale com ele.",
    "ru": "Вас убрали из этой группы. Вернуть вас может преподаватель\u00a0— обратитесь к нему.",
}


@pytest.mark.parametrize("language", REMOVED)
def test_a_removed_student_is_brought_back_by_the_teacher_alone(world: worlds.World, language: str) -> None:
    worlds.attempt(world.assignment, world.removed)
    client, room = as_(world.removed.student), f"/{language}/join/ABEKM2/"
    assert alerts(client.get(room).text) == [REMOVED[language]]
    answer = client.post(room, {"name": "Somebody"})
    assert (answer.status_code, alerts(answer.text)) == (422, [REMOVED[language]])
    before, page = world.removed.removed, f"/en/classes/{world.classroom.pk}/"
    world.removed.refresh_from_db()
    assert (world.removed.removed, Membership.objects.count()) == (before, 4)
    assert client.get(page).status_code == 404
    assert as_(world.teacher).post(f"/en/students/{world.removed.pk}/", {"do": "restore"}).status_code == 303
    assert client.get(page).status_code == 200
    assert f"/en/tasks/{world.assignment.pk}/" in client.get(page).text
    assert client.get(f"/en/attempts/{world.removed.taken.get().pk}/done/").status_code == 200
    assert Membership.objects.filter(student=world.removed.student).count() == 1


def test_a_card_opens_nothing_for_a_removed_student_until_the_teacher_brings_them_back(world: worlds.World) -> None:
    card = {"card": f"ABEKM2-{world.removed.code}"}
    assert Client().post("/en/enter/", card).status_code == 422
    students.bring_back(membership=world.removed)
    assert Client().post("/en/enter/", card).status_code == 303


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"is_open": False}, "This class takes no new students at present. Ask the teacher."),
        ({"archived": timezone.now()}, "This class has ended and can no longer be joined. Ask the teacher."),
    ],
)
def test_a_class_that_takes_nobody_says_so(world: worlds.World, fields: dict[str, object], sentence: str) -> None:
    Classroom.objects.update(**fields)
    for client in (Client(), as_(world.removed.student)):
        assert alerts(client.get(ROOM).text) == [sentence]
        response = client.post(ROOM, {"name": "Eva"})
        assert (response.status_code, alerts(response.text)) == (422, [sentence])
    assert Membership.objects.filter(removed=None).count() == 3


def test_guessing_is_stopped_and_a_class_behind_one_address_is_not(world: worlds.World) -> None:
    guesser = Client()
    for _ in range(20):
        assert guesser.post(JOIN, {"code": codes.new_code(5)}).status_code == 422
    said = "Too many wrong codes. Wait a quarter of an hour, or ask your teacher."
    for response in (guesser.post(JOIN, {"code": "ABEKM2"}), guesser.get(ROOM)):
        assert (response.status_code, alerts(response.text)) == (429, [said])
    for n in range(40):  # from the same address
        pupil = Client()
        assert pupil.post(JOIN, {"code": "abekm2"}).status_code == 303
        assert pupil.post(ROOM, {"name": f"Pupil {n}"}).status_code == 303
    assert Membership.objects.filter(name__startswith="Pupil").count() == 40


def test_joining_needs_the_token_of_the_page(world: worlds.World) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(ROOM, {"name": "Eva"}).status_code == 403


def test_who_joins_keeps_the_language_of_the_page_and_not_that_of_the_class(world: worlds.World) -> None:
    client = Client()
    client.post("/ru/join/ABEKM2/", {"name": "Ира", "sending": "a"})
    assert Person.objects.get(name="Ира").language == "ru"
