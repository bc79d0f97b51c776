"""The auction page: what it shows of an address, and where its forms lead."""

import pytest
from django.test import Client

from tests.auction.views.auction_html import head, rows, slots, verdict
from tests.html import elements, form_fields, links_by_id, text_of

PAGE = "/en/auction/"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def client() -> Client:
    return Client()


# The table


@pytest.mark.parametrize(
    ("dealer", "columns", "rounds"),
    [
        ("N", [">West", "North", "East", "South"], [["", "1♣", "Pass", "1♥"], ["to call", "", "", ""]]),
        ("E", ["West", ">North", "East", "South"], [["", "", "1♣", "Pass"], ["1♥", "to call", "", ""]]),
        ("S", ["West", "North", ">East", "South"], [["", "", "", "1♣"], ["Pass", "1♥", "to call", ""]]),
        ("W", ["West", "North", "East", ">South"], [["1♣", "Pass", "1♥", "to call"]]),
    ],
)
def test_every_call_stands_under_the_player_who_made_it(
    dealer: str, columns: list[str], rounds: list[list[str]], client: Client
) -> None:
    response = client.get(PAGE, {"d": dealer, "a": "1C-P-1H"} if dealer != "N" else {"a": "1C-P-1H"})
    assert (head(response), rows(response)) == (columns, rounds)


@pytest.mark.parametrize(
    ("vulnerable", "columns", "caption"),
    [
        ("", [">West", "North", "East", "South"], "Dealer West. Nobody is vulnerable."),
        (
            "EW",
            [">West vulnerable", "North", "East vulnerable", "South"],
            "Dealer West. East–West are vulnerable.",
        ),
        (
            "NS",
            [">West", "North vulnerable", "East", "South vulnerable"],
            "Dealer West. North–South are vulnerable.",
        ),
        (
            "both",
            [">West vulnerable", "North vulnerable", "East vulnerable", "South vulnerable"],
            "Dealer West. Both sides are vulnerable.",
        ),
    ],
)
def test_vulnerability_is_said_in_words(vulnerable: str, columns: list[str], caption: str, client: Client) -> None:
    response = client.get(PAGE, {"d": "W"} | ({"v": vulnerable} if vulnerable else {}))
    assert (head(response), text_of(response, "table.auction caption")) == (columns, caption)


def test_columns_have_the_same_order_in_every_language(client: Client) -> None:
    assert [head(client.get(f"/{lang}/auction/")) for lang in ("en", "pt-br", "ru")] == [
        ["West", ">North", "East", "South"],
        ["Oeste", ">Norte", "Leste", "Sul"],
        ["Запад", ">Север", "Восток", "Юг"],
    ]


def test_an_illegal_call_tried_is_struck_in_the_cell_of_the_seat_to_call(client: Client) -> None:
    response = client.get(PAGE + "?d=E&a=P-1D-1H-2C-2H&try=2D")
    assert rows(response) == [["", "", "Pass", "1♦"], ["1♥", "2♣", "2♥", "~2♦ not legal"]]


def test_the_first_illegal_call_of_a_link_is_marked_and_nothing_after_it_is_judged(client: Client) -> None:
    response = client.get(PAGE + "?d=S&a=1H-1D-1C-P")
    assert rows(response) == [["", "", "", "1♥"], ["~1♦ not legal", "1♣ not judged", "Pass not judged", ""]]
    assert head(response) == [">West", "North", "East", "South"]


def test_the_longest_auction_is_shown_whole(client: Client) -> None:
    bids = [f"{level}{suit}" for level in range(1, 8) for suit in "CDHSN"]
    calls = ["P"] * 3 + [call for bid in bids for call in (bid, "P", "P", "X", "P", "P", "XX", "P", "P")] + ["P"]
    response = client.get(PAGE, {"a": "-".join(calls)})
    assert (len(calls), sum(map(len, rows(response)))) == (319, 320)
    assert verdict(response)[:2] == (
        "over",
        "The contract is 7NTXX by West: declarer’s side must win 13 tricks.",
    )


