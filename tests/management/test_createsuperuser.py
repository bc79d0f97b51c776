"""`manage.py createsuperuser`: whoever runs the site is its first teacher."""

import re

import pytest
from django.core.management import call_command
from django.test import Client

from lessons.models import Classroom, Person
from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", worlds.PASSWORD)


@pytest.mark.parametrize("way_in", ["/en/log-in/", "/admin/login/"])
@pytest.mark.parametrize(("name", "typed"), [("Vera@Example.org", "vera@EXAMPLE.org"), ("Admin", "Admin")])
def test_whoever_is_made_so_has_classes_and_invites_teachers(
    settings, client: Client, name: str, typed: str, way_in: str
) -> None:
    settings.REGISTRATION = "invitation"
    call_command("createsuperuser", interactive=False, username=name, email="vera@example.org", verbosity=0)
    if way_in == "/en/log-in/":
        client.post(way_in, {"email": typed, "password": worlds.PASSWORD})
    else:
        client.post(way_in, {"username": typed, "password": worlds.PASSWORD})
    assert [person.is_teacher for person in Person.objects.all()] == [True]
    client.post("/en/classes/new/", {"name": "Tuesday", "language": "en", "time_zone": "UTC"})
    assert [str(made.name) for made in Classroom.objects.all()] == ["Tuesday"]
    client.post("/en/invitations/")
    links = re.findall(r'value="http://testserver(/en/register/[\w-]+/)"', client.get("/en/invitations/").text)
    assert [Client().get(link).status_code for link in links] == [200]


def test_a_name_that_is_taken_in_another_spelling_stays_as_it_is(django_user_model) -> None:
    worlds.teacher("vera@example.org")
    django_user_model.objects.create_user("Vera@example.org")
    assert sorted(django_user_model.objects.values_list("username", flat=True)) == [
        "Vera@example.org",
        "vera@example.org",
    ]


def test_other_editors_are_no_teachers_by_logging_in(client: Client, django_user_model) -> None:
    django_user_model.objects.create_user("editor", "", worlds.PASSWORD, is_staff=True)
    client.post("/en/log-in/", {"email": "editor", "password": worlds.PASSWORD})
    assert [person.is_teacher for person in Person.objects.all()] == [False]
