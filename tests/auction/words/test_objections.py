"""Why a call is illegal, in exact sentences."""

import itertools

import pytest

from lessons.auction.words import objections as words
from lessons.engine import objections as kinds
from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, call_of
from lessons.engine.seats import Seat
from lessons.wording.sentence import joined
from lessons.wording.symbols import symbol
from tests.wording.languages import LANGUAGES, in_each_language, in_language

INSUFFICIENT = {
    # same level, both suits
    ("2H", "2D"): (
        "2♦ is not enough over 2♥: at the same level hearts rank above diamonds. "
        "The lowest bid is 2♠; in diamonds you need 3♦.",
        "2♦ não supera 2♥: no mesmo nível, copas valem mais que ouros. O menor lance possível é 2♠; em ouros, 3♦.",
        "2♦ не выше, чем 2♥: на одном уровне червы старше бубён. Нужно хотя бы 2♠, а в бубнах — 3♦.",
    ),
    # same level, and no bid of that suit is left
    ("7H", "7D"): (
        "7♦ is not enough over 7♥: at the same level hearts rank above diamonds. The lowest bid is 7♠.",
        "7♦ não supera 7♥: no mesmo nível, copas valem mais que ouros. O menor lance possível é 7♠.",
        "7♦ не выше, чем 7♥: на одном уровне червы старше бубён. Нужно хотя бы 7♠.",
    ),
    # same level, over no trump
    ("1N", "1S"): (
        "1♠ is not enough over 1NT: at the same level no trump ranks above every suit. "
        "The lowest bid is 2♣; in spades you need 2♠.",
        "1♠ não supera 1ST: no mesmo nível, sem trunfos vale mais que qualquer naipe. "
        "O menor lance possível é 2♣; em espadas, 2♠.",
        "1♠ не выше, чем 1БК: на одном уровне БК старше любой масти. Нужно хотя бы 2♣, а в пиках — 2♠.",
    ),
    # the lowest bid is in that suit itself: said once
    ("1N", "1C"): (
        "1♣ is not enough over 1NT: at the same level no trump ranks above every suit. The lowest bid is 2♣.",
        "1♣ não supera 1ST: no mesmo nível, sem trunfos vale mais que qualquer naipe. O menor lance possível é 2♣.",
        "1♣ не выше, чем 1БК: на одном уровне БК старше любой масти. Нужно хотя бы 2♣.",
    ),
    # the same bid
    ("1S", "1S"): (
        "1♠ has already been bid. A bid must be higher than the last bid. "
        "The lowest bid is 1NT; in spades you need 2♠.",
        "O lance de 1♠ já foi feito. Um lance precisa superar o anterior. "
        "O menor lance possível é 1ST; em espadas, 2♠.",
        "Заявка 1♠ уже была. Новая должна быть выше. Нужно хотя бы 1БК, а в пиках — 2♠.",
    ),
    # a lower level
    ("2D", "1C"): (
        "1♣ is too low over 2♦: level 1 is below level 2. The lowest bid is 2♥; in clubs you need 3♣.",
        "1♣ não supera 2♦: o nível 1 é mais baixo que o 2. O menor lance possível é 2♥; em paus, 3♣.",
        "1♣ не выше, чем 2♦: уровень 1 ниже уровня 2. Нужно хотя бы 2♥, а в трефах — 3♣.",
    ),
    # a lower level of a higher denomination
    ("2C", "1N"): (
        "1NT is too low over 2♣: the level counts first, and level 1 is below level 2. "
        "The lowest bid is 2♦; in no trump you need 2NT.",
        "1ST não supera 2♣: o nível vem primeiro, e o nível 1 é mais baixo que o 2. "
        "O menor lance possível é 2♦; em sem trunfos, 2ST.",
        "1БК не выше, чем 2♣: сначала сравнивают уровни, а уровень 1 ниже уровня 2. "
        "Нужно хотя бы 2♦, а без козыря — 2БК.",
    ),
    # nothing is higher
    ("7N", "7S"): (
        "No bid is higher than 7NT: you can no longer bid.",
        "Nenhum lance supera 7ST: não é mais possível dar lances.",
        "Выше, чем 7БК, заявить нельзя.",
    ),
    ("7N", "7N"): (
        "No bid is higher than 7NT: you can no longer bid.",
        "Nenhum lance supera 7ST: não é mais possível dar lances.",
        "Выше, чем 7БК, заявить нельзя.",
    ),
}

