"""The page of Chicago: four deals in order, each with its vulnerability, its score and its reasons."""

import re

import pytest
from django.test import Client

from tests.html import elements, text_of, texts_of

LANGUAGES = ("en", "pt-br", "ru")
PAGE = "/en/scores/chicago/"
ROUND = "r=4S.S.10_3NX.W.7_P_6H.N.12"
HTMX = {"HX-Request": "true"}


def rows(page: str) -> list[str]:
    return texts_of(page, "tbody tr")


def said(page: str) -> str:
    return text_of(page, "p#said")


def alerts(page: str) -> list[str]:
    return texts_of(page, 'p[role="alert"]')


def test_a_new_round_shows_the_dealers_and_the_vulnerability_of_its_four_deals(client: Client) -> None:
    page = client.get(f"{PAGE}?dealer=E").text
    assert rows(page) == [
        "1 Dealer East. Nobody is vulnerable.",
        "2 Dealer South. North–South are vulnerable.",
        "3 Dealer West. East–West are vulnerable.",
        "4 Dealer North. Both sides are vulnerable.",
    ]
    assert said(page) == "No deal has been played yet."
    assert "Enter deal 1" in page
    assert "On the first deal nobody is vulnerable." in page
    assert "explained-heading" not in page


def test_a_round_is_scored_with_running_totals(client: Client) -> None:
    page = client.get(f"{PAGE}?{ROUND}").text
    assert rows(page) == [
        "1 4♠ by South, = Dealer North. Nobody is vulnerable. Change 1 420 total 420 – total 0",
        "2 3NTX by West, −2 Dealer East. East–West are vulnerable. Change 2 500 total 920 – total 0",
        "3 Passed out Dealer South. North–South are vulnerable. Change 3 – total 920 – total 0",
        "4 6♥ by North, = Dealer West. Both sides are vulnerable. Change 4 1430 total 2350 – total 0",
    ]
    assert said(page) == ("All four deals are played. North–South win the round, 2350 to 0: the difference is 2350.")
    assert 'id="enter-deal"' not in page


@pytest.mark.parametrize(
    ("query", "standing"),
    [
        ("r=1N.N.7", "After 1 deal: North–South 90, East–West 0."),
        ("r=1N.N.7_1N.N.6", "After 2 deals: North–South 90, East–West 50."),
        ("r=P_P_P_P", "All four deals are played. The totals are equal, 0 each: nobody wins the round."),
        ("r=P_1N.E.7_P_P", "All four deals are played. East–West win the round, 90 to 0: the difference is 90."),
    ],
)
def test_it_is_said_how_the_round_stands(client: Client, query: str, standing: str) -> None:
    assert said(client.get(f"{PAGE}?{query}").text) == standing


@pytest.mark.parametrize(
    ("language", "standing"),
    [
        ("pt-br", "Depois de 2 mãos: Norte–Sul 90, Leste–Oeste 50."),
        ("ru", "После 2 сдач: Север–Юг — 90, Восток–Запад — 50."),
    ],
)
def test_it_is_said_in_the_readers_language(client: Client, language: str, standing: str) -> None:
    page = client.get(f"/{language}/scores/chicago/?r=1N.N.7_1N.N.6").text.replace("\u00a0", " ")
    assert said(page) == standing


