"""The words about quizzes."""

from django.utils.translation import ngettext

from lessons.words.sentence import Sentence, sentence


def questions(n: int) -> Sentence:
    """How many questions a quiz has."""
    return sentence(ngettext("%(n)d question", "%(n)d questions", n), n=n)
