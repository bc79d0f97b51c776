"""What does my side need, in the three languages."""

import pytest

from lessons.engine.scoring.deal import deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.needs import side_needs
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Side
from lessons.scoring.words import needs
from lessons.scoring.words.names import we_and_they
from tests.wording.languages import in_each_language

# The game and the deals before.
NEEDS = [
    (
        (Game.CONTRACT, ()),
        (
            "We have nothing below the line in this game. 100 more points below the line are needed for "
            "game. Bid and made, each of these makes game: 5♣, 5♦, 4♥, 4♠, 3NT, and whatever is higher "
            "in the same denomination. The cheapest contract that makes game is 3NT: 100 below the line.",
            "Não temos nada abaixo da linha neste game. Faltam 100 pontos abaixo da linha para o game."
            " Contratado e cumprido, cada um destes dá game: 5♣, 5♦, 4♥, 4♠, 3ST e qualquer outro mais alto na"
            " mesma denominação. O contrato mais baixo que dá game é 3ST: 100 abaixo da linha.",
            "У нас в этом гейме под чертой пока ничего нет. До гейма под чертой не хватает 100 очков. Любой из"
            " этих контрактов, назначенный и выполненный, даёт гейм: 5♣, 5♦, 4♥, 4♠, 3БК, как и любой более"
            " высокий в той же деноминации. Самый низкий контракт, который даёт гейм, — 3БК: 100 под чертой.",
        ),
    ),
    (
        (Game.CONTRACT, ("2S N 8",)),
        (
            "We have 60 below the line in this game. 40 more points below the line are needed for game. "
            "Bid and made, each of these makes game: 2♣, 2♦, 2♥, 2♠, 1NT, and whatever is higher in the "
            "same denomination. The cheapest contract that makes game is 1NT: 40 below the line.",
            "Temos 60 abaixo da linha neste game. Faltam 40 pontos abaixo da linha para o game. Contratado e"
            " cumprido, cada um destes dá game: 2♣, 2♦, 2♥, 2♠, 1ST e qualquer outro mais alto na mesma"
            " denominação. O contrato mais baixo que dá game é 1ST: 40 abaixo da linha.",
            "У нас в этом гейме 60 под чертой. До гейма под чертой не хватает 40 очков. Любой из этих"
            " контрактов, назначенный и выполненный, даёт гейм: 2♣, 2♦, 2♥, 2♠, 1БК, как и любой более высокий"
            " в той же деноминации. Самый низкий контракт, который даёт гейм, — 1БК: 40 под чертой.",
        ),
    ),
    (
        (Game.CONTRACT, ("3N S 9", "1S N 7")),
        (
            "We have 30 below the line in this game. 70 more points below the line are needed for game. "
            "Bid and made, each of these makes game: 4♣, 4♦, 3♥, 3♠, 2NT, and whatever is higher in the "
            "same denomination. The cheapest contract that ends the rubber is 2NT: 70 below the line.",
            "Temos 30 abaixo da linha neste game. Faltam 70 pontos abaixo da linha para o game. Contratado e"
            " cumprido, cada um destes dá game: 4♣, 4♦, 3♥, 3♠, 2ST e qualquer outro mais alto na mesma"
            " denominação. O contrato mais baixo que encerra o rubber é 2ST: 70 abaixo da linha.",
            "У нас в этом гейме 30 под чертой. До гейма под чертой не хватает 70 очков. Любой из этих"
            " контрактов, назначенный и выполненный, даёт гейм: 4♣, 4♦, 3♥, 3♠, 2БК, как и любой более высокий"
            " в той же деноминации. Самый низкий контракт, который завершает роббер, — 2БК: 70 под чертой.",
        ),
    ),
    (
        (Game.AUCTION, ("2S N 8",)),
        (
            "We have 18 below the line in this game. 12 more points below the line are needed for game. "
            "Game takes as many tricks as 2♣, 2♦, 2♥, 2♠ or 2NT: in auction bridge it is enough to win them, "
            "even in a lower contract of the same denomination. The lowest of these, just made, is game: "
            "2♣, 12 below the line.",
            "Temos 18 abaixo da linha neste game. Faltam 12 pontos abaixo da linha para o game. O game "
            "exige as vazas de 2♣, 2♦, 2♥, 2♠ ou 2ST: no bridge leilão basta fazê-las, mesmo num "
            "contrato mais baixo na mesma denominação. O mais baixo deles, cumprido sem vazas a mais, "
            "dá game: 2♣, 12 abaixo da linha.",
            "У нас в этом гейме 18 под чертой. До гейма под чертой не хватает 12 очков. Для гейма нужны "
            "взятки контракта 2♣, 2♦, 2♥, 2♠ или 2БК: в бридже-аукционе достаточно взять их, даже если "
            "контракт в той же деноминации был ниже. Самый низкий из них, 2♣, даст гейм и без лишних "
            "взяток: 12 под чертой.",
        ),
    ),
    (
        (Game.AUCTION, ("3N S 9",)),
        (
            "We have nothing below the line in this game. 30 more points below the line are needed for "
            "game. Game takes as many tricks as 5♣, 5♦, 4♥, 4♠ or 3NT: in auction bridge it is enough to win "
            "them, even in a lower contract of the same denomination. The lowest of these, just made, "
            "ends the rubber: 3NT, 30 below the line.",
            "Não temos nada abaixo da linha neste game. Faltam 30 pontos abaixo da linha para o game. O game "
            "exige as vazas de 5♣, 5♦, 4♥, 4♠ ou 3ST: no bridge leilão basta fazê-las, mesmo num "
            "contrato mais baixo na mesma denominação. O mais baixo deles, cumprido sem vazas a mais, "
            "encerra o rubber: 3ST, 30 abaixo da linha.",
            "У нас в этом гейме под чертой пока ничего нет. До гейма под чертой не хватает 30 очков. Для "
            "гейма нужны взятки контракта 5♣, 5♦, 4♥, 4♠ или 3БК: в бридже-аукционе достаточно взять их, "
            "даже если контракт в той же деноминации был ниже. Самый низкий из них, 3БК, завершит роббер и без "
            "лишних взяток: 30 под чертой.",
        ),
    ),
]


@pytest.mark.parametrize(("case", "texts"), NEEDS)
def test_what_a_side_needs(case, texts):
    game, played = case
    deals = [deal_of(contract, declarer, int(tricks)) for contract, declarer, tricks in map(str.split, played)]
    facts = side_needs(score_rubber(deals, game), Side.NS)
    assert tuple(in_each_language(lambda: needs.needs(facts, we_and_they())).values()) == texts
