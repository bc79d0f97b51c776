"""People with an account: how they come to it, and what they change in it."""

import secrets
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from babel.core import get_global
from django.conf import settings
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils import timezone

from lessons.models import Invitation, Membership, Person
from lessons.web import idempotency
from lessons.web.texts import one_line

LONGEST_NAME = Person._meta.get_field("name").max_length or 0
CONTINENTS = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
WITHOUT_A_PLACE = frozenset(("Etc/UTC", "Etc/GMT", "GMT"))  # devices that keep no place's time say one of these
LONGEST_EMAIL = User._meta.get_field("username").max_length or 0


class EmailTaken(ValueError):
    """Somebody else logs in with this e-mail."""


class NoInvitation(LookupError):
    """There is no such invitation, or it has been used."""


def person_of(user: User) -> Person:
    """The Person of an account; an account made elsewhere (`createsuperuser`, the admin) gets one now.

    A superuser becomes a teacher, and can invite the others.
    """
    found: Person | None = getattr(user, "person", None)
    if found:
        return found
    name = user.get_full_name()[:LONGEST_NAME]
    return Person.objects.create(user=user, name=name, is_teacher=user.is_superuser)


@transaction.atomic
def register(
    *, email: str, password: str, name: str, language: str, time_zone: str = "", invitation: str | None = None
) -> User:
    """An account of a teacher; an invitation is used up by it. Raises EmailTaken, NoInvitation."""
    offered = _open(invitation).select_for_update().first() if invitation is not None else None
    if invitation is not None and offered is None:
        raise NoInvitation
    username = sign_in_name(email)
    try:
        with transaction.atomic():
            user = User.objects.create_user(username, username, password)
    except IntegrityError:
        raise EmailTaken from None
    Person.objects.create(
        user=user, name=one_line(name), language=language, time_zone=known_zone(time_zone), is_teacher=True
    )
    if offered is not None:
        offered.used, offered.used_by = timezone.now(), user
        offered.save(update_fields=("used", "used_by"))
    return user


def open_invitation(code: str) -> Invitation:
    """An invitation that has not been used. Raises NoInvitation."""
    found = _open(code).first()
    if found is None:
        raise NoInvitation
    return found


def _open(code: str) -> QuerySet[Invitation]:
    return Invitation.objects.filter(code=code, used=None).exclude(code="")


@transaction.atomic
def invite(*, by: User, form_token: str = "") -> Invitation:
    """An invitation to register as a teacher. The same form (`form_token`) makes one."""
    if form_token:
        User.objects.select_for_update().get(pk=by.pk)
        made = Invitation.objects.filter(made_by=by, used=None, made__gte=idempotency.page_made(form_token))
        if twin := made.order_by("-pk").first():
            return twin
    return Invitation.objects.create(code=secrets.token_urlsafe(16), made_by=by)


def invitations(user: User) -> list[Invitation]:
    """The invitations somebody has made that are still open, the last first."""
    return list(Invitation.objects.filter(made_by=user, used=None).order_by("-pk"))


def withdraw(*, user: User, pk: int) -> None:
    """Take back an invitation of one's own that has not been used."""
    Invitation.objects.filter(made_by=user, used=None, pk=pk).delete()


def came_in(*, user: User, time_zone: str = "", language: str = "") -> None:
    """After a log-in, store the time zone and the language where none were known."""
    person = person_of(user)
    known = {"time_zone": known_zone(time_zone), "language": known_language(language)}
    new = [name for name, value in known.items() if value and not getattr(person, name)]
    for name in new:
        setattr(person, name, known[name])
    if new:
        person.save(update_fields=new)


def card_used(membership: Membership) -> None:
    """Note that a student has logged in with the card."""
    membership.seen = timezone.now()
    membership.save(update_fields=("seen",))


def change(*, user: User, name: str | None = None, language: str, time_zone: str) -> None:
    """Change what people may change of their own account; None leaves the name."""
    person = person_of(user)
    if name is not None:
        person.name = one_line(name)
    person.language, person.time_zone = known_language(language), known_zone(time_zone)
    person.save(update_fields=("name", "language", "time_zone"))


def change_email(*, user: User, email: str) -> None:
    """Change the e-mail, with which somebody also logs in. Raises EmailTaken, and `user` then has the old one."""
    before = user.username, user.email
    user.username = user.email = email.lower()
    try:
        with transaction.atomic():
            user.save(update_fields=("username", "email"))
    except IntegrityError:
        user.username, user.email = before
        raise EmailTaken from None


def change_password(*, user: User, password: str) -> None:
    """Change the password. It has to be one that the rules allow; sessions begun with the old one end."""
    user.set_password(password)
    user.save()


def sign_in_name(typed: str) -> str:
    """The username that somebody means: of an e-mail the case does not matter.

    >>> sign_in_name(" Vera@Example.org"), sign_in_name("Admin")
    ('vera@example.org', 'Admin')
    """
    name = typed.strip()
    return name.lower() if "@" in name else name


def spell_new_name(sender: Any, instance: User, **_: Any) -> None:
    """Receives Django's signal that a user is about to be stored: an e-mail is spelt as the log-in looks for it.

    So whoever is made by `createsuperuser` or in the admin gets in, however the e-mail was typed there.
    """
    name = sign_in_name(instance.username)
    if instance._state.adding and name != instance.username and not User.objects.filter(username=name).exists():
        instance.username = name


def known_zone(name: str) -> str:
    """The name of a time zone as it is now, or "" for what is none. Devices know zones by older names too.

    >>> known_zone("Europe/Moscow"), known_zone("Asia/Calcutta"), known_zone("../etc/passwd")
    ('Europe/Moscow', 'Asia/Kolkata', '')
    """
    now = get_global("zone_aliases").get(name, name)
    now = "UTC" if now in WITHOUT_A_PLACE else now
    return now if now in zones() else ""


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones of places, each once, and UTC, in their order."""
    aliases, known = get_global("zone_aliases"), available_timezones()
    places = {aliases.get(name, name) for name in known if name.partition("/")[0] in CONTINENTS}
    return (*sorted(places & known), "UTC")


def known_language(code: str) -> str:
    """The code of a language of the site, or ""."""
    return code if code in dict(settings.LANGUAGES) else ""
