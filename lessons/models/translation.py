"""Which fields are written in every language of the site. Registered before any query is made.

The columns are `title_en`, `title_pt_br` and so on. `translated` reads them with the language they are in.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import models
from modeltranslation import settings
from modeltranslation.translator import TranslationOptions, register
from modeltranslation.utils import build_localized_fieldname

from lessons.models.content import Example
from lessons.models.courses import Course, Exercise, Lesson, Note, Step
from lessons.models.quizzes import Quiz


@register(Example)
class ExampleTranslation(TranslationOptions):
    fields = ("title", "note")


@register(Course)
class CourseTranslation(TranslationOptions):
    fields = ("title", "summary")


@register(Lesson)
class LessonTranslation(TranslationOptions):
    fields = ("title", "summary", "can")


@register(Exercise)
class ExerciseTranslation(TranslationOptions):
    fields = ("prompt", "nod", "after")


@register(Note)
class NoteTranslation(TranslationOptions):
    fields = ("text",)


@register(Step)
class StepTranslation(TranslationOptions):
    fields = ("title", "body")


@register(Quiz)
class QuizTranslation(TranslationOptions):
    fields = ("title", "intro")


@dataclass(frozen=True, slots=True)
class Translated:
    """A text and the language it is in: not the one asked for, where there is no translation."""

    text: str
    language: str
    is_translated: bool

    def __str__(self) -> str:
        return self.text


def translated(row: models.Model, field: str, language: str) -> Translated:
    """A translated field in this language, or in the first that has it. An empty text counts as none.

    Blank only where no language has any.
    """
    codes = (language, *settings.FALLBACK_LANGUAGES["default"])
    return first_text({code: getattr(row, build_localized_fieldname(field, code)) for code in codes}, language)


def first_text(texts: Mapping[str, str], language: str) -> Translated:
    """The text in this language, or in the first fallback that has one; blank if none has."""
    for code in (language, *settings.FALLBACK_LANGUAGES["default"]):
        if text := texts.get(code):
            return Translated(text, code, code == language)
    return Translated("", language, True)
