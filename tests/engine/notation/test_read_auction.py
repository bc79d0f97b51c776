"""Whole auctions: where one call ends and the next begins, all pass, dashes, other languages, answers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, PASS, Bid, call_of
from lessons.engine.notation import (
    LANGUAGES,
    NOTHING,
    Ambiguous,
    HeartsNotClubs,
    Read,
    Unread,
    UnreadReason,
    read_auction,
    settled_calls,
)


def read(text, language="en", **answers):
    """The tokens as short text: a call, readings in brackets, a reason in angles."""
    tokens = read_auction(text, language, {int(place[1:]): answer for place, answer in answers.items()})
    return " ".join(map(_short, tokens))


def _short(token):
    match token:
        case Read(call=call):
            return str(call)
        case Ambiguous():
            return f"[{' '.join(token.choices)}]"
        case Unread(reason=reason):
            return f"<{' '.join((reason.value, *token.choices))}>"


SOURCE = "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P"

SEPARATORS = [
    ("en", SOURCE, SOURCE),
    ("en", SOURCE.replace(" ", "-"), SOURCE),
    ("en", SOURCE.replace(" ", ", "), SOURCE),
    ("en", SOURCE.replace(" ", ";"), SOURCE),
    ("en", SOURCE.replace(" ", "\r\n"), SOURCE),
    ("en", SOURCE.replace(" ", "\t"), SOURCE),
    ("en", SOURCE.replace(" ", "|"), SOURCE),
    ("en", SOURCE.replace(" ", " | "), SOURCE),
    ("en", SOURCE.replace(" ", "/"), SOURCE),
    ("en", SOURCE.replace(" ", " / "), SOURCE),
    ("en", SOURCE.replace(" ", "–"), SOURCE),
    ("en", SOURCE.replace(" ", "，"), SOURCE),
    ("en", "1♥(1♠)2♥(p)", "1H 1S 2H P"),
    ("en", "1♥ (1♠) (P)", "1H 1S P"),
    ("en", "(1 no trump) X", "1N X"),
    ("en", "1 no trump no bid 2 n t dbl", "1N P 2N X"),
    ("en", "1 no-trump, no-bid; 3 ♠", "1N P 3S"),
    ("en", "1 C P 1 H P", "1C P 1H P"),
    ("pt", "1 p p 2 sem trunfos passo 3 st x", "1C P 2N P 3N X"),
    ("ru", "1 п п 2 без козыря к рк 1 п", "1S P 2N X XX 1S"),
    ("ru", "1 без пас 2 без козырей", "1N P 2N"),
    ("ru", "1бк-контра-реконтра-2п-п", "1N X XX 2S P"),
    # Two calls side by side are two calls, whatever they would be joined.
    ("en", "X X", "X X"),
    ("en", "x-x", "X X"),
    ("en", "r d", "XX X"),
    ("ru", "1б к", "1D X"),
    ("ru", "1 б к", "1D X"),
    ("ru", "р к", "[P XX] X"),
    ("ru", "1б/к п", "[1N] P"),
    ("ru", "з ч", "<keyboard-layout P> <keyboard-layout X>"),
    # Words for the level, words that go together, no sign between two calls.
    ("en", "one club pass one no trump double two no trumps redoubled", "1C P 1N X 2N XX"),
    ("en", "four hearts doubled all pass", "4H X P P P"),
    ("en", "Three No-Trump, I pass; five diamonds", "3N P 5D"),
    ("pt", "um pau passei uma copa dobrar dois sem trunfos redobrar", "1C P 1H X 2N XX"),
    ("pt", "um p p dois sem trunfos eu passo três sem-trunfo", "1C P 2N P 3N"),
    ("pt", "4 copas, dobrado; todos passam", "4H X P P P"),
    ("ru", "одна пика пас две червы", "1S P 2H"),
    ("ru", "один без козыря я пас три без козырей даю контру реконтра", "1N P 3N X XX"),
    ("ru", "четыре червы с контрой все пас", "4H X P P P"),
    ("ru", "1 с контрой", "[1C 1S] X"),
    # A level takes the word behind it that is no call, and leaves one that is.
    ("en", "1 hart 2H", "<not-a-call> 2H"),
    ("en", "one hart two hearts", "<not-a-call> 2H"),
    ("en", "1 pass", "<no-denomination> P"),
    ("en", "1 no bid", "<no-denomination> P"),
    ("en", "1 all pass", "<no-denomination> P P P"),
    ("ru", "1 одна пика", "<no-denomination> 1S"),
    ("ru", "1 gfc", "<no-denomination> <keyboard-layout P>"),
    ("ru", "одна\nкрестя", "<no-denomination> <not-a-call>"),
    # The keys of the other layout; in a text that is read as a whole, commas part calls.
    ("ru", "jlyf gbrf gfc ldt xthds", "<keyboard-layout 1S> <keyboard-layout P> <keyboard-layout 2H>"),
    ("ru", "1 g gfc", "<keyboard-layout 1S> <keyboard-layout P>"),
    ("ru", "2,r", "<no-denomination> [X XX]"),
    ("en", "1ы зфыы", "<keyboard-layout 1S> <keyboard-layout P>"),
    # No call runs over the end of a line or a comma.
    ("en", "1\nNT", "<no-denomination> <no-level>"),
    ("en", "1, NT", "<no-denomination> <no-level>"),
    # Marks and characters that print nothing.
    ("en", "\ufeff1♥️! 2♣* P? 2♦ ! 3♣?! ?", "1H 2C P 2D 3C"),
    ("en", "", ""),
    ("en", " \n / | !", ""),
    # One bad spelling leaves the rest readable.
    ("en", "1H-foo-2H", "1H <not-a-call> 2H"),
    ("en", "1H AC P", "1H <not-a-call> P"),
    ("en", "1H 8C P 0NT", "1H <bid-out-of-range> P <bid-out-of-range>"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "expected"), SEPARATORS)
def test_text_is_cut_into_calls(language, text, expected):
    assert read(text, language) == expected


ALL_PASS = [
    ("en", "AP", "P P P P"),
    ("en", "P ap", "P P P P"),
    ("en", "P P P P AP", "P P P P"),
    ("en", "1H all pass", "1H P P P"),
    ("en", "1H P All Pass", "1H P P P"),
    ("en", "1H P P P AP", "1H P P P"),
    ("en", "1H X AP", "1H X P P P"),
    ("en", "1H AP 2H", "1H P P P 2H"),
    ("pt", "1st todos passam", "1N P P P"),
    ("ru", "1бк все пас", "1N P P P"),
    ("ru", "1бк Все пасуют", "1N P P P"),
    ("en", "1бк все пас", "1N P P P"),
    ("en", "1z AP", "<not-a-call> P P P"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "expected"), ALL_PASS)
def test_all_pass_stands_for_the_passes_that_end_the_auction(language, text, expected):
    assert read(text, language) == expected


def test_the_passes_of_one_all_pass_share_its_text_and_place():
    tokens = read_auction("1H ap", "en")
    assert tokens[1:] == (Read("ap", 1, PASS),) * 3


DASHES = [
    ("- - 1D 1H", {}, "[P -] [P -] 1D 1H"),
    ("- - 1D 1H", {0: NOTHING, 1: NOTHING}, "1D 1H"),
    ("1D – 1H —", {1: "P"}, "1D P 1H [P -]"),
    ("1H- P --", {}, "1H [P -] P [P -]"),
    ("-1H", {}, "[P -] 1H"),
    ("1H--2H", {}, "1H [P -] 2H"),
    ("1H/-/2H", {}, "1H [P -] 2H"),
    ("1H - AP", {1: NOTHING}, "1H P P P"),
    ("1H - AP", {1: "P"}, "1H P P P"),
    ("1H - AP", {}, "1H [P -] P P P"),
]


@pytest.mark.parametrize(("text", "answers", "expected"), DASHES)
def test_a_lone_dash_is_asked_about(text, answers, expected):
    assert " ".join(map(_short, read_auction(text, "en", answers))) == expected


ANSWERS = [
    ("pt", "1s p 1s", {}, "[1S 1N] P [1S 1N]"),
    ("pt", "1s p 1s", {2: "1N"}, "[1S 1N] P 1N"),
    ("pt", "1s p 1s", {0: "1S", 2: "1N"}, "1S P 1N"),
    ("pt", "1s", {0: "2S"}, "[1S 1N]"),  # not offered
    ("pt", "1s", {0: NOTHING}, "[1S 1N]"),
    ("pt", "1s", {0: ""}, "[1S 1N]"),
    ("pt", "1e", {0: "1N"}, "1S"),  # not asked
    ("pt", "1s", {7: "1S"}, "[1S 1N]"),
    ("ru", "1с р 1p", {0: "1C", 1: "XX", 2: "1S"}, "1C XX 1S"),
    ("ru", "1g gfc", {0: "1S", 1: "P"}, "1S P"),
    ("ru", "1g gfc", {0: "2S", 1: NOTHING}, "<keyboard-layout 1S> <keyboard-layout P>"),
]


@pytest.mark.parametrize(("language", "text", "answers", "expected"), ANSWERS)
def test_answers_settle_what_was_asked(language, text, answers, expected):
    assert " ".join(map(_short, read_auction(text, language, answers))) == expected


OTHER_LANGUAGES = [
    ("en", "1♠ пас 2♠ контра", "1S P 2S X"),
    ("en", "1♠ passo 2 sem trunfos", "1S P 2N"),
    ("ru", "1♠ no bid 2 no trump", "1S P 2N"),
    # The text shows its language, and that language reads some of it otherwise than the page's.
    ("en", "1c passo 2c p", "[1C 1H] P [2C 2H] P"),
    ("en", "1s passo", "[1S 1N] P"),
    ("en", "1c пас", "1C P"),
    ("en", "1s пас", "1S P"),
    ("pt", "1c no bid", "[1H 1C] P"),
    ("pt", "1c spade passo", "1H <not-a-call> P"),
    ("pt", "1 spade 2c", "1S [2H 2C]"),
    ("en", "1c todos passam", "[1C 1H] P P P"),
    ("en", "1c passo пас", "1C P P"),  # Russian reads it as English does
    ("ru", "1s rd", "1S XX"),  # Portuguese and English know rd; read as English it agrees
]


@pytest.mark.parametrize(("language", "text", "expected"), OTHER_LANGUAGES)
def test_text_in_another_language_than_the_page(language, text, expected):
    assert read(text, language) == expected


def test_tokens_carry_text_as_typed_place_and_notice():
    assert read_auction("1C!  passo, 1s ?? 2 Sem  Trunfos zz", "pt") == (
        Read("1C!", 0, call_of("1H"), HeartsNotClubs(call_of("1H"))),
        Read("passo", 1, PASS),
        Ambiguous("1s", 2, (call_of("1S"), call_of("1N"))),
        Read("2 Sem  Trunfos", 3, call_of("2N")),
        Unread("zz", 4, UnreadReason.NOT_A_CALL, "zz"),
    )


def test_the_notice_is_for_the_letter_c_on_portuguese_pages_alone():
    def noticed(text, language):
        (token,) = read_auction(text, language)
        return token.notice

    assert noticed("3 c", "pt") == HeartsNotClubs(call_of("3H"))
    assert [noticed(text, "pt") for text in ("3h", "3♥", "3 copas", "3p")] == [None] * 4
    assert noticed("3c", "en") is None


def test_calls_are_settled_once_nothing_is_asked_or_unread():
    assert settled_calls(read_auction("1H P", "en")) == (call_of("1H"), PASS)
    assert settled_calls(()) == ()
    assert settled_calls(read_auction("1H -", "en")) is None
    assert settled_calls(read_auction("1H zz", "en")) is None


@given(st.text() | st.text("12378cdhsnpxXрпнбкчaAP♠♥- \n!?*/(),;|.о–", max_size=30), st.sampled_from(LANGUAGES))
def test_any_text_is_read_without_an_exception_and_places_rise(text, language):
    tokens = read_auction(text, language)
    places = [token.place for token in tokens]
    assert places == sorted(places)
    assert all(token.text in text and token.text.strip() for token in tokens)


@given(st.text("1cspрн-xr ", max_size=12), st.sampled_from(LANGUAGES))
def test_answering_every_question_leaves_none(text, language):
    def chosen(tokens):
        return {token.place: token.choices[0] for token in tokens if not isinstance(token, Read) and token.choices}

    assert chosen(read_auction(text, language, chosen(read_auction(text, language)))) == {}


@st.composite
def legal_auctions(draw):
    """Calls of a lawful auction, finished or not."""
    auction = Auction.of("N")
    for _ in range(draw(st.integers(0, 40))):
        if auction.is_over:
            break
        auction = auction.after(draw(st.sampled_from(auction.legal_calls[:12])))
    return auction.calls


@given(legal_auctions(), st.sampled_from([" ", ", ", "-", "\n", "/", "|"]))
def test_canonical_text_reads_back_to_itself_in_english(calls, separator):
    assert settled_calls(read_auction(separator.join(map(str, calls)), "en")) == calls


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_call_with_its_symbol_reads_back_to_itself(language):
    symbols = str.maketrans("CDHS", "♣♦♥♠")
    text = " ".join(str(call).translate(symbols) if isinstance(call, Bid) else str(call) for call in CALLS)
    assert settled_calls(read_auction(text, language)) == CALLS
