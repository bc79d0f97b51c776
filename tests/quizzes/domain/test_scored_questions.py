"""Which questions count: those that were not dropped."""

import pytest

from lessons.models import Attempt, QuizItem
from lessons.quizzes.domain.quizzes import questions_of
from lessons.quizzes.domain.scored_questions import counted_keys, dropped_of, number_answered, weights_of
from tests import worlds


def test_dropped_questions_count_for_nothing() -> None:
    assert counted_keys(["q3", "q1", "q2"], {"q1"}) == ["q3", "q2"]
    assert counted_keys(["q1"], ()) == ["q1"]


@pytest.mark.django_db
def test_the_dropped_questions_of_quizzes_by_quiz(world, django_assert_num_queries) -> None:
    other = worlds.quiz(world.other_teacher)
    QuizItem.objects.filter(quiz=world.quiz, key__in=("q1", "q3")).update(is_dropped=True)
    with django_assert_num_queries(1):
        assert dropped_of([world.quiz.pk, None, other.pk]) == {world.quiz.pk: {"q1", "q3"}}


@pytest.mark.django_db
def test_the_points_of_questions_are_their_weights(world) -> None:
    QuizItem.objects.filter(quiz=world.quiz, key="q2").update(weight=4)
    assert weights_of(questions_of(world.quiz), {"q3"}) == {"q1": 1, "q2": 4}


@pytest.mark.django_db
@pytest.mark.parametrize(("keys", "answered"), [((), 2), (("q1",), 1), (("q3",), 2), (("q1", "q2"), 0)])
def test_the_number_of_answers_that_count(world, keys: tuple[str, ...], answered: int) -> None:
    dropped = {world.quiz.pk: keys} if keys else {}
    assert Attempt.objects.annotate(many=number_answered(dropped)).get().many == answered
