"""An attempt as its pages show it: its questions with their answers and feedback, and where to go next."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import get_language

from lessons.assignments.domain import attempts
from lessons.assignments.domain.attempt_results import dropped_keys, is_over
from lessons.assignments.domain.tasks import Terms, terms, terms_for
from lessons.assignments.views.task_words import task_title
from lessons.assignments.words import tasks as task_words
from lessons.models import Answer, Assignment, Attempt
from lessons.questions.kinds.base import BadAnswer
from lessons.questions.views import rendered
from lessons.questions.views.rendered import RenderedQuestion
from lessons.questions.words import questions as words
from lessons.quizzes.domain import quizzes
from lessons.quizzes.domain.scored_questions import counted_keys, weights_of

LEVELS = range(1, 5)


class QuestionNumber(NamedTuple):
    """A question in the list of numbers. `url` for a link, or `go`, the value that its button sends."""

    number: int
    url: str
    go: str
    answered: bool
    dropped: bool
    here: bool


class AttemptPage:
    """An attempt with its answers, in the reader's language. At most three queries: extension, answers, dropped."""

    def __init__(self, attempt: Attempt, now: datetime) -> None:
        self.attempt, self.now = attempt, now
        self.assignment = attempt.assignment
        self.language = get_language() or "en"
        self.at_once = self.assignment.feedback == Assignment.Feedback.AT_ONCE
        self.one_by_one = not self.assignment.all_on_a_page

    @cached_property
    def terms(self) -> Terms:
        return terms_for(self.assignment, self.attempt.membership)

    @cached_property
    def is_over(self) -> bool:
        """Whether no more answers are accepted. The student's extension is looked up only where it matters."""
        return is_over(self.attempt, terms(self.assignment), self.now) and is_over(self.attempt, self.terms, self.now)

    @cached_property
    def title(self) -> Any:
        return task_title(self.assignment)

    @cached_property
    def answers(self) -> dict[str, Answer]:
        return attempts.answers_of(self.attempt)

    @cached_property
    def dropped(self) -> set[str]:
        return dropped_keys(self.attempt)

    @property
    def counted(self) -> list[str]:
        return counted_keys(self.attempt.order, self.dropped)

    @cached_property
    def weights(self) -> dict[str, int]:
        return weights_of(self.attempt.revision.questions, self.dropped)

    @property
    def unanswered(self) -> list[str]:
        """The questions that are still to be answered: not those that were dropped."""
        return [key for key in self.counted if key not in self.answers]

    @property
    def done(self) -> Any:
        """How many of the questions that count are answered."""
        return task_words.questions_done(len(self.counted) - len(self.unanswered), len(self.counted))

    def question(self, key: str) -> quizzes.FrozenQuestion:
        return attempts.question_of(self.attempt, key)

    def url(self, key: str) -> str:
        return reverse("lessons:attempt-question", args=(self.attempt.pk, key))

    def shown_question(
        self,
        key: str,
        *,
        form: Mapping[str, Any] | None = None,
        problem: Any = "",
        notice: Any = "",
        base_version: str | None = None,
        has_conflict: bool = False,
        is_final: bool | None = None,
    ) -> dict[str, Any]:
        """A question for its template: with what was entered (`form`), else with the stored answer.

        `problem`: why an answer could not be read. `notice`: a sentence of the page about this question.
        `base_version`: the version of the stored answer when this was entered. `has_conflict`: the stored answer is
        shown beside. `is_final`: the answer cannot be changed any more and its feedback is shown; None for what the
        assignment says.
        """
        question = self.question(key)
        (shown,) = quizzes.shown([question], self.language)
        answer = self.answers.get(key)
        is_final = (self.at_once and answer is not None) if is_final is None else is_final
        spec, exercise = question["spec"], shown.exercise
        entered = answer.form if answer and form is None else form
        feedback = _feedback(spec, answer, exercise) if is_final and answer else None
        opened, hints = self.attempt.hints.get(key, 0), exercise.hints
        return {
            "key": key,
            "number": self.attempt.order.index(key) + 1,
            "prompt": shown.prompt,
            "here": self.url(key),
            "rendered": RenderedQuestion(
                rendered.question(spec, exercise, entered or None, is_judged=feedback is not None), feedback, problem
            ),
            "feedback": feedback,
            "is_dropped": key in self.dropped,
            "weight": task_words.weight(question["weight"]) if self.weights.get(key, 1) != 1 else "",
            "answer": answer,
            "base_version": attempts.version(answer) if base_version is None else base_version,
            "conflicting": rendered.question(spec, exercise, answer.form) if has_conflict and answer else "",
            "unsaved": form is not None,
            "saved": answer is not None and not is_final and form is None,
            "is_final": is_final,
            "notice": notice,
            "hints": hints[:opened],
            "next_hint": opened + 1 if opened < len(hints) and not is_final else 0,
            "another": self.another(question) if feedback else "",
        }

    def another(self, question: quizzes.FrozenQuestion) -> str:
        """The address for practising questions of the same kind and level; "" where none can be drawn."""
        drawn = question["drawn"]
        if not drawn or not self.assignment.more_like_this:
            return ""
        level = drawn.get("level") if drawn.get("level") in LEVELS else 1
        return f"{reverse('lessons:practice-kind', args=(question['kind'],))}?level={level}"

    def after(self, key: str) -> str:
        """The address of the next question without an answer, in a circle; that of the finish where all have one."""
        order, unanswered = self.attempt.order, self.unanswered
        place = order.index(key) + 1
        found = next((later for later in order[place:] + order[:place] if later in unanswered and later != key), None)
        return self.url(found) if found else reverse("lessons:attempt-finish", args=(self.attempt.pk,))


def _feedback(spec: Mapping[str, Any], answer: Answer, exercise: Any) -> rendered.Feedback | None:
    """The feedback on a stored answer. None where it can no longer be read."""
    try:
        return rendered.feedback(spec, answer.form, exercise)
    except BadAnswer:
        return None


def not_answered(error: BadAnswer) -> Any:
    return words.not_answered(error.code)
