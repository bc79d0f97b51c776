"""Points as everybody reads them: a student at the end of an attempt, his teacher in the table."""

import pytest
from django.utils import translation

from lessons.assignments.words import tasks
from lessons.results.words import results

POINTS = [
    # points, in English, in Portuguese, in Russian
    (7.0, "7", "7", "7"),
    (7.5, "7.5", "7,5", "7,5"),
    (7 + 2 / 3, "7.67", "7,67", "7,67"),
    (6.999, "7", "7", "7"),
]


@pytest.mark.parametrize(("points", "en", "pt", "ru"), POINTS)
def test_points_are_rounded_alike_for_students_and_teachers(points: float, en: str, pt: str, ru: str) -> None:
    for language, written in (("en", en), ("pt-br", pt), ("ru", ru)):
        with translation.override(language):
            assert results.number(points) == written
            assert f" {written} " in str(tasks.points(points, 10))
            assert f" {written} " in f" {results.points(points, 10)}"
