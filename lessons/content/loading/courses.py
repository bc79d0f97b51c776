"""Reads the courses: `course.yaml` lists the lessons, `lesson.yaml` the steps; the prose stands beside them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from lessons.content.loading.lesson_prose import LessonProse, StepProse, read_lesson_prose
from lessons.content.loading.problems import Problem, read_text
from lessons.content.loading.prose_checks import problems_in_prose
from lessons.content.loading.yaml_file import Lined, read_yaml
from lessons.domain.course_files import CourseContent, LessonContent, NoteContent, StepContent
from lessons.exercises.base import BadSpec
from lessons.exercises.choice import Choice
from lessons.exercises.registry import KINDS, kind_of

FORMAT = 1
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_courses(folder: Path, languages: Sequence[str]) -> tuple[list[CourseContent], list[Problem]]:
    """The courses in the order of `courses.yaml`, and all that is wrong with their files; none without a folder."""
    if not folder.exists():
        return [], []
    listed, problems = read_yaml(folder / "courses.yaml")
    contents = []
    for slug in _slugs(folder / "courses.yaml", listed, "courses", problems):
        content, wrong = _read_course(folder / slug, languages)
        problems += wrong
        if content:
            contents.append(content)
    return contents, problems


def _slugs(path: Path, data: Lined | None, key: str, problems: list[Problem]) -> list[str]:
    """The list of names under a key, each a folder beside the file."""
    if data is None:
        return []
    if data.get("format") != FORMAT:
        problems.append(Problem(path, data.line_of("format"), f"format must be {FORMAT}"))
    names = data.get(key)
    if not isinstance(names, list) or not names or len(set(map(str, names))) != len(names):
        problems.append(Problem(path, data.line_of(key), f"{key} must be a list of names, each once"))
        return []
    for name in names:
        if not _SLUG.fullmatch(str(name)) or not (path.parent / str(name)).is_dir():
            problems.append(Problem(path, data.line_of(key), f"there is no folder {name}"))
    unlisted = {found.name for found in path.parent.iterdir() if found.is_dir()} - set(map(str, names))
    problems += [Problem(path, data.line_of(key), f"the folder {name} is not listed") for name in sorted(unlisted)]
    return [str(name) for name in names if (path.parent / str(name)).is_dir()]


def _read_course(folder: Path, languages: Sequence[str]) -> tuple[CourseContent | None, list[Problem]]:
    data, problems = read_yaml(folder / "course.yaml")
    prose = {}
    for language in languages:
        prose[language], wrong = _read_head(folder / f"{language}.md")
        problems += wrong
    lessons = []
    for slug in _slugs(folder / "course.yaml", data, "lessons", problems):
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
    return (found[1].strip(), " ".join(found[2].split())), problems_in_prose(path, text)


def read_lesson(folder: Path, languages: Sequence[str]) -> tuple[LessonContent | None, list[Problem]]:
    """One lesson, and everything that is wrong with its files."""
    path = folder / "lesson.yaml"
    data, problems = read_yaml(path)
    prose: dict[str, LessonProse] = {}
    for language in languages:
        file = folder / f"{language}.md"
        text, wrong = read_text(file)
        problems += wrong
        if wrong:
            continue
        prose[language], wrong = read_lesson_prose(file, text)
        problems += wrong + problems_in_prose(file, text)
    if data is None or len(prose) < len(languages):
        return None, problems
    problems += _about_lesson(path, data)
    steps = []
    for entry in data.get("steps") or []:
        if isinstance(entry, Lined):
            step, wrong = _read_step(path, entry, prose)
            problems += wrong
            steps.append(step)
    problems += _about_steps(folder, steps, prose)
    if problems:
        return None, problems
    texts = {
        name: {language: getattr(found, name) for language, found in prose.items()}
        for name in ("title", "summary", "can")
    }
    return LessonContent(folder.name, **texts, practise=data.get("practise") or [], steps=tuple(steps)), []


def _about_lesson(path: Path, data: Lined) -> Iterator[Problem]:
    if data.get("format") != FORMAT or data.get("id") != path.parent.name:
        yield Problem(path, data.line, f"format must be {FORMAT} and id {path.parent.name}")
    for key in set(data) - {"format", "id", "practise", "steps"}:
        yield Problem(path, data.line_of(key), f"unknown key {key}")
    if not isinstance(data.get("steps"), list) or not all(isinstance(step, Lined) for step in data["steps"]):
        yield Problem(path, data.line_of("steps"), "steps must be a list of mappings")
    for wish in data.get("practise") or []:
        if not (isinstance(wish, Mapping) and wish.get("kind") in KINDS and wish.get("level") in (1, 2, 3, 4)):
            yield Problem(path, data.line_of("practise"), "practise lists {kind: ..., level: 1 to 4}")


def _read_step(path: Path, entry: Lined, prose: Mapping[str, LessonProse]) -> tuple[StepContent, list[Problem]]:
    slug = str(entry.get("id"))
    said = {language: lesson.steps.get(slug) or StepProse("", 0) for language, lesson in prose.items()}
    problems = [Problem(path, entry.line_of(key), f"unknown key {key}") for key in set(entry) - {"id", "exercise"}]
    if not _SLUG.fullmatch(slug):
        problems.append(Problem(path, entry.line, "a step needs an id such as first-guess"))
    spec, wrong = _read_spec(path, entry)
    problems += wrong
    problems += _about_texts(path, entry, spec, said)
    texts = {name: {language: getattr(found, name) for language, found in said.items()} for name in ("title", "body")}
    if spec is None:
        return StepContent(slug, **texts), problems
    more = {name: {language: getattr(found, name) for language, found in said.items()} for name in ("nod", "after")}
    return StepContent(slug, **texts, spec=spec, **more, notes=tuple(_notes(said))), problems


def _read_spec(path: Path, entry: Lined) -> tuple[dict[str, Any] | None, list[Problem]]:
    """The spec as its kind writes it, checked against the engine."""
    raw = entry.get("exercise")
    if raw is None:
        return None, []
    line = entry.line_of("exercise")
    if not isinstance(raw, Lined):
        return None, [Problem(path, line, "exercise must be a mapping with a kind")]
    try:
        kind = kind_of(raw)
        return kind.write(kind.read(raw)), []
    except BadSpec as error:
        return None, [Problem(path, line, f"{raw.get('kind')}: {error}")]


def _about_texts(
    path: Path, entry: Lined, spec: Mapping[str, Any] | None, said: Mapping[str, StepProse]
) -> Iterator[Problem]:
    """Every language must say the same things: the options of a choice, a note for each wrong one, as many hints."""
    if spec is not None and spec["kind"] == Choice.code:
        right = spec["right"] if isinstance(spec["right"], list) else [spec["right"]]
        for language, step in said.items():
            if set(step.options) != set(spec["options"]):
                yield Problem(
                    path, entry.line, f"{language}.md must have the text of each option of {entry.get('id')}"
                )
            for option in set(spec["options"]) - set(right) - set(step.notes):
                yield Problem(path, entry.line, f"{language}.md: say why {option} of {entry.get('id')} is wrong")
    elif any(step.options for step in said.values()):
        yield Problem(path, entry.line, f"{entry.get('id')} is no choice, but has options")
    shapes = {(len(step.hints), *sorted(step.notes), bool(step.nod), bool(step.after)) for step in said.values()}
    if len(shapes) > 1:
        yield Problem(path, entry.line, f"{entry.get('id')} has not the same hints and notes in each language")


def _about_steps(folder: Path, steps: Sequence[StepContent], prose: Mapping[str, LessonProse]) -> Iterator[Problem]:
    listed = [step.slug for step in steps]
    if len(set(listed)) != len(listed):
        yield Problem(folder / "lesson.yaml", 1, "a step stands twice")
    for language, lesson in prose.items():
        path = folder / f"{language}.md"
        for slug, step in lesson.steps.items():
            if slug not in listed:
                yield Problem(path, step.line, f"lesson.yaml has no step {slug}")
        for slug in listed:
            if slug not in lesson.steps or not lesson.steps[slug].body:
                yield Problem(path, 1, f"the step {slug} has no prose")


def _notes(said: Mapping[str, StepProse]) -> Iterator[NoteContent]:
    first = next(iter(said.values()))
    for position in range(len(first.hints)):
        hints = {language: step.hints[position] for language, step in said.items() if position < len(step.hints)}
        yield NoteContent("hint", "", position, hints)
    for role, name in (("option", "options"), ("finding", "notes")):
        for position, code in enumerate(getattr(first, name)):
            texts = {language: getattr(step, name).get(code, "") for language, step in said.items()}
            yield NoteContent(role, code, position, texts)
