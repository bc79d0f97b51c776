"""When a student may read what is right: only where no more can be answered, whatever the teacher does."""

from datetime import UTC, datetime, timedelta

import pytest

from lessons.assignments.domain import attempts
from lessons.assignments.domain.assigning import extend
from lessons.assignments.domain.attempt_results import Key, key_of, who_may_know
from lessons.assignments.domain.tasks import terms_for
from lessons.models import Attempt
from lessons.privacy.domain import exporting
from tests import worlds
from tests.worlds import RIGHT, WRONG

NOW = datetime(2026, 12, 7, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HIDDEN, OFFERED, SHOWN = Key.HIDDEN, Key.OFFERED, Key.SHOWN

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    return worlds.world()


# Of an open attempt, then of a finished one, by the feedback "at once", "when finished", "after the due date".
# Late work is closed or marked; the due date is a day ago, in a day, or there is none; the extension is a day longer.
TABLE = {
    # (late, due, extended, archived): ((open), (finished))
    ("closed", None, False, False): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, SHOWN)),
    ("closed", None, False, True): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, SHOWN)),
    ("closed", +DAY, False, False): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, HIDDEN)),
    ("closed", +DAY, False, True): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, HIDDEN)),
    ("closed", -DAY, False, False): ((OFFERED, OFFERED, OFFERED), (SHOWN, SHOWN, SHOWN)),
    ("closed", -DAY, False, True): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, SHOWN)),
    ("closed", -DAY, True, False): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, HIDDEN)),
    ("closed", -DAY, True, True): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, HIDDEN)),
    ("marked", +DAY, False, False): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, HIDDEN)),
    ("marked", -DAY, False, False): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, SHOWN)),
    ("marked", -DAY, False, True): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, SHOWN)),
    ("marked", -DAY, True, False): ((HIDDEN, HIDDEN, HIDDEN), (SHOWN, SHOWN, HIDDEN)),
}


def made(world, feedback="finished", late="closed", due=-DAY, *, finished=False, forms=(RIGHT[0], WRONG[1]), **more):
    due = None if due is None else NOW + due
    task = worlds.assignment(world.classroom, world.quiz, feedback=feedback, late=late, due=due, **more)
    return worlds.attempt(task, world.bruno, forms, finished=finished)


def key(attempt):
    return key_of(attempt, terms_for(attempt.assignment, attempt.membership), NOW)


@pytest.mark.parametrize(("late", "due", "extended", "archived"), TABLE)
def test_the_key_is_for_who_can_answer_no_more(world, late, due, extended, archived):
    world.classroom.archived = NOW if archived else None
    world.classroom.save()
    found = []
    for finished in (False, True):
        row = []
        for feedback in ("at-once", "finished", "due"):
            attempt = made(world, feedback, late, due, finished=finished)
            if extended:
                extend(assignment=attempt.assignment, membership=world.bruno, due=NOW + DAY, more_attempts=0)
            row.append(key(attempt))
        found.append(tuple(row))
    assert tuple(found) == TABLE[late, due, extended, archived]


def test_a_trial_shows_the_key_once_it_is_finished(world):
    for finished, expected in ((False, HIDDEN), (True, SHOWN)):
        trial = made(world, "due", due=-DAY, finished=finished)
        trial.is_preview, trial.membership = True, None
        assert key(trial) is expected


def test_opening_the_key_ends_the_attempt_for_good(world):
    attempt = made(world)
    attempt.answers.update(answered=NOW - 2 * DAY)
    Attempt.objects.update(started=NOW - 3 * DAY)
    assert attempts.open_key(attempt=attempt, now=NOW) is True
    attempt.refresh_from_db()
    assert (attempt.finished, attempt.key_opened, key(attempt)) == (NOW - DAY, NOW, SHOWN)
    extend(assignment=attempt.assignment, membership=world.bruno, due=NOW + DAY, more_attempts=0)
    with pytest.raises(attempts.Finished):
        attempts.answer(attempt=attempt, key="q3", form=RIGHT[2], now=NOW)
    with pytest.raises(attempts.NoAttemptsLeft):
        attempts.start(assignment=attempt.assignment, membership=world.bruno, user=world.bruno.student, now=NOW)


def test_opening_it_twice_changes_nothing_more(world):
    attempt = made(world)
    attempts.open_key(attempt=attempt, now=NOW)
    before = Attempt.objects.values().get(pk=attempt.pk)
    assert attempts.open_key(attempt=attempt, now=NOW + DAY) is True
    assert Attempt.objects.values().get(pk=attempt.pk) == before


@pytest.mark.parametrize("why", ["before the date", "extended meanwhile", "archived", "late work is taken"])
def test_where_the_attempt_may_go_on_the_key_stays_shut_and_nothing_ends(world, why):
    attempt = made(world, due=DAY if why == "before the date" else -DAY, late="marked" if "late" in why else "closed")
    if why == "extended meanwhile":
        extend(assignment=attempt.assignment, membership=world.bruno, due=NOW + DAY, more_attempts=0)
    if why == "archived":
        world.classroom.archived = NOW
        world.classroom.save()
    assert attempts.open_key(attempt=attempt, now=NOW) is False
    attempt.refresh_from_db()
    assert (attempt.finished, attempt.key_opened) == (None, None)


def test_who_may_know_what_is_right(world, django_assert_num_queries):
    task = worlds.assignment(world.classroom, world.quiz, feedback="due", late="closed", due=NOW - DAY)
    carla, dario = (
        worlds.student(world.classroom, "Carla", "C2345"),
        worlds.student(world.classroom, "Dario", "D2345"),
    )
    worlds.attempt(task, world.ana)
    attempts.open_key(attempt=worlds.attempt(task, world.bruno, finished=False), now=NOW)
    worlds.attempt(task, carla, finished=False)
    worlds.attempt(task, dario)
    extend(assignment=task, membership=dario, due=NOW + DAY, more_attempts=1)  # told again after that date
    with django_assert_num_queries(2):
        assert who_may_know(task, NOW) == {world.ana.pk: False, world.bruno.pk: True}
    extend(assignment=task, membership=world.bruno, due=NOW + DAY, more_attempts=1)
    assert who_may_know(task, NOW) == {world.ana.pk: False, world.bruno.pk: True}


def test_the_file_of_all_that_is_kept_has_no_mark_before_the_key_is_opened(world, clock):
    clock.now = NOW
    attempt = made(world)

    def marks():
        (taken,) = exporting.everything_of(world.bruno.student)["attempts"]
        return taken["key_opened"], [question.get("credit") for question in taken["questions"]]

    assert marks() == (None, [None, None, None])
    attempts.open_key(attempt=attempt, now=NOW)
    assert marks() == (NOW.isoformat(timespec="seconds"), [1.0, 0.0, None])
