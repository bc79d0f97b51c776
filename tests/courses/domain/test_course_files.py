"""Courses of the content files in the tables: made, changed, retired, and left as they are."""

from dataclasses import replace

import pytest

from lessons.courses.domain.course_files import CourseContent, LessonContent, StepContent, load_courses
from lessons.courses.domain.courses import courses
from lessons.models import Course, Exercise, Lesson, Step
from lessons.questions.domain.content_sync import ExerciseContent
from tests import worlds

pytestmark = pytest.mark.django_db


def texts(text: str) -> dict[str, str]:
    return {"en": text, "pt-br": f"{text} (pt)", "ru": f"{text} (ru)"}


TELL = StepContent("tell", texts("Tell"), texts("A bid is higher than the last."))
ASK = StepContent("ask", texts("Ask"), texts(""), ExerciseContent(worlds.SPECS[0], texts("Is it legal?"), law="18"))
BIDS = LessonContent(
    "bids", texts("Bids"), texts("What is higher"), texts("bid"), ({"kind": "judge-call"},), (TELL, ASK)
)
AUCTION = CourseContent("auction", texts("The auction"), texts("How it goes"), (BIDS,))
SCORES = CourseContent("scores", texts("Scores"), texts("What it is worth"), ())


def shown(language: str = "en") -> dict[str, list[tuple[str, list[tuple[str, str]]]]]:
    """What readers have: by course its lessons, each with the titles and the prose of its steps."""
    return {
        slug: [(one.title.text, [(step.title.text, step.body.text) for step in one.steps]) for one in course.lessons]
        for slug, course in courses(language).items()
    }


def test_what_is_loaded_is_shown_in_the_order_of_the_files() -> None:
    load_courses(contents=(SCORES, AUCTION))
    assert list(shown()) == ["scores", "auction"]
    assert shown()["auction"] == [
        ("Bids", [("Tell", "A bid is higher than the last."), ("Ask", "Is it legal?")]),
    ]
    assert shown("ru")["auction"][0][0] == "Bids (ru)"
    exercise = Exercise.objects.get()
    assert (exercise.slug, exercise.law, exercise.spec) == ("auction/bids/ask", "18", worlds.SPECS[0])


def test_loading_again_changes_nothing() -> None:
    def everything() -> list[list[dict[str, object]]]:
        return [list(kind.objects.order_by("pk").values()) for kind in (Course, Lesson, Step, Exercise)]

    load_courses(contents=(AUCTION,))
    before = everything()
    load_courses(contents=(AUCTION,))
    assert everything() == before


def test_what_has_gone_from_the_files_is_retired_and_comes_back() -> None:
    load_courses(contents=(AUCTION, SCORES))
    load_courses(contents=(replace(AUCTION, lessons=(replace(BIDS, steps=(TELL,)),)),))
    assert shown() == {"auction": [("Bids", [("Tell", "A bid is higher than the last.")])]}
    assert Exercise.objects.get().is_retired
    load_courses(contents=(AUCTION, SCORES))
    assert list(shown()) == ["auction", "scores"]
    assert not Exercise.objects.get().is_retired


def test_what_an_editor_has_made_is_left_alone() -> None:
    Course.objects.create(slug="own", title_en="Own", position=9)
    load_courses(contents=(AUCTION,))
    assert list(shown()) == ["auction", "own"]
    with pytest.raises(ValueError, match="an editor has made own"):
        load_courses(contents=(replace(AUCTION, slug="own"),))
