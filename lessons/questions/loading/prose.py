"""Reads the prose of a lesson or a quiz in one language: sections named by the steps, marked lines in them.

# Title                       then a line of summary
## can                        what the learner can do now
## step-id: Title of the step
Paragraphs are the prompt.
✓ the nod for a right answer        ? a hint (in order)
= option: its text                  ! finding-or-option: what to say about it
> a remark shown after the answer

A quiz has questions in the place of steps, without titles ("## question-id"), and no section "can".
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from lessons.web.content_files.problems import Problem

_HEADING = re.compile(r"^## ([a-z0-9-]+)(?:: (.+))?$")
_NAMED = re.compile(r"^([=!]) ([a-z0-9-]+): (.+)$")
_SINGLE = {"✓ ": "nod", "> ": "after"}


@dataclass
class StepProse:
    """What is said on one step. `notes` by finding or option, `options` by name; `line` is where it begins."""

    title: str
    line: int
    body: str = ""
    nod: str = ""
    after: str = ""
    hints: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)


@dataclass
class LessonProse:
    title: str = ""
    summary: str = ""
    can: str = ""
    steps: dict[str, StepProse] = field(default_factory=dict)


def read_lesson_prose(path: Path, text: str) -> tuple[LessonProse, list[Problem]]:
    """The prose that a file holds and everything that is wrong with it, with its line."""
    lesson, problems = _read(path, text, titled=True)
    if not lesson.can:
        problems.append(Problem(path, 1, "there must be a section '## can'"))
    return lesson, problems


def read_quiz_prose(path: Path, text: str) -> tuple[LessonProse, list[Problem]]:
    """The same for a quiz: its questions as steps, what it is about as the summary."""
    return _read(path, text, titled=False)


def _read(path: Path, text: str, *, titled: bool) -> tuple[LessonProse, list[Problem]]:
    lesson, problems = LessonProse(), []
    section: StepProse | None = None
    bodies: dict[str, list[str]] = {"": []}
    current = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("# ") and not lesson.title:
            lesson.title = line[2:].strip()
        elif line.startswith("## "):
            found = _HEADING.match(line)
            is_can = titled and found is not None and found[1] == "can"
            if not found or found[1] in bodies or bool(found[2]) != (titled and not is_can):
                wanted = "a step begins with '## id: Title'" if titled else "a question begins with '## id'"
                problems.append(Problem(path, number, f"{wanted}, each id once"))
                continue
            current, bodies[found[1]] = found[1], []
            section = None if is_can else StepProse((found[2] or "").strip(), number)
            if section:
                lesson.steps[current] = section
        elif section is None or not _marked(section, line):
            if line.startswith(("✓", "= ", "! ", "? ")):
                problems.append(Problem(path, number, "this marked line cannot be read here"))
            bodies[current].append(line)
    lesson.summary, lesson.can = _text(bodies.pop("")), _text(bodies.pop("can", []))
    for name, lines in bodies.items():
        lesson.steps[name].body = _text(lines)
    problems += [Problem(path, 1, text) for text, value in _needed(lesson) if not value]
    return lesson, problems


def _marked(section: StepProse, line: str) -> bool:
    """Take a marked line into its section; False when it is none."""
    if line.startswith("? "):
        section.hints.append(line[2:].strip())
        return True
    if line[:2] in _SINGLE and not getattr(section, _SINGLE[line[:2]]):
        setattr(section, _SINGLE[line[:2]], line[2:].strip())
        return True
    found = _NAMED.match(line)
    into = found and (section.options if found[1] == "=" else section.notes)
    if not found or into is None or found[2] in into:
        return False
    into[found[2]] = found[3].strip()
    return True


def _text(lines: list[str]) -> str:
    return "\n".join(lines).strip()


def _needed(lesson: LessonProse) -> list[tuple[str, object]]:
    return [
        ("the file needs a title: # Title", lesson.title),
        ("the title needs a summary under it", lesson.summary),
        ("nothing stands under '## ...'", lesson.steps),
    ]
