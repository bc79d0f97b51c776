"""One's own account, taking everything away, being erased, and the page on privacy."""

import json
import re

import pytest

from lessons.accounts.domain import people
from lessons.models import Person
from lessons.privacy.loading.privacy import sections
from lessons.web import code_throttle
from tests import worlds

pytestmark = pytest.mark.django_db
WORDS = {"en": "erase", "pt-br": "apagar", "ru": "удалить"}


@pytest.mark.parametrize("path", ["", "email/", "password/", "export/", "erase/"])
@pytest.mark.parametrize("method", ["get", "post"])
def test_guests_are_sent_to_the_log_in(client, path, method):
    answer = getattr(client, method)(f"/ru/account/{path}")
    assert (answer.status_code, answer.url.partition("?")[0]) == (302, "/ru/log-in/")


def test_a_student_sees_his_codes_and_no_others(world, client):
    client.force_login(world.ana.student)
    page = client.get("/en/account/").content.decode()
    assert re.findall(r"<code>(.*?)</code>", page) == ["ABEKM2-XT345"]
    assert 'name="name"' not in page


def test_a_student_does_not_rename_himself(world, client):
    client.force_login(world.ana.student)
    assert (
        client.post("/en/account/", {"name": "Boss", "language": "ru", "time_zone": ""}).url
        == "/ru/account/?done=self"
    )
    assert Person.objects.get(user=world.ana.student).name == "Ana"


def test_a_teacher_changes_name_language_and_zone(world, client):
    client.force_login(world.teacher)
    fields = {"name": " Vera  Petrovna ", "language": "ru", "time_zone": "Asia/Tbilisi"}
    answer = client.post("/en/account/", fields)
    assert (answer.status_code, answer.url) == (303, "/ru/account/?done=self")
    person = Person.objects.get(user=world.teacher)
    assert (person.name, person.language, person.time_zone) == ("Vera Petrovna", "ru", "Asia/Tbilisi")


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "\x00"},
        {"name": "x" * 10_000},
        {"language": "xx"},
        {"language": ""},
        {"time_zone": "Mars"},
    ],
)
def test_what_cannot_be_taken_changes_nothing(world, client, wrong):
    client.force_login(world.teacher)
    fields = {"name": "Vera", "language": "en", "time_zone": ""} | wrong
    assert client.post("/en/account/", fields).status_code == 422
    assert Person.objects.get(user=world.teacher).name == "Vera"


@pytest.mark.parametrize(
    ("email", "password", "field"),
    [
        ("new@example.org", "wrong", "password"),
        ("Other@example.org", worlds.PASSWORD, "email"),
        ("no mail", worlds.PASSWORD, "email"),
    ],
)
def test_an_email_that_cannot_be_taken(world, client, email, password, field):
    client.force_login(world.teacher)
    answer = client.post("/en/account/email/", {"email": email, "password": password})
    assert (answer.status_code, list(answer.context["form"].errors)) == (422, [field])
    world.teacher.refresh_from_db()
    assert world.teacher.username == "teacher@example.org"


@pytest.mark.parametrize(
    ("path", "field", "form"),
    [
        ("email/", "password", {"email": "new@example.org"}),
        ("password/", "old_password", dict.fromkeys(("new_password1", "new_password2"), "correct horse battery")),
    ],
)
def test_who_finds_a_browser_open_does_not_try_out_many_passwords(world, client, path, field, form):
    client.force_login(world.teacher)
    for _ in range(code_throttle.BROWSER.most):
        assert "That is not your password." in client.post(f"/en/account/{path}", {**form, field: "wrong"}).text
    for password in ("wrong", worlds.PASSWORD):
        answer = client.post(f"/en/account/{path}", {**form, field: password})
        assert answer.context["form"].errors == {"__all__": ["Too many attempts. Wait a quarter of an hour."]}
    world.teacher.refresh_from_db()
    assert (world.teacher.username, world.teacher.check_password(worlds.PASSWORD)) == ("teacher@example.org", True)


def test_with_another_email_one_logs_in_by_it(world, client):
    client.force_login(world.teacher)
    client.post("/en/account/email/", {"email": "New@example.org", "password": worlds.PASSWORD})
    client.post("/en/log-out/")
    assert client.post("/en/log-in/", {"email": "new@example.org", "password": worlds.PASSWORD}).status_code == 303


@pytest.mark.parametrize("who", ["ana", "teacher"])
def test_everything_comes_as_a_file(world, client, who):
    client.force_login(world.ana.student if who == "ana" else world.teacher)
    answer = client.get("/en/account/export/")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="bridge-school.json"'
    assert json.loads(answer.content)["person"]["name"] == ("Ana" if who == "ana" else "Vera")


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_a_student_erases_himself_with_the_word_of_his_language(world, client, lang):
    client.force_login(world.ana.student)
    path = f"/{lang}/account/erase/"
    assert client.get(path).status_code == 200
    for wrong in ("", "no", "\x00", "x" * 10_000):
        assert client.post(path, {"word": wrong}).status_code == 422
    answer = client.post(path, {"word": f" {WORDS[lang].upper()} "})
    assert (answer.status_code, answer.url) == (303, f"/{lang}/privacy/?done=erased")
    assert 'role="status"' in client.get(answer.url).content.decode()
    assert client.get(f"/{lang}/account/").status_code == 302
    assert client.post(f"/{lang}/enter/", {"card": "ABEKM2-XT345"}).status_code == 422
    world.ana.refresh_from_db()
    assert world.ana.name == ""


def test_a_teacher_who_is_alone_in_a_class_is_told_which(world, client):
    client.force_login(world.teacher)
    for answer in (client.get("/en/account/erase/"), client.post("/en/account/erase/", {"word": "erase"})):
        link = f'<li><a class="quiet" href="/en/classes/{world.classroom.pk}/teachers/">Tuesday</a></li>'
        assert link in answer.content.decode()
    assert answer.status_code == 422
    assert Person.objects.get(user=world.teacher).name == "Vera"


def test_an_account_of_the_admin_s_has_a_page_too(client, django_user_model):
    client.force_login(django_user_model.objects.create_user("admin", "a@example.org", "x", is_staff=True))
    assert client.get("/en/account/").status_code == 200
    assert Person.objects.get().is_teacher is False


def test_the_account_costs_few_queries(world, client, django_assert_max_num_queries):
    for number in range(5):
        one = worlds.classroom(name=f"Class {number}", code=f"ABEKM{number + 3}")
        made = worlds.student(one, "Ana", "XT345")
        made.student = world.ana.student
        made.save()
    client.force_login(world.ana.student)
    with django_assert_max_num_queries(3):
        client.get("/en/account/")


@pytest.mark.parametrize("lang", ["pt-br", "ru"])
def test_the_page_on_privacy_says_the_same_in_every_language(lang):
    def shape(language):
        return [(text.count("<p>"), text.count("<li>")) for _, text in sections(language)]

    assert shape(lang) == shape("en")


def test_known_zones_are_those_that_browsers_name():
    assert {"Europe/Moscow", "America/Sao_Paulo", "Asia/Kolkata", "UTC"} <= set(people.zones())


def test_every_zone_that_is_offered_can_be_chosen():
    assert [zone for zone in people.zones() if people.known_zone(zone) != zone] == []
    assert {people.known_zone(zone) for zone in ("UTC", "Etc/UTC", "Etc/GMT", "GMT")} == {"UTC"}
