"""The words of every kind of question."""

from lessons.questions.kinds.base import AnswerT, Kind, SpecT
from lessons.questions.kinds.registry import collected
from lessons.questions.words.kind_words import KindWords

WORDS = collected("words", "WORDS", KindWords)


def words_of(kind: Kind[SpecT, AnswerT]) -> KindWords[SpecT, AnswerT]:
    """The words of a kind, for its specs and answers."""
    return WORDS[kind.code]