# The verdict


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            "",
            (
                "start",
                "The dealer makes the first call. The dealer here is North.",
                "Press a card of the bidding box, or type the call. Every call is answered with its reason.",
            ),
        ),
        ("?a=1S", ("right", "North opens the bidding with 1♠.", "It is now East to call.")),
        ("?a=1S-X", ("right", "Doubled. South may redouble.", "It is now South to call.")),
        ("?a=P-P-P-1C", ("right", "West opens the bidding with 1♣.", "It is now North to call.")),
        (
            "?a=P-P-P",
            (
                "right",
                "Three passes at the start do not end the auction: the fourth player, West, may still bid.",
            ),
        ),
        (
            "?d=E&a=P-1D-1H-2C-2H&try=2D",
            (
                "wrong",
                "2♦ is not legal here",
                "2♦ is not enough over 2♥: at the same level hearts rank above diamonds."
                " The lowest bid is 2♠; in diamonds you need 3♦.",
                "Law 18D, insufficient bid",
            ),
        ),
        (
            "?a=1H-1D-P",
            (
                "wrong",
                "1♦ is not legal here",
                "1♦ is not enough over 1♥: at the same level hearts rank above diamonds."
                " The lowest bid is 1♠; in diamonds you need 2♦.",
                "The calls after it are not judged."
                " A card from the box takes the place of 1♦, and what follows is judged again.",
                "Law 18D, insufficient bid",
            ),
        ),
        (
            "?d=E&a=1D-1H-1S-2C-2S-3C-4S-P-4N-P-5D-P-6S-P-P-P",
            (
                "over",
                "The contract is 6♠ by West: declarer’s side must win 12 tricks.",
                "East made the final bid, but West named spades first for their side, so West is declarer.",
                "North makes the opening lead, and East becomes dummy.",
            ),
        ),
        (
            "?a=1S-P-4S-X-P-P-P",
            (
                "over",
                "The contract is 4♠X by North: declarer’s side must win 10 tricks.",
                "South made the final bid, but North named spades first for their side, so North is declarer.",
                "West doubled, but a double is not a bid and makes nobody declarer.",
                "East makes the opening lead, and South becomes dummy.",
            ),
        ),
        ("?a=P-P-P-P", ("over", "All four players passed: the deal is passed out and not played.")),
        (
            "?a=1H-P-P-P&try=2C",
            (
                "wrong",
                "2♣ is not legal here",
                "The auction is already over after three passes in a row: no further call can be made.",
                "Law 17E, end of the auction",
            ),
        ),
    ],
)
def test_verdict_says_what_was_done_and_why(query: str, said: tuple[str, ...], client: Client) -> None:
    assert verdict(client.get(PAGE + query)) == said


def test_a_call_after_the_end_leaves_the_contract_standing(client: Client) -> None:
    assert verdict(client.get(PAGE + "?a=1H-P-P-P-2C")) == (
        "wrong",
        "2♣ is not legal here",
        "The auction is already over after three passes in a row: no further call can be made.",
        "The contract is 1♥ by North: declarer’s side must win 7 tricks.",
        "North is declarer because only North, of the two partners, named hearts.",
        "East makes the opening lead, and South becomes dummy.",
        "Law 17E, end of the auction",
    )


def test_the_law_cited_is_a_page_of_the_site(client: Client) -> None:
    for query, law in (("a=2H&try=2D", "18D"), ("try=X", "19A1"), ("try=XX", "19B1"), ("a=P-P-P-P&try=P", "17E")):
        address = links_by_id(client.get(f"{PAGE}?{query}"))[f"law-{law}"]
        assert (address, client.get(address).status_code) == (f"/en/laws/{law}/", 200)


