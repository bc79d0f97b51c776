"""Reads the courses: `course.yaml` lists the lessons, `lesson.yaml` the steps; the prose stands beside them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lessons.courses.domain.course_files import CourseContent, LessonContent, StepContent
from lessons.questions.domain.classification import Classification
from lessons.questions.kinds.registry import KINDS
from lessons.questions.loading.exercises import ASKED_KEYS, read_asked, read_classification
from lessons.questions.loading.folders import SLUG, about_head, about_sections, read_listed, read_prose, slugs_listed
from lessons.questions.loading.prose import LessonProse, StepProse, read_lesson_prose
from lessons.web.content_files.problems import Problem, read_text
from lessons.web.content_files.prose_checks import problems_in_prose
from lessons.web.content_files.yaml_file import Lined, read_yaml

# `review` names an earlier lesson of the course that the step goes back to.
KEYS_OF_A_STEP = {"id", "review", *ASKED_KEYS}


def read_courses(folder: Path, languages: Sequence[str]) -> tuple[list[CourseContent], list[Problem]]:
    """The courses in the order of `courses.yaml`, and all that is wrong with their files; none without a folder."""
    return read_listed(folder / "courses.yaml", "courses", lambda found: _read_course(found, languages))


def _read_course(folder: Path, languages: Sequence[str]) -> tuple[CourseContent | None, list[Problem]]:
    data, problems = read_yaml(folder / "course.yaml")
    prose = {}
    for language in languages:
        prose[language], wrong = _read_head(folder / f"{language}.md")
        problems += wrong
    lessons = []
    for slug in slugs_listed(folder / "course.yaml", data, "lessons", problems):
        lesson, wrong = read_lesson(folder / slug, languages)
        problems += wrong
        if lesson:
            lessons.append(lesson)
    if problems:
        return None, problems
    titles = {language: title for language, (title, _) in prose.items()}
    summaries = {language: summary for language, (_, summary) in prose.items()}
    return CourseContent(folder.name, titles, summaries, tuple(lessons)), []


def _read_head(path: Path) -> tuple[tuple[str, str], list[Problem]]:
    """A title and the summary under it."""
    text, problems = read_text(path)
    if problems:
        return ("", ""), problems
    found = re.fullmatch(r"# (.+)\n\s*([^#]+)", text.strip())
    if not found:
        return ("", ""), [Problem(path, 1, "the file must hold '# Title' and a summary under it")]
    return (found[1].strip(), " ".join(found[2].strip().splitlines())), problems_in_prose(path, text)


def read_lesson(folder: Path, languages: Sequence[str]) -> tuple[LessonContent | None, list[Problem]]:
    """One lesson, and everything that is wrong with its files."""
    path = folder / "lesson.yaml"
    data, problems = read_yaml(path)
    prose, wrong = read_prose(folder, languages, read_lesson_prose)
    problems += wrong
    if data is None or len(prose) < len(languages):
        return None, problems
    problems += _about_lesson(path, data)
    default, wrong = read_classification(path, data, Classification())
    problems += wrong
    steps = []
    for entry in data.get("steps") or []:
        if isinstance(entry, Lined):
            step, wrong = _read_step(path, entry, prose, default)
            problems += wrong
            steps.append(step)
    problems += _about_steps(path, steps, prose)
    if problems:
        return None, problems
    texts = {
        name: {language: getattr(found, name) for language, found in prose.items()}
        for name in ("title", "summary", "can")
    }
    return LessonContent(folder.name, **texts, practise=data.get("practise") or [], steps=tuple(steps)), []


def _about_lesson(path: Path, data: Lined) -> Iterator[Problem]:
    yield from about_head(path, data, {"format", "id", "level", "law", "practise", "steps"})
    if not isinstance(data.get("steps"), list) or not all(isinstance(step, Lined) for step in data["steps"]):
        yield Problem(path, data.line_of("steps"), "steps must be a list of mappings")
    for entry in data.get("practise") or []:
        if not (isinstance(entry, Mapping) and entry.get("kind") in KINDS and entry.get("level") in (1, 2, 3, 4)):
            yield Problem(path, data.line_of("practise"), "practise lists {kind: ..., level: 1 to 4}")


def _read_step(
    path: Path, entry: Lined, prose: Mapping[str, LessonProse], default: Classification
) -> tuple[StepContent, list[Problem]]:
    slug = str(entry.get("id"))
    said = {language: lesson.steps.get(slug) or StepProse("", 0) for language, lesson in prose.items()}
    problems = [Problem(path, entry.line_of(key), f"unknown key {key}") for key in set(entry) - KEYS_OF_A_STEP]
    if not SLUG.fullmatch(slug):
        problems.append(Problem(path, entry.line, "a step needs an id such as first-guess"))
    if "review" in entry and not (path.parents[1] / str(entry["review"]) / path.name).is_file():
        problems.append(Problem(path, entry.line_of("review"), "review names another lesson of the course"))
    exercise, wrong = read_asked(path, entry, said, default)
    texts = {name: {language: getattr(found, name) for language, found in said.items()} for name in ("title", "body")}
    return StepContent(slug, **texts, exercise=exercise), problems + wrong


def _about_steps(path: Path, steps: Sequence[StepContent], prose: Mapping[str, LessonProse]) -> Iterator[Problem]:
    listed = [step.slug for step in steps]
    if len(set(listed)) != len(listed):
        yield Problem(path, 1, "a step stands twice")
    yield from about_sections(path, "step", listed, prose)
