"""Passes before the opening bid that whoever wrote a file may have left out. None is put in, only remarked on."""

from collections.abc import Iterable, Iterator

from lessons.engine.calls import PASS
from lessons.engine.files.auction_check import Judged
from lessons.engine.files.board import SKIPPED, Board
from lessons.engine.files.findings import PassesLeftOut, Remark


def file_remarks(boards: Iterable[tuple[Board, Judged]]) -> Iterator[Remark]:
    """The remarks about all the boards of a file together."""
    count = sum(passes_left_out(board, judged) > 0 for board, judged in boards)
    if count:
        yield PassesLeftOut(count)


def passes_left_out(board: Board, judged: Judged) -> int:
    """How many passes, one to three, in front of the auction make dealer, declarer and contract as stated.

    0 where they are so as it stands, and where passes in front would not make them so.
    """
    contract, stated, dealer = judged.contract, board.stated, board.dealer
    if contract is None or dealer is None or board.first is None or board.unread or not board.dealer_is_stated:
        return 0
    if board.calls[0].call == PASS or any(SKIPPED in written.marks for written in board.calls):
        return 0
    if stated.contract not in (None, str(contract)):
        return 0
    moved = board.first.number - dealer.number
    if stated.declarer:
        named = stated.declarer.partner if stated.exchanged else stated.declarer
        moved += named.number - contract.declarer.number
    return moved % 4