# By the calls so far (dealer North) and the call that is judged.
OTHERS = {
    ("", "X"): (
        "There is nothing to double: no one has bid yet.",
        "Não há o que dobrar: ninguém deu lance ainda.",
        "Контру давать не на что: никто ещё не назвал ни масти, ни БК.",
    ),
    ("3D P", "X"): (
        "You may double only a bid made by an opponent; 3♦ was bid by your own side (North).",
        "Você só pode dobrar um lance feito por um oponente; 3♦ foi um lance do seu lado (Norte).",
        "Контру можно дать только на назначение оппонента, а 3♦ заявила ваша сторона (Север).",
    ),
    ("1H X P", "X"): (
        "1♥ has already been doubled by East, so it cannot be doubled again.",
        "O lance de 1♥ já foi dobrado por Leste e não pode ser dobrado outra vez.",
        "Контру на 1♥ уже дал Восток: второй раз её дать нельзя.",
    ),
    ("1H P P X", "X"): (
        "You may double only a bid made by an opponent; 1♥ was bid by your own side (North). "
        "1♥ has already been doubled by West, so it cannot be doubled again.",
        "Você só pode dobrar um lance feito por um oponente; 1♥ foi um lance do seu lado (Norte). "
        "O lance de 1♥ já foi dobrado por Oeste e não pode ser dobrado outra vez.",
        "Контру можно дать только на назначение оппонента, а 1♥ заявила ваша сторона (Север). "
        "Контру на 1♥ уже дал Запад: второй раз её дать нельзя.",
    ),
    ("1H X XX", "X"): (
        "1♥ has already been redoubled by South, so it cannot be doubled again.",
        "O lance de 1♥ já foi redobrado por Sul e não pode ser dobrado outra vez.",
        "Реконтру на 1♥ уже дал Юг: ещё раз дать контру нельзя.",
    ),
    ("P", "XX"): (
        "There is nothing to redouble: no one has bid yet.",
        "Não há o que redobrar: ninguém deu lance ainda.",
        "Реконтру давать не на что: никто ещё не назвал ни масти, ни БК.",
    ),
    ("1N", "XX"): (
        "There is nothing to redouble: 1NT has not been doubled.",
        "Não há o que redobrar: o lance de 1ST não foi dobrado.",
        "Реконтру давать не на что: контры на 1БК не было.",
    ),
    # The reason must be that one's own side doubled, not that the call is somehow illegal.
    ("1S X P", "XX"): (
        "You may redouble only a double made by an opponent; 1♠ was doubled by your own side (East).",
        "Você só pode redobrar um dobro feito por um oponente; 1♠ foi dobrado pelo seu lado (Leste).",
        "Реконтру можно дать только на контру оппонента, а контру на 1♠ дала ваша сторона (Восток).",
    ),
    ("1H X XX P P", "XX"): (
        "1♥ has already been redoubled by South, so it cannot be redoubled again.",
        "O lance de 1♥ já foi redobrado por Sul e não pode ser redobrado outra vez.",
        "Реконтру на 1♥ уже дал Юг: второй раз её дать нельзя.",
    ),
    ("1C P P P", "P"): (
        "The auction is already over after three passes in a row: no further call can be made.",
        "O leilão já terminou, depois de três passos seguidos: não é possível fazer outra fala.",
        "После трёх пасов подряд торговля окончена: сделать ещё одну заявку нельзя.",
    ),
    ("P P P P", "1C"): (
        "The auction is already over, since all four players passed: no further call can be made.",
        "O leilão já terminou, pois todos passaram: não é possível fazer outra fala.",
        "Все четыре игрока спасовали, и торговля окончена: сделать ещё одну заявку нельзя.",
    ),
}


