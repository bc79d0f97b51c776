"""Reads the examples: `examples.yaml` says what they show, one file of notes for each language what they teach."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from lessons.examples.domain.examples import ExampleContent
from lessons.examples.loading.notes import ExampleNote, read_notes
from lessons.examples.loading.pages import auction_query, pad_query
from lessons.models import Example
from lessons.web.content_files.problems import Problem
from lessons.web.content_files.yaml_file import Lined, read_yaml

FORMAT = 1
LONGEST = {  # characters, by column
    "slug": Example._meta.get_field("slug").max_length or 0,
    "title": Example._meta.get_field("title").max_length or 0,
    "note": Example._meta.get_field("note").max_length or 0,
}
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

# What an example shows, by the key it is written under, which is the name of its page:
# each reads the mapping and gives the query of the page's address, or raises ValueError with what is wrong.
SHOWN: dict[str, Callable[[Lined], str]] = {"auction": auction_query, "pad": pad_query}


def read_examples(folder: Path, languages: Sequence[str]) -> tuple[list[ExampleContent], list[Problem]]:
    """The examples of a folder in their order, and everything that is wrong with its files."""
    path = folder / "examples.yaml"
    entries, problems = _entries(path)
    notes = {}
    for language in languages:
        notes[language], wrong = read_notes(folder / f"{language}.md")
        problems += wrong
    contents: dict[str, ExampleContent] = {}
    for entry in entries:
        wrong = _identity(path, entry, contents)
        if not wrong:
            content, wrong = _content(path, entry, notes)
            contents[content.slug] = content
        problems += wrong
    for language, by_slug in notes.items():
        problems += _wrong_notes(folder / f"{language}.md", by_slug, contents)
    return list(contents.values()), problems


def _entries(path: Path) -> tuple[list[Lined], list[Problem]]:
    data, problems = read_yaml(path)
    if data is None:
        return [], problems
    if data.get("format") != FORMAT:
        return [], [Problem(path, data.line_of("format"), f"format must be {FORMAT}")]
    entries = data.get("examples")
    if set(data) != {"format", "examples"} or not isinstance(entries, list) or not entries:
        return [], [Problem(path, data.line_of("examples"), "the file must hold format and a list of examples")]
    if not all(isinstance(entry, Lined) for entry in entries):
        return [], [Problem(path, data.line_of("examples"), "each example must be a mapping")]
    return entries, []


def _identity(path: Path, entry: Lined, before: dict[str, ExampleContent]) -> list[Problem]:
    slug = entry.get("id")
    if not isinstance(slug, str) or not _SLUG.fullmatch(slug) or len(slug) > LONGEST["slug"]:
        return [Problem(path, entry.line_of("id"), f"id must be a name such as 'passed-out', not {slug!r}")]
    if slug in before:
        return [Problem(path, entry.line_of("id"), f"the id {slug} stands twice")]
    return []


def _content(
    path: Path, entry: Lined, notes: dict[str, dict[str, ExampleNote]]
) -> tuple[ExampleContent, list[Problem]]:
    slug, problems, page, query = entry["id"], [], "", ""
    pages = sorted(set(entry) & set(SHOWN))
    if len(pages) != 1 or set(entry) != {"id", *pages}:
        problems.append(Problem(path, entry.line, f"{slug} must have an id and one of {', '.join(SHOWN)}"))
    elif not isinstance(entry[pages[0]], Lined):
        problems.append(Problem(path, entry.line_of(pages[0]), f"{slug}: {pages[0]} must be a mapping"))
    else:
        page = pages[0]
        try:
            query = SHOWN[page](entry[page])
        except ValueError as error:
            problems.append(Problem(path, entry.line_of(page), f"{slug}: {error}"))
    problems += [
        Problem(path, entry.line_of("id"), f"{slug} has no note in {language}.md")
        for language, by_slug in notes.items()
        if slug not in by_slug
    ]
    written = {language: by_slug[slug] for language, by_slug in notes.items() if slug in by_slug}
    titles = {language: note.title for language, note in written.items()}
    return ExampleContent(slug, page, query, titles, {name: note.text for name, note in written.items()}), problems


def _wrong_notes(path: Path, notes: dict[str, ExampleNote], contents: dict[str, ExampleContent]) -> list[Problem]:
    problems = []
    for slug, note in notes.items():
        if slug not in contents:
            problems.append(Problem(path, note.line, f"there is no example {slug} in examples.yaml"))
        if not note.text:
            problems.append(Problem(path, note.line, f"{slug} has a title but no sentence"))
        for name, text in (("title", note.title), ("note", note.text)):
            if len(text) > LONGEST[name]:
                problems.append(Problem(path, note.line, f"the {name} of {slug} is over {LONGEST[name]} characters"))
    return problems
