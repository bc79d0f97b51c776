"""What readers are told of a lesson before they begin it."""

import pytest

from lessons.courses.domain.courses import SECONDS_A_QUESTION, WORDS_A_MINUTE, LocalizedLesson, LocalizedStep
from lessons.models.translation import Translated
from lessons.questions.domain.localized_exercise import LocalizedExercise

EMPTY = Translated("", "en", True)
EXERCISE = LocalizedExercise({"kind": "judge-call"}, EMPTY, EMPTY, (), {}, {}, 1, False)


def lesson_of(words: int, questions: int) -> LocalizedLesson:
    """A lesson with so many words in its first step, and so many questions that say nothing."""
    first = LocalizedStep("c/l/s", "s", 1, EMPTY, Translated("word " * words, "en", True), None)
    asked = [LocalizedStep(f"c/l/s{n}", f"s{n}", n + 1, EMPTY, EMPTY, EXERCISE) for n in range(1, questions + 1)]
    return LocalizedLesson("l", "c", 1, EMPTY, EMPTY, EMPTY, (), (first, *asked))


@pytest.mark.parametrize(
    ("words", "questions", "minutes"),
    [
        (0, 0, 1),
        (5, 0, 1),
        (WORDS_A_MINUTE, 0, 1),
        (3 * WORDS_A_MINUTE, 0, 3),
        (0, 6 * 60 // SECONDS_A_QUESTION, 6),
        (3 * WORDS_A_MINUTE, 6 * 60 // SECONDS_A_QUESTION, 9),
    ],
)
def test_a_lesson_takes_its_words_and_its_questions_and_at_least_a_minute(
    words: int, questions: int, minutes: int
) -> None:
    assert lesson_of(words, questions).minutes == minutes
