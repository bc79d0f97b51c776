"""What happens to the students of a class: they are put in, join, are renamed, removed, brought back.

A student is a user without a password, whose name only their teachers see. A removed student keeps their work.
"""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import timedelta

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import AnonymousUser, User
from django.db import transaction
from django.utils import timezone

from lessons.accounts.domain import codes
from lessons.accounts.domain.names import in_order, is_first_name
from lessons.models import Classroom, Membership, Person
from lessons.web.texts import one_line

MOST_AT_ONCE = 200  # names in a list
MOST_STUDENTS = 500  # in a class, without those removed
SENT_TWICE = timedelta(minutes=5)  # a form that comes again sooner was pressed twice, later it lay about


class CannotJoin(ValueError):
    """The class takes nobody: it is closed, archived or full."""


class WasRemoved(CannotJoin):
    """A teacher of the class has taken this student out of it, and can bring them back."""


class SentBefore(ValueError):
    """This form has made a student already, and not just now."""


def room_in(classroom: Classroom) -> int:
    """How many more students a class can have. One query."""
    return max(0, MOST_STUDENTS - classroom.memberships.filter(removed=None, erased=None).count())


@transaction.atomic
def add_students(*, classroom: Classroom, names: Sequence[str], sending: str) -> list[Membership]:
    """Students of these names, each with a personal code; two of one name are two students. Seven queries.

    The same `sending`, a random word in the form, adds them once. Raises CannotJoin where they do not fit.
    """
    locked = Classroom.objects.select_for_update().get(pk=classroom.pk)
    accounts = [_account(locked, sending, place, name) for place, name in enumerate(names)]
    usernames = [user.username for user in accounts]
    before = Membership.objects.filter(classroom=locked, student__username__in=usernames)
    if sent := list(before):
        return sent
    if locked.archived or len(names) > room_in(locked):
        raise CannotJoin
    users = User.objects.bulk_create(accounts)
    Person.objects.bulk_create(
        Person(user=user, name=one_line(name)) for user, name in zip(users, names, strict=True)
    )
    return Membership.objects.bulk_create(
        Membership(classroom=locked, student=user, name=one_line(name), code=code)
        for user, name, code in zip(users, names, _free_codes(locked), strict=False)
    )


@transaction.atomic
def join(*, classroom: Classroom, user: User | AnonymousUser, name: str, sending: str) -> Membership:
    """Somebody comes in by the code of a class: a guest gets a new account, others come with theirs.

    Nobody is in a class twice: a form pressed twice gives what it gave, and a removed student is brought back by
    a teacher alone, since the code may hang on the wall. Does not log anybody in. Raises CannotJoin, WasRemoved,
    SentBefore.
    """
    locked = Classroom.objects.select_for_update().get(pk=classroom.pk)
    before = membership_of(locked, user) if user.is_authenticated else _just_made(locked, sending, name)
    if before and not before.removed:
        return before
    if not locked.is_open or locked.archived or not room_in(locked):
        raise CannotJoin
    if before:
        raise WasRemoved
    if not user.is_authenticated:
        user = _account(locked, sending, 0, name)
        user.save()
        Person.objects.create(user=user, name=one_line(name))
    code = next(_free_codes(locked))
    return Membership.objects.create(
        classroom=locked, student=user, name=one_line(name), code=code, seen=timezone.now()
    )


def membership_of(classroom: Classroom, user: User) -> Membership | None:
    """Somebody's place in a class, a removed one too."""
    return classroom.memberships.filter(student=user, erased=None).first()


def with_more_than_a_first_name(classroom: Classroom) -> list[Membership]:
    """The students, removed ones too, whose names say more than a class with minors keeps. One query."""
    found = classroom.memberships.filter(erased=None)
    return sorted((one for one in found if not is_first_name(one.name)), key=lambda one: in_order(one.name))


@transaction.atomic
def rename(*, membership: Membership, name: str) -> None:
    """The name that the teachers see; also that of the account where it was the same."""
    before, membership.name = membership.name, one_line(name)
    membership.save(update_fields=("name",))
    Person.objects.filter(user=membership.student_id, name=before, is_teacher=False).update(name=membership.name)


@transaction.atomic
def renew_code(*, membership: Membership) -> None:
    """Another personal code; whoever logged in with the old one is logged out, on every device."""
    locked = Classroom.objects.select_for_update().get(pk=membership.classroom_id)
    membership.code = next(_free_codes(locked))
    membership.save(update_fields=("code",))
    student = User.objects.get(pk=membership.student_id)
    if not student.has_usable_password():
        student.set_unusable_password()  # another one, so that sessions begun with the last are over
        student.save(update_fields=("password",))


def remove(*, membership: Membership, by: User) -> None:
    """Remove a student from the class; their work stays, and they can be brought back."""
    if not membership.removed:
        membership.removed, membership.removed_by = timezone.now(), by
        membership.save(update_fields=("removed", "removed_by"))


def bring_back(*, membership: Membership) -> Membership:
    """Bring a removed student back into the class, with all their work."""
    membership.removed, membership.removed_by = None, None
    membership.save(update_fields=("removed", "removed_by"))
    return membership


def note_consent(*, membership: Membership, by: User, has_consented: bool) -> None:
    """That a parent or the school has consented, noted by this teacher now; or that it was noted by mistake."""
    membership.consent, membership.consent_by = (timezone.now(), by) if has_consented else (None, None)
    membership.save(update_fields=("consent", "consent_by"))


def _just_made(classroom: Classroom, sending: str, name: str) -> Membership | None:
    """The student that this form has made a moment ago. Raises SentBefore where it was longer ago."""
    username = _account(classroom, sending, 0, name).username
    made = classroom.memberships.filter(student__username=username).first()
    if made and (made.removed or made.joined < timezone.now() - SENT_TWICE):
        raise SentBefore
    return made


def _account(classroom: Classroom, sending: str, place: int, name: str) -> User:
    """A new account without a password. The same form gives it the same username, which only one can have."""
    word = hashlib.sha256(f"{classroom.pk}/{sending}/{place}/{one_line(name)}".encode()).hexdigest()
    return User(username=f"student-{word[:40]}", password=make_password(None))


def _free_codes(classroom: Classroom) -> Iterator[str]:
    """Personal codes that nobody in the class has, nor has had and can come back with."""
    taken = set(classroom.memberships.values_list("code", flat=True))
    while True:
        code = codes.new_code(codes.PERSONAL_LENGTH)
        if code not in taken:
            taken.add(code)
            yield code
