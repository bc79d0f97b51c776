"""Reads the quizzes: `quizzes.yaml` lists them, `quiz.yaml` has the questions; the prose stands beside them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lessons.questions.domain.classification import Classification
from lessons.questions.loading.exercises import ASKED_KEYS, read_asked, read_classification
from lessons.questions.loading.folders import SLUG, about_head, about_sections, read_listed, read_prose
from lessons.questions.loading.prose import LessonProse, StepProse, read_quiz_prose
from lessons.quizzes.domain.quiz_files import QuestionContent, QuizContent
from lessons.web.content_files.problems import Problem
from lessons.web.content_files.yaml_file import Lined, read_yaml

HEAVIEST = 10
_KEYS = {"format", "id", "course", "level", "law", "questions"}


def read_quizzes(
    folder: Path, languages: Sequence[str], courses: Sequence[str]
) -> tuple[list[QuizContent], list[Problem]]:
    """The quizzes in the order of `quizzes.yaml`, and all that is wrong with their files; none without a folder.

    `courses` are the slugs of all courses: each quiz belongs to one.
    """
    return read_listed(folder / "quizzes.yaml", "quizzes", lambda found: _read_quiz(found, languages, courses))


def _read_quiz(
    folder: Path, languages: Sequence[str], courses: Sequence[str]
) -> tuple[QuizContent | None, list[Problem]]:
    path = folder / "quiz.yaml"
    data, problems = read_yaml(path)
    prose, wrong = read_prose(folder, languages, read_quiz_prose)
    problems += wrong
    if data is None or len(prose) < len(languages):
        return None, problems
    problems += _about_quiz(path, data, courses)
    default, wrong = read_classification(path, data, Classification())
    problems += wrong
    entries = data.get("questions")
    questions = []
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, Lined):
            question, wrong = _read_question(path, entry, prose, default)
            problems += wrong
            questions += [question] if question else []
    problems += _about_sections(path, data, prose)
    if problems:
        return None, problems
    title, intro = (
        {language: getattr(found, name) for language, found in prose.items()} for name in ("title", "summary")
    )
    return QuizContent(folder.name, data["course"], title, intro, tuple(questions)), []


def _about_quiz(path: Path, data: Lined, courses: Sequence[str]) -> Iterator[Problem]:
    yield from about_head(path, data, _KEYS)
    if data.get("course") not in courses:
        yield Problem(path, data.line_of("course"), f"there is no course {data.get('course')}")
    questions = data.get("questions")
    if not isinstance(questions, list) or not questions or not all(isinstance(one, Lined) for one in questions):
        yield Problem(path, data.line_of("questions"), "questions must be a list of mappings")


def _read_question(
    path: Path, entry: Lined, prose: Mapping[str, LessonProse], default: Classification
) -> tuple[QuestionContent | None, list[Problem]]:
    key, weight = str(entry.get("id")), entry.get("weight", 1)
    said = {language: quiz.steps.get(key) or StepProse("", 0) for language, quiz in prose.items()}
    known = {"id", "weight", *ASKED_KEYS}
    problems = [Problem(path, entry.line_of(name), f"unknown key {name}") for name in set(entry) - known]
    if not SLUG.fullmatch(key):
        problems.append(Problem(path, entry.line, "a question needs an id such as last-bidder"))
    if type(weight) is not int or not 1 <= weight <= HEAVIEST:
        problems.append(Problem(path, entry.line_of("weight"), f"weight must be a number from 1 to {HEAVIEST}"))
    if "exercise" not in entry:
        problems.append(Problem(path, entry.line, f"{key} has no exercise"))
    exercise, wrong = read_asked(path, entry, said, default)
    question = QuestionContent(key, exercise, weight) if exercise else None
    return question, problems + wrong


def _about_sections(path: Path, data: Lined, prose: Mapping[str, LessonProse]) -> Iterator[Problem]:
    """Each question once, and each with its prose in every language."""
    entries = data.get("questions")
    keys = (
        [str(entry.get("id")) for entry in entries if isinstance(entry, Lined)] if isinstance(entries, list) else []
    )
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield Problem(path, data.line_of("questions"), f"the question {key} stands twice")
    yield from about_sections(path, "question", keys, prose)
