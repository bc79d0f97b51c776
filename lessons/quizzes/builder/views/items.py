"""The questions of a quiz that is being built: their list, and the actions on one of them, by its key."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import Any
from urllib.parse import urlencode

from lessons.models import Quiz, Regrade
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.builder.domain.quiz_editing import MOST_QUESTIONS, MOST_WEIGHT
from lessons.quizzes.builder.views.question_rows import QuestionRow, question_row
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.domain import regrading
from lessons.quizzes.domain.quizzes import frozen
from lessons.quizzes.words import regrading as regrade_words
from lessons.web.redirects import form_token
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.dates import day
from lessons.wording.sentence import Sentence

MANY = 8  # questions beyond which nobody wants to move one place by place


@dataclass(frozen=True, slots=True)
class ItemRow:
    """A question of the quiz. `answers` is how often it has been answered.

    `number` counts those that are asked; a dropped one has the number it would get if it were restored.
    """

    key: str
    number: int
    weight: int
    is_dropped: bool
    is_last: bool
    question: QuestionRow
    answers: int
    answered: Sentence | str
    to_regrade: Sentence | str

    @property
    def is_first(self) -> bool:
        return self.number == 1


def item_rows(quiz: Quiz) -> list[ItemRow]:
    """All questions, dropped ones last. Nine queries, however many they are."""
    rows = quiz_editing.items_of(quiz)
    counts, old = regrading.answer_counts(quiz), regrading.to_regrade(quiz)
    asked = [row for row in rows if not row.is_dropped]
    ordered = [*asked, *(row for row in rows if row.is_dropped)]
    before = accumulate((not row.is_dropped for row in rows), initial=0)
    numbers = {row.key: count + 1 for row, count in zip(rows, before, strict=False)}
    return [
        ItemRow(
            row.key,
            numbers[row.key],
            row.weight,
            row.is_dropped,
            row in asked[-1:],
            question_row(row.key, frozen(row)),
            counts.get(row.key, 0),
            words.answered(counts[row.key]) if counts.get(row.key) else "",
            words.to_regrade(old[row.key]) if old.get(row.key) and not row.is_dropped else "",
        )
        for row in ordered
    ]


def context(request: AuthenticatedHttpRequest, quiz: Quiz) -> dict[str, Any]:
    """The context for the questions and for what was done to them."""
    found = item_rows(quiz)
    here = {item.key: item for item in found}
    return {
        "items": [item for item in found if not item.is_dropped],
        "dropped": [item for item in found if item.is_dropped],
        "has_places": len(found) > MANY,
        "weights": range(1, MOST_WEIGHT + 1),
        "put_back": request.GET.get("removed", ""),
        "saved": words.SAVED.get(request.GET.get("saved", ""), words.SAVED["question"])
        if "saved" in request.GET
        else "",
        "added": words.added(_number(request.GET.get("added", ""))) if request.GET.get("added") else "",
        "is_regraded": request.GET.get("saved") == "regraded",
        "records": [_record(row, here.get(row.key)) for row in regrading.records(quiz)],
    }


def _record(row: Regrade, item: ItemRow | None) -> dict[str, Any]:
    """When, to which question (None when it was removed), what was done, and by whom."""
    name = row.by.person.name if row.by and hasattr(row.by, "person") else ""
    return {
        "day": day(row.made),
        "item": item,
        "done": regrade_words.done(row.what, answers=row.answers, changed=row.changed),
        "name": name,
    }


def _number(text: str) -> int:
    return min(int(text), MOST_QUESTIONS + 1) if text.isascii() and text.isdigit() and len(text) < 4 else 0


class ActionRefused(ValueError):
    """The action is not possible; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def perform(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> str:
    """Do the action of the POST, and return the query and fragment of the page that shows the result.

    Raises ActionRefused, TooManyQuestions, NoAccess.
    """
    action = _ACTIONS.get(request.POST.get("do", ""))
    if action is None:
        return ""
    query, at = action(request, quiz, key)
    return f"{query}#{at}"


Destination = tuple[str, str]


def _move(by: int) -> Callable[[AuthenticatedHttpRequest, Quiz, str], Destination]:
    def move(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
        quiz_editing.move(quiz=quiz, key=key, by=by)
        return "", key

    return move


def _place(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    try:
        quiz_editing.move(quiz=quiz, key=key, to=_number(request.POST.get("place", "")))
    except ValueError:
        raise ActionRefused(words.places(quiz_editing.number_of_questions(quiz))) from None
    return "", key


def _weigh(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    try:
        quiz_editing.weigh(quiz=quiz, key=key, weight=_number(request.POST.get("weight", "")))
    except ValueError:
        raise ActionRefused(words.weights(MOST_WEIGHT)) from None
    return "?saved=weight", key


def _duplicate(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    return "?added=1", quiz_editing.duplicate(quiz=quiz, key=key, form_token=form_token(request)).key


def _remove(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    try:
        word = quiz_editing.remove(quiz=quiz, key=key)
    except ValueError:
        raise ActionRefused(words.answered_meanwhile()) from None
    return f"?{urlencode({'removed': word})}", "questions"


def _drop(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    regrading.drop(quiz=quiz, key=key, by=request.user)
    return "?saved=dropped", "questions"


def _restore(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    regrading.restore(quiz=quiz, key=key, by=request.user)
    return "?saved=restored", key


def _regrade(request: AuthenticatedHttpRequest, quiz: Quiz, key: str) -> Destination:
    regrading.correct(quiz=quiz, key=key, by=request.user)
    return "?saved=regraded", "records"


_ACTIONS: dict[str, Callable[[AuthenticatedHttpRequest, Quiz, str], Destination]] = {
    "up": _move(-1),
    "down": _move(1),
    "place": _place,
    "weigh": _weigh,
    "duplicate": _duplicate,
    "remove": _remove,
    "drop": _drop,
    "restore": _restore,
    "regrade": _regrade,
}
