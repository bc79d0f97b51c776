"""The home page asks a question, and tells nothing of its answer before it is given."""

import pytest
from django.test import Client
from django.urls import resolve
from django.utils import translation

from lessons.views.home import ASKED, CALL, MORE
from lessons.words import home as words
from lessons.words import objections as objection_words

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
    told = ("18D", "<s>", "✗", "✓", 'class="bad"', " given", reason(language))
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
