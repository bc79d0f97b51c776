"""Before it is answered a question tells nothing of its answer: no key, no hint, no card that is muted."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random

import pytest
from django.urls import reverse
from django.utils import translation

from lessons.courses.domain.courses import courses
from lessons.engine.calls import CALLS
from lessons.questions.kinds.registry import KINDS
from tests.html import text_of

GENERATING = [code for code, kind in KINDS.items() if kind.generates]
LANGUAGES = ("en", "pt-br", "ru")
LEVELS = (1, 2, 3, 4)
KINDS_AND_LANGUAGES = [(code, language) for code in GENERATING for language in LANGUAGES]
# What is right is never in a class, an attribute or a field; these attributes say where a thing is and what it is.
ATTRIBUTES = {
    *("action", "aria-hidden", "aria-label", "aria-labelledby", "autocomplete", "class", "colspan", "dir", "for"),
    "formaction",
    *("hx-post", "hx-select", "hx-select-oob", "hx-swap", "hx-sync", "hx-target", "id", "inputmode", "lang"),
    *("maxlength", "method", "name", "role", "scope", "tabindex", "type", "value"),
}
MUTED = {"disabled", "aria-disabled", "hidden", "inert"}


class Seen(HTMLParser):
    """Every tag of a piece of HTML with its attributes, and the texts of comments."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.comments: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_comment(self, data):
        self.comments.append(data)

    def form(self) -> Iterator[tuple[str, str]]:
        """What the form would send if it were sent as it is."""
        for tag, found in self.tags:
            is_choice = found.get("type") in ("radio", "checkbox")
            if tag == "input" and (not is_choice or "checked" in found) and found.get("name"):
                yield str(found["name"]), found.get("value") or ""
            if tag == "option" and "selected" in found:
                yield "selected", found.get("value") or ""


def page(client, code, level, seed, language):
    with translation.override(language):
        address = reverse("lessons:practice-question", args=(code, level, seed))
    return client.get(address)


def form_html(response):
    return re.search(r'<form class="stack full".*?</form>', response.content.decode(), re.DOTALL)[0]


def questions(client, code, language):
    for level in LEVELS:
        for seed in (3, 11):
            yield level, seed, form_html(page(client, code, level, seed, language))


@pytest.mark.django_db
@pytest.mark.parametrize(("code", "language"), KINDS_AND_LANGUAGES)
def test_a_question_as_it_is_served_is_not_filled_in(client, code, language):
    for _level, _seed, html in questions(client, code, language):
        filled = {(name, value) for name, value in Seen(html).form() if value and name != "csrfmiddlewaretoken"}
        assert filled == set()


@pytest.mark.django_db
@pytest.mark.parametrize(("code", "language"), KINDS_AND_LANGUAGES)
def test_there_is_nowhere_for_a_key_to_stand(client, code, language):
    for _level, _seed, html in questions(client, code, language):
        seen = Seen(html)
        assert seen.comments == []
        for tag, found in seen.tags:
            plain = found.keys() - ({"checked"} if found.get("name") == "risk" else set())
            assert plain <= ATTRIBUTES, (tag, found)
            assert not re.search(r"\b(right|wrong|key|solution|out|illegal-now)\b", found.get("class") or ""), found


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["legal-calls", "still-call", "mend-auction", "reach-goal"])
def test_no_card_is_muted_and_each_looks_like_the_next(client, code, language):
    for level, seed, html in questions(client, code, language):
        cards = [found for _tag, found in Seen(html).tags if found.get("name") in ("calls", "add", "call")]
        assert not any(MUTED & found.keys() for _tag, found in Seen(html).tags)
        if code == "reach-goal":
            assert {found["value"] for found in cards if found["name"] == "add"} == set(map(str, CALLS))
        spec = KINDS[code].generate(Random(seed), level)
        if code in ("legal-calls", "still-call"):
            assert sorted(found["value"] for found in cards) == sorted(map(str, spec.among))
        labels = re.findall(r'<(?:label|button) class="(?:card|answer)([^"]*)"', html)
        assert {label.strip() for label in labels} <= {"", "p", "x", "xx"}


@pytest.mark.django_db
def test_the_box_stays_whole_while_an_auction_is_built(client):
    with translation.override("en"):
        address = reverse("lessons:practice-question", args=("reach-goal", 1, 5))
    response = client.post(address, {"calls": "7S", "add": "X"})
    seen = Seen(form_html(response))
    cards = [found["value"] for _tag, found in seen.tags if found.get("name") == "add"]
    assert set(cards) == set(map(str, CALLS))
    assert not any(MUTED & found.keys() for _tag, found in seen.tags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_tells_neither_nod_nor_note_nor_hint(loaded_content, client, language):
    with translation.override(language):
        for course in courses(language).values():
            for lesson in course.lessons:
                for step in lesson.steps:
                    _says_nothing(client, lesson, step)


def _says_nothing(client, lesson, step):
    if step.exercise is None:
        return
    response = client.get(reverse("lessons:step", args=(lesson.course, lesson.slug, step.slug)))
    seen = text_of(response)
    said = step.exercise
    for kept in (said.nod, said.after, *said.hints, *said.notes.values()):
        # Calls are shown in the reader's way: only what stands before the first of them is looked for.
        start = re.split(r"[{*\[]", kept.text)[0].strip()
        assert len(start) < 25 or start not in seen, (step.key, start)
