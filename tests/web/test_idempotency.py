"""A form sent twice: when its page was made, and the key of the question it makes."""

from datetime import timedelta

import pytest

from lessons.web.idempotency import DOUBLE_PRESS, LONGEST_OPEN, page_made, question_key

MINUTE = timedelta(minutes=1)


@pytest.mark.parametrize(
    ("ago", "taken_for"),
    [
        (MINUTE, MINUTE),
        (timedelta(0), timedelta(0)),
        (-MINUTE, timedelta(0)),
        (LONGEST_OPEN, LONGEST_OPEN),
        (LONGEST_OPEN + MINUTE, LONGEST_OPEN),
    ],
)
def test_a_page_was_made_when_its_token_says_within_a_day(clock, ago: timedelta, taken_for: timedelta) -> None:
    assert page_made((clock.now - ago).isoformat()) == clock.now - taken_for


@pytest.mark.parametrize("token", ["", "yesterday", "2026-11-30T10:00:00", "2026-13-01T10:00:00+00:00"])
def test_without_a_token_that_can_be_read_the_page_is_as_old_as_a_double_press(clock, token: str) -> None:
    assert page_made(token) == clock.now - DOUBLE_PRESS


def test_the_same_form_and_question_have_the_same_key_and_no_others() -> None:
    parts = [
        ("form", "1H"),
        ("form", "1S"),
        ("form", "1H", 2),
        ("other", "1H"),
        ("form",),
        ("form", {"a": 1, "b": 2}),
    ]
    keys = [question_key(*one) for one in parts]
    assert len(set(keys)) == len(parts)
    assert keys == [question_key(*one) for one in parts]
    assert question_key("form", {"b": 2, "a": 1}) == keys[-1]
    assert all(len(key) == 13 and key[0] == "q" and int(key[1:], 16) >= 0 for key in keys)
