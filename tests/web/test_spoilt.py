"""Whatever is sent with the forms of the site, no page breaks, each speaks its language, a refusal writes nothing.

The forms are taken from the pages themselves, so that a new one is in here by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import cycle
from typing import Any
from urllib.parse import urlencode, urljoin

import pytest
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils.translation import override

from lessons.questions.kinds.registry import KINDS
from tests import worlds
from tests.addresses import PAGES, STUDENT, TEACHER
from tests.worlds import World

LANGUAGES = {"en": "en", "pt-br": "pt-BR", "ru": "ru"}
SPOILT: dict[str, str | bytes] = {
    "empty": "",
    "blank": " \u00a0\u200b ",
    "long": "x" * 10_000,
    "NUL": "a\x00b",
    "half a surrogate": b"a\xed\xa0\x80b",
    "turned around": "\u202eabc\u200f",
    "emoji": "👩‍👧🏽",
    "markup": "<script>alert(1)</script>\"'>",
    "placeholders": "{} {0} %s %(n)d {{ x }} {% x %}",
    "negative": "-1",
    "huge": "9" * 5000,
    "more than 64 bits": "9" * 20,
    "fraction": "1.5e999",
    "other digits": "٣²",
    "look-alike": "1С Х А",
    "other than offered": "nosuch",
    "JSON": '{"a": [1, null]}',
}
UNTOUCHED = {"csrfmiddlewaretoken"}
BESIDES = ("django_session", "lessons_wrongguesses", "axes_")  # a wrong guess is counted
ANYBODYS = ("log-in", "enter", "register", "password-reset", "report", "join", "saved-pads")


@dataclass
class Form:
    """Where a form goes and what a browser would send with it, its buttons among the rest."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)


class _Forms(HTMLParser):
    """The forms of a page that are posted."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address, self.found, self.open = address, [], False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form" and given.get("method") == "post":
            self.found.append(Form(urljoin(self.address, given.get("action") or "")))
        if tag == "form":
            self.open = given.get("method") == "post"
        if self.open and given.get("name") and tag in ("input", "select", "textarea", "button"):
            self.found[-1].fields.setdefault(given["name"], given.get("value") or "")

    def handle_endtag(self, tag: str) -> None:
        self.open = self.open and tag != "form"


def forms_of(client: Client, address: str) -> list[Form]:
    parser = _Forms(address)
    parser.feed(client.get(address, follow=True).content.decode())
    return [form for form in parser.found if not form.action.endswith(("/log-out/", "/preferences/"))]


def all_forms(world: World) -> Iterator[tuple[Client, Form]]:
    """The forms of every page, with the browser of somebody who may use them; those with the same fields once."""
    browsers = {TEACHER: Client(), STUDENT: Client(), "": Client()}
    browsers[TEACHER].force_login(world.teacher)
    browsers[STUDENT].force_login(world.ana.student)
    pages = [
        (role, name, page.arguments(world))
        for name, page in PAGES.items()
        for role in (TEACHER, STUDENT)
        if role in (page.get or ()) and not name.endswith(("-csv", "-export"))
    ]
    pages += [("", name, {}) for name in ANYBODYS] + [("", "join-class", {"code": world.classroom.code})]
    pages += [
        ("", "practice-question", {"kind": code, "level": 2, "seed": 1}) for code in KINDS if KINDS[code].generates
    ]
    seen = set()
    for role, name, arguments in pages:
        for form in forms_of(browsers[role], reverse(f"lessons:{name}", kwargs=arguments)):
            if (mark := (form.action, *sorted(form.fields))) not in seen:
                seen.add(mark)
                yield browsers[role], form


def faults_of(client: Client, action: str, fields: dict[str, Any], tag: str) -> Iterator[str]:
    """What is wrong with the answer to a form. Whatever it writes is undone."""
    with transaction.atomic(), CaptureQueriesContext(connection) as queries:
        answer = client.post(action, urlencode(fields), content_type="application/x-www-form-urlencoded")
        transaction.set_rollback(True)
    written = [query["sql"] for query in queries if query["sql"].startswith(("INSERT", "UPDATE", "DELETE"))]
    if answer.status_code in (302, 303):
        return
    if answer.status_code not in (200, 404, 409, 422, 429):
        yield f"{answer.status_code}"
    if f'<html lang="{tag}"' not in answer.content.decode():
        yield "not in the reader's language"
    if answer.status_code != 200 and any(not any(table in sql for table in BESIDES) for sql in written):
        yield f"refused, and wrote: {written}"


@pytest.mark.usefixtures("db")
def test_no_form_breaks_on_what_is_sent_with_it() -> None:
    """Half of the values in all the fields of a form at once, some of the others in one; the languages take turns."""
    faults, turns = [], cycle(LANGUAGES.items())
    with override("en"):
        forms = list(all_forms(worlds.world()))
    for number, (client, form) in enumerate(forms):
        names = sorted(form.fields.keys() - UNTOUCHED)
        halves = [list(SPOILT.items())[(number + half) % 2 :: 2] for half in range(2)]
        sent = [(what, dict.fromkeys(names, value)) for what, value in halves[0]]
        sent += [
            (what, {**form.fields, name: value}) for (what, value), name in zip(halves[1][:4], names, strict=False)
        ]
        for (what, fields), (lang, tag) in zip(sent, turns, strict=False):
            action = form.action.replace("/en/", f"/{lang}/", 1)
            faults += [f"{action} {what}: {fault}" for fault in faults_of(client, action, fields, tag)]
    assert not faults, "\n".join(faults)


@pytest.mark.usefixtures("db")
@pytest.mark.parametrize(
    "name",
    ["class-settings", "class-teachers", "class-archive", "student", "quiz-share", "quiz-item", "task-withdraw"],
)
@pytest.mark.parametrize("do", ["", "nosuch", "\x00", "Аrchive"])
def test_a_press_that_no_page_offers_does_nothing(name: str, do: str) -> None:
    world = worlds.world()
    client = Client()
    client.force_login(world.teacher)
    address = reverse(f"lessons:{name}", kwargs=PAGES[name].arguments(world))
    with CaptureQueriesContext(connection) as queries:
        assert client.post(address, {"do": do}).status_code in (200, 303, 422)
    assert [query["sql"] for query in queries if query["sql"].startswith(("INSERT", "UPDATE", "DELETE"))] == []
