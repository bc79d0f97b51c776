"""What the auction page shows of a state: the table's cells, the box's cards, the verdict in words."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.functional import Promise

from lessons.auction.domain.addresses import pad_entry_address
from lessons.auction.forms.state import AuctionState
from lessons.auction.words import auction as words
from lessons.auction.words import contract as contract_words
from lessons.auction.words import effects as effect_words
from lessons.auction.words import objections as objection_words
from lessons.auction.words import table as controls
from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, Denomination
from lessons.engine.declaring import why_declarer
from lessons.engine.doubling import double_now, legal_summary, redouble_now
from lessons.engine.effects import effects
from lessons.engine.objections import InsufficientBid, Objection
from lessons.engine.seats import TABLE_ORDER
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import DENOMINATION_NAMES, SEAT_NAMES, denomination_html

SMALL_WORDS = {
    "vulnerable": words.VULNERABLE,
    "to_call": words.TO_CALL,
    "not_legal": words.NOT_LEGAL,
    "not_judged": words.NOT_JUDGED,
    "not_legal_now": controls.NOT_LEGAL_NOW,
}
FEWEST_ROUNDS = 4  # rows that are ruled from the start


@dataclass(frozen=True, slots=True)
class SeatColumn:
    """The head of a column of the auction table."""

    name: Promise
    vulnerable: bool
    to_call: bool


@dataclass(frozen=True, slots=True)
class CallCell:
    """A place in the auction table. `kind` is blank, call, illegal, unjudged, tried or turn."""

    kind: str
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class AuctionRow:
    """A round of the table; an `empty` one is only ruled."""

    cells: tuple[CallCell, ...]
    empty: bool


@dataclass(frozen=True, slots=True)
class CallCard:
    """A card of the bidding box. One that is not legal now shows only its slot."""

    call: Call
    name: str  # for screen readers
    word: Promise | str  # printed beside X and XX
    note: Sentence | str  # what X and XX would do now, or why they are not in the box
    legal: bool
    tried: bool


@dataclass(frozen=True, slots=True)
class Rung:
    """A denomination in its rank. `mark` is "yours", "last" or empty."""

    symbol: str
    name: Promise
    mark: str


@dataclass(frozen=True, slots=True)
class LawLink:
    """A link to the page of a Law. `id`: its id in the HTML."""

    id: str
    label: Sentence
    address: str


@dataclass(frozen=True, slots=True)
class CallVerdict:
    """What the page says about the last call. `kind` is start, right, wrong or over."""

    kind: str
    heading: Sentence
    lines: tuple[Sentence, ...]
    laws: tuple[LawLink, ...] = ()
    ladder: tuple[Rung, ...] = ()
    at_the_table: tuple[Sentence, ...] = ()


def context(state: AuctionState) -> dict[str, object]:
    """All that the page's template shows of a state."""
    auction = state.auction
    return {
        "here": reverse("lessons:auction"),
        "state": state,
        "caption": words.dealer_and_vulnerability(auction.dealer, state.vulnerability),
        "columns": columns(state),
        "rows": rows(state),
        "verdict": verdict(state),
        "box_name": controls.box_name(auction.turn),
        "bids": cards(state, BIDS),
        "others": cards(state, (PASS, DOUBLE, REDOUBLE)),
        "over_note": words.turn(auction) if auction.is_over else "",
        "legal_now": words.legal_now(legal_summary(auction)),
        "undo_label": controls.undo(auction.calls[-1]) if auction.calls else "",
        "all_pass_query": state.passed.query if auction.calls and state.passed != state else "",
        "cut_label": controls.cut_off(auction.calls[place]) if (place := auction.illegal_at) is not None else "",
        "score_query": pad_entry_address(auction.contract) if auction.contract else "",
        "dealers": SEAT_NAMES.items(),
        "vulnerabilities": words.VULNERABILITIES.items(),
        "words": SMALL_WORDS,
    }


def columns(state: AuctionState) -> list[SeatColumn]:
    turn = state.auction.turn
    return [
        SeatColumn(SEAT_NAMES[seat], state.vulnerability.includes(seat.side), seat is turn) for seat in TABLE_ORDER
    ]


