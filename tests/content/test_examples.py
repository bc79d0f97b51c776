"""The examples of the site: complete, readable, and about what they say."""

import re

import pytest
from django.conf import settings
from django.utils.translation import override

from lessons.content.loading.examples import read_examples
from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.seats import EAST
from lessons.management.commands.load_content import CONTENT
from lessons.words.content import with_calls
from tests.words.test_terms import FALSE_FRIENDS

CONTENTS, PROBLEMS = read_examples(CONTENT / "examples", settings.MODELTRANSLATION_LANGUAGES)


def test_the_content_files_have_no_fault():
    assert PROBLEMS == []


def test_there_are_enough_examples_for_the_auction_table():
    assert sum(content.page == "auction" for content in CONTENTS) >= 10


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
def test_notes_name_only_calls_of_their_auction(content):
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
