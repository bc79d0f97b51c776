"""Changes of state and endings, in the three languages; We and They as well as the compass."""

import pytest

from lessons.engine.scoring import events as kinds
from lessons.engine.scoring.deal import deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.events import EVENTS, events
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Side, Vulnerability
from lessons.scoring.words import lines, states
from lessons.scoring.words.names import COMPASS, we_and_they
from tests.wording.languages import in_each_language, in_language


def rubber(text: str, *, game: Game = Game.CONTRACT, stop: bool = False):
    """'3N S 9, 4H E 10': contract, declarer and tricks of each deal."""
    parts = [part.split() for part in text.split(",")] if text else []
    deals = [deal_of(contract, declarer, int(tricks)) for contract, declarer, tricks in parts]
    return score_rubber(deals, game, stop=stop)


EVENTS_SAID = [
    (
        kinds.DealPassedOut(),
        (
            "All four players passed: nobody scores, and nothing changes.",
            "Todos passaram: ninguém pontua e nada muda.",
            "Все четыре игрока спасовали: никто ничего не записывает, и ничего не меняется.",
        ),
    ),
    (
        kinds.PartScoreNow(Side.NS, 60, 40),
        (
            "North–South now have 60 below the line. 40 more points below the line are needed for game.",
            "Norte–Sul agora tem 60 abaixo da linha. Faltam 40 pontos abaixo da linha para o game.",
            "У стороны Север–Юг теперь 60 под чертой. До гейма под чертой не хватает 40 очков.",
        ),
    ),
    (
        kinds.PartScoreNow(Side.EW, 99, 1),
        (
            "East–West now have 99 below the line. 1 more point below the line is needed for game.",
            "Leste–Oeste agora tem 99 abaixo da linha. Falta 1 ponto abaixo da linha para o game.",
            "У стороны Восток–Запад теперь 99 под чертой. До гейма под чертой не хватает 1 очка.",
        ),
    ),
    (
        kinds.GameWon(Side.NS, 120, 1),
        (
            "North–South now have 120 below the line and win the game.",
            "Norte–Sul chega a 120 abaixo da linha e ganha o game.",
            "У стороны Север–Юг теперь 120 под чертой, и гейм выигран.",
        ),
    ),
    (
        kinds.PartScoreWiped(Side.EW, 60),
        (
            "East–West had 60 below the line: it stays in the total, but no longer counts towards a game.",
            "Os 60 que Leste–Oeste tinha abaixo da linha ficam no total, mas não contam mais para um game.",
            "Прежние 60 под чертой у стороны Восток–Запад остаются в итоге, но в зачёт гейма больше не идут.",
        ),
    ),
    (
        kinds.NowVulnerable(Side.NS),
        (
            "North–South are now vulnerable.",
            "Norte–Sul agora está vulnerável.",
            "Сторона Север–Юг теперь в зоне.",
        ),
    ),
    (
        kinds.NewLine(),
        (
            "A line is drawn under both columns: each side starts the next game from zero.",
            "Traça-se uma linha sob as duas colunas: cada lado começa o próximo game do zero.",
            "Под обеими колонками проводится черта: следующий гейм обе стороны начинают с нуля.",
        ),
    ),
    (
        kinds.RubberComplete(Side.EW, 1),
        (
            "East–West have won a second game: the rubber is over.",
            "Leste–Oeste ganhou o segundo game: o rubber terminou.",
            "Сторона Восток–Запад выиграла второй гейм: роббер окончен.",
        ),
    ),
]

