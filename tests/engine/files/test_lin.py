"""LIN as it is met."""

import pytest

from lessons.engine.files import Board
from lessons.engine.files.lin import read_lin
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Seat, Vulnerability


def only(text: str) -> Board:
    (board,) = read_lin(text)
    return board


def test_a_board_with_its_alerts_and_claim() -> None:
    board = only("pn|S,W,N,E|st||md|3SAK,,,|rh||ah|Board 15|sv|n|mb|p|mb|2H!|an|Michaels|mb|d|mb|r|pc|H4|mc|9|\n")
    assert (board.number, board.dealer, board.vulnerable) == ("15", NORTH, Vulnerability.NS)
    assert [(written.seat.value, str(written.call)) for written in board.calls] == [
        ("N", "P"),
        ("E", "2H"),
        ("S", "X"),
        ("W", "XX"),
    ]
    assert (board.calls[1].marks, board.calls[1].notes) == (("!",), ("Michaels",))
    assert board.stated.tricks == 9


@pytest.mark.parametrize(("digit", "dealer"), [("1", SOUTH), ("2", WEST), ("3", NORTH), ("4", EAST), ("", None)])
def test_the_dealer_is_a_digit(digit: str, dealer: Seat | None) -> None:
    assert only(f"md|{digit}|mb|p|").dealer is dealer


@pytest.mark.parametrize(
    ("letter", "vulnerable"), [("o", "none"), ("0", "none"), ("n", "NS"), ("e", "EW"), ("b", "both")]
)
def test_vulnerability_is_a_letter(letter: str, vulnerable: str) -> None:
    assert only(f"md|1|sv|{letter}|").vulnerable is Vulnerability(vulnerable)


def test_each_table_of_a_match_gets_its_result() -> None:
    text = (
        "vg|match,Segment 4 of 8,I,46,47,A,80,B,99|\nrs|4HE=,3NW+1,PASS,4SWx-2|\npn|a,b|pg||\n"
        "qx|o46|md|4|mb|p|qx|c46|md|4|mb|p|qx|o47|md|1|mb|p|qx|c47|md|1|mb|p|"
    )
    stated = [
        (board.number, board.room, board.stated.contract, board.stated.declarer, board.stated.tricks)
        for board in read_lin(text)
    ]
    assert stated == [
        ("46", "open", "4H", EAST, 10),
        ("46", "closed", "3N", WEST, 10),
        ("47", "open", "P", None, None),
        ("47", "closed", "4SX", WEST, 8),
    ]


def test_comments_are_kept_and_what_is_out_of_step_is_passed_over() -> None:
    board = only("junk\n|md|2|nt|a comment|mb|1N|??|mb|p|mb|")
    assert (board.comments, [str(written.call) for written in board.calls]) == (("a comment",), ["1N", "P"])


@pytest.mark.parametrize(("number", "contract"), [("2", "4S"), ("²", None), ("9" * 5, None), ("x", None)])
def test_a_board_whose_number_is_none_gets_no_result(number: str, contract: str | None) -> None:
    assert only(f"vg|m,s,I,1,2|rs|,,4SN=,|qx|o{number}|md|1|mb|p|").stated.contract == contract
