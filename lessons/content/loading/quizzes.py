"""Reads the quizzes: `quizzes.yaml` lists them, `quiz.yaml` has the questions; the prose stands beside them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lessons.content.loading.asked import ASKED_KEYS, read_asked, read_place
from lessons.content.loading.courses import FORMAT, SLUG, slugs_listed
from lessons.content.loading.lesson_prose import LessonProse, StepProse, read_quiz_prose
from lessons.content.loading.problems import Problem, read_text
from lessons.content.loading.prose_checks import problems_in_prose
from lessons.content.loading.yaml_file import Lined, read_yaml
from lessons.domain.filing import Place
from lessons.domain.quiz_files import QuestionContent, QuizContent

HEAVIEST = 10
_KEYS = {"format", "id", "course", "level", "law", "questions"}


def read_quizzes(
    folder: Path, languages: Sequence[str], courses: Sequence[str]
) -> tuple[list[QuizContent], list[Problem]]:
    """The quizzes in the order of `quizzes.yaml`, and all that is wrong with their files; none without a folder.

    `courses` are the names of the courses there are: each quiz belongs to one.
    """
    if not folder.exists():
        return [], []
    listed, problems = read_yaml(folder / "quizzes.yaml")
    contents = []
    for slug in slugs_listed(folder / "quizzes.yaml", listed, "quizzes", problems):
        content, wrong = _read_quiz(folder / slug, languages, courses)
        problems += wrong
        if content:
            contents.append(content)
    return contents, problems


def _read_quiz(
    folder: Path, languages: Sequence[str], courses: Sequence[str]
) -> tuple[QuizContent | None, list[Problem]]:
    path = folder / "quiz.yaml"
    data, problems = read_yaml(path)
    prose: dict[str, LessonProse] = {}
    for language in languages:
        file = folder / f"{language}.md"
        text, wrong = read_text(file)
        problems += wrong
        if not wrong:
            prose[language], wrong = read_quiz_prose(file, text)
            problems += wrong + problems_in_prose(file, text)
    if data is None or len(prose) < len(languages):
        return None, problems
    problems += _about_quiz(path, data, courses)
    default, wrong = read_place(path, data, Place())
    problems += wrong
    entries = data.get("questions")
    questions = []
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, Lined):
            question, wrong = _read_question(path, entry, prose, default)
            problems += wrong
            questions += [question] if question else []
    problems += _about_sections(folder, data, prose)
    if problems:
        return None, problems
    title, intro = (
        {language: getattr(found, name) for language, found in prose.items()} for name in ("title", "summary")
    )
    return QuizContent(folder.name, data["course"], title, intro, tuple(questions)), []


def _about_quiz(path: Path, data: Lined, courses: Sequence[str]) -> Iterator[Problem]:
    if data.get("format") != FORMAT or data.get("id") != path.parent.name:
        yield Problem(path, data.line, f"format must be {FORMAT} and id {path.parent.name}")
    for key in set(data) - _KEYS:
        yield Problem(path, data.line_of(key), f"unknown key {key}")
    if data.get("course") not in courses:
        yield Problem(path, data.line_of("course"), f"there is no course {data.get('course')}")
    questions = data.get("questions")
    if not isinstance(questions, list) or not questions or not all(isinstance(one, Lined) for one in questions):
        yield Problem(path, data.line_of("questions"), "questions must be a list of mappings")


def _read_question(
    path: Path, entry: Lined, prose: Mapping[str, LessonProse], default: Place
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
    return exercise and QuestionContent(key, exercise, weight), problems + wrong


def _about_sections(folder: Path, data: Lined, prose: Mapping[str, LessonProse]) -> Iterator[Problem]:
    """Each question once, and each with its prose in every language."""
    entries = data.get("questions")
    keys = (
        [str(entry.get("id")) for entry in entries if isinstance(entry, Lined)] if isinstance(entries, list) else []
    )
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield Problem(folder / "quiz.yaml", data.line_of("questions"), f"the question {key} stands twice")
    for language, quiz in prose.items():
        path = folder / f"{language}.md"
        for key, section in quiz.steps.items():
            if key not in keys:
                yield Problem(path, section.line, f"quiz.yaml has no question {key}")
        for key in keys:
            if key not in quiz.steps or not quiz.steps[key].body:
                yield Problem(path, 1, f"the question {key} has no prose")
