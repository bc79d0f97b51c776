"""Guessing codes: who is refused, until when, and who is not."""

import re
from datetime import timedelta

import pytest
from django.contrib.sessions.backends.signed_cookies import SessionStore
from django.test import RequestFactory
from django.utils import timezone

from lessons.domain import guesses
from lessons.models import WrongGuesses

pytestmark = pytest.mark.django_db


def browser(address="192.0.2.1"):
    """A request of a browser of its own; used again it is the same browser."""
    request = RequestFactory().get("/", REMOTE_ADDR=address)
    request.session = SessionStore()
    return request


def is_refused(request):
    try:
        guesses.check(request)
    except guesses.TooManyGuesses:
        return True
    return False


def guess(request, times):
    for _ in range(times):
        guesses.wrong(request)


def later(row_filter, by):
    WrongGuesses.objects.filter(**row_filter).update(since=timezone.now() - by)


def test_twenty_wrong_codes_close_the_browser_and_not_its_neighbour():
    ours, neighbour = browser(), browser()
    guess(ours, 19)
    assert not is_refused(ours)
    guess(ours, 1)
    assert (is_refused(ours), is_refused(neighbour)) == (True, False)


def test_a_quarter_of_an_hour_later_it_is_open_again():
    ours = browser()
    guess(ours, 20)
    later({"count": 20}, timedelta(minutes=15, seconds=1))
    assert not is_refused(ours)
    guess(ours, 1)
    assert not is_refused(ours)


def test_two_hundred_wrong_codes_close_the_address_for_every_browser():
    for _ in range(20):
        guess(browser(), 10)
    assert (is_refused(browser()), is_refused(browser("192.0.2.2"))) == (True, False)


def test_right_codes_count_nothing():
    for _ in range(400):
        guesses.check(browser())
    assert not WrongGuesses.objects.exists()


def test_what_no_longer_counts_is_deleted_and_nothing_can_be_read_from_what_is_kept():
    guess(browser("192.0.2.7"), 1)
    later({}, guesses.LONGEST + timedelta(seconds=1))
    guess(browser("192.0.2.8"), 1)
    assert sorted(WrongGuesses.objects.values_list("count", flat=True)) == [1, 1]
    assert all(re.fullmatch("[0-9a-f]{64}", key) for key in WrongGuesses.objects.values_list("key", flat=True))


def test_a_check_costs_one_query(django_assert_num_queries):
    ours = browser()
    guess(ours, 1)
    with django_assert_num_queries(1):
        guesses.check(ours)
