"""A question in a list: what it asks in a line, the engine's answer, and the whole of it folded away."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import get_language

from lessons.models.translation import Translated
from lessons.questions.kinds.registry import kind_of
from lessons.questions.views.rendered import on_paper
from lessons.questions.words import answer_keys
from lessons.questions.words import questions as question_words
from lessons.questions.words.phrases import calls_made
from lessons.questions.words.registry import words_of
from lessons.quizzes.builder.domain.question_editing import NO_TEXTS
from lessons.quizzes.domain.quizzes import LocalizedQuestion, shown
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """One of the questions in a list. `name` is its value in the form, `key` the answer of the engine."""

    name: str
    kind: Promise
    task: Sentence | Promise
    calls: Sentence
    key: Sentence
    question: LocalizedQuestion
    is_in: bool = False  # already in the quiz

    @property
    def prompt(self) -> Translated:
        return self.question.prompt

    @property
    def html(self) -> str:
        """The whole question, as students see it."""
        return on_paper(self.question.exercise, answers=False)


def question_row(name: str, data: Mapping[str, Any], *, is_in: bool = False) -> QuestionRow:
    """The row of a question given as plain data, in the reader's language."""
    question = shown([{"key": name, "weight": 1, **data}], get_language() or "en")[0]
    kind = kind_of(data["spec"])
    return QuestionRow(
        name,
        words_of(kind).name,
        question_words.task(kind, kind.read(data["spec"])),
        calls_made(data["spec"]),
        answer_keys.answer_key(data["spec"]),
        question,
        is_in,
    )


def bare(spec: Mapping[str, Any]) -> dict[str, Any]:
    """A question with this spec and no texts, as plain data."""
    return {"kind": spec["kind"], "spec": dict(spec), "drawn": None, **NO_TEXTS}
