"""What is said about typed calls, in three languages."""

import re

import pytest
from django.utils.html import conditional_escape, strip_tags
from django.utils.translation import override
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.calls import BIDS, CALLS, call_of
from lessons.engine.contract import Risk
from lessons.engine.notation import (
    NOTHING,
    AmbiguousCall,
    CallNotRead,
    UnreadableCall,
    UnreadReason,
    language_of,
    read_auction,
    read_call,
    settled_calls,
)
from lessons.wording import notation, symbols
from tests.wording.languages import seen

SITE_LANGUAGES = ("en", "pt-br", "ru")


def refusal(text, code):
    with override(code), pytest.raises(CallNotRead) as refused:
        read_call(text, language_of(code))
    with override(code):
        return seen(notation.refusal(refused.value))


SENTENCES = [
    ("1z", "en", "“1z” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
    ("1z", "pt-br", "Não entendi “1z”. Tente 1♠, 1E, 3ST, P, X ou XX."),
    ("1z", "ru", "Не удалось понять «1z». Попробуйте: 1♠, 1п, 3БК, пас, X или XX."),
    ("8C", "en", "The level of a bid runs from 1 to 7; “8C” is not a bid."),
    ("8C", "pt-br", "O nível de um lance vai de 1 a 7; “8C” não é um lance."),
    ("8т", "ru", "Уровень — от 1 до 7: заявить «8т» нельзя."),
    ("spades", "en", "“spades” has no level. A bid names it first: 1♠, 3NT."),
    ("copas", "pt-br", "Falta o nível em “copas”. No lance, ele vem primeiro: 1♠, 3ST."),
    ("пики", "ru", "В «пики» не хватает уровня. Он стоит в заявке первым: 1♠, 3БК."),
    ("2", "en", "“2” is only a number. A bid also names a suit or no trump: 1♠, 3NT."),
    ("2", "pt-br", "“2” é só um número. O lance também indica um naipe ou sem trunfos: 1♠, 3ST."),
    ("2", "ru", "«2» — это только число. В заявке называют ещё масть или БК: 1♠, 3БК."),
    ("-", "en", "A dash can stand for a pass or for nothing. To pass, type P."),
    ("-", "pt-br", "O traço pode indicar um passo ou nada. Para passar, digite P."),
    ("-", "ru", "Прочерк может означать и пас, и пустое место. Чтобы спасовать, введите «пас»."),
    ("1ы", "en", "“1ы” is not a call. Check the keyboard layout."),
    ("1ы", "pt-br", "Não entendi “1ы”. Confira o idioma do teclado."),
    ("1ы", "ru", "Не удалось понять «1ы»: проверьте раскладку клавиатуры."),
    ("1e", "en", "“1e”: did you mean 1♠?"),
    ("k", "pt-br", "“k”: você quis dizer X?"),
    ("1p", "ru", "«1p»: вы имели в виду 1♠?"),
    ("1 hart", "en", "“hart” is not a call. Try 1♠, 1S, 3NT, P, X or XX."),
    ("1 ouroz", "pt-br", "Não entendi “ouroz”. Tente 1♠, 1E, 3ST, P, X ou XX."),
    ("одна крестя", "ru", "Не удалось понять «крестя». Попробуйте: 1♠, 1п, 3БК, пас, X или XX."),
    ("одна", "ru", "«одна» — это только число. В заявке называют ещё масть или БК: 1♠, 3БК."),
    ("восемь пик", "ru", "Уровень — от 1 до 7: заявить «восемь пик» нельзя."),
    ("1s", "pt-br", "“1s” pode significar 1♠ ou 1ST. Escolha uma opção."),
    ("1н", "ru", "«1н» можно понять двояко: 1♥ или 1БК. Выберите один вариант."),
    ("р", "ru", "«р» можно понять двояко: пас или XX. Выберите один вариант."),
]


@pytest.mark.parametrize(("text", "code", "expected"), SENTENCES)
def test_sentence(text, code, expected):
    assert refusal(text, code) == expected


def test_every_reason_has_a_sentence_in_every_language():
    for code in SITE_LANGUAGES:
        with override(code):
            said = [notation.unread(UnreadableCall("q", reason)) for reason in UnreadReason]
        assert len(set(said)) == len(UnreadReason)


def test_a_dash_in_an_auction_is_a_question_with_two_answers():
    (asked,) = read_auction("–", "en")
    assert (
        notation.question(asked) == "A dash is printed both for a pass and where nobody has called. Which is it here?"
    )
    assert [notation.choice(answer) for answer in asked.choices] == ["Pass", "No call"]
    assert asked.choices == ("P", NOTHING)


def test_three_readings_are_all_named():
    asked = AmbiguousCall("1c", CALLS[3:6])
    assert seen(notation.question(asked)) == "“1c” can mean 1♣, 1♦ or 1♥. Choose one."


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "1C was read as 1♥ (copas). For clubs, type 1P."),
        ("pt-br", "1C = 1♥ (copas). Para paus, digite 1P."),
        ("ru", "1C прочитано как 1♥ (copas — червы). Чтобы заявить трефы, введите 1P."),
    ],
)
def test_notice_that_c_is_copas(code, expected):
    (token,) = read_auction("1c", "pt")
    with override(code):
        assert seen(notation.notice(token.notice)) == expected


