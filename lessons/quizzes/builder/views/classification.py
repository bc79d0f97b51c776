"""The classification of a question in its editor: level and Law to choose from."""

from collections.abc import Sequence
from typing import Any

from django.utils.functional import Promise

from lessons.questions.domain.classification import LAWS, LEVELS
from lessons.questions.words import questions as question_words
from lessons.quizzes.builder.forms.classification import BY_ITSELF, PREFIX
from lessons.quizzes.builder.forms.question import QuestionDraft
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.words import quizzes as quiz_words

Option = dict[str, Any]


def filed(draft: QuestionDraft) -> dict[str, list[Option]]:
    """The levels and the Laws to choose from; no Laws where the clause of the question decides."""
    laws = [(BY_ITSELF, words.law_by_itself()), ("", words.no_law()), *((law, quiz_words.law(law)) for law in LAWS)]
    return {
        "levels": _options(draft, "level", [(str(level), question_words.level_named(level)) for level in LEVELS]),
        "laws": [] if draft.kind.names_clause else _options(draft, "law", laws),
    }


def _options(draft: QuestionDraft, name: str, choices: Sequence[tuple[str, Promise | str]]) -> list[Option]:
    chosen = (draft.form.get(PREFIX + name) or [choices[0][0]])[-1]
    return [{"value": value, "label": label, "chosen": value == chosen} for value, label in choices]
