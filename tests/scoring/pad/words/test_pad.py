"""The words of the pad itself, in the three languages."""

from collections.abc import Callable

import pytest

from lessons.engine.calls import bid_of
from lessons.engine.scoring.deal import PASSED_OUT, deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import ScoreLine
from lessons.engine.scoring.rubber import Rubber, score_rubber
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Side
from lessons.scoring.pad.words import pad
from lessons.scoring.pad.words import text as pad_text
from lessons.scoring.words.names import COMPASS, we_and_they
from tests.wording.languages import LANGUAGES, in_each_language, in_language

US = we_and_they()


def line() -> ScoreLine:
    return score_deal(deal_of("4S", "N", 11), Game.CONTRACT)[0]


SAID: list[tuple[Callable[[], str], tuple[str, str, str]]] = [
    (lambda: pad.part_score_on(60), ("60 on", "parcial: 60", "к гейму: 60")),
    (
        lambda: pad.game_tag(Side.EW, 120, US),
        ("They: game with 120", "Eles: game com 120", "Они: гейм, 120"),
    ),
    (
        lambda: pad.below_list(Side.NS, 2, COMPASS),
        (
            "North–South, below the line, game 2",
            "Norte–Sul, abaixo da linha, game 2",
            "Север–Юг, под чертой, гейм 2",
        ),
    ),
    (lambda: pad.asks_why(line()), ("tricks: why?", "vazas: por quê?", "взятки: почему?")),
    (
        lambda: pad.entry_for(line(), US),
        ("for us, below the line", "para nós, abaixo da linha", "нам, под чертой"),
    ),
    (
        lambda: pad.deal_heading(2, deal_of("3NX", "EW", 7), US),
        ("Deal 2: 3NTX by them, −2", "Mão 2: 3STX por eles, −2", "Сдача 2: 3БКX (они), −2"),
    ),
    (
        lambda: pad.deal_contract(3, bid_of("1N")),
        ("Deal 3: 1NT", "Mão 3: 1ST", "Сдача 3: 1БК"),
    ),
    (
        lambda: pad.deleted(1, PASSED_OUT, US),
        ("Deal 1 is deleted: Passed out", "Mão 1 apagada: Todos passaram", "Сдача 1 удалена: Все спасовали"),
    ),
    (lambda: pad.two_columns(US), ("We and They", "Nós e Eles", "Мы и Они")),
    (lambda: pad.replayed(2, 5), ("Deals shown: 2 of 5", "Mãos mostradas: 2 de 5", "Показано сдач: 2 из 5")),
]


@pytest.mark.parametrize(("words", "texts"), SAID, ids=[texts[0] for _, texts in SAID])
def test_words_are_said_in_each_language(words: Callable[[], str], texts: tuple[str, str, str]) -> None:
    assert in_each_language(words) == dict(zip(LANGUAGES, texts, strict=True))


def test_honours_asked_for_differ_by_game_and_denomination() -> None:
    hints = [
        in_each_language(lambda game=game, aces=aces: pad.honours_hint(game, aces))
        for game in (Game.CONTRACT, Game.AUCTION)
        for aces in (True, False)
    ]
    assert len({text for hint in hints for text in hint.values()}) == 12


def test_a_finished_rubber_as_text_tells_its_end() -> None:
    rubber = score_rubber([deal_of("3N", "S", 9), deal_of("4S", "N", 10)], Game.CONTRACT)
    assert in_language("ru", lambda: pad_text.as_text(rubber, US)).splitlines()[-2:] == [
        "Роббер окончен. Выиграли мы, 920 против 0: разница — 920.",
        "Итого: Мы — 920, Они — 0.",
    ]


def rubber(deals: str, game: Game, *, stop: bool) -> Rubber:
    """'3N S 9, 4H E 10': contract, declarer and tricks of each deal."""
    parts = [part.split() for part in deals.split(",")] if deals else []
    return score_rubber([deal_of(bid, by, int(tricks)) for bid, by, tricks in parts], game, stop=stop)


NONE_YET = "no game yet, not vulnerable", "sem game, não vulnerável", "без гейма, до зоны"
VULNERABLE = "1 game, vulnerable", "1 game, vulnerável", "1 гейм, в зоне"
NONE, ONE, TWO = (
    ("no game", "sem game", "без гейма"),
    ("1 game", "1 game", "1 гейм"),
    ("2 games", "2 games", "2 гейма"),
)
# The deals, the game, whether the players stopped there; what is said of North–South and of East–West.
HEADS = [
    ("", Game.CONTRACT, False, NONE_YET, NONE_YET),
    ("2S S 8", Game.CONTRACT, False, NONE_YET, NONE_YET),
    ("4S S 10", Game.CONTRACT, False, VULNERABLE, NONE_YET),
    ("4S S 10, 4S E 10", Game.CONTRACT, False, VULNERABLE, VULNERABLE),
    ("4S S 10, 4S N 10", Game.CONTRACT, False, TWO, NONE),
    ("4S S 10, 4S E 10, 4S S 10", Game.CONTRACT, False, TWO, ONE),
    ("4S S 10, 4S E 10, 4S W 10", Game.CONTRACT, False, ONE, TWO),
    ("4S S 10, 2S E 8", Game.CONTRACT, True, ONE, NONE),
    ("4S S 10, 4S E 10", Game.CONTRACT, True, ONE, ONE),
    ("", Game.CONTRACT, True, NONE, NONE),
    ("1N S 9", Game.AUCTION, False, ONE, ("no game yet", "sem game", "без гейма")),
    ("1N S 9, 1N W 9", Game.AUCTION, False, ONE, ONE),
    ("1N S 9, 1N N 9", Game.AUCTION, False, TWO, NONE),
    ("1N S 9, 1N W 9, 1N E 9", Game.AUCTION, False, ONE, TWO),
    ("1N S 9", Game.AUCTION, True, ONE, NONE),
]


@pytest.mark.parametrize(("deals", "game", "stop", "ns", "ew"), HEADS)
def test_head_of_a_column_tells_the_games_and_vulnerability_only_while_the_rubber_runs(
    deals: str, game: Game, stop: bool, ns: tuple[str, str, str], ew: tuple[str, str, str]
) -> None:
    played = rubber(deals, game, stop=stop)
    for side, texts in ((Side.NS, ns), (Side.EW, ew)):
        said = in_each_language(lambda side=side: pad.games_and_vulnerability(played, side))  # type: ignore[misc]
        assert tuple(said.values()) == texts
