"""Quizzes as the content files have them, and writing them to the tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.conf import settings
from django.db import transaction
from django.utils.translation import override

from lessons.models import Exercise, Quiz, QuizItem
from lessons.questions.domain.content_sync import QUIZ_EXERCISES, ExerciseContent, Kept, Texts, texts, write
from lessons.quizzes.domain.quizzes import publish

# The names of the exercises of loaded quizzes begin so: quizzes/QUIZ/QUESTION.


@dataclass(frozen=True, slots=True)
class QuestionContent:
    """A question of a quiz; `key` names it there for ever."""

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
    """Make the loaded quizzes what the files say, each published as it is, and retire what has gone from them.

    A question that has gone keeps its row and is asked no more; attempts keep what they were asked, and its marks.
    Repeating it changes nothing. Leaves alone what teachers have made. Does not check the contents.
    """
    with override(settings.MODELTRANSLATION_DEFAULT_LANGUAGE):  # the language of the plain columns
        kept = Kept()
        for position, content in enumerate(contents):
            columns = {"course": content.course, "position": position, **texts(content, "title", "intro")}
            quiz = kept.put(Quiz, {"slug": content.slug}, columns)
            items = {item.key: item for item in quiz.items.all()}
            for place, question in enumerate(content.questions):
                item = items.get(question.key) or QuizItem(quiz=quiz, key=question.key)
                exercise = kept.put_exercise(f"{QUIZ_EXERCISES}{quiz.slug}/{question.key}", question.exercise)
                write(item, {"position": place, "weight": question.weight, "exercise_id": exercise.pk})
        kept.retire_others(Quiz.objects.all())
        kept.retire_others(Exercise.objects.filter(slug__startswith=QUIZ_EXERCISES))
        for quiz in Quiz.objects.filter(is_loaded=True, is_retired=False):
            publish(quiz=quiz)
