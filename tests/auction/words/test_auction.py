"""Where an auction stands and what is legal now, in exact sentences."""

import pytest

from lessons.auction.words import auction as words
from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, call_of
from lessons.engine.doubling import double_now, legal_summary, redouble_now
from lessons.engine.seats import EAST, Vulnerability
from tests.wording.languages import LANGUAGES, in_each_language, in_language

# By the dealer and the calls.
STATES = {
    ("E", ""): (
        "The dealer makes the first call. The dealer here is East.",
        "O dador faz a primeira fala. Aqui o dador é Leste.",
        "Первую заявку делает сдающий. Сдающий здесь — Восток.",
    ),
    ("N", "P"): (
        "It is now East to call.",
        "Agora é a vez de Leste.",
        "Сейчас заявку делает Восток.",
    ),
    ("N", "2H 2D"): (
        "The call 2♦ (East) is not legal. 2♦ is not enough over 2♥: at the same level hearts rank above "
        "diamonds. The lowest bid is 2♠; in diamonds you need 3♦. Law 18D.",
        "A fala 2♦ (Leste) não é permitida. 2♦ não supera 2♥: no mesmo nível, copas valem mais que ouros. O "
        "menor lance possível é 2♠; em ouros, 3♦. Lei 18D.",
        "Заявка 2♦ (Восток) недопустима. 2♦ не выше, чем 2♥: на одном уровне червы старше бубён. Нужно "
        "хотя бы 2♠, а в бубнах — 3♦. Правило 18D.",
    ),
    ("N", "1S X P XX"): (
        "The call XX (West) is not legal. You may redouble only a double made by an opponent; 1♠ was doubled "
        "by your own side (East). Law 19B1.",
        "A fala XX (Oeste) não é permitida. Você só pode redobrar um dobro feito por um oponente; 1♠ foi "
        "dobrado pelo seu lado (Leste). Lei 19B1.",
        "Заявка XX (Запад) недопустима. Реконтру можно дать только на контру оппонента, а контру на 1♠ дала "
        "ваша сторона (Восток). Правило 19B1.",
    ),
    ("N", "1S P P P"): (
        "The contract is 1♠ by North: declarer’s side must win 7 tricks. North is declarer because only "
        "North, of the two partners, named spades. East makes the opening lead, and South becomes dummy.",
        "O contrato é 1♠, carteado por Norte: a dupla precisa fazer 7 vazas. Norte é o declarante porque foi "
        "o único da dupla a falar espadas. A saída é de Leste, e Sul passa a ser o morto.",
        "Контракт 1♠, разыгрывающий — Север. Нужно 7 взяток. Разыгрывающий — Север: в своей паре только он"
        " заявил пики. Первым ходит Восток, болваном становится Юг.",
    ),
    ("N", "P P P P"): (
        "All four players passed: the deal is passed out and not played.",
        "Todos passaram: a mão não é carteada.",
        "Все четыре игрока спасовали: сдача не разыгрывается.",
    ),
    ("N", "P P P P 1S"): (
        "The call 1♠ (North) came after the end of the auction and does not count. All four players passed: "
        "the deal is passed out and not played.",
        "A fala 1♠ (Norte) veio depois do fim do leilão e não conta. Todos passaram: a mão não é carteada.",
        "Заявка 1♠ (Север) сделана после конца торговли и не считается. Все четыре игрока спасовали: сдача "
        "не разыгрывается.",
    ),
    ("N", "1S P P P X"): (
        "The call X (North) came after the end of the auction and does not count. The contract is 1♠ by "
        "North: declarer’s side must win 7 tricks. North is declarer because only North, of the two "
        "partners, named spades. East makes the opening lead, and South becomes dummy.",
        "A fala X (Norte) veio depois do fim do leilão e não conta. O contrato é 1♠, carteado por Norte: a "
        "dupla precisa fazer 7 vazas. Norte é o declarante porque foi o único da dupla a falar espadas. A "
        "saída é de Leste, e Sul passa a ser o morto.",
        "Заявка X (Север) сделана после конца торговли и не считается. Контракт 1♠, разыгрывающий — Север."
        " Нужно 7 взяток. Разыгрывающий — Север: в своей паре только он заявил пики. Первым ходит Восток,"
        " болваном становится Юг.",
    ),
    ("E", "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P"): (
        "The contract is 6♠ by West: declarer’s side must win 12 tricks. East made the final bid, but West "
        "named spades first for their side, so West is declarer. North makes the opening lead, and East "
        "becomes dummy.",
        "O contrato é 6♠, carteado por Oeste: a dupla precisa fazer 12 vazas. Leste deu o último lance, mas "
        "Oeste foi o primeiro da dupla a falar espadas; por isso, Oeste é o declarante. A saída é de Norte, "
        "e Leste passa a ser o morto.",
        "Контракт 6♠, разыгрывающий — Запад. Нужно 12 взяток. Последним торговался Восток, но пики в этой паре"
        " первым заявил Запад: он и разыгрывает. Первым ходит Север, болваном становится Восток.",
    ),
}

