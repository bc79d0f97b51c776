"""Guessing codes: only wrong guesses count, for the browser and for the address they come from.

Who takes a code does this, in this order:

    guesses.check(request)          # raises TooManyGuesses: say "wait", and do not look whether the code is right
    found = ...                     # look the code up
    if found is None:
        guesses.wrong(request)      # and say that it is none

So forty pupils behind one address, each with the right code, always get in. What is kept is a hash.

Nobody is shut out by what another guesses, even where a proxy makes one address of everybody:

- A browser with too many wrong codes, which its session tells, waits a quarter of an hour.
- Past the limit of an address, codes are looked at one a second: a right one gets in, whoever has guessed before.
  Who asks in between is told to try again in a moment, before the code is looked at, so that no answer tells
  whether it was right. The turn is taken in the database: any number of requests at once have one a second. It is
  whoever asks first that has it, so while somebody hammers at the site from the same address, strangers there wait
  longer than a moment; those who have been in before do not.
- Browsers that have been in before (`browsers`) are counted apart from the rest of their address, so that strangers
  never slow them. How much they guess is counted by account and not by browser or session: who logs in a hundred
  times, or throws the session away, has no more guesses. An account with too many is a stranger for a while, which
  slows it and shuts nobody out; and of many accounts at one address all wrong guesses are counted together.

What a guess costs: a new session saves nobody from the limit of the address, and past that limit a second passes for
each guess, whatever is tried at once. A class code and a personal code together have 50 bits; of a class whose code
hangs on the wall a personal code alone has 25, so that a guess a second finds one card after half a year, on average,
and some card of a class of thirty after two weeks: as long as 200 an hour took while personal codes were a symbol
shorter (cards printed then still open, and are found in a day; new codes are a press away). A second cannot be made
longer for guessers alone: what an honest stranger is told, the next one is told too. The log says when an address
passes its limit, and another class code, which a teacher makes with one press, stops such a guesser at once.
"""

import logging
import secrets
from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.db.models import F, Q
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from lessons.models import WrongGuesses
from lessons.web import known_browsers, turns
from lessons.web.client_ip import client_address

SESSION_KEY = "guesser"
FOUND = "found_code"  # in the session: the code that this browser was right about when it took its turn
TURN = timedelta(seconds=1)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Limit:
    """So many wrong ones in this time, counted from the first of them."""

    name: str
    most: int
    within: timedelta


BROWSER = Limit("browser", 20, timedelta(minutes=15))
ACCOUNT = Limit("account", 20, timedelta(minutes=15))  # of browsers that have been in before
ADDRESS = Limit("address", 200, timedelta(hours=1))
MAILS = Limit("mails", 3, timedelta(hours=1))  # letters to one person about a forgotten password
LONGEST = max(limit.within for limit in (BROWSER, ACCOUNT, ADDRESS, MAILS))


class TooManyGuesses(Exception):
    """Whoever asks has guessed wrong too often, and waits for `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    @property
    def is_for_a_moment(self) -> bool:
        """Whether it is the next turn alone that is waited for."""
        return self.seconds <= TURN.total_seconds()


def check(request: HttpRequest, code: str = "") -> None:
    """Raises TooManyGuesses where this browser has been wrong too often, or it is another's turn at its address.

    `code` is one that `right` may have been told of: it is asked for on several pages, and takes one turn. One query
    below the limits.
    """
    callers = _callers(request)
    rows = {row.key: row for row in WrongGuesses.objects.filter(key__in=[_key(*caller) for caller in callers])}
    over = {caller for caller in callers if (row := rows.get(_key(*caller))) and _is_over(row, caller[0])}
    if any(limit == BROWSER for limit, _ in over):
        raise TooManyGuesses(int(BROWSER.within.total_seconds()))
    here = _at_address(request, is_known=_is_known(request, over))
    if here not in over or (code and request.session.get(FOUND) == code):
        return
    if not turns.take(_key(*here, "turn"), TURN):
        raise TooManyGuesses(int(TURN.total_seconds()))
    request.takes_turns = True  # type: ignore[attr-defined]  # ours, for `right`


def right(request: HttpRequest, code: str) -> None:
    """That a code was right, where one has to come back with it: where turns are taken, it is not asked for again."""
    if getattr(request, "takes_turns", False):
        request.session[FOUND] = code


def wrong(request: HttpRequest) -> None:
    """Count a wrong guess. A browser without a session gets one, to be known by."""
    if SESSION_KEY not in request.session:
        request.session[SESSION_KEY] = secrets.token_urlsafe(16)
    callers = _callers(request)
    over = {(ACCOUNT, word) for limit, word in callers if limit == ACCOUNT and is_over(ACCOUNT, word)}
    here = _at_address(request, is_known=_is_known(request, over))
    count(here, *(caller for caller in callers if caller[0] != ADDRESS))


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
        counts = dict(rows.values_list("key", "count"))
        made = [WrongGuesses(key=key, count=1, since=now) for key in keys.keys() - counts.keys()]
        WrongGuesses.objects.bulk_create(made, ignore_conflicts=True)
    if any(keys[key] == ADDRESS and number == ADDRESS.most for key, number in counts.items()):
        _log.warning("%s wrong codes within an hour from one address: its guesses take turns now.", ADDRESS.most)


def is_over(limit: Limit, whose: str) -> bool:
    """Whether a limit is reached."""
    row = WrongGuesses.objects.filter(key=_key(limit, whose)).first()
    return row is not None and _is_over(row, limit)


def _callers(request: HttpRequest) -> list[tuple[Limit, str]]:
    """All that a request may be counted by."""
    callers = [_at_address(request, is_known=False)]
    if word := known_browsers.known_as(request):
        callers += [_at_address(request, is_known=True), (ACCOUNT, word)]
    if SESSION_KEY in request.session:
        callers.append((BROWSER, request.session[SESSION_KEY]))
    return callers


def _is_known(request: HttpRequest, over: set[tuple[Limit, str]]) -> bool:
    """Whether the browser has been in before, and its account has not been wrong too often."""
    word = known_browsers.known_as(request)
    return bool(word) and (ACCOUNT, word) not in over


def _at_address(request: HttpRequest, *, is_known: bool) -> tuple[Limit, str]:
    address = client_address(request)
    return ADDRESS, f"{address}:known" if is_known else address


def _is_over(row: WrongGuesses, limit: Limit) -> bool:
    return row.count >= limit.most and row.since > timezone.now() - limit.within


def _key(limit: Limit, whose: str, what: str = "") -> str:
    return salted_hmac("lessons.guesses", f"{limit.name}{what}:{whose}", algorithm="sha256").hexdigest()
