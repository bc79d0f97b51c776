"""What a teacher does with a class as a whole. Nothing is deleted."""

from typing import Any

from django.db import IntegrityError, transaction

from lessons.domain import codes
from lessons.domain.names import tidy
from lessons.models import Classroom, Teaching

LONGEST_NAME = Classroom._meta.get_field("name").max_length or 0
TRIES = 20


@transaction.atomic
def make_class(*, teacher: Any, name: str, language: str, time_zone: str, has_minors: bool) -> Classroom:
    """A new class with a code of its own, taught by this teacher."""
    fields = {"name": tidy(name), "language": language, "time_zone": time_zone, "has_minors": has_minors}
    made = _with_new_code(Classroom(**fields))
    Teaching.objects.create(classroom=made, teacher=teacher)
    return made


def _with_new_code(classroom: Classroom) -> Classroom:
    """Save the class under a code that no other has, or has had and not given up."""
    for _ in range(TRIES):
        classroom.code = codes.new_code(codes.CLASS_LENGTH)
        try:
            with transaction.atomic():
                classroom.save()
        except IntegrityError:
            continue
        return classroom
    raise RuntimeError("no code is free")
