"""PBN as it is met: what is read of it, and that nothing is dropped."""

import pytest

from lessons.engine.calls import call_of
from lessons.engine.files import Board, read_boards
from lessons.engine.files.pbn import read_pbn
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Vulnerability


def only(text: str) -> Board:
    (board,) = read_pbn(text)
    return board


def calls(text: str, first: str = "N") -> str:
    """The calls of an auction section, with their marks."""
    board = only(f'[Auction "{first}"]\n{text}\n')
    return " ".join(str(written.call) + "".join(written.marks) for written in board.calls)


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("1C Pass 1NT AP", "1C P 1N P P P"),
        ("pass PASS P all pass", "P P P P"),
        ("1S dbl\tRdbl Dbl", "1S X XX X"),
        ("1c X 1d xx 1N", "1C X 1D XX 1N"),
        ("1S ! P ?! 2S!! AP", "1S! P?! 2S!! P P P"),
        ("1D $13 1S$2 3H =1= P", "1D$13 1S$2 3H P"),
        ("- - - 1C +", "1C"),
        ("1C *", "1C"),
        ("AP", "P P P P"),
        ("P P AP", "P P P P"),
        ("1H X AP", "1H X P P P"),
        ("1♥ P 2♠", "1H P 2S"),
        ("", ""),
    ],
)
def test_calls_are_read_in_every_spelling(section: str, expected: str) -> None:
    assert calls(section) == expected


def test_columns_before_the_dealer_are_skipped_and_seats_follow() -> None:
    board = only('[Dealer "N"]\n[Auction "W"]\n- 1C P 1H P\n')
    assert [written.seat for written in board.calls] == [NORTH, EAST, SOUTH, WEST]


def test_skipped_seats_and_accepted_bids_are_kept_as_marks() -> None:
    board = only('[Dealer "N"]\n[Auction "W"]\n- ^S 1D ^I 1C\n4S ^I 3NT ^S ^S\nX 5H X AP\n')
    assert [(written.seat.value, str(written.call), written.marks) for written in board.calls[:6]] == [
        ("E", "1D", ("^S",)),
        ("S", "1C", ("^I",)),
        ("W", "4S", ()),
        ("N", "3N", ("^I",)),
        ("W", "X", ("^S", "^S")),
        ("N", "5H", ()),
    ]


def test_comments_notes_and_marks_stay_at_their_call() -> None:
    board = only(
        '{before} [Auction "W"] { of the auction } ; rest of the line\n'
        "1D 1S 3H {A1} {A2\n\nacross a blank line} ?! {B1} $13 =1= ; C1\n"
        'Pass\n[Note "1: weak"]\n[Play "N"]\nS2 {not of the auction}\n[Note "1: a card"]\n'
    )
    third = board.calls[2]
    assert (third.call, third.marks) == (call_of("3H"), ("?!", "$13"))
    assert third.notes == ("A1", "A2 across a blank line", "B1", "weak", "C1")
    assert board.comments == ("before", "of the auction", "rest of the line", "not of the auction")


def test_an_alert_glued_to_its_call_is_a_mark() -> None:
    board = only('[Auction "N"]\n2C!=1= P\n[Note "1:strong"]\n')
    assert (board.calls[0].marks, board.calls[0].notes) == (("!",), ("strong",))


def test_from_what_is_no_call_everything_is_kept_unread() -> None:
    board = only('[Auction "N"]\n1H AC P 1Z\n')
    assert ([str(written.call) for written in board.calls], board.unread) == (["1H"], ("AC", "P", "1Z"))


def test_a_dash_in_the_midst_is_no_pass() -> None:
    assert only('[Auction "N"]\n1S - 2S\n').unread == ("-", "2S")


def test_games_end_at_a_blank_line_or_where_a_tag_comes_again() -> None:
    text = '[Board "1"]\n[Auction "N"]\n1C\n\n[Board "2"]\n[Auction "E"]\nP\n[Board "3"]\n[Contract "1C"]\n'
    assert [board.number for board in read_pbn(text)] == ["1", "2", "3"]


