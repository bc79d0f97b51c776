"""Guessing codes: only wrong guesses count, for the browser and for the address they come from.

Who takes a code does this, in this order:

    guesses.check(request)          # raises TooManyGuesses: say "wait", and do not look whether the code is right
    found = ...                     # look the code up
    if found is None:
        guesses.wrong(request)      # and say that it is none

So forty pupils behind one address, each with the right code, always get in. What is kept is a hash.
"""

import secrets
from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.db.models import F, Q
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from lessons.domain.callers import client_address
from lessons.models import WrongGuesses

SESSION_KEY = "guesser"


@dataclass(frozen=True, slots=True)
class Limit:
    """So many wrong ones in this time, counted from the first of them; then none is taken until it is over."""

    name: str
    most: int
    within: timedelta


BROWSER = Limit("browser", 20, timedelta(minutes=15))
ADDRESS = Limit("address", 200, timedelta(hours=1))
MAILS = Limit("mails", 3, timedelta(hours=1))  # letters to one person about a forgotten password
LONGEST = max(limit.within for limit in (BROWSER, ADDRESS, MAILS))


class TooManyGuesses(Exception):
    """Whoever asks has guessed wrong too often."""


def check(request: HttpRequest) -> None:
    """Raises TooManyGuesses where this browser, or its address, has been wrong too often. One query."""
    keys = {_key(limit, whose): limit for limit, whose in _callers(request)}
    for row in WrongGuesses.objects.filter(key__in=keys):
        if _is_over(row, keys[row.key]):
            raise TooManyGuesses


def wrong(request: HttpRequest) -> None:
    """Count a wrong guess. A browser without a session gets one, to be known by."""
    if SESSION_KEY not in request.session:
        request.session[SESSION_KEY] = secrets.token_urlsafe(16)
    count(*_callers(request))


def count(*things: tuple[Limit, str]) -> None:
    """Count one more of each thing against its limit. Rows that no longer count are deleted."""
    now, keys = timezone.now(), {_key(*thing): thing[0] for thing in things}
    over = Q(since__lt=now - LONGEST)
    for key, limit in keys.items():
        over |= Q(key=key, since__lt=now - limit.within)
    rows = WrongGuesses.objects.filter(key__in=keys)
    with transaction.atomic():
        WrongGuesses.objects.filter(over).delete()
        rows.update(count=F("count") + 1)
        new = keys.keys() - set(rows.values_list("key", flat=True))
        made = [WrongGuesses(key=key, count=1, since=now) for key in new]
        WrongGuesses.objects.bulk_create(made, ignore_conflicts=True)


def is_over(limit: Limit, whose: str) -> bool:
    """Whether a limit is reached."""
    row = WrongGuesses.objects.filter(key=_key(limit, whose)).first()
    return row is not None and _is_over(row, limit)


def _callers(request: HttpRequest) -> list[tuple[Limit, str]]:
    callers = [(ADDRESS, client_address(request))]
    if SESSION_KEY in request.session:
        callers.append((BROWSER, request.session[SESSION_KEY]))
    return callers


def _is_over(row: WrongGuesses, limit: Limit) -> bool:
    return row.count >= limit.most and row.since > timezone.now() - limit.within


def _key(limit: Limit, whose: str) -> str:
    return salted_hmac("lessons.guesses", f"{limit.name}:{whose}", algorithm="sha256").hexdigest()
