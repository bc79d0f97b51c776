"""What stands around every page."""

import json
import re

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("language", "scripts"), [("en", ["latin"]), ("pt-br", ["latin"]), ("ru", ["latin", "cyrillic"])]
)
def test_headings_face_is_fetched_early_in_the_scripts_of_the_language(language: str, scripts: list[str]) -> None:
    preloads = re.findall(
        r'rel="preload" href="[^"]*literata-display-(\w+)[^"]*\.woff2"', Client().get(f"/{language}/").text
    )
    assert preloads == scripts


def test_page_is_sent_compressed_to_a_browser_that_can_read_it() -> None:
    response = Client(headers={"Accept-Encoding": "gzip"}).get("/en/")
    assert (response["Content-Encoding"], "Accept-Encoding" in response["Vary"]) == ("gzip", True)


def test_page_loads_nothing_from_elsewhere() -> None:
    addresses = re.findall(r'(?:src|href|action)="([^"]*)"', Client().get("/ru/").text)
    assert [address for address in addresses if not address.startswith(("/", "#", "http://testserver/"))] == []


@pytest.mark.parametrize("debug", [False, True])
def test_a_developer_s_page_treats_errors_as_everybody_s_does(settings, debug: bool) -> None:
    settings.DEBUG = debug
    scripts = re.findall(r'<script src="/static/([^"]+)"', Client().get("/en/").text)
    assert [script for script in scripts if "htmx" in script] == ["django_htmx/htmx-2.min.js"]


def test_htmx_keeps_no_page_in_the_browser_for_who_comes_after() -> None:
    (config,) = re.findall(r"<meta name=\"htmx-config\" content='(.*?)'", Client().get("/en/").text)
    assert (json.loads(config)["historyCacheSize"], json.loads(config)["refreshOnHistoryMiss"]) == (0, True)