def test_two_reasons_by_one_law_cite_it_once(client: Client) -> None:
    said = verdict(client.get(PAGE + "?a=1H-X&try=X"))
    assert said[2:] == (
        "You may double only a bid made by an opponent; 1♥ was bid by your own side (North)."
        " 1♥ has already been doubled by East, so it cannot be doubled again.",
        "Law 19A1, legal double",
    )


def test_the_rest_is_cut_off_before_the_first_illegal_call(client: Client) -> None:
    response = client.get(PAGE + "?d=E&a=1H-1D-P-1C")
    assert links_by_id(response)["cut"] == PAGE + "?d=E&a=1H"
    assert text_of(response, "#cut") == "Cut the auction off before 1♦"


def test_denominations_are_shown_in_rank_where_two_of_a_level_are_compared(client: Client) -> None:
    assert text_of(client.get(PAGE + "?a=2H&try=2D"), "ol.ladder") == "♣ ♦yours ♥last ♠ NT"
    assert "ladder" not in client.get(PAGE + "?a=2H&try=1S").text


# The box


@pytest.mark.parametrize(
    ("calls", "out"),
    [
        ("", {"X", "XX"}),
        ("1H", {"1C", "1D", "1H", "XX"}),
        ("1H-P", {"1C", "1D", "1H", "X", "XX"}),
        ("1C-X", {"1C", "X"}),
        ("7N-X", {f"{level}{suit}" for level in range(1, 8) for suit in "CDHSN"} | {"X"}),
    ],
)
def test_what_is_not_legal_is_out_of_the_box_and_still_a_button(calls: str, out: set[str], client: Client) -> None:
    response = client.get(PAGE, {"a": calls} if calls else {})
    assert (slots(response), response.text.count('name="call"')) == (out, 38)
    assert elements(response, "#box [disabled]") == []


@pytest.mark.parametrize(
    ("calls", "double", "redouble"),
    [
        ("", "There is nothing to double: no one has bid yet.", "There is nothing to redouble: no one has bid yet."),
        ("1H", "X doubles 1♥, bid by North.", "There is nothing to redouble: 1♥ has not been doubled."),
        (
            "1H-X",
            "You may double only a bid made by an opponent; 1♥ was bid by your own side (North)."
            " 1♥ has already been doubled by East, so it cannot be doubled again.",
            "XX redoubles 1♥, doubled by East.",
        ),
    ],
)
def test_x_and_xx_say_whom_they_double_or_why_not(calls: str, double: str, redouble: str, client: Client) -> None:
    response = client.get(PAGE, {"a": calls} if calls else {})
    notes = [text_of(response, f"li#note-{call}") for call in ("X", "XX")]
    assert notes == [double, redouble]


# Pressing


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("?call=1C", "?a=1C"),
        ("?d=E&v=EW&a=P-1D-1H&call=2C", "?d=E&v=EW&a=P-1D-1H-2C"),
        ("?d=E&v=EW&a=P-1D-1H&call=1D", "?d=E&v=EW&a=P-1D-1H&try=1D"),
        ("?call=X", "?try=X"),
        ("?a=1H-1D-P-2C&call=1S", "?a=1H-1S-P-2C"),
        ("?a=1H-1D-P-2C&call=1C", "?a=1H-1D-P-2C&try=1C"),
        ("?a=1H-P-P-P&call=P", "?a=1H-P-P-P&try=P"),
        ("?d=N&v=none&a=", ""),
        ("?d=e&a=1nt,p", "?d=E&a=1N-P"),
        ("?a=1H&try=2D", "?a=1H-2D"),
        ("?a=1H&typed=p+2c", "?a=1H-P-2C"),
        ("?a=1H&typed=1c", "?a=1H&try=1C"),
        ("?a=1H&typed=1c+2c", "?a=1H-1C-2C"),
        ("?a=1H-P&typed=AP", "?a=1H-P-P-P"),
        ("?a=1H&typed=zz&reading=2C", "?a=1H-2C"),
    ],
)
def test_a_press_leads_to_the_address_of_the_auction_after_it(query: str, address: str, client: Client) -> None:
    response = client.get(PAGE + query)
    assert (response.status_code, response.headers.get("Location")) == (302, PAGE + address)


