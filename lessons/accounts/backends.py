"""The two ways in: e-mail and password, or the codes of a card."""

from typing import Any

from django.contrib.auth.backends import BaseBackend, ModelBackend
from django.contrib.auth.models import User
from django.http import HttpRequest

from lessons.accounts.domain import codes
from lessons.accounts.domain.people import sign_in_name
from lessons.models import Membership


class _WithPerson(BaseBackend):
    """Reads an account together with what the site keeps of the person, so that no page asks for it again."""

    def get_user(self, user_id: int) -> User | None:
        return User.objects.select_related("person").filter(pk=user_id, is_active=True).first()


class ByPassword(_WithPerson, ModelBackend):
    """A name (of teachers: the e-mail, in whatever case) and a password."""

    def authenticate(
        self, request: HttpRequest | None, username: str | None = None, password: str | None = None, **more: Any
    ) -> User | None:
        return super().authenticate(request, sign_in_name(username) if username else username, password, **more)


class ByCode(_WithPerson):
    """The code of a class and a student's own.

    They do not open where the student was removed or erased, or the class is archived.
    """

    def authenticate(self, request: HttpRequest | None, card: str = "", **_: Any) -> User | None:
        found = membership_of(card) if card else None
        return found.student if found else None


def membership_of(card: str) -> Membership | None:
    """Whose codes these are, typed in one in whatever way; None where they open nothing. One query at most."""
    class_code, code = codes.split(card)
    if len(class_code) != codes.CLASS_LENGTH or len(code) not in codes.PERSONAL_LENGTHS:
        return None
    rows = Membership.objects.select_related("student__person", "classroom").filter(
        classroom__code=class_code, classroom__archived=None, code=code, removed=None, erased=None
    )
    return rows.filter(student__is_active=True).first()
