"""What a file states is read, or it is said that it cannot be; a tag twice, a shared deal, no dealer guessed."""

import pytest

from lessons.engine.files import Board, Stated, disagreements, file_remarks, judge, read_boards
from lessons.engine.files.board_check import DealerDiffers, DeclarerDiffers, ResultImpossible, ScoreDiffers
from lessons.engine.files.findings import (
    STATEMENTS,
    Adjusted,
    Disagreement,
    OutOfStep,
    PassesLeftOut,
    Remark,
    SeatsUnknown,
    SharedDeal,
    TagTwice,
    TrumpsAlone,
    UnreadableContract,
    UnreadableDealer,
    UnreadableDeclarer,
    UnreadableFirstCaller,
    UnreadableResult,
    UnreadableScore,
    UnreadableTag,
    UnreadableVulnerable,
    WithoutDeclarer,
)
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Seat, Vulnerability


def boards_of(text: str) -> list[Board]:
    return list(read_boards(text))


def only(text: str) -> Board:
    (board,) = read_boards(text)
    return board


def calls(board: Board) -> str:
    return " ".join(str(written.call) for written in board.calls)


UNREADABLE: list[tuple[str, Disagreement]] = [
    ('[Dealer "Z"]', UnreadableDealer("Z")),
    ('[Dealer "Black"]', UnreadableDealer("Black")),
    ('[Auction "Nord"]', UnreadableFirstCaller("Nord")),
    ('[Vulnerable "red"]', UnreadableVulnerable("red")),
    ('[Contract "4Y"]', UnreadableContract("4Y")),
    ('[Contract "8S"]', UnreadableContract("8S")),
    ('[Contract "4SXXX"]', UnreadableContract("4SXXX")),
    ('[Declarer "White"]', UnreadableDeclarer("White")),
    ('[Declarer "NS"]', UnreadableDeclarer("NS")),
    ('[Declarer "S"][Result "-9752"]', UnreadableResult("-9752")),
    ('[Declarer "S"][Result "ten"]', UnreadableResult("ten")),
    ('[Declarer "S"][Result "NS 9 EW 2"]', UnreadableResult("NS 9 EW 2")),
    ('[Declarer "S"][Result "NS 9 NS 4"]', UnreadableResult("NS 9 NS 4")),
    ('[Declarer "S"][Score "10.a"]', UnreadableScore("10.a")),
    ('[Declarer "S"][Score "NS 100 EW 100"]', UnreadableScore("NS 100 EW 100")),
    ('[Dealer "#"]', UnreadableDealer("#")),
    ("[Contract 4S]", UnreadableTag("[Contract 4S]")),
    ('[Contract "4S', UnreadableTag('[Contract "4S')),
    ('[Room "Open"][Room "IMP"]', TagTwice("Room", "Open", "IMP")),
    ('[Room ""][Room "Open"]', TagTwice("Room", "Open", "")),
]


@pytest.mark.parametrize(("tags", "finding"), UNREADABLE)
def test_a_statement_that_cannot_be_read_is_said(tags: str, finding: Disagreement) -> None:
    board = only(f'[Board "1"]\n{tags}\n')
    assert disagreements(board) == (finding,)
    assert (board.dealer, board.stated.contract, board.stated.tricks, board.stated.score) == (None,) * 4


def test_every_kind_of_unreadable_statement_is_in_the_table_above() -> None:
    assert {type(finding) for _, finding in UNREADABLE} == set(STATEMENTS)


@pytest.mark.parametrize("value", ["", "?", "??", "-", "N/A"])
@pytest.mark.parametrize("tag", ["Dealer", "Contract", "Declarer", "Result", "Score", "Auction"])
def test_a_tag_that_says_nothing_states_nothing(tag: str, value: str) -> None:
    board = only(f'[Board "1"]\n[{tag} "{value}"]\n')
    assert (board.dealer, board.stated, disagreements(board)) == (None, Stated(), ())


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("3NR", "3NXX"),
        ("3NTR", "3NXX"),
        ("4SD", "4SX"),
        ("5DD", "5DX"),
        ("4Hx", "4HX"),
        ("4S**", "4SXX"),
        ("4S*", "4SX"),
        ("1♣\ufe0e", "1C"),
        ("2 NT XX", "2NXX"),
        ("All pass", "P"),
        ("passed out", "P"),
    ],
)
def test_contracts_in_their_spellings(text: str, contract: str) -> None:
    assert only(f'[Contract "{text}"]\n').stated.contract == contract