def test_what_the_learner_typed_is_escaped_in_markup_and_cut():
    error = UnreadableCall("<b>" + "z" * 90, UnreadReason.NOT_A_CALL)
    assert "&lt;b&gt;" + "z" * 37 + "…" in conditional_escape(notation.refusal(error))
    assert "<b>" not in conditional_escape(notation.refusal(error))
    assert notation.question(AmbiguousCall("<i>", CALLS[:2])).html.startswith("“&lt;i&gt;” can mean")


@pytest.mark.parametrize("code", SITE_LANGUAGES)
@given(calls=st.lists(st.sampled_from(CALLS)), separator=st.sampled_from([" ", ", ", "-", "\n", "|"]))
def test_auctions_as_the_site_prints_them_are_read_back(code, calls, separator):
    with override(code):
        text = separator.join(map(symbols.symbol, calls))
    assert settled_calls(read_auction(text, language_of(code))) == tuple(calls)


@pytest.mark.parametrize("code", SITE_LANGUAGES)
@given(calls=st.lists(st.sampled_from(CALLS)), separator=st.sampled_from([" ", ", ", "\n", ";"]))
def test_auctions_as_the_site_reads_them_aloud_are_read_back(code, calls, separator):
    with override(code):
        text = separator.join(map(symbols.spoken, calls))
    assert settled_calls(read_auction(text, language_of(code))) == tuple(calls)


@pytest.mark.parametrize("code", SITE_LANGUAGES)
@pytest.mark.parametrize("call", CALLS, ids=str)
def test_each_call_is_read_back_from_every_way_the_site_writes_it(call, code):
    with override(code):
        written = {
            symbols.symbol(call),
            symbols.capitalized_symbol(call),
            symbols.spoken(call),
            strip_tags(symbols.card_face_html(call)),
        }
        written |= set(re.findall('aria-label="(.*?)"', symbols.call_html(call)))
    assert {read_call(text, language_of(code)) for text in written} == {call}


@pytest.mark.parametrize("code", SITE_LANGUAGES)
@pytest.mark.parametrize("risk", Risk)
def test_contracts_as_the_site_reads_them_aloud_are_read_back_as_their_calls(risk, code):
    for bid in BIDS:
        with override(code):
            aloud = symbols.spoken_contract(bid, risk)
        calls = (bid, *([call_of(risk.value)] if risk.value else []))
        assert settled_calls(read_auction(aloud, language_of(code))) == calls
