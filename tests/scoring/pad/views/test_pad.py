"""The score pad's page: what it shows of an address, and where its forms lead."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from tests.scoring.pad.views.pad_html import deals, heads, links, marks, options, panel, said, sheet, totals

pytestmark = pytest.mark.django_db
PAGE = "/en/pad/"
HTMX = {"HX-Request": "true"}
RUBBER = "2H.N.9_3D.E.9_2S.S.8.S4_4SX.S.8_1N.E.8"
WE_ABOVE, THEY_ABOVE = "We, above the line", "They, above the line"


def below(side: str, game: int) -> str:
    return f"{side}, below the line, game {game}"


@pytest.fixture
def client() -> Client:
    return Client()


# The sheet


def test_premiums_grow_upward_and_each_game_has_its_rule(client: Client) -> None:
    response = client.get(f"{PAGE}?r={RUBBER}")
    assert sheet(response) == {
        WE_ABOVE: [100, 30],
        THEY_ABOVE: [30, 500],
        below("We", 1): [60, 60],
        below("They", 1): [60],
        below("They", 2): [40],
    }
    assert marks(response) == ["We: game with 120", "40 on"]
    assert heads(response) == [
        "We North–South 1 game, vulnerable",
        "They East–West no game yet, not vulnerable",
    ]
    assert totals(response) == ["250 We, so far", "630 They, so far"]


def test_end_of_the_rubber_has_its_premium_the_sums_and_the_difference(client: Client) -> None:
    response = client.get(f"{PAGE}?r=3N.S.9_4H.E.10_4S.N.10")
    assert sheet(response)[WE_ABOVE] == [500]
    assert totals(response) == ["720 We, total 600 difference", "120 They, total"]
    assert said(response)[-1] == "The rubber is over. We win the rubber, 720 to 120: the difference is 600."
    assert "bid-1C" not in response.text


def test_side_that_lost_two_games_to_one_has_its_game_in_the_head(client: Client) -> None:
    response = client.get(f"{PAGE}?r=4S.S.10_4S.E.10_4S.S.10")
    assert heads(response) == ["We North–South 2 games", "They East–West 1 game"]


# Deals that programs elsewhere have scored wrongly: their lists on the sheet, top to bottom.
SCORED = [
    ("7NX.N.12", {THEY_ABOVE: [100]}),
    ("4S.N.11", {below("We", 1): [120], WE_ABOVE: [30]}),
    ("4S.N.1", {THEY_ABOVE: [450]}),
    ("1N.N.7", {below("We", 1): [40]}),
    ("3N.N.9", {below("We", 1): [100]}),
    ("7C.N.13", {below("We", 1): [140], WE_ABOVE: [1000]}),
    ("6S.N.12", {below("We", 1): [180], WE_ABOVE: [500]}),
    (
        "4S.N.10_6H.N.11_7C.N.13",
        {below("We", 1): [120], below("We", 2): [140], THEY_ABOVE: [100], WE_ABOVE: [700, 1500]},
    ),
    ("2HX.N.9", {below("We", 1): [120], WE_ABOVE: [50, 100]}),
    ("4S.N.10_2HX.N.9", {below("We", 1): [120], below("We", 2): [120], WE_ABOVE: [700, 50, 200]}),
    ("4S.N.10_1NXX.N.13", {below("We", 1): [120], below("We", 2): [160], WE_ABOVE: [700, 100, 2400]}),
    ("1CXX.N.7", {below("We", 1): [80], WE_ABOVE: [100]}),
    ("2CXX.N.8", {below("We", 1): [160], WE_ABOVE: [100]}),
    ("4S.E.10", {below("They", 1): [120]}),
    ("4S.E.9", {WE_ABOVE: [50]}),
    ("1N.S.11", {below("We", 1): [40], WE_ABOVE: [120]}),
    ("2S.N.8.E5", {below("We", 1): [60], THEY_ABOVE: [150]}),
    ("3N.N.9_3N.S.9", {below("We", 1): [100], below("We", 2): [100], WE_ABOVE: [700]}),
    ("P", {}),
]


@pytest.mark.parametrize(("deals", "written"), SCORED, ids=[deals for deals, _ in SCORED])
def test_deal_is_written_where_it_belongs(deals: str, written: dict[str, list[int]], client: Client) -> None:
    assert sheet(client.get(f"{PAGE}?r={deals}")) == written


def test_part_score_of_the_losing_side_is_wiped_and_stays_in_the_total(client: Client) -> None:
    response = client.get(f"{PAGE}?r=2H.E.8_3N.N.9_1N.E.7")
    assert (marks(response), totals(response)) == (
        ["We: game with 100", "40 on"],
        ["100 We, so far", "100 They, so far"],
    )
    before = client.get(f"{PAGE}?r=2H.E.8_3N.N.9")
    assert said(before)[1:] == [
        "We 100",
        "We now have 100 below the line and win the game. They had 60 below the line: it stays in the total,"
        " but no longer counts towards a game. We are now vulnerable. A line is drawn under both columns:"
        " each side starts the next game from zero.",
        "Games: We 1, They 0. We are vulnerable. Total: We 100, They 60.",
    ]


def test_needs_of_both_sides_tell_what_makes_game(client: Client) -> None:
    response = client.get(f"{PAGE}?r=2H.N.8")
    assert "We have 60 below the line in this game." in response.text
    assert "They have nothing below the line in this game." in response.text
    assert response.text.count("The cheapest contract that makes game is") == 2


@pytest.mark.parametrize(
    ("language", "names", "said_of"),
    [
        ("en", "", ["We North–South 1 game, vulnerable", "They East–West no game yet, not vulnerable"]),
        ("pt-br", "", ["Nós Norte–Sul 1 game, vulnerável", "Eles Leste–Oeste sem game, não vulnerável"]),
        ("ru", "", ["Мы Север–Юг 1 гейм, в зоне", "Они Восток–Запад без гейма, до зоны"]),
        ("en", "ns", ["North–South 1 game, vulnerable", "East–West no game yet, not vulnerable"]),
    ],
)
def test_columns_are_called_as_the_reader_chooses(
    language: str, names: str, said_of: list[str], client: Client
) -> None:
    assert (
        heads(client.get(f"/{language}/pad/", {"n": names} | {"r": "3N.N.9"} if names else {"r": "3N.N.9"}))
        == said_of
    )


# Why


def test_an_entry_tells_its_rule_its_sum_its_place_and_its_law(client: Client) -> None:
    response = client.get(f"{PAGE}?r={RUBBER}&why=6")
    assert panel(response) == [
        "500 for them, above the line",
        "Deal 4: 4♠X by South, −2",
        "200 + 300 = 500",
        "2 tricks short of the contract: 500 above the line for them. Doubled and vulnerable, the first trick short"
        " costs 200 and each further one 300. That makes 200 + 300 = 500.",
        "Why above the line?",
        "It goes above the line: bonuses count in the total, never towards game.",
        "Laws of Rubber Bridge, Law 72.",
        "Enter deal 6",
    ]


def test_tricks_tell_what_they_did(client: Client) -> None:
    lines = panel(client.get(f"{PAGE}?r={RUBBER}&why=4"))
    assert lines[lines.index("What it did") + 1].startswith(
        "We now have 120 below the line and win the game. They had"
    )


def test_every_entry_has_its_reason(client: Client) -> None:
    response = client.get(f"{PAGE}?r={RUBBER}")
    entries = {name: address for name, address in links(response).items() if name[0] == "e" and name[1:].isdigit()}
    assert sorted(entries) == [f"e{number}" for number in range(1, 9)]
    for number in range(1, 9):
        opened = client.get(entries[f"e{number}"])
        assert (opened.status_code, 'id="why"' in opened.text) == (200, True)


# Entering


def follow(client: Client, **fields: str) -> str:
    """The address that a form leads to, as the state it holds."""
    response = client.get(PAGE, fields)
    assert response.status_code == 302
    return urlsplit(response.url).query


def test_a_card_asks_for_the_result_and_shows_tricks_and_result_together(client: Client) -> None:
    response = client.get(f"{PAGE}?r=P&bid=4S")
    assert panel(response)[0] == "Deal 2: 4♠"
    assert options(response, "won") == [
        "13 tricks, made with 3 over",
        "12 tricks, made with 2 over",
        "11 tricks, made with 1 over",
        "10 tricks, just made",
        *(f"{n} tricks, down {10 - n}" for n in range(9, 1, -1)),
        "1 trick, down 9",
        "0 tricks, down 10",
    ]
    assert options(response, "by") == ["North We", "East They", "South We", "West They"]
    assert options(response, "x") == [">Undoubled", "Doubled", "Redoubled"]


def test_saving_leads_to_the_rubber_with_the_deal(client: Client) -> None:
    fields = {"r": "P", "bid": "4S", "x": "X", "by": "S", "won": "8", "hN": "", "hE": "4", "save": "1"}
    assert follow(client, **fields) == "r=P_4SX.S.8.E4"


def test_passed_out_needs_no_more(client: Client) -> None:
    assert follow(client, r="4S.N.10", bid="P") == "r=4S.N.10_P"


def test_saving_twice_saves_once(client: Client) -> None:
    fields = {"r": "P", "bid": "4S", "by": "S", "won": "8", "save": "1"}
    assert follow(client, **fields) == follow(client, **fields)


def test_what_was_entered_stays_when_it_is_refused(client: Client) -> None:
    response = client.get(f"{PAGE}?r=P&bid=3N&x=XX&by=W&won=9&hN=4&hE=1&save=1")
    assert response.status_code == 422
    assert panel(response)[0] == "Honours: 5 of 4. At no trump they are the four aces."
    assert options(response, "by")[3] == ">West They"
    assert options(response, "won")[4] == ">9 tricks, just made"
    assert options(response, "x")[2] == ">Redoubled"
    assert '<option value="4" selected>4</option>' in response.text
    assert sheet(response) == {}


def test_another_contract_keeps_the_rest(client: Client) -> None:
    response = client.get(PAGE, {"r": "P", "bid": ["4S", ""], "x": "X", "by": "S", "won": "8"})
    assert (response.status_code, urlsplit(response.url).query) == (302, "r=P&x=X&by=S&won=8")
    again = client.get(response.url)
    assert 'name="won" value="8"' in again.text
    assert 'id="bid-5C"' in again.text


def test_a_deal_after_the_end_is_refused_with_a_new_rubber_to_begin(client: Client) -> None:
    response = client.get(f"{PAGE}?r=3N.S.9_3N.S.9&bid=4S&by=E&won=9&save=1")
    assert (response.status_code, totals(response)[0]) == (422, "900 We, total 900 difference")
    assert panel(response)[:2] == [
        "The rubber is over: this deal belongs to a new one.",
        "Begin a new rubber with it",
    ]
    assert links(response)["begin-with-it"] == f"{PAGE}?bid=4S&by=E&won=9"


# Changing


def test_editing_keeps_the_place_and_says_what_became_of_the_deal(client: Client) -> None:
    response = client.get(f"{PAGE}?r=2H.N.8_2H.N.8_3N.E.9&edit=2")
    assert urlsplit(response.url).query == "r=2H.N.8_2H.N.8_3N.E.9&bid=2H&by=N&won=8&edit=2"
    after = client.get(
        PAGE, {"r": "2H.N.8_2H.N.8_3N.E.9", "edit": "2", "bid": "2H", "by": "N", "won": "7", "save": "1"}
    )
    assert urlsplit(after.url).query == "r=2H.N.8_2H.N.7_3N.E.9&saved=2"
    assert said(client.get(after.url))[:2] == ["Deal 2: 2♥ by North, −1", "They 50"]


def test_a_deal_is_put_before_another(client: Client) -> None:
    address = links(client.get(f"{PAGE}?r=2H.N.8_3N.E.9"))["before-2"]
    assert panel(client.get(address))[0] == "A deal before deal 2: what was the contract?"
    assert follow(client, r="2H.N.8_3N.E.9", before="2", bid="P") == "r=2H.N.8_P_3N.E.9&saved=2"


def test_deleting_can_be_undone(client: Client) -> None:
    response = client.get(links(client.get(f"{PAGE}?r={RUBBER}"))["drop-3"], follow=True)
    assert said(response)[0] == "Deal 3 is deleted: 2♠ by South, ="
    assert totals(response)[0] == "90 We, so far"
    assert parse_qs(urlsplit(links(response)["put-back"]).query) == {"r": [RUBBER]}


def test_undo_takes_the_last_deal_back(client: Client) -> None:
    assert links(client.get(f"{PAGE}?r=P_4S.N.10"))["undo"] == f"{PAGE}?r=P"


def test_stopping_gives_what_is_unfinished_and_can_be_taken_back(client: Client) -> None:
    address = links(client.get(f"{PAGE}?r=3N.N.9_2H.E.8"))["stop"]
    response = client.get(address)
    assert (sheet(response)[WE_ABOVE], sheet(response)[THEY_ABOVE]) == ([300], [100])
    assert links(response)["play-on"] == f"{PAGE}?r=3N.N.9_2H.E.8"


def test_replay_shows_the_rubber_as_it_was(client: Client) -> None:
    response = client.get(f"{PAGE}?r={RUBBER}&at=1")
    assert (sheet(response), said(response)[0]) == ({WE_ABOVE: [30], below("We", 1): [60]}, "Deal 1: 2♥ by North, +1")
    assert links(response)["replay-next"] == f"{PAGE}?r={RUBBER}&at=2"
    assert links(response)["replay-back"] == f"{PAGE}?r={RUBBER}&at=0"
    assert len(deals(response)) == 5


# Games


def test_auction_bridge_scores_the_same_deals(client: Client) -> None:
    response = client.get(f"{PAGE}?r=1N.N.9_4S.E.10.N4&g=auction")
    assert sheet(response) == {below("We", 1): [30], below("They", 2): [36]}
    assert heads(response) == ["We North–South 1 game", "They East–West 1 game"]
    assert deals(response) == [
        "1 1NT by North, +2 We 30",
        "2 4♠ by East, = Honours noted: 4 of 5. Auction bridge must know where all of them are,"
        " so it counts none here. They 36",
    ]


def test_deals_after_the_end_stay_and_can_begin_a_new_rubber(client: Client) -> None:
    response = client.get(f"{PAGE}?g=auction&r=1N.N.9_1N.N.9_1N.N.9")
    assert deals(response)[2] == "3 1NT by North, +2 In auction bridge the rubber was over before this deal."
    assert links(response)["begin"] == f"{PAGE}?g=auction&r=1N.N.9"
    assert links(response)["game-1"] == f"{PAGE}?r=1N.N.9_1N.N.9_1N.N.9"


def test_an_edition_changes_the_prices(client: Client) -> None:
    redoubled = [sheet(client.get(f"{PAGE}?{query}r=4SX.N.6"))[THEY_ABOVE] for query in ("", "e=1981&")]
    assert redoubled == [[800], [700]]


# Addresses


@pytest.mark.parametrize(
    ("query", "canonical"),
    [
        ("g=contract&e=1993", ""),
        ("r=2h.n.9", "r=2H.N.9"),
        ("r=P&at=7&why=1&stop=0", "r=P"),
        ("r=3N.N.9_3N.N.9&stop=1", "r=3N.N.9_3N.N.9"),
        ("r=P&edit=9", "r=P"),
        ("r=P&saved=1", "r=P"),
        ("r=P&gone=9.P", "r=P"),
    ],
)
def test_an_address_leads_to_its_canonical_one(query: str, canonical: str, client: Client) -> None:
    response = client.get(f"{PAGE}?{query}")
    assert (response.status_code, urlsplit(response.url).query) == (302, canonical)
    assert client.get(response.url).status_code == 200


def test_a_fragment_is_not_kept_and_moves_the_address_on(client: Client) -> None:
    response = client.get(PAGE, {"r": "P", "bid": "P"}, headers=HTMX)
    assert (response.status_code, response["HX-Push-Url"]) == (200, f"{PAGE}?r=P_P")
    assert response["Cache-Control"] == "no-store"
    assert "<html" not in response.text


@pytest.mark.parametrize("query", ["r=4S.N.10&why=1", "r=4S.N.10&bid=4S"])
def test_a_fragment_does_not_say_again_what_was_said(query: str, client: Client) -> None:
    assert 'id="said"' not in client.get(f"{PAGE}?{query}", headers=HTMX).text


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_nothing_is_written(method: str, client: Client) -> None:
    assert getattr(client, method)(PAGE).status_code == 405


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
@pytest.mark.parametrize(
    "query",
    [
        "r=<script>alert(1)</script>",
        "r=4S.N.10.<b>",
        "g=<i>",
        "e=<i>",
        "bid=<i>",
        "won=99&bid=4S",
        "r=7N.N.14",
        "bid=8C",
    ],
)
def test_what_cannot_be_read_is_said_and_escaped(query: str, language: str, client: Client) -> None:
    response = client.get(f"/{language}/pad/?{query}")
    assert response.status_code == 422
    assert 'class="notice bad"' in response.text
    assert not any(tag in response.text for tag in ("<script>alert", "<b>”", "<i>"))
