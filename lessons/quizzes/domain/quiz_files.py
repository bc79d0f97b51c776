"""Quizzes as the content files have them, and writing them to the tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.conf import settings
from django.db import transaction
from django.utils.translation import override

from lessons.models import Exercise, Quiz, QuizItem
from lessons.questions.domain.content_sync import QUIZ_EXERCISES, ContentSync, ExerciseContent, Texts, texts, write
from lessons.quizzes.domain.quizzes import publish


@dataclass(frozen=True, slots=True)
class QuestionContent:
    """A question of a quiz. `key` is its name there, and is never changed."""

    key: str
    exercise: ExerciseContent
    weight: int = 1


@dataclass(frozen=True, slots=True)
class QuizContent:
    slug: str
    course: str
    title: Texts
    intro: Texts
    questions: tuple[QuestionContent, ...]


@transaction.atomic
def load_quizzes(*, contents: Sequence[QuizContent]) -> None:
    """Make the loaded quizzes what the files say, publish each, and retire what is no longer in the files.

    A question that is no longer there keeps its row and is not asked again; attempts keep it with its marks.
    Repeating it changes nothing. Quizzes of teachers are left alone. The contents are taken as they are:
    `lessons.quizzes.loading` has checked them. Exercises are called quizzes/QUIZ/QUESTION.
    """
    with override(settings.MODELTRANSLATION_DEFAULT_LANGUAGE):  # the language of the plain columns
        sync = ContentSync()
        for position, content in enumerate(contents):
            columns = {"course": content.course, "position": position, **texts(content, "title", "intro")}
            quiz = sync.upsert(Quiz, {"slug": content.slug}, columns)
            items = {item.key: item for item in quiz.items.all()}
            for place, question in enumerate(content.questions):
                item = items.get(question.key) or QuizItem(quiz=quiz, key=question.key)
                exercise = sync.upsert_exercise(f"{QUIZ_EXERCISES}{quiz.slug}/{question.key}", question.exercise)
                write(item, {"position": place, "weight": question.weight, "exercise_id": exercise.pk})
        sync.retire_others(Quiz.objects.all())
        sync.retire_others(Exercise.objects.filter(slug__startswith=QUIZ_EXERCISES))
        for quiz in Quiz.objects.filter(is_loaded=True, is_retired=False):
            publish(quiz=quiz)
