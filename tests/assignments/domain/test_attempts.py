"""Beginning, answering, asking for hints and finishing, at times that are given."""

from datetime import timedelta

import pytest
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.assignments.domain.attempts import (
    AnswerIsFinal,
    AssignmentClosed,
    Finished,
    NoAttemptsLeft,
    NotAsked,
    NotOpenYet,
)
from lessons.assignments.words import tasks as words
from lessons.models import Answer, Assignment, Attempt, Extension, Note
from lessons.questions.kinds.base import BadAnswer
from lessons.quizzes.domain import quizzes
from tests import worlds
from tests.worlds import RIGHT, WRONG

NOW = timezone.now()
HOUR, DAY = timedelta(hours=1), timedelta(days=1)

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    return worlds.world()


def task(world, **fields) -> Assignment:
    return worlds.assignment(world.classroom, world.quiz, **fields)


def begin(task, member, now=NOW) -> Attempt:
    return attempts.start(assignment=task, membership=member, user=member.student, now=now)


def put(attempt, key, form, now=NOW) -> Answer:
    return attempts.answer(attempt=attempt, key=key, form=form, now=now)


# What is set, and what a start an hour before, at and after noon leads to.
STARTS = (
    ({}, None),
    ({"opens": NOW + HOUR}, NotOpenYet),
    ({"opens": NOW - HOUR, "due": NOW + HOUR, "late": "closed"}, None),
    ({"opens": NOW}, None),
    ({"due": NOW - HOUR, "late": "closed"}, AssignmentClosed),
    ({"due": NOW, "late": "closed"}, None),
    ({"due": NOW - HOUR, "late": "marked"}, None),
)


@pytest.mark.parametrize(("terms", "refusal"), STARTS)
def test_a_start_is_taken_between_opening_and_due_date_and_late_where_late_is_taken(world, terms, refusal):
    if refusal:
        with pytest.raises(refusal):
            begin(task(world, **terms), world.bruno)
        return
    begun = begin(task(world, **terms), world.bruno)
    assert (begun.number, begun.membership, begun.order, begun.is_preview) == (
        1,
        world.bruno,
        ["q1", "q2", "q3"],
        False,
    )


def test_a_start_while_an_attempt_is_open_goes_on_with_it(world):
    given = task(world)
    assert begin(given, world.bruno) == begin(given, world.bruno)


def test_a_trial_left_open_by_who_is_a_student_of_the_class_now_does_not_stand_in_his_way(world):
    given = task(world)
    trial = attempts.start(assignment=given, membership=None, user=world.bruno.student, now=NOW)
    begun = begin(given, world.bruno)
    trial.refresh_from_db()
    assert (trial.finished, begun.is_preview, begun.number, begun.finished) == (NOW, False, 2, None)


def test_an_attempt_left_open_by_who_teaches_the_class_now_does_not_stand_in_the_way_of_his_trial(world):
    given = task(world)
    left = begin(given, world.bruno)
    trial = attempts.start(assignment=given, membership=None, user=world.bruno.student, now=NOW)
    left.refresh_from_db()
    assert (left.finished, trial.is_preview, trial.membership, trial.finished) == (NOW, True, None, None)


@pytest.mark.parametrize(("allowed", "more", "expected"), [(1, 0, 1), (2, 0, 2), (2, 1, 3), (None, 0, 5)])
def test_as_many_attempts_as_are_allowed_and_given_besides(world, allowed, more, expected):
    given = task(world, attempts=allowed)
    Extension.objects.create(assignment=given, membership=world.bruno, more_attempts=more)
    begun = 0
    for _ in range(5):
        try:
            attempts.finish(attempt=begin(given, world.bruno), now=NOW)
        except NoAttemptsLeft:
            break
        begun += 1
    assert begun == expected


def test_a_later_due_date_for_one_student_is_his_alone(world):
    given = task(world, due=NOW - HOUR, late="closed")
    Extension.objects.create(assignment=given, membership=world.bruno, due=NOW + HOUR)
    assert begin(given, world.bruno).number == 1
    with pytest.raises(AssignmentClosed):
        begin(given, world.ana)


def test_a_trial_knows_no_limits_and_has_no_place_in_the_class(world):
    given = task(world, opens=NOW + HOUR, attempts=1)
    for number in (1, 2):
        begun = attempts.start(assignment=given, membership=None, user=world.teacher, now=NOW)
        assert (begun.number, begun.is_preview, begun.membership) == (number, True, None)
        attempts.finish(attempt=begun, now=NOW)


def test_an_order_of_ones_own_stays_from_page_to_page(world):
    given = task(world, is_shuffled=True)
    orders = [begin(given, member).order for member in (world.ana, world.bruno)]
    assert [sorted(order) for order in orders] == [["q1", "q2", "q3"]] * 2
    assert begin(given, world.ana).order == orders[0]


CHOICE = {"kind": "choice", "options": [f"o{n}" for n in range(8)], "right": "o0"}


@pytest.mark.parametrize("is_shuffled", [True, False])
def test_options_are_shuffled_for_each_attempt_and_stay_so(world, is_shuffled):
    quiz = worlds.quiz(world.teacher, specs=(CHOICE,))
    given = worlds.assignment(world.classroom, quiz, is_shuffled=is_shuffled)
    begun = [begin(given, member) for member in (world.ana, world.bruno)]
    orders = [attempts.question_of(one, "q1")["spec"]["options"] for one in begun]
    assert [attempts.question_of(one, "q1")["spec"]["options"] for one in begun] == orders
    assert [sorted(order) for order in orders] == [CHOICE["options"]] * 2
    assert (orders[0] != orders[1]) == is_shuffled
    assert put(begun[0], "q1", {"choice": ["o0"]}).verdict == "right"


