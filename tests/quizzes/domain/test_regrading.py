"""Dropping and correcting a question that was answered: what changes, what stays, what is recorded."""

import pytest
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.models import Answer
from lessons.questions.domain import grading
from lessons.quizzes.builder.domain import question_editing
from lessons.quizzes.domain import quizzes, regrading
from lessons.quizzes.domain.quizzes import question_data
from lessons.web.access import NoAccess
from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> worlds.World:
    return worlds.world()


def correct_q1(world: worlds.World) -> None:
    """The auction becomes one after which 2♦ is legal: Ana, who said that it is not, was right and is wrong now."""
    item = world.quiz.items.get(key="q1")
    asked = question_data(item.exercise) | {
        "spec": {"kind": "judge-call", "dealer": "N", "auction": "1H", "call": "2D"}
    }
    question_editing.rewrite(quiz=world.quiz, key="q1", data=asked)


def answer(world: worlds.World, key: str = "q1") -> Answer:
    return world.attempt.answers.get(key=key)


def test_a_correction_is_offered_only_once_it_is_published(world):
    correct_q1(world)
    assert regrading.to_regrade(world.quiz) == {}
    quizzes.publish(quiz=world.quiz)
    assert regrading.to_regrade(world.quiz) == {"q1": 1}


def test_a_correction_marks_anew_and_keeps_the_first_mark_and_what_was_asked(world):
    before = answer(world)
    correct_q1(world)
    quizzes.publish(quiz=world.quiz)
    record = regrading.correct(quiz=world.quiz, key="q1", by=world.teacher)
    assert (record.what, record.by, record.answers, record.changed) == ("corrected", world.teacher, 1, 1)
    after = answer(world)
    assert (after.credit, after.verdict, after.form, after.answered) == (1.0, "right", before.form, before.answered)
    assert grading.mark_that_counts(after).verdict == "wrong"
    world.attempt.refresh_from_db()
    assert world.attempt.revision.questions[0]["spec"] == worlds.SPECS[0]
    assert regrading.to_regrade(world.quiz) == {}


def test_what_is_answered_after_a_correction_in_an_attempt_that_was_open_is_offered_to_be_marked_anew(world):
    open_one = worlds.attempt(world.assignment, world.bruno, [], finished=False)
    correct_q1(world)
    quizzes.publish(quiz=world.quiz)
    regrading.correct(quiz=world.quiz, key="q1", by=world.teacher)
    given = attempts.answer(attempt=open_one, key="q1", form=worlds.RIGHT[0], now=timezone.now())
    assert (given.verdict, regrading.to_regrade(world.quiz)) == ("right", {"q1": 1})
    regrading.correct(quiz=world.quiz, key="q1", by=world.teacher)
    given.refresh_from_db()
    assert (grading.mark_that_counts(given).verdict, regrading.to_regrade(world.quiz)) == ("wrong", {})


def test_a_correction_that_is_taken_back_gives_the_first_mark_back(world):
    item = world.quiz.items.get(key="q1")
    asked = question_data(item.exercise)
    correct_q1(world)
    quizzes.publish(quiz=world.quiz)
    regrading.correct(quiz=world.quiz, key="q1", by=world.teacher)
    worlds.attempt(world.assignment, world.bruno, [worlds.RIGHT[1], None, None])
    question_editing.rewrite(quiz=world.quiz, key="q1", data=asked)
    quizzes.publish(quiz=world.quiz)
    record = regrading.correct(quiz=world.quiz, key="q1", by=world.teacher)
    assert answer(world).marked_anew is None
    assert (record.answers, record.changed) == (2, 2)


def test_an_answer_that_does_not_fit_the_corrected_question_keeps_its_mark(world):
    item = world.quiz.items.get(key="q1")
    asked = question_data(item.exercise) | {"kind": "whose-turn", "spec": {"kind": "whose-turn", "auction": "1H"}}
    question_editing.rewrite(quiz=world.quiz, key="q1", data=asked)
    quizzes.publish(quiz=world.quiz)
    record = regrading.correct(quiz=world.quiz, key="q1", by=world.teacher)
    assert (record.answers, record.changed, answer(world).marked_anew) == (0, 0, None)


def test_words_that_change_need_no_regrading(world):
    item = world.quiz.items.get(key="q1")
    question_editing.rewrite(
        quiz=world.quiz, key="q1", data=question_data(item.exercise) | {"prompt": {"en": "Other words"}}
    )
    quizzes.publish(quiz=world.quiz)
    assert regrading.to_regrade(world.quiz) == {}


def test_a_dropped_question_is_asked_no_more_and_can_be_restored(world):
    record = regrading.drop(quiz=world.quiz, key="q1", by=world.teacher)
    assert (record.what, record.answers) == ("dropped", 1)
    assert [question["key"] for question in quizzes.questions_of(world.quiz)] == ["q2", "q3"]
    assert answer(world).credit == 1.0
    regrading.restore(quiz=world.quiz, key="q1", by=world.teacher)
    assert [question["key"] for question in quizzes.questions_of(world.quiz)] == ["q1", "q2", "q3"]
    assert [row.what for row in regrading.records(world.quiz)] == ["restored", "dropped"]


def test_pressing_twice_is_recorded_once(world):
    regrading.drop(quiz=world.quiz, key="q1", by=world.teacher)
    regrading.drop(quiz=world.quiz, key="q1", by=world.teacher)
    assert world.quiz.regrades.count() == 1


def test_the_teachers_own_trial_is_not_counted(world):
    world.attempt.is_preview = True
    world.attempt.save()
    correct_q1(world)
    quizzes.publish(quiz=world.quiz)
    assert regrading.to_regrade(world.quiz) == {}
    assert regrading.answer_counts(world.quiz) == {}


@pytest.mark.parametrize("verb", [regrading.drop, regrading.restore, regrading.correct])
def test_what_is_not_in_the_quiz_is_not_touched(world, verb):
    with pytest.raises(NoAccess):
        verb(quiz=world.quiz, key="nothing", by=world.teacher)
