"""A sentence holds the same words as plain text and as markup."""

import pytest
from django.utils.html import strip_tags

from lessons.engine.calls import BIDS, DOUBLE, PASS, Denomination
from lessons.engine.contract import Contract, Risk
from lessons.engine.seats import Seat, Side
from lessons.words.sentence import sentence


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Denomination.CLUBS, "clubs"),
        (Denomination.NO_TRUMP, "no trump"),
        (Seat.WEST, "West"),
        (Side.NS, "North–South"),
        (BIDS[0], "1♣\ufe0e"),
        (PASS, "Pass"),
        (DOUBLE, "X"),
        (Risk.REDOUBLED, "XX"),
        (Contract(BIDS[0], Risk.DOUBLED, Seat.NORTH), "1♣\ufe0eX"),
        (3, "3"),
        ("plain", "plain"),
    ],
    ids=str,
)
def test_markup_says_what_the_text_says(value: object, text: str) -> None:
    said = sentence("It is %(value)s.", value=value)
    assert (said, strip_tags(said.html)) == (f"It is {text}.", f"It is {text}.")


def test_text_of_a_learner_is_escaped_in_the_markup_alone() -> None:
    said = sentence("“%(text)s”", text="<b>1z</b>")
    assert (said, said.html) == ("“<b>1z</b>”", "“&lt;b&gt;1z&lt;/b&gt;”")
