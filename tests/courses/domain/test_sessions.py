"""Guests' sessions: what two requests at once have written."""

import pytest
from django.contrib.auth import BACKEND_SESSION_KEY
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.base import UpdateError
from django.contrib.sessions.models import Session
from django.test import Client

from lessons.courses.domain.progress import SESSION_KEY, record
from lessons.courses.domain.sessions import SessionStore
from lessons.scoring.pad.domain.saved_pads import SESSION_KEY as GUEST

pytestmark = pytest.mark.django_db
USER = AnonymousUser()


@pytest.fixture
def key() -> str:
    """The key of a session in which step a is done."""
    session = SessionStore()
    record(user=USER, session=session, step="a", right=True)
    session.save()
    return session.session_key


def opened_at_once(key: str) -> list[SessionStore]:
    tabs = [SessionStore(key), SessionStore(key)]
    assert [tab[SESSION_KEY] for tab in tabs] == [{"a": "right"}] * 2
    return tabs


def test_answers_sent_at_once_are_all_kept(key: str) -> None:
    one, other = opened_at_once(key)
    record(user=USER, session=one, step="b", right=True)
    record(user=USER, session=other, step="b", right=False)
    record(user=USER, session=other, step="c", right=False)
    one.save()
    other.save()
    assert SessionStore(key)[SESSION_KEY] == {"a": "right", "b": "right", "c": "tried"}


def test_an_answer_does_not_part_a_guest_from_a_pad_saved_at_the_same_time(key: str) -> None:
    one, other = opened_at_once(key)
    one[GUEST] = "word"
    one.save()
    record(user=USER, session=other, step="c", right=True)
    other.save()
    assert dict(SessionStore(key).items()) == {SESSION_KEY: {"a": "right", "c": "right"}, GUEST: "word"}


def test_what_is_taken_out_stays_out(key: str) -> None:
    session = SessionStore(key)
    del session[SESSION_KEY]
    session.save()
    assert dict(SessionStore(key).items()) == {}


def test_a_session_ended_meanwhile_is_not_begun_again(key: str) -> None:
    one, other = opened_at_once(key)
    one.flush()
    record(user=USER, session=other, step="c", right=True)
    with pytest.raises(UpdateError):
        other.save()
    assert not Session.objects.exists()


def test_a_session_from_before_the_backends_moved_stays_logged_in(client: Client) -> None:
    client.force_login(User.objects.create_user("vera@example.org", password="a long password"))
    session = client.session
    session[BACKEND_SESSION_KEY] = "lessons.domain.backends.ByPassword"
    session.save()
    assert client.get("/en/account/").status_code == 200
