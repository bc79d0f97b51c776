"""`manage.py sweep`: what has expired goes, what has not stays."""

from datetime import timedelta

import pytest
from axes.models import AccessAttempt
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.utils import timezone

from lessons.models import SavedPad, WrongGuesses
from lessons.web import code_throttle
from tests import worlds

pytestmark = pytest.mark.django_db
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def session(name: str, ends_in: timedelta) -> None:
    Session.objects.create(session_key=name, session_data="", expire_date=timezone.now() + ends_in)


def failed_log_in(name: str, ago: timedelta) -> None:
    AccessAttempt.objects.create(username=name, user_agent="", failures_since_start=1)
    AccessAttempt.objects.filter(username=name).update(attempt_time=timezone.now() - ago)


def pad(name: str, ago: timedelta, *, deleted: timedelta | None = None, **owner) -> None:
    now = timezone.now()
    made = SavedPad.objects.create(name=name, query="", deleted=deleted and now - deleted, **owner)
    SavedPad.objects.filter(pk=made.pk).update(changed=now - ago)


def test_what_has_expired_goes_and_what_has_not_stays(capsys: pytest.CaptureFixture[str]) -> None:
    vera = worlds.teacher()
    session("ended", -MINUTE)
    session("open", MINUTE)
    failed_log_in("long ago", 31 * MINUTE)
    failed_log_in("just now", 29 * MINUTE)
    for name, ago in (("long ago", code_throttle.LONGEST + MINUTE), ("just now", code_throttle.LONGEST - MINUTE)):
        WrongGuesses.objects.create(key=name, count=1, since=timezone.now() - ago)
    pad("lost", 366 * DAY, guest="lost")
    pad("found", 364 * DAY, guest="found")
    pad("old, of who still comes", 400 * DAY, guest="comes")
    pad("new, of who still comes", DAY, guest="comes")
    pad("old, of an account", 400 * DAY, user=vera)
    pad("deleted", 3 * DAY, deleted=25 * HOUR, user=vera)
    pad("deleted, can be put back", 3 * DAY, deleted=23 * HOUR, user=vera)

    call_command("sweep")
    assert capsys.readouterr().out == "Taken away: sessions 1, failed log-ins 1, wrong codes 1, pads 2\n"
    assert list(Session.objects.values_list("session_key", flat=True)) == ["open"]
    assert list(AccessAttempt.objects.values_list("username", flat=True)) == ["just now"]
    assert list(WrongGuesses.objects.values_list("key", flat=True)) == ["just now"]
    assert sorted(SavedPad.objects.values_list("name", flat=True)) == [
        "deleted, can be put back",
        "found",
        "new, of who still comes",
        "old, of an account",
        "old, of who still comes",
    ]

    call_command("sweep")
    assert capsys.readouterr().out == "Taken away: sessions 0, failed log-ins 0, wrong codes 0, pads 0\n"
