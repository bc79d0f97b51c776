"""A deal and its result in a few words, with the right plural of the tricks."""

import pytest

from lessons.engine.scoring.deal import deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.score import score_deal
from lessons.scoring.words import deals, labels, lines
from lessons.scoring.words.names import we_and_they
from tests.wording.languages import in_each_language

# Contract and tricks.
RESULTS = [
    (
        ("4S", 9),
        (
            "9 tricks, down 1",
            "9 vazas, 1 a menos",
            "9 взяток, недобор 1",
        ),
    ),
    (
        ("1C", 0),
        (
            "0 tricks, down 7",
            "0 vaza, 7 a menos",
            "0 взяток, недобор 7",
        ),
    ),
    (
        ("1C", 1),
        (
            "1 trick, down 6",
            "1 vaza, 6 a menos",
            "1 взятка, недобор 6",
        ),
    ),
    (
        ("1C", 2),
        (
            "2 tricks, down 5",
            "2 vazas, 5 a menos",
            "2 взятки, недобор 5",
        ),
    ),
    (
        ("1C", 5),
        (
            "5 tricks, down 2",
            "5 vazas, 2 a menos",
            "5 взяток, недобор 2",
        ),
    ),
    (
        ("4S", 11),
        (
            "11 tricks, made with 1 over",
            "11 vazas, 1 a mais",
            "11 взяток, 1 сверх контракта",
        ),
    ),
    (
        ("4S", 10),
        (
            "10 tricks, just made",
            "10 vazas, contrato cumprido",
            "ровно 10 взяток",
        ),
    ),
    (
        ("7N", 13),
        (
            "13 tricks, just made",
            "13 vazas, contrato cumprido",
            "ровно 13 взяток",
        ),
    ),
    (
        ("1N", 7),
        (
            "7 tricks, just made",
            "7 vazas, contrato cumprido",
            "ровно 7 взяток",
        ),
    ),
]

STORIES = [
    (
        ("4SX", "N", 8),
        (
            "4♠X by North: 8 tricks, down 2.",
            "4♠X por Norte: 8 vazas, 2 a menos.",
            "4♠X (Север): 8 взяток, недобор 2.",
        ),
    ),
    (
        ("3N", "EW", 10),
        (
            "3NT by them: 10 tricks, made with 1 over.",
            "3ST por eles: 10 vazas, 1 a mais.",
            "3БК (они): 10 взяток, 1 сверх контракта.",
        ),
    ),
    (
        ("P",),
        (
            "All four players passed: the deal is passed out and not played.",
            "Todos passaram: a mão não é carteada.",
            "Все четыре игрока спасовали: сдача не разыгрывается.",
        ),
    ),
]

HEADLINES = [
    (
        ("4SX", "N", 8),
        (
            "4♠X by North, −2",
            "4♠X por Norte, −2",
            "4♠X (Север), −2",
        ),
    ),
    (
        ("3N", "NS", 9),
        (
            "3NT by us, =",
            "3ST por nós, =",
            "3БК (мы), =",
        ),
    ),
    (
        ("P",),
        (
            "Passed out",
            "Todos passaram",
            "Все спасовали",
        ),
    ),
]

# Game and edition.
PLACES = [
    (
        (Game.CONTRACT, "tricks"),
        (
            "It goes below the line: tricks that were bid and made count towards game.",
            "Vai abaixo da linha: as vazas contratadas e feitas contam para o game.",
            "Пишется под чертой: взятки, заказанные и взятые, идут в зачёт гейма.",
        ),
    ),
    (
        (Game.CONTRACT, "overtricks"),
        (
            "It goes above the line: tricks that were not bid count in the total, not towards game.",
            "Vai acima da linha: as vazas que não foram contratadas contam no total, não para o game.",
            "Пишется над чертой: незаказанные взятки входят в итог, но не идут в зачёт гейма.",
        ),
    ),
    (
        (Game.CONTRACT, "insult"),
        (
            "It goes above the line: bonuses count in the total, never towards game.",
            "Vai acima da linha: prêmios e multas contam no total, nunca para o game.",
            "Пишется над чертой: премии входят в итог, но в зачёт гейма не идут.",
        ),
    ),
    (
        (Game.AUCTION, "tricks"),
        (
            "It goes below the line: in auction bridge every odd trick of a contract that was made "
            "counts towards game, bid or not.",
            "Vai abaixo da linha: no bridge leilão, toda vaza além das seis de um contrato cumprido "
            "conta para o game, contratada ou não.",
            "Пишется под чертой: в бридже-аукционе все взятки сверх шести выполненного контракта идут в "
            "зачёт гейма, заказанные или нет.",
        ),
    ),
    (
        (Game.DUPLICATE, "insult"),
        (
            "Duplicate bridge has no line: every deal is scored by itself.",
            "No bridge duplicado não há linha: cada mão é pontuada por si só.",
            "В спортивном бридже черты нет: каждая сдача оценивается отдельно.",
        ),
    ),
]

