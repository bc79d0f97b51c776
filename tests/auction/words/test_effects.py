"""The nod after a legal call, in exact sentences."""

import pytest

from lessons.auction.words import effects as words
from lessons.engine.auction import Auction
from lessons.engine.effects import EFFECTS, PassedAfterBid, PassedBeforeBid, effects
from lessons.engine.seats import WEST
from tests.wording.languages import LANGUAGES, in_each_language, in_language

# By the calls from North on: what the last of them changed.
CHANGES = {
    "1S": (
        "North opens the bidding with 1♠.",
        "Norte abre o leilão com 1♠.",
        "Север открывает торговлю: 1♠.",
    ),
    "P P P 7N": (
        "West opens the bidding with 7NT.",
        "Oeste abre o leilão com 7ST.",
        "Запад открывает торговлю: 7БК.",
    ),
    "1H 1S": (
        "1♠ is higher than 1♥: spades rank above hearts.",
        "1♠ supera 1♥: espadas valem mais que copas.",
        "1♠ выше, чем 1♥: пики старше черв.",
    ),
    "4S 4N": (
        "4NT is higher than 4♠: no trump ranks above every suit.",
        "4ST supera 4♠: sem trunfos vale mais que qualquer naipe.",
        "4БК выше, чем 4♠: БК старше любой масти.",
    ),
    "1S 2S": (
        "2♠ is higher than 1♠: the level is higher.",
        "2♠ supera 1♠: o nível é mais alto.",
        "2♠ выше, чем 1♠: уровень выше.",
    ),
    "1S 2C": (
        "2♣ is higher than 1♠: a higher level beats any denomination.",
        "2♣ supera 1♠: um nível mais alto vence qualquer denominação.",
        "2♣ выше, чем 1♠: уровень важнее деноминации.",
    ),
    "1C 2H": (
        "2♥ is higher than 1♣: the level is higher. It is a jump: 1♥ would have been enough.",
        "2♥ supera 1♣: o nível é mais alto. É um salto: 1♥ já bastaria.",
        "2♥ выше, чем 1♣: уровень выше. Это скачок: хватило бы и 1♥.",
    ),
    "1C P 1H": (
        "1♥ is higher than 1♣: hearts rank above clubs. 1♣ was partner’s bid: you may bid over that too.",
        "1♥ supera 1♣: copas valem mais que paus. 1♣ é um lance do parceiro: também é permitido superá-lo.",
        "1♥ выше, чем 1♣: червы старше треф. 1♣ — заявка партнёра: перебить можно и её.",
    ),
    "1C P P X 1H": (
        "1♥ is higher than 1♣: hearts rank above clubs. The new bid, 1♥, cancels the double.",
        "1♥ supera 1♣: copas valem mais que paus. O novo lance, 1♥, anula o dobro anterior.",
        "1♥ выше, чем 1♣: червы старше треф. Новая заявка 1♥ снимает прежнюю контру.",
    ),
    "1C X XX 1H": (
        "1♥ is higher than 1♣: hearts rank above clubs. The new bid, 1♥, cancels the double and the redouble.",
        "1♥ supera 1♣: copas valem mais que paus. O novo lance, 1♥, anula o dobro e o redobro anteriores.",
        "1♥ выше, чем 1♣: червы старше треф. Новая заявка 1♥ снимает прежние контру и реконтру.",
    ),
    "1S P 4S X": (
        "Doubled. North may redouble.",
        "Dobrado. Norte pode redobrar.",
        "Контра. Север может дать реконтру.",
    ),
    "1C X XX": (
        "Redoubled. 1♣ cannot be doubled again.",
        "Redobrado. Não é mais possível dobrar 1♣.",
        "Реконтра. Ещё раз дать контру на 1♣ нельзя.",
    ),
    "P": (
        "3 more passes in a row and the deal is passed out.",
        "Com mais 3 passos seguidos, a mão não é carteada.",
        "Ещё 3 паса подряд — и сдача не разыгрывается.",
    ),
    "P P": (
        "2 more passes in a row and the deal is passed out.",
        "Com mais 2 passos seguidos, a mão não é carteada.",
        "Ещё 2 паса подряд — и сдача не разыгрывается.",
    ),
    "P P P": (
        "Three passes at the start do not end the auction: the fourth player, West, may still bid.",
        "Três passos no início não encerram o leilão: o quarto jogador, Oeste, ainda pode dar um lance.",
        "Три паса в начале — ещё не конец торговли: четвёртый игрок, Запад, может её открыть.",
    ),
    "1C P": (
        "2 more passes in a row end the auction.",
        "Mais 2 passos seguidos encerram o leilão.",
        "Ещё 2 паса подряд — и торговля окончена.",
    ),
    "1C P P": (
        "1 more pass ends the auction.",
        "Mais 1 passo encerra o leilão.",
        "Ещё 1 пас — и торговля окончена.",
    ),
    "1S P P P": (
        "The auction is over: three passes in a row after a bid, double or redouble.",
        "O leilão terminou: três passos seguidos depois de um lance, um dobro ou um redobro.",
        "Торговля окончена: три паса подряд после назначения, контры или реконтры.",
    ),
    "P P P P": (
        "All four players passed: the deal is passed out and not played.",
        "Todos passaram: a mão não é carteada.",
        "Все четыре игрока спасовали: сдача не разыгрывается.",
    ),
}


