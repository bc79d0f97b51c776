"""Score pads that people save: with an account, or as a guest for as long as the session lives.

A guest is known by a random word in the session, not by its key: logging in changes the key, and the pads must
not be lost by it. Saving the first pad begins the session.
"""

import secrets
from datetime import timedelta
from typing import TypedDict

from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.base import SessionBase
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from lessons.models import SavedPad
from lessons.scoring.domain.pad_addresses import Pad, read_pad
from lessons.web.texts import storable

MOST_PADS = 50
LONGEST_NAME = SavedPad._meta.get_field("name").max_length or 0
CAN_BE_PUT_BACK = timedelta(days=1)
GUESTS_ARE_KEPT = timedelta(days=365)  # longer than any session, so nothing goes that somebody could still open
SESSION_KEY = "guest"


class Owner(TypedDict):
    """Whose pads they are: the two arguments that every verb here takes."""

    user: User | AnonymousUser
    session: SessionBase


class TooManyPads(ValueError):
    """There are as many pads as one person may save."""


class PadNotFound(LookupError):
    """No pad of this person has that number."""


def saved_pads(*, user: User | AnonymousUser, session: SessionBase) -> list[SavedPad]:
    """Somebody's pads, last changed first. One query; none for a guest who has saved nothing."""
    owner = _owner(user, session)
    return list(SavedPad.objects.filter(owner, deleted=None)) if owner else []


def saved_pad(*, user: User | AnonymousUser, session: SessionBase, pk: int, is_deleted: bool = False) -> SavedPad:
    """One of somebody's pads; with `is_deleted` one of those that can be put back. One query. Raises PadNotFound."""
    owner = _owner(user, session)
    found = SavedPad.objects.filter(owner, pk=pk, deleted__isnull=not is_deleted).first() if owner else None
    if found is None:
        raise PadNotFound(pk)
    return found


def gone_on_from(pads: list[SavedPad], pad: Pad) -> SavedPad | None:
    """The first of these pads whose deals `pad` begins with and adds to; None where there is none."""
    for row in pads:
        before = read_pad(row.query)
        if 0 < len(before.deals) < len(pad.deals) and pad.deals[: len(before.deals)] == before.deals:
            return row
    return None


@transaction.atomic
def save_pad(
    *, user: User | AnonymousUser, session: SessionBase, pad: Pad, name: str = "", instead: int | None = None
) -> SavedPad:
    """Save a pad, in place of another where `instead` has its number.

    A pad that is saved already is not saved twice; it takes the new name, if there is one. Raises TooManyPads,
    PadNotFound.
    """
    if user.is_authenticated:  # of two requests at once the second finds the pad of the first
        User.objects.select_for_update().get(pk=user.pk)
    if instead is not None:
        row = saved_pad(user=user, session=session, pk=instead)
    else:
        own = saved_pads(user=user, session=session)
        same = next((row for row in own if row.query == pad.query), None)
        if same is None and len(own) >= MOST_PADS:
            raise TooManyPads
        row = same or SavedPad(**_new_owner(user, session))
    row.name, row.query, row.changed = storable(name) or row.name, pad.query, timezone.now()
    row.save()
    return row


def rename_pad(*, user: User | AnonymousUser, session: SessionBase, pk: int, name: str) -> SavedPad:
    """Give a pad another name, or none. Raises PadNotFound."""
    row = saved_pad(user=user, session=session, pk=pk)
    row.name = storable(name)
    row.save(update_fields=("name",))
    return row


@transaction.atomic
def delete_pad(*, user: User | AnonymousUser, session: SessionBase, pk: int) -> SavedPad:
    """Delete a pad; for a day it can be put back. Raises PadNotFound."""
    row = saved_pad(user=user, session=session, pk=pk)
    row.deleted = timezone.now()
    row.save(update_fields=("deleted",))
    SavedPad.objects.filter(_owner(user, session), deleted__lt=row.deleted - CAN_BE_PUT_BACK).delete()
    return row


def restore_pad(*, user: User | AnonymousUser, session: SessionBase, pk: int) -> SavedPad:
    """Put a deleted pad back. Raises PadNotFound, TooManyPads."""
    row = saved_pad(user=user, session=session, pk=pk, is_deleted=True)
    if len(saved_pads(user=user, session=session)) >= MOST_PADS:
        raise TooManyPads
    row.deleted = None
    row.save(update_fields=("deleted",))
    return row


def delete_lost_pads() -> int:
    """Delete the pads of guests whose session must have ended since they last saved one. Returns how many."""
    lately = SavedPad.objects.filter(user=None, changed__gte=timezone.now() - GUESTS_ARE_KEPT)
    return int(SavedPad.objects.filter(user=None).exclude(guest__in=lately.values("guest")).delete()[0])


def delete_taken_away() -> int:
    """Delete the pads that can be put back no more. Returns how many."""
    return int(SavedPad.objects.filter(deleted__lt=timezone.now() - CAN_BE_PUT_BACK).delete()[0])


def carry_over(*, user: User, session: SessionBase) -> int:
    """Give a guest's pads to the account just logged in to, however many. Returns how many."""
    guest = session.pop(SESSION_KEY, "")
    return SavedPad.objects.filter(guest=guest, user=None).update(user=user, guest="") if guest else 0


def _owner(user: User | AnonymousUser, session: SessionBase) -> Q | None:
    """Which pads are somebody's; None where there can be none."""
    if user.is_authenticated:
        return Q(user=user)
    guest = session.get(SESSION_KEY, "")
    return Q(guest=guest, user=None) if guest else None


def _new_owner(user: User | AnonymousUser, session: SessionBase) -> dict[str, object]:
    """The owner's columns; a guest's session begins here."""
    if user.is_authenticated:
        return {"user": user}
    if SESSION_KEY not in session:
        session[SESSION_KEY] = secrets.token_urlsafe(16)
    session.modified = True  # lives on from now
    delete_lost_pads()
    return {"guest": session[SESSION_KEY]}
