"""What is said of a task wherever it is shown: its name, how one stands with it, when it is due."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils import timezone
from django.utils.translation import get_language

from lessons.assignments.domain.tasks import StudentTask, TaskState, Terms, title
from lessons.assignments.words import task_times
from lessons.assignments.words import tasks as words
from lessons.models import Assignment
from lessons.models.translation import Translated
from lessons.quizzes.views.library import title_of
from lessons.wording.local_times import local
from lessons.wording.zones import comes_twice


def task_title(assignment: Assignment) -> Translated:
    """The name of the quiz or lesson, or words that say that it has none."""
    return title_of(assignment.quiz) if assignment.quiz else title(assignment, get_language() or "en")


@dataclass(frozen=True, slots=True)
class StateLabel:
    """How one stands with a task: the value for style, the mark and the word."""

    value: str
    mark: str
    word: Any


def state_label(one: StudentTask) -> StateLabel:
    value = one.state.value
    return StateLabel(value, words.MARKS[value], words.STATES[value])


def times(own_terms: Terms, zone: str, own_zone: str, now: datetime | None = None) -> list[Any]:
    """When it opens and is due on the clock of the class, and beside it on the reader's own where that differs.

    With `now` it is not said that it has opened.
    """
    said: list[Any] = []
    for when, sentence in ((own_terms.opens, task_times.opens), (own_terms.due, task_times.due)):
        if when is None or (when == own_terms.opens and now and when <= now):
            continue
        here = local(when, zone)
        there = local(when, own_zone) if own_zone else here
        differs = here.utcoffset() != there.utcoffset()
        said.append((sentence(here), task_times.on_your_clock(there, own_zone) if differs else ""))
    return said


def doubled(*instants: datetime | None, zone: str) -> list[Any]:
    """Of those whose time the clock of the class shows twice: which of the two it is. Each is said once."""
    shown = {local(when, zone) for when in instants if when}
    return [task_times.first_of_two(when) for when in sorted(shown) if comes_twice(when)]


def how_far(one: StudentTask) -> Any:
    """How many questions or steps are done; "" before there is an attempt."""
    if one.assignment.lesson:
        return words.steps_done(one.done, one.of)
    if one.state is TaskState.DONE and one.open_attempt and not one.terms.is_closed(timezone.now()):
        return words.another_begun(one.done, one.of)
    return words.questions_done(one.done, one.of) if one.attempts else ""
