"""Why two games score a deal differently, in the three languages."""

import pytest

from lessons.engine.calls import Denomination
from lessons.engine.scoring import differences as kinds
from lessons.engine.scoring.comparison import compare
from lessons.engine.scoring.deal import PASSED_OUT, deal_of
from lessons.engine.scoring.differences import DIFFERENCES
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.honours import Holding
from lessons.engine.seats import Side
from lessons.scoring.words import comparison
from tests.wording.languages import in_each_language

REASONS = [
    (
        kinds.RubberOverInOne(Game.CONTRACT),
        (
            "In contract bridge the rubber was over before this deal.",
            "No bridge contrato, o rubber terminou antes desta mão.",
            "В контрактном бридже роббер закончился до этой сдачи.",
        ),
    ),
    (
        kinds.RubberOverInOne(Game.AUCTION),
        (
            "In auction bridge the rubber was over before this deal.",
            "No bridge leilão, o rubber terminou antes desta mão.",
            "В бридже-аукционе роббер закончился до этой сдачи.",
        ),
    ),
    (
        kinds.TrickValues(Denomination.NO_TRUMP, 10),
        (
            "At no trump the first odd trick is worth 40 and each further one 30 in contract bridge; in "
            "auction bridge each is worth 10.",
            "Em sem trunfos, a primeira vaza além das seis vale 40 e cada uma das seguintes 30 no bridge "
            "contrato; no bridge leilão, cada uma vale 10.",
            "Без козыря первая взятка сверх шести стоит в контрактном бридже 40, каждая следующая — 30; "
            "в бридже-аукционе каждая стоит 10.",
        ),
    ),
    (
        kinds.TrickValues(Denomination.HEARTS, 8),
        (
            "Trumps: hearts. An odd trick is worth 30 in contract bridge and 8 in auction bridge.",
            "Trunfo: copas. Uma vaza além das seis vale 30 no bridge contrato e 8 no bridge leilão.",
            "Козыри — червы. Взятка сверх шести стоит в контрактном бридже 30, в бридже-аукционе 8.",
        ),
    ),
    (
        kinds.OvertricksToGame(1, 30, 9),
        (
            "1 trick more than was bid: in contract bridge it scores 30 above the line, in auction "
            "bridge 9 below it, towards game.",
            "1 vaza a mais: no bridge contrato vale 30 acima da linha; no bridge leilão, 9 "
            "abaixo dela, contando para o game.",
            "1 взятка сверх контракта: в контрактном бридже это 30 над чертой, в бридже-аукционе — 9 под "
            "чертой, в зачёт гейма.",
        ),
    ),
    (
        kinds.OvertricksToGame(2, 60, 20),
        (
            "2 tricks more than were bid: in contract bridge they score 60 above the line, in auction "
            "bridge 20 below it, towards game.",
            "2 vazas a mais: no bridge contrato valem 60 acima da linha; no bridge leilão, 20 "
            "abaixo dela, contando para o game.",
            "2 взятки сверх контракта: в контрактном бридже это 60 над чертой, в бридже-аукционе — 20 "
            "под чертой, в зачёт гейма.",
        ),
    ),
    (
        kinds.OvertricksToGame(5, 100, 30),
        (
            "5 tricks more than were bid: in contract bridge they score 100 above the line, in auction "
            "bridge 30 below it, towards game.",
            "5 vazas a mais: no bridge contrato valem 100 acima da linha; no bridge leilão, 30 "
            "abaixo dela, contando para o game.",
            "5 взяток сверх контракта: в контрактном бридже это 100 над чертой, в бридже-аукционе — 30 "
            "под чертой, в зачёт гейма.",
        ),
    ),
    (
        kinds.DoubledOvertricks(1, 100, 50),
        (
            "An overtrick of this doubled contract brings 100 in contract bridge in place of its trick "
            "value; auction bridge pays a bonus of 50 beside the value.",
            "Cada vaza a mais deste contrato dobrado rende 100 no bridge contrato, em lugar do valor da "
            "vaza; o bridge leilão paga um prêmio de 50 além desse valor.",
            "Взятка сверх этого контракта с контрой приносит в контрактном бридже 100 вместо своей "
            "стоимости; в бридже-аукционе — премию 50 в дополнение к ней.",
        ),
    ),
    (
        kinds.DoubledMade(50, 100),
        (
            "For making the contract in spite of the double, contract bridge pays 50 and auction bridge 100.",
            "Por cumprir o contrato apesar do dobro, o bridge contrato paga 50 e o bridge leilão, 100.",
            "За выполнение контракта с контрой в контрактном бридже дают 50, в бридже-аукционе 100.",
        ),
    ),
    (
        kinds.UndertrickPrices(1, 100, 50),
        (
            "1 trick short costs 100 in contract bridge and 50 in auction bridge, where each costs the same.",
            "1 vaza a menos custa 100 no bridge contrato e 50 no bridge leilão, onde todas custam o mesmo.",
            "1 недобранная взятка стоит в контрактном бридже 100, в бридже-аукционе 50: там все стоят одинаково.",
        ),
    ),
    (
        kinds.UndertrickPrices(3, 500, 300),
        (
            "3 tricks short cost 500 in contract bridge and 300 in auction bridge, where each costs the same.",
            "3 vazas a menos custam 500 no bridge contrato e 300 no bridge leilão, onde todas custam o mesmo.",
            "3 недобранные взятки стоят в контрактном бридже 500, в бридже-аукционе 300: там все стоят одинаково.",
        ),
    ),
    (
        kinds.UndertrickPrices(5, 1100, 500),
        (
            "5 tricks short cost 1100 in contract bridge and 500 in auction bridge, where each costs the same.",
            "5 vazas a menos custam 1100 no bridge contrato e 500 no bridge leilão, onde todas custam o mesmo.",
            "5 недобранных взяток стоят в контрактном бридже 1100, в бридже-аукционе 500: там все стоят одинаково.",
        ),
    ),
    (
        kinds.VulnerabilityCounts(Side.NS, 500, 300),
        (
            "North–South are vulnerable in contract bridge: the deal scores 500, where it would be 300 "
            "not vulnerable. There is no vulnerability in auction bridge.",
            "Norte–Sul está vulnerável no bridge contrato: a mão vale 500 e valeria 300 sem a vulnerabilidade."
            " No bridge leilão não há vulnerabilidade.",
            "В контрактном бридже сторона Север–Юг в зоне: сдача стоит 500, а до зоны стоила бы 300. В"
            " бридже-аукционе зональности нет.",
        ),
    ),
    (
        kinds.SlamNotBid(Side.EW, 12, 50),
        (
            "Auction bridge pays 50 for the twelve tricks won, bid or not, to either side; contract "
            "bridge pays only for a small slam that was bid and made.",
            "O bridge leilão paga 50 pelas doze vazas feitas, contratadas ou não, a qualquer dos lados; "
            "o bridge contrato só paga um pequeno slam contratado e cumprido.",
            "В бридже-аукционе за двенадцать взяток дают 50 любой стороне, заказаны они или нет; в "
            "контрактном бридже платят только за назначенный и выполненный малый шлем.",
        ),
    ),
    (
        kinds.SlamNotBid(Side.NS, 13, 100),
        (
            "Auction bridge pays 100 for all thirteen tricks, bid or not, to either side; contract "
            "bridge pays only for a grand slam that was bid and made.",
            "O bridge leilão paga 100 por todas as treze vazas, contratadas ou não, a qualquer dos "
            "lados; o bridge contrato só paga um grande slam contratado e cumprido.",
            "В бридже-аукционе за все тринадцать взяток дают 100 любой стороне, заказаны они или нет; в "
            "контрактном бридже платят только за назначенный и выполненный большой шлем.",
        ),
    ),
    (
        kinds.SlamPremium(12, 12, 500, 50),
        (
            "The small slam earns 500 in contract bridge and 50 in auction bridge.",
            "O pequeno slam rende 500 no bridge contrato e 50 no bridge leilão.",
            "Малый шлем приносит в контрактном бридже 500, в бридже-аукционе 50.",
        ),
    ),
    (
        kinds.SlamPremium(12, 13, 500, 100),
        (
            "Contract bridge pays 500 for the small slam that was bid, auction bridge 100 for the grand "
            "slam that was won.",
            "O bridge contrato paga 500 pelo pequeno slam contratado; o bridge leilão, 100 pelo grande slam feito.",
            "В контрактном бридже дают 500 за назначенный малый шлем, в бридже-аукционе — 100 за взятый большой.",
        ),
    ),
    (
        kinds.SlamPremium(13, 13, 1500, 100),
        (
            "The grand slam earns 1500 in contract bridge and 100 in auction bridge.",
            "O grande slam rende 1500 no bridge contrato e 100 no bridge leilão.",
            "Большой шлем приносит в контрактном бридже 1500, в бридже-аукционе 100.",
        ),
    ),
    (
        kinds.HonoursDivided(Side.NS, Holding.FOUR_DIVIDED, 40),
        (
            "Auction bridge pays 40 for North–South, who hold most of the honours; contract bridge pays "
            "only for four or more in one hand.",
            "O bridge leilão paga 40 para Norte–Sul, com a maioria das honras; o bridge contrato só paga quatro"
            " ou mais em uma só mão.",
            "В бридже-аукционе большинство онеров приносит стороне Север–Юг 40; в контрактном бридже платят"
            " только за четыре или больше на одной руке.",
        ),
    ),
    (
        kinds.HonourValues(Holding.FOUR_AND_ONE, 100, 90),
        (
            "The honours earn 100 in contract bridge and 90 in auction bridge.",
            "As honras rendem 100 no bridge contrato e 90 no bridge leilão.",
            "Онеры приносят в контрактном бридже 100, в бридже-аукционе 90.",
        ),
    ),
    (
        kinds.HonoursIncomplete(4, 5),
        (
            "Honours noted: 4 of 5. Auction bridge must know where all of them are, so it counts none here.",
            "Honras anotadas: 4 de 5. O bridge leilão precisa saber onde estão todas; por isso, aqui não "
            "conta nenhuma.",
            "Отмечено онеров: 4 из 5. В бридже-аукционе нужно знать, где все они, поэтому здесь они не засчитаны.",
        ),
    ),
    (
        kinds.GameInOne(None, Side.NS),
        (
            "North–South win a game on this deal in auction bridge, but not in contract bridge.",
            "Com esta mão Norte–Sul ganha um game no bridge leilão, mas não no bridge contrato.",
            "Эта сдача приносит стороне Север–Юг гейм в бридже-аукционе, но не в контрактном бридже.",
        ),
    ),
    (
        kinds.GameInOne(Side.EW, None),
        (
            "East–West win a game on this deal in contract bridge, but not in auction bridge.",
            "Com esta mão Leste–Oeste ganha um game no bridge contrato, mas não no bridge leilão.",
            "Эта сдача приносит стороне Восток–Запад гейм в контрактном бридже, но не в бридже-аукционе.",
        ),
    ),
    (
        kinds.RubberPremiums(700, 250),
        (
            "The rubber earns 700 in contract bridge and 250 in auction bridge.",
            "O rubber rende 700 no bridge contrato e 250 no bridge leilão.",
            "Роббер приносит в контрактном бридже 700, в бридже-аукционе 250.",
        ),
    ),
]