def test_the_same_press_sent_twice_enters_the_call_once(client: Client) -> None:
    once, twice = (client.get(PAGE + "?a=1H&call=P") for _ in range(2))
    assert (once.headers["Location"], twice.headers["Location"]) == (PAGE + "?a=1H-P",) * 2


def test_forms_carry_the_auction_they_are_pressed_at(client: Client) -> None:
    forms = elements(client.get(PAGE + "?d=E&v=NS&a=P-1D"), "#box form")
    carried = [form_fields(form, 'input[type="hidden"]') for form in forms]
    assert carried == [{"d": "E", "v": "NS", "a": "P-1D"}] * 2


def test_tools_lead_where_they_say(client: Client) -> None:
    response = client.get(PAGE + "?d=E&v=NS&a=P-1D-X")
    assert links_by_id(response) == {
        "undo": PAGE + "?d=E&v=NS&a=P-1D",
        "all-pass": PAGE + "?d=E&v=NS&a=P-1D-X-P-P-P",
        "restart": PAGE + "?d=E&v=NS",
        "link": PAGE + "?d=E&v=NS&a=P-1D-X",
    }
    assert text_of(response, "#undo") == "Undo X"


def test_there_is_nothing_to_undo_before_the_first_call(client: Client) -> None:
    assert links_by_id(client.get(PAGE)) == {"link": PAGE}


# Addresses that cannot be read


@pytest.mark.parametrize(
    "query",
    ["?d=Q", "?v=all", "?a=1H-1Z", "?a=9C", "?a=" + "P-" * 2000, "?call=9C", "?try=%00", "?a=%F0%9F%82%A1&call=1C"],
)
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_what_cannot_be_read_is_a_notice_on_the_page(query: str, headers: dict[str, str], client: Client) -> None:
    response = client.get(PAGE + query, headers=headers)
    assert (response.status_code, response.text.count('class="notice bad"')) == (422, 1)


def test_nothing_is_entered_at_an_auction_that_cannot_be_read(client: Client) -> None:
    response = client.get(PAGE + "?a=1H-1Z-2C&call=2D")
    assert rows(response) == [["", "1♥", "to call", ""]]
    assert "“1Z”, is not a call. The auction is shown up to there." in text_of(response)


def test_text_in_an_address_is_escaped(client: Client) -> None:
    assert "<script>alert" not in client.get(PAGE + "?a=<script>alert(1)</script>").text


def test_only_get_is_answered(client: Client) -> None:
    assert [client.post(PAGE + path).status_code for path in ("", "echo/")] == [405, 405]


# Fragments


def test_a_press_by_htmx_is_answered_with_the_parts_and_the_address(client: Client) -> None:
    response = client.get(PAGE + "?a=1H&call=P", headers=HTMX)
    assert (response.status_code, response["HX-Push-Url"], response["Cache-Control"]) == (
        200,
        "/en/auction/?a=1H-P",
        "no-store",
    )
    assert rows(response) == [["", "1♥", "Pass", "to call"]]
    assert "<html" not in response.text
    assert response.text.count("hx-swap-oob") == 7


def test_an_illegal_press_by_htmx_replaces_the_address(client: Client) -> None:
    response = client.get(PAGE + "?a=1H&call=1C", headers=HTMX)
    assert ("HX-Push-Url" in response, response["HX-Replace-Url"]) == (False, "/en/auction/?a=1H&try=1C")
    assert verdict(response)[:2] == ("wrong", "1♣ is not legal here")


def test_the_page_needs_no_database_and_no_session(client: Client) -> None:
    response = client.get(PAGE + "?a=1H")
    assert (response.status_code, dict(response.cookies)) == (200, {})