# The deals, and whether the players stopped there.
STANDINGS = [
    (
        ("", False),
        (
            "No deal has been played yet.",
            "Nenhuma mão foi jogada ainda.",
            "Ещё не сыграно ни одной сдачи.",
        ),
    ),
    (
        ("", True),
        (
            "The players stopped before the rubber was over. The totals are equal, 0 each: nobody wins the rubber.",
            "Os jogadores pararam antes do fim do rubber. Os totais são iguais, 0 cada: ninguém ganha o rubber.",
            "Роббер не доигран: игроки закончили раньше. Итоги равны, по 0: роббер не выиграл никто.",
        ),
    ),
    (
        ("3N S 9, 2S E 8", False),
        (
            "Games: North–South 1, East–West 0. Below the line: North–South 0, East–West 60. North–South "
            "are vulnerable. Total: North–South 100, East–West 60.",
            "Games: Norte–Sul 1, Leste–Oeste 0. Abaixo da linha: Norte–Sul 0, Leste–Oeste 60. Norte–Sul está"
            " vulnerável. Total: Norte–Sul 100, Leste–Oeste 60.",
            "Геймы: Север–Юг — 1, Восток–Запад — 0. Под чертой: Север–Юг — 0, Восток–Запад — 60. Сторона"
            " Север–Юг в зоне. Итого: Север–Юг — 100, Восток–Запад — 60.",
        ),
    ),
    (
        ("3N S 9, 3N E 9", False),
        (
            "Games: North–South 1, East–West 1. Both sides are vulnerable. Total: North–South 100, East–West 100.",
            "Games: Norte–Sul 1, Leste–Oeste 1. Os dois lados estão vulneráveis. Total: Norte–Sul 100, "
            "Leste–Oeste 100.",
            "Геймы: Север–Юг — 1, Восток–Запад — 1. Обе стороны в зоне. Итого: Север–Юг — 100, Восток–Запад — 100.",
        ),
    ),
    (
        ("2S E 9", False),
        (
            "Games: North–South 0, East–West 0. Below the line: North–South 0, East–West 60. Nobody is "
            "vulnerable. Total: North–South 0, East–West 90.",
            "Games: Norte–Sul 0, Leste–Oeste 0. Abaixo da linha: Norte–Sul 0, Leste–Oeste 60. Ninguém "
            "está vulnerável. Total: Norte–Sul 0, Leste–Oeste 90.",
            "Геймы: Север–Юг — 0, Восток–Запад — 0. Под чертой: Север–Юг — 0, Восток–Запад — 60. Обе "
            "стороны до зоны. Итого: Север–Юг — 0, Восток–Запад — 90.",
        ),
    ),
    (
        ("3N S 9, 4S N 10", False),
        (
            "The rubber is over. North–South win the rubber, 920 to 0: the difference is 920.",
            "O rubber terminou. Norte–Sul ganha por 920 a 0, uma diferença de 920.",
            "Роббер окончен. Выиграла сторона Север–Юг, 920 против 0: разница — 920.",
        ),
    ),
    (
        ("7NXX E 0, 3N E 9, 3N W 9", False),
        (
            "The rubber is over. North–South win the rubber, 7000 to 900: the difference is 6100. "
            "East–West won two games, but the larger total decides.",
            "O rubber terminou. Norte–Sul ganha por 7000 a 900, uma diferença de 6100. Leste–Oeste ganhou dois"
            " games, mas o que decide é o total maior.",
            "Роббер окончен. Выиграла сторона Север–Юг, 7000 против 900: разница — 6100. Два гейма выиграла"
            " сторона Восток–Запад, но решает больший итог.",
        ),
    ),
    (
        ("3N S 9, 2S E 8", True),
        (
            "The players stopped before the rubber was over. North–South are ahead, 400 to 160: the difference"
            " is 240.",
            "Os jogadores pararam antes do fim do rubber. Norte–Sul está na frente por 400 a 160, uma diferença"
            " de 240.",
            "Роббер не доигран: игроки закончили раньше. Впереди сторона Север–Юг, 400 против 160: разница — 240.",
        ),
    ),
    (
        ("1S N 6, 1S E 6", True),
        (
            "The players stopped before the rubber was over. The totals are equal, 50 each: nobody wins the rubber.",
            "Os jogadores pararam antes do fim do rubber. Os totais são iguais, 50 cada: ninguém ganha o rubber.",
            "Роббер не доигран: игроки закончили раньше. Итоги равны, по 50: роббер не выиграл никто.",
        ),
    ),
]

# The last line of a rubber that ends, or is broken off.
LAST_LINES = [
    (
        ("3N S 9, 4S N 10", False),
        (
            "The rubber is over, two games to none for North–South: 700 above the line.",
            "O rubber terminou em 2 games a 0: bônus de 700 acima da linha para Norte–Sul.",
            "Роббер окончен, по геймам 2:0: стороне Север–Юг — 700 над чертой.",
        ),
    ),
    (
        ("3N S 9, 3N E 9, 3N S 9", False),
        (
            "The rubber is over, two games to one for North–South: 500 above the line.",
            "O rubber terminou em 2 games a 1: bônus de 500 acima da linha para Norte–Sul.",
            "Роббер окончен, по геймам 2:1: стороне Север–Юг — 500 над чертой.",
        ),
    ),
    (
        ("3N S 9", True),
        (
            "The rubber is unfinished. North–South alone have won a game: 300 above the line.",
            "O rubber não terminou. Só Norte–Sul ganhou um game: 300 acima da linha.",
            "Роббер не доигран. Гейм есть только у стороны Север–Юг: 300 над чертой.",
        ),
    ),
    (
        ("2S E 8", True),
        (
            "The game is unfinished. East–West alone have a part-score in it, 60: 100 above the line.",
            "O game não terminou. Só Leste–Oeste tem nele uma pontuação parcial, 60: 100 acima da linha.",
            "Гейм не доигран. Частичная запись, 60, есть только у стороны Восток–Запад: 100 над чертой.",
        ),
    ),
]