def test_an_answer_is_marked_and_kept_with_what_was_sent(world):
    kept = put(begin(task(world), world.bruno), "q1", {**WRONG[0], "junk": ["x" * 10_000], "csrf": ["\x00"]})
    assert (kept.form, kept.credit, kept.verdict) == (WRONG[0], 0.0, "wrong")


def test_sums_are_kept_as_they_were_typed(world):
    deal = {"kind": "score-deal", "contract": "2H", "declarer": "S", "tricks": 9}
    quiz = worlds.quiz(world.teacher, specs=(deal,))
    begun = begin(worlds.assignment(world.classroom, quiz), world.bruno)
    form = {"NS-below": ["60"], "NS-above": ["20 + 10"], "EW-below": [""], "EW-above": [""]}
    kept = put(begun, "q1", form)
    assert {name: kept.form[name] for name in ("NS-below", "NS-above")} == {
        "NS-below": ["60"],
        "NS-above": ["20 + 10"],
    }


def test_the_same_answer_twice_is_one_even_after_the_end(world):
    begun = begin(task(world), world.bruno)
    first = put(begun, "q1", RIGHT[0])
    assert put(begun, "q1", RIGHT[0]) == first
    attempts.finish(attempt=begun, now=NOW)
    assert put(begun, "q1", RIGHT[0]) == first
    assert Answer.objects.filter(attempt=begun).count() == 1


def test_the_codes_of_what_is_refused_stand_in_addresses_for_good():
    assert {error.__name__: error.code for error in attempts.AttemptError.__subclasses__()} == {
        "NotOpenYet": "NotOpenYet",
        "AssignmentClosed": "Closed",
        "NoAttemptsLeft": "NoAttemptsLeft",
        "Finished": "Finished",
        "AnswerIsFinal": "Stands",
        "EditConflict": "Superseded",
    }
    # an edit conflict is shown on the question itself and needs no sentence of its own
    assert set(words.REFUSALS) == {"NotOpenYet", "Closed", "NoAttemptsLeft", "Finished", "Stands"}


@pytest.mark.parametrize(("feedback", "changes"), [("at-once", False), ("finished", True), ("due", True)])
def test_an_answer_can_be_changed_until_it_was_told_what_is_right(world, feedback, changes):
    begun = begin(task(world, feedback=feedback, due=NOW + DAY), world.bruno)
    put(begun, "q1", WRONG[0])
    if changes:
        put(begun, "q1", RIGHT[0])
    else:
        with pytest.raises(AnswerIsFinal):
            put(begun, "q1", RIGHT[0])
    assert begun.answers.get().form == (RIGHT if changes else WRONG)[0]


def test_after_the_end_nothing_changes(world):
    begun = begin(task(world, feedback="finished"), world.bruno)
    put(begun, "q1", WRONG[0])
    attempts.finish(attempt=begun, now=NOW)
    for key in ("q1", "q2"):
        with pytest.raises(Finished):
            put(begun, key, RIGHT[0])
    end = attempts.finish(attempt=begun, now=NOW + HOUR).finished
    assert attempts.finish(attempt=begun, now=NOW + DAY).finished == end
    assert begun.answers.get().answered <= end
    assert [(one.key, one.form) for one in begun.answers.all()] == [("q1", WRONG[0])]


def test_after_a_due_date_that_closes_nothing_is_taken_and_what_there_is_stays(world):
    begun = begin(task(world, due=NOW + HOUR, late="closed", feedback="finished"), world.bruno)
    put(begun, "q1", RIGHT[0])
    with pytest.raises(AssignmentClosed):
        put(begun, "q2", RIGHT[1], now=NOW + DAY)
    assert attempts.finish(attempt=begun, now=NOW + DAY).finished == NOW + HOUR
    assert begun.answers.count() == 1


def test_a_question_of_another_attempt_is_not_asked(world):
    with pytest.raises(NotAsked):
        put(begin(task(world), world.bruno), "q9", RIGHT[0])


@pytest.mark.parametrize("form", [{}, {"answer": ["maybe"]}, {"answer": ["\x00"]}, {"answer": []}])
def test_a_form_that_cannot_be_read_keeps_nothing(world, form):
    begun = begin(task(world), world.bruno)
    with pytest.raises(BadAnswer):
        put(begun, "q1", form)
    assert not begun.answers.exists()


def test_hints_are_counted_with_the_answer_that_comes_after_them(world):
    exercise = world.quiz.items.get(key="q1").exercise
    for place in range(3):
        Note.objects.create(exercise=exercise, role="hint", position=place, text_en=f"Hint {place}")
    quizzes.publish(quiz=world.quiz)
    begun = begin(task(world), world.bruno)

    def hint(number: int) -> int:
        return attempts.ask_for_hint(attempt=begun, key="q1", number=number)

    assert [hint(1), hint(1), hint(9), hint(2), hint(1)] == [1, 1, 1, 2, 2]
    kept = put(begun, "q1", RIGHT[0])
    assert (kept.hints, kept.credit) == (2, 1.0)
    assert hint(3) == 3
    kept.refresh_from_db()
    assert (kept.hints, kept.credit) == (2, 1.0)


def test_a_quiz_edited_meanwhile_asks_on_as_it_was(world):
    begun = begin(task(world), world.bruno)
    exercise = world.quiz.items.get(key="q1").exercise
    exercise.spec = {**exercise.spec, "call": "3D"}
    exercise.save()
    quizzes.publish(quiz=world.quiz)
    assert put(begun, "q1", RIGHT[0]).verdict == "right"
