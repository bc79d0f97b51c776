"""The courses as readers see them: read once for each language and cached until the content changes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

from django.db.models import F

from lessons.models import ContentVersion, Course, Exercise, Lesson, Note, Step
from lessons.models.translation import Translated, translated
from lessons.questions.domain.localized_exercise import LocalizedExercise

# For slow readers; a question includes reading the feedback.
WORDS_A_MINUTE = 110
SECONDS_A_QUESTION = 35


@dataclass(frozen=True, slots=True)
class LocalizedStep:
    """A step. `key` (course/lesson/step) names it in everybody's progress; `number` counts from 1."""

    key: str
    slug: str
    number: int
    title: Translated
    body: Translated
    exercise: LocalizedExercise | None


@dataclass(frozen=True, slots=True)
class LocalizedLesson:
    slug: str
    course: str
    number: int
    title: Translated
    summary: Translated
    can: Translated
    practise: tuple[Mapping[str, Any], ...]
    steps: tuple[LocalizedStep, ...]

    def step(self, slug: str) -> LocalizedStep | None:
        return next((step for step in self.steps if step.slug == slug), None)

    @property
    def minutes(self) -> int:
        """About how long the lesson takes: WORDS_A_MINUTE, and SECONDS_A_QUESTION for each question."""
        texts = [self.summary, self.can, *(text for step in self.steps for text in (step.title, step.body))]
        words = sum(len(text.text.split()) for text in texts)
        questions = sum(step.exercise is not None for step in self.steps)
        return max(1, round(words / WORDS_A_MINUTE + questions * SECONDS_A_QUESTION / 60))

    def after(self, step: LocalizedStep) -> LocalizedStep | None:
        """The next step; None after the last."""
        return self.steps[step.number] if step.number < len(self.steps) else None


@dataclass(frozen=True, slots=True)
class LocalizedCourse:
    """`version` is that of the whole content: what was rendered from a course is valid while it stays the same."""

    slug: str
    version: int
    title: Translated
    summary: Translated
    lessons: tuple[LocalizedLesson, ...]

    def lesson(self, slug: str) -> LocalizedLesson | None:
        return next((lesson for lesson in self.lessons if lesson.slug == slug), None)

    def after(self, lesson: LocalizedLesson) -> LocalizedLesson | None:
        """The next lesson of the course; None after the last."""
        return self.lessons[lesson.number] if lesson.number < len(self.lessons) else None


# The cache, by language: the version of the content, and the courses by slug.
_by_language: dict[str, tuple[int, dict[str, LocalizedCourse]]] = {}


# Seconds for which a process trusts the version it has read: changes by other processes show that much later.
FRESH = 1.0
_version_read: tuple[float, int] | None = None


def courses(language: str) -> dict[str, LocalizedCourse]:
    """The courses by slug, in order, without what is retired. At most one query while the content stays as it is."""
    version = _current_version()
    found, shown = _by_language.get(language, (-1, {}))
    if found != version:
        shown = {course.slug: course for course in _read(language, version)}
        _by_language[language] = version, shown
    return shown


def _current_version() -> int:
    global _version_read
    now = monotonic()
    if _version_read is None or now - _version_read[0] > FRESH:
        _version_read = now, ContentVersion.objects.values_list("number", flat=True).first() or 0
    return _version_read[1]


def clear_cache() -> None:
    """Forget what this process has cached."""
    global _version_read
    _version_read = None
    _by_language.clear()


def content_changed() -> None:
    """Make every process read the courses again. Call it in the transaction of the change."""
    global _version_read
    _version_read = None
    if not ContentVersion.objects.update(number=F("number") + 1):
        ContentVersion.objects.create(number=1)


def _read(language: str, version: int) -> Iterator[LocalizedCourse]:
    notes: dict[int, list[Note]] = {}
    for note in Note.objects.order_by("position"):
        notes.setdefault(note.exercise_id, []).append(note)
    steps: dict[int, list[Step]] = {}
    for step in Step.objects.filter(is_retired=False).select_related("exercise").order_by("position"):
        steps.setdefault(step.lesson_id, []).append(step)
    lessons: dict[int, list[Lesson]] = {}
    for lesson in Lesson.objects.filter(is_retired=False).order_by("position"):
        lessons.setdefault(lesson.course_id, []).append(lesson)
    for course in Course.objects.filter(is_retired=False).order_by("position"):
        yield LocalizedCourse(
            course.slug,
            version,
            translated(course, "title", language),
            translated(course, "summary", language),
            tuple(
                _lesson(language, course.slug, number, lesson, steps.get(lesson.pk, []), notes)
                for number, lesson in enumerate(lessons.get(course.pk, []), start=1)
            ),
        )


def _lesson(
    language: str, course: str, number: int, lesson: Lesson, steps: list[Step], notes: Mapping[int, list[Note]]
) -> LocalizedLesson:
    def shown(place: int, step: Step) -> LocalizedStep:
        exercise = step.exercise
        body = translated(step, "body", language) if exercise is None else translated(exercise, "prompt", language)
        return LocalizedStep(
            f"{course}/{lesson.slug}/{step.slug}",
            step.slug,
            place,
            translated(step, "title", language),
            body,
            None if exercise is None else _exercise(language, exercise, notes.get(exercise.pk, [])),
        )

    return LocalizedLesson(
        slug=lesson.slug,
        course=course,
        number=number,
        title=translated(lesson, "title", language),
        summary=translated(lesson, "summary", language),
        can=translated(lesson, "can", language),
        practise=tuple(lesson.practise),
        steps=tuple(shown(place, step) for place, step in enumerate(steps, start=1)),
    )


def _exercise(language: str, exercise: Exercise, notes: list[Note]) -> LocalizedExercise:
    notes_by_role = {
        role: [(note.code, translated(note, "text", language)) for note in notes if note.role == role]
        for role in Note.Role
    }
    return LocalizedExercise(
        exercise.spec,
        translated(exercise, "nod", language),
        translated(exercise, "after", language),
        tuple(text for _code, text in notes_by_role[Note.Role.HINT]),
        dict(notes_by_role[Note.Role.OPTION]),
        dict(notes_by_role[Note.Role.FINDING]),
        exercise.level,
        "?" in translated(exercise, "prompt", language).text,
    )
