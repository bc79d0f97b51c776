"""The panel in which a deal is entered: first the contract, then who played it and how it went."""

from dataclasses import dataclass

from django.utils.functional import Promise

from lessons.engine.calls import BIDS, Bid, Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.rubber import Rubber
from lessons.engine.seats import Seat, Side
from lessons.scoring.pad.forms.deal import HONOURS, DealDraft
from lessons.scoring.pad.forms.state import PadState
from lessons.scoring.pad.words import pad as words
from lessons.scoring.words import deals as deal_words
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import SEAT_NAMES, SIDE_NAMES, spoken


@dataclass(frozen=True, slots=True)
class BidCard:
    bid: Bid
    name: str  # for screen readers


@dataclass(frozen=True, slots=True)
class EntryChoice:
    """A choice of the form. `mark` is what is shown, `label` what a screen reader reads."""

    value: str
    label: Promise | str
    chosen: bool
    mark: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class HonoursOf:
    """How many honours a hand held."""

    name: str
    seat: Promise
    held: int
    counts: range


@dataclass(frozen=True, slots=True)
class Panel:
    """`step` is "contract", "result" or "ended" (nothing is entered now)."""

    step: str
    heading: Sentence | str
    draft: DealDraft
    cards: tuple[BidCard, ...] = ()
    risks: tuple[EntryChoice, ...] = ()
    declarers: tuple[EntryChoice, ...] = ()
    results: tuple[EntryChoice, ...] = ()
    honours: tuple[HonoursOf, ...] = ()
    honours_hint: Sentence | str = ""
    save: Sentence | str = ""
    next: Sentence | str = ""
    cancel: str = ""  # the query of the page without this deal


def carried(state: PadState, draft: DealDraft) -> dict[str, str]:
    """The hidden fields of the forms: the rubber, and the parts of the deal that are not entered now."""
    shown = ("x", "by", "won", *HONOURS) if draft.bid else ("bid",)
    fields = state.having(at=None).fields | draft.fields
    return {name: value for name, value in fields.items() if name not in shown}


def entry_panel(state: PadState, rubber: Rubber, draft: DealDraft, names: Names) -> Panel:
    """The panel for what is to be entered now."""
    number = draft.number or len(state.deals) + 1
    cancel = state.query or "?"
    if not draft.fields and (rubber.ended or state.at is not None):
        return Panel("ended", "", draft)
    if draft.bid is None:
        before = draft.place is not None and not draft.instead
        heading = words.enter_before(number) if before else words.enter(number)
        cards = tuple(BidCard(bid, spoken(bid)) for bid in BIDS)
        cancel = cancel if draft.fields else ""
        return Panel("contract", heading, draft, cards, cancel=cancel, next=words.enter_next(number))
    return Panel(
        "result",
        words.deal_contract(number, draft.bid),
        draft,
        risks=tuple(EntryChoice(risk.value, words.RISKS[risk], risk is draft.risk, risk.value) for risk in Risk),
        declarers=declarers(draft, names),
        results=results(draft.bid, draft),
        honours=tuple(
            HonoursOf(name, SEAT_NAMES[seat], held, range(max(draft.most_honours, held) + 1))
            for (name, seat), held in zip(HONOURS.items(), draft.honours, strict=True)
        ),
        honours_hint=words.honours_hint(state.game, draft.bid.denomination is Denomination.NO_TRUMP),
        save=words.save_button(number),
        cancel=cancel,
    )


def declarers(draft: DealDraft, names: Names) -> tuple[EntryChoice, ...]:
    """The four seats; a side too where the deal came with no more than that."""
    seats = tuple(
        EntryChoice(seat.value, SEAT_NAMES[seat], seat is draft.declarer, kind=names.of(seat.side)) for seat in Seat
    )
    if isinstance(draft.declarer, Side):
        return (*seats, EntryChoice(draft.declarer.value, SIDE_NAMES[draft.declarer], True))
    return seats


def results(bid: Bid, draft: DealDraft) -> tuple[EntryChoice, ...]:
    """Every result the contract can have, from all the tricks down to none."""
    choices = []
    for tricks in range(13, -1, -1):
        deal = PlayedDeal(bid, draft.risk, draft.declarer or Side.NS, tricks)
        kind = "made" if deal.made else "down"
        label = deal_words.result(deal)
        choices.append(EntryChoice(str(tricks), label, tricks == draft.tricks, deal_words.result_mark(deal), kind))
    return tuple(choices)
