"""Texts in the languages of the site: one is enough, the reader's own comes first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.conf import settings
from django.db.models import Model
from django.utils.functional import Promise
from django.utils.translation import get_language
from modeltranslation.utils import build_localized_fieldname

from lessons.questions.forms.localized import field_name, languages
from lessons.quizzes.builder.words import builder as words
from lessons.web.texts import storable
from lessons.wording.sentence import Sentence

# Fields of a form with all their values.
Form = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Text:
    """A text to be written in every language. `rows` above 1 make it a large field; `longest` is in characters."""

    name: str
    label: Promise | Sentence
    longest: int
    rows: int = 1
    hint: Promise | str = ""


@dataclass(frozen=True, slots=True)
class TextInput:
    """One text in one language, as the form shows it."""

    name: str
    text: Text
    value: str
    error: Sentence | str = ""


@dataclass(frozen=True, slots=True)
class LanguageTexts:
    """The texts of one language. `is_open`: the reader's own, or something is written or wrong there."""

    code: str
    name: str
    fields: tuple[TextInput, ...]
    is_own: bool

    @property
    def is_open(self) -> bool:
        return self.is_own or any(field.error for field in self.fields)

    @property
    def is_written(self) -> bool:
        return any(field.value for field in self.fields)


def shown(texts: Sequence[Text], form: Form, problems: Mapping[str, Sentence] | None = None) -> list[LanguageTexts]:
    """The fields to write in, by language."""
    problems, names = problems or {}, dict(settings.LANGUAGES)
    own = get_language()
    return [
        LanguageTexts(
            code,
            names.get(code, code),
            tuple(_written(text, code, form, problems) for text in texts),
            code == own,
        )
        for code in languages()
    ]


def _written(text: Text, code: str, form: Form, problems: Mapping[str, Sentence]) -> TextInput:
    name = field_name(text.name, code)
    return TextInput(name, text, (form.get(name) or [""])[0], problems.get(name, ""))


def read(texts: Sequence[Text], form: Form) -> dict[str, dict[str, str]]:
    """What was written: texts by name and language, trimmed; "" where nothing was."""
    return {
        text.name: {code: _read(text, (form.get(field_name(text.name, code)) or [""])[0]) for code in languages()}
        for text in texts
    }


def _read(text: Text, value: str) -> str:
    value = storable(value).replace("\r\n", "\n").strip()
    return value if text.rows > 1 else " ".join(value.split())


def too_long(texts: Sequence[Text], written: Mapping[str, Mapping[str, str]]) -> dict[str, Sentence]:
    """A sentence for every text that does not fit, by its field."""
    return {
        field_name(text.name, code): words.too_long(len(value), text.longest)
        for text in texts
        for code, value in written[text.name].items()
        if len(value) > text.longest
    }


def columns(written: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Written texts by column: title_pt_br."""
    return {
        build_localized_fieldname(name, code): value
        for name, by_code in written.items()
        for code, value in by_code.items()
    }


def form_of(texts: Sequence[Text], row: Model) -> dict[str, list[str]]:
    """The form of a row that is stored already."""
    return dict(_columns_of(texts, row))


def _columns_of(texts: Sequence[Text], row: Model) -> Iterator[tuple[str, list[str]]]:
    for text in texts:
        for code in settings.MODELTRANSLATION_LANGUAGES:
            yield field_name(text.name, code), [getattr(row, build_localized_fieldname(text.name, code)) or ""]
