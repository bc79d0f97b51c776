"""Turns: of all who ask for the same thing one is let through in a time, whichever processes they come to."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from lessons.models import WrongGuesses


def take(key: str, every: timedelta) -> bool:
    """Take the turn under this key, and say whether it was free: whether nobody took it in the time `every`.

    The row is changed where it is old enough, by one statement, so that of any number who ask at once one gets it.
    """
    now = timezone.now()
    if WrongGuesses.objects.filter(key=key, since__lte=now - every).update(since=now):
        return True
    with transaction.atomic():
        _, is_new = WrongGuesses.objects.get_or_create(key=key, defaults={"since": now})
    return is_new


def hold(key: str) -> None:
    """Let nobody have the turn until its time is over again, counted from now."""
    WrongGuesses.objects.update_or_create(key=key, defaults={"since": timezone.now()})
