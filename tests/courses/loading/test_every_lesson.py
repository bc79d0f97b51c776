"""Every exercise of the courses: it can be solved, and whatever is chosen wrongly has its reason."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.utils import translation

from lessons.courses.loading.courses import read_courses
from lessons.questions.domain.content_sync import ExerciseContent
from lessons.questions.kinds.base import Verdict
from lessons.questions.kinds.choice.spec import Answer
from lessons.questions.kinds.registry import kind_of
from lessons.questions.views.registry import page_of
from lessons.questions.words.questions import task
from tests.conftest import ROOT

FOLDER = ROOT / "lessons" / "content" / "courses"
COURSES, PROBLEMS = read_courses(FOLDER, settings.MODELTRANSLATION_LANGUAGES)
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


LAST = 3  # lessons back, at most, that a lesson must return to
STEPS = {
    f"{course.slug}/{lesson.slug}": (
        [lesson.slug for lesson in course.lessons[:number]],
        yaml.safe_load((FOLDER / course.slug / lesson.slug / "lesson.yaml").read_text(encoding="utf-8"))["steps"],
    )
    for course in COURSES
    for number, lesson in enumerate(course.lessons)
}


@pytest.mark.parametrize(("before", "steps"), STEPS.values(), ids=STEPS)
def test_a_lesson_goes_back_to_one_of_the_last_lessons_in_its_second_half(before: list[str], steps: list[Any]):
    reviews = [(number, step["review"]) for number, step in enumerate(steps, start=1) if "review" in step]
    assert {of for _, of in reviews} <= set(before[-LAST:])
    assert not before or any(number >= 5 for number, _ in reviews)


def _words(text: str) -> set[str]:
    return {word for word in re.findall(r"\w+", text.lower()) if len(word) > 2}


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!;])\s+", text)


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=EXERCISES)
def test_a_prompt_does_not_repeat_what_the_task_under_it_says(exercise: ExerciseContent):
    kind = kind_of(exercise.spec)
    for language in settings.MODELTRANSLATION_LANGUAGES:
        prompt = exercise.prompt[language]
        if page_of(kind).task_repeats_prompt and "?" in prompt:  # then no task is shown
            continue
        with translation.override(language):
            said = [_words(told) for told in _sentences(str(task(kind, kind.read(exercise.spec))))]
        for sentence in filter(lambda words: len(words) > 1, map(_words, _sentences(prompt))):
            same = [told for told in said if len(told) > 1 and len(sentence & told) / len(sentence | told) > 0.6]
            assert not same, (language, sentence)


def test_the_auction_course_says_first_that_it_does_not_teach_what_to_bid():
    summary = COURSES[0].summary
    assert [summary[language].split(". ")[-1].rstrip(".") for language in settings.MODELTRANSLATION_LANGUAGES] == [
        "It does not teach what to bid with which cards",
        "O que falar com cada mão é outro assunto, que este curso não ensina",
        "Что заявлять с теми или иными картами,\N{NO-BREAK SPACE}— отдельная тема: этому курс не учит",
    ]


def test_a_double_is_taught_as_a_request_to_bid_too():
    exercise = EXERCISES["auction/conventions/low-double"]
    spec = kind_of(exercise.spec).read(exercise.spec)
    assert spec.right == {"bid"}
    for language, term in (("en", "takeout double"), ("pt-br", "dobro informativo"), ("ru", "вызывная контра")):
        assert f"**{term}**" in exercise.after[language]


@pytest.mark.parametrize("file", sorted(FOLDER.parent.glob("[cq]*/**/*.md")), ids=lambda file: str(file)[-40:])
def test_a_law_in_running_text_is_called_one(file: Path):
    """(Law 17A), (Lei 17A), (Правило 17A): a number alone says nothing, on paper least of all."""
    assert re.findall(r"\[\d\d[A-F]\d?\]", file.read_text(encoding="utf-8")) == []
