"""Every exercise of the courses: it can be solved, and whatever is chosen wrongly has its reason."""

from pathlib import Path

import pytest
from django.conf import settings

from lessons.content.loading.courses import read_courses
from lessons.domain.loaded_rows import ExerciseContent
from lessons.exercises.base import Verdict
from lessons.exercises.choice import Answer
from lessons.exercises.registry import kind_of

COURSES, PROBLEMS = read_courses(
    Path(__file__).parents[2] / "lessons" / "content" / "courses", settings.MODELTRANSLATION_LANGUAGES
)
EXERCISES = {
    f"{course.slug}/{lesson.slug}/{step.slug}": step.exercise
    for course in COURSES
    for lesson in course.lessons
    for step in lesson.steps
    if step.exercise
}
CHOICES = {name: exercise for name, exercise in EXERCISES.items() if exercise.spec["kind"] == "choice"}
MOST_WORDS = 60


def test_the_courses_are_read_without_a_fault():
    assert (len(COURSES), PROBLEMS) == (4, [])


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=EXERCISES)
def test_an_exercise_is_solved_by_the_form_of_its_solution(exercise: ExerciseContent):
    kind = kind_of(exercise.spec)
    spec = kind.read(exercise.spec)
    right = kind.solution(spec)
    assert kind.parse(spec, kind.fill(spec, right)) == right
    assert kind.grade(spec, right).verdict is Verdict.RIGHT


@pytest.mark.parametrize("exercise", CHOICES.values(), ids=CHOICES)
def test_every_wrong_choice_has_its_reason_in_each_language(exercise: ExerciseContent):
    kind = kind_of(exercise.spec)
    spec = kind.read(exercise.spec)
    reasons = {note.code: note.text for note in exercise.notes if note.role == "finding"}
    chosen = [frozenset([option]) for option in spec.options]
    if spec.several:  # all that is wrong and nothing that is right
        chosen = [frozenset(spec.options) - spec.right]
    for answer in map(Answer, chosen):
        for found in kind.grade(spec, answer).findings:
            assert all(reasons[found.data["option"]][language] for language in settings.MODELTRANSLATION_LANGUAGES)


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=EXERCISES)
def test_a_prompt_is_short(exercise: ExerciseContent):
    lengths = {language: len(text.split()) for language, text in exercise.prompt.items()}
    assert max(lengths.values()) <= MOST_WORDS, lengths
