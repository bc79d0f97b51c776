"""The address decides the language. Where an address has none, the reader's choice decides, then the browser."""

import pytest
from django.http import HttpRequest
from django.test import Client, RequestFactory
from django.utils import translation

from lessons.home.views.shell import language_links
from lessons.web.middleware import chosen_language

pytestmark = pytest.mark.django_db

ROOT_LEADS_TO = [
    # cookie, Accept-Language, where / leads
    (None, None, "en"),
    (None, "pt", "pt-br"),
    (None, "pt-PT", "pt-br"),
    (None, "pt-BR", "pt-br"),
    (None, "pt-pt,en;q=0.5", "pt-br"),
    (None, "en-GB,pt;q=0.9", "en"),
    (None, "ru-RU", "ru"),
    (None, "ru;q=0.3, pt;q=0.8", "pt-br"),
    (None, "uk, ru;q=0.5", "ru"),
    (None, "de", "en"),
    (None, "*", "en"),
    (None, "", "en"),
    (None, ";;;q=x,,\x01", "en"),
    (None, "ru;q=nine", "en"),
    (None, "x" * 5000, "en"),
    ("ru", None, "ru"),
    ("ru", "pt-BR", "ru"),
    ("pt-br", "en", "pt-br"),
    ("pt", "en", "pt-br"),
    ("de", "ru", "ru"),
    ("", "ru", "ru"),
    ("../../etc", "ru", "ru"),
]


def visitor(cookie: str | None = None, accept: str | None = None) -> Client:
    client = Client(headers={} if accept is None else {"Accept-Language": accept})
    if cookie is not None:
        client.cookies["django_language"] = cookie
    return client


@pytest.mark.parametrize(("cookie", "accept", "language"), ROOT_LEADS_TO)
def test_root_leads_to_the_chosen_language_then_to_the_browsers(
    cookie: str | None, accept: str | None, language: str
) -> None:
    response = visitor(cookie, accept).get("/")
    assert (response.status_code, response["Location"]) == (302, f"/{language}/")
    assert {"Accept-Language", "Cookie"} <= {name.strip() for name in response["Vary"].split(",")}


@pytest.mark.parametrize(("cookie", "accept", "language"), ROOT_LEADS_TO)
def test_address_without_language_keeps_its_query(cookie: str | None, accept: str | None, language: str) -> None:
    response = visitor(cookie, accept).get("/styleguide/?q=%D0%BF&page=2")
    assert response["Location"] == f"/{language}/styleguide/?q=%D0%BF&page=2"


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("/styleguide?x=1", "/en/styleguide/?x=1"),
        ("/pt/", "/pt-br/"),
        ("/pt/styleguide/?x=1", "/pt-br/styleguide/?x=1"),
        ("/PT-BR/", "/pt-br/"),
        ("/pt-pt/styleguide/", "/pt-br/styleguide/"),
        ("/ru-ru/", "/ru/"),
        ("/en-gb/styleguide/", "/en/styleguide/"),
    ],
)
def test_other_spellings_of_an_address_lead_to_it(path: str, address: str) -> None:
    assert visitor().get(path)["Location"] == address


@pytest.mark.parametrize(("language", "tag"), [("en", "en"), ("pt-br", "pt-BR"), ("ru", "ru")])
@pytest.mark.parametrize(("cookie", "accept"), [(None, None), ("ru", None), (None, "pt-BR"), ("en", "ru")])
def test_address_decides_the_language_of_the_page(
    language: str, tag: str, cookie: str | None, accept: str | None
) -> None:
    response = visitor(cookie, accept).get(f"/{language}/")
    assert f'<html lang="{tag}">' in response.text
    assert (response.status_code, response["Content-Language"]) == (200, language)


def links_of(request: HttpRequest, language: str) -> list[str]:
    with translation.override(language):
        return [link.url for link in language_links(request)]


@pytest.mark.parametrize("rest", ["", "auction/", "auction/?d=E&a=P-1D&q=%D0%BF+x", "laws/19/?pt-br=/en/"])
@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_switcher_keeps_path_and_query(language: str, rest: str) -> None:
    request = RequestFactory().get(f"/{language}/{rest}")
    assert links_of(request, language) == [f"/en/{rest}", f"/pt-br/{rest}", f"/ru/{rest}"]


def test_switcher_after_a_post_leads_to_the_page_that_shows_the_same() -> None:
    request = RequestFactory().post("/pt-br/auction/call/", {"call": "1S"})
    request.page_url = "/pt-br/auction/?a=1S"
    assert links_of(request, "pt-br") == ["/en/auction/?a=1S", "/pt-br/auction/?a=1S", "/ru/auction/?a=1S"]


def test_switcher_gives_a_language_to_an_address_without_one() -> None:
    assert links_of(RequestFactory().get("/nowhere?x=1"), "ru") == [
        "/en/nowhere?x=1",
        "/pt-br/nowhere?x=1",
        "/ru/nowhere?x=1",
    ]


def alternates(language: str) -> list[str]:
    page = Client(headers={"host": "localhost"}).get(f"/{language}/?x=1&y=2").text
    return [line.strip() for line in page.splitlines() if 'rel="alternate"' in line]


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_every_page_names_the_same_page_in_all_languages(language: str) -> None:
    assert alternates(language) == [
        '<link rel="alternate" hreflang="en" href="http://localhost/en/?x=1&amp;y=2">',
        '<link rel="alternate" hreflang="pt-BR" href="http://localhost/pt-br/?x=1&amp;y=2">',
        '<link rel="alternate" hreflang="ru" href="http://localhost/ru/?x=1&amp;y=2">',
        '<link rel="alternate" hreflang="x-default" href="http://localhost/?x=1&amp;y=2">',
    ]


@pytest.mark.parametrize(
    ("path", "referer", "chosen"),
    [
        ("/ru/", "http://testserver/en/", "ru"),
        ("/en/auction/?a=1S", "http://testserver/pt-br/auction/?a=1S", "en"),
        ("/pt-br/", "http://testserver/en/nowhere", "pt-br"),
        ("/ru/", "http://testserver/ru/", None),
        ("/ru/", "http://testserver/", None),
        ("/ru/", "https://evil.example/en/", None),
        ("/ru/", "http://testserver.evil.example/en/", None),
        ("/ru/", "http://[/en/", None),
        ("/ru/", "", None),
        ("/healthz", "http://testserver/en/", None),
    ],
)
def test_language_is_chosen_by_following_the_switcher_only(path: str, referer: str, chosen: str | None) -> None:
    request = RequestFactory().get(path, headers={"Referer": referer} if referer else {})
    assert chosen_language(request) == chosen


def test_chosen_language_is_remembered_and_can_be_changed_back() -> None:
    client = Client(headers={"Accept-Language": "en"})
    for before, after in [("en", "ru"), ("ru", "en"), ("en", "pt-br"), ("pt-br", "ru")]:
        client.get(f"/{after}/", headers={"Referer": f"http://testserver/{before}/"})
        assert client.get("/")["Location"] == f"/{after}/"


def test_shared_link_does_not_change_the_chosen_language() -> None:
    client = visitor(cookie="ru")
    assert (client.get("/pt-br/").cookies, client.get("/")["Location"]) == ({}, "/ru/")
