"""What is right, in a line: the engine's answer to a question of every kind."""

from lessons.questions.kinds.base import Raw
from lessons.questions.kinds.registry import kind_of
from lessons.questions.words.registry import words_of
from lessons.wording.sentence import Sentence


def answer_key(raw: Raw) -> Sentence:
    """The answer by the engine; "" for a choice, whose options are marked where they are shown."""
    kind = kind_of(raw)
    spec = kind.read(raw)
    return words_of(kind).stated(spec, kind.solution(spec))
