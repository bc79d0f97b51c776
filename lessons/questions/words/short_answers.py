"""A wrong answer in a cell of a table: as short as can be, and in full for whoever hears the table."""

from collections.abc import Mapping

from django.utils.html import format_html

from lessons.questions.kinds.base import AnswerT, Fields, Grade, Kind, SpecT
from lessons.questions.words.registry import words_of
from lessons.wording.sentence import Sentence


def short_answer(
    kind: Kind[SpecT, AnswerT], spec: SpecT, form: Fields, grade: Grade, texts: Mapping[str, str]
) -> Sentence:
    """What was answered; of an answer in parts, those that are wrong. `texts` are those of the options of a choice.

    In its markup all that was answered is there to be read out, and to be seen under a pointer.
    """
    words = words_of(kind)
    short, whole = words.short(spec, form, grade, texts), words.written(spec, form, texts)
    if short != whole:
        cell = '<span class="short" title="{}" aria-hidden="true">{}</span><span class="vh">{}</span>'
        short.html = format_html(cell, str(whole), short.html, whole.html)
    return short
