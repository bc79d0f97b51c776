"""Building a quiz by keys, undoing, and what is published."""

import pytest
from django.contrib.auth.models import User

from lessons.models import Exercise, Quiz
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.builder.domain.quiz_editing import PublishState
from lessons.quizzes.domain import quizzes
from lessons.web.access import NoAccess
from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture
def vera() -> User:
    return worlds.teacher()


@pytest.fixture
def quiz(vera: User) -> Quiz:
    return worlds.quiz(vera)


def keys(quiz: Quiz) -> list[str]:
    return [question["key"] for question in quizzes.questions_of(quiz)]


@pytest.mark.parametrize(
    ("key", "by", "order"),
    [
        ("q1", 1, ["q2", "q1", "q3"]),
        ("q3", -1, ["q1", "q3", "q2"]),
        ("q1", -1, ["q1", "q2", "q3"]),
        ("q3", 1, ["q1", "q2", "q3"]),
        ("q1", 99, ["q2", "q3", "q1"]),
    ],
)
def test_a_question_is_moved(quiz, key, by, order):
    quiz_editing.move(quiz=quiz, key=key, by=by)
    assert keys(quiz) == order


def test_two_windows_that_move_and_remove_never_touch_another_question(quiz):
    """The first window shows q1 q2 q3; meanwhile another has taken the first out."""
    quiz_editing.remove(quiz=quiz, key="q1")
    quiz_editing.move(quiz=quiz, key="q2", by=1)
    assert keys(quiz) == ["q3", "q2"]
    with pytest.raises(NoAccess):
        quiz_editing.remove(quiz=quiz, key="q1")
    assert keys(quiz) == ["q3", "q2"]


def test_a_removal_is_undone_in_its_place_and_only_once(quiz):
    word = quiz_editing.remove(quiz=quiz, key="q2")
    assert keys(quiz) == ["q1", "q3"]
    quiz_editing.put_back(quiz=quiz, undo_token=word)
    quiz_editing.put_back(quiz=quiz, undo_token=word)
    assert keys(quiz) == ["q1", "q2", "q3"]


def test_a_removal_is_not_undone_in_another_quiz_nor_by_a_made_up_word(quiz, vera):
    word = quiz_editing.remove(quiz=quiz, key="q2")
    other = worlds.quiz(vera, title="Other")
    for wrong in (word + "x", "", "\x00", "a" * 10_000):
        with pytest.raises(NoAccess):
            quiz_editing.put_back(quiz=quiz, undo_token=wrong)
    with pytest.raises(NoAccess):
        quiz_editing.put_back(quiz=other, undo_token=word)


def test_a_copy_stands_behind_the_original(quiz):
    twin = quiz_editing.duplicate(quiz=quiz, key="q1")
    assert keys(quiz) == ["q1", twin.key, "q2", "q3"]


def test_a_quiz_is_draft_then_published_then_changed(quiz):
    assert quiz_editing.publish_status(quiz).state is PublishState.DRAFT
    quizzes.publish(quiz=quiz)
    assert quiz_editing.publish_status(quiz).state is PublishState.PUBLISHED
    quiz_editing.weigh(quiz=quiz, key="q1", weight=3)
    assert quiz_editing.publish_status(quiz).state is PublishState.CHANGED
    quiz_editing.weigh(quiz=quiz, key="q1", weight=1)
    assert quiz_editing.publish_status(quiz).state is PublishState.PUBLISHED


def test_a_published_quiz_that_was_begun_gets_a_new_version(quiz, vera):
    classroom = worlds.classroom(vera)
    task = worlds.assignment(classroom, quiz)
    attempt = worlds.attempt(task, worlds.student(classroom))
    quiz_editing.move(quiz=quiz, key="q1", by=1)
    quizzes.publish(quiz=quiz)
    assert quiz.revisions.count() == 2
    attempt.refresh_from_db()
    assert [question["key"] for question in attempt.revision.questions] == ["q1", "q2", "q3"]


@pytest.mark.parametrize("weight", [0, -1, 21, 10**9])
def test_a_weight_beyond_the_limits_is_refused(quiz, weight):
    with pytest.raises(ValueError, match=str(weight)):
        quiz_editing.weigh(quiz=quiz, key="q1", weight=weight)


def test_what_was_answered_is_not_removed(vera):
    world_quiz = worlds.quiz(vera)
    classroom = worlds.classroom(vera)
    worlds.attempt(worlds.assignment(classroom, world_quiz), worlds.student(classroom))
    with pytest.raises(ValueError, match="answered"):
        quiz_editing.remove(quiz=world_quiz, key="q1")


def test_questions_are_added_all_or_none(quiz):
    exercise = Exercise.objects.first()
    assert exercise is not None
    with pytest.raises(quiz_editing.TooManyQuestions):
        quiz_editing.add(quiz=quiz, exercises=[exercise] * 98)
    assert len(keys(quiz)) == 3
