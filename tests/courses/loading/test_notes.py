"""What a step says about a wrong answer: only about answers that somebody can give to it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, permutations, product
from typing import Any

import pytest
import yaml

from lessons.engine.calls import CALLS
from lessons.engine.objections import OBJECTIONS
from lessons.engine.scoring.editions import Game
from lessons.questions.kinds.base import Finding
from lessons.questions.kinds.registry import kind_of
from lessons.questions.kinds.score_cells import cells_of, slips, write_cells
from lessons.questions.loading.prose import read_lesson_prose
from lessons.questions.words.findings import SENTENCES, finding
from tests.conftest import ROOT
from tests.wording.languages import seen

COURSES = ROOT / "lessons" / "content" / "courses"
LESSONS = [f"{file.parent.parent.name}/{file.parent.name}" for file in sorted(COURSES.glob("*/*/lesson.yaml"))]
SEATS = ("N", "E", "S", "W", "nobody")
# Answers to these are too many to try: the notes need only be about something that such an answer can show.
MANY = {"reach-goal", "mend-auction", "score-rubber"}
Form = Mapping[str, Sequence[str]]


def _prose(lesson: str, language: str) -> Any:
    file = COURSES / lesson / f"{language}.md"
    return read_lesson_prose(file, file.read_text(encoding="utf-8"))[0]


def _raw_steps(lesson: str) -> Any:
    return yaml.safe_load((COURSES / lesson / "lesson.yaml").read_text(encoding="utf-8"))["steps"]


def _steps() -> Iterator[Any]:
    for lesson in LESSONS:
        prose = _prose(lesson, "en")
        for step in _raw_steps(lesson):
            notes = prose.steps[step["id"]].notes
            if notes and step["exercise"]["kind"] != "choice":
                yield pytest.param(step["exercise"], set(notes), id=f"{lesson}/{step['id']}")


def _exercise(lesson: str, step: str) -> tuple[Any, Any]:
    raw = next(one["exercise"] for one in _raw_steps(lesson) if one["id"] == step)
    kind = kind_of(raw)
    return kind, kind.read(raw)


def _findings(lesson: str, step: str, form: Form) -> Sequence[Finding]:
    kind, spec = _exercise(lesson, step)
    return kind.grade(spec, kind.parse(spec, form)).findings


def _some(names: Sequence[str]) -> Iterator[list[str]]:
    return map(list, islice(chain.from_iterable(combinations(names, n) for n in range(1, len(names) + 1)), 5000))


def _forms(kind: Any, spec: Any) -> Iterator[Form]:
    match kind.code:
        case "judge-call":
            yield {"answer": ["legal"]}
            yield from ({"answer": ["illegal"], "reason": [code]} for code in OBJECTIONS)
        case "legal-calls" | "still-call":
            yield from ({"calls": calls} for calls in _some([str(call) for call in spec.among]))
        case "whose-turn":
            yield from ({"turn": [seat]} for seat in ("N", "E", "S", "W", "over"))
        case "name-outcome":
            bids = ["P", *(f"{bid}{risk}" for bid in CALLS[3:] for risk in ("", "X", "XX"))]
            parts = [bids if part == "contract" else SEATS for part in spec.ask]
            for values in product(*parts):
                yield {part: [value] for part, value in zip(spec.ask, values, strict=True)}
        case "suffices":
            yield from ({"contracts": contracts} for contracts in [*_some(spec.contracts), ["none"]])
        case "ruling" | "who-asks":
            if spec.ordered:
                right = [ruling.code for ruling in spec.rulings]
                for order in permutations(right):
                    yield {f"order-{code}": [str(n)] for n, code in enumerate(order, start=1)}
            yield from ({"rulings": codes} for codes in _some(spec.options))
        case "score-deal":
            yield from _numbers(spec)
        case "compare-games":
            other = str(spec.below(Game.CONTRACT)), str(spec.below(Game.AUCTION))
            yield {"contract": [other[0]], "auction": [other[0]]}
            yield {"contract": ["7"], "auction": [other[1]]}


def _numbers(spec: Any) -> Iterator[Form]:
    """What the known slips arrive at, the columns exchanged, and a number that is simply wrong."""
    right = spec.scored.cells
    for _code, cells in slips(spec.scored):
        yield write_cells({cell: abs(cells.get(cell, 0)) for cell in cells_of(spec.scored.game)})
    yield write_cells({(side, place): right[side.opponents, place] for side, place in right})
    yield write_cells(dict.fromkeys(right, 77))


def _shown(raw: Mapping[str, Any]) -> set[str]:
    kind = kind_of(raw)
    spec = kind.read(raw)
    found: list[Finding] = []
    for form in _forms(kind, spec):
        found += kind.grade(spec, kind.parse(spec, form)).findings
    return {code for finding in found for code in (finding.code, finding.wider)}


@pytest.mark.parametrize(("raw", "notes"), list(_steps()))
def test_a_step_speaks_only_of_what_an_answer_can_show(raw, notes):
    assert notes <= set(SENTENCES)
    if raw["kind"] not in MANY:
        assert notes <= _shown(raw)


# A lesson, a step, a wrong answer, and all that is said of it: true of this answer as of every other.
SAID = [
    (
        "auction/who-declares",
        "build-one",
        {"calls": ["1S P P P"]},
        [
            "This auction ends in 1♠; it should be 4♠.",
            "South is declarer only if South names spades before North does. Let South bid them first.",
        ],
    ),
    (
        "auction/who-declares",
        "build-one",
        {"calls": ["P 1H P 4S P P P"]},
        [
            "South is declarer only if South names spades before North does. Let South bid them first.",
            "The final bid came from West; it should come from North.",
        ],
    ),
    (
        "auction/pass-is-not-final",
        "build-one",
        {"calls": ["1C P P P"]},
        [
            "This auction ends in 1♣; it should be 1♠.",
            "North plays {1S} only if North is the one who bids it. Leave the spades to North.",
        ],
    ),
    (
        "auction/how-it-ends",
        "fourth-hand",
        {"calls": ["P"]},
        ["There is no contract; it should be 1NT.", "There is no declarer; it should be West."],
    ),
    (
        "rubber/broken-off",
        "last-train",
        {"total-NS": ["420"], "total-EW": ["660"], "winner": ["NS"]},
        ["The players stopped before the rubber was over. East–West are ahead, 660 to 420: the difference is 240."],
    ),
    (
        "auction-bridge/thirty-is-game",
        "the-rubber",
        {"total-NS": ["68"], "total-EW": ["30"], "winner": ["NS"]},
        ["North–South 36 + 32 + 250 = 318, East–West 30. The bonus for the rubber is 250, not 500."],
    ),
    (
        "rubber/doubled-made",
        "twice",
        {"NS-below": ["170"]},
        [
            "Rubber bridge gives no bonus for a game or part-score on a deal. 3♦X made, doubled:"
            " 3 × 20 × 2 = 120 below the line.",
            "Below the line: 3 × 20, doubled, is 120. Making a doubled contract earns 50 more, above the line.",
        ],
    ),
    (
        "rubber/the-line",
        "one-too-many",
        {"NS-below": ["90"]},
        ["Only the two tricks that were bid go below the line. The third is an overtrick, and its 30 go above."],
    ),
]


@pytest.mark.parametrize(("lesson", "step", "form", "said"), SAID)
def test_what_is_said_of_a_wrong_answer_is_true_of_it(lesson, step, form, said):
    found = _findings(lesson, step, form)
    notes = _prose(lesson, "en").steps[step].notes
    lines = [notes.get(one.code) or notes.get(one.wider) or seen(finding(one)) for one in found]
    assert list(dict.fromkeys(lines)) == said


def test_a_premium_for_the_rubber_that_was_misjudged_is_explained():
    kind, spec = _exercise("rubber/the-rubber", "whole")
    right = kind.fill(spec, kind.solution(spec))
    form = right | {"3-EW-above": [str(700 + 30)], "total-EW": ["1450"]}
    first = _findings("rubber/the-rubber", "whole", form)[0]
    assert "rubber-end" not in _prose("rubber/the-rubber", "en").steps["whole"].notes
    assert seen(finding(first)) == (
        "Deal 3. The rubber is over, two games to one for East–West: 500 above the line."
        " Total: North–South 270, East–West 1250."
    )


@pytest.mark.parametrize("lesson", LESSONS)
def test_no_step_has_words_of_its_own_for_a_finding_of_two_kinds(lesson):
    """A premium misjudged and the wrong winner are both `rubber-end`: only the general words tell them apart."""
    steps = _prose(lesson, "en").steps
    assert [name for name, step in steps.items() if "rubber-end" in step.notes] == []