def test_the_last_deal_is_explained_or_the_one_asked_for(client: Client) -> None:
    def explained(query: str) -> str:
        page = client.get(f"{PAGE}?{query}").text
        return text_of(page, "section:has(> #explained-heading)")

    assert explained(f"{ROUND}&why=2") == (
        "Deal 2: 3NTX by West, −2 3NTX by West: 7 tricks, down 2. Undertricks 2 tricks short of the contract: 500 for"
        " North–South. Doubled and vulnerable, the first trick short costs 200 and each further one 300. That makes"
        " 200 + 300 = 500. 500 for North–South 500 Laws of Duplicate Bridge, Law 77."
    )
    assert "Small slam bid and made, vulnerable: 750." in explained(ROUND)
    assert explained("r=P").endswith("Passed out All four players passed: the deal is passed out and not played.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_round_leads_to_its_own_address(client: Client, language: str) -> None:
    page = client.get(f"/{language}/scores/chicago/?dealer=W&{ROUND}").text
    links = {(link.attributes["href"] or "").partition("#")[0] for link in elements(page, "main [href]")}
    assert len(links) >= 9
    assert {link: client.get(link).status_code for link in links if not link.endswith("?")} == {
        link: 200 for link in links if not link.endswith("?")
    }


def test_a_deal_that_is_saved_leads_to_the_round_with_it(client: Client) -> None:
    sent = {"dealer": "E", "r": "P", "level": "3", "suit": "N", "risk": "X", "by": "W", "won": "7", "save": "1"}
    assert client.get(PAGE, sent).url == f"{PAGE}?dealer=E&r=P_3NX.W.7"
    assert client.get(PAGE, {"r": "P", "passed": "1"}).url == f"{PAGE}?r=P_P"


def test_a_deal_that_is_changed_stays_at_its_place(client: Client) -> None:
    page = client.get(f"{PAGE}?r=4S.S.10_3NX.W.7&edit=1").text
    assert "Change deal 1" in page
    for field in ('name="level" value="4" checked', 'name="suit" value="S" checked', 'name="by" value="S" checked'):
        assert field in page
    assert '<option value="10" selected>10</option>' in page
    assert '<output class="soft" id="result" for="won">10 tricks, just made</output>' in page
    sent = {"r": "4S.S.10_3NX.W.7", "edit": "1", "level": "4", "suit": "S", "risk": "", "by": "S", "won": "9"}
    assert client.get(PAGE, {**sent, "save": "1"}).url == f"{PAGE}?r=4S.S.9_3NX.W.7"
    assert client.get(PAGE, {**sent, "passed": "1"}).url == f"{PAGE}?r=P_3NX.W.7"


def test_a_declarer_known_by_side_alone_is_kept_when_the_deal_is_changed(client: Client) -> None:
    page = client.get(f"{PAGE}?r=4S.EW.10&edit=1").text
    assert 'name="by" value="EW" checked' in page
    assert "4♠ by East–West, =" in rows(page)[0]


@pytest.mark.parametrize(
    ("sent", "problems"),
    [
        ({}, ["contract", "declarer", "tricks"]),
        ({"level": "3"}, ["contract", "declarer", "tricks"]),
        ({"level": "3", "suit": "N", "by": "W"}, ["tricks"]),
        ({"level": "3", "suit": "N", "won": "7"}, ["declarer"]),
        ({"suit": "N", "by": "W", "won": "7"}, ["contract"]),
        ({"level": "8", "suit": "Z", "by": "Q", "won": "14"}, ["contract", "declarer", "tricks"]),
    ],
)
def test_what_is_missing_is_said_and_what_was_entered_stays(
    client: Client, sent: dict[str, str], problems: list[str]
) -> None:
    told = {
        "contract": "Say what the contract was: its level, and its suit or no trump.",
        "declarer": "Say who declared.",
        "tricks": "Say how many tricks declarer’s side won.",
    }
    response = client.get(PAGE, {"r": "P", "risk": "XX", "save": "1", **sent})
    assert response.status_code == 422
    assert alerts(response.text) == [told[problem] for problem in problems]
    assert 'name="risk" value="XX" checked' in response.text
    for name, value in sent.items():
        if name != "won" and value in ("3", "N", "W"):
            assert f'name="{name}" value="{value}" checked' in response.text
    assert ('<option value="7" selected>' in response.text) == (sent.get("won") == "7")
    assert len(rows(response.text)) == 4


@pytest.mark.parametrize(
    ("query", "problem", "played"),
    [
        ("dealer=Q", "“Q” is not a seat, so North deals here. In a link the dealer is N, E, S or W.", 0),
        ("r=P_8S.N.9_P", "Deal 2 of the link, “8S.N.9”, is not a deal, so the round is shown up to there.", 1),
        (
            "r=P_4S.N.14",
            "Deal 2 of the link cannot be scored, so the round is shown up to there. Tricks won by declarer’s side"
            " run from 0 to 13; 14 is not possible.",
            1,
        ),
        (
            "r=4S.N.10.N4",
            "Deal 1 of the link cannot be scored, so the round is shown up to there. Duplicate bridge counts no"
            " honours.",
            0,
        ),
        (
            "r=P_P_P_P_P",
            "Deal 5 of the link cannot be scored, so the round is shown up to there. Chicago has four deals: this one"
            " belongs to a new round.",
            4,
        ),
        ("r=P_P_P_P&passed=1", "Chicago has four deals: this one belongs to a new round.", 4),
    ],
)
def test_what_a_link_may_not_hold_is_said_and_the_rest_is_shown(
    client: Client, query: str, problem: str, played: int
) -> None:
    response = client.get(f"{PAGE}?{query}")
    assert response.status_code == 422
    assert alerts(response.text) == [problem]
    assert sum("Change" in row for row in rows(response.text)) == played


@pytest.mark.parametrize(
    ("query", "canonical"),
    [
        ("dealer=N&r=P", "?r=P"),
        ("dealer=e", "?dealer=E"),
        ("r=_4s.n.10_&why=7&edit=x", "?r=4S.N.10"),
        ("r=&why=1", ""),
    ],
)
def test_another_spelling_of_an_address_is_sent_to_its_own(client: Client, query: str, canonical: str) -> None:
    assert client.get(f"{PAGE}?{query}").url == f"{PAGE}{canonical}"


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"level": "2", "suit": "H", "won": "7"}, "7 tricks, down 1"),
        ({"level": "2", "suit": "H", "won": "8", "edit": "1", "r": "P"}, "8 tricks, just made"),
        ({"level": "2", "won": "7"}, ""),
        ({"level": "2", "suit": "H"}, ""),
    ],
)
def test_it_is_said_what_the_tricks_mean_before_the_deal_is_saved(
    client: Client, sent: dict[str, str], said: str
) -> None:
    assert client.get(PAGE, sent, headers={**HTMX, "HX-Target": "result"}).text == said


def test_focus_goes_to_what_was_asked_for(client: Client) -> None:
    focused = r'<h2 id="([\w-]+)" tabindex="-1" autofocus>'
    for trigger, heading in (("enter-deal", "enter"), ("change-1", "enter"), ("why-1", "explained"), ("first", "")):
        page = client.get(f"{PAGE}?r=P", headers={**HTMX, "HX-Trigger": trigger}).text
        assert re.findall(focused, page) == ([f"{heading}-heading"] if heading else [])
    assert re.findall(focused, client.get(f"{PAGE}?r=P").text) == []


def test_scores_and_chicago_lead_to_each_other_and_say_where_one_is(client: Client) -> None:
    assert '<a href="/en/scores/" aria-current="page">Every score</a>' in client.get("/en/scores/").text
    assert f'<a href="{PAGE}" aria-current="page">Chicago</a>' in client.get(PAGE).text
    assert f'<a href="{PAGE}">Chicago</a>' in client.get("/en/scores/").text
