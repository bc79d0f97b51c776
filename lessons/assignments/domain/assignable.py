"""What a teacher can set: their own quizzes, the ready ones, the lessons."""

from typing import Any

from lessons.courses.domain.courses import LocalizedCourse, LocalizedLesson, courses
from lessons.models import Quiz
from lessons.web import access


def assignable_quizzes(user: Any) -> tuple[list[Quiz], list[Quiz]]:
    """Their own quizzes, the newest first, and the ready ones in the order of the library, if they have questions.

    Two queries.
    """
    has_questions = {"items__is_dropped": False}
    own = access.own_quizzes(user).filter(**has_questions).distinct().order_by("-changed")
    ready = Quiz.objects.filter(owner=None, is_retired=False, **has_questions).distinct()
    return list(own), list(ready)


def assignable_lessons(language: str) -> list[tuple[LocalizedCourse, list[LocalizedLesson]]]:
    """The lessons that have steps, by course."""
    return [(course, [one for one in course.lessons if one.steps]) for course in courses(language).values()]
