"""Law 17: how long the auction lasts, and who calls when."""

from collections.abc import Iterator

from lessons.engine.calls import Call
from lessons.engine.laws import LONGEST
from lessons.engine.rulings.clauses import DIRECTOR, SIGNIFICANCE, SILENT, Case, Ruling, clause
from lessons.engine.rulings.errors import WrongFact
from lessons.engine.rulings.facts import DEALER, any_calls, boolean, boolean_or_null, number, seat, seats
from lessons.engine.rulings.seated import Seated, replay
from lessons.engine.seats import Seat


def _start_differs(*, looked: bool, withdrew: bool) -> Iterator[str]:
    if looked != withdrew:
        yield "looked-or-withdrew"


@clause("17A", boolean("looked"), boolean("withdrew"), differs=_start_differs)
def start(case: Case, *, looked: bool, withdrew: bool) -> Iterator[Ruling]:
    """The auction period begins for a side: 1997 by looking at the faces, 2017 by taking the cards."""
    begun = withdrew if case.today else looked
    yield case.ruling("period-begun" if begun else "period-not-begun")


@clause("17B", DEALER, number("calls_made", 0, LONGEST), seat("seat"))
@clause("17C", DEALER, number("calls_made", 0, LONGEST), seat("seat"))
def rotation(case: Case, *, dealer: Seat, calls_made: int, seat: Seat) -> Iterator[Ruling]:
    """The dealer calls first (17B), then the turn goes clockwise (17C)."""
    turn = dealer.clockwise(calls_made)
    law = "17C" if calls_made else "17B"
    yield case.ruling("in-rotation" if seat is turn else "out-of-rotation", law=law, turn=turn)


def _wrong_board_differs(
    *, lho_called: bool, partner_called: bool, same_call: bool | None, other_board_same: bool | None
) -> Iterator[str]:
    if partner_called:
        yield "partner-called"
    elif lho_called:
        yield {True: "lho-must-repeat-or-free", False: "different-call", None: "later-calls-cancelled"}[same_call]
    yield "withdrawn-calls"
    if other_board_same is False:
        yield "other-board"


@clause(
    "17D",
    boolean("lho_called"),
    boolean("partner_called"),
    boolean_or_null("same_call"),
    boolean_or_null("other_board_same"),
    today="15A",
    differs=_wrong_board_differs,
)
def wrong_board(
    case: Case,
    *,
    lho_called: bool,
    partner_called: bool,
    same_call: bool | None,
    other_board_same: bool | None,
) -> Iterator[Ruling]:
    """A call made with cards of another board; 2017 rules on it in Law 15A.

    `same_call`: the call made with the right cards is the cancelled one; None while it is not made.
    `other_board_same`: the same, later, on the board the cards came from; None while it is not reached.
    """
    yield case.ruling("cancel-call")
    yield case.ruling("take-correct-cards")
    yield case.ruling("law-90-penalty-possible", depends_on=[DIRECTOR])
    if case.today:
        yield from _this_board_2017(case, lho_called or partner_called, partner_called, same_call)
    else:
        yield from _this_board_1997(case, lho_called, [SILENT] if partner_called else [], same_call)
    if other_board_same:
        yield case.ruling("other-board-may-be-played", depends_on=[DIRECTOR])
    elif other_board_same is False:
        yield case.ruling("other-board-adjusted-score" if case.today else "other-board-artificial-adjusted-score")


def _this_board_1997(case: Case, lho_called: bool, hangs_on: list[str], same_call: bool | None) -> Iterator[Ruling]:
    if same_call is None:
        yield case.ruling("offender-calls-again", depends_on=["same_call", *hangs_on] if lho_called else hangs_on)
    elif lho_called and not same_call:
        yield case.ruling("artificial-adjusted-score", depends_on=[SIGNIFICANCE, *hangs_on])
    else:
        if lho_called:
            yield case.ruling("lho-must-repeat", depends_on=hangs_on)
        yield case.ruling("auction-continues", depends_on=hangs_on)


