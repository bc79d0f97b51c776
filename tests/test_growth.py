"""What a stranger sends is read in time that grows with its length, whatever its shape, up to the longest allowed."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle, islice
from urllib.parse import quote, urlencode

import pytest
from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.test import Client, RequestFactory
from django.utils.translation import override

from lessons.accounts.domain.codes import folded
from lessons.accounts.domain.names import same
from lessons.api.body import json_of
from lessons.api.limits import BODY_KILOBYTES
from lessons.api.problems import RequestRefused
from lessons.auction.forms.typed import LONGEST_TEXT, read_typed
from lessons.classroom.forms.name_list import read_names
from lessons.classroom.views import names as class_names
from lessons.courses.forms.json_text import JSONText
from lessons.engine.auction import Auction
from lessons.engine.notation import LANGUAGES, CallNotRead, read_auction, read_call
from lessons.engine.seats import Seat
from lessons.questions.kinds import fields
from lessons.questions.kinds.base import BadSpec
from lessons.quizzes.builder.forms import boards, question
from lessons.web.text_file import LARGEST, text_of
from lessons.web.texts import one_line
from lessons.wording import editor_text, prose
from tests import worlds
from tests.growth import SHAPES, SHORT, grows_evenly, seconds
from tests.web.test_spoilt import UNTOUCHED, all_forms

KILOBYTE = 1024
ADDRESS = 8000  # characters of a query: the server refuses longer request lines
REFUSALS = (RequestRefused, CallNotRead, BadSpec, ValidationError, ValueError)


def a_body(text: str) -> object:
    return json_of(RequestFactory().post("/", text.encode(), content_type="application/json"))


def a_string_in_a_body(text: str) -> object:
    return a_body(json.dumps({"dealer": "N", "calls": [text]}))


def names_in_a_body(text: str) -> object:
    """A member for each character, the last of which stands twice."""
    return a_body("{" + ",".join(f'"{place:x}":1' for place in range(len(text))) + ',"0":1}')


READERS: dict[str, tuple[Callable[[str], object], int]] = {
    "a body": (a_body, BODY_KILOBYTES * KILOBYTE),
    "a string in a body": (a_string_in_a_body, BODY_KILOBYTES * KILOBYTE),
    "names in a body": (names_in_a_body, 7000),
    **{
        f"an auction in {language}": (lambda text, language=language: read_auction(text, language), LONGEST_TEXT // 2)
        for language in LANGUAGES
    },
    "a call": (lambda text: read_call(text, "ru"), BODY_KILOBYTES * KILOBYTE),
    "typed calls": (lambda text: read_typed(text, Auction(Seat.NORTH)), LONGEST_TEXT),
    "calls of a spec": (lambda text: fields.calls({"among": text}, "among"), settings.DATA_UPLOAD_MAX_MEMORY_SIZE),
    "boards": (boards.read_file, boards.LONGEST_TEXT),
    "a list of names": (read_names, class_names.LONGEST_TEXT),
    "a list of names in a file": (lambda text: read_names(text_of(text.encode())), LARGEST // 16),
    "a file in another encoding": (lambda text: text_of(text.encode("cp1251", "replace")), LARGEST // 16),
    "one line": (one_line, settings.DATA_UPLOAD_MAX_MEMORY_SIZE // 4),
    "a name to compare": (same, settings.DATA_UPLOAD_MAX_MEMORY_SIZE // 16),
    "a code": (folded, settings.DATA_UPLOAD_MAX_MEMORY_SIZE // 4),
    "a spec in JSON": (JSONText().clean, BODY_KILOBYTES * KILOBYTE),
    "Markdown": (prose.prose, question.LONGEST_TEXT),
    "a line of Markdown": (prose.line, question.LONGEST_TEXT),
    "a text with calls": (editor_text.with_calls, question.LONGEST_TEXT),
}


@pytest.mark.parametrize("name", READERS)
def test_twice_as_much_is_about_twice_the_work(name: str) -> None:
    reader, longest = READERS[name]

    def read(text: str) -> None:
        with suppress(*REFUSALS):
            reader(text)

    assert [shape for shape in SHAPES if not grows_evenly(read, shape, longest)] == []


def test_what_grows_with_the_square_is_found() -> None:
    def pairs(text: str) -> int:
        return sum(1 for one in text for other in text if one == other)

    assert not grows_evenly(pairs, "ab", 4000)
    assert grows_evenly(sorted, "ab", 400_000)
    assert seconds(lambda text: time.sleep(2 * SHORT), "") < SHORT  # waiting is no work


PAGES = [
    *("auction/?a=", "auction/?try=", "auction/echo/?text=", "pad/?r=", "pad/compare/?r=", "scores/?c="),
    *(
        "scores/chicago/?r=",
        "laws/17E/?by=facts&calls=",
        "laws/19A1/?by=facts&calls=",
        "laws/18A/?bid=",
        "glossary/?q=",
    ),
    *("quizzes/?q=", "join/?code=", "log-in/?next="),
]


@pytest.mark.django_db
def test_a_page_is_drawn_in_time_that_grows_with_its_address() -> None:
    client, shapes = Client(), cycle(SHAPES)
    client.force_login(worlds.teacher())
    faults = []
    for page in PAGES:
        for lang, shape in zip(cycle(("en", "pt-br", "ru")), islice(shapes, 15), strict=False):
            width = len(quote(shape, safe="")) / len(shape)

            def read(text: str, page: str = page, lang: str = lang) -> None:
                assert client.get(f"/{lang}/{page}{quote(text, safe='')}").status_code in (200, 302, 422)

            if not grows_evenly(read, shape, int(ADDRESS / width)):
                faults.append(f"{lang} {page} {shape!r}")
    assert faults == []


@pytest.mark.django_db
def test_a_form_is_read_in_time_that_grows_with_what_is_sent() -> None:
    """In each form of the site all fields at once, each the length that its share of the body allows."""
    with override("en"):
        forms = list(all_forms(worlds.world()))
    shapes, faults = cycle(SHAPES), []
    for client, form in forms:
        names = sorted(form.fields.keys() - UNTOUCHED)
        for shape in islice(shapes, 2):
            width = len(quote(shape, safe="")) / len(shape)

            def read(text: str, client: Client = client, action: str = form.action, names: list[str] = names) -> None:
                body = urlencode(dict.fromkeys(names, text))
                with transaction.atomic():
                    client.post(action, body, content_type="application/x-www-form-urlencoded")
                    transaction.set_rollback(True)

            length = int(settings.DATA_UPLOAD_MAX_MEMORY_SIZE * 0.9 / width / max(1, len(names)))
            if not grows_evenly(read, shape, length):
                faults.append(f"{form.action} {shape!r}")
    assert faults == []
