"""Pads that learners keep: whose they are, how many, and what becomes of them."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.db import SessionStore
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from lessons.models import SavedPad
from lessons.scoring.domain.pad_addresses import Pad, read_pad
from lessons.scoring.pad.domain import saved_pads
from lessons.scoring.pad.domain.saved_pads import PadNotFound, TooManyPads

pytestmark = pytest.mark.django_db

ONE = read_pad("r=3N.S.9")
TWO = read_pad("r=3N.S.9_4H.E.8")
OTHER = read_pad("g=auction&r=1S.W.10")


def guest() -> dict[str, object]:
    return {"user": AnonymousUser(), "session": SessionStore()}


def account(name: str = "ann") -> dict[str, object]:
    return {"user": User.objects.create_user(name), "session": SessionStore()}


@pytest.fixture(params=[guest, account])
def reader(request: pytest.FixtureRequest) -> dict[str, object]:
    """A guest, then somebody with an account."""
    return request.param()


def queries_of(reader: dict[str, object]) -> list[str]:
    return [kept.query for kept in saved_pads.saved_pads(**reader)]


def test_pads_are_kept_the_one_changed_last_first(reader: dict[str, object]) -> None:
    first = saved_pads.save_pad(**reader, pad=ONE, name="Sunday")
    saved_pads.save_pad(**reader, pad=OTHER)
    assert queries_of(reader) == [OTHER.query, ONE.query]
    saved_pads.save_pad(**reader, pad=TWO, instead=first.pk)
    assert [(kept.name, kept.query) for kept in saved_pads.saved_pads(**reader)] == [
        ("Sunday", TWO.query),
        ("", OTHER.query),
    ]


def test_the_same_pad_is_not_kept_twice_and_takes_the_new_name(reader: dict[str, object]) -> None:
    for name in ("", "Sunday", ""):
        saved_pads.save_pad(**reader, pad=ONE, name=name)
    assert [(kept.name, kept.query) for kept in saved_pads.saved_pads(**reader)] == [("Sunday", ONE.query)]


def test_a_pad_can_be_renamed_and_lose_its_name(reader: dict[str, object]) -> None:
    kept = saved_pads.save_pad(**reader, pad=ONE, name="Sunday")
    assert saved_pads.rename_pad(**reader, pk=kept.pk, name="Monday").name == "Monday"
    assert saved_pads.rename_pad(**reader, pk=kept.pk, name="").name == ""
    assert saved_pads.saved_pad(**reader, pk=kept.pk).query == ONE.query


def test_a_deleted_pad_can_be_put_back_for_a_day(reader: dict[str, object]) -> None:
    kept = saved_pads.save_pad(**reader, pad=ONE)
    saved_pads.delete_pad(**reader, pk=kept.pk)
    assert queries_of(reader) == []
    for verb in (saved_pads.saved_pad, saved_pads.delete_pad):
        with pytest.raises(PadNotFound):
            verb(**reader, pk=kept.pk)
    saved_pads.restore_pad(**reader, pk=kept.pk)
    assert queries_of(reader) == [ONE.query]
    with pytest.raises(PadNotFound):
        saved_pads.restore_pad(**reader, pk=kept.pk)


def test_what_was_deleted_long_ago_goes_when_something_is_deleted(reader: dict[str, object]) -> None:
    old, new = (saved_pads.save_pad(**reader, pad=pad) for pad in (ONE, OTHER))
    saved_pads.delete_pad(**reader, pk=old.pk)
    SavedPad.objects.filter(pk=old.pk).update(deleted=timezone.now() - timedelta(hours=25))
    saved_pads.delete_pad(**reader, pk=new.pk)
    assert list(SavedPad.objects.values_list("pk", flat=True)) == [new.pk]


def test_somebody_keeps_so_many_pads_and_no_more(reader: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_pads, "MOST_PADS", 2)
    first, _ = (saved_pads.save_pad(**reader, pad=pad) for pad in (ONE, OTHER))
    with pytest.raises(TooManyPads):
        saved_pads.save_pad(**reader, pad=TWO)
    saved_pads.save_pad(**reader, pad=ONE, name="again")
    saved_pads.delete_pad(**reader, pk=first.pk)
    saved_pads.save_pad(**reader, pad=TWO)
    with pytest.raises(TooManyPads):
        saved_pads.restore_pad(**reader, pk=first.pk)


def test_nobody_reaches_the_pads_of_others() -> None:
    readers = [guest(), guest(), account("ann"), account("bob")]
    own = [saved_pads.save_pad(**reader, pad=ONE).pk for reader in readers]
    for reader, mine in zip(readers, own, strict=True):
        for pk in own:
            if pk == mine:
                continue
            with pytest.raises(PadNotFound):
                saved_pads.saved_pad(**reader, pk=pk)
            with pytest.raises(PadNotFound):
                saved_pads.save_pad(**reader, pad=TWO, instead=pk)
        assert [kept.pk for kept in saved_pads.saved_pads(**reader)] == [mine]


def test_a_guests_session_begins_when_he_saves_and_not_before() -> None:
    reader = guest()
    assert saved_pads.saved_pads(**reader) == []
    with pytest.raises(PadNotFound):
        saved_pads.saved_pad(**reader, pk=1)
    assert not reader["session"].modified
    saved_pads.save_pad(**reader, pad=ONE)
    assert reader["session"].modified


def test_a_guests_pads_are_carried_over_into_an_account() -> None:
    reader, ann = guest(), account()
    saved_pads.save_pad(**ann, pad=OTHER)
    saved_pads.save_pad(**reader, pad=ONE, name="Sunday")
    joined = {"user": ann["user"], "session": reader["session"]}
    assert saved_pads.carry_over(**joined) == 1
    assert queries_of(joined) == [ONE.query, OTHER.query]
    assert saved_pads.carry_over(**joined) == 0
    assert queries_of({**joined, "user": AnonymousUser()}) == []


def test_a_pad_goes_on_from_the_one_whose_deals_it_begins_with() -> None:
    reader = guest()
    kept = saved_pads.save_pad(**reader, pad=ONE)
    saved_pads.save_pad(**reader, pad=OTHER)
    own = saved_pads.saved_pads(**reader)
    assert saved_pads.gone_on_from(own, TWO) == kept
    for pad in (ONE, Pad(), read_pad("r=P_3N.S.9")):
        assert saved_pads.gone_on_from(own, pad) is None


def test_guests_pads_that_no_session_can_open_any_more_go() -> None:
    saved_pads.save_pad(**guest(), pad=ONE)
    kept = saved_pads.save_pad(**account(), pad=ONE)
    SavedPad.objects.update(changed=timezone.now() - timedelta(days=366))
    last = saved_pads.save_pad(**guest(), pad=TWO)
    assert set(SavedPad.objects.values_list("pk", flat=True)) == {kept.pk, last.pk}


@pytest.mark.parametrize("owner", [{}, {"guest": "x", "user": True}])
def test_a_pad_has_one_owner(owner: dict[str, object]) -> None:
    if "user" in owner:
        owner = {**owner, "user": User.objects.create_user("ann")}
    with pytest.raises(IntegrityError), transaction.atomic():
        SavedPad.objects.create(query="r=P", **owner)


def test_listing_takes_one_query_however_many_pads_there_are(reader: dict[str, object]) -> None:
    for count, pads in enumerate([[ONE], [TWO, OTHER]]):
        for pad in pads:
            saved_pads.save_pad(**reader, pad=pad)
        with CaptureQueriesContext(connection) as queries:
            assert len(saved_pads.saved_pads(**reader)) == (1, 3)[count]
        assert len(queries) == 1
