"""The prose beside a list of things: for each a title and one sentence, in one language.

# A title for editors

## id: Title
The sentence, on one line or several.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from lessons.engine.calls import BY_TEXT
from lessons.web.content_files.problems import Problem, read_text

_HEADING = re.compile(r"## ([a-z0-9-]+): (\S.*)")
_BRACES = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class ExampleNote:
    """Title and sentence of one example, and the line they begin on."""

    line: int
    title: str
    text: str


def read_notes(path: Path) -> tuple[dict[str, ExampleNote], list[Problem]]:
    """The notes of a file by id, and everything that is wrong with it. Calls stand in braces: {3N}."""
    text, problems = read_text(path)
    if problems:
        return {}, problems
    notes: dict[str, ExampleNote] = {}
    name = ""
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        heading = _HEADING.fullmatch(line)
        if line.startswith("##"):
            name = heading[1] if heading and heading[1] not in notes else ""
            if heading and name:
                notes[name] = ExampleNote(number, heading[2].strip(), "")
            else:
                problems.append(Problem(path, number, "a note begins with '## id: Title', each id once"))
        elif line and name:
            note = notes[name]
            notes[name] = ExampleNote(note.line, note.title, f"{note.text} {line}".strip())
        problems += _wrong_calls(path, number, line)
    return notes, problems


def _wrong_calls(path: Path, number: int, line: str) -> list[Problem]:
    return [
        Problem(path, number, f"{{{found}}} is not a call; write {{1C}} to {{7N}}, {{P}}, {{X}} or {{XX}}")
        for found in _BRACES.findall(line)
        if found not in BY_TEXT
    ]
