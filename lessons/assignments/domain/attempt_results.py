"""What a student may see of an attempt, and its points."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from lessons.assignments.domain.tasks import Terms, terms
from lessons.models import Answer, Assignment, Attempt
from lessons.questions.domain.grading import mark_that_counts
from lessons.quizzes.domain.scored_questions import dropped_of, weights_of


class Key(Enum):
    """Whether a student may read what is right in an attempt. `OFFERED`: by giving the attempt up for good."""

    HIDDEN = "hidden"
    OFFERED = "offered"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class AttemptScore:
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


def score_of(attempt: Attempt, answers: Mapping[str, Answer], dropped: set[str]) -> AttemptScore:
    """The points of the answers by key, weighed as the revision weighs them."""
    weights = weights_of(attempt.revision.questions, dropped)
    earned = sum(mark_that_counts(answers[key]).credit * weights[key] for key in weights if key in answers)
    return AttemptScore(attempt, earned, sum(weights.values()))


def is_over(attempt: Attempt, own_terms: Terms, now: datetime) -> bool:
    """Whether nothing more is taken for this attempt: it is finished, or the task is closed."""
    return attempt.finished is not None or (not attempt.is_preview and own_terms.is_closed(now))


def key_of(attempt: Attempt, own_terms: Terms, now: datetime) -> Key:
    """What is right is for those who can answer no more, whatever their teacher does.

    An attempt that is not finished may go on: in an archived class, when the class is brought back; past the date,
    with an extension. Past the date its student may end it to see the key; in the archive nothing is ended. A trial
    has no date to wait for, and where nothing is ever due the end of the attempt is the end.
    """
    if attempt.finished is None:
        is_past = not attempt.is_preview and not own_terms.has_ended and own_terms.is_past(now)
        return Key.OFFERED if is_past else Key.HIDDEN
    waits = attempt.assignment.feedback == Assignment.Feedback.DUE and own_terms.due is not None
    return Key.SHOWN if attempt.is_preview or not waits or own_terms.is_late(now) else Key.HIDDEN


def finish_times(attempt: Attempt) -> list[datetime | None]:
    """When the attempts of this student at this task were finished, None for one still open; no trials. One query."""
    own = Attempt.objects.filter(assignment=attempt.assignment_id, user=attempt.user_id, is_preview=False)
    return list(own.values_list("finished", flat=True))


def another_is_possible(attempt: Attempt, own_terms: Terms, used: int, now: datetime) -> bool:
    """Whether this student may still be asked the same questions, after having begun so many attempts.

    In an archived class too, since it may be brought back.
    """
    return not own_terms.is_past(now) and (own_terms.attempts is None or used < own_terms.attempts)


def who_may_know(assignment: Assignment, now: datetime) -> dict[int, bool]:
    """The places of those who can read what is right: True where they gave an attempt up for it, False where they
    have finished one. Two queries.
    """
    more = {row.membership_id: row for row in assignment.extensions.all()}
    found: dict[int, bool] = {}
    for attempt in assignment.taken.filter(is_preview=False).exclude(finished=None):
        attempt.assignment, place = assignment, attempt.membership_id
        if place and key_of(attempt, terms(assignment, more.get(place)), now) is Key.SHOWN:
            found[place] = found.get(place, False) or attempt.key_opened is not None
        elif place and attempt.key_opened:
            found[place] = True
    return found