# What is lacking for a game.
MISSING = [
    (
        1,
        (
            "1 more point below the line is needed for game.",
            "Falta 1 ponto abaixo da linha para o game.",
            "До гейма под чертой не хватает 1 очка.",
        ),
    ),
    (
        2,
        (
            "2 more points below the line are needed for game.",
            "Faltam 2 pontos abaixo da linha para o game.",
            "До гейма под чертой не хватает 2 очков.",
        ),
    ),
    (
        5,
        (
            "5 more points below the line are needed for game.",
            "Faltam 5 pontos abaixo da linha para o game.",
            "До гейма под чертой не хватает 5 очков.",
        ),
    ),
    (
        11,
        (
            "11 more points below the line are needed for game.",
            "Faltam 11 pontos abaixo da linha para o game.",
            "До гейма под чертой не хватает 11 очков.",
        ),
    ),
    (
        21,
        (
            "21 more points below the line are needed for game.",
            "Faltam 21 pontos abaixo da linha para o game.",
            "До гейма под чертой не хватает 21 очка.",
        ),
    ),
]


@pytest.mark.parametrize(("event", "texts"), EVENTS_SAID)
def test_what_a_deal_changed(event, texts):
    assert tuple(in_each_language(lambda: states.event(event)).values()) == texts


def test_every_kind_of_event_is_in_the_table():
    assert {type(event) for event, _ in EVENTS_SAID} == set(EVENTS.values())


@pytest.mark.parametrize(("case", "texts"), STANDINGS)
def test_where_a_rubber_stands_and_how_it_ended(case, texts):
    played, stop = case
    assert tuple(in_each_language(lambda: states.rubber_state(rubber(played, stop=stop))).values()) == texts


@pytest.mark.parametrize(("case", "texts"), LAST_LINES)
def test_premiums_at_the_end(case, texts):
    played, stop = case
    line = rubber(played, stop=stop).entries[-1].line
    assert tuple(in_each_language(lambda: lines.line_sentence(line)).values()) == texts


@pytest.mark.parametrize(("missing", "texts"), MISSING)
def test_points_missing_take_the_right_plural(missing, texts):
    assert tuple(in_each_language(lambda: states.points_missing(missing)).values()) == texts


def test_auction_bridge_says_nothing_of_vulnerability():
    standing = rubber("1N S 9", game=Game.AUCTION)
    assert in_language("en", lambda: states.rubber_state(standing)) == (
        "Games: North–South 1, East–West 0. Total: North–South 30, East–West 0."
    )


def test_the_left_column_comes_first():
    standing = rubber("3N S 9, 2S E 8")
    said = in_each_language(lambda: states.totals(standing, we_and_they(Side.EW)))
    assert said == {
        "en": "Total: We 60, They 100.",
        "pt-br": "Total: Nós 60, Eles 100.",
        "ru": "Итого: Мы — 60, Они — 100.",
    }


@pytest.mark.parametrize(
    ("vulnerable", "texts"),
    [
        (Vulnerability.NONE, ("Nobody is vulnerable.", "Ninguém está vulnerável.", "Обе стороны до зоны.")),
        (Vulnerability.EW, ("They are vulnerable.", "Eles estão vulneráveis.", "Они в зоне.")),
        (
            Vulnerability.BOTH,
            ("Both sides are vulnerable.", "Os dois lados estão vulneráveis.", "Обе стороны в зоне."),
        ),
    ],
)
def test_who_is_vulnerable(vulnerable, texts):
    assert tuple(in_each_language(lambda: states.vulnerability(vulnerable, we_and_they())).values()) == texts


def test_all_changes_of_a_deal_follow_one_another_with_we_and_they():
    played = rubber("2S E 8, 3N N 9")
    happened = events(played.edition, played.steps[1])
    assert in_each_language(lambda: states.changes(happened, we_and_they())) == {
        "en": "We now have 100 below the line and win the game. They had 60 below the line: it stays in the total,"
        " but no longer counts towards a game. We are now vulnerable. A line is drawn under both columns: each side"
        " starts the next game from zero.",
        "pt-br": "Chegamos a 100 abaixo da linha e ganhamos o game. Os 60 que eles tinham abaixo da linha ficam no"
        " total, mas não contam mais para um game. Agora estamos vulneráveis. Traça-se uma linha sob as duas colunas:"
        " cada lado começa o próximo game do zero.",
        "ru": (
            "У нас теперь 100 под чертой, и гейм выигран. Их прежние 60 под чертой остаются в итоге, но в"
            " зачёт гейма больше не идут. Мы теперь в зоне. Под обеими колонками проводится черта:"
            " следующий гейм обе стороны начинают с нуля."
        ),
    }