@pytest.mark.parametrize(("calls", "texts"), CHANGES.items())
def test_sentences(calls: str, texts: tuple[str, str, str]) -> None:
    auction = Auction.of("N", calls)
    changes = effects(auction, len(auction) - 1)
    assert tuple(in_each_language(lambda: words.effects(changes)).values()) == texts
    assert len(set(texts)) == len(LANGUAGES)


def test_every_kind_of_effect_is_in_the_table() -> None:
    auctions = [Auction.of("N", calls) for calls in CHANGES]
    assert {change.code for auction in auctions for change in effects(auction, len(auction) - 1)} == set(EFFECTS)


@pytest.mark.parametrize("calls", CHANGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_a_short_nod(calls: str, language: str) -> None:
    auction = Auction.of("N", calls)
    for change in effects(auction, len(auction) - 1):
        text = in_language(language, lambda change=change: words.effect(change))
        assert len(text.split()) <= 17, text


def test_nod_says_the_main_change_and_that_a_double_is_void() -> None:
    changes = effects(Auction.of("N", "1C X 2H"), 2)
    assert [change.code for change in changes] == ["higher-level", "jumped", "bid-over-partner", "double-cancelled"]
    assert in_each_language(lambda: words.nod(changes)) == {
        "en": "2♥ is higher than 1♣: the level is higher. The new bid, 2♥, cancels the double.",
        "pt-br": "2♥ supera 1♣: o nível é mais alto. O novo lance, 2♥, anula o dobro anterior.",
        "ru": "2♥ выше, чем 1♣: уровень выше. Новая заявка 2♥ снимает прежнюю контру.",
    }


@pytest.mark.parametrize(
    ("n", "texts"),
    [
        (1, ("1 more pass ends", "Mais 1 passo encerra", "Ещё 1 пас — и")),
        (2, ("2 more passes in a row end", "Mais 2 passos seguidos encerram", "Ещё 2 паса подряд — и")),
        (5, ("5 more passes in a row end", "Mais 5 passos seguidos encerram", "Ещё 5 пасов подряд — и")),
        (11, ("11 more passes in a row end", "Mais 11 passos seguidos encerram", "Ещё 11 пасов подряд — и")),
        (21, ("21 more passes in a row end", "Mais 21 passos seguidos encerram", "Ещё 21 пас — и")),
        (22, ("22 more passes in a row end", "Mais 22 passos seguidos encerram", "Ещё 22 паса подряд — и")),
    ],
)
def test_passes_are_counted_in_every_plural_form(n: int, texts: tuple[str, str, str]) -> None:
    """Only 1, 2 and 3 occur; the forms must be complete all the same."""
    said = in_each_language(lambda: words.effect(PassedAfterBid(n, WEST)))
    assert [text.startswith(start) for text, start in zip(said.values(), texts, strict=True)] == [True] * 3
    opening = in_language("ru", lambda: words.effect(PassedBeforeBid(n, WEST)))
    assert opening.startswith(texts[2])
