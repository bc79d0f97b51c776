"""An auction as a table. Where somebody called out of rotation, each call stands under the player who made it."""

from lessons.auction.forms.state import AuctionState
from lessons.auction.views import page
from lessons.auction.views.page import AuctionRow, CallCell, SeatColumn
from lessons.engine.auction import Auction
from lessons.engine.rulings.seated import replay
from lessons.engine.seats import TABLE_ORDER, Seat
from lessons.wording.symbols import SEAT_NAMES


def auction_rows(
    auction: Auction, seats: tuple[Seat, ...] | None = None, *, shows_turn: bool = True
) -> dict[str, object]:
    """Columns, rows and small words of the table. `seats` says who made each call; None: all in rotation.

    With `seats` the turn may be left unmarked, where it is the question.
    """
    if seats is None:
        state = AuctionState(auction)
        columns, rows = page.columns(state), page.rows(state)
        return {"columns": columns, "rows": [row for row in rows if not row.empty], "words": page.SMALL_WORDS}
    turn, illegal_at = turn_of(auction, seats)
    turn = turn if shows_turn else None
    columns = [SeatColumn(SEAT_NAMES[seat], vulnerable=False, to_call=seat is turn) for seat in TABLE_ORDER]
    cells = [
        (seat, CallCell(_kind(place, illegal_at), call))
        for place, (seat, call) in enumerate(zip(seats, auction.calls, strict=True))
    ]
    if turn and illegal_at is None:
        cells.append((turn, CallCell("turn")))
    return {"columns": columns, "rows": _rows(cells), "words": page.SMALL_WORDS}


def turn_of(auction: Auction, seats: tuple[Seat, ...]) -> tuple[Seat | None, int | None]:
    """The player to call, and the place of the first illegal call; each None where there is none.

    A player whose turn was taken comes before all others."""
    stands, illegal_at = replay(auction.dealer, auction.calls, seats)
    if stands.is_over:
        return None, illegal_at
    has_missed = stands.has_three_passes and stands.missed is not None
    return (stands.missed[1] if has_missed and stands.missed else stands.turn), illegal_at


def _kind(place: int, illegal_at: int | None) -> str:
    if illegal_at is None or place < illegal_at:
        return "call"
    return "illegal" if place == illegal_at else "unjudged"


def _rows(cells: list[tuple[Seat, CallCell]]) -> list[AuctionRow]:
    """Rows from West to South; a new one begins where the next call stands no further to the right."""
    rows: list[list[CallCell]] = []
    last = len(TABLE_ORDER)
    for seat, cell in cells:
        column = TABLE_ORDER.index(seat)
        if column <= last:
            rows.append([CallCell("blank")] * len(TABLE_ORDER))
        rows[-1][column] = cell
        last = column
    return [AuctionRow(tuple(row), empty=False) for row in rows]