@pytest.mark.parametrize(
    ("text", "vulnerable"),
    [
        ("N-S", Vulnerability.NS),
        ("N/S", Vulnerability.NS),
        ("E-W", Vulnerability.EW),
        ("e - w", Vulnerability.EW),
        ("Alle", Vulnerability.BOTH),
        ("ALL", Vulnerability.BOTH),
        ("Both", Vulnerability.BOTH),
        ("Love", Vulnerability.NONE),
        ("None", Vulnerability.NONE),
        ("-", Vulnerability.NONE),
    ],
)
def test_vulnerability_in_the_words_of_several_countries(text: str, vulnerable: Vulnerability) -> None:
    board = only(f'[Board "1"]\n[Vulnerable "{text}"]\n')
    assert (board.vulnerable, board.findings) == (vulnerable, ())


REMARKS: list[tuple[str, Remark]] = [
    ('[Contract "A=="]', Adjusted("A==", "stated.contract")),
    ('[Score "A+-"]', Adjusted("A+-", "stated.score")),
    ('[Contract "H"]', TrumpsAlone("H")),
    ('[Result "NS 9"]', WithoutDeclarer("NS 9", "stated.result")),
    ('[Score "-300"]', WithoutDeclarer("-300", "stated.score")),
    ('[Auction ""]\n1C P\n', SeatsUnknown()),
]


@pytest.mark.parametrize(("tags", "remark"), REMARKS)
def test_what_is_no_fault_is_a_remark(tags: str, remark: Remark) -> None:
    board = only(f'[Board "1"]\n{tags}\n')
    assert (board.findings, board.remarks) == ((), (remark,))


def test_the_auction_says_whose_side_a_bare_number_is() -> None:
    board = only('[Dealer "E"][Vulnerable "EW"][Result "EW 9"][Score "140"][Auction "E"]\n2S AP\n')
    assert (board.stated.tricks, board.stated.score, disagreements(board)) == (9, -140, ())


# A tag twice, and where a game ends

AUCTION = '[Auction "N"]\n1S Pass 4S Pass Pass Pass\n'


def test_a_tag_twice_makes_no_second_board() -> None:
    text = '[Board "7"]\n[Room "Open"]\n[Room "IMP"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[Contract "4S"]\n' + AUCTION
    board = only(text)
    assert (board.number, board.room, board.dealer, board.vulnerable) == ("7", "open", NORTH, Vulnerability.NS)
    assert (board.stated.contract, calls(board)) == ("4S", "1S P 4S P P P")
    assert disagreements(board) == (TagTwice("Room", "Open", "IMP"),)


def test_a_tag_a_hundred_times_is_said_once() -> None:
    board = only('[Board "7"]\n' + '[Site "a"]\n' * 100 + AUCTION)
    assert board.findings == (TagTwice("Site", "a", "a"),)


HEADS = [
    '[Event "x"]\n[Site "y"]\n[Board "{n}"]\n[Dealer "{d}"]\n',
    '[Site "y"]\n[Event "x"]\n[Board "{n}"]\n[Dealer "{d}"]\n',
    '[Board "{n}"]\n[Event "x"]\n[Dealer "{d}"]\n',
    '[Board "{n}"]\n[Dealer "{d}"]\n[Deal "N:- - - -"]\n',
    '[Dealer "{d}"]\n[Board "{n}"]\n',
    '[Dealer "{d}"]\n[Deal "N:- - - -"]\n[Board "{n}"]\n',
]
BODIES = ["", '[Contract "P"]\n', '[Auction "{d}"]\nPass Pass Pass Pass\n', '[Auction "{d}"]\nAP\n[Play "-"]\n*\n']


@pytest.mark.parametrize(
    "between", ["", "\n", "\n \n", "% a line\n", "; a comment\n", "{ a comment\n\nwith an empty line }\n"]
)
@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("head", HEADS)
def test_games_are_told_apart_with_and_without_empty_lines(head: str, body: str, between: str) -> None:
    text = between.join((head + body).format(n=n, d=d) for n, d in ((1, "N"), (2, "E"), (3, "S")))
    boards = boards_of(text)
    assert [(board.number, board.dealer) for board in boards] == [("1", NORTH), ("2", EAST), ("3", SOUTH)]
    assert [board.findings for board in boards] == [()] * 3


def test_two_tables_of_one_deal_differ_in_their_room() -> None:
    tags = '[Board "7"]\n[Room "{room}"]\n[Dealer "N"]\n' + AUCTION + "\n"
    boards = boards_of(tags.format(room="Open") + tags.format(room="Closed"))
    assert [(board.number, board.room, board.findings) for board in boards] == [
        ("7", "open", ()),
        ("7", "closed", ()),
    ]


