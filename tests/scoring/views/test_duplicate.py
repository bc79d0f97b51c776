"""The page of duplicate scores: both tables of a contract, one result explained, links that hold nonsense."""

import re

import pytest
from django.test import Client

from lessons.engine.calls import bid_of
from lessons.engine.contract import Risk
from lessons.engine.scoring.duplicate import duplicate_score
from tests.html import elements, text_of, texts_of

LANGUAGES = ("en", "pt-br", "ru")
HTMX = {"HX-Request": "true"}


def tables(page: str) -> list[list[list[str]]]:
    """The numbers of both tables, row by row."""
    return [[texts_of(row, "a") for row in elements(table, "tbody tr")] for table in elements(page, "table")]


def explained(page: str) -> str:
    return text_of(page, "section:has(> #explained-heading)", without="p.back")


@pytest.mark.parametrize("contract", ["1C", "2D", "4S", "3N", "7N"])
def test_tables_hold_every_score_of_the_contract(client: Client, contract: str) -> None:
    shown = tables(client.get(f"/en/scores/?contract={contract}", follow=True).text)
    assert shown == [
        [
            [str(duplicate_score(bid_of(contract), risk, tricks, vulnerable)).replace("-", "−") for risk in Risk]
            for tricks in range(13, -1, -1)
        ]
        for vulnerable in (False, True)
    ]


def test_row_is_headed_by_tricks_and_result_in_words(client: Client) -> None:
    heads = texts_of(client.get("/en/scores/"), 'th[scope="row"]')
    assert [heads[place] for place in (0, 3, 4)] == [
        "13 +3 13 tricks, made with 3 over",
        "10 = 10 tricks, just made",
        "9 −1 9 tricks, down 1",
    ]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            "",
            "4♠, not vulnerable: 10 tricks, just made Tricks 4♠ made: 4 × 30 = 120. 120 Game bonus The tricks bid"
            " and made come to 120, which is game, not vulnerable: a bonus of 300. 300 for declarer’s side 420",
        ),
        (
            "?contract=2SX&vulnerable=1&tricks=9",
            "2♠X, vulnerable: 9 tricks, made with 1 over Tricks 2♠X made: 2 × 30 × 2 = 120. 120 Overtricks"
            " 1 trick over the contract, doubled and vulnerable, at 200 = 200. 200 Doubled and made The contract was"
            " made although it was doubled: 50 (the “insult” bonus). 50 Game bonus The tricks bid and made come to"
            " 120, which is game, vulnerable: a bonus of 500. 500 for declarer’s side 870",
        ),
        (
            "?contract=1N",
            "1NT, not vulnerable: 7 tricks, just made Tricks 1NT made; at no trump the first odd trick counts 40:"
            " 1 × 40 = 40. 40 Part-score bonus The tricks bid and made come to 40, less than 100, a part-score:"
            " a bonus of 50. 50 for declarer’s side 90",
        ),
        (
            "?contract=6H&tricks=10",
            "6♥, not vulnerable: 10 tricks, down 2 Undertricks 2 tricks short of the contract: 100 for the"
            " defenders. Not vulnerable, each trick short costs 50. That makes 2 × 50 = 100. 100 for the defenders"
            " 100",
        ),
    ],
)
def test_result_is_explained_line_by_line_with_its_law(client: Client, query: str, said: str) -> None:
    law = "Duplicate bridge has no line: every deal is scored by itself. Laws of Duplicate Bridge, Law 77."
    assert explained(client.get(f"/en/scores/{query}").text) == f"{said} {law}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt-br", "3STX, não vulnerável: 7 vazas, 2 a menos"),
        ("ru", "3БКX до зоны: 7 взяток, недобор 2"),
    ],
)
def test_result_is_explained_in_the_readers_language(client: Client, language: str, said: str) -> None:
    shown = explained(client.get(f"/{language}/scores/?contract=3NX&tricks=7").text.replace("\u00a0", " "))
    assert shown.startswith(said)
    assert "300" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_leads_to_its_own_explanation_and_none_is_redirected(client: Client, language: str) -> None:
    page = client.get(f"/{language}/scores/?contract=5D").text
    links = re.findall(r'<a id="(t\w+)" href="([^"#]+)#explained" aria-label="([^"]+)"([^>]*)>([^<]+)</a>', page)
    assert len({cell for cell, *_ in links}) == 84
    assert [cell for cell, *_, more, _ in links if "aria-current" in more] == ["t11n"]
    for cell, address, label, _, number in links[::17]:
        response = client.get(address.replace("&amp;", "&"))
        assert response.status_code == 200
        assert f'id="{cell}"' in response.text
        assert re.search(rf'id="{cell}"[^>]*aria-current="true"', response.text)
        assert label.startswith(f"{number}: ")


def test_the_forms_contract_becomes_the_address_and_the_result_explained_stays(client: Client) -> None:
    sent = {"level": "3", "suit": "N", "risk": "X", "vulnerable": "1", "tricks": "8"}
    assert client.get("/en/scores/", sent).url == "/en/scores/?contract=3NX&vulnerable=1&tricks=8"
    assert client.get("/en/scores/", {"level": "4", "suit": "S"}).url == "/en/scores/"
    assert client.get("/en/scores/?contract=3nt&tricks=9").url == "/en/scores/?contract=3N"


def test_htmx_gets_the_part_it_aims_at_and_the_other_beside_it(client: Client) -> None:
    pressed = client.get("/en/scores/?contract=3N&tricks=8", headers={**HTMX, "HX-Target": "explained"})
    assert pressed.text.lstrip().startswith('\n<h2 id="explained-heading">'.strip())
    assert '<div id="tables" hx-swap-oob="innerHTML">' in pressed.text
    assert "HX-Push-Url" not in pressed.headers
    assert pressed.headers["Cache-Control"] == "no-store"
    chosen = client.get("/en/scores/", {"level": "1", "suit": "C"}, headers={**HTMX, "HX-Target": "tables"})
    assert chosen.text.lstrip().startswith('<table class="sheet scores">')
    assert '<div id="explained" hx-swap-oob="innerHTML">' in chosen.text
    assert chosen.headers["HX-Push-Url"] == "/en/scores/?contract=1C"


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("contract=8S", "“8S” is not a contract, so 4♠ is shown. In a link it looks like 4S, 4SX or 4SXX."),
        ("contract=<b>", "“<b>” is not a contract, so 4♠ is shown. In a link it looks like 4S, 4SX or 4SXX."),
        ("level=4", "“4” is not a contract, so 4♠ is shown. In a link it looks like 4S, 4SX or 4SXX."),
        ("tricks=14", "Tricks won by declarer’s side run from 0 to 13; 14 is not possible."),
        ("tricks=-1", "“-1” is not a number of tricks, so the contract is shown as just made."),
        ("tricks=²", "“²” is not a number of tricks, so the contract is shown as just made."),
    ],
)
def test_what_a_link_may_not_hold_is_said_and_the_rest_is_shown(client: Client, query: str, problem: str) -> None:
    response = client.get(f"/en/scores/?{query}")
    assert response.status_code == 422
    assert texts_of(response, 'p[role="alert"]') == [problem]
    assert len(tables(response.text)) == 2
