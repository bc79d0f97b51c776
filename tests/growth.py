"""How the work of reading a text grows with it: by the CPU time at one length and at twice that length."""

import gc
import time
from collections.abc import Callable

SHORT = 0.02  # seconds of CPU; below that nothing can be told, and nothing is the matter
MOST = 3.0  # times the work for twice the text: 2 where it is linear, 4 where it is quadratic
TRIES = 8  # a second one is needed only where the machine was busy, or memory had to be found

# What patterns and loops have been seen to trip over, and near-matches of what the site reads.
SHAPES = (
    *("x", "9", " ", "\n", "!", "-", ".", "/", "(", "[", "{", "<", "\\", '"', "'", "`", "*", "_", "|", "^", "="),
    *('\\"', '"\\', "[]", "[[", "{}", '{"', '":', "**a", "_a_ ", "[a](", "> ", "- ", "1. ", "&#", "<a ", "a\n", "a,"),
    *(
        "a;b\n",
        '"a\n',
        "1C",
        "1C ",
        "1C P ",
        "1C-",
        "AP ",
        "1C AP ",
        "X X ",
        "1 no ",
        "1s ",
        "1с ",
        "з ",
        "б/к ",
        "z ",
    ),
    *("\u0301\u0316", "a\u0301\u0316", "ﷺ", "ß", "\u200b", "\u202e", "\x00", "🂡", "👩‍👧", "1C.N.7_", "1C.N.7.N4_"),
    *("mb|1C", "|mb|", "pn|", "md|3", '[A "b"]\n', '[A "', "[Auction", "{a", "$1", "=1=", "^I", "?lin=", "%41"),
    *("a@b.c ", "1+", "50+", "http://a ", "ABEKM2", "ab-", "имя\n", "Ana, ", "Имя;", "sep=", "1) "),
)


def grows_evenly(read: Callable[[str], object], shape: str, length: int) -> bool:
    """Whether reading twice as much of a shape costs about twice the work. `length` is the largest text allowed.

    The text ends with what fits nothing, so that a pattern has to give up on all of it. The machine may be busy:
    the least of a few measurements counts.
    """
    half, whole = (shape * (size // len(shape)) + "q\x01" for size in (length // 2, length))
    at_half = at_whole = float("inf")
    for attempt in range(TRIES):
        if attempt:
            gc.collect()  # what the readings before have left: a large heap makes the next one slow
        at_whole = min(at_whole, seconds(read, whole))
        if at_whole < SHORT:
            return True
        at_half = min(at_half, seconds(read, half))
        if at_whole < MOST * at_half:
            return True
    return False


def seconds(read: Callable[[str], object], text: str) -> float:
    """The CPU time of one reading, without that of the garbage collector, which grows in leaps."""
    gc.disable()
    try:
        start = time.process_time()
        read(text)
        return time.process_time() - start
    finally:
        gc.enable()