# A shared deal

SEVEN = (
    '[Board "7"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n[Score "NS 620"]\n'
)
SECOND = '[Declarer "E"]\n[Contract "5DX"]\n[Result "9"]\n[Score "NS 300"]\n[Auction "N"]\n1S 2D 4S 5D X AP\n'


@pytest.mark.parametrize("between", ["\n", ""])
def test_a_second_table_takes_the_deal_from_the_record_before(between: str) -> None:
    first, second = boards_of(SEVEN + AUCTION + between + SECOND)
    assert (first.number, disagreements(first), first.remarks) == ("7", (), ())
    assert (second.number, second.dealer, second.vulnerable) == ("7", NORTH, Vulnerability.NS)
    assert second.stated == Stated("5DX", EAST, 9, 300)
    assert (disagreements(second), second.remarks) == ((), (SharedDeal(),))


def test_a_third_table_takes_it_too_and_its_score_is_checked() -> None:
    *_, third = boards_of("\n".join((SEVEN + AUCTION, SECOND, SECOND.replace("NS 300", "NS 500"))))
    assert (third.number, disagreements(third)) == ("7", (ScoreDiffers(500, 300),))


@pytest.mark.parametrize(
    "own", ['[Deal "N:- - - -"]', '[Dealer "E"]', '[Event "another"]', '[Vulnerable "?"]', '[Board ""]']
)
def test_a_record_that_names_something_of_its_own_takes_nothing(own: str) -> None:
    _, second = boards_of(f"{SEVEN}{AUCTION}\n{own}\n{SECOND}")
    assert (second.number, second.remarks) == ("", ())


def test_a_number_sign_stands_for_the_game_before_and_two_for_all_that_follow() -> None:
    games = (
        '[Board "1"]\n[Dealer "##N"]\n[Vulnerable "NS"]\n',
        '[Board "2"]\n[Vulnerable "#"]\n',
        '[Board "3"]\n',
        '[Board "4"]\n[Dealer "S"]\n',
        '[Board "5"]\n',
    )
    assert [(board.dealer, board.vulnerable) for board in boards_of("\n".join(games))] == [
        (NORTH, Vulnerability.NS),
        (NORTH, Vulnerability.NS),
        (NORTH, None),
        (SOUTH, None),
        (None, None),
    ]


# Text after the end


@pytest.mark.parametrize(
    "text",
    [
        "Minimum : 33.6",
        "Minimum : 33.6\nMaximum : 66.4\n",
        "\nMinimum : 33.6\n",
        "Double dummy : 10",
        "Pass rate 3",
        "* end of table",
    ],
)
def test_text_after_the_end_is_kept_and_is_no_fault_of_the_auction(text: str) -> None:
    board = only(f'[Dealer "N"]\n{AUCTION}{text}\n')
    assert (calls(board), board.unread, disagreements(board)) == ("1S P 4S P P P", (), ())
    assert board.comments == (" ".join(text.split()),)


def test_text_on_the_line_of_the_last_pass_is_kept_too() -> None:
    board = only('[Auction "N"]\n1S AP Minimum : 33.6\n')
    assert (calls(board), board.unread, board.comments) == ("1S P P P", (), ("Minimum : 33.6",))


def test_calls_after_the_end_are_still_calls() -> None:
    board = only('[Auction "N"]\n1S P P P P\n')
    assert [fault.code for fault in disagreements(board)] == ["call-after-end"]


def test_prose_apart_from_an_unfinished_auction_is_no_call_of_it() -> None:
    board = only('[Auction "N"]\n1S P\n\nWhat do you call?\n')
    assert (calls(board), board.unread, board.comments) == ("1S P", (), ("What do you call?",))


def test_nothing_in_an_auction_is_lost() -> None:
    board = only('[Auction "N"]\n! - {loose} 1C =9= {at 1C} ^S\n[Note "3:to nobody"]\nfree text\n')
    assert (board.calls[0].marks, board.calls[0].notes) == (("!",), ("=9=", "at 1C"))
    assert set(board.comments) == {"loose", "^S", "to nobody"}
    assert board.unread == ("free", "text")


def test_a_comment_between_two_games_is_of_the_second() -> None:
    first, second = boards_of(f'[Board "1"]\n{AUCTION}\n{{of 2}}\n[Board "2"]\n')
    assert ([made.notes for made in first.calls], first.comments, second.comments) == ([()] * 6, (), ("of 2",))


