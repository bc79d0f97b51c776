"""What must not stand in prose: unknown symbols in braces, calls spelt by hand, HTML."""

import re
from pathlib import Path

from lessons.engine.calls import BY_TEXT
from lessons.web.content_files.problems import Problem

_BRACES = re.compile(r"\{([^{}]*)\}")
_SUIT_SIGN = re.compile("[♣♦♥♠♧♢♡♤]")
_KNOWN = {*BY_TEXT, *"CDHSN"}


def problems_in_prose(path: Path, text: str) -> list[Problem]:
    """Every fault, with its line."""
    problems = []
    for number, line in enumerate(text.splitlines(), start=1):
        for found in _BRACES.findall(line):
            if found not in _KNOWN:
                wanted = "{1C} to {7N}, {P}, {X}, {XX} or {C} to {N}"
                problems.append(Problem(path, number, f"{{{found}}} is not a call; write {wanted}"))
        if _SUIT_SIGN.search(line):
            problems.append(Problem(path, number, "write calls and suits in braces: {1S}, {S}"))
        if "<" in line and re.search(r"</?[a-z]", line):
            problems.append(Problem(path, number, "no HTML in prose"))
    return problems