@pytest.mark.parametrize(("place", "texts"), [*INSUFFICIENT.items(), *OTHERS.items()])
def test_sentences(place: tuple[str, str], texts: tuple[str, str, str]) -> None:
    calls, call = place
    reasons = Auction.of("N", calls).objections(call_of(call))
    assert tuple(in_each_language(lambda: words.objections(reasons)).values()) == texts
    assert len(set(texts)) == len(LANGUAGES)


def test_every_kind_of_objection_is_in_the_tables() -> None:
    seen = {
        reason.code
        for calls, call in [*INSUFFICIENT, *OTHERS]
        for reason in Auction.of("N", calls).objections(call_of(call))
    }
    assert seen == set(kinds.OBJECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_insufficient_bid_is_told_what_would_be_enough(language: str) -> None:
    for bid, last in itertools.combinations_with_replacement(BIDS, 2):
        reason = kinds.InsufficientBid(bid, last)
        text = in_language(language, lambda reason=reason: words.objection(reason))
        for minimum in filter(None, (reason.minimum, reason.minimum_in_denomination)):
            assert in_language(language, lambda minimum=minimum: symbol(minimum)) in text
        assert not any(fault in text for fault in ("None", "%", "  ", " .", "..")), text


def test_an_insufficient_bid_is_never_said_to_have_no_chance_at_the_table() -> None:
    """The left-hand opponent may accept it (Law 27A)."""
    reason = kinds.InsufficientBid(BIDS[0], BIDS[0])
    assert in_each_language(lambda: words.at_the_table(reason)) == {
        "en": "At the table, call the Director: your left-hand opponent may accept the bid (Law 27A).",
        "pt-br": "À mesa, chame o Diretor: o oponente à sua esquerda pode aceitar o lance (Lei 27A).",
        "ru": "За столом вызовите судью: левый оппонент вправе принять такое назначение (Правило 27A).",
    }


# What an illegal call meets, with the Law of the remedy: every reason of the catalogue is in one of them.
REMEDIES = [
    ("1S", "1S", "27A"),
    ("P P P P", "P", "39"),
    ("", "X", "36"),
    ("1S P", "X", "36"),
    ("1S X", "X", "36"),
    ("1S X XX", "X", "36"),
    ("", "XX", "36"),
    ("1S", "XX", "36"),
    ("1S X XX", "XX", "36"),
    ("1S P P X P", "XX", "36"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_table_names_the_law_of_the_remedy(language: str) -> None:
    seen = set()
    for calls, call, law in REMEDIES:
        for reason in Auction.of("N", calls).objections(call_of(call)):
            seen.add(reason.code)
            assert f" {law})" in in_language(language, lambda reason=reason: words.at_the_table(reason))
    assert seen == set(kinds.OBJECTIONS)


@pytest.mark.parametrize(
    ("calls", "call", "laws"),
    [
        ("1S", "1S", ("18D, insufficient bid", "18D, lance insuficiente", "18D, недостаточное назначение")),
        ("", "X", ("19A1, legal double", "19A1, dobro permitido", "19A1, допустимая контра")),
        ("", "XX", ("19B1, legal redouble", "19B1, redobro permitido", "19B1, допустимая реконтра")),
        ("P P P P", "P", ("17E, end of the auction", "17E, fim do leilão", "17E, конец торговли")),
    ],
)
def test_law_of(calls: str, call: str, laws: tuple[str, str, str]) -> None:
    reason = Auction.of("N", calls).objections(call_of(call))[0]
    assert tuple(in_each_language(lambda: words.law_of(reason)).values()) == laws


def test_every_law_of_the_catalogue_has_its_title() -> None:
    assert {kind.law for kind in kinds.OBJECTIONS.values()} == set(words.LAWS)


def test_citation() -> None:
    reason = kinds.DoubleNoBid()
    sentences = in_each_language(lambda: words.explanation([reason]).removeprefix(words.objection(reason))).values()
    assert tuple(sentences) == (" Law 19A1.", " Lei 19A1.", " Правило 19A1.")


@pytest.mark.parametrize(
    ("call", "titles"),
    [
        ("2D", ("2♦ is not legal here", "2♦ não é permitido aqui", "Заявка 2♦ здесь недопустима")),
        ("3N", ("3NT is not legal here", "3ST não é permitido aqui", "Заявка 3БК здесь недопустима")),
        ("XX", ("XX is not legal here", "XX não é permitido aqui", "Заявка XX здесь недопустима")),
    ],
)
def test_title(call: str, titles: tuple[str, str, str]) -> None:
    assert tuple(in_each_language(lambda: words.title(call_of(call))).values()) == titles


def test_symbols_in_a_reason_are_named_for_screen_readers() -> None:
    text = words.objection(kinds.InsufficientBid(BIDS[6], BIDS[7]))
    assert joined(text, text).html == f"{text.html} {text.html}"
    assert text.html.startswith(
        '<span class="call" role="img" aria-label="two diamonds">2<span class="suit d">♦\ufe0e</span></span> is not'
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_position_leaves_a_gap_in_a_sentence(language: str) -> None:
    """Every call that is illegal in some position of one bid, its double and its redouble."""
    for calls in ("", "P", "4S", "4S P", "4S X", "4S X P", "4S X XX", "4S X XX P", "4S P P P", "P P P P"):
        auction = Auction.of("E", calls)
        for call in CALLS:
            reasons = auction.objections(call)
            text = in_language(language, lambda reasons=reasons: words.objections(reasons))
            assert bool(text) is not auction.is_legal(call)
            assert not any(fault in text for fault in ("None", "%", "  ", "Seat.")), text


def test_explanation_names_a_law_once_for_two_reasons() -> None:
    reasons = Auction.of("N", "1H P P X").objections(call_of("X"))
    assert [reason.law for reason in reasons] == ["19A1", "19A1"]
    assert in_language("en", lambda: words.explanation(reasons)) == (
        "You may double only a bid made by an opponent; 1♥ was bid by your own side (North). "
        "1♥ has already been doubled by West, so it cannot be doubled again. Law 19A1."
    )


# Every clause about rank and every “in clubs”, as they decline in Russian: the last bid, one too low, what is said.
DECLINED = [
    ("1D", "1C", "бубны старше треф. Нужно хотя бы 1♥, а в трефах — 2♣."),
    ("1H", "1C", "червы старше треф. Нужно хотя бы 1♠, а в трефах — 2♣."),
    ("1S", "1C", "пики старше треф. Нужно хотя бы 1БК, а в трефах — 2♣."),
    ("1H", "1D", "червы старше бубён. Нужно хотя бы 1♠, а в бубнах — 2♦."),
    ("1S", "1D", "пики старше бубён. Нужно хотя бы 1БК, а в бубнах — 2♦."),
    ("1S", "1H", "пики старше черв. Нужно хотя бы 1БК, а в червах — 2♥."),
    ("1N", "1S", "БК старше любой масти. Нужно хотя бы 2♣, а в пиках — 2♠."),
]


@pytest.mark.parametrize(("last", "bid", "said"), DECLINED)
def test_suits_decline_in_russian(last: str, bid: str, said: str) -> None:
    auction = Auction(Seat.NORTH, (call_of(last),))
    text = in_language("ru", lambda: words.objections(auction.objections(call_of(bid))))
    assert text.split("на одном уровне ")[1] == said
