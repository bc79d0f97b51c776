"""What a student may see of an attempt, and its points."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from lessons.domain.counting import dropped_of, weights_of
from lessons.domain.marks import mark_that_counts
from lessons.domain.tasks import Terms
from lessons.models import Answer, Assignment, Attempt


@dataclass(frozen=True, slots=True)
class Result:
    """The points of an attempt, of how many there are; dropped questions count for nothing."""

    attempt: Attempt
    points: float
    most: int

    @property
    def finished(self) -> datetime | None:
        return self.attempt.finished

    @property
    def percent(self) -> float:
        return 100 * self.points / self.most if self.most else 0.0


def dropped_keys(attempt: Attempt) -> set[str]:
    """The questions of the quiz that no longer count. One query."""
    quiz = attempt.revision.quiz_id
    return dropped_of([quiz]).get(quiz, set())


def result_of(attempt: Attempt, answers: Mapping[str, Answer], dropped: set[str]) -> Result:
    """The points of the answers by key, weighed as the revision weighs them."""
    weights = weights_of(attempt.revision.questions, dropped)
    earned = sum(mark_that_counts(answers[key]).credit * weights[key] for key in weights if key in answers)
    return Result(attempt, earned, sum(weights.values()))


def is_over(attempt: Attempt, holds: Terms, now: datetime) -> bool:
    """Whether nothing more is taken for this attempt: it is finished, or the task is closed."""
    return attempt.finished is not None or (not attempt.is_preview and holds.is_closed(now))


def may_see(attempt: Attempt, holds: Terms, now: datetime) -> bool:
    """Whether it may be said what was right, after an attempt is over.

    A trial has no date to wait for, and where nothing is ever due the end of the attempt is the end.
    """
    if not is_over(attempt, holds, now):
        return False
    waits = attempt.assignment.feedback == Assignment.Feedback.DUE and holds.due is not None
    return attempt.is_preview or not waits or holds.is_late(now)


def another_is_possible(attempt: Attempt, holds: Terms, used: int, now: datetime) -> bool:
    """Whether this student may still be asked the same questions, after having begun so many attempts."""
    return not holds.is_closed(now) and (holds.attempts is None or used < holds.attempts)