def test_points_go_to_us_and_to_them():
    line = rubber("4S N 9").entries[0].line
    first = in_each_language(lambda: lines.line_sentence(line, we_and_they()).split(".")[0])
    assert first["en"] == "1 trick short of the contract: 50 above the line for them"
    assert first["pt-br"] == "Faltou 1 vaza: 50 acima da linha para eles"
    assert in_language("ru", lambda: lines.line_sentence(line, we_and_they())).split(".")[0] == (
        "Недобрана 1 взятка: им — 50 над чертой"
    )


def test_names_are_those_of_the_compass_unless_asked_otherwise():
    assert COMPASS.of(Side.NS) == COMPASS.to(Side.NS) == "North–South"


# Sentences about us and about them: messages of their own, since the verb goes with them.
WE_AND_THEY = [
    (
        kinds.PartScoreNow(Side.NS, 60, 40),
        "Agora temos 60 abaixo da linha. Faltam 40 pontos abaixo da linha para o game.",
        "У нас теперь 60 под чертой. До гейма под чертой не хватает 40 очков.",
    ),
    (
        kinds.PartScoreNow(Side.EW, 60, 40),
        "Eles agora têm 60 abaixo da linha. Faltam 40 pontos abaixo da linha para o game.",
        "У них теперь 60 под чертой. До гейма под чертой не хватает 40 очков.",
    ),
    (
        kinds.GameWon(Side.NS, 120, 1),
        "Chegamos a 120 abaixo da linha e ganhamos o game.",
        "У нас теперь 120 под чертой, и гейм выигран.",
    ),
    (
        kinds.GameWon(Side.EW, 240, 1),
        "Eles chegam a 240 abaixo da linha e ganham o game.",
        "У них теперь 240 под чертой, и гейм выигран.",
    ),
    (
        kinds.PartScoreWiped(Side.NS, 60),
        "Os 60 que tínhamos abaixo da linha ficam no total, mas não contam mais para um game.",
        "Наши прежние 60 под чертой остаются в итоге, но в зачёт гейма больше не идут.",
    ),
    (kinds.NowVulnerable(Side.NS), "Agora estamos vulneráveis.", "Мы теперь в зоне."),
    (kinds.NowVulnerable(Side.EW), "Eles agora estão vulneráveis.", "Они теперь в зоне."),
    (
        kinds.RubberComplete(Side.NS, 0),
        "Ganhamos o segundo game: o rubber terminou.",
        "Мы выиграли второй гейм: роббер окончен.",
    ),
    (
        kinds.RubberComplete(Side.EW, 0),
        "Eles ganharam o segundo game: o rubber terminou.",
        "Они выиграли второй гейм: роббер окончен.",
    ),
]


@pytest.mark.parametrize(("event", "pt", "ru"), WE_AND_THEY)
def test_we_and_they_have_sentences_of_their_own(event, pt, ru):
    said = in_each_language(lambda: states.event(event, we_and_they()))
    assert (said["pt-br"], said["ru"]) == (pt, ru)


@pytest.mark.parametrize(
    ("played", "stop", "texts"),
    [
        (
            "3N S 9, 4S N 10",
            False,
            (
                "The rubber is over. We win the rubber, 920 to 0: the difference is 920.",
                "O rubber terminou. Ganhamos por 920 a 0, uma diferença de 920.",
                "Роббер окончен. Выиграли мы, 920 против 0: разница — 920.",
            ),
        ),
        (
            "7NXX E 0, 3N E 9, 3N W 9",
            False,
            (
                "The rubber is over. We win the rubber, 7000 to 900: the difference is 6100. They won two games, but"
                " the larger total decides.",
                "O rubber terminou. Ganhamos por 7000 a 900, uma diferença de 6100. Eles ganharam dois games, mas o"
                " que decide é o total maior.",
                "Роббер окончен. Выиграли мы, 7000 против 900: разница — 6100. Два гейма выиграли они, но решает"
                " больший итог.",
            ),
        ),
        (
            "2S S 8, 3N E 9",
            True,
            (
                "The players stopped before the rubber was over. They are ahead, 400 to 60: the difference is 340.",
                "Os jogadores pararam antes do fim do rubber. Eles estão na frente por 400 a 60, uma diferença de"
                " 340.",
                "Роббер не доигран: игроки закончили раньше. Впереди они, 400 против 60: разница — 340.",
            ),
        ),
    ],
)
def test_who_has_won_among_us_and_them_and_who_is_ahead_where_the_rubber_was_broken_off(played, stop, texts):
    ended = rubber(played, stop=stop)
    assert tuple(in_each_language(lambda: states.rubber_state(ended, we_and_they())).values()) == texts
