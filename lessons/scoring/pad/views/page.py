"""What the score pad's page shows of a state: what was done, the reason opened, the deals, the links."""

from dataclasses import dataclass

from django.urls import reverse

from lessons.engine.scoring.events import events
from lessons.engine.scoring.lines import ScoreLine
from lessons.engine.scoring.needs import SideNeeds, side_needs
from lessons.engine.scoring.rubber import Rubber, RubberStep
from lessons.engine.seats import Side
from lessons.scoring.pad.forms.change import PadChange
from lessons.scoring.pad.forms.deal import DealDraft
from lessons.scoring.pad.forms.state import PadState
from lessons.scoring.pad.views.choices import choices
from lessons.scoring.pad.views.deals import points_by_side, rows
from lessons.scoring.pad.views.entry import carried, entry_panel
from lessons.scoring.pad.views.sheet import sheet
from lessons.scoring.pad.words import pad as words
from lessons.scoring.pad.words.text import as_text
from lessons.scoring.words import lines as line_words
from lessons.scoring.words import needs as need_words
from lessons.scoring.words import states
from lessons.scoring.words.names import COMPASS, Names, we_and_they
from lessons.scoring.words.sums import terms
from lessons.wording.sentence import Sentence

UNPROCESSABLE = 422


@dataclass(frozen=True, slots=True)
class PadStatus:
    """What the live region reports: the deal last played or changed, what it did, where the rubber stands."""

    heading: Sentence
    lines: tuple[Sentence, ...]
    undo: str = ""  # the query that puts back a deal that was taken out


@dataclass(frozen=True, slots=True)
class EntryReason:
    """The reason of an entry. `sum` is the left side of its sum, where there is something to work out."""

    points: int
    entry_for: Sentence
    heading: Sentence
    rule: Sentence
    sum: str
    below: bool
    place: Sentence
    did: Sentence
    law: Sentence


def names_of(state: PadState) -> Names:
    """We and They, or the compass, as the reader chose."""
    return COMPASS if state.names == "ns" else we_and_they()


def context(state: PadState, draft: DealDraft, done: PadChange) -> dict[str, object]:
    """All that the page's template shows of a state."""
    rubber, names = state.rubber, names_of(state)
    return {
        "here": reverse("lessons:pad"),
        "state": state,
        "rubber": rubber,
        "sheet": sheet(state, rubber, names, latest(rubber, done)),
        "status": status(state, rubber, done, names),
        "why": why(state, rubber, names),
        "entry": entry_panel(state, rubber, draft, names),
        "carried": carried(state, draft),
        "rows": rows(state, rubber, names),
        "needs": [need for side in Side if (need := needs(side_needs(rubber, side), names))],
        "text": as_text(state.having(at=None).rubber, names),
        **choices(state, rubber, draft),
    }


def status(state: PadState, rubber: Rubber, done: PadChange, names: Names) -> PadStatus:
    """What was done last, and where the rubber stands after it."""
    stands = states.rubber_state(rubber, names)
    if done.gone:
        number, deal = done.gone
        return PadStatus(words.deleted(number, deal, names), (stands,), done.undone(state).query or "?")
    if not rubber.steps:
        return PadStatus(stands, ())
    step = rubber.steps[latest(rubber, done) - 1]
    did = states.changes(events(rubber.edition, step), names)
    points = tuple(points_by_side(step.lines, names))
    return PadStatus(words.deal_heading(step.number, step.deal, names), (*points, *filter(None, [did]), stands))


def latest(rubber: Rubber, done: PadChange) -> int:
    """The number of the deal that was played or changed last; 0 when none was played."""
    return min(done.saved or len(rubber.steps), len(rubber.steps))


def why(state: PadState, rubber: Rubber, names: Names) -> EntryReason | None:
    """The reason of the entry that is open."""
    if state.why is None or state.why > len(rubber.entries):
        return None
    number, line = rubber.entries[state.why - 1]
    step = rubber.steps[number - 1]
    (count, _value), *more = line.sum.parts
    worth_a_sum = more or count > 1 or line.sum.times > 1
    return EntryReason(
        line.points,
        words.entry_for(line, names),
        words.deal_heading(number, step.deal, names),
        line_words.line_sentence(line, names),
        terms(line.sum) if worth_a_sum else "",
        line.place.value == "below",
        line_words.place_reason(line),
        states.changes(events(rubber.edition, step), names) if line in _with_effect(step) else Sentence(""),
        line_words.law_sentence(line),
    )


def _with_effect(step: RubberStep) -> tuple[ScoreLine, ...]:
    """The lines that changed more than the totals: what stands below the line, and the premium for the rubber."""
    return tuple(line for line in step.lines if line.place.value == "below" or line.code == "rubber")


def needs(facts: SideNeeds | None, names: Names) -> tuple[Sentence, ...]:
    """What a side needs, sentence by sentence; nothing when the rubber is over."""
    if facts is None:
        return ()
    return (
        need_words.have(facts, names),
        states.points_missing(facts.missing),
        need_words.contracts(facts),
        need_words.cheapest(facts),
    )
