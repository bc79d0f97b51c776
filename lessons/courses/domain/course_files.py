"""Courses as the content files have them, and writing them to the tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils.translation import override

from lessons.courses.domain.courses import content_changed
from lessons.models import Course, Exercise, Lesson, Step
from lessons.questions.domain.content_sync import (
    QUIZ_EXERCISES,
    ContentSync,
    ExerciseContent,
    Texts,
    columns_of,
    texts,
)


@dataclass(frozen=True, slots=True)
class StepContent:
    """A step. `exercise` is None where nothing is asked; where something is, its prompt is the prose of the step."""

    slug: str
    title: Texts
    body: Texts
    exercise: ExerciseContent | None = None


@dataclass(frozen=True, slots=True)
class LessonContent:
    slug: str
    title: Texts
    summary: Texts
    can: Texts
    practise: Sequence[Mapping[str, Any]]
    steps: tuple[StepContent, ...]


@dataclass(frozen=True, slots=True)
class CourseContent:
    slug: str
    title: Texts
    summary: Texts
    lessons: tuple[LessonContent, ...]


@transaction.atomic
def load_courses(*, contents: Sequence[CourseContent]) -> None:
    """Make the loaded courses what the files say, in their order, and retire what is no longer in them.

    Repeating it changes nothing, primary keys included. Rows that editors have made are left alone. The contents
    are taken as they are: `lessons.courses.loading` has checked them.
    """
    with override(settings.MODELTRANSLATION_DEFAULT_LANGUAGE):  # the language of the plain columns
        sync = ContentSync()
        for position, content in enumerate(contents):
            columns = {"position": position, **texts(content, "title", "summary")}
            course = sync.upsert(Course, {"slug": content.slug}, columns)
            for place, lesson in enumerate(content.lessons):
                _load_lesson(sync, course, place, lesson)
        for rows in (Course.objects.all(), Lesson.objects.all(), Step.objects.all()):
            sync.retire_others(rows)
        sync.retire_others(Exercise.objects.exclude(slug__startswith=QUIZ_EXERCISES))
        content_changed()


def _load_lesson(sync: ContentSync, course: Course, position: int, content: LessonContent) -> None:
    columns = {
        "position": position,
        "practise": list(content.practise),
        **texts(content, "title", "summary", "can"),
    }
    lesson = sync.upsert(Lesson, {"course_id": course.pk, "slug": content.slug}, columns)
    for place, step in enumerate(content.steps):
        exercise = None
        if step.exercise is not None:
            exercise = sync.upsert_exercise(f"{course.slug}/{lesson.slug}/{step.slug}", step.exercise)
        body = step.body if exercise is None else dict.fromkeys(step.body, "")
        columns = {
            "position": place,
            "exercise_id": exercise and exercise.pk,
            **texts(step, "title"),
            **columns_of("body", body),
        }
        sync.upsert(Step, {"lesson_id": lesson.pk, "slug": step.slug}, columns)
