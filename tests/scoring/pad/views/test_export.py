"""The pad beside other games, as a table and as text, and from an auction."""

import csv
import io

import pytest
from django.test import Client

from lessons.web.csv_files import harmless
from tests.html import links_by_id, text_of
from tests.scoring.pad.views.pad_html import links, paragraphs

pytestmark = pytest.mark.django_db
CSV = {"en": ",", "pt-br": ";", "ru": ";"}


@pytest.fixture
def client() -> Client:
    return Client()


# Comparing


def compared(html: str) -> list[list[str]]:
    """Each deal: its heading, what it scores and did in both games, the reasons."""
    items = html.partition('<ol class="compared">')[2].partition("</ol>")[0].split("<h2>")[1:]
    return [[*paragraphs(f"<p>{item.replace('<li>', '<p>').replace('</li>', '</p>')}")] for item in items]


def test_both_games_stand_side_by_side_with_the_reasons(client: Client) -> None:
    response = client.get("/en/pad/compare/?r=1N.N.9_6S.E.12")
    first, second = (" ".join(deal) for deal in compared(response.text))
    assert "Contract bridge 40 We, below the line: tricks 60 We, above the line: overtricks" in first
    assert "Auction bridge 30 We, below the line: tricks We now have 30 below the line and win the game." in first
    assert "2 tricks more than were bid: in contract bridge they score 60 above the line" in first
    assert "We win a game on this deal in auction bridge, but not in contract bridge." in first
    assert "The small slam earns 500 in contract bridge and 50 in auction bridge." in second


def test_deals_after_the_end_of_one_game_go_on_in_the_other(client: Client) -> None:
    response = client.get("/en/pad/compare/?g=auction&r=1N.N.9_1N.N.9_1N.N.9")
    assert "In auction bridge the rubber was over before this deal." in " ".join(compared(response.text)[2])
    assert 'href="/en/pad/?g=auction&amp;r=1N.N.9_1N.N.9_1N.N.9"' in response.text


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("g=auction&e=1913&o=1981&r=P", ""),
        ("o=1926", "/en/pad/compare/"),
        ("r=P&at=0&why=3", "/en/pad/compare/?r=P"),
    ],
)
def test_editions_of_both_games_stand_in_the_address(query: str, address: str, client: Client) -> None:
    response = client.get(f"/en/pad/compare/?{query}")
    assert (response.status_code, response.get("Location", "")) == ((302 if address else 200), address)
    if not address:
        chosen = [text_of(part.partition("</a>")[0]) for part in response.text.split('aria-current="true">')[1:]]
        assert chosen[-2:] == ["1981", "1913"]


def test_comparing_says_what_cannot_be_read(client: Client) -> None:
    response = client.get("/en/pad/compare/?r=P_4S&o=1850")
    assert response.status_code == 422
    assert "This game has no edition “1850”. Choose one of these: 1926, 1915, 1913." in text_of(response)
    assert "Deal 2 of the link, “4S”, is not a deal" in text_of(response)


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_nothing_to_compare_yet(language: str, client: Client) -> None:
    assert client.get(f"/{language}/pad/compare/").status_code == 200


# A table


def table(client: Client, query: str, language: str = "en") -> list[list[str]]:
    response = client.get(f"/{language}/pad/rubber.csv?{query}")
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert response["Content-Disposition"] == 'attachment; filename="rubber.csv"'
    assert response.content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(response.content.decode("utf-8-sig")), delimiter=CSV[language]))


def test_table_has_a_row_for_every_number_on_the_pad(client: Client) -> None:
    assert table(client, "r=4S.E.9_P_3N.N.10&stop=1") == [
        ["Deal", "Contract", "Declarer", "Tricks", "Result", "Side", "Place", "What for", "Points"],
        ["1", "4♠", "East", "9", "-1", "We", "above the line", "undertricks", "50"],
        ["2", "Passed out", "", "", "", "", "", "", ""],
        ["3", "3NT", "North", "10", "1", "We", "below the line", "tricks", "100"],
        ["3", "3NT", "North", "10", "1", "We", "above the line", "overtricks", "30"],
        ["3", "3NT", "North", "10", "1", "We", "above the line", "unfinished rubber", "300"],
        ["", "", "", "", "", "We", "", "total", "480"],
        ["", "", "", "", "", "They", "", "total", "0"],
    ]


def test_table_is_parted_and_worded_as_its_readers_expect(client: Client) -> None:
    assert table(client, "r=3N.W.9&n=ns", "ru")[1] == [
        *("1", "3БК", "Запад", "9", "0", "Восток–Запад", "под чертой", "взятки", "100")
    ]
    assert table(client, "r=3N.EW.9", "pt-br")[1][:4] == ["1", "3ST", "Eles", "9"]


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@a", "'@a"),
        ("\tx", "'\tx"),
        ("a;=1", "a;'=1"),
        ("a, -1", "a, '-1"),
        ("a-1=b", "a-1=b"),
        ("4♠", "4♠"),
        (-1, -1),
        ("", ""),
    ],
)
def test_no_cell_is_a_formula(cell: str | int, written: str | int) -> None:
    assert harmless(cell) == written


# Text


def test_rubber_as_text(client: Client) -> None:
    html = client.get("/en/pad/?r=2H.N.9_4S.E.8.E4").text
    assert html.partition('aria-label="The rubber as text">')[2].partition("</textarea>")[0].replace(
        "\ufe0e", ""
    ) == (
        "Contract bridge, laws of 1993\n\n"
        "Deal 1: 2♥ by North, +1\n"
        "  60  We, below the line: tricks\n"
        "  30  We, above the line: overtricks\n"
        "We now have 60 below the line. 40 more points below the line are needed for game.\n\n"
        "Deal 2: 4♠ by East, −2\n"
        "  100  We, above the line: undertricks\n"
        "  100  They, above the line: honours\n\n"
        "Games: We 0, They 0. Below the line: We 60, They 0. Nobody is vulnerable. Total: We 190, They 100.\n"
    )


# From an auction


def test_a_finished_auction_leads_to_its_deal_with_the_result_to_fill_in(client: Client) -> None:
    address = links_by_id(client.get("/en/auction/?d=E&a=1S-X-XX-P-P-P"))["score"]
    assert address == "/en/pad/?bid=1S&x=XX&by=E"
    response = client.get(address)
    assert (response.status_code, 'id="save"' in response.text) == (200, True)


@pytest.mark.parametrize("query", ["a=1S-X-XX-P-P", "a=P-P-P-P", ""])
def test_an_auction_without_a_contract_has_nothing_to_score(query: str, client: Client) -> None:
    assert "score" not in links(client.get(f"/en/auction/?{query}"))