# By the calls from North on.
LEGAL_NOW = {
    "": (
        "Pass and every bid",
        "Passo e qualquer lance",
        "Пас и любое назначение",
    ),
    "1S": (
        "Pass, X, and every bid from 1NT up",
        "Passo, X e qualquer lance a partir de 1ST",
        "Пас, X и любая заявка от 1БК и выше",
    ),
    "2H": (
        "Pass, X, and every bid from 2♠ up",
        "Passo, X e qualquer lance a partir de 2♠",
        "Пас, X и любая заявка от 2♠ и выше",
    ),
    "7S": (
        "Pass, X and 7NT",
        "Passo, X e 7ST",
        "Пас, X и 7БК",
    ),
    "7N": (
        "Pass and X",
        "Passo e X",
        "Пас и X",
    ),
    "1S X": (
        "Pass, XX, and every bid from 1NT up",
        "Passo, XX e qualquer lance a partir de 1ST",
        "Пас, XX и любая заявка от 1БК и выше",
    ),
    "7S X": (
        "Pass, XX and 7NT",
        "Passo, XX e 7ST",
        "Пас, XX и 7БК",
    ),
    "7N X": (
        "Pass and XX",
        "Passo e XX",
        "Пас и XX",
    ),
    "7N P": (
        "Only a pass",
        "Só o passo",
        "Только пас",
    ),
    "7S P": (
        "Pass and 7NT",
        "Passo e 7ST",
        "Пас и 7БК",
    ),
    "1S P": (
        "Pass and every bid from 1NT up",
        "Passo e qualquer lance a partir de 1ST",
        "Пас и любая заявка от 1БК и выше",
    ),
    "1S P P P": (
        "Nothing: the auction is over",
        "Nada: o leilão terminou",
        "Ничего: торговля окончена",
    ),
    "2H 2D": (
        "Pass, X, and every bid from 2♠ up",
        "Passo, X e qualquer lance a partir de 2♠",
        "Пас, X и любая заявка от 2♠ и выше",
    ),
}

# By the calls from North on: what X would do now, and what XX.
DOUBLING = {
    "": (
        "There is nothing to double: no one has bid yet.|There is nothing to redouble: no one has bid yet.",
        "Não há o que dobrar: ninguém deu lance ainda.|Não há o que redobrar: ninguém deu lance ainda.",
        "Контру давать не на что: никто ещё не назвал ни масти, ни БК.|Реконтру давать не на что: никто ещё "
        "не назвал ни масти, ни БК.",
    ),
    "1S": (
        "X doubles 1♠, bid by North.|There is nothing to redouble: 1♠ has not been doubled.",
        "X dobra 1♠, lance de Norte.|Não há o que redobrar: o lance de 1♠ não foi dobrado.",
        "X — контра на назначение 1♠, которое сделал Север.|Реконтру давать не на что: контры на 1♠ не было.",
    ),
    "1S P": (
        "You may double only a bid made by an opponent; 1♠ was bid by your own side (North).|There is "
        "nothing to redouble: 1♠ has not been doubled.",
        "Você só pode dobrar um lance feito por um oponente; 1♠ foi um lance do seu lado (Norte).|Não há o "
        "que redobrar: o lance de 1♠ não foi dobrado.",
        "Контру можно дать только на назначение оппонента, а 1♠ заявила ваша сторона (Север).|Реконтру "
        "давать не на что: контры на 1♠ не было.",
    ),
    "1S X": (
        "You may double only a bid made by an opponent; 1♠ was bid by your own side (North). 1♠ has already "
        "been doubled by East, so it cannot be doubled again.|XX redoubles 1♠, doubled by East.",
        "Você só pode dobrar um lance feito por um oponente; 1♠ foi um lance do seu lado (Norte). O lance de "
        "1♠ já foi dobrado por Leste e não pode ser dobrado outra vez.|XX redobra 1♠, dobrado por Leste.",
        "Контру можно дать только на назначение оппонента, а 1♠ заявила ваша сторона (Север). Контру на 1♠ "
        "уже дал Восток: второй раз её дать нельзя.|XX — реконтра на 1♠: контру дал Восток.",
    ),
    "1S X P": (
        "1♠ has already been doubled by East, so it cannot be doubled again.|You may redouble only a double "
        "made by an opponent; 1♠ was doubled by your own side (East).",
        "O lance de 1♠ já foi dobrado por Leste e não pode ser dobrado outra vez.|Você só pode redobrar um "
        "dobro feito por um oponente; 1♠ foi dobrado pelo seu lado (Leste).",
        "Контру на 1♠ уже дал Восток: второй раз её дать нельзя.|Реконтру можно дать только на контру "
        "оппонента, а контру на 1♠ дала ваша сторона (Восток).",
    ),
}


