"""Reads what a step or a quiz asks: the exercise of its entry, and what the prose says about it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from lessons.questions.domain.classification import LAWS, LEVELS, Classification, default_law
from lessons.questions.domain.content_sync import ExerciseContent, NoteContent
from lessons.questions.kinds.base import BadSpec
from lessons.questions.kinds.choice.spec import Choice
from lessons.questions.kinds.registry import kind_of
from lessons.questions.loading.prose import StepProse
from lessons.web.content_files.problems import Problem
from lessons.web.content_files.yaml_file import Lined

ASKED_KEYS = ("exercise", "level", "law")


def read_classification(path: Path, entry: Lined, default: Classification) -> tuple[Classification, list[Problem]]:
    """The keys `level` and `law` of an entry, where it has them."""
    level, law = entry.get("level", default.level), str(entry.get("law", default.law))
    problems = []
    if level not in LEVELS:
        problems.append(Problem(path, entry.line_of("level"), "level must be 1, 2, 3 or 4"))
    if law not in ("", *LAWS):
        problems.append(Problem(path, entry.line_of("law"), "law must be 17, 18, 19, 20 or 21, or left out"))
    return Classification(level, law), problems


def read_asked(
    path: Path, entry: Lined, prose: Mapping[str, StepProse], default: Classification
) -> tuple[ExerciseContent | None, list[Problem]]:
    """The question of an entry; None where nothing is asked, or what is asked is wrong."""
    place, problems = read_classification(path, entry, default)
    spec, wrong = _read_spec(path, entry)
    problems += wrong
    problems += _about_texts(path, entry, spec, prose)
    if spec is None:
        return None, problems
    if "law" not in entry and kind_of(spec).names_clause:
        place = replace(place, law=default_law(spec))
    texts = {name: {language: getattr(found, name) for language, found in prose.items()} for name in ("nod", "after")}
    prompt = {language: found.body for language, found in prose.items()}
    exercise = ExerciseContent(spec, prompt, **texts, notes=tuple(_notes(prose)), law=place.law, level=place.level)
    return exercise, problems


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
    path: Path, entry: Lined, spec: Mapping[str, Any] | None, prose: Mapping[str, StepProse]
) -> Iterator[Problem]:
    """Every language must say the same things: the options of a choice, a note for each wrong one, as many hints."""
    if spec is not None and spec["kind"] == Choice.code:
        right = spec["right"] if isinstance(spec["right"], list) else [spec["right"]]
        for language, step in prose.items():
            if set(step.options) != set(spec["options"]):
                yield Problem(
                    path, entry.line, f"{language}.md must have the text of each option of {entry.get('id')}"
                )
            for option in set(spec["options"]) - set(right) - set(step.notes):
                yield Problem(path, entry.line, f"{language}.md: say why {option} of {entry.get('id')} is wrong")
    elif any(step.options for step in prose.values()):
        yield Problem(path, entry.line, f"{entry.get('id')} is no choice, but has options")
    shapes = {(len(step.hints), *sorted(step.notes), bool(step.nod), bool(step.after)) for step in prose.values()}
    if len(shapes) > 1:
        yield Problem(path, entry.line, f"{entry.get('id')} has not the same hints and notes in each language")


def _notes(prose: Mapping[str, StepProse]) -> Iterator[NoteContent]:
    first = next(iter(prose.values()))
    for position in range(len(first.hints)):
        hints = {language: step.hints[position] for language, step in prose.items() if position < len(step.hints)}
        yield NoteContent("hint", "", position, hints)
    for role, name in (("option", "options"), ("finding", "notes")):
        for position, code in enumerate(getattr(first, name)):
            texts = {language: getattr(step, name).get(code, "") for language, step in prose.items()}
            yield NoteContent(role, code, position, texts)