def test_a_blank_line_in_the_head_of_a_game_does_not_part_it() -> None:
    board = only('% PBN 2.1\n\n[Event "x"]\n\n[Board "7"]\n[Dealer "S"]\n')
    assert (board.number, board.dealer) == ("7", SOUTH)


def test_a_hash_repeats_the_game_before() -> None:
    first, second = read_pbn('[Board "1"]\n[Vulnerable "All"]\n\n[Board "2"]\n[Vulnerable "#"]\n')
    assert (first.vulnerable, second.vulnerable) == (Vulnerability.BOTH, Vulnerability.BOTH)


@pytest.mark.parametrize(
    "text", ["[Event]", "[Event No_quotes]", '[Event "open', "{ never closed", "[", '"', "%", ""]
)
def test_what_is_broken_is_passed_over(text: str) -> None:
    assert [board.number for board in read_pbn(f'[Board "1"]\n[Deal "x"]\n\n{text}\n')] == ["1"]


@pytest.mark.parametrize(
    ("text", "vulnerable"),
    [
        ("None", Vulnerability.NONE),
        ("Love", Vulnerability.NONE),
        ("-", Vulnerability.NONE),
        ("NS", Vulnerability.NS),
        ("EW", Vulnerability.EW),
        ("All", Vulnerability.BOTH),
        ("Both", Vulnerability.BOTH),
        ("", None),
        ("E", Vulnerability.EW),
        ("red", None),
    ],
)
def test_vulnerability_in_its_old_and_new_names(text: str, vulnerable: Vulnerability | None) -> None:
    assert only(f'[Board "1"]\n[Vulnerable "{text}"]\n').vulnerable is vulnerable


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        ('[Contract "3NT"][Declarer "S"][Result "9"]', ("3N", "S", 9, None)),
        ('[Contract "1N"][Declarer "South"]', ("1N", "S", None, None)),
        ('[Contract "4Hx"][Declarer "w"][Result "EW 4"]', ("4HX", "W", 4, None)),
        ('[Contract "4Sxx "][Declarer "W"][Result "NS 9 EW 4"]', ("4SXX", "W", 4, None)),
        ('[Contract "2S"][Declarer "N"][Result "EW 4"]', ("2S", "N", 9, None)),
        ('[Contract "5HX"][Declarer "^S"][Result "^5"]', ("5HX", "S", 5, None)),
        ('[Contract "Pass"][Declarer "S"][Result "0"][Score "NS 0"]', ("P", "S", 0, 0)),
        ('[Contract "4S"][Declarer "E"][Score "-300"]', ("4S", "E", None, 300)),
        ('[Contract "4S"][Declarer "N"][Score "-300"]', ("4S", "N", None, -300)),
        ('[Contract "4S"][Declarer "N"][Score "NS +90"]', ("4S", "N", None, 90)),
        ('[Contract "4S"][Declarer "N"][Score "EW -50"]', ("4S", "N", None, 50)),
        ('[Contract "4S"][Declarer "N"][Score "NS 100 EW -100"]', ("4S", "N", None, 100)),
        ('[Contract "4S"][Declarer "N"][Score "300/40"]', ("4S", "N", None, None)),
        ('[Contract "4S"][Declarer "N"][Score "NS 90"][Scoring "Rubber"]', ("4S", "N", None, None)),
        ('[Contract "?"][Declarer ""][Result "C-2"]', (None, None, None, None)),
        ('[Contract "8S"][Declarer "Z"][Result "99"]', (None, None, 99, None)),
    ],
)
def test_what_is_stated(tags: str, expected: tuple[object, ...]) -> None:
    stated = only(f'[Board "1"]{tags}\n').stated
    declarer = stated.declarer.value if stated.declarer else None
    assert (stated.contract, declarer, stated.tricks, stated.score) == expected


def test_the_kind_of_a_file_is_seen_from_its_text() -> None:
    assert [len(list(read_boards(text))) for text in ('[Board "1"]\n', "md|1|\n", "Dear reader", "")] == [1, 1, 0, 0]
