"""Questions on pages: every kind can be asked, answered rightly and answered badly, in each language."""

import re
from random import Random

import pytest
from django.urls import reverse
from django.utils import translation

from lessons.questions.kinds.registry import KINDS

GENERATING = [code for code, kind in KINDS.items() if kind.generates]
LANGUAGES = ("en", "pt-br", "ru")


def address(code, level, seed, language="en"):
    with translation.override(language):
        return reverse("lessons:practice-question", args=(code, level, seed))


def right_form(code, level, seed):
    kind = KINDS[code]
    spec = kind.read(kind.write(kind.generate(Random(seed), level)))
    return kind.fill(spec, kind.solution(spec))


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", GENERATING)
def test_a_right_answer_is_said_to_be_right(client, code, language):
    for level in (1, 4):
        page = client.post(address(code, level, 7, language), right_form(code, level, 7))
        assert page.status_code == 200
        assert page.context["feedback"].right, code


@pytest.mark.django_db
@pytest.mark.parametrize("code", GENERATING)
def test_nothing_is_said_before_the_answer(client, code):
    page = client.get(address(code, 4, 3))
    assert page.context["feedback"] is None
    assert 'class="verdict' not in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("code", GENERATING)
def test_an_answer_left_empty_is_asked_again(client, code):
    page = client.post(address(code, 2, 3), {})
    assert page.status_code == 422
    assert page.context["feedback"] is None
    assert str(page.context["asked"].problem) in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("code", GENERATING)
def test_nonsense_in_every_field_is_no_server_error(client, code):
    nonsense = {name: ["<b>'\x00 9999999999 ♠", "", "X"] for name in right_form(code, 4, 7)}
    assert client.post(address(code, 4, 7), nonsense).status_code in (200, 422)


@pytest.mark.django_db
def test_building_an_auction_is_not_graded(client):
    page = client.post(address("reach-goal", 1, 5), {"calls": "1C P", "add": "1S"})
    assert page.context["feedback"] is None
    assert page.context["calls"] == "1C P 1S"
    page = client.post(address("reach-goal", 1, 5), {"calls": "1C P 1S", "undo": "1"})
    assert page.context["calls"] == "1C P"


@pytest.mark.parametrize(
    "path", ["practice/nothing/", "practice/choice/", "practice/judge-call/5/1/", "practice/judge-call/1/9999999/"]
)
@pytest.mark.django_db
def test_what_cannot_be_practised_is_not_found(client, path):
    assert client.get(f"/en/{path}").status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize("seed", range(6))
def test_the_table_does_not_tell_whose_turn_it_is(client, seed):
    page = client.get(address("whose-turn", 3, seed))
    table = page.context["auction"]
    assert not any(column.to_call for column in table["columns"])
    assert {cell.kind for row in table["rows"] for cell in row.cells} <= {"call", "blank"}


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_link_to_practice_names_level_and_kind_without_a_colon_after_a_question_mark(client, language):
    with translation.override(language):
        page = client.get(reverse("lessons:practice")).text
    links = re.findall(r'<a class="quiet" href="[^"]*\?level=1">(.*?)</a>', page)
    assert len(links) == len(GENERATING)
    assert [link for link in links if not re.fullmatch(r'[^<]+<span class="vh">: [^<]+</span>', link)] == []
    assert "?:" not in page


def test_no_more_calls_are_shown_than_an_auction_can_have(client):
    page = client.post(address("reach-goal", 1, 5), {"calls": "1C P " * 5000, "add": "P"})
    assert page.text.count('name="calls" value="') == 1
    assert len(page.text.partition('name="calls" value="')[2].partition('"')[0].split()) == 319
