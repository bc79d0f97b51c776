"""What stands on the page of a question besides its text, in a line."""

from lessons.questions.kinds.base import Raw
from lessons.questions.kinds.registry import kind_of
from lessons.questions.words.registry import words_of
from lessons.wording.sentence import Sentence


def subject(raw: Raw) -> Sentence:
    """The auction, the deals of a rubber, the clause and edition of the Laws; "" where there is nothing besides."""
    return words_of(kind_of(raw)).subject(raw)
