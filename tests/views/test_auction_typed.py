"""Calls typed beside the bidding box, and whole auctions pasted."""

import re

import pytest
from django.test import Client

from tests.views.auction_html import part, rows, text, verdict

PAGE = "/en/auction/"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def client() -> Client:
    return Client()


def echoed(client: Client, typed: str, lang: str = "en", **state: str) -> str:
    response = client.get(f"/{lang}/auction/echo/", {"typed": typed, **state}, headers=HTMX)
    return text(response.text)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "2d", "“2d” is 2♦, two diamonds."),
        ("en", "x", "“x” is X, double."),
        ("pt-br", "2o", "“2o” é 2♦, 2 ouros."),
        ("ru", "2б", "«2б» — это 2♦, две бубны."),
        ("en", "1h p 2nt", "“1h p 2nt” is 1♥ Pass 2NT."),
        ("en", "8c", "The level of a bid runs from 1 to 7; “8c” is not a bid."),
        ("en", "1z", "“1z” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
        ("pt-br", "1s", "“1s” pode significar 1♠ ou 1ST. Escolha uma opção. 1♠ 1ST"),
        ("pt-br", "1c", "“1c” é 1♥, 1 copas. 1C = 1♥ (copas). Para paus, digite 1P."),
        ("en", "  ", ""),
        ("en", "<b>", "“<b>” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
    ],
)
def test_what_is_typed_is_said_back(lang: str, typed: str, said: str, client: Client) -> None:
    assert echoed(client, typed, lang) == said


def test_all_pass_counts_the_passes_on_the_table(client: Client) -> None:
    assert echoed(client, "ap", a="1H-P") == "“ap” is Pass Pass."


def test_a_question_has_a_button_for_each_reading_and_keeps_the_rest(client: Client) -> None:
    response = client.get("/pt-br/auction/echo/", {"typed": "1c p 1s p"}, headers=HTMX)
    values = [
        value.replace("\ufe0e", "")
        for value in part(response, '<p class="row">', "</p>").split('name="reading" value="')[1:]
    ]
    assert [value.partition('"')[0] for value in values] == ["1♥ P 1♠ P", "1♥ P 1NT P"]


def test_without_javascript_a_question_is_asked_on_the_page_and_the_text_stays(client: Client) -> None:
    response = client.get("/pt-br/auction/", {"a": "1H", "typed": "1s"})
    assert 'id="typed" name="typed" value="1s"' in response.text
    assert response.text.count('name="reading"') == 2
    assert rows(response)[0][1] == "1♥"


def test_without_javascript_the_notice_on_1c_is_shown_after_the_call(client: Client) -> None:
    response = client.get("/pt-br/auction/", {"typed": "1c"}, follow=True)
    assert response.redirect_chain == [("/pt-br/auction/?a=1H&said=1c", 302)]
    assert "1C = 1♥ (copas). Para paus, digite 1P." in text(part(response, 'id="echo"', "</div>"))


def test_the_echo_opened_by_itself_is_the_page(client: Client) -> None:
    response = client.get("/en/auction/echo/", {"typed": "1z", "a": "1H"}, follow=True)
    assert (response.redirect_chain, rows(response)[0][1]) == ([("/en/auction/?typed=1z&a=1H", 302)], "1♥")


# Pasting


def paste(client: Client, calls: str, lang: str = "en", **fields: str):
    return client.post(f"/{lang}/auction/paste/", {"text": calls, "dealer": "N", "vulnerable": "none", **fields})


@pytest.mark.parametrize(
    ("lang", "calls", "fields", "address"),
    [
        ("en", "1S P 4S X P P P", {}, "?a=1S-P-4S-X-P-P-P"),
        ("en", "1♠, pass; 2NT\n3h AP", {"dealer": "W", "vulnerable": "both"}, "?d=W&v=both&a=1S-P-2N-3H-P-P-P"),
        ("pt-br", "1e passo 2st dobro", {}, "?a=1S-P-2N-X"),
        ("ru", "1п пас 2бк контра", {"dealer": "E"}, "?d=E&a=1S-P-2N-X"),
        ("en", "1H 1D P", {}, "?a=1H-1D-P"),
        ("en", "1H - 2H", {"answer-2--": "P"}, "?a=1H-P-2H"),
        ("en", "1H - 2H", {"answer-2--": "-"}, "?a=1H-2H"),
        ("pt-br", "1s p", {"answer-1-1s": "1N"}, "?a=1N-P"),
    ],
)
def test_a_pasted_auction_is_shown_at_its_own_address(
    lang: str, calls: str, fields: dict[str, str], address: str, client: Client
) -> None:
    response = paste(client, calls, lang, **fields)
    assert (response.status_code, response.headers.get("Location")) == (303, f"/{lang}/auction/{address}")


