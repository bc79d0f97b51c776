"""Registering as a teacher: for everybody, by invitation, for nobody."""

import re
from urllib.parse import quote

import pytest
from django.contrib.auth.models import User
from django.test import Client

from lessons.accounts.domain import people
from lessons.models import Invitation, Person
from tests import worlds

pytestmark = pytest.mark.django_db
FIELDS = {"name": "Olga", "email": "Olga@Example.org", "password1": worlds.PASSWORD, "password2": worlds.PASSWORD}


def register(client, lang="en", path="register/", **more):
    return client.post(f"/{lang}/{path}", FIELDS | more)


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_a_teacher_registers_and_is_in(client, lang):
    answer = register(client, lang, time_zone="Europe/Lisbon")
    assert (answer.status_code, answer.url) == (303, f"/{lang}/classes/")
    person = Person.objects.get(user__username="olga@example.org")
    assert (person.name, person.language, person.time_zone, person.is_teacher) == (
        "Olga",
        lang,
        "Europe/Lisbon",
        True,
    )
    assert int(client.session["_auth_user_id"]) == person.user_id
    assert client.get(f"/{lang}/register/").url == f"/{lang}/account/"


def test_who_was_sent_to_the_log_in_and_registers_there_goes_on_to_what_he_was_sent(client):
    wanted = "/en/classes/teach/some-link/"
    log_in = client.get(client.get(wanted).url)
    assert "The page you asked for opens as soon as you are logged in." in log_in.content.decode()
    assert "The page you asked for" not in client.get("/en/log-in/").content.decode()
    form = client.get(f"/en/register/?next={quote(wanted, safe='')}")
    assert re.search(r'href="(/en/register/\?next=[^"]+)"', log_in.content.decode())[1] == form.request[
        "PATH_INFO"
    ] + ("?" + form.request["QUERY_STRING"])
    assert f'name="next" value="{wanted}"' in form.content.decode()
    refused = register(client, name="", next=wanted).content.decode()
    assert f'name="next" value="{wanted}"' in refused
    assert f'href="/ru/register/?next={quote(wanted, safe="")}"' in refused
    assert register(client, next=wanted).url == wanted


def test_nobody_is_sent_to_another_site_after_registering(client):
    assert register(client, next="https://evil.example/").url == "/en/classes/"