def _this_board_2017(
    case: Case, called_after: bool, partner_called: bool, same_call: bool | None
) -> Iterator[Ruling]:
    if called_after:
        yield case.ruling("cancel-later-calls")
    if partner_called:
        yield case.ruling("adjusted-score")
    else:
        yield case.ruling("offender-calls-again" if same_call is None else "auction-continues")
    yield case.ruling("law-16c-withdrawn-calls")


def period_over(passed_out: bool, lead_faced: bool, hands_returned: bool, *, today: bool) -> bool:
    """Has the auction period ended with an auction that has: a lead faced, or nobody bid?

    After four passes it has ended at once in 1997, in 2017 when all hands are back in the board.
    """
    return lead_faced or (passed_out and (hands_returned or not today))


def _seats_fit(
    *,
    dealer: Seat,
    calls: tuple[Call, ...],
    lead_faced: bool,
    hands_returned: bool,
    seats: tuple[Seat, ...] | None,
) -> Iterator[WrongFact]:
    """A seat for each call; and none of the calls may be illegal for its form, rank or risk."""
    if seats is not None and len(seats) != len(calls):
        yield WrongFact("seats", [seat.value for seat in seats])
        return
    _, illegal_at = replay(dealer, calls, seats)
    if illegal_at is not None:
        yield WrongFact("calls", [str(call) for call in calls], illegal_at)


def _end_differs(
    *,
    dealer: Seat,
    calls: tuple[Call, ...],
    lead_faced: bool,
    hands_returned: bool,
    seats: tuple[Seat, ...] | None,
) -> Iterator[str]:
    position, _ = replay(dealer, calls, seats)
    passed_out = position.last_bid is None
    if not position.has_three_passes:
        return
    if position.missed and not hands_returned:
        yield "withdrawn-calls"
    elif not period_over(passed_out, lead_faced, hands_returned, today=True):
        yield "passed-out-at-once" if passed_out else "clarification-period"


@clause(
    "17E",
    DEALER,
    any_calls("calls"),
    boolean("lead_faced"),
    boolean("hands_returned"),
    seats("seats"),
    today="17D",
    differs=_end_differs,
    check=_seats_fit,
)
def end(
    case: Case,
    *,
    dealer: Seat,
    calls: tuple[Call, ...],
    lead_faced: bool,
    hands_returned: bool,
    seats: tuple[Seat, ...] | None,
) -> Iterator[Ruling]:
    """The auction ends, and with a faced lead (or four passes) the auction period.

    `seats` says who made each call; None: in rotation. When one of the passes took a player's turn away,
    the auction goes back to that player, unless all hands are back in the board.
    """
    position, _ = replay(dealer, calls, seats)
    if not position.has_three_passes:
        yield _open(case, position, len(calls))
    elif position.missed and not hands_returned:
        yield from _turn_missed(case, *position.missed, len(calls))
    else:
        yield from _ended(case, position, lead_faced, hands_returned)


def _open(case: Case, position: Seated, calls: int) -> Ruling:
    law, bid = _end_of_auction(case), position.last_bid
    if position.skipped:
        return case.ruling(
            "auction-open", law=law, turn=position.turn, calls=calls, bid=bid, skipped=position.skipped
        )
    return case.ruling("auction-open", law=law, turn=position.turn, calls=calls, bid=bid)


def _turn_missed(case: Case, place: int, seat: Seat, calls: int) -> Iterator[Ruling]:
    law = "17D3" if case.today else "34"
    yield case.ruling("turn-was-missed", law=law, seat=seat, cancelled=calls - place)
    if case.today:
        yield case.ruling("law-16c-withdrawn-calls", law=law)


def _ended(case: Case, position: Seated, lead_faced: bool, hands_returned: bool) -> Iterator[Ruling]:
    contract = position.contract
    yield case.ruling("auction-ended", law=_end_of_auction(case), contract=contract)
    if period_over(position.last_bid is None, lead_faced, hands_returned, today=case.today):
        yield case.ruling("period-ended", contract=contract)
    elif case.today:
        yield case.ruling("clarification-period", law="22", contract=contract)
    else:
        yield case.ruling("period-still-open", contract=contract)


def _end_of_auction(case: Case) -> str:
    return "22" if case.today else "17E"
