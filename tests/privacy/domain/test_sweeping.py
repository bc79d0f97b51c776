"""Sweeping: how many rows of each kind are gone."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.utils import timezone

from lessons.models import SavedPad, WrongGuesses
from lessons.privacy.domain.sweeping import Swept, sweep
from lessons.web import code_throttle
from tests import worlds

pytestmark = pytest.mark.django_db


def test_with_nothing_to_sweep_nothing_goes() -> None:
    assert sweep() == Swept(sessions=0, log_ins=0, guesses=0, pads=0)


def test_each_kind_is_counted_by_itself() -> None:
    now, day = timezone.now(), timedelta(days=1)
    for number in range(3):
        Session.objects.create(session_key=f"ended {number}", session_data="", expire_date=now - day)
    for number in range(2):
        since = now - code_throttle.LONGEST - day
        WrongGuesses.objects.create(key=f"long ago {number}", count=1, since=since)
    SavedPad.objects.create(name="deleted", query="", deleted=now - 2 * day, user=worlds.teacher())
    assert sweep() == Swept(sessions=3, log_ins=0, guesses=2, pads=1)
    assert sweep() == Swept(sessions=0, log_ins=0, guesses=0, pads=0)
