"""An attempt as its pages show it: which question is answered, what is said about it, how to go on."""

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
from lessons.questions.views.rendered import Asked
from lessons.questions.words import questions as words
from lessons.quizzes.domain import quizzes
from lessons.quizzes.domain.scored_questions import counted_keys, weights_of

LEVELS = range(1, 5)


class Numbered(NamedTuple):
    """A question in the list of numbers: behind it is an address, or what its button says."""

    number: int
    url: str
    go: str
    answered: bool
    dropped: bool
    here: bool


class Taking:
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
        """Whether nothing more is taken. What this student was given besides is looked up only where it matters."""
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

    def one(
        self,
        key: str,
        *,
        form: Mapping[str, Any] | None = None,
        problem: Any = "",
        said: Any = "",
        over: str | None = None,
        stood: bool = False,
        final: bool | None = None,
    ) -> dict[str, Any]:
        """A question as it is asked: with what was entered (`form`), else with the answer that is kept.

        `problem` is why an answer could not be read, `said` a sentence of the page's own about it, `over` the version
        that stood when this was entered; with `stood` the answer that is kept is shown beside. What was right
        is told where the answer is `final`, which without saying it is once feedback at once was given.
        """
        asked = self.question(key)
        (shown,) = quizzes.shown([asked], self.language)
        kept = self.answers.get(key)
        final = (self.at_once and kept is not None) if final is None else final
        spec, exercise = asked["spec"], shown.exercise
        entered = kept.form if kept and form is None else form
        feedback = _feedback(spec, kept, exercise) if final and kept else None
        opened, hints = self.attempt.hints.get(key, 0), exercise.hints
        return {
            "key": key,
            "number": self.attempt.order.index(key) + 1,
            "prompt": shown.prompt,
            "here": self.url(key),
            "asked": Asked(
                rendered.question(spec, exercise, entered or None, is_judged=feedback is not None), feedback, problem
            ),
            "feedback": feedback,
            "is_dropped": key in self.dropped,
            "weight": task_words.weight(asked["weight"]) if self.weights.get(key, 1) != 1 else "",
            "kept": kept,
            "over": attempts.version(kept) if over is None else over,
            "stood": rendered.question(spec, exercise, kept.form) if stood and kept else "",
            "unsaved": form is not None,
            "saved": kept is not None and not final and form is None,
            "final": final,
            "said": said,
            "hints": hints[:opened],
            "next_hint": opened + 1 if opened < len(hints) and not final else 0,
            "another": self.another(asked) if feedback else "",
        }

    def another(self, asked: quizzes.FrozenQuestion) -> str:
        """Where one may practise questions of the same kind and level; "" where they are not drawn."""
        drawn = asked["drawn"]
        if not drawn or not self.assignment.more_like_this:
            return ""
        level = drawn.get("level") if drawn.get("level") in LEVELS else 1
        return f"{reverse('lessons:practice-kind', args=(asked['kind'],))}?level={level}"

    def after(self, key: str) -> str:
        """The next question without an answer, from this one on and round; the end where all have one."""
        order, unanswered = self.attempt.order, self.unanswered
        place = order.index(key) + 1
        found = next((one for one in order[place:] + order[:place] if one in unanswered and one != key), None)
        return self.url(found) if found else reverse("lessons:attempt-finish", args=(self.attempt.pk,))


def _feedback(spec: Mapping[str, Any], kept: Answer, exercise: Any) -> rendered.Feedback | None:
    """What is said about an answer that is kept. None where it can no longer be read."""
    try:
        return rendered.feedback(spec, kept.form, exercise)
    except BadAnswer:
        return None


def not_answered(error: BadAnswer) -> Any:
    return words.not_answered(error.code)
