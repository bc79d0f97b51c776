"""A log-in: what a guest did goes with them into the account."""

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.signed_cookies import SessionStore
from django.test import RequestFactory

from lessons.courses.domain import progress
from lessons.models import Person, Progress, SavedPad
from lessons.scoring.pad.domain import saved_pads
from lessons.signals import on_login
from lessons.web import known_browsers
from tests import worlds

pytestmark = pytest.mark.django_db


def test_progress_and_pads_of_the_guest_become_the_accounts() -> None:
    vera = worlds.teacher()
    request = RequestFactory().get("/")
    request.user, request.session = AnonymousUser(), SessionStore()
    progress.record(user=request.user, session=request.session, step="auction/bids/one", right=True)
    request.session[saved_pads.SESSION_KEY] = "word"
    SavedPad.objects.create(name="Tuesday", query="", guest="word")
    assert known_browsers.known_as(request) == ""
    on_login(sender=User, request=request, user=vera)
    assert list(Progress.objects.values_list("user", "step", "state")) == [(vera.pk, "auction/bids/one", "right")]
    assert list(SavedPad.objects.values_list("user", "guest")) == [(vera.pk, "")]
    assert dict(request.session.items()) == {}


def test_a_first_log_in_makes_the_row_of_a_person_with_or_without_a_request() -> None:
    admin = User.objects.create_superuser("admin@example.org", first_name="Olga")
    for request in (None, RequestFactory().get("/")):
        on_login(sender=User, request=request, user=admin)
    assert list(Person.objects.values_list("user", "name", "is_teacher")) == [(admin.pk, "Olga", True)]
