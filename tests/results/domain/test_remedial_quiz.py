"""Practice on what a class has wrong: a quiz like the question, or the lesson that teaches it."""

import pytest

from lessons.models import Assignment, Course, Exercise, Lesson, Quiz, Step
from lessons.questions.kinds.registry import kind_of
from lessons.quizzes.domain.quizzes import current_revision, questions_of
from lessons.results.domain.remedial_quiz import QUESTIONS, lesson_for, practice_quiz
from tests import worlds

pytestmark = pytest.mark.django_db
TITLE = {"title_en": "Again"}


def again(world: worlds.World, question=None, code: str = "insufficient-bid") -> Quiz | None:
    question = question or questions_of(world.quiz)[0]
    return practice_quiz(owner=world.teacher, assignment=world.assignment, question=question, code=code, texts=TITLE)


def test_the_quiz_is_published_and_can_show_the_mistake_in_every_question(world) -> None:
    quiz = again(world)
    assert (quiz.owner, quiz.title_en) == (world.teacher, "Again")
    specs = [question["spec"] for question in current_revision(quiz).questions]
    assert len({str(spec) for spec in specs}) == len(specs) == QUESTIONS
    for spec in specs:
        kind = kind_of(spec)
        read = kind.read(spec)
        assert not kind.solution(read).legal
        answer = kind.parse(read, {"answer": ["legal"], "reason": [""]})
        assert "insufficient-bid" in {finding.code for finding in kind.grade(read, answer).findings}


def test_pressed_again_it_is_the_same_quiz_until_it_is_set(world) -> None:
    quiz = again(world)
    assert again(world) == quiz
    assert again(world, code="pass") != quiz
    Assignment.objects.create(classroom=world.classroom, quiz=quiz)
    assert again(world) not in (None, quiz)


def levels(quiz: Quiz) -> list[tuple[int, int]]:
    """The level of each question, and the one it was drawn at."""
    return [(item.exercise.level, item.exercise.drawn["level"]) for item in quiz.items.select_related("exercise")]


def test_its_questions_are_drawn_at_the_level_of_the_question(world) -> None:
    Exercise.objects.update(level=3)
    assert levels(again(world)) == [(3, 3)] * QUESTIONS
    drawn = {**questions_of(world.quiz)[0], "drawn": {"level": 2, "seed": 1}}
    assert levels(again(world, drawn, "pass")) == [(2, 2)] * QUESTIONS


def test_a_kind_that_people_write_gives_no_quiz(world) -> None:
    spec = {"kind": "choice", "options": ["a", "b"], "right": "a"}
    question = {**questions_of(world.quiz)[0], "kind": "choice", "spec": spec}
    assert again(world, question) is None
    assert not Quiz.objects.exclude(pk=world.quiz.pk).exists()


def test_the_lesson_that_asks_it_or_practises_its_kind_or_begins_the_course(world, django_assert_num_queries) -> None:
    question = questions_of(world.quiz)[0]
    assert lesson_for(question, "scores") == ""
    course = Course.objects.create(slug="auction", title_en="The auction", position=0)
    scores = Course.objects.create(slug="scores", title_en="Scores", position=1)
    Lesson.objects.create(course=scores, slug="points", title_en="Points", position=0)
    assert (lesson_for(question, "scores"), lesson_for(question, "auction")) == ("scores/points", "")
    practise = [{"kind": "judge-call"}]
    Lesson.objects.create(course=course, slug="bids", title_en="Bids", position=1, practise=practise)
    assert lesson_for(question, "scores") == "auction/bids"
    asking = Lesson.objects.create(course=course, slug="ask", title_en="Ask", position=2)
    Step.objects.create(lesson=asking, slug="one", title_en="One", position=0, exercise_id=question["exercise"])
    with django_assert_num_queries(1):
        assert lesson_for(question, "scores") == "auction/ask"
