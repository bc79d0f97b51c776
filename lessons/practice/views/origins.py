"""The step of a lesson from which a reader went to a practice question like its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import get_language

from lessons.courses.domain.courses import LocalizedCourse, LocalizedLesson, LocalizedStep, courses
from lessons.courses.domain.progress import progress_of
from lessons.courses.views.courses import steps_bar
from lessons.questions.kinds.registry import has_twins


@dataclass(frozen=True, slots=True)
class Origin:
    """A step with its lesson and its course."""

    course: LocalizedCourse
    lesson: LocalizedLesson
    step: LocalizedStep

    @property
    def query(self) -> str:
        """The query that the addresses of such questions carry."""
        return f"?{urlencode({'from': self.step.key})}"

    @property
    def spec(self) -> Mapping[str, Any]:
        """The spec of the step's question."""
        return self.step.exercise.spec if self.step.exercise else {}

    def context(self, request: HttpRequest) -> dict[str, Any]:
        """The context for the head of the lesson and the link back."""
        done = progress_of(user=request.user, session=request.session)
        states = [done.get(one.key, "") for one in self.lesson.steps]
        back = reverse("lessons:step", args=(self.course.slug, self.lesson.slug, self.step.slug))
        bar = steps_bar(self.lesson, self.step, states)
        return {"course": self.course, "lesson": self.lesson, "step": self.step, "steps": bar, "back": back}


def origin_of(request: HttpRequest, kind: str) -> Origin | None:
    """The step that `?from=` names (course/lesson/step); None where there is none with twins of this kind."""
    named = request.GET.get("from", "").split("/")
    if len(named) != 3:
        return None
    course_slug, lesson_slug, step_slug = named
    course = courses(get_language() or "en").get(course_slug)
    lesson = course and course.lesson(lesson_slug)
    step = lesson and lesson.step(step_slug)
    if not course or not lesson or not step or step.exercise is None:
        return None
    if step.exercise.spec["kind"] != kind or not has_twins(step.exercise.spec):
        return None
    return Origin(course, lesson, step)
