"""What a teacher can set: quizzes that ask something, and lessons that have steps."""

import pytest

from lessons.assignments.domain.assignable import assignable_lessons, assignable_quizzes
from lessons.models import Course, Lesson, Quiz, QuizItem, Step
from tests import worlds

pytestmark = pytest.mark.django_db


def test_own_quizzes_are_listed_newest_first_and_ready_ones_apart(world, django_assert_num_queries) -> None:
    newer = worlds.quiz(world.teacher, title="Newer")
    ready = worlds.quiz(None, title="Ready")
    worlds.quiz(world.other_teacher)
    with django_assert_num_queries(2):
        assert assignable_quizzes(world.teacher) == ([newer, world.quiz], [ready])


def test_a_quiz_that_asks_nothing_or_is_retired_is_not_offered(world) -> None:
    worlds.quiz(world.teacher, specs=())
    dropped, retired = worlds.quiz(world.teacher), worlds.quiz(None)
    QuizItem.objects.filter(quiz=dropped).update(is_dropped=True)
    Quiz.objects.filter(pk=retired.pk).update(is_retired=True)
    assert assignable_quizzes(world.teacher) == ([world.quiz], [])


def test_lessons_without_steps_are_not_offered() -> None:
    course = Course.objects.create(slug="auction", title_en="The auction", position=0)
    for position, slug in enumerate(("full", "empty")):
        lesson = Lesson.objects.create(course=course, slug=slug, title_en=slug, position=position)
        if slug == "full":
            Step.objects.create(lesson=lesson, slug="one", title_en="One", position=0)
    offered = [(course.slug, [lesson.slug for lesson in lessons]) for course, lessons in assignable_lessons("en")]
    assert offered == [("auction", ["full"])]
