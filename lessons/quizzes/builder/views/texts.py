"""The texts of a question in its editor."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from lessons.questions.domain.misconceptions import finding_of
from lessons.questions.forms import localized
from lessons.questions.views.rendered import line
from lessons.quizzes.builder.forms import question, texts
from lessons.quizzes.builder.forms.question import QuestionDraft
from lessons.quizzes.builder.forms.texts import Form, LanguageTexts, Text
from lessons.quizzes.builder.words import builder as words
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class MistakeNote:
    """What students see who make the mistake `code`: `own` in the teacher's words if any, `general` in ours."""

    code: str
    own: Sentence | str = ""
    general: Sentence | str = ""


def general_notes(draft: QuestionDraft, codes: Iterable[str]) -> list[MistakeNote]:
    """Our words about these mistakes, where this question can lead to them; none without a valid spec."""
    if draft.raw is None or draft.kind.code == "choice":
        return []
    found = {code: finding_of(draft.raw, code) for code in codes}
    return [MistakeNote(code, general=line(finding, None)) for code, finding in found.items() if finding]


def by_language(
    code: str, form: Form, notes: list[MistakeNote], problems: Mapping[str, Sentence]
) -> list[LanguageTexts]:
    """All texts to write, by language. The texts of a choice's options are left out: they are beside the options."""
    general = {one.code: one.general for one in notes}
    listed = [_labelled(text, general) for text in question.texts_of(code, form)]
    if code == "choice":
        listed = [text for text in listed if not text.name.startswith(("option-", "note-"))]
    return texts.shown(_few_hints(listed, form), form, problems)


def _labelled(text: Text, general: Mapping[str, Sentence | str]) -> Text:
    if not text.name.startswith("note-"):
        return text
    sentence = general.get(text.name.removeprefix("note-"))
    return replace(text, label=words.note_instead(sentence)) if sentence else text


def _few_hints(listed: list[Text], form: Form) -> list[Text]:
    """Leave out all empty hints but one."""
    filled = [text for text in listed if text.name.startswith("hint-") and _is_written(form, text.name)]
    hints = [text for text in listed if text.name.startswith("hint-")]
    kept = hints[: max((hints.index(text) + 1 for text in filled), default=0) + 1]
    return [text for text in listed if not text.name.startswith("hint-") or text in kept]


def _is_written(form: Form, name: str) -> bool:
    return any((form.get(localized.field_name(name, code)) or [""])[0].strip() for code in localized.languages())


def option_texts(form: Form, name: str, number: int, problems: Mapping[str, Sentence]) -> dict[str, Any]:
    """An option of a choice: its text, and the note for students who get it wrong, by language."""
    listed = [
        Text(f"option-{name}", words.option(number), question.LONGEST_LINE),
        Text(f"note-{name}", words.note_on_option(), question.LONGEST_TEXT, 2),
    ]
    written = texts.shown(listed, form, problems)
    is_open = any(one.is_written or one.is_open for one in written if not one.is_own)
    return {"key": name, "written": written, "is_open": is_open}
