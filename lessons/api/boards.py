"""POST /boards: a PBN or LIN file, each board with what it says and what follows."""

from itertools import islice
from typing import Any

from django.http import HttpRequest

from lessons.api.auction import objection_json
from lessons.api.problems import Problem, Refused
from lessons.engine.auction import Auction
from lessons.engine.contract import Contract
from lessons.engine.files import Board, Judged, decoded, disagreements, judge, read_boards
from lessons.engine.files.checking import Disagreement
from lessons.words import api as words
from lessons.words import auction as auction_words
from lessons.words import contract as contract_words
from lessons.words import files as file_words
from lessons.words.sentence import joined

MOST_BOARDS = 2000
MOST_CALLS = 60_000  # of all boards together
MOST_SHOWN = 40  # texts that could not be read, of one auction


def answer(text: str) -> dict[str, Any]:
    """Check every board of a file. Raises Refused when there are too many; a text without boards has none."""
    boards = list(islice(read_boards(text), MOST_BOARDS + 1))
    calls = sum(len(board.calls) for board in boards)
    for what, count, limit in (("boards", len(boards), MOST_BOARDS), ("calls", calls, MOST_CALLS)):
        if count > limit:
            raise Refused([Problem("", "too-many", str(count), words.too_many(what, count, limit))])
    return {"boards": [board_json(board) for board in boards]}


def text_of(request: HttpRequest) -> str:
    """The file in the body. Raises Refused when there is none."""
    if not request.body:
        raise Refused([Problem("", "missing", "", words.no_file())])
    return decoded(request.body)


def board_json(board: Board) -> dict[str, Any]:
    judged = judge(board.dealer, board.calls)
    stated = board.stated
    return {
        "number": board.number,
        "room": board.room,
        "dealer": board.dealer.value if board.dealer else None,
        "vulnerable": board.vulnerable.value if board.vulnerable else None,
        "auction": auction_json(board, judged),
        "stated": {
            "contract": stated.contract,
            "declarer": stated.declarer.value if stated.declarer else None,
            "result": stated.tricks,
            "score": stated.score,
        },
        "comments": list(board.comments),
        "disagreements": [disagreement_json(fault, board) for fault in disagreements(board, judged)],
    }


def auction_json(board: Board, judged: Judged) -> dict[str, Any]:
    """As /auction has it, with the marks and notes of each call, and what could not be read."""
    position = judged.position
    illegal_at = judged.illegal_at
    return {
        "dealer": (board.calls[0].seat if board.calls else position.dealer).value,
        "calls": [call_json(board, judged, place) for place in range(len(board.calls))],
        "unread": [text[:MOST_SHOWN] for text in board.unread[:MOST_SHOWN]],
        "status": position.status.value if illegal_at is None else "illegal",
        "turn": position.turn.value if position.turn else None,
        "legal_calls": [str(call) for call in position.legal_calls],
        "contract": contract_json(judged.contract),
        "sentence": state(board, judged),
    }


def call_json(board: Board, judged: Judged, place: int) -> dict[str, Any]:
    written, verdict = board.calls[place], judged.verdicts[place]
    return {
        "seat": written.seat.value,
        "call": str(written.call),
        "legal": None if verdict is None else not verdict,
        "objections": [objection_json(reason) for reason in verdict or ()],
        "marks": list(written.marks),
        "notes": list(written.notes),
    }


def contract_json(contract: Contract | None) -> dict[str, Any] | None:
    if contract is None:
        return None
    return {
        "bid": str(contract.bid),
        "risk": contract.risk.value,
        "declarer": contract.declarer.value,
        "dummy": contract.dummy.value,
        "leader": contract.leader.value,
        "sentence": joined(contract_words.contract_summary(contract), contract_words.lead_and_dummy(contract)),
    }


def state(board: Board, judged: Judged) -> str:
    """What the state of the auction means; of an irregular one that has ended, what it arrived at."""
    if judged.illegal_at is not None:
        return auction_words.state(judged.position.after(board.calls[judged.illegal_at].call))
    if judged.contract and Auction(board.calls[0].seat, [made.call for made in board.calls]) != judged.position:
        return joined(
            contract_words.contract_summary(judged.contract), contract_words.lead_and_dummy(judged.contract)
        )
    return auction_words.state(judged.position)


def disagreement_json(fault: Disagreement, board: Board) -> dict[str, Any]:
    return {"where": fault.where, "code": fault.code, "sentence": file_words.disagreement(fault, board)}
