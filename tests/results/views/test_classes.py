"""The list of classes, a new one, and the page of one."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from lessons.classroom.domain import co_teaching, students
from lessons.models import Classroom, Teaching
from tests import worlds
from tests.classroom.views.class_pages import ABOUT, LIST, addresses, as_, text_of
from tests.html import texts_of

pytestmark = pytest.mark.django_db


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
    assert texts_of(response, 'p[role="alert"]') == [problem]
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
    roll = texts_of(page, 'li > a[href^="/en/students/"]')
    assert roll == ["álvaro", "Ana", "Bruno", "Егор", "Ёж", "Жук", "Caio"]
    assert page.index("Жук") < page.index("Removed students") < page.index("Caio")


def test_what_a_class_is_set_stands_on_its_page_and_on_those_of_its_students(world: worlds.World) -> None:
    task = f'href="/en/tasks/{world.assignment.pk}/"'
    for client in (as_(world.teacher), as_(world.bruno.student)):
        assert task in client.get(f"{LIST}{world.classroom.pk}/").text
    assert task in as_(world.bruno.student).get(LIST).text


def test_a_student_reads_whose_tasks_he_sees_and_who_teaches(world: worlds.World) -> None:
    assert "You are logged in as Bruno." in as_(world.bruno.student).get(LIST).text
    assert "You are logged in as" not in as_(world.teacher).get(LIST).text
    assert "Teaching here: Vera" in as_(world.bruno.student).get(f"{LIST}{world.classroom.pk}/").text


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
    assert queries() == few <= 11


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


@pytest.mark.parametrize(
    ("language", "said", "label"),
    [
        ("en", "There is nothing to do yet. You can learn on your own", "Start the first lesson"),
        ("pt-br", "Ainda não há nada a fazer. Enquanto o professor", "Começar a primeira aula"),
        ("ru", "Пока делать нечего. До первого задания", "Начать первый урок"),
    ],
)
def test_who_has_nothing_to_do_yet_is_led_to_the_lessons(
    loaded_content: None, world: worlds.World, language: str, said: str, label: str
) -> None:
    room = worlds.classroom(world.teacher, code="KKKKKK")
    client = as_(worlds.student(room, "Zoë", "PPP22").student)
    to_lesson = f'<a class="btn go" href="/{language}/lessons/auction/tricks-and-trumps/">{label}</a>'
    for path in ("classes/", f"classes/{room.pk}/"):
        page = client.get(f"/{language}/{path}").text
        assert (said in text_of(page), to_lesson in page) == (True, True)
    worlds.assignment(room, world.quiz)
    for path in ("classes/", f"classes/{room.pk}/"):
        page = client.get(f"/{language}/{path}").text
        assert (said in text_of(page), to_lesson in page) == (False, False)


def test_who_has_begun_goes_on_with_the_lessons_while_nothing_is_set(
    loaded_content: None, world: worlds.World
) -> None:
    room = worlds.classroom(world.teacher, code="KKKKKK")
    client = as_(worlds.student(room, "Zoë", "PPP22").student)
    client.post("/en/lessons/auction/tricks-and-trumps/first-guess/", {"choice": "ten"})
    assert "Go on: Tricks and trumps, step 2 of 9" in client.get(f"/en/classes/{room.pk}/").text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "You are logged in as Ana S. "), ("pt-br", "Você entrou como Ana S. "), ("ru", "Вы вошли как Ana S. ")],
)
def test_the_full_stop_of_a_name_is_not_doubled(world: worlds.World, language: str, said: str) -> None:
    students.rename(membership=world.ana, name="Ana S.")
    assert said in text_of(as_(world.ana.student).get(f"/{language}/classes/").text)
