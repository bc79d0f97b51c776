"""Every clause, fact, ruling and difference has its words, whole and in three languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.utils import translation

from lessons.engine.rulings import CLAUSES, EditionDifference, Ruling, differences, rule
from lessons.engine.rulings.clauses import DIRECTOR, GAIN, SIGNIFICANCE, SILENT
from lessons.engine.rulings.facts import FactType
from lessons.engine.rulings.incidents import INCIDENTS
from lessons.laws.words import rulings as words
from lessons.questions.kinds.ruling.spec import RulingKind
from tests.engine.rulings.test_differences import situations
from tests.wording.languages import LANGUAGES, in_each_language

languages = pytest.mark.parametrize("language", LANGUAGES)
laws = pytest.mark.parametrize("law", CLAUSES)


def every_ruling(law: str) -> Iterator[Ruling]:
    for facts in situations(law):
        for edition in ("1997", "2017"):
            yield from rule(law, edition, facts)


def in_languages(say: Any) -> list[str]:
    """The same thing said in each language."""
    said = []
    for language in LANGUAGES:
        with translation.override(language):
            said.append(str(say()))
    return said


def assert_said(say: Any) -> None:
    """It is a whole phrase in each language, and each language has its own."""
    said = in_languages(say)
    assert len(set(said)) == 3, said
    for text in said:
        assert text.strip() == text != ""
        assert "%(" not in text
        assert "None" not in text


def assert_sentence(say: Any) -> None:
    assert_said(say)
    for text in in_languages(say):
        assert text[-1] in ".?", text


@laws
def test_clause_has_a_title(law: str) -> None:
    assert_said(lambda: words.title(law))


@laws
def test_every_ruling_of_a_clause_has_a_sentence(law: str) -> None:
    for ruling in every_ruling(law):
        assert_sentence(lambda ruling=ruling: words.ruling(ruling))


@laws
def test_every_ruling_has_markup_that_says_the_same(law: str) -> None:
    for ruling in every_ruling(law):
        sentence = words.ruling(ruling)
        assert "%(" not in sentence.html
        assert ('role="img"' in sentence.html) is any(symbol in sentence for symbol in "♣♦♥♠") or "NT" in sentence


@laws
def test_every_ruling_names_what_it_hangs_on(law: str) -> None:
    for code in {code for ruling in every_ruling(law) for code in ruling.depends_on}:
        assert_sentence(lambda code=code: words.depends_on(code))


@laws
def test_every_difference_has_a_sentence_that_names_both_years(law: str) -> None:
    codes = {difference.code for facts in situations(law) for difference in differences(law, facts)}
    for code in codes:
        assert_sentence(lambda code=code: words.difference(EditionDifference(code, law)))
        for text in in_languages(lambda code=code: words.difference(EditionDifference(code, law))):
            assert ("1997" in text, "2017" in text) == (True, True)


@laws
def test_every_fact_has_its_question_and_every_choice_its_label(law: str) -> None:
    asked = (*CLAUSES[law].facts, *(INCIDENTS[law].asks if law in INCIDENTS else ()))
    for fact in asked:
        for text in in_languages(lambda fact=fact: words.question(fact.name, law)):
            assert text.endswith("?")
        assert_said(lambda fact=fact: words.question(fact.name, law))
        values: list[Any] = [*fact.choices, *([None] if fact.nullable else [])]
        values += [True, False] if fact.type in (FactType.BOOLEAN, FactType.BOOLEAN_OR_NULL) else []
        for value in values:
            assert all(in_languages(lambda fact=fact, value=value: words.choice(fact, value)))


NEGATIONS = re.compile(
    r"\b(?:not|never|nobody|no|fail\w*|\w+n[’']t|não|nunca|ninguém|nem|не|ни|нет|никто|никогда)\b", re.I
)


@laws
def test_question_that_is_answered_yes_or_no_is_not_a_negative_one(law: str) -> None:
    for fact in (*CLAUSES[law].facts, *(INCIDENTS[law].asks if law in INCIDENTS else ())):
        if fact.type in (FactType.BOOLEAN, FactType.BOOLEAN_OR_NULL):
            for text in in_languages(lambda fact=fact: words.question(fact.name, law)):
                assert not NEGATIONS.search(text), text


@laws
def test_no_two_questions_of_a_desk_are_the_same(law: str) -> None:
    for asks in (CLAUSES[law].facts, INCIDENTS[law].asks if law in INCIDENTS else ()):
        for language in LANGUAGES:
            with translation.override(language):
                texts = [words.question(fact.name, law) for fact in asks]
            assert len(texts) == len(set(texts)), texts


def test_every_general_dependence_has_a_sentence() -> None:
    for code in (DIRECTOR, SIGNIFICANCE, GAIN, SILENT):
        assert_sentence(lambda code=code: words.depends_on(code))


END = {"dealer": "N", "calls": ["1C", "P", "P", "P"], "lead_faced": False, "hands_returned": False}


@pytest.mark.parametrize(("law", "edition", "facts", "language", "expected"), [
    ("18A", "1997", {"bid": "P"}, "en",
     "A bid names a number of tricks over six, from 1 to 7, and a denomination."
     " Pass, double and redouble are calls but not bids."),
    ("18A", "2017", {"bid": "8C"}, "ru", "Уровень\u00a0— от 1 до 7: заявить 8♣\ufe0e нельзя."),
    ("18A", "1997", {"bid": "3N"}, "pt-br", "3ST é um lance na forma correta: promete fazer 9 vazas."),
    ("18A", "1997", {"bid": "5S"}, "ru",
     "5♠\ufe0e\u00a0— назначение: пара обязуется взять не\u00a0меньше 11\u00a0взяток."),
    ("18D", "2017", {"bid": "1D", "last_bid": "1H"}, "en",
     "1♦\ufe0e is not enough over 1♥\ufe0e: at the same level hearts rank above diamonds."
     " The lowest bid is 1♠\ufe0e; in diamonds you need 2♦\ufe0e."
     " It is an infraction: Law 27 says how it is put right."),
    ("19A2", "1997", {"call": "X", "stated": "4H"}, "pt-br",
     "Diga apenas “dobro”, sem citar o lance. Se um jogador dobra citando o lance errado,"
     " o dobro vale para o lance tal como foi feito."),
    ("19D", "1997", {"contract": "3NX", "tricks": 5, "vulnerable": False}, "en",
     "By the table of Law 77 the defenders score 800 instead of 200."),
    ("20B", "1997", {"own_turn": False, "must_pass": False, "partial": False}, "ru",
     "Пока идёт торговля, игрок может попросить повторить её только в свою очередь. Называют и алерты."),
    ("21A", "2017", {}, "pt-br",
     "Quem entendeu mal o leilão por conta própria não tem direito a reparação: a fala continua valendo."),
    ("21B1", "1997", {"auction_period_over": False, "partner_called_since": False, "probable_cause": True}, "ru",
     "Заявка сделана из-за неверной информации от оппонента. Её можно изменить без наказания"
     " до конца периода торговли, если партнёр после этого ещё не делал заявку."),
    ("17E", "1997", {"dealer": "E", "calls": ["P", "P", "P"], "lead_faced": False, "hands_returned": False}, "en",
     "Three passes at the start do not end the auction: the fourth player, North, may still bid."),
    ("17E", "1997", {**END, "seats": ["N", "S", "W", "N"]}, "en",
     "The auction is not over: because of a pass out of rotation East has missed a turn, and gets it back now."
     " The last 3 passes are cancelled, and the auction goes on."),
    ("17E", "1997", {**END, "seats": ["N", "E", "S", "N"]}, "pt-br",
     "O leilão não terminou: por causa de um passo fora da vez, Oeste perdeu a vez e agora a recebe de volta."
     " Cancela-se 1 passo, o último, e o leilão continua."),
    ("17E", "1997", {**END, "seats": ["N", "E", "S", "N"]}, "ru",
     "Торговля не закончена: из-за паса вне очереди Запад остался без своей очереди, и теперь она возвращается"
     " к нему. Отменяется 1 последний пас, и торговля продолжается."),
    ("17E", "1997", END, "pt-br",
     "O leilão terminou: três passos seguidos depois de um lance, um dobro ou um redobro."
     " O período de leilão só termina quando a carta de saída é virada."),
    ("17E", "2017", {**END, "calls": ["1C", "P"], "seats": ["N", "S"]}, "en",
     "The auction is not over: it is East to call."
     " The last call was out of rotation: Laws 28 to 32 say what follows."),
    ("20F1", "2017", {"own_turn": True, "before_final_pass": True, "answerer": "callers-partner"}, "pt-br",
     "O jogador pode pedir uma explicação completa do leilão dos oponentes: das falas que fizeram, das falas"
     " relevantes que poderiam ter feito e não fizeram e do que se conclui dos acordos deles."),
    ("20F1", "1997", {"own_turn": True, "before_final_pass": True, "answerer": "callers-partner"}, "ru",
     "Игрок вправе попросить полное объяснение торговли оппонентов: сделанных ими заявок и относящихся к делу"
     " заявок, которые они могли сделать, но не сделали."),
    ("21B2", "2017", {"opponent_changed": True, "called_after": True, "information_damaging": False}, "en",
     "The left-hand opponent of the player who changed the call may change any call made after it."
     " Law 16C says who may use what the withdrawn calls revealed: the non-offending side may, the offending side"
     " may not."),
])  # fmt: skip
def test_ruling_is_said_in_the_words_agreed(
    law: str, edition: str, facts: dict[str, Any], language: str, expected: str
) -> None:
    with translation.override(language):
        assert words.rulings(rule(law, edition, facts)) == expected


@languages
@pytest.mark.parametrize("tricks", range(7, 14))
def test_number_of_tricks_is_counted_in_the_readers_language(tricks: int, language: str) -> None:
    counted = {"en": f"{tricks} tricks.", "pt-br": f"{tricks} vazas.", "ru": f"{tricks}\u00a0взяток."}[language]
    with translation.override(language):
        assert counted in words.rulings(rule("18A", None, {"bid": f"{tricks - 6}C"}))


WRONG = {  # answers offered to the question what a player said, which nobody may take for true
    "8D": {
        "not-a-bid": (
            "8♦ is a call but not a bid: it names no tricks and no denomination.",
            "8♦ é uma fala, mas não um lance: não indica vazas nem denominação.",
            "8♦ — заявка, но не назначение: в ней не названы ни взятки, ни деноминация.",
        ),
    },
    "P": {
        "bid-out-of-range": (
            "Pass is a bid, but its level is not between 1 and 7.",
            "Passo é um lance, mas seu nível não está entre 1 e 7.",
            "Пас — назначение, но его уровень не в пределах от 1 до 7.",
        ),
    },
}


@pytest.mark.parametrize("bid", WRONG)
def test_wrong_answer_offered_about_what_a_player_said_is_plainly_false(bid: str) -> None:
    spec = RulingKind().read({"law": "18A", "facts": {"bid": bid}, "options": list(WRONG[bid])})
    for code, said in WRONG[bid].items():
        ruling = spec.offered[code]
        told = in_each_language(lambda ruling=ruling: words.ruling(ruling))
        assert told == dict(zip(LANGUAGES, said, strict=True))


def test_bid_out_of_range_is_shown_as_calls_are_with_a_name_to_be_read_aloud() -> None:
    told = words.ruling(rule("18A", "2017", {"bid": "8D"})[0])
    symbol = '<span class="call" role="img" aria-label="8 diamonds">8<span class="suit d">♦\ufe0e</span></span>'
    assert told.html == f"The level of a bid runs from 1 to 7: {symbol} is not a bid."
