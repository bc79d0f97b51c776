"""Quizzes of the content files in the tables: published, changed, retired, and left as they are."""

from dataclasses import replace

import pytest

from lessons.models import Exercise, Quiz, QuizItem
from lessons.questions.domain.content_sync import ExerciseContent
from lessons.quizzes.domain.quiz_files import QuestionContent, QuizContent, load_quizzes
from lessons.quizzes.domain.quizzes import current_revision, questions_of
from tests import worlds

pytestmark = pytest.mark.django_db


def texts(text: str) -> dict[str, str]:
    return {"en": text, "pt-br": f"{text} (pt)", "ru": f"{text} (ru)"}


QUESTIONS = tuple(
    QuestionContent(f"q{number}", ExerciseContent(spec, texts(f"Question {number}")), weight=number)
    for number, spec in enumerate(worlds.SPECS, start=1)
)
QUIZ = QuizContent("legal-or-not", "auction", texts("Legal or not"), texts("Three calls"), QUESTIONS)


def asked(quiz: Quiz) -> list[tuple[str, int, str]]:
    return [(one["key"], one["weight"], one["prompt"]["ru"]) for one in current_revision(quiz).questions]


def test_a_quiz_is_loaded_and_published() -> None:
    load_quizzes(contents=(QUIZ,))
    quiz = Quiz.objects.get()
    assert (quiz.slug, quiz.course, quiz.title_en, quiz.title_pt_br, quiz.intro_ru, quiz.owner, quiz.is_loaded) == (
        "legal-or-not",
        "auction",
        "Legal or not",
        "Legal or not (pt)",
        "Three calls (ru)",
        None,
        True,
    )
    assert asked(quiz) == [("q1", 1, "Question 1 (ru)"), ("q2", 2, "Question 2 (ru)"), ("q3", 3, "Question 3 (ru)")]
    assert sorted(Exercise.objects.values_list("slug", flat=True)) == [
        f"quizzes/legal-or-not/q{number}" for number in (1, 2, 3)
    ]


def test_loading_again_changes_nothing() -> None:
    def everything() -> list[list[dict[str, object]]]:
        return [list(kind.objects.order_by("pk").values()) for kind in (Quiz, QuizItem, Exercise)]

    load_quizzes(contents=(QUIZ,))
    before, revision = everything(), current_revision(Quiz.objects.get())
    load_quizzes(contents=(QUIZ,))
    assert (everything(), current_revision(Quiz.objects.get())) == (before, revision)


def test_a_question_that_has_gone_is_asked_no_more_and_keeps_its_row() -> None:
    load_quizzes(contents=(QUIZ,))
    load_quizzes(contents=(replace(QUIZ, questions=QUESTIONS[:2]),))
    quiz = Quiz.objects.get()
    assert [key for key, *_ in asked(quiz)] == ["q1", "q2"]
    assert [item.key for item in quiz.items.order_by("key")] == ["q1", "q2", "q3"]


def test_a_quiz_that_has_gone_is_retired_and_a_teachers_is_left_alone() -> None:
    own = worlds.quiz(worlds.teacher())
    load_quizzes(contents=(QUIZ,))
    load_quizzes(contents=())
    assert dict(Quiz.objects.values_list("slug", "is_retired")) == {"legal-or-not": True, own.slug: False}
    assert (len(questions_of(own)), current_revision(own)) == (3, None)
