"""Guessing passwords: under which name a wrong one is counted, and what forgetting takes away."""

import pytest
from axes.models import AccessAttempt
from django.contrib.auth.models import AnonymousUser, User
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from lessons.accounts import password_throttle
from lessons.web import known_browsers
from tests import worlds

pytestmark = pytest.mark.django_db
EMAIL = "teacher@example.org"


def request_of(known: User | None = None) -> HttpRequest:
    """A request of nobody; of a browser that somebody has been in with, where that is given."""
    request = RequestFactory().post("/", {"username": f" {EMAIL.upper()} "})
    request.user = AnonymousUser()
    if known:
        answer = HttpResponse()
        known_browsers.came_in(request, known)
        known_browsers.give_cookie(request, answer)
        request.COOKIES[known_browsers.COOKIE] = answer.cookies[known_browsers.COOKIE].value
    return request


@pytest.mark.parametrize("typed", [EMAIL, EMAIL.upper(), f"  {EMAIL} "])
def test_however_a_name_is_written_it_is_one(typed: str) -> None:
    assert password_throttle.guessed_name(request_of(), {"username": typed}) == EMAIL


def test_without_credentials_the_name_is_that_of_the_form() -> None:
    assert password_throttle.guessed_name(request_of(), None) == EMAIL
    assert password_throttle.guessed_name(None, None) == ""


def test_a_browser_that_is_known_is_counted_apart_and_under_its_own_account_alone() -> None:
    vera, igor = worlds.teacher(), worlds.teacher("other@example.org")
    names = [password_throttle.guessed_name(request_of(known), {"username": EMAIL}) for known in (vera, igor, None)]
    assert names == [f"{EMAIL}\n", EMAIL, EMAIL]


def test_the_wait_is_a_second_until_it_is_known() -> None:
    request = request_of()
    assert password_throttle.seconds_to_wait(request) == 1
    request.password_wait = 64
    assert password_throttle.seconds_to_wait(request) == 64


def test_forgetting_takes_the_wrong_passwords_of_one_account_wherever_they_were_typed() -> None:
    vera = worlds.teacher()
    for name in (EMAIL, f"{EMAIL}\n", "other@example.org"):
        AccessAttempt.objects.create(username=name, user_agent="", failures_since_start=1)
    password_throttle.forget(vera)
    assert list(AccessAttempt.objects.values_list("username", flat=True)) == ["other@example.org"]
