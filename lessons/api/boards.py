"""POST /boards: a PBN or LIN file, each board with what it says and what follows."""

from itertools import islice

from django.http import HttpRequest

from lessons.api import words
from lessons.api.auction import objection_facts
from lessons.api.json_types import JSONObject
from lessons.api.problems import RequestProblem, RequestRefused, shown
from lessons.auction.words import auction as auction_words
from lessons.auction.words import files as file_words
from lessons.engine.auction import Auction
from lessons.engine.files import Board, Judged, decoded, disagreements, file_remarks, judge, read_boards
from lessons.engine.files.findings import Disagreement, Remark
from lessons.engine.objections import Objection

MOST_BOARDS = 2000
MOST_CALLS = 60_000  # of all boards together
MOST_SHOWN = 40  # texts that could not be read, of one auction
_NONE: list[str] = []  # one for all: most of the tens of thousands of calls of a file have no marks


def answer(text: str) -> JSONObject:
    """Check every board of a file. Raises RequestRefused when there are too many, or none."""
    boards = list(islice(read_boards(text), MOST_BOARDS + 1))
    calls = sum(len(board.calls) for board in boards)
    for what, count, limit in (("boards", len(boards), MOST_BOARDS), ("calls", calls, MOST_CALLS)):
        if count > limit:
            raise RequestRefused([RequestProblem("", "too-many", str(count), words.too_many(what, count, limit))])
    if not boards:
        raise RequestRefused([RequestProblem("", "no-boards", shown(text.strip()), file_words.no_boards())])
    judged = [(board, judge(board.dealer, board.calls)) for board in boards]
    return {
        "boards": [board_json(*pair) for pair in judged],
        "remarks": [
            *(remark_json(remark, "") for remark in file_remarks(judged)),
            *(remark_json(remark, f"boards[{at}]") for at, board in enumerate(boards) for remark in board.remarks),
        ],
    }


def text_of(request: HttpRequest) -> str:
    """The file in the body. Raises RequestRefused when there is none.

    It is read as it comes: `request.body` holds no more than a form, and the middleware has checked its length.
    """
    body = request.read()
    if not body:
        raise RequestRefused([RequestProblem("", "missing", "", words.no_file())])
    return decoded(body)


def board_json(board: Board, judged: Judged) -> JSONObject:
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


def auction_json(board: Board, judged: Judged) -> JSONObject:
    """As /auction has it, with the marks and notes of each call, and what could not be read."""
    position = judged.position
    illegal_at = judged.illegal_at
    return {
        "dealer": board.first.value if board.first else None,
        "calls": [call_json(board, judged, place) for place in range(len(board.calls))],
        "unread": [text[:MOST_SHOWN] for text in board.unread[:MOST_SHOWN]],
        "status": position.status.value if illegal_at is None else "illegal",
        "turn": position.turn.value if position.turn and board.first else None,
        "legal_calls": [str(call) for call in position.legal_calls],
        "contract": contract_json(board, judged),
        "sentence": state(board, judged),
    }


def call_json(board: Board, judged: Judged, place: int) -> JSONObject:
    written, verdict = board.calls[place], judged.verdicts[place]
    return {
        "seat": written.seat.value if board.first else None,
        "call": str(written.call),
        "legal": None if verdict is None else not verdict,
        "objections": [objection_in_file(board, reason) for reason in verdict] if verdict else _NONE,
        "marks": list(written.marks) if written.marks else _NONE,
        "notes": list(written.notes) if written.notes else _NONE,
    }


def objection_in_file(board: Board, reason: Objection) -> JSONObject:
    """As /auction has it; without a seat where the file does not say who called first."""
    answer = {**objection_facts(reason), "sentence": file_words.objection(reason, is_named=board.first is not None)}
    if not board.first:
        answer.pop("by", None)
    return answer


def contract_json(board: Board, judged: Judged) -> JSONObject | None:
    contract = judged.contract
    if contract is None:
        return None
    bid = {"bid": str(contract.bid), "risk": contract.risk.value}
    if not board.first:
        return {
            **bid,
            **dict.fromkeys(("declarer", "dummy", "leader")),
            "sentence": file_words.contract_without_seats(contract),
        }
    return {
        **bid,
        "declarer": contract.declarer.value,
        "dummy": contract.dummy.value,
        "leader": contract.leader.value,
        "sentence": file_words.arrived_at(contract),
    }


def state(board: Board, judged: Judged) -> str:
    """What the state of the auction means; of an irregular one that has ended, what it arrived at."""
    if not board.first:
        return file_words.state_without_seats(board, judged)
    if judged.illegal_at is not None:
        return auction_words.state(judged.position.after(board.calls[judged.illegal_at].call))
    if judged.contract and Auction(board.calls[0].seat, [made.call for made in board.calls]) != judged.position:
        return file_words.arrived_at(judged.contract)
    return auction_words.state(judged.position)


def disagreement_json(fault: Disagreement, board: Board) -> JSONObject:
    return {"where": fault.where, "code": fault.code, "sentence": file_words.disagreement(fault, board)}


def remark_json(remark: Remark, board: str) -> JSONObject:
    """`board` is its place in the answer; empty where the remark is about the whole file."""
    where = ".".join(filter(None, (board, remark.where)))
    return {"where": where, "code": remark.code, "sentence": file_words.remark(remark)}
