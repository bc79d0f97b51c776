"""What a teacher does with a class as a whole. Nothing is deleted."""

from collections.abc import Mapping

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone

from lessons.accounts.domain import codes
from lessons.accounts.domain.names import is_first_name
from lessons.classroom.domain import students
from lessons.models import Classroom, Teaching
from lessons.web import idempotency
from lessons.web.texts import one_line

LONGEST_NAME = Classroom._meta.get_field("name").max_length or 0
_TRIES = 20


class FullNames(ValueError):
    """Students of a class with minors would go by more than their first names."""


@transaction.atomic
def make_class(*, teacher: User, name: str, language: str, time_zone: str, has_minors: bool) -> Classroom:
    """A new class with a code of its own, taught by this teacher. A button pressed twice makes it once."""
    User.objects.select_for_update().get(pk=teacher.pk)
    of = {"name": one_line(name), "language": language, "time_zone": time_zone, "has_minors": has_minors}
    just_now = timezone.now() - idempotency.DOUBLE_PRESS
    if twin := Classroom.objects.filter(
        **of, teachings__teacher=teacher, archived=None, created__gt=just_now
    ).first():
        return twin
    made = Classroom(**of)
    _save_with_new_code(made)
    Teaching.objects.create(classroom=made, teacher=teacher)
    return made


@transaction.atomic
def change_class(
    *,
    classroom: Classroom,
    name: str,
    language: str,
    time_zone: str,
    has_minors: bool,
    first_names: Mapping[int, str] | None = None,
) -> None:
    """What is said about a class. Due dates stay the instants they are.

    Where there are minors now, `first_names` are what students go by from here on, by their places. Raises
    FullNames where somebody would keep more than that.
    """
    classroom.name, classroom.language = one_line(name), language
    classroom.time_zone, classroom.has_minors = time_zone, has_minors
    classroom.save(update_fields=("name", "language", "time_zone", "has_minors"))
    if has_minors:
        for one in students.with_more_than_a_first_name(classroom):
            short = one_line((first_names or {}).get(one.pk, ""))
            if not short or not is_first_name(short):
                raise FullNames
            students.rename(membership=one, name=short)


def open_class(*, classroom: Classroom, is_open: bool) -> None:
    """Whether one can join it by its code."""
    classroom.is_open = is_open
    classroom.save(update_fields=("is_open",))


@transaction.atomic
def renew_class_code(*, classroom: Classroom) -> None:
    """Another code: links and cards with the old one stop working, the students' personal codes stay."""
    _save_with_new_code(classroom)


def archive(*, classroom: Classroom, by: User) -> None:
    """The class has ended: nothing is done in it any more, all that was done is kept, with who ended it and when."""
    if not classroom.archived:
        classroom.archived, classroom.archived_by = timezone.now(), by
        classroom.save(update_fields=("archived", "archived_by"))


def restore(*, classroom: Classroom) -> None:
    """The class goes on as it was."""
    classroom.archived, classroom.archived_by = None, None
    classroom.save(update_fields=("archived", "archived_by"))


def _save_with_new_code(classroom: Classroom) -> None:
    """Save the class under a code that no other class has."""
    for _ in range(_TRIES):
        classroom.code = codes.new_code(codes.CLASS_LENGTH)
        try:
            with transaction.atomic():
                classroom.save()
        except IntegrityError:
            continue
        return
    raise RuntimeError("no code is free")
