"""The pages of the Laws: the time line, a page for every clause, the desk and its ruling."""

import re
from html import unescape

import pytest
from django.test import Client
from django.utils.html import strip_tags

from lessons.engine.rulings import CLAUSES
from tests.html import elements, table_rows, text_of

LANGUAGES = ("en", "pt-br", "ru")
languages = pytest.mark.parametrize("language", LANGUAGES)
WRONG_BOARD = "by=table&dealer=N&calls=1H-P&place=0&new_call=1S&other_board_call=null&ask=1"
HTMX = {"HX-Request": "true"}


@languages
def test_time_line_leads_to_every_clause(client: Client, language: str) -> None:
    page = client.get(f"/{language}/laws/").text
    assert sorted(re.findall(rf'href="/{language}/laws/(\w+)/"', page)) == sorted(CLAUSES)


@languages
@pytest.mark.parametrize("law", CLAUSES)
def test_every_example_of_a_clause_is_ruled_on(client: Client, language: str, law: str) -> None:
    page = client.get(f"/{language}/laws/{law}/")
    assert page.status_code == 200
    queries = re.findall(rf'href="/{language}/laws/{law}/\?(by=[^"#]*ask=1)#ruling">', page.text)
    for query in queries:
        ruled = client.get(f"/{language}/laws/{law}/?{query.replace('&amp;', '&')}")
        assert ruled.status_code == 200
        assert "<h4>1997</h4>" in ruled.text
        assert "<h4>2017</h4>" in ruled.text
        assert 'class="error"' not in ruled.text


@languages
@pytest.mark.parametrize("law", CLAUSES)
def test_page_has_no_untold_names_and_every_term_its_note(client: Client, language: str, law: str) -> None:
    page = client.get(f"/{language}/laws/{law}/").text
    assert not re.search(r"\*\*|\[\[|\{\w|None|%\(", text_of(page))
    opened = set(re.findall(r'popovertarget="(term-[\w-]+)"', page))
    assert opened == set(re.findall(r'id="(term-[\w-]+)"', page))


@languages
def test_stop_that_follows_a_term_stands_inside_its_box_so_that_no_line_begins_with_it(
    client: Client, language: str
) -> None:
    page = client.get(f"/{language}/laws/17D/").text
    assert re.search(r'class="term"[^>]*><span>[^<]+</span>\.</button></strong>', page)
    assert not re.search(r"</button>(?:</\w+>)*[.,;:!?]", page)


def test_ruling_is_told_in_both_editions_with_what_differs(client: Client) -> None:
    said = text_of(client.get(f"/en/laws/17D/?{WRONG_BOARD}").text)
    assert "the Director awards an artificial adjusted score. Law 17D in 1997 only" in said
    assert "the left-hand opponent is free to choose any call. Law 15A in 2017 only" in said
    assert "In 1997 a significantly different call means an artificial adjusted score" in said
    assert "Has the left-hand opponent called since? yes" in said


def test_another_fact_is_told_with_what_it_changes(client: Client) -> None:
    page = client.get("/en/laws/17A/?by=facts&looked=true&withdrew=true&ask=1")
    said = text_of(page.text)
    assert "The ruling is the same, but the two editions do not say quite the same: read both." in said
    assert "Has either partner looked at the faces of the cards? no changes the ruling of 1997" in said
    assert "Has either partner taken the cards from the board? no changes the ruling of 2017" in said


@pytest.mark.parametrize(("address", "notice"), [
    ("20F1/?by=facts&own_turn=true&before_final_pass=true&answerer=callers-partner&ask=1",
     "do not say quite the same"),
    ("20D/?by=facts&responder=partner&ask=1", "Both editions rule alike here."),
    ("21B1/?by=facts&auction_period_over=false&partner_called_since=false&probable_cause=false&could_well=true&ask=1",
     "in 2017 it is enough that the misinformation could well have influenced it"),
])  # fmt: skip
def test_editions_are_said_to_be_alike_only_where_their_words_are(client: Client, address: str, notice: str) -> None:
    said = text_of(client.get(f"/en/laws/{address}").text)
    notices = ("do not say quite the same", "Both editions rule alike here.", "In 1997 the call must probably")
    assert notice in said
    assert sum(one in said for one in notices) == 1


SKIPPED = "by=facts&dealer=N&calls=1C-P-P-P&lead_faced=false&hands_returned=false&seats=N-S-W-N&ask=1"


@pytest.mark.parametrize(("language", "seats"), [
    ("en", "n s w n"), ("en", "N-S-W-N"), ("en", "NSWN"), ("en", "North, South, West, North"),
    ("pt-br", "N S O N"), ("pt-br", "nson"), ("pt-br", "N S W N"), ("pt-br", "norte sul oeste norte"),
    ("ru", "С Ю З С"), ("ru", "сюзс"), ("ru", "C Ю З C"), ("ru", "N S W N"), ("ru", "север; юг; запад; север"),
])  # fmt: skip
def test_seat_of_each_call_is_read_as_people_write_it(client: Client, language: str, seats: str) -> None:
    sent = {"by": "facts", "dealer": "N", "typed": "1♣ P P P", "lead_faced": "false", "hands_returned": "false"}
    response = client.get(f"/{language}/laws/17E/", sent | {"seats": seats, "ask": "1"})
    assert (response.status_code, response["Location"]) == (302, f"/{language}/laws/17E/?{SKIPPED}#ruling")


