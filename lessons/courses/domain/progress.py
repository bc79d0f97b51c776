"""How far somebody is in the lessons: in the session for guests, in the table for people with an account."""

from collections.abc import Iterable, Mapping

from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.base import SessionBase
from django.db import transaction
from django.utils import timezone

from lessons.courses.domain.courses import LocalizedCourse, LocalizedLesson, LocalizedStep
from lessons.models import MistakeReport, Progress
from lessons.web import idempotency
from lessons.web.texts import storable

SESSION_KEY = "progress"
LONGEST_REPORT = 2000  # characters


def progress_of(*, user: User | AnonymousUser, session: SessionBase) -> Mapping[str, str]:
    """The states of the steps somebody has tried, by the step's key, in the order of the last change.

    Reads the session only where there is one.
    """
    if user.is_authenticated:
        return dict(Progress.objects.filter(user=user).order_by("changed", "pk").values_list("step", "state"))
    return session.get(SESSION_KEY, {}) if session.session_key else {}


def record(*, user: User | AnonymousUser, session: SessionBase, step: str, right: bool) -> None:
    """Store that a step was tried or done. A step that was done once stays done."""
    state = Progress.State.RIGHT if right else Progress.State.TRIED
    if user.is_authenticated:
        _record(user, step, state)
        return
    states = session.get(SESSION_KEY, {})
    if states.get(step) != Progress.State.RIGHT:
        before = {key: value for key, value in states.items() if key != step}
        session[SESSION_KEY] = {**before, step: str(state)}


@transaction.atomic
def carry_over(*, user: User, session: SessionBase) -> None:
    """Move a guest's progress into their new account; the better state of each step stays."""
    for step, state in session.pop(SESSION_KEY, {}).items():
        _record(user, step, state)


def _record(user: User, step: str, state: str) -> None:
    row, is_new = Progress.objects.get_or_create(user=user, step=step, defaults={"state": state})
    if not is_new and row.state != Progress.State.RIGHT and row.state != state:
        row.state = state
        row.save(update_fields=("state", "changed"))


def next_step(
    courses: Iterable[LocalizedCourse], states: Mapping[str, str]
) -> tuple[LocalizedLesson, LocalizedStep] | None:
    """Where somebody goes on: in the lesson they were at last, then in what follows it, then wherever a step is open.

    `states` as `progress_of` gives them. None where every step is done, or where there are no lessons.
    """
    lessons = [lesson for course in courses for lesson in course.lessons]
    place_of = {step.key: place for place, lesson in enumerate(lessons) for step in lesson.steps}
    last = next((place_of[key] for key in reversed(list(states)) if key in place_of), 0)
    own = [lesson for lesson in lessons[last:] if lesson.course == lessons[last].course]
    for lesson in [*own, *lessons]:
        for step in lesson.steps:
            if states.get(step.key) != Progress.State.RIGHT:
                return lesson, step
    return None


def report_mistake(*, page: str, language: str, text: str, state: str = "") -> MistakeReport:
    """Keep for the editors what a reader found wrong, and what the page showed. Nothing about the reader is stored.

    The second press of a double press stores nothing new.
    """
    page, state = storable(page)[:300], storable(state)[:LONGEST_REPORT]
    columns = {"page": page, "language": language, "text": storable(text), "state": state}
    just_now = timezone.now() - idempotency.DOUBLE_PRESS
    same = MistakeReport.objects.filter(**columns, created__gt=just_now).first()
    return same or MistakeReport.objects.create(**columns)