def rows(state: AuctionState) -> list[AuctionRow]:
    """The rounds of the auction, four cells each, from West to South."""
    auction = state.auction
    cells = [CallCell("blank")] * TABLE_ORDER.index(auction.dealer)
    for place, call in enumerate(auction.calls):
        cells.append(CallCell(_kind(auction, place), call))
    if auction.illegal_at is None and auction.turn:
        cells.append(CallCell("tried", state.tried) if state.tried else CallCell("turn"))
    used = -(-len(cells) // 4)
    cells += [CallCell("blank")] * (4 * max(used, FEWEST_ROUNDS) - len(cells))
    return [AuctionRow(tuple(cells[4 * i : 4 * i + 4]), empty=i >= used) for i in range(len(cells) // 4)]


def _kind(auction: Auction, place: int) -> str:
    if auction.illegal_at is None or place < auction.illegal_at:
        return "call"
    return "illegal" if place == auction.illegal_at else "unjudged"


def cards(state: AuctionState, calls: tuple[Call, ...]) -> list[CallCard]:
    """The cards of these calls, as they lie in the box now."""
    return [_card(state, call) for call in calls]


def _card(state: AuctionState, call: Call) -> CallCard:
    legal = state.auction.is_legal(call)
    return CallCard(
        call,
        words.accessible_name(call, legal=legal),
        controls.CARD_WORDS.get(call, ""),
        _note(state.auction, call),
        legal,
        call == state.tried,
    )


def _note(auction: Auction, call: Call) -> Sentence | str:
    if auction.is_over or call not in (DOUBLE, REDOUBLE):
        return ""
    return words.doubling(double_now(auction) if call == DOUBLE else redouble_now(auction))


def verdict(state: AuctionState) -> CallVerdict:
    auction = state.auction
    if state.tried:
        return _wrong(state.tried, auction.objections(state.tried))
    if auction.illegal_at is not None:
        return _illegal(auction, auction.illegal_at)
    if auction.is_over:
        return CallVerdict("over", *_result(auction))
    if auction.calls:
        first, *more = map(effect_words.effect, effects(auction, len(auction) - 1))
        if auction.calls[-1] != PASS:  # what is said of a pass names the next player already
            more.append(words.turn(auction))
        return CallVerdict("right", first, tuple(more))
    return CallVerdict("start", words.turn(auction), (controls.start(),))


def _wrong(call: Call, reasons: tuple[Objection, ...], *more: Sentence) -> CallVerdict:
    return CallVerdict(
        "wrong",
        objection_words.title(call),
        (objection_words.objections(reasons), *more),
        laws=tuple(_law(law, reason) for law, reason in {reason.law: reason for reason in reasons}.items()),
        ladder=_ladder(reasons[0]),
        at_the_table=tuple(dict.fromkeys(map(objection_words.at_the_table, reasons))),
    )


def _illegal(auction: Auction, place: int) -> CallVerdict:
    more = [rest] if (rest := controls.after_an_illegal_call(auction)) else []
    if auction.is_over:
        heading, lines = _result(auction)
        more += [heading, *lines]
    return _wrong(auction.calls[place], auction.illegal_call_objections, *more)


def _result(auction: Auction) -> tuple[Sentence, tuple[Sentence, ...]]:
    contract = auction.contract
    if contract is None:
        return contract_words.passed_out(), ()
    return contract_words.contract_summary(contract), (
        *map(contract_words.reason, why_declarer(auction)),
        contract_words.lead_and_dummy(contract),
    )


def _ladder(reason: Objection) -> tuple[Rung, ...]:
    """The rank of the denominations, where two at the same level were compared."""
    if not isinstance(reason, InsufficientBid) or reason.bid.level != reason.last_bid.level:
        return ()
    marks = {reason.last_bid.denomination: "last"}
    if reason.bid.denomination not in marks:
        marks[reason.bid.denomination] = "yours"
    return tuple(
        Rung(denomination_html(denomination), DENOMINATION_NAMES[denomination], marks.get(denomination, ""))
        for denomination in Denomination
    )


def _law(law: str, reason: Objection) -> LawLink:
    return LawLink(f"law-{law}", controls.law(reason), reverse("lessons:law", args=[law]))
