"""Any text is read, in time that grows with its length and no faster."""

import gc
import random
from collections.abc import Callable, Iterator
from time import process_time

import pytest

from lessons.engine.files import decoded, disagreements, file_remarks, judge, read_boards

HEAD = '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n'
LIN = "md|1|mb|1C|"

# Of each: what begins a text, and what comes over and over after it.
SHAPES = [
    *(
        (HEAD, unit)
        for unit in ("{", "{ x ", "[", "[\n", '[a "', '[a "\\', '"', "(", "(1C ", ";", "}", "%\n", "\x00", "\r")
    ),
    *(
        (HEAD, unit)
        for unit in ("1", "\u0301", "1C", "1C ", "P ", "AP ", "all pass ", "all\npass\n", "foo ", "- ", "-", "+ ")
    ),
    *(
        (HEAD + "1C ", unit)
        for unit in ("!", "! ", "$1", "$1 ", "=1=", "=1= ", "^S", "^S ", "^I ", "^", "{c} ", ";c\n")
    ),
    (HEAD + "P " * 1000, "AP "),
    (HEAD + "2C ", "^I 1C "),
    (HEAD + "1C ", "^S P "),
    (HEAD + "1C P P P\n", "Minimum : 33.6\n"),
    (HEAD + "1C P P P ", "Minimum : 33.6 "),
    (HEAD + "1C\n\n", "prose\n"),
    *((HEAD + "1C", unit) for unit in ("\n", " ", "\n ", "\n\n[a]", "\n\n;x")),
    *(
        (HEAD, unit)
        for unit in ('[Site "x"]\n', '[Note "1:x"]\n', '[Site "x"][Event "y"]', '[Contract "1C"]', "[ \n")
    ),
    ("[", " "),
    ("[", "\n"),
    ("[", "a"),
    ('[a "', "b"),
    ('[a "', '\\"'),
    ("", '[Board "1"]\n\n'),
    ("", '[Event "x"]\n\n'),
    ("", '[Board "##1"]\n[Room "#"]\n\n'),
    ("", '[Auction "N"]\n1C AP\n'),
    ("", '[Contract "1C"]\n\n'),
    *(
        ("", unit)
        for unit in (
            "|",
            "mb|",
            "md|",
            "mb|p|",
            "md|1|",
            "qx|o1|md|1|",
            "lin=",
            "lin=%7C ",
            "lin=|\n",
            '"lin=',
            "a|b|c|",
        )
    ),
    *(
        (LIN, unit)
        for unit in ("mb|p|", "mb|1C!|", "an|x|", "nt|x|", "?|", "mb|1", "1", "\u0301", "rs|a,b|", "ah|1|")
    ),
    ("lin=md|", "&a"),
    ("lin=md|", "&a="),
    ("W N E S\n", "1C P "),
    ("W N E S\n", "P P P P\n"),
    ("", "W N E S\nP\n"),
    ("", "Dear W N E S "),
]


def work(text: str) -> float:
    """How long it takes to read, judge and compare all boards, at best."""
    raw, times = text.encode(), []
    for _ in range(3):
        begun = process_time()
        boards = [(board, judge(board.dealer, board.calls)) for board in read_boards(decoded(raw))]
        for board, judged in boards:
            disagreements(board, judged)
        list(file_remarks(boards))
        times.append(process_time() - begun)
    return min(times)


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    """The collector looks through all that other tests have left, and would be measured with the reader."""
    gc.disable()
    yield
    gc.enable()


def compare(text_of: Callable[[int], str]) -> None:
    """Eight times the text: 8 times the work when it grows with the length, 64 times when with its square."""
    short, long = work(text_of(12_500)), work(text_of(100_000))
    assert long < 0.02 or long / short < 24, (short, long)


@pytest.mark.parametrize(("head", "unit"), SHAPES)
def test_the_work_grows_no_faster_than_the_text(head: str, unit: str) -> None:
    compare(lambda size: head + unit * (size // len(unit)))


def test_so_it_does_with_tags_that_are_all_different_and_all_stand_twice() -> None:
    compare(lambda size: HEAD + "".join(f'[T{number} "x"][T{number} "y"]' for number in range(size // 20)))


SEEDS = [
    HEAD + '1D 1S ! 3H =1= {c} 4S\n4NT ^S X ^I Pass AP\n[Note "1:n"]\n\n[Board "2"]\n[Contract "4S"]\n',
    '% PBN 2.1\n[Event "##x"]\n[Board "7"]\n[Dealer "S"]\n[Vulnerable "All"]\n[Deal "N:- - - -"]\n[Declarer "E"]\n'
    '[Contract "5DX"]\n[Result "NS 9 EW 4"]\n[Score "-300"]\n\n[Declarer "#"]\n[Auction "W"]\n- 1C AP\nMinimum : 3\n',
    "vg|m,s,I,1,2|\nrs|4HE=,3NW+1,PASS|\nqx|o1|md|3SAK,,|ah|Board 1|sv|n|mb|p|mb|2H!|an|x|mb|d|mc|9|\n",
    "See https://x.example/?lin=pn%7CA%7Cmd%7C3S%7Cmb%7C1S%7Cmb%7Cp%7C and lin=md|1|mb|p|",
    "hello\nW N E S\n- - 1D Pass\n1H 1S 2H 3S\n4H All Pass\n\nN E S W / P P P P",
]
PIECES = [
    *'[]"{};%|#!+-*\\\n\x00\u0301é',
    *("##", "^S", "^I", "=1=", "$3", "AP", "\n\n", "mb|", "md|9|", "sv|q|", "qx|c1|", "lin=", "%7C"),
    *(
        '[Dealer "Z"]',
        '[Auction "N"]\n',
        '[Room "x"]',
        '[Board "3"]',
        '[Result "NS 9"]',
        '[Note "1:a"]',
        '[Score "1"]',
    ),
]


@pytest.mark.parametrize("seed", range(20))
def test_small_files_with_something_changed_in_them_are_read(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        raw = bytearray(rng.choice(SEEDS).encode(rng.choice(("utf-8", "utf-8", "utf-16"))))
        for _ in range(rng.randrange(1, 9)):
            at = rng.randrange(len(raw) + 1)
            raw[at : at + rng.choice((0, 0, 1, 9))] = rng.choice((rng.choice(PIECES).encode(), rng.randbytes(2), b""))
        for board in read_boards(decoded(bytes(raw))):
            judged = judge(board.dealer, board.calls)
            assert len(judged.verdicts) == len(board.calls)
            assert all(fault.code and isinstance(fault.where, str) for fault in disagreements(board, judged))
            assert all(remark.code for remark in (*board.remarks, *file_remarks([(board, judged)])))
