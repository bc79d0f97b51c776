"""What happens when a guest becomes somebody with an account: what he did goes with him."""

from typing import Any

from lessons.domain import people, practice, progress


def on_login(sender: Any, request: Any, user: Any, **_: Any) -> None:
    """Receives Django's signal of a log-in: progress in the lessons and saved pads become the account's.

    A first log-in, on the admin's page too, makes the row of a person.
    """
    people.person_of(user)
    if request is not None and hasattr(request, "session"):
        progress.carry_over(user=user, session=request.session)
        practice.carry_over(user=user, session=request.session)
