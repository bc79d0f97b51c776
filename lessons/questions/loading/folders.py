"""What courses and quizzes have in common as files: a list of folders, a YAML file in each, the prose beside it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from lessons.questions.loading.prose import LessonProse
from lessons.web.content_files.problems import Problem, read_text
from lessons.web.content_files.prose_checks import problems_in_prose
from lessons.web.content_files.yaml_file import Lined, read_yaml

FORMAT = 1
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Content = TypeVar("Content")


def read_listed(
    path: Path, key: str, read_one: Callable[[Path], tuple[Content | None, list[Problem]]]
) -> tuple[list[Content], list[Problem]]:
    """What the folders hold that a YAML file lists under a key; nothing where there is no folder at all."""
    if not path.parent.exists():
        return [], []
    data, problems = read_yaml(path)
    contents = []
    for slug in slugs_listed(path, data, key, problems):
        content, wrong = read_one(path.parent / slug)
        problems += wrong
        if content:
            contents.append(content)
    return contents, problems


def slugs_listed(path: Path, data: Lined | None, key: str, problems: list[Problem]) -> list[str]:
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
        if not SLUG.fullmatch(str(name)) or not (path.parent / str(name)).is_dir():
            problems.append(Problem(path, data.line_of(key), f"there is no folder {name}"))
    unlisted = {found.name for found in path.parent.iterdir() if found.is_dir()} - set(map(str, names))
    problems += [Problem(path, data.line_of(key), f"the folder {name} is not listed") for name in sorted(unlisted)]
    return [str(name) for name in names if (path.parent / str(name)).is_dir()]


def read_prose(
    folder: Path, languages: Sequence[str], read: Callable[[Path, str], tuple[LessonProse, list[Problem]]]
) -> tuple[dict[str, LessonProse], list[Problem]]:
    """The prose of a folder by language, without those of which there is no file."""
    prose: dict[str, LessonProse] = {}
    problems: list[Problem] = []
    for language in languages:
        file = folder / f"{language}.md"
        text, wrong = read_text(file)
        problems += wrong
        if not wrong:
            prose[language], wrong = read(file, text)
            problems += wrong + problems_in_prose(file, text)
    return prose, problems


def about_head(path: Path, data: Lined, keys: set[str]) -> Iterator[Problem]:
    """Format, name and keys of the YAML file of a folder."""
    if data.get("format") != FORMAT or data.get("id") != path.parent.name:
        yield Problem(path, data.line, f"format must be {FORMAT} and id {path.parent.name}")
    for key in set(data) - keys:
        yield Problem(path, data.line_of(key), f"unknown key {key}")


def about_sections(
    path: Path, what: str, names: Sequence[str], prose: Mapping[str, LessonProse]
) -> Iterator[Problem]:
    """Each step or question (what) of a YAML file has its section in every language, and no other has one."""
    for language, found in prose.items():
        file = path.parent / f"{language}.md"
        for name, section in found.steps.items():
            if name not in names:
                yield Problem(file, section.line, f"{path.name} has no {what} {name}")
        for name in names:
            if name not in found.steps or not found.steps[name].body:
                yield Problem(file, 1, f"the {what} {name} has no prose")
