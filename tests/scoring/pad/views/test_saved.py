"""Saved pads in the browser's addresses: save, open, rename, delete, put back; nobody else's."""

import re
from datetime import UTC, datetime
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lessons.models import SavedPad
from tests import html

pytestmark = pytest.mark.django_db

LIST = "/en/pad/saved/"
RUBBER = f"{LIST}?r=3N.S.9_2H.E.8"


def text_of(page: str) -> str:
    """What a reader sees of the page's own part, on one line."""
    return html.text_of(page, "main")


def save(client: Client, address: str = RUBBER, **sent: object) -> SavedPad:
    response = client.post(address, sent)
    assert response.status_code == 303
    return SavedPad.objects.get(pk=response.url.partition("saved=")[2])


def test_looking_at_saved_pads_begins_no_session(client: Client) -> None:
    for address in (LIST, RUBBER):
        response = client.get(address)
        assert response.status_code == 200
        assert "sessionid" not in response.cookies
    assert "You have not saved a pad yet." in text_of(client.get(LIST).text)


def test_a_guest_saves_a_pad_and_finds_it_with_where_it_stands(client: Client) -> None:
    kept = save(client, name="  Sunday   rubber ")
    assert (kept.name, kept.query, kept.user) == ("Sunday rubber", "r=3N.S.9_2H.E.8", None)
    page = client.get(f"{LIST}?saved={kept.pk}")
    assert '<a href="/en/pad/?r=3N.S.9_2H.E.8">Sunday rubber</a>' in page.text
    said = text_of(page.text)
    assert "“Sunday rubber” is saved." in said
    assert (
        "Games: We 1, They 0. Below the line: We 0, They 60. We are vulnerable. Total: We 100, They 60."
        " Contract bridge · 2 deals · saved on " in said
    )
    assert "kept for this browser alone, and for 14 days after you last saved one." in said


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Rubber of 5 November 2026"), ("pt-br", "Rubber de 05/11/2026"), ("ru", "Роббер от 5 ноября 2026")],
)
def test_a_pad_without_a_name_has_that_of_its_day(client: Client, language: str, name: str) -> None:
    save(client)
    SavedPad.objects.update(created=datetime(2026, 11, 5, 23, 59, tzinfo=UTC))
    assert name in text_of(client.get(f"/{language}/pad/saved/").text.replace("\u00a0", " "))


def test_somebody_with_an_account_finds_his_pads_on_another_device(client: Client) -> None:
    ann = User.objects.create_user("ann")
    client.force_login(ann)
    kept = save(client, f"{LIST}?g=auction&n=ns&r=7D.S.12")
    elsewhere = Client()
    elsewhere.force_login(ann)
    said = text_of(elsewhere.get(LIST).text)
    assert kept.user == ann
    assert "Total: North–South 50, East–West 50. Auction bridge · 1 deal" in said
    assert "Without an account" not in said


def test_a_pad_that_goes_on_from_a_saved_one_takes_its_place(client: Client) -> None:
    kept = save(client, name="Sunday")
    page = client.get(f"{RUBBER}_P")
    assert f'name="instead" value="{kept.pk}" checked' in page.text
    assert "In place of “Sunday”, from which it goes on" in text_of(page.text)
    save(client, f"{RUBBER}_P", instead=kept.pk, name="")
    assert list(SavedPad.objects.values_list("name", "query")) == [("Sunday", "r=3N.S.9_2H.E.8_P")]
    save(client, f"{RUBBER}_P_P", instead="", name="")
    assert SavedPad.objects.count() == 2


def test_a_pad_saved_already_says_so(client: Client) -> None:
    save(client, name="Sunday")
    page = client.get(RUBBER)
    assert "This pad is saved already, as “Sunday”. You can give it another name." in text_of(page.text)
    assert 'name="name" value="Sunday"' in page.text
    save(client, name="Monday")
    assert list(SavedPad.objects.values_list("name", flat=True)) == ["Monday"]


def test_a_pad_is_renamed(client: Client) -> None:
    one = f"{LIST}{save(client, name='Sunday').pk}/"
    assert 'name="name" value="Sunday"' in client.get(one).text
    response = client.post(one, {"do": "rename", "name": "<b>Ann & Bob</b>"})
    assert (response.status_code, urlsplit(response.url).path) == (303, LIST)
    assert "&lt;b&gt;Ann &amp; Bob&lt;/b&gt;" in client.get(LIST).text


def test_a_pad_is_deleted_after_being_asked_and_put_back(client: Client) -> None:
    kept = save(client, name="Sunday")
    one = f"{LIST}{kept.pk}/"
    assert "Delete this pad?" in text_of(client.get(one).text)
    assert SavedPad.objects.get().deleted is None
    response = client.post(one, {"do": "delete"})
    after = client.get(response.url)
    assert "“Sunday” is deleted." in text_of(after.text)
    assert client.get(one).status_code == 404
    assert f'action="{one}"' in after.text
    response = client.post(one, {"do": "restore"})
    assert "“Sunday” is saved." in text_of(client.get(response.url).text)


