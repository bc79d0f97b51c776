"""Turns: one is let through in a time, and holding takes the next one too."""

from datetime import timedelta

import pytest

from lessons.models import WrongGuesses
from lessons.web import turns

pytestmark = pytest.mark.django_db
EVERY = timedelta(seconds=4)


def test_a_turn_is_free_again_when_its_time_is_over(clock) -> None:
    free = []
    for seconds in (0, 0, 3.9, 0.1, 0, 4):
        clock.goes_on(seconds)
        free.append(turns.take("ours", EVERY))
    assert free == [True, False, False, True, False, True]


def test_each_key_has_turns_of_its_own(clock) -> None:
    assert [turns.take(key, EVERY) for key in ("ours", "theirs", "ours")] == [True, True, False]
    assert sorted(WrongGuesses.objects.values_list("key", flat=True)) == ["ours", "theirs"]


def test_holding_a_turn_begins_its_time_anew(clock) -> None:
    turns.hold("ours")
    assert not turns.take("ours", EVERY)
    clock.goes_on(3)
    turns.hold("ours")
    clock.goes_on(3)
    assert not turns.take("ours", EVERY)
    clock.goes_on(1)
    assert turns.take("ours", EVERY)
