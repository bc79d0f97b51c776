"""Guessing passwords: axes counts the wrong ones for a name at an address, and this says what follows (AXES_HANDLER).

After ten within half an hour the name is not shut: passwords for it are looked at in turns. The next turn is a
second after the tenth wrong one, and each wrong one doubles the wait for the one after it, up to 256 seconds.
Between the turns even the right password is refused unread, so that no answer tells whether it was right.

- Somebody whose name others have tried at the same address is in after a second, and not after half an hour.
- A guesser has no more than forty guesses an hour: some thirty in the first and fourteen in each that follows, or
  little over thirty in each where a pause of half an hour comes in between. Whatever a browser says of itself, it is
  counted with all others. A password is weaker than a code, so a guess a second would be too cheap.
- A browser that has been in before with the same account (`browsers`) is counted apart, under a name of its own, so
  that no stranger slows it; one that has been in with another account is a stranger, or who has many accounts would
  have as many times ten guesses. A letter for a new password makes such a browser of any.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from axes.handlers.database import AxesDatabaseHandler
from axes.utils import reset
from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from lessons.accounts.domain.people import sign_in_name
from lessons.web import known_browsers, turns

LONGEST_WAIT = 256  # seconds
_KNOWN = "\n"  # behind the name for a browser that is known; nobody can type it, since what is typed is stripped


def guessed_name(request: HttpRequest | None, credentials: Mapping[str, Any] | None) -> str:
    """The name under which wrong passwords are counted: however it is written, it is one (AXES_USERNAME_CALLABLE)."""
    typed = str((credentials.get("username") if credentials else request and request.POST.get("username")) or "")
    name = typed.strip().lower()
    return name + _KNOWN if request is not None and _is_of(request, typed) else name


def seconds_to_wait(request: HttpRequest) -> int:
    """How long axes has just said that the next password for the name will not be looked at."""
    return getattr(request, "password_wait", 1)


def forget(user: User) -> None:
    """Wrong passwords given before count no more."""
    for known in ("", _KNOWN):
        reset(username=user.get_username().lower() + known)


class Turns(AxesDatabaseHandler):
    """What axes does, with turns in place of a pause."""

    def is_locked(self, request: HttpRequest, credentials: dict[str, Any] | None = None) -> bool:
        failures = self.get_failures(request, credentials)
        if failures < settings.AXES_FAILURE_LIMIT:
            return False
        wait = _wait(failures)
        request.password_wait = wait  # type: ignore[attr-defined]  # ours, for the page
        return not turns.take(_key(request, credentials), timedelta(seconds=wait))

    def user_login_failed(
        self, sender: Any, credentials: dict[str, Any], request: HttpRequest | None = None, **more: Any
    ) -> None:
        was_refused = getattr(request, "axes_locked_out", False)
        if request is not None:
            # with their names, browsers have a row each, whose time ends while the guessing goes on
            request.axes_user_agent = ""  # type: ignore[attr-defined]  # set by axes
        super().user_login_failed(sender, credentials, request, **more)
        if request is not None and not was_refused and getattr(request, "axes_locked_out", False):
            turns.hold(_key(request, credentials))  # a wrong one that was looked at: the wait begins
            wait = _wait(self.get_failures(request, credentials))
            request.password_wait = wait  # type: ignore[attr-defined]  # ours, for the page


def _wait(failures: int) -> int:
    """Seconds until the next turn.

    >>> [_wait(failures) for failures in (10, 11, 12, 18, 19, 10_000)]
    [1, 2, 4, 256, 256, 256]
    """
    return min(1 << min(failures - settings.AXES_FAILURE_LIMIT, 10), LONGEST_WAIT)


def _key(request: HttpRequest, credentials: Mapping[str, Any] | None) -> str:
    address = request.axes_ip_address  # type: ignore[attr-defined]  # set by axes
    whose = f"{address}:{guessed_name(request, credentials)}"
    return salted_hmac("lessons.password_guesses", whose, algorithm="sha256").hexdigest()


def _is_of(request: HttpRequest, typed: str) -> bool:
    """Whether this browser has been in with the account of this name."""
    word = known_browsers.known_as(request)
    user = User.objects.filter(username=sign_in_name(typed).replace("\0", "")).first() if word else None
    return user is not None and known_browsers.word_of(user) == word
