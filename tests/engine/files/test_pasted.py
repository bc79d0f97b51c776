"""What people paste: a hand viewer's link, a line of LIN, a block of PBN, an auction under W N E S."""

from urllib.parse import quote, quote_plus

import pytest

from lessons.engine.files import Board, judge, read_boards
from lessons.engine.seats import Vulnerability

LIN = "pn|A,B,C,D|md|3SAKQ,,|mb|1S|an|5+ cards|mb|p|mb|2S|mb|p|mb|4C|mb|d|mb|p|mb|p|mb|p|sv|e|"
VIEWER = "https://viewer.example.org/handviewer.html?"


def told(board: Board) -> tuple[object, ...]:
    contract = judge(board.dealer, board.calls).contract
    return (
        board.dealer.value if board.dealer else None,
        board.vulnerable,
        str(contract),
        contract.declarer.value if contract else None,
    )


@pytest.mark.parametrize(
    "text",
    [
        LIN,
        f"{VIEWER}lin={LIN}",
        f"{VIEWER}bbo=y&lin={LIN}",
        f"{VIEWER}lin={quote(LIN)}",
        f"{VIEWER}lin={quote_plus(LIN)}&bbo=y",
        f"{VIEWER}lin={quote(LIN, safe='|,')}",
        f"Look at this:\n\n{VIEWER}lin={quote(LIN)} and tell me.",
        f'<a href="{VIEWER}lin={LIN}">board</a>',
        f"lin={LIN}",
        f"  {LIN}\n\n",
    ],
)
def test_a_link_is_read_as_the_lin_in_it(text: str) -> None:
    (board,) = read_boards(text)
    assert told(board) == ("N", Vulnerability.EW, "4CX", "N")
    assert board.calls[0].notes == ("5+ cards",)


def test_several_links_are_several_boards() -> None:
    one, two = (f"{VIEWER}lin={quote(LIN.replace('md|3', f'md|{digit}'))}" for digit in "34")
    assert [told(board)[0] for board in read_boards(f"{one}\n{two}")] == ["N", "E"]
    assert [told(board)[0] for board in read_boards(f"{one} {two}")] == ["N", "E"]


def test_a_link_in_a_comment_of_lin_stays_there() -> None:
    (board,) = read_boards(f"md|1|nt|see {VIEWER}lin=x|mb|1C|mb|p|")
    assert (len(board.calls), board.comments) == (2, (f"see {VIEWER}lin=x",))


@pytest.mark.parametrize(
    "text",
    [
        "W N E S\n- - 1D Pass\n1H 1S 2H 3S\n4H All Pass\n",
        "W  N  E  S\n–  –  1D  P\n1H 1S 2H 3S\n4H P P P",
        "W N E S / - - 1D Pass / 1H 1S 2H 3S / 4H All Pass",
        "West\tNorth\tEast\tSouth\n-\t-\t1D\tPass\n1H\t1S\t2H\t3S\n4H\tAll\tPass\n",
        "N E S W\n- 1D Pass 1H\n1S 2H 3S 4H\nAP",
    ],
)
def test_an_auction_under_its_seats(text: str) -> None:
    (board,) = read_boards(text)
    assert told(board) == ("E", None, "4H", "W")
    assert (board.unread, board.comments) == ((), ())


def test_what_stands_around_a_diagram_is_kept() -> None:
    (board,) = read_boards("Board from the club\n\nW N E S\n1C AP\nWhat a board!\n\nYours, A.")
    assert (len(board.calls), board.comments) == (4, ("Board from the club", "What a board!"))


@pytest.mark.parametrize(
    "text", ["W N E S", "W N E S\n\nDear all", "N S E W\n1C P P P", "Dear W N E S\n1C", "lin=", "lin=x|y|"]
)
def test_what_is_no_board_makes_none(text: str) -> None:
    assert list(read_boards(text)) == []