# Game and edition.
LAWS = [
    (
        (Game.CONTRACT, None),
        (
            "Laws of Rubber Bridge, Law 72.",
            "Leis do Bridge de Rubber, Lei 72.",
            "Кодекс робберного бриджа, Правило 72.",
        ),
    ),
    (
        (Game.AUCTION, "1913"),
        (
            "Laws of auction bridge, 1913.",
            "Leis do bridge leilão, 1913.",
            "Правила бриджа-аукциона, 1913 год.",
        ),
    ),
    (
        (Game.DUPLICATE, None),
        (
            "Laws of Duplicate Bridge, Law 77.",
            "Leis do Bridge Duplicado, Lei 77.",
            "Кодекс спортивного бриджа, Правило 77.",
        ),
    ),
]


@pytest.mark.parametrize(("case", "texts"), RESULTS)
def test_a_result_says_tricks_and_what_they_mean(case, texts):
    contract, tricks = case
    assert tuple(in_each_language(lambda: deals.result(deal_of(contract, "N", tricks))).values()) == texts


@pytest.mark.parametrize(("case", "texts"), STORIES)
def test_a_deal_in_one_sentence(case, texts):
    assert tuple(in_each_language(lambda: deals.story(deal_of(*case), we_and_they())).values()) == texts


@pytest.mark.parametrize(("case", "texts"), HEADLINES)
def test_a_deal_in_one_line_of_a_list(case, texts):
    assert tuple(in_each_language(lambda: deals.headline(deal_of(*case), we_and_they())).values()) == texts


@pytest.mark.parametrize(("tricks", "mark"), [(10, "="), (11, "+1"), (13, "+3"), (9, "−1"), (0, "−10")])
def test_a_result_is_written_with_a_true_minus(tricks, mark):
    assert deals.result_mark(deal_of("4S", "N", tricks)) == mark


@pytest.mark.parametrize(("case", "texts"), PLACES)
def test_why_a_line_stands_where_it_does(case, texts):
    game, code = case
    line = next(line for line in score_deal(deal_of("1CX", "N", 8), game) if line.code == code)
    assert tuple(in_each_language(lambda: lines.place_reason(line)).values()) == texts


@pytest.mark.parametrize(("case", "texts"), LAWS)
def test_the_law_of_a_line(case, texts):
    line = score_deal(deal_of("1CX", "N", 8), *case)[0]
    assert tuple(in_each_language(lambda: lines.law_sentence(line)).values()) == texts


def test_an_explanation_is_the_line_its_place_and_its_law():
    line = score_deal(deal_of("4S", "N", 10), Game.CONTRACT)[0]
    assert in_each_language(lambda: lines.explanation(line))["en"] == (
        "4♠ made: 4 × 30 = 120 below the line. It goes below the line: tricks that were bid and made count towards"
        " game. Laws of Rubber Bridge, Law 72."
    )


def test_a_contract_is_named_for_screen_readers():
    line = score_deal(deal_of("4SX", "N", 10), Game.DUPLICATE)[0]
    html = str(lines.line_sentence(line).html)
    assert html.startswith('<span class="call" role="img" aria-label="four spades doubled">4<span class="suit s">')
    assert html.endswith("</span>X</span> made: 4 × 30 × 2 = 240.")


def test_every_label_is_translated():
    tables = (labels.LINES, labels.PLACES, labels.GAMES, labels.EDITION_NOTES)
    for label in (label for table in tables for label in table.values()):
        said = in_each_language(lambda label=label: str(label))
        assert said["ru"] not in (said["en"], said["pt-br"])
