"""The glossary in the reader's language: one term, or all that a search finds."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from django.conf import settings
from django.utils.translation import get_language

import lessons
from lessons.laws.loading.glossary import GlossaryEntry, Wording, read_glossary
from lessons.laws.words.word_forms import Word, folded, words

FOLDER = Path(lessons.__file__).parent / "content" / "glossary"

# One searched word as each language of the site would inflect it.
Searched = Mapping[str, Word]


@dataclass(frozen=True)
class Term:
    """A term as a reader of one language sees it."""

    entry: GlossaryEntry
    language: str

    @property
    def slug(self) -> str:
        return self.entry.slug

    @property
    def law(self) -> str:
        """The clause that rules on it, numbered as in 1997; empty when there is none."""
        return self.entry.law

    @property
    def wording(self) -> Wording:
        return self.entry.wordings[self.language]

    @cached_property
    def elsewhere(self) -> list[tuple[str, str]]:
        """The code of each other language of the site, and its word for the term."""
        return [
            (language, wording.term) for language, wording in self.entry.wordings.items() if language != self.language
        ]

    @cached_property
    def sort_key(self) -> str:
        return folded(self.wording.term)

    @property
    def initial(self) -> str:
        """The letter it stands under."""
        return self.sort_key[:1].upper()

    def is_called(self, search: list[Searched]) -> bool:
        """Do all the words, in any form, stand in the term's names, in any language?"""
        return all(self._is_in_names(word) for word in search)

    def nearness(self, search: list[Searched]) -> int:
        """How near what it is called comes to the words: 0 when one begins with the other, 1 when it is called
        just so in any form; 2 and 3 when another of its names, in any language, is exactly so or in any form;
        4 when they are among its words."""
        wanted = [word[self.language].folded for word in search]
        beginning = " ".join(wanted)
        if self.sort_key.startswith(beginning) or beginning.startswith(self.sort_key):
            return 0
        if _is_just(search, self.language, words(self.wording.term, self.language)):
            return 1
        if any([word.folded for word in name] == wanted for _, name in self.names):
            return 2
        return 3 if any(_is_just(search, language, name) for language, name in self.names) else 4

    def tells_of(self, search: list[Searched]) -> bool:
        """Do all the words stand in its names or in its meaning?"""
        return all(self._is_in_names(word) or self._is_in_text(word) for word in search)

    @cached_property
    def names(self) -> list[tuple[str, list[Word]]]:
        """The words of each of its names, and the language."""
        said = self.entry.wordings.items()
        return [(language, words(name, language)) for language, wording in said for name in wording.names]

    @cached_property
    def _name_text(self) -> str:
        return " ".join(folded(name) for wording in self.entry.wordings.values() for name in wording.names)

    @cached_property
    def _name_stems(self) -> set[tuple[str, str]]:
        return {(language, stem) for language, name in self.names for word in name for stem in word.stems}

    @cached_property
    def _text_stems(self) -> set[str]:
        return {stem for word in words(self.wording.text, self.language) for stem in word.stems}

    @cached_property
    def _text(self) -> str:
        return folded(self.wording.text)

    def _is_in_names(self, word: Searched) -> bool:
        if next(iter(word.values())).folded in self._name_text:
            return True
        return any((language, stem) in self._name_stems for language, form in word.items() for stem in form.stems)

    def _is_in_text(self, word: Searched) -> bool:
        form = word[self.language]
        return form.folded in self._text or not form.stems.isdisjoint(self._text_stems)


def terms(search: str = "") -> list[Term]:
    """The terms found: first those whose names match, the nearest first, then those whose meaning does.

    Otherwise in the order of the reader's alphabet."""
    everything = _terms(_language())
    if not search.strip():
        return list(everything)
    wanted = _searched(search)
    if not wanted:
        return []
    called = sorted((term for term in everything if term.is_called(wanted)), key=lambda term: term.nearness(wanted))
    return called + [term for term in everything if term not in called and term.tells_of(wanted)]


def missing(search: str) -> str:
    """Of a search without results, the words that find nothing alone; all of it where each finds something."""
    everything = _terms(_language())
    unknown = [
        word
        for word in search.split()
        if (wanted := _searched(word)) and not any(term.tells_of(wanted) for term in everything)
    ]
    return " ".join(unknown) or search


def term(slug: str) -> Term:
    """One term in the reader's language. KeyError when there is none."""
    return Term(_entries()[slug], _language())


def _searched(search: str) -> list[Searched]:
    by_language = {code: words(search, code) for code, _ in settings.LANGUAGES}
    return [dict(zip(by_language, forms, strict=True)) for forms in zip(*by_language.values(), strict=True)]


def _is_just(search: list[Searched], language: str, name: list[Word]) -> bool:
    return len(name) == len(search) and all(
        not word[language].stems.isdisjoint(said.stems) for word, said in zip(search, name, strict=True)
    )


def _language() -> str:
    return get_language() or settings.LANGUAGE_CODE


@cache
def _terms(language: str) -> tuple[Term, ...]:
    return tuple(sorted((Term(entry, language) for entry in _entries().values()), key=lambda term: term.sort_key))


@cache
def _entries() -> dict[str, GlossaryEntry]:
    entries, problems = read_glossary(FOLDER, [code for code, _ in settings.LANGUAGES])
    if problems:
        raise ValueError("\n".join(map(str, problems)))
    return entries
