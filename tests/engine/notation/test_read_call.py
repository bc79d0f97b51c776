"""One spelling at a time: every accepted one, every clash, every refusal, in each language."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.calls import Bid, Denomination, call_of
from lessons.engine.notation import (
    LANGUAGES,
    AmbiguousCall,
    CallNotRead,
    Read,
    UnreadableCall,
    UnreadReason,
    language_of,
    on_other_layout,
    read_auction,
    read_call,
    tables,
)
from lessons.engine.notation.spelling import in_language

TOKENS = Path(__file__).parents[4] / "shared" / "terms" / "notation_tokens.json"


def outcome(text, language):
    """A canonical call, a tuple of readings, or a reason."""
    try:
        return str(read_call(text, language))
    except AmbiguousCall as asked:
        return tuple(map(str, asked.readings))
    except UnreadableCall as refused:
        return refused.reason


def spelled(table, language):
    return [(spelling, canonical) for canonical, line in table[language].items() for spelling in line.split()]


BIDS = [(language, *pair) for language in LANGUAGES for pair in spelled(tables.DENOMINATIONS, language)]
OTHERS = [(language, *pair) for language in LANGUAGES for pair in spelled(tables.CALLS, language)]


@pytest.mark.parametrize(("language", "spelling", "letter"), BIDS)
def test_every_spelling_of_a_denomination_is_read_after_each_level(language, spelling, letter):
    for level in range(1, 8):
        expected = Bid(level, Denomination.from_letter(letter))
        for written in (
            f"{level}{spelling}",
            f"{level} {spelling.upper()}",
            f"{level}-{spelling}.",
            f"({level}{spelling})!",
        ):
            assert read_call(written, language) == expected


@pytest.mark.parametrize(("language", "spelling", "canonical"), OTHERS)
def test_every_spelling_of_pass_double_and_redouble_is_read(language, spelling, canonical):
    for written in (spelling, spelling.upper(), f" {spelling.capitalize()}. ", f"({spelling})", f"{spelling}!"):
        assert read_call(written, language) == call_of(canonical)


_EVERYWHERE = {
    "1C": "1♣|1♧|１♣|1\u00a0♣",
    "2C": "2♣!|2♣*|2♣?!|2♣ !",
    "2D": "2♦|2♢|2d",
    "1H": "1h|1♥|1♡|1♥️|1♥\ufe0e|1❤️",
    "1S": "1♠|1♤|(1♠)|（1♠）|1 ♠",
    "7S": "７♠",
    "1N": "1nt|1n|1 N.T.|1-NT|1–NT|1ＮＴ|\ufeff1nt|1 n t",
    "P": "p|pass|PASS",
    "X": "×|✕|✖|х|Х|x|X|d|dbl",
    "XX": "ХХ|Хx|xХ|××|xx|rdbl",
}
EVERYWHERE = [(text, canonical) for canonical, texts in _EVERYWHERE.items() for text in texts.split("|")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "canonical"), EVERYWHERE)
def test_what_is_written_the_same_everywhere_is_read_on_every_page(text, canonical, language):
    assert outcome(text, language) == canonical


# The rows of the clash table in the notes on notation, by their numbers there.
CLASHES = [
    ("1 pt p", "pt", "1p", "1C"),
    ("1 pt p", "pt", "p", "P"),
    ("2 pt c", "pt", "1c", "1H"),
    ("2 pt c", "en", "1c", "1C"),
    ("2 pt c", "ru", "1c", "1C"),
    ("3 pt s", "pt", "1s", ("1S", "1N")),
    ("4 pt d", "pt", "d", "X"),
    ("4 pt d", "pt", "1d", "1D"),
    ("5 pt e", "pt", "1e", "1S"),
    ("6 pt o", "pt", "1o", "1D"),
    ("6 letter o is never zero", "pt", "oNT", UnreadReason.NOT_A_CALL),
    ("7 ru п", "ru", "1п", "1S"),
    ("7 ru п", "ru", "п", "P"),
    ("8 ru т", "ru", "1т", "1C"),
    ("10 ru er", "ru", "р", ("P", "XX")),
    ("10 ru er", "ru", "рк", "XX"),
    ("10 ru er", "ru", "рек", "XX"),
    ("11 ru en", "ru", "1н", ("1H", "1N")),
    ("11 ru en", "ru", "1нт", "1N"),
    ("12 ru Latin p", "ru", "1p", ("1S",)),
    ("12 ru Cyrillic er", "ru", "1р", ("1S", "1H")),
    ("13 ru Cyrillic es", "ru", "1с", ("1C", "1S")),
    ("13 ru Latin c", "ru", "2C", "2C"),
    ("14 ru х", "ru", "х", "X"),
    ("14 ru х", "ru", "x", "X"),
    ("15 ru к", "ru", "к", "X"),
    ("15 ru к", "ru", "k", "X"),
    ("16 ru б and бк", "ru", "1б", "1D"),
    ("16 ru б and бк", "ru", "1бк", "1N"),
    ("16 ru б/к", "ru", "1б/к", ("1N",)),
    ("16 ru б/к", "ru", "1 б/к", ("1N",)),
    ("17 ru З for 3", "ru", "З♠", "3S"),
    ("17 ru З for 3", "ru", "Зпик", "3S"),
    ("19 ru п and Latin n", "ru", "1n", "1N"),
    ("20 ru layout", "ru", "ы", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout", "ru", "в", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout", "ru", "з", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout", "ru", "ч", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout", "ru", "1ы", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout", "ru", "1в", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout", "ru", "зфыы", UnreadReason.KEYBOARD_LAYOUT),
    ("20 ru layout reversed", "ru", "gfc", UnreadReason.KEYBOARD_LAYOUT),
    ("20 layout on another page", "en", "1ы", UnreadReason.KEYBOARD_LAYOUT),
    ("21 en s", "en", "1s", "1S"),
    ("22 en n", "en", "1n", "1N"),
    ("22 en n", "en", "n", UnreadReason.NO_LEVEL),
    ("23 dash", "en", "-", UnreadReason.DASH),
    ("23 dash", "pt", "–", UnreadReason.DASH),
    ("23 dash", "ru", "—", UnreadReason.DASH),
    ("bare Latin r", "ru", "r", ("X", "XX")),
    ("Latin for ru рк", "ru", "rk", ("XX",)),
    ("Latin for ru бк", "ru", "2bk", ("2N",)),
    ("bare Latin r", "en", "r", "XX"),
    ("bare Latin r", "pt", "r", "XX"),
]  # fmt: skip


@pytest.mark.parametrize(("row", "language", "text", "expected"), CLASHES)
def test_clash(row, language, text, expected):
    assert outcome(text, language) == expected


def test_only_c_p_and_s_mean_something_else_in_another_language():
    """The cross-language test: spellings that two languages read, and not to the same calls."""
    spellings = {spelling for _, spelling, _ in OTHERS} | {f"1{spelling}" for _, spelling, _ in BIDS}
    spellings |= {f"1{spelling}" for asked in tables.ASK_DENOMINATIONS.values() for spelling in asked}

    def readings(written):
        return {found.readings for language in LANGUAGES if (found := in_language(written, language)).is_known}

    # And a bare Latin r, which Russian alone asks about.
    assert {written for written in spellings if len(readings(written)) > 1} == {"1c", "1p", "1s", "r"}


REFUSED = [
    ("en", "", UnreadReason.NOT_A_CALL),
    ("en", "!", UnreadReason.NOT_A_CALL),
    ("en", "1z", UnreadReason.NOT_A_CALL),
    ("en", "1♠1", UnreadReason.NOT_A_CALL),
    ("en", "xxx", UnreadReason.NOT_A_CALL),
    ("en", "1H P", UnreadReason.NOT_A_CALL),
    ("en", "x x", UnreadReason.NOT_A_CALL),
    ("en", "x-x", UnreadReason.NOT_A_CALL),
    ("en", "AP", UnreadReason.NOT_A_CALL),
    ("en", "1p", UnreadReason.NOT_A_CALL),
    ("en", "١♠", UnreadReason.NOT_A_CALL),
    ("en", "<b>", UnreadReason.NOT_A_CALL),
    ("en", "1" * 5000 + "c", UnreadReason.NOT_A_CALL),
    ("pt", "contra", UnreadReason.NOT_A_CALL),
    ("en", "8C", UnreadReason.OUT_OF_RANGE),
    ("en", "0NT", UnreadReason.OUT_OF_RANGE),
    ("en", "10 ♠", UnreadReason.OUT_OF_RANGE),
    ("pt", "8c", UnreadReason.OUT_OF_RANGE),
    ("ru", "8бк", UnreadReason.OUT_OF_RANGE),
    ("en", "8бк", UnreadReason.OUT_OF_RANGE),
    ("en", "3", UnreadReason.NO_DENOMINATION),
    ("en", "spades", UnreadReason.NO_LEVEL),
    ("en", "♠", UnreadReason.NO_LEVEL),
    ("ru", "т", UnreadReason.NO_LEVEL),
    ("ru", "б", UnreadReason.NO_LEVEL),
    ("ru", "б/к", UnreadReason.NO_LEVEL),
    ("ru", "бк", UnreadReason.NO_LEVEL),
    ("ru", "крести", UnreadReason.NO_LEVEL),
    ("ru", "c", UnreadReason.NO_LEVEL),
    ("ru", "h", UnreadReason.NO_LEVEL),  # on its key stands "р", which is itself asked about
    ("en", "seven", UnreadReason.NO_DENOMINATION),
    ("pt", "três", UnreadReason.NO_DENOMINATION),
    ("ru", "одна", UnreadReason.NO_DENOMINATION),
    ("en", "eight hearts", UnreadReason.OUT_OF_RANGE),
    ("pt", "dez copas", UnreadReason.OUT_OF_RANGE),
    ("ru", "восемь пик", UnreadReason.OUT_OF_RANGE),
    ("ru", "1 крестя", UnreadReason.NOT_A_CALL),
    ("en", "jlyf", UnreadReason.NOT_A_CALL),  # Russian words are not meant on another page
    ("en", "gfc", UnreadReason.NOT_A_CALL),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "reason"), REFUSED)
def test_refused(language, text, reason):
    with pytest.raises(UnreadableCall) as refused:
        read_call(text, language)
    assert (refused.value.text, refused.value.reason) == (text, reason)


BLAMED = [
    ("en", "1 hart", "hart"),
    ("en", "one hart", "hart"),
    ("en", "1hart", "1hart"),
    ("en", "eight hearts", "eight hearts"),
    ("pt", "dois ouroz", "ouroz"),
    ("ru", "1 крестя", "крестя"),
    ("ru", "одна  крестя", "крестя"),
    ("ru", "крестя", "крестя"),
    ("ru", "1", "1"),
]


@pytest.mark.parametrize(("language", "text", "word"), BLAMED)
def test_the_word_that_is_not_understood_is_named(language, text, word):
    with pytest.raises(UnreadableCall) as refused:
        read_call(text, language)
    assert (refused.value.text, refused.value.word) == (text, word)


# What the keys write on the other layout, where that is a call of the page's language.
LAYOUTS = [
    ("ru", "gfc", "P"),
    ("ru", "GFC", "P"),
    ("ru", "gfce.", "P"),  # пасую
    ("ru", "rjynhf", "X"),
    ("ru", "htrjynhf", "XX"),
    ("ru", "hr", "XX"),
    ("ru", "rj", "X"),  # ко
    ("ru", "[", "X"),  # х
    ("ru", "[[", "XX"),
    ("ru", "1g", "1S"),
    ("ru", "1 rh", "1C"),  # кр
    ("ru", "jlyf gbrf", "1S"),
    ("ru", "1y", "1H 1N"),  # 1н
    ("ru", "ч", "X"),
    ("ru", "з", "P"),
    ("ru", "зфыы", "P"),
    ("ru", "в", "X"),
    ("ru", "1ы", "1S"),
    ("ru", "1в", "1D"),
    ("ru", "1те", "1N"),
    ("ru", "ы", ""),  # a suit alone
    ("ru", "jlyf", ""),  # a number alone
    ("en", "1ы", "1S"),
    ("en", "чч", "XX"),
    ("en", "вщгиду", "X"),
    ("pt", "1ы", "1S 1N"),
    ("pt", "зфыыщ", "P"),
]


@pytest.mark.parametrize(("language", "text", "meant"), LAYOUTS)
def test_a_text_on_the_other_keyboard_layout_is_no_call_but_shows_which_was_meant(language, text, meant):
    (token,) = read_auction(text, language)
    assert (token.reason, " ".join(token.choices)) == (UnreadReason.KEYBOARD_LAYOUT, meant)
    assert outcome(text, language) == UnreadReason.KEYBOARD_LAYOUT  # the API says no-call, and guesses nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_calls_are_offered_than_a_question_names(language):
    """Every spelling of the tables, typed on the other layout."""
    typed = {spelling for code, spelling, _ in OTHERS} | {f"1{spelling}" for _, spelling, _ in BIDS}
    typed |= {other for spelling in typed for code in LANGUAGES for other in on_other_layout(spelling, code)}
    tokens = [token for text in typed for token in read_auction(text, language) if not isinstance(token, Read)]
    assert {0, 1} <= {len(token.choices) for token in tokens} <= {0, 1, 2}


LEVELS = [
    (language, level, word)
    for language in LANGUAGES
    for level, words in tables.LEVEL_WORDS[language].items()
    for word in words.split()
    if level <= 7
]


@pytest.mark.parametrize(("language", "level", "word"), LEVELS)
def test_a_number_word_is_read_before_every_spelling_of_a_denomination(language, level, word):
    for denomination, spellings in tables.DENOMINATIONS[language].items():
        expected = Bid(level, Denomination.from_letter(denomination))
        assert {read_call(f"{word} {spelling}", language) for spelling in spellings.split()} == {expected}


OTHER_LANGUAGES = [
    ("en", "пас", "P"),
    ("en", "контра", "X"),
    ("en", "1п", "1S"),
    ("en", "1 без козыря", "1N"),
    ("en", "passo", "P"),
    ("en", "2 sem trunfos", "2N"),
    ("pt", "no bid", "P"),
    ("pt", "1 spade", "1S"),
    ("ru", "passo", "P"),
    ("ru", "one spade", "1S"),
    ("ru", "dois sem trunfos", "2N"),
    ("en", "одна пика", "1S"),
    ("ru", "1 copas", "1H"),
    ("ru", "no bid", "P"),
    # A lone Latin letter does not show its language: asked, with one reading.
    ("en", "1e", ("1S",)),
    ("en", "1o", ("1D",)),
    ("en", "1t", ("1C",)),
    ("en", "k", ("X",)),
    ("ru", "1e", ("1S",)),
    # The languages differ, or the other language itself asks: not read.
    ("en", "1p", UnreadReason.NOT_A_CALL),
    ("en", "1н", UnreadReason.NOT_A_CALL),
    ("pt", "1с", UnreadReason.KEYBOARD_LAYOUT),  # a Cyrillic letter: on its key stands C
]


@pytest.mark.parametrize(("language", "text", "expected"), OTHER_LANGUAGES)
def test_spelling_of_another_language(language, text, expected):
    assert outcome(text, language) == expected


def test_refusals_carry_the_codes_of_the_api():
    def code(text, language):
        with pytest.raises(CallNotRead) as refused:
            read_call(text, language)
        return refused.value.code

    assert [code("1z", "en"), code("-", "en"), code("ы", "ru")] == ["not-a-call"] * 3
    assert [code("8C", "en"), code("1s", "pt"), code("1p", "ru")] == ["bid-out-of-range", *["ambiguous-call"] * 2]


def test_site_codes_have_a_language():
    codes = ("en", "en-gb", "pt", "pt-br", "pt-PT", "ru", "fr", "")
    assert [language_of(code) for code in codes] == ["en", "en", "pt", "pt", "pt", "ru", "en", "en"]


@given(st.text() | st.text("1238cdhsnpxXрпнбкчш♠♥- !?*/().о", max_size=6), st.sampled_from(LANGUAGES))
def test_nothing_but_its_refusal_is_raised_for_any_text(text, language):
    with suppress(CallNotRead):
        read_call(text, language)


@pytest.fixture
def tokens():
    if not TOKENS.exists():
        pytest.skip(f"{TOKENS} is not on this machine")
    return json.loads(TOKENS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_tables_are_read_as_they_say(tokens, language):
    table = tokens["locales"][language]
    for symbol, letter in tokens["symbols"].items():
        assert outcome(f"1{symbol}", language) == f"1{letter}"
    for letter, spellings in table["denom"].items():
        assert {outcome(f"1{spelling}", language) for spelling in spellings} == {f"1{letter}"}
    for canonical, spellings in table["call"].items():
        assert {outcome(spelling, language) for spelling in spellings} == {canonical}
    for spelling, letters in table["ask_denom"].items():
        assert outcome(f"1{spelling}", language) == tuple(f"1{letter}" for letter in letters)
    for spelling, calls in table["ask_call"].items():
        assert outcome(spelling, language) == tuple(calls)
