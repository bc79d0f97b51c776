"""Guessing codes: who is refused, until when, and who is not."""

import re
from datetime import timedelta

import pytest
from django.contrib.sessions.backends.signed_cookies import SessionStore
from django.http import HttpResponse
from django.test import RequestFactory
from django.utils import timezone

from lessons.models import WrongGuesses
from lessons.web import code_throttle, known_browsers
from tests import worlds

pytestmark = pytest.mark.django_db


def browser(address="192.0.2.1"):
    """A request of a browser of its own; used again it is the same browser."""
    request = RequestFactory().get("/", REMOTE_ADDR=address)
    request.session = SessionStore()
    return request


def is_refused(request):
    try:
        code_throttle.check(request)
    except code_throttle.TooManyGuesses:
        return True
    return False


def guess(request, times):
    for _ in range(times):
        code_throttle.wrong(request)


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


def guessed_at(address="192.0.2.1"):
    """As many wrong codes as an address may give, from strangers."""
    for _ in range(20):
        guess(browser(address), 10)


def of(member, address="192.0.2.1"):
    """A browser of its own that somebody has been in with, and is no longer."""
    came_in, response = RequestFactory().get("/"), HttpResponse()
    known_browsers.came_in(came_in, member.student)
    known_browsers.give_cookie(came_in, response)
    request = browser(address)
    request.COOKIES[known_browsers.COOKIE] = response.cookies[known_browsers.COOKIE].value
    return request


def test_after_two_hundred_wrong_codes_strangers_at_the_address_take_turns_of_a_second(clock):
    guessed_at()
    assert [is_refused(browser()) for _ in range(3)] == [False, True, True]
    assert is_refused(browser("192.0.2.2")) is False
    clock.goes_on(0.999)
    assert is_refused(browser()) is True
    clock.goes_on(0.001)
    assert [is_refused(browser()) for _ in range(3)] == [False, True, True]


def test_how_long_to_wait(clock):
    ours = browser()
    guess(ours, 20)
    guessed_at()
    is_refused(browser())
    with pytest.raises(code_throttle.TooManyGuesses) as of_a_browser:
        code_throttle.check(ours)
    with pytest.raises(code_throttle.TooManyGuesses) as of_an_address:
        code_throttle.check(browser())
    assert [(one.value.seconds, one.value.is_for_a_moment) for one in (of_a_browser, of_an_address)] == [
        (900, False),
        (1, True),
    ]


def test_who_has_guessed_too_often_takes_no_turn_from_others(clock):
    guesser = browser()
    guess(guesser, 20)
    guessed_at()
    assert [is_refused(guesser) for _ in range(3)] == [True] * 3
    assert is_refused(browser()) is False


def test_an_hour_later_nobody_takes_turns(clock):
    guessed_at()
    clock.goes_on(3601)
    assert [is_refused(browser()) for _ in range(3)] == [False] * 3


def test_browsers_that_have_been_in_before_are_not_slowed_by_strangers(clock):
    world = worlds.world()
    guessed_at()
    assert [is_refused(of(world.ana)) for _ in range(10)] == [False] * 10
    assert [is_refused(browser()) for _ in range(2)] == [False, True]


def test_an_account_has_twenty_wrong_codes_however_often_it_logs_in_and_is_then_a_stranger(clock):
    world = worlds.world()
    for _ in range(20):
        guess(of(world.ana), 1)
    assert [is_refused(of(world.ana)) for _ in range(3)] == [False] * 3  # below the limit of the address
    guessed_at()
    assert [is_refused(of(world.ana)) for _ in range(3)] == [False, True, True]  # a turn, as a stranger
    assert is_refused(browser()) is True
    assert [is_refused(of(world.bruno)) for _ in range(3)] == [False] * 3
    clock.goes_on(901)
    assert [is_refused(of(world.ana)) for _ in range(3)] == [False] * 3


def test_many_accounts_at_one_address_have_no_more_than_an_address_has(clock):
    room = worlds.classroom(worlds.teacher())
    members = [worlds.student(room, f"Pupil {number}", f"P{number:04}") for number in range(11)]
    for member in members[:10]:
        for _ in range(20):
            guess(of(member), 1)
    assert [is_refused(of(members[10])) for _ in range(3)] == [False, True, True]
    assert [is_refused(browser()) for _ in range(3)] == [False] * 3


@pytest.mark.parametrize("cookie", ["", "x", "a:b:c", "{word}", "{word}:1vwxyz:abc"])
def test_nobody_makes_a_browser_known_by_writing_its_cookie(clock, cookie):
    ana = worlds.world().ana
    guessed_at()
    is_refused(browser())
    forger = browser()
    forger.COOKIES[known_browsers.COOKIE] = cookie.format(word=known_browsers.word_of(ana.student))
    assert is_refused(forger)


def test_a_code_that_was_right_is_asked_for_again_without_another_turn(clock):
    guessed_at()
    ours = browser()
    code_throttle.check(ours, "ABEKM2")
    code_throttle.right(ours, "ABEKM2")
    code_throttle.check(ours, "ABEKM2")
    with pytest.raises(code_throttle.TooManyGuesses):
        code_throttle.check(ours, "ABEKM3")


def test_below_the_limits_a_right_code_leaves_nothing_in_the_session():
    ours = browser()
    code_throttle.check(ours, "ABEKM2")
    code_throttle.right(ours, "ABEKM2")
    assert dict(ours.session.items()) == {}


def test_the_log_says_once_that_an_address_takes_turns_and_not_which(caplog):
    for _ in range(21):
        guess(browser(), 10)
    assert [(one.name, one.getMessage()) for one in caplog.records] == [
        (
            "lessons.web.code_throttle",
            "200 wrong codes within an hour from one address: its guesses take turns now.",
        )
    ]


def test_right_codes_count_nothing():
    for _ in range(400):
        code_throttle.check(browser())
    assert not WrongGuesses.objects.exists()


def test_what_no_longer_counts_is_deleted_and_nothing_can_be_read_from_what_is_kept():
    guess(browser("192.0.2.7"), 1)
    later({}, code_throttle.LONGEST + timedelta(seconds=1))
    guess(browser("192.0.2.8"), 1)
    assert sorted(WrongGuesses.objects.values_list("count", flat=True)) == [1, 1]
    assert all(re.fullmatch("[0-9a-f]{64}", key) for key in WrongGuesses.objects.values_list("key", flat=True))


def test_a_check_costs_one_query(django_assert_num_queries):
    ours = browser()
    guess(ours, 1)
    with django_assert_num_queries(1):
        code_throttle.check(ours)
