"""Erasing somebody: name, e-mail and codes go, out of reports of mistakes too; marks stay without a name."""

import secrets
from collections.abc import Sequence

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Count, Exists, OuterRef, QuerySet
from django.utils import timezone

from lessons.accounts import password_throttle
from lessons.accounts.domain import people
from lessons.models import Classroom, Invitation, Membership, Progress, Quiz, SavedPad, Teaching
from lessons.privacy.domain import report_names


class OnlyTeacher(Exception):
    """Somebody is the only teacher of classes, of archived ones too, with students in them."""

    def __init__(self, classes: Sequence[Classroom]) -> None:
        super().__init__(len(classes))
        self.classes = classes


def classes_left_alone(user: User) -> list[Classroom]:
    """The classes whose students would be without a teacher, who alone can print their codes or erase them."""
    students = Membership.objects.filter(classroom=OuterRef("pk"), erased=None)
    return list(_taught_alone(user).filter(Exists(students)))


def _taught_alone(user: User) -> QuerySet[Classroom]:
    alone = Classroom.objects.annotate(teachers=Count("teachings")).filter(teachers=1)
    return alone.filter(pk__in=Teaching.objects.filter(teacher=user).values("classroom"))


def _places(user: User) -> list[Membership]:
    return list(Membership.objects.filter(student=user, erased=None).select_related("classroom"))


@transaction.atomic
def erase(*, user: User) -> None:
    """Forget who somebody is; it cannot be undone. Their account stays as a number that nobody can log in with.

    What a student has done counts on in their classes, without a name. Of a teacher the quizzes
    stay that were asked, and classes that nobody is in are archived. Raises OnlyTeacher.
    """
    if alone := classes_left_alone(user):
        raise OnlyTeacher(alone)
    now = timezone.now()
    password_throttle.forget(user)
    report_names.take_out(user=user, places=_places(user))
    Membership.objects.filter(student=user, erased=None).update(name="", code="", erased=now)
    empty = [one.pk for one in _taught_alone(user) if not one.archived]
    Classroom.objects.filter(pk__in=empty).update(archived=now, archived_by=user)
    Teaching.objects.filter(teacher=user).delete()
    Progress.objects.filter(user=user).delete()
    SavedPad.objects.filter(user=user).delete()
    Invitation.objects.filter(made_by=user, used=None).delete()
    Quiz.objects.filter(owner=user, deleted=None).update(deleted=now, token="")
    person = people.person_of(user)
    person.name = person.language = person.time_zone = ""
    person.is_teacher = False
    person.save()
    user.username, user.email = f"erased-{secrets.token_hex(8)}", ""
    user.first_name = user.last_name = ""
    user.is_active = user.is_staff = user.is_superuser = False
    user.last_login = None
    user.set_unusable_password()
    user.save()


@transaction.atomic
def erase_student(*, membership: Membership) -> None:
    """Forget who a student of a class was, as they or their parents have asked. Marks stay without a name.

    Somebody who is in another class, or teaches, keeps their account and places there.
    """
    elsewhere = Membership.objects.filter(student=membership.student_id, erased=None).exclude(pk=membership.pk)
    student = User.objects.get(pk=membership.student_id)
    if not elsewhere.exists() and not student.has_usable_password():
        erase(user=student)
    else:
        report_names.take_out(user=student, places=[membership], with_account=False)
        Membership.objects.filter(pk=membership.pk).update(name="", code="", erased=timezone.now())
