"""What the page of a clause shows beside the desk: its text in both editions, examples, its neighbours."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import reverse
from django.utils.safestring import SafeString

from lessons.engine.calls import bid_of
from lessons.engine.rulings import CLAUSES, Clause
from lessons.laws.forms.desk import DeskState, asks, read_desk
from lessons.laws.loading.laws import DeskExample
from lessons.laws.views import desk as desk_page
from lessons.laws.views.desk import DeskSeat
from lessons.laws.words import desk as desk_words
from lessons.laws.words import pages
from lessons.laws.words import rulings as words
from lessons.laws.words.timeline import MOMENTS
from lessons.wording.sentence import Sentence


def law_address(law: str) -> str:
    return reverse("lessons:law", args=[law])


def index_context() -> dict[str, object]:
    """The moments of the time line, each with its clauses: number, title, whether the editions differ."""
    moments = [
        (moment, [(law, words.title(law), not pages.clause(law, law_address).is_alike) for law in moment.laws])
        for moment in MOMENTS
    ]
    return {"moments": moments}


def first_desk(clause: Clause) -> DeskState:
    """The desk before anything is asked: set up as in the first example, so that there is something to change."""
    example = next(iter(pages.clause(clause.number, law_address).content.examples), None)
    return _desk(clause, example, is_asked=False) if example else read_desk(clause, {})


@dataclass(frozen=True, slots=True)
class CaseCard:
    """A case before it is ruled on: its story, the table, and where its ruling is."""

    story: Sentence
    places: list[DeskSeat]
    url: str


def invitation() -> CaseCard:
    """The case that the home page puts: a call made because of a wrong explanation, in time to be changed."""
    clause = CLAUSES["21B1"]
    example = pages.clause(clause.number, law_address).content.examples[0]
    desk = _desk(clause, example, is_asked=True)
    story = desk_words.misinformed(bid_of("1N"))
    return CaseCard(story, desk_page.places(desk), f"{law_address(clause.number)}?{desk.query}#ruling")


def context(desk: DeskState) -> dict[str, object]:
    """All that the template shows."""
    clause = desk.clause
    return {
        "clause": clause,
        "title": words.title(clause.number),
        "page": pages.clause(clause.number, law_address),
        "examples": list(examples(clause)),
        "neighbours": neighbours(clause),
        **desk_page.context(desk),
    }


def examples(clause: Clause) -> Iterator[tuple[SafeString, str]]:
    """Each example's story, and the query that puts it on the desk."""
    for example, story in pages.clause(clause.number, law_address).examples:
        yield story, _desk(clause, example, is_asked=True).query


def _desk(clause: Clause, example: DeskExample, *, is_asked: bool) -> DeskState:
    entered = {fact.name: example.facts.get(fact.name) for fact in asks(clause, example.by)}
    return DeskState(clause, example.by, entered, is_asked)


def neighbours(clause: Clause) -> list[tuple[str, str, Sentence]]:
    """The clauses before and after: which of the two, the number and the name."""
    numbers = list(CLAUSES)
    place = numbers.index(clause.number)
    near = [("prev", place - 1), ("next", place + 1)]
    return [(rel, numbers[at], words.name(numbers[at])) for rel, at in near if 0 <= at < len(numbers)]
