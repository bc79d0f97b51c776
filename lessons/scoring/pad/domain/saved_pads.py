"""Score pads that learners keep: a person with an account, or a guest for as long as his session lives.

A guest is known by a word that is kept in his session, so that logging in, which gives the session another key,
does not part him from his pads. No session is begun before he saves something.
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
    """Somebody has as many pads as one may keep."""


class PadNotFound(LookupError):
    """There is no such pad, or it is somebody else's."""


def saved_pads(*, user: User | AnonymousUser, session: SessionBase) -> list[SavedPad]:
    """Somebody's pads, the one changed last first. One query; none for a guest who has saved nothing."""
    owner = _owner(user, session)
    return list(SavedPad.objects.filter(owner, deleted=None)) if owner else []


def saved_pad(*, user: User | AnonymousUser, session: SessionBase, pk: int, is_deleted: bool = False) -> SavedPad:
    """One of somebody's pads, or of those he has just deleted. Raises PadNotFound, for those of others too."""
    owner = _owner(user, session)
    found = SavedPad.objects.filter(owner, pk=pk, deleted__isnull=not is_deleted).first() if owner else None
    if found is None:
        raise PadNotFound(pk)
    return found


def gone_on_from(pads: list[SavedPad], pad: Pad) -> SavedPad | None:
    """The pad that this one goes on from: the first whose deals are the first of its deals, and fewer."""
    for row in pads:
        before = read_pad(row.query)
        if 0 < len(before.deals) < len(pad.deals) and pad.deals[: len(before.deals)] == before.deals:
            return row
    return None


@transaction.atomic
def save_pad(
    *, user: User | AnonymousUser, session: SessionBase, pad: Pad, name: str = "", instead: int | None = None
) -> SavedPad:
    """Keep a pad, in place of another where `instead` names one.

    The same pad is not kept twice: saved again it takes the new name, if there is one. Raises TooManyPads,
    PadNotFound.
    """
    if user.is_authenticated:  # pressed twice at once, too, it is one pad
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
    """Take a pad away; it can be put back for a day. Raises PadNotFound."""
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
    """The pads of guests who have kept none for so long that their session has ended. Gives how many there were."""
    lately = SavedPad.objects.filter(user=None, changed__gte=timezone.now() - GUESTS_ARE_KEPT)
    return int(SavedPad.objects.filter(user=None).exclude(guest__in=lately.values("guest")).delete()[0])


def delete_taken_away() -> int:
    """The pads whose owners have deleted them, when they can be put back no more. Gives how many there were."""
    return int(SavedPad.objects.filter(deleted__lt=timezone.now() - CAN_BE_PUT_BACK).delete()[0])


def carry_over(*, user: User, session: SessionBase) -> int:
    """A guest's pads become those of the account he has joined with, however many. Gives how many there were."""
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
