"""The button that leads on through the lessons: to the first one, or to where the reader stopped."""

from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import get_language

from lessons.courses.domain.courses import courses
from lessons.courses.domain.progress import next_step, progress_of
from lessons.courses.words import onward as words
from lessons.questions.views.rendered import shown_text
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Onward:
    """The address and the label of the button."""

    url: str
    label: Sentence


def onward(request: HttpRequest) -> Onward:
    """To the first lesson, or to the step to go on with; to the shelf where all is done. Two queries at most."""
    states = progress_of(user=request.user, session=request.session)
    found = next_step(courses(get_language() or "en").values(), states)
    if found is None:
        return Onward(reverse("lessons:courses"), words.to_the_lessons())
    lesson, step = found
    if not states:
        return Onward(reverse("lessons:lesson", args=(lesson.course, lesson.slug)), words.start())
    url = reverse("lessons:step", args=(lesson.course, lesson.slug, step.slug))
    return Onward(url, words.go_on(shown_text(lesson.title), step.number, len(lesson.steps)))
