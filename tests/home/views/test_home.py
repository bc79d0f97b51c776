"""The home page asks a question, and tells nothing of its answer before it is given."""

import re
from typing import Any

import pytest
from django.test import Client
from django.urls import resolve
from django.utils import timezone, translation

from lessons.auction.words import objections as objection_words
from lessons.home.views.home import ASKED, CALL, MORE
from lessons.home.words import home as words
from tests import worlds

pytestmark = pytest.mark.django_db
LANGUAGES = ("en", "pt-br", "ru")


def reason(language: str) -> str:
    with translation.override(language):
        return objection_words.objections(ASKED.auction.objections(CALL)).html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", ["", "?answer=", "?answer=maybe", "?answer=legal'"])
def test_unanswered_question_holds_no_answer(language: str, query: str) -> None:
    page = Client().get(f"/{language}/{query}").text
    assert '<div class="answered" id="answered" role="status" data-in-view></div>' in page
    told = ("18D", "<s>", "✗", "✓", 'class="bad"', "card given", reason(language))
    main = page.partition("<main")[2].partition("</main>")[0]
    assert [word for word in told if word in main] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("answer", "mark"), [("legal", "✗"), ("illegal", "✓")])
def test_answer_is_judged_with_its_reason_and_stays_visible(language: str, answer: str, mark: str) -> None:
    page = Client().get(f"/{language}/?answer={answer}").text
    assert f"<p>{reason(language)}</p>" in page
    assert f'<span class="mark" aria-hidden="true">{mark}</span>' in page
    given = [line.split('value="')[1].split('"')[0] for line in page.splitlines() if 'class="card given' in line]
    assert given == [answer]


def test_answer_names_the_law_and_leads_to_its_page() -> None:
    page = Client().get("/en/?answer=legal").text
    link = '<dd><a id="law-18D" href="/en/laws/18D/" hx-boost="false">Law 18D, insufficient bid</a></dd>'
    assert page.partition("<dt>The Law</dt>")[2].partition("\n")[0] == link


@pytest.mark.parametrize("answer", ["legal", "illegal"])
def test_answer_by_htmx_is_a_part_of_the_same_page(answer: str) -> None:
    page = Client().get(f"/ru/?answer={answer}").text
    part = Client().get(f"/ru/?answer={answer}", headers={"HX-Request": "true"})
    pieces = [piece.strip() for piece in part.text.split('<div id="')]
    assert "<html" not in part.text
    assert pieces[0] in page
    assert [piece.split('"')[0] for piece in pieces[1:]] == ["asked", "answers"]
    assert "HX-Request" in part["Vary"]


def test_going_back_by_htmx_gets_the_whole_page() -> None:
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    assert "</html>" in Client().get("/en/?answer=legal", headers=headers).text


def test_reader_goes_on_with_the_auction_of_the_question() -> None:
    page = Client().get("/pt-br/?answer=illegal").text
    assert 'href="/pt-br/auction/?d=E&amp;a=P-1D-1H-2C-2H"' in page
    assert resolve("/pt-br/auction/").view_name == "lessons:auction"


