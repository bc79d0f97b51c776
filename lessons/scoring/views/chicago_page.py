"""What the page of Chicago shows of a round: its four rows, the deal being entered, one deal explained."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.functional import Promise

from lessons.auction.words import auction as auction_words
from lessons.engine.contract import Risk
from lessons.engine.scoring.chicago import DEALS, ChicagoDeal, chicago_vulnerability, totals
from lessons.engine.scoring.deal import PassedOutDeal, PlayedDeal
from lessons.engine.scoring.lines import PerSide
from lessons.engine.scoring.lines import totals as total_of
from lessons.engine.seats import Seat, Side
from lessons.scoring.forms.chicago import ChicagoDraft, ChicagoState
from lessons.scoring.pad.words import pad as pad_words
from lessons.scoring.views.duplicate_page import ScoreItem, contract_keys, items
from lessons.scoring.words import chicago as words
from lessons.scoring.words import deals as deal_words
from lessons.scoring.words import lines as line_words
from lessons.scoring.words.labels import RISKS
from lessons.scoring.words.names import COMPASS
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import SEAT_LETTERS, SEAT_NAMES, SIDE_NAMES


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a side has of a deal (None: nothing), and in all after it."""

    points: int | None
    total: int
    label: Sentence | str


@dataclass(frozen=True, slots=True)
class ChicagoRow:
    """A deal of the round, played or still to come (`deal` is "" then)."""

    number: int
    caption: Sentence
    deal: Sentence | str
    scores: tuple[SideScore, ...]
    why: str
    edit: str
    is_open: bool
    is_now: bool


@dataclass(frozen=True, slots=True)
class ExplainedDeal:
    """A deal line by line; without lines, `story` says why there are none."""

    heading: Sentence
    story: Sentence
    items: tuple[ScoreItem, ...]
    total: Sentence | str
    points: int
    law: Sentence | str


def context(state: ChicagoState, draft: ChicagoDraft) -> dict[str, object]:
    """All that the page's template shows of a round."""
    scored = state.scored
    opened = state.why or len(scored)
    return {
        "here": reverse("lessons:chicago"),
        "state": state,
        "sides": SIDE_NAMES.values(),
        "rows": rows(state, scored, opened),
        "standing": words.standing(totals(scored), len(scored)),
        "explained": explained(scored[opened - 1]) if opened else None,
        "dealers": [(seat.value, SEAT_NAMES[seat], seat is state.dealer) for seat in Seat],
        "undone": state.having(deals=state.deals[:-1]).query if state.deals else "",
        "undo_label": pad_words.undo(len(state.deals)) if state.deals else "",
        "hidden_fields": {name: value for name, value in state.fields.items() if name != "why"},
        "entry": entry(state, draft),
    }


def rows(state: ChicagoState, scored: tuple[ChicagoDeal, ...], opened: int) -> list[ChicagoRow]:
    """All four deals: those that have been played with their scores."""
    found, running = [], PerSide()
    for number in range(1, DEALS + 1):
        dealer = state.dealer.clockwise(number - 1)
        caption = auction_words.dealer_and_vulnerability(dealer, chicago_vulnerability(number, dealer))
        deal: Sentence | str = ""
        scores: tuple[SideScore, ...] = ()
        if number <= len(scored):
            one = scored[number - 1]
            got = total_of(one.lines)
            running = PerSide(running.ns + got.ns, running.ew + got.ew)
            deal = deal_words.headline(one.deal, COMPASS)
            scores = tuple(_score(number, got.of(side), running.of(side)) for side in Side)
        why, edit = (state.having(**{name: number}).query for name in ("why", "edit"))
        found.append(ChicagoRow(number, caption, deal, scores, why, edit, number == opened, number == state.number))
    return found


def _score(number: int, points: int, total: int) -> SideScore:
    return SideScore(points or None, total, words.asks_why(number, points) if points else "")


def explained(one: ChicagoDeal) -> ExplainedDeal:
    """A deal that has been played."""
    heading, story = words.explained(one.number, one.deal), deal_words.story(one.deal, COMPASS)
    if isinstance(one.deal, PassedOutDeal):
        return ExplainedDeal(heading, story, (), "", 0, "")
    return ExplainedDeal(
        heading,
        story,
        items(one.lines, COMPASS),
        words.total_for(one.lines[0].side),
        sum(total_of(one.lines)),
        line_words.law_sentence(one.lines[0]),
    )


def entry(state: ChicagoState, draft: ChicagoDraft) -> dict[str, object] | None:
    """The form for the deal that is entered now; None when all have been."""
    number = state.number
    if number is None:
        return None
    dealer = state.dealer.clockwise(number - 1)
    seats: list[tuple[str, str | Promise, Promise, bool]] = [
        (seat.value, SEAT_LETTERS[seat], SEAT_NAMES[seat], seat is draft.by) for seat in Seat
    ]
    if isinstance(draft.by, Side):  # the link had no more than that
        seats.append((draft.by.value, draft.by.value, SIDE_NAMES[draft.by], True))
    return {
        "heading": words.change(number) if state.edit else words.enter(number),
        "caption": auction_words.dealer_and_vulnerability(dealer, chicago_vulnerability(number, dealer)),
        "rule": words.vulnerability_rule(number),
        "risks": [(risk.value, RISKS[risk], risk is draft.risk) for risk in Risk],
        "seats": seats,
        "save": pad_words.save_button(number),
        "cancel": state.having().query if state.edit else "",
        **contract_keys(draft.level, draft.suit),
        "tricks": [(tricks, tricks == draft.won) for tricks in range(13, -1, -1)],
        "result": result(draft),
    }


def result(draft: ChicagoDraft) -> Sentence | str:
    """What the tricks mean, once contract and tricks are known."""
    if draft.bid is None or draft.won is None:
        return ""
    return deal_words.result(PlayedDeal(draft.bid, draft.risk, Side.NS, draft.won))
