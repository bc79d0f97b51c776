"""The glossary in the reader's language: one term, or all that a search finds."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from django.conf import settings
from django.utils.translation import get_language

import lessons
from lessons.content.loading.glossary import Entry, Wording, read_glossary

FOLDER = Path(lessons.__file__).parent / "content" / "glossary"


@dataclass(frozen=True)
class Term:
    """A term as a reader of one language sees it."""

    entry: Entry
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
        return [(language, said.term) for language, said in self.entry.wordings.items() if language != self.language]

    @cached_property
    def sort_key(self) -> str:
        return folded(self.wording.term)

    @property
    def initial(self) -> str:
        """The letter it stands under."""
        return self.sort_key[:1].upper()

    def is_called(self, words: Iterable[str]) -> bool:
        """Do all the folded words stand in what the term is called, in any language?"""
        return _holds(self._names, words)

    def tells_of(self, words: Iterable[str]) -> bool:
        """Do they stand there or in what it means?"""
        return _holds(f"{self._names} {folded(self.wording.text)}", words)

    @cached_property
    def _names(self) -> str:
        said = self.entry.wordings.values()
        return folded(" ".join(word for wording in said for word in (wording.term, *wording.also)))


def terms(search: str = "") -> list[Term]:
    """The terms found, each group in the order of the reader's alphabet: those that begin so come first,
    then those so called in any language, then those that tell of it."""
    words = folded(search).split()
    everything = _terms(get_language() or settings.LANGUAGE_CODE)
    called = [term for term in everything if term.is_called(words)]
    called.sort(key=lambda term: not term.sort_key.startswith(folded(search)))
    return called + [term for term in everything if term not in called and term.tells_of(words)]


def term(slug: str) -> Term:
    """One term in the reader's language. KeyError when there is none."""
    return Term(_entries()[slug], get_language() or settings.LANGUAGE_CODE)


def folded(text: str) -> str:
    """Text as it is compared: without case and accents, ё as е.

    >>> folded("Leilão"), folded("ЁЛКА")
    ('leilao', 'елка')
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _holds(text: str, words: Iterable[str]) -> bool:
    return all(word in text for word in words)


@cache
def _terms(language: str) -> tuple[Term, ...]:
    return tuple(sorted((Term(entry, language) for entry in _entries().values()), key=lambda term: term.sort_key))


@cache
def _entries() -> dict[str, Entry]:
    entries, problems = read_glossary(FOLDER, [code for code, _ in settings.LANGUAGES])
    if problems:
        raise ValueError("\n".join(map(str, problems)))
    return entries
