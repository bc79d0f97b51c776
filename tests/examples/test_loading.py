"""The examples of the site: complete, readable, and about what they say."""

import re

import pytest
from django.conf import settings
from django.utils.translation import override

from lessons.auction.domain.addresses import auction_address, read_auction_address
from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.editions import Game
from lessons.engine.seats import EAST
from lessons.examples.loading.examples import read_examples
from lessons.examples.loading.pages import pad_query
from lessons.management.commands.load_content import CONTENT
from lessons.scoring.domain.pad_addresses import read_pad
from lessons.wording.editor_text import with_calls
from tests.wording.test_terms import FALSE_FRIENDS

CONTENTS, PROBLEMS = read_examples(CONTENT / "examples", settings.MODELTRANSLATION_LANGUAGES)


def test_the_content_files_have_no_fault():
    assert PROBLEMS == []


def test_there_are_enough_examples_for_the_auction_table():
    assert sum(content.page == "auction" for content in CONTENTS) >= 10


def test_there_are_enough_rubbers_of_contract_and_of_auction_bridge():
    games = [read_pad(content.query).game for content in CONTENTS if content.page == "pad"]
    assert games.count(Game.CONTRACT) >= 4
    assert games.count(Game.AUCTION) >= 2


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: content.slug)
def test_what_an_example_shows_is_written_as_its_page_writes_it(content):
    if content.page == "pad":
        assert read_pad(content.query).query == content.query
    else:
        assert auction_address(*read_auction_address(content.query)) == content.query


def test_the_auction_of_the_english_source_comes_first():
    assert CONTENTS[0].query == "d=E&a=1D-1H-1S-2C-2S-3C-4S-P-4N-P-5D-P-6S-P-P-P"
    calls = map(call_of, CONTENTS[0].query.partition("a=")[2].split("-"))
    assert Auction(EAST, calls).contract is not None


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: content.slug)
def test_title_and_note_are_one_line_and_one_sentence_in_every_language(content):
    languages = {code for code, _ in settings.LANGUAGES}
    assert set(content.titles) == set(content.notes) == languages
    for language in languages:
        assert not content.titles[language].endswith(".")
        assert re.fullmatch(r"[^.]+\.", content.notes[language])


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: content.slug)
def test_notes_name_only_calls_that_were_made(content):
    if content.page == "pad":
        made = {str(deal.bid) for deal in read_pad(content.query).deals if isinstance(deal, PlayedDeal)}
    else:
        made = set(content.query.partition("a=")[2].split("-"))
    for note in content.notes.values():
        assert set(re.findall(r"\{(\w+)\}", note)) <= made


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: content.slug)
def test_notes_of_an_example_name_the_same_calls_in_every_language(content):
    named = {frozenset(re.findall(r"\{(\w+)\}", note)) for note in content.notes.values()}
    assert len(named) == 1


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_texts_use_the_words_and_the_marks_of_the_site(language):
    friends = FALSE_FRIENDS["pt_BR" if language == "pt-br" else language]
    for content in CONTENTS:
        text = f"{content.titles[language]} {content.notes[language]}"
        assert [wrong for wrong in friends if re.search(rf"\b({wrong})\b", text, re.IGNORECASE)] == []
        assert not re.search("[\"']", text)


def test_calls_in_a_note_are_shown_in_the_readers_notation():
    note = next(content for content in CONTENTS if content.slug == "both-sides-name-it").titles
    assert with_calls(note["en"]) == note["en"]
    with override("ru"):
        assert with_calls("Юг разыгрывает {1N} <b>") == "Юг разыгрывает 1БК <b>"
        assert with_calls("{1N} <b> {Q}").html == (
            '<span class="call" role="img" aria-label="один без козыря">1БК</span> &lt;b&gt; {Q}'
        )


@pytest.mark.parametrize(
    ("shown", "wrong"),
    [
        ({"deals": "3N.S.9"}, "pad needs deals and shows: shows"),
        ({"deals": "3N.S.9", "shows": "", "dealer": "N"}, "pad needs deals and shows: dealer"),
        ({"deals": "3N.S", "shows": ""}, "3N.S is not a deal"),
        ({"deals": "8N.S.9", "shows": ""}, "8N.S.9 is not a deal"),
        ({"deals": "P", "game": "whist", "shows": ""}, "whist is not a game"),
        ({"deals": "P", "game": "duplicate", "shows": ""}, "deal 1 cannot be scored: not-for-this-game"),
        ({"deals": "P", "edition": 1900, "shows": ""}, "deal 1 cannot be scored: unknown-edition"),
        ({"deals": "3N.S.9 3N.S.9 P", "shows": ""}, "deal 3 cannot be scored: rubber-over"),
        ({"deals": "3N.S.9 3N.S.9", "stop": True, "shows": ""}, "the rubber is over: nobody can stop it"),
        ({"deals": "P 1S.S.7.N3", "game": "auction", "shows": ""}, "deal 2 cannot be scored: honours-impossible"),
        ({"deals": " ".join("P" * 31), "shows": ""}, "a pad holds 30 deals, not 31"),
        (
            {"deals": "1S.S.7", "shows": "games 1-0, part-scores 0-0, totals 30-0"},
            "shows must be 'games 0-0, part-scores 30-0, totals 30-0', not 'games 1-0, part-scores 0-0, totals 30-0'",
        ),
    ],
)
def test_a_slip_of_the_pen_in_a_rubber_is_told(shown, wrong):
    with pytest.raises(ValueError) as told:  # noqa: PT011 - its text is compared
        pad_query(shown)
    assert str(told.value) == wrong


def test_a_rubber_in_another_edition_that_was_stopped_has_its_address():
    shown = {"deals": "P 2HX.S.8", "game": "contract", "edition": 1981, "stop": True}
    shows = "games 1-0, part-scores 0-0, totals 470-0"
    assert pad_query({**shown, "shows": shows}) == "e=1981&r=P_2HX.S.8&stop=1"