def test_what_cannot_be_read_is_told_with_its_place_and_the_text_stays(client: Client) -> None:
    response = paste(client, "1H 1Z <b> 9S", a="1C", dealer="E")
    assert '<textarea class="input" id="text" name="text" rows="4"' in response.text
    assert text(part(response, "<textarea[^>]*>", "</textarea>")) == "1H 1Z <b> 9S"
    assert [text(item) for item in part(response, '<ol class="numbered">', "</ol>").split("<li ")[1:]] == [
        'value="2">“1Z” is not a call. Try 1♠, 1S, 3NT, P, X or XX.',
        'value="3">“<b>” is not a call. Try 1♠, 1S, 3NT, P, X or XX.',
        'value="4">The level of a bid runs from 1 to 7; “9S” is not a bid.',
    ]
    assert rows(response)[0][1] == "1♣"  # the table is left as it was
    assert '<option value="E" selected>East</option>' in part(response, 'id="dealer"', "</select>")


def test_what_is_asked_is_echoed_in_symbols_with_a_choice_for_each_reading(client: Client) -> None:
    response = paste(client, "1H - 2♥ AP")
    assert text(part(response, '<fieldset class="question">', "</fieldset>")) == (
        "2. A dash is printed both for a pass and where nobody has called. Which is it here? Pass No call"
    )
    assert text(part(response, '<ol class="read-back"[^>]*>', "</ol>")) == "1♥ - ? 2♥ Pass Pass Pass"


def test_an_answer_given_is_kept_while_another_question_is_open(client: Client) -> None:
    response = paste(client, "1s 1s", "pt-br", **{"answer-1-1s": "1S"})
    assert re.findall(r'name="(answer-[^"]*" value="[^"]*)" checked', response.text) == ['answer-1-1s" value="1S']
    assert text(part(response, '<ol class="read-back"[^>]*>', "</ol>")) == "1♠ 1s ?"


def test_an_answer_is_not_taken_for_a_text_that_was_changed_since(client: Client) -> None:
    response = paste(client, "1C - 2C", **{"answer-2-1s": "1S"})
    assert (response.status_code, "checked" in response.text) == (200, False)


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"text": " "}, "Put the calls in here first."),
        (
            {"text": "p " * 1001},
            "That is too many calls: 1001. A lawful auction has at most 319; more than 1000 are not read.",
        ),
    ],
)
def test_a_text_that_is_no_auction_is_refused_in_words(fields: dict[str, str], error: str, client: Client) -> None:
    response = client.post("/en/auction/paste/", {"dealer": "N", "vulnerable": "none", **fields})
    assert text(part(response, '<p class="error" id="text-error" role="alert">', "</p>")) == error


@pytest.mark.parametrize(
    "fields", [{}, {"text": "1C", "dealer": "Q", "vulnerable": "all"}, {"text": "-", "answer-1--": "2C"}]
)
def test_a_form_nobody_sent_is_answered_with_the_page(fields: dict[str, str], client: Client) -> None:
    response = client.post("/en/auction/paste/", fields)
    assert (response.status_code, '<details class="fold" id="paste" open>' in response.text) == (200, True)


def test_language_links_of_an_answered_form_lead_to_the_table(client: Client) -> None:
    response = paste(client, "1Z", a="1C")
    assert 'href="/ru/auction/?a=1C"' in part(response, '<nav class="langs"', "</nav>")


def test_the_paste_address_opened_by_itself_is_the_table(client: Client) -> None:
    response = client.get("/en/auction/paste/?a=1C")
    assert (response.status_code, response.headers["Location"]) == (302, "/en/auction/?a=1C#paste")


def test_a_pasted_illegal_call_is_marked(client: Client) -> None:
    response = client.get(paste(client, "1H 1D P").headers["Location"])
    assert verdict(response)[1] == "1♦ is not legal here"