@pytest.mark.parametrize(("fact", "texts"), REASONS)
def test_a_reason_why_two_games_differ(fact, texts):
    assert tuple(in_each_language(lambda: comparison.difference(fact)).values()) == texts


def test_every_kind_of_difference_is_in_the_table():
    assert {type(fact) for fact, _ in REASONS} == set(DIFFERENCES.values())


def test_deals_that_score_alike_say_so():
    alike, passed = compare([deal_of("4S", "N", 9), PASSED_OUT]).deals[0], compare([PASSED_OUT]).deals[0]
    assert in_each_language(lambda: comparison.differences(passed)[0]) == {
        "en": "Passed out: nobody scores in either game.",
        "pt-br": "Todos passaram: ninguém pontua em nenhum dos dois jogos.",
        "ru": "Все спасовали: ни в том, ни в другом бридже никто ничего не записывает.",
    }
    assert in_each_language(lambda: comparison.differences(alike)[0]) == {
        "en": "Both games score this deal alike.",
        "pt-br": "Nos dois jogos esta mão vale o mesmo.",
        "ru": "В обоих видах бриджа эта сдача оценивается одинаково.",
    }


def test_each_reason_of_a_deal_is_said():
    compared = compare([deal_of("1N", "N", 9)]).deals[0]
    assert len(comparison.differences(compared)) == len(compared.differences) == 3
