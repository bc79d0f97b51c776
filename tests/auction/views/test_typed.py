"""Calls typed beside the bidding box, and whole auctions pasted."""

import pytest
from django.http import HttpResponse
from django.test import Client

from tests.auction.views.auction_html import rows, verdict
from tests.html import PRINTED_SUIT, element, elements, text_of

PAGE = "/en/auction/"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def client() -> Client:
    return Client()


def readings(response: HttpResponse) -> list[str]:
    """What the buttons for the readings of a text put in its place."""
    return [
        (one.attributes["value"] or "").replace(PRINTED_SUIT, "")
        for one in elements(response, "button[name=reading]")
    ]


def echoed(client: Client, typed: str, lang: str = "en", **state: str) -> str:
    response = client.get(f"/{lang}/auction/echo/", {"typed": typed, **state}, headers=HTMX)
    return text_of(response)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "2d", "“2d” is 2♦, two diamonds."),
        ("en", "d", "“d” is X, double."),
        # What was typed is not said again.
        ("en", "x", "“x” is double."),
        ("en", "double", "“double” is X."),
        ("en", "Pass", "Pass."),
        ("en", "2 ♦", "“2 ♦” is 2♦, two diamonds."),
        ("en", "2♦", "“2♦” is two diamonds."),
        ("en", "two  Diamonds", "“two Diamonds” is 2♦."),
        ("pt-br", "passo", "Passo."),
        ("pt-br", "passe", "“passe” é passo."),
        ("pt-br", "um pau", "“um pau” é 1♣, 1 paus."),
        ("ru", "пас", "Пас."),
        ("ru", "п", "«п» — это пас."),
        ("ru", "контра", "«контра» — это X."),
        ("ru", "одна пика", "«одна пика» — это 1♠."),
        ("ru", "1 крести", "«1 крести» — это 1♣, одна трефа."),
        ("ru", "2C", "«2C» — это 2♣, две трефы."),
        ("pt-br", "2o", "“2o” é 2♦, 2 ouros."),
        ("ru", "2б", "«2б» — это 2♦, две бубны."),
        ("en", "1h p 2nt", "“1h p 2nt” is 1♥ Pass 2NT."),
        ("en", "8c", "The level of a bid runs from 1 to 7; “8c” is not a bid."),
        ("en", "1z", "“1z” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
        ("pt-br", "1s", "“1s” pode significar 1♠ ou 1ST. Escolha uma opção. 1♠ 1ST"),
        ("pt-br", "1c", "“1c” é 1♥, 1 copas. 1C = 1♥ (copas). Para paus, digite 1P."),
        # The word that is not understood is named.
        ("en", "1 hart", "“hart” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
        ("pt-br", "dois ouroz", "Não entendi “ouroz”. Tente 1♠, 1E, 3ST, P, X ou XX."),
        ("ru", "1 крестя", "Не удалось понять «крестя». Попробуйте: 1♠, 1п, 3БК, пас, X или XX."),
        ("en", "  ", ""),
        ("en", "<b>", "“<b>” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
    ],
)
def test_what_is_typed_is_said_back(lang: str, typed: str, said: str, client: Client) -> None:
    assert echoed(client, typed, lang) == said


def test_all_pass_counts_the_passes_on_the_table(client: Client) -> None:
    assert echoed(client, "ap", a="1H-P") == "“ap” is Pass Pass."


@pytest.mark.parametrize(
    ("lang", "typed", "said", "offered"),
    [
        ("ru", "gfc", "«gfc»: вы имели в виду пас?", ["P"]),
        ("ru", "1g", "«1g»: вы имели в виду 1♠?", ["1♠"]),
        ("ru", "1y", "«1y» можно понять двояко: 1♥ или 1БК. Выберите один вариант.", ["1♥", "1NT"]),
        ("ru", "rk", "«rk»: вы имели в виду XX?", ["XX"]),
        ("ru", "rj", "«rj»: вы имели в виду X?", ["X"]),
        # In this field a comma may be the letter on its key.
        ("ru", "1,", "«1,»: вы имели в виду 1♦?", ["1♦"]),
        ("ru", "2,r", "«2,r»: вы имели в виду 2БК?", ["2NT"]),
        ("ru", "nhb ,tp rjpshz", "«nhb ,tp rjpshz»: вы имели в виду 3БК?", ["3NT"]),
        ("ru", "1п, 2ч", "«1п, 2ч» — это 1♠ 2♥.", []),
        ("ru", "1п 2,", "«1п 2,»: вы имели в виду 1♠ 2♦?", ["1♠ 2♦"]),
        # Only what cannot be read is typed anew.
        ("ru", "1t gfc 1g", "«1t gfc 1g»: вы имели в виду 1♣ пас 1♠?", ["1♣ P 1♠"]),
        ("ru", "1ы 2g", "«1ы»: вы имели в виду 1♠?", ["1♠ 2g"]),
        ("ru", "1п dct gfc", "«1п dct gfc»: вы имели в виду 1♠ пас пас пас?", ["1♠ P P P"]),
        ("ru", "gfc крестя", "«gfc»: вы имели в виду пас?", ["P крестя"]),
        # Nothing is offered that is no call in the language of the page.
        ("ru", "ы", "Не удалось понять «ы»: проверьте раскладку клавиатуры.", []),
        ("en", "gfc", "“gfc” is not a call. Try 1♠, 1S, 3NT, P, X or XX.", []),
        ("en", "1,", "“1” is only a number. A bid also names a suit or no trump: 1♠, 3NT.", []),
        ("en", "1ы зфыы", "“1ы зфыы”: did you mean 1♠ Pass?", ["1♠ P"]),
        ("pt-br", "1ы", "“1ы” pode significar 1♠ ou 1ST. Escolha uma opção.", ["1♠", "1NT"]),
    ],
)
def test_calls_typed_on_the_wrong_keyboard_layout_are_offered(
    lang: str, typed: str, said: str, offered: list[str], client: Client
) -> None:
    response = client.get(f"/{lang}/auction/echo/", {"typed": typed}, headers=HTMX)
    assert (text_of(response, without="button"), readings(response)) == (said, offered)


def test_a_call_that_was_offered_is_made_by_its_button(client: Client) -> None:
    response = client.get("/ru/auction/", {"typed": "1g", "a": "1C-P"})
    assert 'id="typed" name="typed" value="1g"' in response.text
    button = element(response, "p.row button[name=reading]").attributes["value"]
    response = client.get("/ru/auction/", {"typed": "1g", "a": "1C-P", "reading": button}, follow=True)
    assert response.redirect_chain == [("/ru/auction/?a=1C-P-1S", 302)]


def test_a_question_has_a_button_for_each_reading_and_keeps_the_rest(client: Client) -> None:
    response = client.get("/pt-br/auction/echo/", {"typed": "1c p 1s p"}, headers=HTMX)
    assert readings(response) == ["1♥ P 1♠ P", "1♥ P 1NT P"]


def test_without_javascript_a_question_is_asked_on_the_page_and_the_text_stays(client: Client) -> None:
    response = client.get("/pt-br/auction/", {"a": "1H", "typed": "1s"})
    assert 'id="typed" name="typed" value="1s"' in response.text
    assert response.text.count('name="reading"') == 2
    assert rows(response)[0][1] == "1♥"


def test_without_javascript_the_notice_on_1c_is_shown_after_the_call(client: Client) -> None:
    response = client.get("/pt-br/auction/", {"typed": "1c"}, follow=True)
    assert response.redirect_chain == [("/pt-br/auction/?a=1H&said=1c", 302)]
    assert "1C = 1♥ (copas). Para paus, digite 1P." in text_of(response, "#echo")


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
        ("ru", "одна пика пас две червы контра", {}, "?a=1S-P-2H-X"),
        ("en", "one club pass two no trumps AP", {}, "?a=1C-P-2N-P-P-P"),
        ("pt-br", "um pau passei dois sem trunfos", {}, "?a=1C-P-2N"),
        ("ru", "1п gfc", {"answer-2-gfc": "P"}, "?a=1S-P"),
    ],
)
def test_a_pasted_auction_is_shown_at_its_own_address(
    lang: str, calls: str, fields: dict[str, str], address: str, client: Client
) -> None:
    response = paste(client, calls, lang, **fields)
    assert (response.status_code, response.headers.get("Location")) == (303, f"/{lang}/auction/{address}")


