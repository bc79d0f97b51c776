"""The page for people: everything in the document, in each language, without cookies."""

import json
import re
from html import unescape
from typing import Any

import pytest

from lessons.api.openapi import described


@pytest.mark.parametrize(
    ("language", "title"), [("en", "For programs"), ("pt-br", "Para programas"), ("ru", "Для программ")]
)
def test_the_page_is_in_the_language_asked_for(client: Any, language: str, title: str) -> None:
    response = client.get(f"/api/v1/docs?lang={language}")
    html = response.content.decode()
    assert f"<h1>{title}</h1>" in html
    assert f'href="/api/v1/docs?lang={language}" lang' in html
    assert not response.cookies
    for path in described()["paths"]:
        assert path in html


def test_the_answer_shown_is_that_to_the_first_example(client: Any) -> None:
    html = client.get("/api/v1/docs?lang=ru").content.decode()
    request = json.loads(unescape(re.findall(r"<textarea[^>]*>([^<]*)", html)[0]))
    shown = json.loads(unescape(re.findall(r"<pre[^>]*>([^<]*)", html)[0]))
    assert client.post("/api/v1/auction?lang=ru", request, content_type="application/json").json() == shown


def test_every_field_says_what_it_means(client: Any) -> None:
    html = client.get("/api/v1/docs").content.decode()
    rows = re.findall(r"<tr><th[^>]*><code>(.*?)</code></th><td><code>(.*?)</code></td><td>(.*?)</td></tr>", html)
    assert [name for name, kind, about in rows if not about.strip() or not kind] == []
    assert len(rows) > 30


def test_nothing_stands_inline(client: Any) -> None:
    html = client.get("/api/v1/docs").content.decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", html) == []


@pytest.mark.parametrize("path", ["/api/v1", "/api/v1/"])
def test_the_root_leads_to_the_page(client: Any, path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.headers["Location"]) == (302, "/api/v1/docs")
    assert client.post(path).status_code == 405
