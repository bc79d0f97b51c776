"""The table of what the sources say and where it is taught."""

import re
from typing import Any

import pytest
import yaml

from lessons.engine.scoring.honours import Holding
from lessons.engine.scoring.lines import HonourPoints
from lessons.questions.kinds.registry import KINDS
from tests.conftest import ROOT

CONTENT = ROOT / "lessons" / "content"
SOURCES = CONTENT.parents[2] / "shared" / "sources"
SOURCE = SOURCES / "contract-bridge-auction.en.txt"
PORTUGUESE = SOURCES / "laws-17-21.pt.txt"
RUSSIAN = SOURCES / "auction-bridge-scoring.ru.txt"
PASSAGES = yaml.safe_load((CONTENT / "coverage.yaml").read_text(encoding="utf-8"))["passages"]


def _exercise(path: str) -> bool:
    """Whether the step has something to do. KeyError or FileNotFoundError when there is no such step."""
    return "exercise" in _steps(path)[path.split("/")[2]]


def _steps(path: str) -> dict[str, dict[str, Any]]:
    """The steps of the lesson of a step, by their names."""
    course, lesson, _step = path.split("/")
    file = CONTENT / "courses" / course / lesson / "lesson.yaml"
    return {entry["id"]: entry for entry in yaml.safe_load(file.read_text(encoding="utf-8"))["steps"]}


@pytest.mark.parametrize("passage", PASSAGES, ids=lambda passage: passage["place"])
def test_a_passage_is_taught_by_steps_that_exist_and_one_that_asks(passage):
    assert set(passage) == {"place", "about", "taught"}
    assert re.match(r"(en|pt|ru): \S", passage["place"])
    assert passage["about"].strip()
    asking = [_exercise(path) for path in passage["taught"]]
    assert True in asking


def test_every_line_of_the_honours_table_of_auction_bridge_is_practised_where_its_passage_says():
    lines = [passage for passage in PASSAGES if passage["place"].startswith("ru: Онеры, sentence 1, part")]
    practised = {holding for passage in lines[1:] for path in passage["taught"] for holding in _holdings(path)}
    assert practised == set(Holding)


def _holdings(path: str) -> set[Holding]:
    """How the honours lie that a step asks to be scored."""
    spec = _steps(path)[path.split("/")[2]]["exercise"]
    return {line.holding for line in KINDS["score-deal"].read(spec).scored.lines if isinstance(line, HonourPoints)}


def test_no_passage_stands_twice():
    places = [passage["place"] for passage in PASSAGES]
    assert sorted(places) == sorted(set(places))


def test_every_sentence_of_the_english_source_has_a_passage():
    if not SOURCE.exists():
        pytest.skip("the source texts are not beside the repository")
    covered = {re.sub(r", (part \d|footnote)$", "", passage["place"]) for passage in PASSAGES}
    assert _sentences(SOURCE.read_text(encoding="utf-8")) - covered == set()


def test_every_sentence_of_the_russian_source_has_a_passage():
    if not RUSSIAN.exists():
        pytest.skip("the source texts are not beside the repository")
    covered = {re.sub(r", part \d$", "", passage["place"]) for passage in PASSAGES}
    told = {place for place in covered if place.startswith("ru: ")}
    assert _russian_sentences(RUSSIAN.read_text(encoding="utf-8")) == told


def test_every_sentence_of_the_portuguese_source_has_a_passage():
    if not PORTUGUESE.exists():
        pytest.skip("the source texts are not beside the repository")
    covered = {re.sub(r", part \d$", "", passage["place"]) for passage in PASSAGES}
    told = {place for place in covered if place.startswith("pt: ")}
    assert _portuguese_sentences(PORTUGUESE.read_text(encoding="utf-8")) == told


def _portuguese_sentences(source: str) -> set[str]:
    """The places of the Portuguese source: its clauses, by sentence. A heading names a Law, a letter or a number."""
    law = letter = number = ""
    sentences: dict[str, int] = {}
    for line in source[source.index("LEI ") :].splitlines():
        if heading := re.match(r"LEI (\d+)", line):
            law, letter, number = heading[1], "", ""
        elif heading := re.match(r"([A-F])\.\S", line):
            letter, number = heading[1], ""
        elif heading := re.match(r"(\d)\.\S", line):
            number = heading[1]
        elif line.strip():
            clause = f"{law}{letter}{number}"
            sentences[clause] = sentences.get(clause, 0) + len(re.findall(r"\.\)?(?:\s|$)", line))
    return {f"pt: {clause}, sentence {n}" for clause, count in sentences.items() for n in range(1, count + 1)}


def _russian_sentences(source: str) -> set[str]:
    """The places of the Russian source: paragraphs by the heading they begin with, or first and last, by sentence."""
    _, first, *headed, last = [text.strip() for text in source.splitlines() if text.strip()]
    parts = {"first paragraph": first, "last paragraph": last} | dict(text.split(". ", 1) for text in headed)
    return {
        f"ru: {name}, sentence {n}"
        for name, text in parts.items()
        for n in range(1, len(re.findall(r"[.:](?:\s|$)", text)) + 1)
    }


def _sentences(source: str) -> set[str]:
    """The places of the English source: a table with its caption, and the paragraphs under it, by sentence."""
    table, caption, prose = source.split("|}")
    paragraphs = [_plain(text) for text in prose.splitlines() if text.strip()]
    found = {"en: example auction, heading"}
    found |= {f"en: example auction, row {n}" for n in range(1, _rows(table) + 1)}
    found |= {f"en: example auction, caption, sentence {n}" for n in range(1, _count(_plain(caption)) + 1)}
    for number, text in enumerate(paragraphs, start=1):
        found |= {f"en: paragraph {number}, sentence {n}" for n in range(1, _count(text) + 1)}
    return found


def _plain(text: str) -> str:
    """The text without footnotes, references and templates, whose full stops end no sentence."""
    return re.sub(r"<ref.*?(</ref>|/>|$)|\{\{.*?\}\}+|\(e\.g\.[^)]*\)", "", text)


def _count(text: str) -> int:
    return len(re.findall(r"\.(?:\s|$)", text))


def _rows(table: str) -> int:
    """How many rows of calls the table has."""
    return len(re.findall(r"^\|.*\|\|.*\|\|.*\|\|.*$", table, flags=re.MULTILINE))