def numbered(response: HttpResponse) -> list[tuple[str, str]]:
    """What is wrong with a text: each with the number of its call."""
    return [(item.attributes["value"], text_of(item)) for item in elements(response, "ol.numbered > li")]


def test_what_cannot_be_read_is_told_with_its_place_and_the_text_stays(client: Client) -> None:
    response = paste(client, "1H 1Z <b> 9S", a="1C", dealer="E")
    assert '<textarea class="input" id="text" name="text" rows="4"' in response.text
    assert text_of(response, "textarea#text") == "1H 1Z <b> 9S"
    assert numbered(response) == [
        ("2", "“1Z” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
        ("3", "“<b>” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
        ("4", "The level of a bid runs from 1 to 7; “9S” is not a bid."),
    ]
    assert rows(response)[0][1] == "1♣"  # the table is left as it was
    chosen = element(response, "#dealer option[selected]")
    assert (chosen.attributes["value"], text_of(chosen)) == ("E", "East")


def test_what_is_asked_is_echoed_in_symbols_with_a_choice_for_each_reading(client: Client) -> None:
    response = paste(client, "1H - 2♥ AP")
    assert text_of(response, "fieldset.question") == (
        "2. A dash is printed both for a pass and where nobody has called. Which is it here? Pass No call"
    )
    assert text_of(response, "ol.read-back") == "1♥ - ? 2♥ Pass Pass Pass"


def test_what_was_typed_on_the_other_layout_is_asked_and_no_comma_is_a_letter(client: Client) -> None:
    response = paste(client, "1п, gfc, 2,", "ru")
    assert text_of(response, "fieldset.question") == "2. «gfc»: вы имели в виду пас? пас"
    assert numbered(response) == [("3", "«2» — это только число. В заявке называют ещё масть или БК: 1♠, 3БК.")]


def test_an_answer_given_is_kept_while_another_question_is_open(client: Client) -> None:
    response = paste(client, "1s 1s", "pt-br", **{"answer-1-1s": "1S"})
    checked = elements(response, 'input[name^="answer-"][checked]')
    assert [(one.attributes["name"], one.attributes["value"]) for one in checked] == [("answer-1-1s", "1S")]
    assert text_of(response, "ol.read-back") == "1♠ 1s ?"


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
    assert text_of(response, 'p.error#text-error[role="alert"]') == error


@pytest.mark.parametrize(
    "fields", [{}, {"text": "1C", "dealer": "Q", "vulnerable": "all"}, {"text": "-", "answer-1--": "2C"}]
)
def test_a_form_nobody_sent_is_answered_with_the_page(fields: dict[str, str], client: Client) -> None:
    response = client.post("/en/auction/paste/", fields)
    assert (response.status_code, '<details class="fold" id="paste" open>' in response.text) == (200, True)


def test_language_links_of_an_answered_form_lead_to_the_table(client: Client) -> None:
    response = paste(client, "1Z", a="1C")
    assert elements(response, 'nav.langs a[href="/ru/auction/?a=1C"]')


def test_the_paste_address_opened_by_itself_is_the_table(client: Client) -> None:
    response = client.get("/en/auction/paste/?a=1C")
    assert (response.status_code, response.headers["Location"]) == (302, "/en/auction/?a=1C#paste")


def test_a_pasted_illegal_call_is_marked(client: Client) -> None:
    response = client.get(paste(client, "1H 1D P").headers["Location"])
    assert verdict(response)[1] == "1♦ is not legal here"
