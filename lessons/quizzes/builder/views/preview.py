"""A question that is being written, as learners will see it, with the engine's answer; and a trial of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import get_language, override

from lessons.questions.kinds.base import BadAnswer, Verdict
from lessons.questions.kinds.registry import kind_of
from lessons.questions.views.presenters import fields_of_form
from lessons.questions.views.rendered import build, line, rendered
from lessons.questions.words import answer_keys
from lessons.questions.words import questions as words
from lessons.questions.words.consequences import consequence
from lessons.quizzes.builder.views.texts import MistakeNote
from lessons.quizzes.domain.quizzes import LocalizedQuestion, shown
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Preview:
    """A question in one language. `fields` is the HTML of its form."""

    code: str
    name: str
    question: LocalizedQuestion
    fields: str
    key: Sentence | str = ""


@dataclass(frozen=True, slots=True)
class Trial:
    """An answer tried in the preview. `notes`: what a student is told; `problem`: why it is no answer yet."""

    verdict: Verdict | None = None
    notes: tuple[MistakeNote, ...] = ()
    problem: Sentence | str = ""

    @property
    def heading(self) -> Promise | str:
        return words.VERDICTS[self.verdict] if self.verdict else ""

    @property
    def is_right(self) -> bool:
        return self.verdict is Verdict.RIGHT


def in_own_language(data: Mapping[str, Any], form: Mapping[str, Sequence[str]]) -> Preview:
    """The question in the reader's language, with the answer that is tried."""
    return _preview(data, get_language() or settings.LANGUAGE_CODE, form)


def in_the_others(data: Mapping[str, Any]) -> list[Preview]:
    """The question in the other languages of the site."""
    found = []
    for code in settings.MODELTRANSLATION_LANGUAGES:
        if code != get_language():
            with override(code):
                found.append(_preview(data, code, {}))
    return found


def _preview(data: Mapping[str, Any], code: str, form: Mapping[str, Sequence[str]]) -> Preview:
    question = shown([_with_key(data)], code)[0]
    kind = kind_of(data["spec"])
    fields = rendered(kind, kind.read(data["spec"]), form, question.exercise)
    return Preview(code, dict(settings.LANGUAGES)[code], question, fields, answer_keys.answer_key(data["spec"]))


def _with_key(data: Mapping[str, Any]) -> dict[str, Any]:
    return {"key": "", "weight": 1, "exercise": None, "drawn": None, **data}


def answer_of(tried: Mapping[str, list[str]]) -> tuple[dict[str, list[str]], bool]:
    """The form of a trial answer, and whether the press only added a call to it or took one back."""
    form = fields_of_form(tried)
    return form, build(form)


def trial(data: Mapping[str, Any], form: Mapping[str, Sequence[str]]) -> Trial:
    """Grade the answer as a student's would be."""
    if not form:
        return Trial()
    kind = kind_of(data["spec"])
    spec = kind.read(data["spec"])
    try:
        grade = kind.grade(spec, kind.parse(spec, form))
    except BadAnswer as error:
        return Trial(problem=words.not_answered(error.code))
    said = shown([_with_key(data)], get_language() or settings.LANGUAGE_CODE)[0].exercise
    notes = {}
    for finding in grade.findings:
        code = str(finding.data["option"]) if finding.code == "option" else finding.code
        notes[code] = MistakeNote(code, line(finding, said), line(finding, None))
    if grade.consequence:
        notes[""] = MistakeNote("", consequence(grade.consequence))
    return Trial(grade.verdict, tuple(notes.values()))
