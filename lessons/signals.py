"""What happens at a log-in: what a guest did goes with them into the account."""

from typing import Any

from lessons.accounts.domain import people
from lessons.courses.domain import progress
from lessons.scoring.pad.domain import saved_pads
from lessons.web import known_browsers


def on_login(sender: Any, request: Any, user: Any, **_: Any) -> None:
    """Receives Django's signal of a log-in: progress in the lessons and saved pads become the account's.

    A first log-in, on the admin's page too, makes the row of a person. The browser is known from now on.
    """
    people.person_of(user)
    if request is not None and hasattr(request, "session"):
        progress.carry_over(user=user, session=request.session)
        saved_pads.carry_over(user=user, session=request.session)
        known_browsers.came_in(request, user)