def test_every_further_question_has_its_words_and_a_lawful_auction() -> None:
    assert set(MORE) == set(words.QUESTIONS)
    assert [name for name, state in MORE.items() if state.auction.illegal_at is not None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_further_questions_lead_to_their_auctions(language: str) -> None:
    client = Client()
    page = client.get(f"/{language}/").text
    for state in MORE.values():
        address = f"/{language}/auction/{state.query}"
        assert f'href="{address.replace("&", "&amp;")}"' in page
        assert client.get(address).status_code == 200


@pytest.fixture
def lessons(loaded_content: None) -> None:
    """The courses of the repository, loaded."""


FIRST = "lessons/auction/tricks-and-trumps/"


def door(client: Client, language: str = "en", query: str = "") -> list[tuple[str, str]]:
    """The filled buttons of the page: where they lead, and their words."""
    main = client.get(f"/{language}/{query}").text.partition("<main")[2].partition("</main>")[0]
    found = re.findall(r'<(?:a|button) class="btn go"(?:[^>]*? href="([^"]*)")?[^>]*>(.*?)</', main)
    return [(address, re.sub(r"<[^>]*>", "", label)) for address, label in found]


def other_ways(client: Client) -> str:
    """What stands in the ways in, beside the one button."""
    page = client.get("/en/").text
    return re.sub(r"<[^>]*>", " ", page.partition('class="paths doors"')[2].partition('aria-labelledby="pages"')[0])


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Start the first lesson"), ("pt-br", "Começar a primeira aula"), ("ru", "Начать первый урок")],
)
@pytest.mark.parametrize("query", ["", "?answer=legal", "?answer=illegal"])
def test_one_button_leads_a_newcomer_to_the_first_lesson(
    lessons: None, language: str, label: str, query: str
) -> None:
    client = Client()
    assert door(client, language, query) == [(f"/{language}/{FIRST}", label)]
    assert client.get(f"/{language}/{FIRST}").status_code == 302


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Go on: Tricks and trumps, step 2 of 9"),
        ("pt-br", "Continuar: Vazas e trunfos, etapa 2 de 9"),
        ("ru", "Продолжить: Взятки и козыри, шаг 2 из 9"),
    ],
)
def test_somebody_who_has_begun_goes_on_where_they_were(lessons: None, language: str, label: str) -> None:
    guest, user = Client(), Client()
    member = worlds.student(worlds.classroom(), removed=timezone.now())
    user.force_login(member.student)
    for client in (guest, user):
        client.post(f"/en/{FIRST}first-guess/", {"choice": "ten"})
        assert door(client, language) == [(f"/{language}/{FIRST}two-hearts/", label)]


def test_without_lessons_the_button_leads_to_the_shelf() -> None:
    assert door(Client()) == [("/en/lessons/", "The lessons")]


def test_a_student_is_led_to_the_tasks_and_a_teacher_to_the_classes(lessons: None, world: worlds.World) -> None:
    student, teacher, new = Client(), Client(), Client()
    student.force_login(world.ana.student)
    teacher.force_login(world.teacher)
    new.force_login(worlds.teacher("new@example.org"))
    assert [door(one) for one in (student, teacher, new)] == [
        [("/en/classes/", "Your tasks")],
        [("/en/classes/", "Your classes")],
        [("/en/classes/new/", "Make a class")],
    ]
    for one in (student, teacher, new):
        assert f'<a class="quiet" href="/en/{FIRST}">Start the first lesson</a>' in one.get("/en/").text


def test_the_ways_in_are_those_that_a_reader_has(lessons: None, world: worlds.World) -> None:
    guest, student, teacher, alone, new = (Client() for _ in range(5))
    student.force_login(world.ana.student)
    teacher.force_login(world.teacher)
    alone.force_login(world.removed.student)
    new.force_login(worlds.teacher("new@example.org"))
    told = [
        ("I have a code" in ways, "I teach" in ways, "Register" in ways)
        for ways in map(other_ways, (guest, alone, new, student, teacher))
    ]
    assert told == [
        (True, True, True),
        (True, False, False),
        (False, True, False),
        (False, False, False),
        (False, False, False),
    ]


@pytest.mark.parametrize(
    ("language", "what"),
    [
        ("en", "This site teaches how the auction in bridge works"),
        ("pt-br", "Este site ensina, em aulas curtas, como funciona o leilão do bridge"),
        ("ru", "учит торговле и подсчёту очков в бридже"),
    ],
)
def test_a_sentence_says_what_the_site_is(language: str, what: str) -> None:
    assert what in Client().get(f"/{language}/").text.partition('class="hero')[0]


def test_home_costs_little(lessons: None, world: worlds.World, django_assert_max_num_queries: Any) -> None:
    guest, student, teacher = Client(), Client(), Client()
    student.force_login(world.ana.student)
    teacher.force_login(world.teacher)
    for client, most in ((guest, 1), (student, 5), (teacher, 5)):
        client.get("/en/")
        with django_assert_max_num_queries(most):
            client.get("/en/")
    assert guest.cookies == {}
