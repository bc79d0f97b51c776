"""The reader's choices of look."""

import pytest
from django.test import Client

from lessons.home.views.preferences import CHOICES
from lessons.web.errors import FORBIDDEN

pytestmark = pytest.mark.django_db


def html_tag(client: Client) -> str:
    return client.get("/en/").text.splitlines()[1]


def test_nothing_is_kept_until_something_is_chosen() -> None:
    client = Client()
    for path in ("/", "/en/", "/en/nowhere/"):
        client.get(path)
    assert (dict(client.cookies), html_tag(client)) == ({}, '<html lang="en">')


@pytest.mark.parametrize(
    ("choice", "tag"),
    [
        ({"suits": "4"}, '<html lang="en" data-suits="4">'),
        ({"theme": "dark"}, '<html lang="en" data-theme="dark">'),
        ({"theme": "light", "suits": "4"}, '<html lang="en" data-theme="light" data-suits="4">'),
        ({"theme": "neon", "suits": '"><b>'}, '<html lang="en">'),
        ({}, '<html lang="en">'),
    ],
)
def test_choice_is_kept_and_shown(choice: dict[str, str], tag: str) -> None:
    client = Client()
    client.post("/preferences/", choice)
    assert html_tag(client) == tag


@pytest.mark.parametrize("name", CHOICES)
def test_default_forgets_the_choice_and_leaves_the_other_alone(name: str) -> None:
    client = Client()
    client.post("/preferences/", {"suits": "4", "theme": "dark"})
    client.post("/preferences/", {name: CHOICES[name][0]})
    assert {key: cookie.value for key, cookie in client.cookies.items() if cookie.value} == {
        key: value for key, value in {"suits": "4", "theme": "dark"}.items() if key != name
    }


def test_cookie_nobody_could_have_chosen_is_not_shown() -> None:
    client = Client()
    client.cookies["theme"] = "<script>"
    client.cookies["suits"] = "5"
    assert html_tag(client) == '<html lang="en">'


@pytest.mark.parametrize(
    ("back", "address"),
    [
        ("/ru/auction/?a=1S&d=N", "/ru/auction/?a=1S&d=N"),
        ("", "/"),
        ("https://evil.example/", "/"),
        ("//evil.example/", "/"),
        ("///evil.example/", "/"),
        ("/\\evil.example/", "/"),
        ("javascript:alert(1)", "/"),
        ("http://testserver/en/", "/"),
        ("en/", "/"),
        ("/en/\r\nSet-Cookie: a=b", "/en/%0D%0ASet-Cookie:%20a=b"),
    ],
)
def test_way_back_stays_on_this_site(back: str, address: str) -> None:
    response = Client().post("/preferences/", {"suits": "4", "next": back})
    assert (response.status_code, response["Location"]) == (303, address)


@pytest.mark.parametrize(
    ("origin", "status"), [(None, 303), ("http://testserver", 303), ("https://evil.example", 403), ("null", 403)]
)
def test_choice_comes_from_this_site(origin: str | None, status: int) -> None:
    client = Client(enforce_csrf_checks=True)
    response = client.post("/preferences/", {"suits": "4"}, headers={"Origin": origin} if origin else {})
    assert (response.status_code, "suits" in client.cookies) == (status, status == 303)
    assert status == 303 or f"<h1>{FORBIDDEN.heading}</h1>" in response.text


def test_look_of_a_page_is_not_cached_for_others() -> None:
    assert "Cookie" in Client().get("/en/")["Vary"]


def test_choice_is_not_made_by_opening_an_address() -> None:
    assert Client().get("/preferences/?suits=4").status_code == 405
