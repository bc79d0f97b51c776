"""Where a file disagrees with itself, and how an irregular auction is judged."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, Call
from lessons.engine.files import Board, decoded, disagreements, judge, read_boards
from lessons.engine.files.board import WrittenCall
from lessons.engine.files.board_check import (
    DISAGREEMENTS,
    AuctionUnfinished,
    CallAfterEnd,
    ContractDiffers,
    DealerDiffers,
    DeclarerDiffers,
    IllegalCall,
    NotACallInFile,
    ResultImpossible,
    ScoreDiffers,
)
from lessons.engine.objections import DoubleOwnSide, InsufficientBid
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Seat

ONE_NO_TRUMP = '[Dealer "N"][Vulnerable "NS"][Auction "N"]\n1NT AP\n'


def board_of(text: str) -> Board:
    (board,) = read_boards(text)
    return board


AGREES = "1NT AP", '[Contract "1NT"][Declarer "N"][Result "7"][Score "NS 90"]'
CASES = [
    (*AGREES, ()),
    ("P P P P", '[Contract "Pass"][Declarer ""][Score "NS 0"]', ()),
    ("1D P X", "", (IllegalCall(2, (DoubleOwnSide(BIDS[1], NORTH),), accepted=False),)),
    ("1N P P P P P", "", (CallAfterEnd(4, 1),)),
    ("1H AC P", '[Contract "4H"]', (NotACallInFile("AC", 1),)),
    ("1H P", '[Contract "1H"][Declarer "S"]', (AuctionUnfinished(),)),
    ("1NT AP", '[Contract "1NTX"]', (ContractDiffers("1NX", "1N"),)),
    ("1NT X AP", '[Contract "1NT"]', (ContractDiffers("1N", "1NX"),)),
    ("1NT AP", '[Contract "Pass"]', (ContractDiffers("P", "1N"),)),
    ("AP", '[Contract "1C"]', (ContractDiffers("1C", "P"),)),
    ("1NT 3NT AP", '[Contract "3NT"][Declarer "N"]', (DeclarerDiffers(NORTH, EAST),)),
    ("AP", '[Contract "Pass"][Declarer "S"][Result "0"][Score "NS 0"]', (DeclarerDiffers(SOUTH, None),)),
    ("1NT AP", '[Result "7"][Declarer "N"][Score "NS 180"]', (ScoreDiffers(180, 90),)),
    ("1NT AP", '[Result "6"][Declarer "N"][Score "EW 50"]', (ScoreDiffers(-50, -100),)),
    ("AP", '[Score "NS 50"]', (ScoreDiffers(50, 0),)),
    ("1NT AP", '[Result "14"]', (ResultImpossible(14),)),
    ("- 1C AP", "", (DealerDiffers(NORTH, EAST),)),
    ("^S 1C AP", '[Contract "1C"][Declarer "E"]', ()),
    ("5H AP", '[Contract "5H"][Declarer "^S"]', ()),
    ("5H AP", '[Contract "5H"][Declarer "^N"]', (DeclarerDiffers(SOUTH, NORTH),)),
]


@pytest.mark.parametrize(("auction", "tags", "expected"), CASES)
def test_what_a_board_disagrees_about(auction: str, tags: str, expected: tuple[object, ...]) -> None:
    board = board_of(f'[Dealer "N"][Vulnerable "NS"]{tags}[Auction "N"]\n{auction}\n')
    assert disagreements(board) == expected


def test_every_kind_of_disagreement_is_in_the_table_above() -> None:
    assert {type(fault) for _, _, expected in CASES for fault in expected} == set(DISAGREEMENTS)


def test_without_an_auction_the_score_follows_from_what_is_stated() -> None:
    tags = '[Board "1"][Vulnerable "None"][Contract "4SX"][Declarer "W"][Result "8"]'
    assert disagreements(board_of(f'{tags}[Score "NS 300"]')) == ()
    assert disagreements(board_of(f'{tags}[Score "NS 100"]')) == (ScoreDiffers(100, 300),)


def test_five_irregularities_in_one_auction(shared: Path) -> None:
    """Game 3 of the verifier's correct file: skipped seats and two accepted insufficient bids."""
    boards = list(read_boards(decoded((shared / "cases/files/pbn_correct_10.pbn").read_bytes())))
    judged = judge(boards[2].dealer, boards[2].calls)
    assert str(judged.contract) == "5HX"
    assert judged.contract is not None
    assert judged.contract.declarer is NORTH
    assert [
        (fault.place, fault.accepted) for fault in disagreements(boards[2]) if isinstance(fault, IllegalCall)
    ] == [
        (1, True),
        (3, True),
    ]


