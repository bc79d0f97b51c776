"""Reads the glossary: `terms.yaml` lists the terms, one file for each language says what they are and mean.

In `en.yaml` and its sisters each term has `term`, `text` and, where there are others, `also`. What is only to be
found by, such as a form that no rule of grammar gives, is in `forms` and not shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lessons.engine.rulings import CLAUSES
from lessons.web.content_files.problems import Problem
from lessons.web.content_files.yaml_file import Lined, read_yaml

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Wording:
    """A term in one language: the word of the site, other words a reader may meet, what it means.

    `forms` are searched like the others and never shown.
    """

    term: str
    also: tuple[str, ...]
    text: str
    forms: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Everything the term is found by."""
        return (self.term, *self.also, *self.forms)


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A term. `law` is the clause that rules on it, numbered as in 1997, or empty."""

    slug: str
    law: str
    wordings: Mapping[str, Wording]


def read_glossary(folder: Path, languages: Sequence[str]) -> tuple[dict[str, GlossaryEntry], list[Problem]]:
    """The terms by slug, and everything that is wrong with the files."""
    laws, problems = _read_terms(folder / "terms.yaml")
    by_language = {}
    for language in languages:
        by_language[language], wrong = _read_wordings(folder / f"{language}.yaml", laws)
        problems += wrong
    entries = {
        slug: GlossaryEntry(
            slug, law, {language: words[slug] for language, words in by_language.items() if slug in words}
        )
        for slug, law in laws.items()
    }
    return entries, problems


def _read_terms(path: Path) -> tuple[dict[str, str], list[Problem]]:
    data, problems = read_yaml(path)
    if data is None:
        return {}, problems
    terms = data.get("terms")
    if data.get("format") != FORMAT or not isinstance(terms, Lined):
        return {}, [Problem(path, 1, f"the file must hold format: {FORMAT} and terms")]
    laws = {slug: str(law or "") for slug, law in terms.items()}
    wrong = [slug for slug, law in laws.items() if law and law not in CLAUSES]
    return laws, [Problem(path, terms.line_of(slug), f"{slug}: there is no clause {laws[slug]}") for slug in wrong]


def _read_wordings(path: Path, terms: Mapping[str, str]) -> tuple[dict[str, Wording], list[Problem]]:
    data, problems = read_yaml(path)
    if data is None:
        return {}, problems
    wordings = {}
    for slug, raw in data.items():
        if slug not in terms:
            problems.append(Problem(path, data.line_of(slug), f"{slug} is not in terms.yaml"))
        elif not _is_wording(raw):
            problems.append(
                Problem(path, data.line_of(slug), f"{slug} must have term and text, and may have also and forms")
            )
        else:
            wordings[slug] = Wording(
                raw["term"], tuple(raw.get("also", ())), raw["text"], tuple(raw.get("forms", ()))
            )
    problems += [Problem(path, 1, f"{slug} is missing") for slug in terms if slug not in data]
    return wordings, problems


def _is_wording(raw: object) -> bool:
    return (
        isinstance(raw, dict)
        and {"term", "text"} <= set(raw) <= {"term", "also", "text", "forms"}
        and all(isinstance(raw[name], str) and raw[name] for name in ("term", "text"))
        and all(isinstance(word, str) for name in ("also", "forms") for word in raw.get(name, ()))
    )
