"""Several teachers of one class: by a link that works once. All who teach a class may do the same with it."""

import secrets
from datetime import timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from lessons.models import Classroom, Teaching, TeachingInvitation
from lessons.web import idempotency
from lessons.web.access import NoAccess

OPEN_FOR = timedelta(days=14)


class LastTeacher(ValueError):
    """Nobody would teach the class."""


@transaction.atomic
def invite(*, classroom: Classroom, by: User, hands_over: bool, form_token: str = "") -> TeachingInvitation:
    """A link with which one other teacher comes into the class; where it `hands_over`, this one then leaves.

    The same form (`form_token`: see `web.idempotency`) makes one link.
    """
    if form_token:
        Classroom.objects.select_for_update().get(pk=classroom.pk)
        made = _open().filter(classroom=classroom, made_by=by, hands_over=hands_over)
        if twin := made.filter(made__gte=idempotency.page_made(form_token)).order_by("-pk").first():
            return twin
    word = secrets.token_urlsafe(24)
    return TeachingInvitation.objects.create(classroom=classroom, made_by=by, hands_over=hands_over, code=word)


def open_invitations(classroom: Classroom) -> list[TeachingInvitation]:
    """The links to a class that still work, the last first. One query."""
    return list(_open().filter(classroom=classroom).select_related("made_by__person"))


def invitation(code: str) -> TeachingInvitation:
    """A link that still works. Raises NoAccess."""
    found = _open().filter(code=code).select_related("classroom", "made_by__person").first()
    if found is None:
        raise NoAccess
    return found


def changes_nothing(link: TeachingInvitation, teacher: User) -> bool:
    """Whether this teacher made the link, or teaches the class already and nobody hands it over."""
    if link.made_by_id == teacher.pk:
        return True
    return not link.hands_over and Teaching.objects.filter(classroom=link.classroom_id, teacher=teacher).exists()


@transaction.atomic
def accept(*, code: str, teacher: User) -> Classroom:
    """Come into the class; the link no longer works, and a teacher who hands it over leaves. Raises NoAccess.

    It stays open for another where it changes nothing: for its maker, and for those who teach the class already.
    """
    found = _open().select_for_update(of=("self",)).filter(code=code).select_related("classroom").first()
    if found is None:
        raise NoAccess
    if changes_nothing(found, teacher):
        return found.classroom
    Teaching.objects.get_or_create(classroom=found.classroom, teacher=teacher)
    found.used_by, found.used = teacher, timezone.now()
    found.save(update_fields=("used_by", "used"))
    if found.hands_over:
        Teaching.objects.filter(classroom=found.classroom, teacher=found.made_by).delete()
    return found.classroom


def withdraw(*, classroom: Classroom, pk: int) -> None:
    """The link works no more. One that is not of this class stays."""
    _open().filter(classroom=classroom, pk=pk).update(withdrawn=timezone.now())


@transaction.atomic
def leave(*, classroom: Classroom, teacher: User) -> None:
    """This teacher has the class no more. Raises LastTeacher."""
    locked = Classroom.objects.select_for_update().get(pk=classroom.pk)
    if not locked.teachings.exclude(teacher=teacher).exists():
        raise LastTeacher
    locked.teachings.filter(teacher=teacher).delete()


def _open() -> QuerySet[TeachingInvitation]:
    """Links not used, withdrawn or too old, whose makers still teach the class."""
    rows = TeachingInvitation.objects.filter(used=None, withdrawn=None, made__gt=timezone.now() - OPEN_FOR)
    return rows.filter(classroom__teachings__teacher=F("made_by"))