def test_what_is_not_accepted_ends_the_judging() -> None:
    board = board_of('[Auction "N"]\n1D 1C 2C P P P\n')
    judged = judge(board.dealer, board.calls)
    assert judged.verdicts == ((), (InsufficientBid(BIDS[0], BIDS[1]),), None, None, None, None)
    assert (judged.illegal_at, judged.contract) == (1, None)


@given(dealer=st.sampled_from(list(Seat)), calls=st.lists(st.sampled_from(CALLS), max_size=12))
def test_a_regular_auction_is_judged_as_the_auction_judges_itself(dealer: Seat, calls: list[Call]) -> None:
    auction = Auction(dealer, calls)
    judged = judge(dealer, [WrittenCall(auction.seat_at(place), call) for place, call in enumerate(calls)])
    assert judged.position == auction.legal_part
    assert judged.illegal_at == auction.illegal_at
    assert judged.contract == auction.contract
    assert judged.verdicts.count(None) == (0 if auction.illegal_at is None else len(calls) - auction.illegal_at - 1)


@given(st.text(alphabet='[]{};"%\n\t |^=$!*+-ADPXmbdqxo1C', max_size=120))
def test_any_text_is_read(text: str) -> None:
    for board in read_boards(text):
        disagreements(board)


@given(st.binary(max_size=80))
def test_any_bytes_are_decoded(raw: bytes) -> None:
    assert "\r" not in decoded(raw)


EXPECTED = {
    # file: (boards, disagreements by code)
    "bridgebots_sample.lin": (1, {}),
    "bridgebots_sample.pbn": (3, {}),
    "bridgecomposer_lesson.pbn": (4, {}),
    "classroom_five_passes.pbn": (20, {"call-after-end": 16, "contract-differs": 2, "declarer-differs": 1}),
    "endplay_example1.lin": (8, {}),
    "endplay_example4.pbn": (1, {"declarer-differs": 1}),
    "endplay_sample.pbn": (2, {}),
    "pbn_blank_line_in_comment.pbn": (1, {}),
    "pbn_correct_10.pbn": (13, {"illegal-call": 2}),
    "pbn_correct_20.pbn": (
        40,
        {"auction-unfinished": 5},
    ),  # a game begins where an empty line stands, not in the midst
    "pbn_crlf.pbn": (3, {}),
    "schiphol.pbn": (1, {}),
    "trickster_bom.pbn": (4, {}),
    "trickster_contract_stale.pbn": (1, {"contract-differs": 1}),
    "trickster_unfinished_contract.pbn": (1, {"auction-unfinished": 1}),
    "vugraph_usbf.lin": (30, {}),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_the_shared_files_are_read_and_judged(shared: Path, name: str) -> None:
    boards = list(read_boards(decoded((shared / "cases/files" / name).read_bytes())))
    codes = [fault.code for board in boards for fault in disagreements(board)]
    assert (len(boards), {code: codes.count(code) for code in codes}) == EXPECTED[name]


def test_the_verifiers_files_with_errors_stop_nothing(shared: Path) -> None:
    for name in ("pbn_errors_10.pbn", "pbn_errors_20.pbn"):
        boards = list(read_boards(decoded((shared / "cases/files" / name).read_bytes())))
        assert len(boards) > 5
        for board in boards:
            disagreements(board)


def test_a_lost_pass_makes_the_other_side_declare(shared: Path) -> None:
    """Game 5 of the verifier's second file of errors: no pass is put in, so West declares and not North."""
    boards = read_boards(decoded((shared / "cases/files/pbn_errors_20.pbn").read_bytes()))
    (lost,) = (board for board in boards if [str(made.call) for made in board.calls[10:12]] == ["6D", "6S"])
    assert disagreements(lost) == (DeclarerDiffers(NORTH, WEST),)
