"""What was answered, in full: a line that can be read by itself, for files and for whoever hears a table."""

from collections.abc import Mapping

from lessons.questions.kinds.base import AnswerT, Fields, Kind, SpecT
from lessons.questions.words.registry import words_of
from lessons.wording.sentence import Sentence


def written_answer(kind: Kind[SpecT, AnswerT], spec: SpecT, form: Fields, texts: Mapping[str, str]) -> Sentence:
    """All that was answered to a question. `texts` are those of the options of a choice."""
    return words_of(kind).written(spec, form, texts)
