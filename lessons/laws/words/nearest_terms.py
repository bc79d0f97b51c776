"""Terms that are spelled nearly as a search that finds nothing."""

from difflib import get_close_matches
from functools import cache

from lessons.laws.words import glossary
from lessons.laws.words.glossary import Term
from lessons.laws.words.word_forms import words

MOST = 3
_ALIKE = 0.65  # of all letters
_SHORTEST = 3  # letters; shorter words are alike by chance


def nearest(search: str) -> list[Term]:
    """The terms in whose names a word is spelled nearly as one of these; the nearest first, at most three."""
    everything = glossary.terms()
    language = everything[0].language
    slugs: dict[str, None] = {}
    for word in words(search, language)[:MOST]:
        for near in get_close_matches(word.folded, _vocabulary(language), MOST, _ALIKE):
            slugs |= dict.fromkeys(_vocabulary(language)[near])
    return [glossary.term(slug) for slug in list(slugs)[:MOST]]


@cache
def _vocabulary(language: str) -> dict[str, list[str]]:
    """Every word of a name, and the terms so called: those of the fewest words first."""
    found: dict[str, list[tuple[int, str]]] = {}
    for term in glossary.terms():
        for _, name in term.names:
            for word in name:
                if len(word.folded) >= _SHORTEST:
                    found.setdefault(word.folded, []).append((len(name), term.slug))
    return {word: [slug for _, slug in sorted(slugs)] for word, slugs in found.items()}