def test_a_note_told_at_many_calls_does_not_swell_the_answer() -> None:
    note = "n" * 9_999
    board = only(f'[Auction "N"]\n{"P =1= " * 900}\n[Note "1:{note}"]\n')
    told = [made.notes for made in board.calls]
    assert told[:3] == [(note,), (note,), ("=1=",)]
    assert told.count((note,)) == 2


# No dealer is guessed


@pytest.mark.parametrize(
    ("tags", "dealer", "first"),
    [
        ('[Dealer "E"][Auction "E"]', EAST, EAST),
        ('[Auction "W"]', WEST, WEST),
        ('[Dealer "S"][Auction ""]', SOUTH, SOUTH),
        ('[Dealer "S"][Auction "Z"]', SOUTH, SOUTH),
        ('[Dealer "Z"][Auction "N"]', None, NORTH),
        ('[Dealer "Z"][Auction ""]', None, None),
        ('[Auction "?"]', None, None),
    ],
)
def test_who_dealt_and_who_called_first(tags: str, dealer: Seat | None, first: Seat | None) -> None:
    board = only(f'[Declarer "{first.value if first else "S"}"]{tags}\n1NT AP\n')
    assert (board.dealer, board.first) == (dealer, first)
    assert not any(isinstance(fault, DeclarerDiffers | DealerDiffers) for fault in disagreements(board))


def test_a_skipped_dealer_is_still_the_dealer() -> None:
    board = only('[Auction "W"]\n^S 1C AP\n')
    assert (board.dealer, board.first) == (WEST, NORTH)


@pytest.mark.parametrize(
    ("lin", "findings"),
    [
        ("md|7|mb|1C|", (UnreadableDealer("7"),)),
        ("md|0|mb|1C|", ()),
        ("md|SAK,,,|mb|1C|", ()),
        ("md|3|sv|q|mb|1C|", (UnreadableVulnerable("q"),)),
        ("md|3|mb|1C|mc|all|", (UnreadableResult("all"),)),
        ("rs|4YE=|qx|o1|md|3|mb|1C|", (UnreadableResult("4YE="),)),
        ("rs|4HE|qx|o1|md|3|mb|1C|", (UnreadableResult("4HE"),)),
    ],
)
def test_lin_says_what_cannot_be_read(lin: str, findings: tuple[Disagreement, ...]) -> None:
    assert only(lin).findings == findings


def test_results_of_lin_with_a_redouble_and_an_impossible_number() -> None:
    first, second, third = boards_of("rs|3NSr+1,4SWx-12,A==|qx|o1|md|1|mb|p|qx|c1|md|1|mb|p|qx|o2|md|1|mb|p|")
    assert (first.stated, second.stated.tricks) == (Stated("3NXX", SOUTH, 10), -2)
    assert ResultImpossible(-2) in disagreements(second)
    assert third.remarks == (Adjusted("A==", "stated.result"),)


def test_what_is_out_of_step_in_lin_is_said() -> None:
    board = only("junk\n|md|2|nt|a comment|mb|1N|??|mb|p|mb|")
    assert (board.comments, board.remarks) == (("a comment",), (OutOfStep("junk", 1),))


# Passes left out before the opening bid


@pytest.mark.parametrize(
    ("tags", "auction", "is_said"),
    [
        ('[Dealer "N"][Declarer "E"][Contract "1S"]', "1S AP", True),
        ('[Dealer "N"][Declarer "S"][Contract "4S"]', "1S P 4S AP", True),
        ('[Dealer "N"][Declarer "W"]', "1S P 4S AP", True),
        ('[Dealer "W"][Declarer "N"][Contract "1S"]', "1S AP", True),  # only the dealer differs
        ('[Dealer "N"][Declarer "N"][Contract "1S"]', "1S AP", False),
        ('[Dealer "N"][Declarer "S"][Contract "2S"]', "1S AP", False),
        ('[Dealer "N"][Declarer "S"][Contract "1S"]', "P 1S AP", False),  # none was left out here
        ('[Dealer "N"][Declarer "S"][Contract "1S"]', "1S P", False),
        ('[Declarer "S"][Contract "1S"]', "1S AP", False),  # no dealer is stated
    ],
)
def test_passes_in_front_that_make_all_agree_are_a_hint(tags: str, auction: str, is_said: bool) -> None:
    board = only(f'{tags}[Auction "N"]\n{auction}\n')
    judged = judge(board.dealer, board.calls)
    assert list(file_remarks([(board, judged)] * 2)) == ([PassesLeftOut(2)] if is_said else [])
    assert calls(board) == auction.replace("AP", "P P P")
