"""Words as a search compares them: without case and accents, and without the endings that grammar gives them."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

import snowballstemmer  # type: ignore[import-untyped]  # it comes without types

_ALGORITHMS = {"en": "english", "pt-br": "portuguese", "ru": "russian"}
_WORD = re.compile(r"\w+")


def folded(text: str) -> str:
    """Text as it is compared: without case and accents, ё as е.

    >>> folded("Leilão"), folded("ЁЛКА")
    ('leilao', 'елка')
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@dataclass(frozen=True, slots=True)
class Word:
    """A word of one language: folded, and the stems it may have, since readers leave accents out."""

    folded: str
    stems: frozenset[str]


def words(text: str, language: str) -> list[Word]:
    """The words of a text in this language; what stands between them is left out.

    >>> [word.folded for word in words("sem-trunfo, «ёлка»", "pt-br")]
    ['sem', 'trunfo', 'елка']
    """
    return [_word(found, language) for found in _WORD.findall(unicodedata.normalize("NFKC", text).casefold())]


@lru_cache(maxsize=10_000)
def _word(text: str, language: str) -> Word:
    bare = folded(text)
    algorithm = _ALGORITHMS.get(language)
    if not algorithm:
        return Word(bare, frozenset({bare}))
    stemmer = snowballstemmer.stemmer(algorithm)  # one for each word: it keeps what it works on
    return Word(bare, frozenset({bare, folded(stemmer.stemWord(text)), stemmer.stemWord(bare)}))
