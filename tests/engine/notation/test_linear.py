"""Reading takes time in proportion to the text, whatever is pasted: the largest text in the nastiest shapes."""

from time import process_time

import pytest

from lessons.engine.notation import LANGUAGES, read_auction, spelling

LONGEST = 20_000  # characters, as the field for a whole auction takes

SHAPES = {
    "calls": "1c p ",
    "every call another": "".join(f"{level} {suit} " for level in range(1, 8) for suit in "cdhsn"),
    "near-matches": "1 no one no ",
    "levels": "1 ",
    "number words": "одна ",
    "all pass": "ap ",
    "all pass after many passes": "p p p p ap ",
    "all pass after calls": "1c ap ",
    "digits": "1",
    "letters": "x",
    "marks": "!",
    "marks before a letter": "!" * 999 + "a",
    "dashes": "-",
    "dashes and calls": "1c-",
    "dashes and strokes": "-/",
    "lone dashes": "- ",
    "commas": ",",
    "blanks": " ",
    "call in blanks": "1" + " " * 999,
    "lines": "\n",
    "brackets": "(1c",
    "combining marks": "a\u0301\u0316\u0301\u0316",
    "combining marks alone": "\u0301\u0316",
    "invisible": "\u200b",
    "other layout": "jlyf gbrf ",
    "other layout with commas": "1,2,r",
}


def seconds(text, language):
    spelling._meaning.cache_clear()
    start = process_time()
    read_auction(text, language)
    return process_time() - start


def least(shape, length, language):
    text = (shape * (length // len(shape) + 1))[:length]
    return min(seconds(text, language) for _ in range(3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_twice_the_text_takes_no_more_than_about_twice_the_time(shape, language):
    half, whole = least(shape, LONGEST // 2, language), least(shape, LONGEST, language)
    assert whole < 3 * half + 0.01  # four times, were it quadratic; a hundredth of a second is nothing
