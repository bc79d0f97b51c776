"""A question being written: what is in its form, and what is wrong with it.

The form of a question holds three things: its spec (`s-…`, read by the fields of its kind), its texts in every
language (`prompt-en`, `hint-1-ru`, `option-o1-en`, `note-CODE-en`), and the answer that is tried in the preview,
under the names that learners' forms have.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms import localized
from lessons.questions.forms.fields import PREFIX, Field, Unreadable, pressed
from lessons.questions.forms.registry import EDITORS
from lessons.questions.kinds.base import BadSpec, Kind
from lessons.questions.kinds.choice.option_fields import names_in, option_names
from lessons.questions.kinds.registry import KINDS, kind_of
from lessons.questions.words import spec_problems
from lessons.quizzes.builder.forms import classification, texts
from lessons.quizzes.builder.forms.texts import Form, Text
from lessons.quizzes.builder.words import builder as words
from lessons.wording.sentence import Sentence

MOST_HINTS = 3
MOST_NOTES = 20
LONGEST_TEXT, LONGEST_LINE = 2000, 200  # characters
NOTED = "note-codes"
PROMPT = Text("prompt", _("What you say before the question"), LONGEST_TEXT, 3)
QUESTION = Text("prompt", _("The question"), LONGEST_TEXT, 3)
NOD = Text("nod", _("After a right answer"), LONGEST_LINE)
AFTER = Text("after", _("After any answer"), LONGEST_TEXT, 2)


@dataclass(frozen=True, slots=True)
class QuestionDraft:
    """A question as the form has it. `raw` is its spec as its kind writes it, None while that is not valid.

    `problems` by field of the form, or of the editor's table.
    """

    kind: Kind[Any, Any]
    form: Form
    raw: Mapping[str, Any] | None
    problems: Mapping[str, Sentence]
    missing: frozenset[str] = frozenset()  # fields whose only problem is that they are empty
    refused: BadSpec | None = None

    @property
    def fields(self) -> tuple[Field, ...]:
        return EDITORS[self.kind.code].fields

    @property
    def data(self) -> dict[str, Any]:
        """The question as plain data (see `domain.quizzes`), without a key."""
        written = texts.read(texts_of(self.kind.code, self.form), self.form)
        found = {name: {code: text for code, text in by.items() if text} for name, by in written.items()}
        return {
            "kind": self.kind.code,
            "spec": dict(self.raw or {}),
            "prompt": found["prompt"],
            "nod": found["nod"],
            "after": found["after"],
            "hints": [found[f"hint-{n}"] for n in range(1, MOST_HINTS + 1) if found.get(f"hint-{n}")],
            "options": _named(found, "option-"),
            "notes": _named(found, "note-"),
        }


def _named(found: Mapping[str, dict[str, str]], prefix: str) -> dict[str, dict[str, str]]:
    return {name.removeprefix(prefix): by for name, by in found.items() if name.startswith(prefix) and by}


def read_draft(code: str, form: Form) -> QuestionDraft:
    """Read the question of a form; whatever is wrong becomes a problem of the draft."""
    kind, fields = KINDS[code], EDITORS[code].fields
    form = pressed(form, fields)
    problems: dict[str, Sentence] = dict(too_long(code, form))
    raw: dict[str, Any] = {"kind": code}
    missing = set()
    for field in fields:
        try:
            raw |= field.read(form)
        except Unreadable as error:
            problems[error.field or field.name] = error.sentence
            missing |= {error.field or field.name} if error.missing else set()
    if problems:
        return QuestionDraft(kind, form, None, problems, frozenset(missing))
    if code == "choice" and not any(
        form.get(localized.field_name("prompt", each), [""])[0].strip() for each in _codes()
    ):
        missing.add(localized.field_name("prompt", _codes()[0]))
        problems[localized.field_name("prompt", _codes()[0])] = words.say_the_question()
    try:
        written = kind.write(kind_of(raw).read(raw))
    except BadSpec as error:
        at = _at(fields, error)
        missing |= {at} if error.code in ("missing", "missing-fact") else set()
        said = problems | {at: spec_problems.problem(error, raw)}
        return QuestionDraft(kind, form, None, said, frozenset(missing), error)
    return QuestionDraft(kind, form, written, problems, frozenset(missing))


def _codes() -> list[str]:
    return localized.languages()


def _at(fields: tuple[Field, ...], error: BadSpec) -> str:
    """The field of the editor at which a fault of the spec is shown."""
    name = error.field.partition(".")[0]
    return next((field.name for field in fields if name in field.takes), fields[0].name)


def form_of(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """The form of a question that is plain data."""
    form: dict[str, list[str]] = {}
    for field in EDITORS[data["kind"]].fields:
        form |= field.write(data["spec"])
    found = {name: data[name] for name in ("prompt", "nod", "after")}
    found |= {f"hint-{place}": by for place, by in enumerate(data["hints"][:MOST_HINTS], start=1)}
    found |= {f"option-{name}": by for name, by in data["options"].items()}
    found |= {f"note-{name}": by for name, by in data["notes"].items()}
    form[NOTED] = list(data["notes"])
    return form | {
        localized.field_name(name, code): [text] for name, by in found.items() for code, text in by.items()
    }


def blank(code: str) -> dict[str, list[str]]:
    """The form of a new question of a kind."""
    empty = {
        "kind": code,
        "spec": {},
        "hints": [],
        **{name: {} for name in ("prompt", "nod", "after", "options", "notes")},
    }
    return form_of(empty) | classification.write_classification()


def texts_of(code: str, form: Form) -> list[Text]:
    """All the texts of a question."""
    hints = [Text(f"hint-{n}", words.hint(n), LONGEST_TEXT, 2) for n in range(1, MOST_HINTS + 1)]
    names = option_names(form) if code == "choice" else []
    options = [Text(f"option-{name}", words.option(n), LONGEST_LINE) for n, name in enumerate(names, start=1)]
    notes = [Text(f"note-{name}", words.note_about_another(), LONGEST_TEXT, 2) for name in noted(code, form)]
    return [QUESTION if code == "choice" else PROMPT, NOD, AFTER, *hints, *options, *notes]


def noted(code: str, form: Form) -> list[str]:
    """The codes that a note can be written about: findings, or the options of a choice."""
    if code == "choice":
        return option_names(form)
    return names_in(form, NOTED)[:MOST_NOTES]


def too_long(code: str, form: Form) -> dict[str, Sentence]:
    listed = texts_of(code, form)
    return texts.too_long(listed, texts.read(listed, form))


def tried(form: Form) -> dict[str, list[str]]:
    """The answer entered in the preview: the fields that are neither spec nor text, and not empty."""
    own = {NOTED, "do", "is-key", "csrfmiddlewaretoken", "kind", "since"}
    codes = tuple(f"-{code}" for code in localized.languages())
    return {
        name: [value[:500] for value in values]
        for name, values in form.items()
        if name not in own
        and not name.startswith((PREFIX, classification.PREFIX))
        and not name.endswith(codes)
        and any(values)
    }