@pytest.mark.parametrize(("auction", "texts"), STATES.items())
def test_state(auction: tuple[str, str], texts: tuple[str, str, str]) -> None:
    assert tuple(in_each_language(lambda: words.state(Auction.of(*auction))).values()) == texts
    assert len(set(texts)) == len(LANGUAGES)


@pytest.mark.parametrize(("calls", "texts"), LEGAL_NOW.items())
def test_legal_now(calls: str, texts: tuple[str, str, str]) -> None:
    legal = legal_summary(Auction.of("N", calls))
    assert tuple(in_each_language(lambda: words.legal_now(legal)).values()) == texts


@pytest.mark.parametrize(("calls", "texts"), DOUBLING.items())
def test_doubling(calls: str, texts: tuple[str, str, str]) -> None:
    auction = Auction.of("N", calls)
    facts = double_now(auction), redouble_now(auction)
    assert tuple(in_each_language(lambda: "|".join(map(words.doubling, facts))).values()) == texts


def test_turn_in_an_auction_that_is_over() -> None:
    assert in_each_language(lambda: words.turn(Auction.of("N", "P P P P"))) == {
        "en": "The auction is over.",
        "pt-br": "O leilão terminou.",
        "ru": "Торговля окончена.",
    }


@pytest.mark.parametrize("calls", ["1S", "1S 1H", "1S P P P"])
def test_no_call_came_after_the_end(calls: str) -> None:
    with pytest.raises(ValueError, match="no call was made after the end"):
        words.call_after_end(Auction.of("N", calls))


@pytest.mark.parametrize(
    ("call", "legal", "names"),
    [
        ("2D", True, ("two diamonds", "2 ouros", "две бубны")),
        ("2D", False, ("two diamonds, not legal now", "2 ouros, não permitido agora", "две бубны, сейчас нельзя")),
        ("3N", True, ("three no trump", "3 sem trunfos", "три без козыря")),
        ("P", True, ("pass", "passo", "пас")),
        ("X", False, ("double, not legal now", "dobro, não permitido agora", "контра, сейчас нельзя")),
        ("XX", True, ("redouble", "redobro", "реконтра")),
    ],
)
def test_accessible_name(call: str, legal: bool, names: tuple[str, str, str]) -> None:
    said = in_each_language(lambda: words.accessible_name(call_of(call), legal=legal))
    assert tuple(said.values()) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_38_calls_have_names_of_their_own(language: str) -> None:
    names = {in_language(language, lambda call=call: words.accessible_name(call, legal=True)) for call in CALLS}
    assert len(names) == 38


@pytest.mark.parametrize(
    ("vulnerability", "captions"),
    [
        (
            Vulnerability.NONE,
            (
                "Dealer East. Nobody is vulnerable.",
                "Dador: Leste. Ninguém está vulnerável.",
                "Сдающий — Восток. Обе стороны до зоны.",
            ),
        ),
        (
            Vulnerability.NS,
            (
                "Dealer East. North–South are vulnerable.",
                "Dador: Leste. Norte–Sul está vulnerável.",
                "Сдающий — Восток. Север–Юг в зоне.",
            ),
        ),
        (
            Vulnerability.EW,
            (
                "Dealer East. East–West are vulnerable.",
                "Dador: Leste. Leste–Oeste está vulnerável.",
                "Сдающий — Восток. Восток–Запад в зоне.",
            ),
        ),
        (
            Vulnerability.BOTH,
            (
                "Dealer East. Both sides are vulnerable.",
                "Dador: Leste. Ambos os lados estão vulneráveis.",
                "Сдающий — Восток. Обе стороны в зоне.",
            ),
        ),
    ],
)
def test_caption(vulnerability: Vulnerability, captions: tuple[str, str, str]) -> None:
    said = in_each_language(lambda: words.dealer_and_vulnerability(EAST, vulnerability))
    assert tuple(said.values()) == captions


def test_every_vulnerability_is_a_choice() -> None:
    assert set(words.VULNERABILITIES) == set(Vulnerability)


def test_words_at_the_head_of_the_table() -> None:
    heads = (words.VULNERABLE, words.NOT_VULNERABLE, words.TO_CALL, words.DEALER, words.NOT_LEGAL, words.NOT_JUDGED)
    assert in_each_language(lambda: ", ".join(map(str, heads))) == {
        "en": "vulnerable, not vulnerable, to call, dealer, not legal, not judged",
        "pt-br": "vulnerável, não vulnerável, tem a vez, dador, não vale, não julgado",
        "ru": "в зоне, до зоны, очередь, сдающий, нельзя, не проверено",
    }


def test_calls_in_a_sentence_are_marked_up() -> None:
    text = words.legal_now(legal_summary(Auction.of("N", "2H")))
    double = '<span class="call" role="img" aria-label="double">X</span>'
    bid = '<span class="call" role="img" aria-label="two spades">2<span class="suit s">♠\ufe0e</span></span>'
    assert text.html == f"Pass, {double}, and every bid from {bid} up"
