"""A new password, by mail and in the account."""

import re

import pytest
from django.core import mail

from tests import worlds

pytestmark = pytest.mark.django_db
EMAIL, NEW = "teacher@example.org", "quite-another-passphrase"
SUBJECTS = {
    "en": "A new password for Bridge School",
    "pt-br": "Nova senha para a Escola de Bridge",
    "ru": "Новый пароль для Школы бриджа",
}


@pytest.fixture
def vera():
    return worlds.teacher()


def ask(client, email=EMAIL, lang="en"):
    return client.post(f"/{lang}/password/", {"email": email})


def link():
    return re.search(r"http://testserver(\S+)", mail.outbox[-1].body)[1]


@pytest.mark.parametrize("own", ["en", "pt-br", "ru"])
@pytest.mark.parametrize("asked", ["en", "ru"])
def test_the_letter_is_in_the_language_of_who_gets_it(client, vera, own, asked):
    vera.person.language = own
    vera.person.save()
    ask(client, EMAIL.upper(), asked)
    (letter,) = mail.outbox
    assert (letter.subject, letter.to) == (SUBJECTS[own], [EMAIL])
    assert link().startswith(f"/{own}/password/")


def test_the_letter_is_in_the_language_of_the_page_where_no_other_is_known(client, vera):
    ask(client, lang="pt-br")
    assert mail.outbox[0].subject == SUBJECTS["pt-br"]


def test_the_answer_is_the_same_whoever_is_known(client, vera):
    inactive = worlds.teacher("gone@example.org")
    inactive.is_active = False
    inactive.save()
    answers = [ask(client, email) for email in (EMAIL, "nobody@example.org", "gone@example.org")]
    assert {(answer.status_code, answer.url) for answer in answers} == {(302, "/en/password/sent/")}
    assert len(mail.outbox) == 1


def test_nothing_is_looked_up_before_the_answer(client, vera, settings, monkeypatch, django_assert_num_queries):
    waiting = []
    monkeypatch.setattr("lessons.accounts.views.password.run_after_response", waiting.append)
    for email in (EMAIL, "nobody@example.org"):
        with django_assert_num_queries(0):
            assert ask(client, email).url == "/en/password/sent/"
    for work in waiting:
        work()
    assert [letter.to for letter in mail.outbox] == [[EMAIL]]


def test_three_letters_an_hour_and_no_more(client, vera):
    for _ in range(5):
        assert ask(client).status_code == 302
    assert len(mail.outbox) == 3


@pytest.mark.parametrize("email", ["", "no mail", "\x00", "x" * 10_000, "😀@example"])
def test_what_is_no_email_is_said(client, vera, email):
    assert (ask(client, email).status_code, mail.outbox) == (422, [])


def test_the_link_sets_a_password_once_and_unlocks(client, vera, settings):
    settings.AXES_ENABLED = True
    for _ in range(11):
        answer = client.post("/en/log-in/", {"email": EMAIL, "password": "wrong"})
    assert answer.status_code == 429
    ask(client)
    page = client.get(link())
    assert "set-password" in page.url  # the token is not in the address of the form
    assert client.post(page.url, {"new_password1": NEW, "new_password2": "other"}).status_code == 422
    assert client.post(page.url, {"new_password1": "short", "new_password2": "short"}).status_code == 422
    assert client.post(page.url, {"new_password1": NEW, "new_password2": NEW}).url == "/en/password/done/"
    assert client.post("/en/log-in/", {"email": EMAIL, "password": NEW}).status_code == 303
    client.post("/en/log-out/")
    assert "This link no longer works" in client.get(link(), follow=True).content.decode()


@pytest.mark.parametrize(
    "path", ["MQ/x-y/", "MQ/set-password/", "x/x-y/", "MTAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw/x-y/", "__/%00/"]
)
def test_a_link_that_is_none_says_so(client, vera, path):
    page = client.get(f"/ru/password/{path}")
    assert "Эта ссылка больше не работает" in page.content.decode()


def test_a_password_is_changed_by_who_knows_it_and_other_browsers_are_out(client, vera):
    client.post("/en/log-in/", {"email": EMAIL, "password": worlds.PASSWORD})
    elsewhere = type(client)()
    elsewhere.post("/en/log-in/", {"email": EMAIL, "password": worlds.PASSWORD})
    fields = {"old_password": "wrong", "new_password1": NEW, "new_password2": NEW}
    assert client.post("/en/account/password/", fields).status_code == 422
    answer = client.post("/en/account/password/", fields | {"old_password": worlds.PASSWORD})
    assert (answer.status_code, answer.url) == (303, "/en/account/?done=password")
    assert client.get("/en/account/").status_code == 200
    assert elsewhere.get("/en/account/").status_code == 302


def test_a_student_has_no_password_to_change(client):
    client.force_login(worlds.world().ana.student)
    assert client.get("/en/account/password/").status_code == 404
    assert client.get("/en/account/email/").url == "/en/account/"
