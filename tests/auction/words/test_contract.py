"""The contract, who declares and why, in exact sentences."""

import pytest

from lessons.auction.words import contract as words
from lessons.engine.auction import Auction
from lessons.engine.calls import Bid, Denomination, bid_of
from lessons.engine.contract import Contract, Risk
from lessons.engine.declaring import REASONS as KINDS
from lessons.engine.declaring import why_declarer
from lessons.engine.seats import NORTH, WEST
from tests.wording.languages import LANGUAGES, in_each_language, in_language

# By the dealer and the calls.
REASONS = {
    ("N", "1S P P P"): (
        "North is declarer because only North, of the two partners, named spades.",
        "Norte é o declarante porque foi o único da dupla a falar espadas.",
        "Разыгрывающий — Север: в своей паре только он заявил пики.",
    ),
    ("N", "1S P 2S P 4S P P P"): (
        "North is declarer because North was the first of the partnership to name spades.",
        "Norte é o declarante porque foi o primeiro da dupla a falar espadas.",
        "Разыгрывающий — Север: в своей паре он первым заявил пики.",
    ),
    ("E", "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P"): (
        "East made the final bid, but West named spades first for their side, so West is declarer.",
        "Leste deu o último lance, mas Oeste foi o primeiro da dupla a falar espadas; por isso, Oeste é o "
        "declarante.",
        "Последним торговался Восток, но пики в этой паре первым заявил Запад: он и разыгрывает.",
    ),
    ("S", "1N 3N P P P"): (
        "West is declarer because only West, of the two partners, named no trump. South had named no trump "
        "earlier still, but only the side that made the final bid counts.",
        "Oeste é o declarante porque foi o único da dupla a falar sem trunfos. Sul tinha falado sem trunfos "
        "ainda antes, mas só conta a dupla que deu o último lance.",
        "Разыгрывающий — Запад: в своей паре только он заявил без козыря. Ещё раньше без козыря заявил Юг, "
        "но учитывается только пара, сделавшая последнее назначение.",
    ),
    ("N", "1S P 4S X P P P"): (
        "South made the final bid, but North named spades first for their side, so North is declarer. West "
        "doubled, but a double is not a bid and makes nobody declarer.",
        "Sul deu o último lance, mas Norte foi o primeiro da dupla a falar espadas; por isso, Norte é o "
        "declarante. Oeste dobrou, mas um dobro não é um lance e não torna ninguém declarante.",
        "Последним торговался Юг, но пики в этой паре первым заявил Север: он и разыгрывает. Контру дал "
        "Запад, но контра — не назначение: разыгрывающим она никого не делает.",
    ),
    ("N", "1C X XX P P P"): (
        "North is declarer because only North, of the two partners, named clubs. South redoubled, but a "
        "redouble is not a bid and makes nobody declarer.",
        "Norte é o declarante porque foi o único da dupla a falar paus. Sul redobrou, mas um redobro não é "
        "um lance e não torna ninguém declarante.",
        "Разыгрывающий — Север: в своей паре только он заявил трефы. Реконтру дал Юг, но реконтра — не "
        "назначение: разыгрывающим она никого не делает.",
    ),
}


@pytest.mark.parametrize(("auction", "texts"), REASONS.items())
def test_why_declarer(auction: tuple[str, str], texts: tuple[str, str, str]) -> None:
    reasons = why_declarer(Auction.of(*auction))
    assert tuple(in_each_language(lambda: words.why_declarer(reasons)).values()) == texts
    assert len(set(texts)) == len(LANGUAGES)


def test_every_kind_of_reason_is_in_the_table() -> None:
    assert {reason.code for auction in REASONS for reason in why_declarer(Auction.of(*auction))} == set(KINDS)


@pytest.mark.parametrize(
    ("contract", "texts"),
    [
        (
            Contract(bid_of("4S"), Risk.DOUBLED, NORTH),
            (
                "The contract is 4♠X by North: declarer’s side must win 10 tricks.",
                "O contrato é 4♠X, carteado por Norte: a dupla precisa fazer 10 vazas.",
                "Контракт 4♠X, разыгрывающий — Север. Нужно 10 взяток.",
            ),
        ),
        (
            Contract(bid_of("3N"), Risk.REDOUBLED, WEST),
            (
                "The contract is 3NTXX by West: declarer’s side must win 9 tricks.",
                "O contrato é 3STXX, carteado por Oeste: a dupla precisa fazer 9 vazas.",
                "Контракт 3БКXX, разыгрывающий — Запад. Нужно 9 взяток.",
            ),
        ),
    ],
)
def test_contract_summary(contract: Contract, texts: tuple[str, str, str]) -> None:
    assert tuple(in_each_language(lambda: words.contract_summary(contract)).values()) == texts


class BidOf(Bid):
    """A bid of any number of tricks: the sentence must count them all, although 7 to 13 occur."""

    count: int = 0

    @property
    def tricks(self) -> int:
        return self.count


@pytest.mark.parametrize(
    ("n", "texts"),
    [
        (1, ("must win 1 trick.", "fazer 1 vaza.", "Нужна 1 взятка.")),
        (2, ("must win 2 tricks.", "fazer 2 vazas.", "Нужны 2 взятки.")),
        (5, ("must win 5 tricks.", "fazer 5 vazas.", "Нужно 5 взяток.")),
        (11, ("must win 11 tricks.", "fazer 11 vazas.", "Нужно 11 взяток.")),
        (21, ("must win 21 tricks.", "fazer 21 vazas.", "Нужна 21 взятка.")),
        (22, ("must win 22 tricks.", "fazer 22 vazas.", "Нужны 22 взятки.")),
    ],
)
def test_tricks_are_counted_in_every_plural_form(
    n: int, texts: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BidOf, "count", n)
    contract = Contract(BidOf(1, Denomination.CLUBS), Risk.UNDOUBLED, NORTH)
    said = in_each_language(lambda: words.contract_summary(contract))
    assert [text.endswith(end) for text, end in zip(said.values(), texts, strict=True)] == [True] * 3


def test_lead_and_dummy() -> None:
    contract = Contract(bid_of("6S"), Risk.UNDOUBLED, WEST)
    assert in_each_language(lambda: words.lead_and_dummy(contract)) == {
        "en": "North makes the opening lead, and East becomes dummy.",
        "pt-br": "A saída é de Norte, e Leste passa a ser o morto.",
        "ru": "Первым ходит Север, болваном становится Восток.",
    }


def test_passed_out() -> None:
    assert in_each_language(words.passed_out) == {
        "en": "All four players passed: the deal is passed out and not played.",
        "pt-br": "Todos passaram: a mão não é carteada.",
        "ru": "Все четыре игрока спасовали: сдача не разыгрывается.",
    }


def test_contract_is_one_symbol_with_one_name_for_screen_readers() -> None:
    text = words.contract_summary(Contract(bid_of("4S"), Risk.DOUBLED, NORTH))
    mark = (
        '<span class="call" role="img" aria-label="four spades doubled">4<span class="suit s">♠\ufe0e</span>X</span>'
    )
    assert text.html == f"The contract is {mark} by North: declarer’s side must win 10 tricks."


def test_redoubled_contract_is_named_in_each_language() -> None:
    contract = Contract(bid_of("3N"), Risk.REDOUBLED, WEST)
    names = {
        language: in_language(language, lambda: words.contract_summary(contract).html.split('"')[5])
        for language in ("en", "pt-br", "ru")
    }
    assert names == {
        "en": "three no trump redoubled",
        "pt-br": "3 sem trunfos, redobrado",
        "ru": "три без козыря с реконтрой",
    }
