"""Reads the pages of the Laws: `laws.yaml` has their structure, a folder for each language the prose.

`## 17D 1997` begins a section: the clause and one of

- `rule` (both editions alike) or `1997` and `2017`
- `slip`, in Portuguese alone: where a Brazilian translation of the Laws of 1997 says something else, quoted
- `left-out`: what the page does not say, and why
- `example NAME`: the story of an example of laws.yaml
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.rulings import CLAUSES, RulingError
from lessons.engine.rulings.clauses import Facts, FactValue
from lessons.engine.rulings.incidents import INCIDENTS
from lessons.engine.seats import Seat
from lessons.web.content_files.problems import Problem
from lessons.web.content_files.yaml_file import Lined, read_yaml

FORMAT = 1
LAWS = ("17", "18", "19", "20", "21")
_BOTH, _EACH, _MORE = {"rule"}, {"1997", "2017"}, {"left-out"}
ONLY_IN = {"slip": "pt-br"}  # sections that one language has and the others have no use for

Sections = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class DeskExample:
    """A situation for the Director's desk: facts, or an incident beside an auction (`by` is facts or table)."""

    name: str
    by: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class ClauseContent:
    """What a page about a clause holds. `prose` is by language and section."""

    law: str
    refers: tuple[str, ...]
    examples: tuple[DeskExample, ...]
    prose: Mapping[str, Sections]


@dataclass(slots=True)
class LawsContent:
    """All pages, and `others`: by language, a line on each Law that the clauses refer to."""

    clauses: dict[str, ClauseContent] = field(default_factory=dict)
    others: dict[str, Sections] = field(default_factory=dict)


def read_laws(folder: Path, languages: Sequence[str]) -> tuple[LawsContent, list[Problem]]:
    """The pages, and everything that is wrong with their files."""
    path = folder / "laws.yaml"
    structure, problems = _structure(path)
    content = LawsContent()
    prose: dict[str, dict[str, dict[str, str]]] = {}
    for language in languages:
        prose[language], wrong = _prose(folder / language)
        content.others[language], more = _sections(folder / language / "other.md")
        problems += wrong + more
    for law, raw in structure.items():
        examples, wrong = _examples(path, law, raw)
        by_language = {language: sections.get(law, {}) for language, sections in prose.items()}
        refers = tuple(str(other) for other in raw.get("refers", ()))
        content.clauses[law] = ClauseContent(law, refers, examples, by_language)
        problems += wrong + _incomplete(folder, content.clauses[law], content.others)
    return content, problems


def _structure(path: Path) -> tuple[dict[str, Lined], list[Problem]]:
    data, problems = read_yaml(path)
    if data is None:
        return {}, problems
    clauses = data.get("clauses")
    if data.get("format") != FORMAT or not isinstance(clauses, Lined) or list(clauses) != list(CLAUSES):
        return {}, [Problem(path, 1, f"the file must hold format: {FORMAT} and all clauses in the order of the book")]
    return dict(clauses), []


def _examples(path: Path, law: str, raw: Lined) -> tuple[tuple[DeskExample, ...], list[Problem]]:
    examples, problems = [], []
    for name, setup in raw.get("examples", {}).items():
        [(by, facts)] = setup.items()
        example = DeskExample(name, by, {key: _plain(value) for key, value in facts.items()})
        try:
            facts_of(law, example)
        except (RulingError, ValueError, KeyError) as error:
            problems.append(Problem(path, raw.line, f"{law} {name}: {error!r}"))
        examples.append(example)
    return tuple(examples), problems


def _plain(value: FactValue) -> FactValue:
    return [str(call) for call in value] if isinstance(value, list) else value


def facts_of(law: str, example: DeskExample) -> Facts:
    """The facts of a clause that an example stands for. Raises RulingError, or ValueError for no auction."""
    facts = dict(example.facts)
    if example.by == "table":
        auction = Auction(Seat(facts.pop("dealer")), map(call_of, facts.pop("calls")))
        facts = INCIDENTS[law].read(facts).facts_for(law, auction)
    CLAUSES[law].read(facts)
    return facts


def _prose(folder: Path) -> tuple[dict[str, dict[str, str]], list[Problem]]:
    """Sections by clause and name."""
    by_clause: dict[str, dict[str, str]] = {}
    problems = []
    for law in LAWS:
        sections, wrong = _sections(folder / f"{law}.md")
        problems += wrong
        for heading, text in sections.items():
            clause, _, name = heading.partition(" ")
            by_clause.setdefault(clause, {})[name] = text
    return by_clause, problems


def _sections(path: Path) -> tuple[dict[str, str], list[Problem]]:
    """What stands under each heading of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError) as error:
        return {}, [Problem(path, 1, str(error))]
    sections, problems = {}, []
    for part in text.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        if heading in sections or not body.strip():
            problems.append(Problem(path, 1, f"'{heading}' stands twice or is empty"))
        sections[heading] = body.strip()
    return sections, problems


def _incomplete(folder: Path, clause: ClauseContent, others: Mapping[str, Sections]) -> list[Problem]:
    """What is missing or too much in a language: the rule, examples, other Laws, sections that only one has."""
    problems = []
    examples = {f"example {example.name}" for example in clause.examples}
    common = {
        language: {name for name in sections if ONLY_IN.get(name) != language}
        for language, sections in clause.prose.items()
    }
    first = next(iter(common.values()), set())
    for language, sections in common.items():
        path = folder / language / f"{clause.law[:2]}.md"
        if sections - examples - _MORE not in (_BOTH, _EACH) or not examples <= sections or sections != first:
            problems.append(Problem(path, 1, f"{clause.law} has other sections than it should: {sorted(sections)}"))
        missing = [law for law in clause.refers if law not in others[language]]
        problems += [Problem(folder / language / "other.md", 1, f"Law {law} is missing") for law in missing]
    return problems
