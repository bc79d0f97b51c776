"""A newcomer enters an auction from the first call to the last and is told why, in each language."""

import pytest
from playwright.sync_api import expect

from tests.e2e.auction_table import SOURCE_EXAMPLE, AuctionTable
from tests.e2e.conftest import SCRIPTED_AND_PLAIN, OpenPage

SAID = {
    "en": {
        "caption": "Dealer East. East–West are vulnerable.",
        "start": ("The dealer makes the first call. The dealer here is East.", 1),
        "opened": ("East opens the bidding with 1♦.", "It is now South to call."),
        "illegal": (
            "2♦ is not legal here",
            "2♦ is not enough over 2♠: at the same level spades rank above diamonds."
            " The lowest bid is 2NT; in diamonds you need 3♦.",
            "Law 18D, insufficient bid",
        ),
        "over": (
            "The contract is 6♠ by West: declarer’s side must win 12 tricks.",
            "East made the final bid, but West named spades first for their side, so West is declarer.",
            "North makes the opening lead, and East becomes dummy.",
        ),
        "slot": "two diamonds, not legal now",
        "undo": "Undo Pass",
    },
    "pt-br": {
        "caption": "Dador: Leste. Leste–Oeste está vulnerável.",
        "start": ("O dador faz a primeira fala. Aqui o dador é Leste.", 1),
        "opened": ("Leste abre o leilão com 1♦.", "Agora é a vez de Sul."),
        "illegal": (
            "2♦ não é permitido aqui",
            "2♦ não supera 2♠: no mesmo nível, espadas valem mais que ouros."
            " O menor lance possível é 2ST; em ouros, 3♦.",
            "Lei 18D, lance insuficiente",
        ),
        "over": (
            "O contrato é 6♠, carteado por Oeste: a dupla precisa fazer 12 vazas.",
            "Leste deu o último lance, mas Oeste foi o primeiro da dupla a falar espadas;"
            " por isso, Oeste é o declarante.",
            "A saída é de Norte, e Leste passa a ser o morto.",
        ),
        "slot": "2 ouros, não permitido agora",
        "undo": "Desfazer Passo",
    },
    "ru": {
        "caption": "Сдающий — Восток. Восток–Запад в зоне.",
        "start": ("Первую заявку делает сдающий. Сдающий здесь — Восток.", 1),
        "opened": ("Восток открывает торговлю: 1♦.", "Сейчас заявку делает Юг."),
        "illegal": (
            "Заявка 2♦ здесь недопустима",
            "2♦ не выше, чем 2♠: на одном уровне пики старше бубён. Нужно хотя бы 2БК, а в бубнах — 3♦.",
            "Правило 18D, недостаточное назначение",
        ),
        "over": (
            "Контракт 6♠, разыгрывающий — Запад. Нужно 12 взяток.",
            "Последним торговался Восток, но пики в этой паре первым заявил Запад: он и разыгрывает.",
            "Первым ходит Север, болваном становится Восток.",
        ),
        "slot": "две бубны, сейчас нельзя",
        "undo": "Отменить пас",
    },
}


@SCRIPTED_AND_PLAIN
def test_newcomer_enters_an_auction_to_its_end_and_reads_why(
    lang: str, javascript: bool, open_page: OpenPage
) -> None:
    said = SAID[lang]
    page = open_page("auction/", lang=lang, javascript=javascript)
    table = AuctionTable(page)

    page.locator("details:has(#deal) summary").click()
    page.select_option("#d", "E")
    page.select_option("#v", "EW")
    page.click("#deal-set")
    table.shows("d=E&v=EW")
    expect(page.locator("caption")).to_have_text(said["caption"])
    expect(page.locator("#verdict h2")).to_have_text(said["start"][0])

    table.press("1D")
    table.says(*said["opened"])
    table.press("1H", "1S", "2C", "2S")

    expect(page.get_by_role("button", name=said["slot"], exact=True)).to_have_id("call-2D")
    table.press("2D")
    table.says(*said["illegal"])
    table.shows("d=E&v=EW&a=1D-1H-1S-2C-2S&try=2D")

    table.press(*SOURCE_EXAMPLE[5:])
    table.shows(f"d=E&v=EW&a={'-'.join(SOURCE_EXAMPLE)}")
    table.says(*said["over"])

    expect(page.locator("#undo")).to_have_text(said["undo"])
    page.click("#undo")
    table.shows(f"d=E&v=EW&a={'-'.join(SOURCE_EXAMPLE[:-1])}")
    table.press("P")
    table.says(*said["over"])


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_auction_is_the_same_in_every_language_and_back(javascript: bool, open_page: OpenPage) -> None:
    page = open_page("auction/", javascript=javascript)
    table = AuctionTable(page)
    table.press("1N", "X", "1C")
    for to in ("ru", "pt-BR", "en"):
        page.click(f'.langs a[hreflang="{to}"]')
        page.wait_for_url(f"**/{to.lower()}/auction/?a=1N-X&try=1C")
        expect(page.locator("html")).to_have_attribute("lang", to)
    table.press("XX")
    table.shows("a=1N-X-XX")


@pytest.mark.parametrize(
    ("calls", "said"),
    [
        (
            ("X",),
            ("X is not legal here", "There is nothing to double: no one has bid yet.", "Law 19A1, legal double"),
        ),
        (
            ("3D", "P", "X"),
            (
                "X is not legal here",
                "You may double only a bid made by an opponent; 3♦ was bid by your own side (North).",
                "Law 19A1, legal double",
            ),
        ),
        (
            ("1H", "X", "P", "P", "XX"),
            None,
        ),
        (("1H", "P", "P", "X", "P", "P", "XX"), None),
        (
            ("7N", "7S"),
            (
                "7♠ is not legal here",
                "No bid is higher than 7NT: you can no longer bid.",
                "Law 18D, insufficient bid",
            ),
        ),
    ],
)
def test_each_call_is_judged_by_the_seat_that_makes_it(
    calls: tuple[str, ...], said: tuple[str, ...] | None, open_page: OpenPage
) -> None:
    table = AuctionTable(open_page("auction/"))
    table.press(*calls)
    if said:
        table.says(*said)
        assert table.query.endswith(f"try={calls[-1]}")
    else:
        assert table.query == f"a={'-'.join(calls)}"


def test_the_passes_that_end_it_are_one_press(open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?a=1S-P-4S-X"))
    table.page.click("#all-pass")
    table.says(
        "The contract is 4♠X by North: declarer’s side must win 10 tricks.",
        "South made the final bid, but North named spades first for their side, so North is declarer.",
        "West doubled, but a double is not a bid and makes nobody declarer.",
        "East makes the opening lead, and South becomes dummy.",
    )
    table.page.click("#score")
    table.page.wait_for_url("**/en/pad/?bid=4S&x=X&by=N")


def test_an_auction_with_an_illegal_call_can_be_mended_or_cut_off(open_page: OpenPage) -> None:
    table = AuctionTable(open_page("auction/?a=1H-1D-P-2C"))
    assert table.calls == ["1♥", "1♦ not legal", "Pass not judged", "2♣ not judged"]
    table.press("1S")
    assert table.calls == ["1♥", "1♠", "Pass", "2♣", "to call"]
    table.page.go_back()
    table.page.click("#cut")
    table.shows("a=1H")
    assert table.calls == ["1♥", "to call"]
