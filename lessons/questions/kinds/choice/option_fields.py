"""The field of a free choice: up to ten options, their texts, and which of them are right."""

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from lessons.questions.forms.fields import PREFIX, Field, Raw, Unreadable
from lessons.questions.forms.localized import field_name, languages
from lessons.questions.kinds.base import Fields
from lessons.questions.words import editing as words

MOST_OPTIONS = 10
_NAME = re.compile(r"[\w-]{1,60}")
FIRST_OPTIONS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsField(Field):
    """The names of the options in `s-options`, the right ones in `s-right`; an option without a text is left out."""

    widget: ClassVar[str] = "options"

    @property
    def takes(self) -> tuple[str, ...]:
        return ("options", "right")

    def read(self, form: Fields) -> dict[str, Any]:
        names = [name for name in option_names(form) if is_written(form, name)]
        marked = [name for name in form.get(f"{PREFIX}right") or [] if name in option_names(form)]
        right = [name for name in marked if name in names]
        if len(names) < 2:
            raise Unreadable(words.two_options(), missing=True)
        if len(right) < len(marked):
            raise Unreadable(words.right_without_text())
        if twice := _said_twice(form, names):
            raise Unreadable(words.option_twice(twice))
        if not right:
            raise Unreadable(words.mark_the_right(), missing=True)
        if len(right) == len(names):
            raise Unreadable(words.not_all_right())
        return {"options": names, "right": right[0] if len(right) == 1 else right}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        right = raw.get("right") or []
        names = list(raw.get("options") or [f"o{place}" for place in range(1, FIRST_OPTIONS + 1)])
        return {f"{PREFIX}options": names, f"{PREFIX}right": [right] if isinstance(right, str) else list(right)}


def _said_twice(form: Fields, names: list[str]) -> str:
    """A text that two options have in one language: which of them is right could not be told."""
    for code in languages():
        texts = [" ".join(form.get(field_name(f"option-{name}", code), [""])[0].split()) for name in names]
        written = [text for text in texts if text]
        if found := next((text for text in written if written.count(text) > 1), ""):
            return found
    return ""


def option_names(form: Fields) -> list[str]:
    """The names of the options of a form, each once."""
    return names_in(form, f"{PREFIX}options")[:MOST_OPTIONS]


def names_in(form: Fields, field: str) -> list[str]:
    """The names that a form holds in a field, each once: words of letters, figures and dashes."""
    return list(dict.fromkeys(name for name in form.get(field) or [] if _NAME.fullmatch(name)))


def is_written(form: Fields, name: str) -> bool:
    return any((form.get(field_name(f"option-{name}", code)) or [""])[0].strip() for code in languages())


def with_another(form: Fields) -> dict[str, list[str]]:
    """The form with one more option, where there may be more."""
    names = option_names(form)
    numbers = [int(name[1:]) for name in names if name[0] == "o" and name[1:].isascii() and name[1:].isdigit()]
    more = [f"o{max(numbers, default=0) + 1}"] if len(names) < MOST_OPTIONS else []
    return {**{name: list(values) for name, values in form.items()}, f"{PREFIX}options": [*names, *more]}