@pytest.fixture(params=["guest", "account"])
def other(request: pytest.FixtureRequest) -> Client:
    """Somebody else, without an account and with one."""
    client = Client()
    if request.param == "account":
        client.force_login(User.objects.create_user("bob"))
    return client


@pytest.mark.parametrize("do", ["rename", "delete", "restore"])
def test_the_pads_of_others_are_not_there(client: Client, other: Client, do: str) -> None:
    kept = save(client, name="Sunday")
    address = f"{LIST}{kept.pk}/"
    if do == "restore":
        client.post(address, {"do": "delete"})
    kept.refresh_from_db()
    save(other, f"{LIST}?r=P")
    assert other.get(address).status_code == 404
    assert other.post(address, {"do": do, "name": "mine"}).status_code == 404
    assert other.post(f"{RUBBER}_P", {"instead": kept.pk}).status_code == 404
    assert "Sunday" not in other.get(f"{LIST}?saved={kept.pk}&deleted={kept.pk}").text
    after = SavedPad.objects.get(pk=kept.pk)
    assert (after.name, after.query, after.deleted) == ("Sunday", "r=3N.S.9_2H.E.8", kept.deleted)


@pytest.mark.parametrize("pk", ["0", "9" * 30])
def test_a_pad_that_nobody_has_is_not_there(client: Client, pk: str) -> None:
    save(client)
    assert client.get(f"{LIST}{pk}/").status_code == 404
    assert client.get(f"{LIST}?deleted={pk}").status_code == 200


def test_saving_needs_the_token_of_the_page() -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(RUBBER).status_code == 403
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', strict.get(RUBBER).text)[1]
    assert strict.post(RUBBER, {"csrfmiddlewaretoken": token}).status_code == 303


@pytest.mark.parametrize(
    ("address", "sent", "problem"),
    [
        (LIST, {}, "There is no deal on this pad yet, so there is nothing to save."),
        (f"{LIST}?r=8N.S.9", {}, "Deal 1 of the link, “8N.S.9”, is not a deal, so the rubber is shown up to there."),
        (
            RUBBER,
            {"name": "x" * 61},
            f"The name “{'x' * 40}…” is too long: 61 characters, where 60 fit.",
        ),
    ],
)
def test_what_cannot_be_saved_is_told_and_nothing_is_lost(
    client: Client, address: str, sent: dict[str, str], problem: str
) -> None:
    response = client.post(address, sent)
    assert response.status_code == 422
    assert re.findall(r'role="alert">(.*?)</p>', response.text) == [problem]
    assert SavedPad.objects.count() == 0
    if sent:
        assert f'value="{sent["name"]}"' in response.text


def test_a_name_too_long_is_told_where_a_pad_is_renamed(client: Client) -> None:
    one = f"{LIST}{save(client).pk}/"
    response = client.post(one, {"do": "rename", "name": "y" * 70})
    assert response.status_code == 422
    assert f"The name “{'y' * 40}…” is too long: 70 characters, where 60 fit." in response.text
    assert f'value="{"y" * 70}"' in response.text


def test_too_many_pads_are_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.scoring.pad.domain.saved_pads.MOST_PADS", 1)
    monkeypatch.setattr("lessons.scoring.pad.views.saved.MOST_PADS", 1)
    kept = save(client)
    response = client.post(f"{LIST}?r=P", {"name": "Monday"})
    assert response.status_code == 422
    assert "You keep 1 pad, and more cannot be kept. Delete it first, then save this one." in text_of(response.text)
    assert 'value="Monday"' in response.text
    client.post(f"{LIST}{kept.pk}/", {"do": "delete"})
    save(client, f"{LIST}?r=P")
    response = client.post(f"{LIST}{kept.pk}/", {"do": "restore"})
    assert response.status_code == 422
    assert "You keep 1 pad" in text_of(response.text)


def test_one_pad_and_three_take_the_same_number_of_queries(client: Client) -> None:
    client.force_login(User.objects.create_user("ann"))

    def queries() -> int:
        with CaptureQueriesContext(connection) as found:
            client.get(LIST)
        return len(found)

    save(client)
    once = queries()
    for deals in ("P", "P_P"):
        save(client, f"{LIST}?r={deals}")
    assert queries() == once == 3  # the session, the account, the pads


def test_the_pad_leads_to_saving_it(client: Client) -> None:
    page = client.get("/en/pad/?r=3N.S.9&why=1").text
    assert f'href="{LIST}?r=3N.S.9"' in page
    assert client.get(f"{LIST}?r=3N.S.9").status_code == 200


def test_a_name_is_kept_without_nul_characters(client: Client) -> None:
    kept = save(client, name="Sun\x00day")
    client.post(f"{LIST}{kept.pk}/", {"do": "rename", "name": "Mon\x00day"})
    assert (kept.name, SavedPad.objects.get().name) == ("Sunday", "Monday")
