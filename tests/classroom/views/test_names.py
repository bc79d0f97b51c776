"""Pasting a list of names: how it is read is shown first, then the students are added, once."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from lessons.classroom.domain import students
from lessons.models import Classroom, Membership
from tests import html, worlds
from tests.classroom.views.class_pages import as_, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def vera(world: worlds.World) -> Client:
    return as_(world.teacher)


@pytest.fixture
def address(world: worlds.World) -> str:
    return f"/en/classes/{world.classroom.pk}/names/"


def rows(page: str) -> list[tuple[str, bool, str]]:
    """The names that are shown, whether they are ticked, and what is said of them."""
    return [
        (
            html.form_fields(row, "input[name=name]")["name"],
            bool(html.elements(row, "input[checked]")),
            " ".join(html.texts_of(row, "p.remark, p.error")),
        )
        for row in html.elements(page, "ol.rows > li")
    ]


def alerts(page: str) -> list[str]:
    return html.texts_of(page, 'p[role="alert"]')


def test_a_list_is_shown_before_anything_is_saved(vera: Client, address: str) -> None:
    response = vera.post(address, {"text": "\ufeffNome;Sobrenome\nEva;Silva\nEva;Silva\nAna;\nCaio;\n12;\n"})
    assert (response.status_code, Membership.objects.count()) == (200, 4)
    assert rows(response.text) == [
        ("Eva Silva", True, ""),
        (
            "Eva Silva",
            True,
            "This name is in the list twice. Untick it if that is one student, or add what tells the two apart.",
        ),
        ("Ana", False, "A student of this name is in the class already. Tick it if this is somebody else."),
        (
            "Caio",
            False,
            "A student of this name was removed and can be brought back. Tick it if this is somebody else.",
        ),
    ]
    said = text_of(response.text)
    assert "The first line, “Nome Sobrenome”, was read as a heading." in said
    assert "Line 6, “12”, has no letters in it and is left out." in said


def test_ticked_names_become_students_and_a_second_press_makes_no_more(vera: Client, address: str) -> None:
    page = vera.post(address, {"text": "Eva\nAna\nFabio"}).text
    sent = {
        "do": "add",
        "sending": html.form_fields(page, "input[name=sending]")["sending"],
        "name": ["Eva", "Ana", "Fábio"],
        "add": ["0", "1", "2", "99", "x"],
    }
    for _ in range(2):
        response = vera.post(address, sent)
        assert (response.status_code, response.url.partition("?")[2]) == (303, "added=3")
    made = Membership.objects.order_by("-pk")[:3]
    assert sorted(one.name for one in made) == ["Ana", "Eva", "Fábio"]
    assert Membership.objects.count() == 7
    assert "3 students have been added." in text_of(vera.get(response.url).text)


def test_names_that_will_not_do_are_told_beside_them_and_kept(vera: Client, address: str) -> None:
    page = vera.post(address, {"text": f"Eva\n{'x' * 61}"})
    long = (f"{'x' * 61}", True, f"The name “{'x' * 40}…” is too long: 61 characters, where 60 fit.")
    assert rows(page.text) == [("Eva", True, ""), long]
    response = vera.post(address, {"do": "add", "name": ["Eva", "x" * 61], "add": ["0", "1"]})
    assert (response.status_code, rows(response.text)) == (422, [("Eva", True, ""), long])
    response = vera.post(address, {"do": "add", "name": ["Eva", "x" * 61], "add": ["0"]})
    assert (response.status_code, Membership.objects.filter(name="Eva").count()) == (303, 1)


def test_in_a_class_with_minors_first_names_are_kept_and_it_says_of_what(vera: Client, address: str) -> None:
    Classroom.objects.update(has_minors=True)
    page = vera.post(address, {"text": "Eva Silva"}).text
    assert (rows(page), "from “Eva Silva”" in page) == ([("Eva", True, "")], True)
    assert rows(vera.post(address, {"text": "Silva Eva", "order": "family-first"}).text) == [("Eva", True, "")]


FILES = [
    ("\ufeffNome;Sobrenome\r\nEva;Conceição\r\n".encode(), [("Eva Conceição", True, "")]),
    ("Nome;Sobrenome\r\nEva;Conceição\r\n".encode("cp1252"), [("Eva Conceição", True, "")]),
    ("Фамилия;Имя\r\nЁлкина;Юля\r\n".encode("cp1251"), [("Юля Ёлкина", True, "")]),
    ("Имя\tФамилия\r\nЮля\tЁлкина\r\n".encode("utf-16"), [("Юля Ёлкина", True, "")]),
]


@pytest.mark.parametrize(("data", "found"), FILES)
def test_a_file_of_a_spreadsheet_is_read(
    vera: Client, address: str, data: bytes, found: list[tuple[str, bool, str]]
) -> None:
    response = vera.post(address, {"text": "", "file": SimpleUploadedFile("names.csv", data)})
    assert rows(response.text) == found


WRONG = [
    ({"text": " \n"}, "Paste the names first, or choose a file."),
    ({"text": "---\n12"}, "There is no name in this list. Put one name on each line."),
    (
        {"text": "\n".join(f"Eva {n} x" for n in range(201))},
        "There are 201 names here; at most 200 fit at a time. Add the rest afterwards.",
    ),
    (
        {"text": "Eva", "file": SimpleUploadedFile("names.csv", b"Ana")},
        "There are names in the field and a file too. Take one of the two out.",
    ),
    (
        {"file": SimpleUploadedFile("names.xlsx", b"PK\x03\x04")},
        "This file is not a list in plain text. Save it from the spreadsheet as CSV, or copy the column of names "
        "and paste it here.",
    ),
    (
        {"file": SimpleUploadedFile("names.csv", b"A" * 1_000_001)},
        "This file is too large for a list of names: at most 1 MB. Copy the names and paste them here.",
    ),
    ({"do": "add", "name": ["Eva"]}, "Tick at least one name."),
    ({"do": "add"}, "Tick at least one name."),
]


@pytest.mark.parametrize(("sent", "problem"), WRONG)
def test_what_cannot_be_read_is_told_and_nothing_is_lost(
    vera: Client, address: str, sent: dict[str, object], problem: str
) -> None:
    response = vera.post(address, sent)
    assert (response.status_code, alerts(response.text)[0]) == (422, problem)
    assert Membership.objects.count() == 4
    if text := str(sent.get("text", "")).strip():
        assert text in response.text


def test_a_list_that_does_not_fit_says_how_much_room_there_is(
    vera: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(students, "MOST_STUDENTS", 3)
    response = vera.post(address, {"do": "add", "name": ["Eva", "Fabio"], "add": ["0", "1"]})
    assert (response.status_code, alerts(response.text)) == (422, ["The class has room for 1 more student."])
    assert rows(response.text) == [("Eva", True, ""), ("Fabio", True, "")]


@pytest.mark.parametrize(
    ("language", "order", "name"),
    [("ru", "", "Пётр"), ("ru", "first", "Иванов"), ("en", "", "Иванов"), ("en", "family-first", "Пётр")],
)
def test_a_russian_list_has_last_names_first_unless_the_teacher_says_otherwise(
    world: worlds.World, vera: Client, address: str, language: str, order: str, name: str
) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(has_minors=True, language=language)
    assert (f'value="{"family-first" if language == "ru" else "first"}" checked') in vera.get(address).text
    page = vera.post(address, {"text": "Иванов Пётр", **({"order": order} if order else {})}).text
    assert rows(page) == [(name, True, "")]
    settings = f"/en/classes/{world.classroom.pk}/settings/"
    Membership.objects.filter(pk=world.ana.pk).update(name="Иванов Пётр")
    changed = {"name": "Tuesday", "language": language, "time_zone": "Europe/Moscow", "has_minors": "1"}
    assert f'name="name-{world.ana.pk}" value="{name}"' in vera.post(settings, changed | {"order": order}).text