@languages
def test_turn_taken_away_is_given_back_and_shown_where_it_was(client: Client, language: str) -> None:
    page = client.get(f"/{language}/laws/17E/?{SKIPPED}")
    letters = {"en": "N S W N", "pt-br": "N S O N", "ru": "N S W N"}[language]
    assert f'name="seats" value="{letters}"' in page.text
    table = elements(page, "table.auction")[0]
    shown = [[bool(cell) for cell in row] for row in table_rows(table)]
    # West to South: 1♣ by North, a pass by South; passes by West and North, and East, who is to call.
    assert shown == [[False, True, False, True], [True, True, True, False]]
    assert page.text.count('<li class="differs">') == 1


@pytest.mark.parametrize(("seats", "value"), [("N Q W N", "N Q W N"), ("N S", "N S"), ("<b>", "&lt;b&gt;")])
def test_seats_that_cannot_be_read_are_kept_and_asked_for_again(client: Client, seats: str, value: str) -> None:
    sent = {"by": "facts", "dealer": "N", "calls": "1C-P-P-P", "lead_faced": "false", "hands_returned": "false"}
    page = client.get("/en/laws/17E/", sent | {"seats": seats, "ask": "1"}, follow=True).text
    assert f'name="seats" value="{value}"' in page or f'name="seats" value="{value.replace(" ", "")}"' in page
    assert '<p class="error" id="error-seats">Write one seat for each call, or leave this empty.</p>' in page
    assert "<h4>1997</h4>" not in page


def test_illegal_call_out_of_turn_is_named(client: Client) -> None:
    page = client.get("/en/laws/17E/?" + SKIPPED.replace("1C-P-P-P", "1C-X-P-P")).text
    assert re.search(r"Call 2 \( ?X ?\) could not be made here, in turn or out of turn\.", text_of(page))


def test_desk_at_another_spelling_of_its_address_is_sent_to_its_own(client: Client) -> None:
    response = client.get(
        "/ru/laws/17D/?by=table&dealer=N&typed=1ч+пас&place=0&new_call=1S&other_board_call=null&ask=1"
    )
    assert (response.status_code, response["Location"]) == (302, f"/ru/laws/17D/?{WRONG_BOARD}#ruling")


@languages
def test_same_address_shows_the_same_case_in_every_language(client: Client, language: str) -> None:
    page = client.get(f"/{language}/laws/17D/?{WRONG_BOARD}").text
    assert re.findall(r'<option value="(\w+)" selected>', page) == ["1S", "null"]
    assert page.count('<li class="differs">') == 4


def test_missing_and_wrong_answers_are_told_beside_their_questions(client: Client) -> None:
    page = client.get("/en/laws/17A/?by=facts&looked=true&withdrew=null&ask=1").text
    assert '<p class="error" id="error-withdrew">The Director needs to know this.</p>' in page
    page = client.get("/en/laws/19C/?by=facts&dealer=N&calls=1H-1C&ask=1").text
    assert "is not enough over" in text_of(page)
    assert "<h4>1997</h4>" not in page


def test_htmx_gets_ruling_and_questions_and_the_address_follows(client: Client) -> None:
    response = client.get("/en/laws/17D/?by=table&dealer=N&typed=1h+p&place=0&new_call=1S&ask=1", headers=HTMX)
    assert response["HX-Push-Url"] == f"/en/laws/17D/?{WRONG_BOARD}"
    assert "<html" not in response.text
    assert '<div id="asked" hx-swap-oob="innerHTML">' in response.text
    assert response["Cache-Control"] == "no-store"


@pytest.mark.parametrize(("address", "status"), [
    ("/en/laws/17d/", 302), ("/en/laws/22/", 404), ("/en/laws/17F/", 404),
    ("/en/laws/17D/?by=x&calls=%00&ask=1", 302),
])  # fmt: skip
def test_address_of_no_clause_is_no_page(client: Client, address: str, status: int) -> None:
    assert client.get(address).status_code == status


@languages
def test_glossary_finds_by_any_name_and_says_when_it_finds_nothing(client: Client, language: str) -> None:
    page = client.get(f"/{language}/glossary/?q=УДВОЕНИЕ").text
    assert re.findall(r'class="term-entry" id="([\w-]+)"', page)[0] == "double"
    page = client.get(f"/{language}/glossary/", {"q": "<qwzx>"}).text
    assert 'class="term-entry"' not in page
    assert "“&lt;qwzx&gt;”" in page or "«&lt;qwzx&gt;»" in page


@pytest.mark.parametrize(("lang", "search", "said"), [
    ("en", "artificial skore", "Nothing is called “skore”. Try a shorter word, or one in another language. "
     "Similar words: score, adjusted score, part-score All the terms"),
    ("pt-br", "contrto", "Nada encontrado com “contrto”. Tente uma palavra mais curta ou em outro idioma. "
     "Palavras parecidas: contrato, bridge contrato, cumprir o contrato Todos os termos"),
    ("ru", "козарь", "По запросу «козарь» ничего нет. Попробуйте слово короче или на другом языке. "
     "Похожие слова: козырь, без козыря Все термины"),
    ("en", "qwzx", "Nothing is called “qwzx”. Try a shorter word, or one in another language. All the terms"),
])  # fmt: skip
def test_glossary_names_the_word_it_has_not_and_offers_its_neighbours(
    client: Client, lang: str, search: str, said: str
) -> None:
    response = client.get(f"/{lang}/glossary/", {"q": search}, headers=HTMX)
    assert " ".join(strip_tags(response.text).split()) == said
    links = re.findall(r'<a href="([^"]*)">', response.text)
    assert links[-1] == f"/{lang}/glossary/"
    for link in links[:-1]:
        assert 'class="term-entry"' in client.get(unescape(link)).text


def test_glossary_for_htmx_is_the_list_alone(client: Client) -> None:
    response = client.get("/pt-br/glossary/?q=leilao", headers=HTMX)
    assert response.text.lstrip().startswith('<p class="soft" role="status">Termos encontrados: ')
    assert response["Cache-Control"] == "no-store"