@pytest.mark.parametrize(
    ("wrong", "fields"),
    [
        ({"name": ""}, ["name"]),
        ({"name": " \u202e\t "}, ["name"]),
        ({"name": "x" * 10_000}, ["name"]),
        ({"name": "\x00"}, ["name"]),
        ({"email": "no mail"}, ["email"]),
        ({"email": "x" * 150 + "@example.org"}, ["email"]),
        ({"email": "\x00@example.org"}, ["email"]),
        ({"password1": "short", "password2": "short"}, ["password2"]),
        ({"password1": "1234567890123", "password2": "1234567890123"}, ["password2"]),
        ({"password1": "olga@example.org", "password2": "olga@example.org"}, ["password2"]),
        ({"password2": "another-one-entirely"}, ["password2"]),
        (dict.fromkeys(FIELDS, ""), ["name", "email", "password1", "password2"]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_what_cannot_be_taken_is_said_and_the_rest_is_kept(client, lang, wrong, fields):
    answer = register(client, lang, **wrong)
    assert (answer.status_code, sorted(answer.context["form"].errors)) == (422, sorted(fields))
    page = answer.content.decode()
    if "email" not in wrong:
        assert 'value="Olga@Example.org"' in page
    assert worlds.PASSWORD not in page
    assert not User.objects.exists()


@pytest.mark.parametrize("zone", ["Mars", "\x00", "x" * 10_000])
def test_a_zone_that_is_none_is_not_kept(client, zone):
    assert register(client, time_zone=zone).status_code == 303
    assert Person.objects.get().time_zone == ""


def test_an_email_that_is_taken_is_said_and_trying_many_is_stopped(client):
    worlds.teacher("olga@example.org")
    for _ in range(20):
        answer = register(client)
        assert (answer.status_code, list(answer.context["form"].errors)) == (422, ["email"])
    assert register(client, email="another@example.org").status_code == 429


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
@pytest.mark.parametrize("mode", ["closed", "invitation"])
def test_who_may_not_register_is_told_why(client, settings, lang, mode):
    settings.REGISTRATION = mode
    headings = {
        "closed": {
            "en": "Nobody can register here at present",
            "pt-br": "No momento não há cadastro aqui",
            "ru": "Регистрация сейчас закрыта",
        },
        "invitation": {
            "en": "Registration here is by invitation",
            "pt-br": "Aqui o cadastro é por convite",
            "ru": "Регистрация здесь по приглашениям",
        },
    }
    assert f"<h1>{headings[mode][lang]}</h1>" in client.get(f"/{lang}/register/").content.decode()
    assert register(client, lang).status_code == 200
    assert not User.objects.exists()
    assert "register/" not in client.get(f"/{lang}/log-in/").content.decode()


def test_an_invitation_lets_one_in(client, settings):
    settings.REGISTRATION = "invitation"
    vera = worlds.teacher()
    client.force_login(vera)
    assert client.post("/en/invitations/").status_code == 303
    (link,) = re.findall(
        r'value="http://testserver(/en/register/[\w-]+/)"', client.get("/en/invitations/").content.decode()
    )
    path = link.removeprefix("/en/")
    assert Client().get(link).status_code == 200
    assert register(Client(), path=path).status_code == 303
    late = Client()
    assert "This invitation no longer works" in register(late, path=path, email="late@example.org").content.decode()
    assert User.objects.count() == 2
    assert link not in client.get("/en/invitations/").content.decode()


@pytest.mark.parametrize("code", ["x", "0", "-" * 500])
def test_an_invitation_that_is_none_lets_nobody_in(client, settings, code):
    settings.REGISTRATION = "invitation"
    page = client.get(f"/ru/register/{code}/")
    assert "Это приглашение больше не действует" in page.content.decode()


def test_an_invitation_does_not_open_a_closed_school(client, settings):
    invitation = people.invite(by=worlds.teacher())
    settings.REGISTRATION = "closed"
    assert register(client, path=f"register/{invitation.code}/").status_code == 200
    assert User.objects.count() == 1


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_no_invitation_is_made_where_none_counts(client, settings, mode):
    settings.REGISTRATION = mode
    client.force_login(worlds.teacher())
    client.post("/en/invitations/")
    assert client.get("/en/invitations/").status_code == 200
    assert not Invitation.objects.exists()


def test_one_takes_back_only_ones_own(client, settings):
    settings.REGISTRATION = "invitation"
    vera, igor = worlds.teacher(), worlds.teacher("igor@example.org")
    ours, his = people.invite(by=vera), people.invite(by=igor)
    client.force_login(vera)
    for pk in (ours.pk, his.pk):
        client.post("/en/invitations/", {"withdraw": str(pk)})
    assert list(Invitation.objects.all()) == [his]


def test_an_invitation_pressed_twice_is_one_and_a_spoilt_press_makes_none(client, settings):
    settings.REGISTRATION = "invitation"
    client.force_login(worlds.teacher())
    opened = client.get("/en/invitations/").text.partition('name="since" value="')[2].partition('"')[0]
    for form in ({"since": opened}, {"since": opened}, {"withdraw": ""}, {"withdraw": "x"}, {"withdraw": "9" * 20}):
        assert client.post("/en/invitations/", form).status_code == 303
    assert Invitation.objects.count() == 1


def test_students_and_guests_invite_nobody(client):
    student = worlds.world().ana.student
    assert client.get("/en/invitations/").url == "/en/log-in/?next=%2Fen%2Finvitations%2F"
    client.force_login(student)
    assert (client.get("/en/invitations/").status_code, client.post("/en/invitations/").status_code) == (404, 404)
