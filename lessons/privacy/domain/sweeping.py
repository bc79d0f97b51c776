"""What is kept for a time and no longer: taken away once a day (`manage.py sweep`), as the privacy page promises."""

from dataclasses import dataclass

from axes.models import AccessAttempt
from django.conf import settings
from django.contrib.sessions.models import Session
from django.utils import timezone

from lessons.models import WrongGuesses
from lessons.scoring.pad.domain import saved_pads
from lessons.web import code_throttle as guesses


@dataclass(frozen=True, slots=True)
class Swept:
    """How many rows of each kind are gone."""

    sessions: int
    log_ins: int
    guesses: int
    pads: int


def sweep() -> Swept:
    """Delete sessions that have ended, failed log-ins and wrong codes that no longer count, and pads nobody can open.

    A kind after the other, each in a transaction of its own, so that nobody waits for all.
    """
    now = timezone.now()
    return Swept(
        sessions=Session.objects.filter(expire_date__lt=now).delete()[0],
        log_ins=AccessAttempt.objects.filter(attempt_time__lt=now - settings.AXES_COOLOFF_TIME).delete()[0],
        guesses=WrongGuesses.objects.filter(since__lt=now - guesses.LONGEST).delete()[0],
        pads=saved_pads.delete_lost_pads() + saved_pads.delete_taken_away(),
    )
