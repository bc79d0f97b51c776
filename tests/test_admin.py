"""Who may enter the admin, and what may be done with content there."""

import pytest
from django.contrib.auth.models import Permission, User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from lessons.models import Example
from tests.examples.rows import example

pytestmark = pytest.mark.django_db

LIST = "/admin/lessons/example/"


def at(row: Example, page: str = "change") -> str:
    return reverse(f"admin:lessons_example_{page}", args=[row.pk])


@pytest.fixture
def loaded() -> Example:
    row = example("loaded", is_loaded=True)
    row.save()
    return row


@pytest.fixture
def own() -> Example:
    row = example("own")
    row.save()
    return row


def fields(row: Example, **changes: object) -> dict[str, object]:
    """The form of a row as it would be sent."""
    names = [f"{field}_{language}" for field in ("title", "note") for language in ("en", "pt_br", "ru")]
    return {name: getattr(row, name) for name in ("slug", "page", "query", "position", *names)} | changes


@pytest.mark.parametrize("address", ["/admin/", LIST, "/admin/auth/user/"])
def test_nobody_enters_without_logging_in(client: Client, address: str) -> None:
    response = client.get(address)
    assert (response.status_code, response.url) == (302, f"/admin/login/?next={address}")


def test_a_learner_with_an_account_does_not_enter(client: Client) -> None:
    client.force_login(User.objects.create_user("learner"))
    assert client.get("/admin/").status_code == 302
    assert client.get(LIST).status_code == 302


def test_an_editor_sees_only_what_he_may(client: Client, loaded: Example) -> None:
    editor = User.objects.create_user("editor", is_staff=True)
    client.force_login(editor)
    assert client.get(LIST).status_code == 403
    editor.user_permissions.add(Permission.objects.get(codename="view_example"))
    assert client.get(LIST).status_code == 200
    assert b"example_copy" not in client.get(at(loaded)).content
    assert client.post(at(loaded, "copy")).status_code == 403
    assert Example.objects.count() == 1


def test_what_the_files_have_loaded_is_shown_but_not_changed(admin_client: Client, loaded: Example) -> None:
    page = admin_client.get(at(loaded)).content.decode()
    assert "title of loaded, ru" in page
    assert "<textarea" not in page
    assert admin_client.post(at(loaded), fields(loaded, title_en="Changed")).status_code == 403
    assert Example.objects.get().title_en == "title of loaded, en"


def test_what_the_files_have_loaded_is_not_deleted(admin_client: Client, loaded: Example, own: Example) -> None:
    assert admin_client.post(at(loaded, "delete"), {"post": "yes"}).status_code == 403
    chosen = {"action": "delete_selected", "_selected_action": [loaded.pk, own.pk], "post": "yes"}
    admin_client.post(LIST, chosen)
    assert Example.objects.filter(pk=loaded.pk).exists()


def test_an_editor_changes_what_editors_have_made(admin_client: Client, own: Example) -> None:
    sent = fields(
        own, title_ru="Новое", note_pt_br="", query="https://example.org/en/auction/?d=E&v=NS&a=1D-P&said=x"
    )
    assert admin_client.post(at(own), sent).status_code == 302
    row = Example.objects.get()
    assert (row.title_ru, row.note_pt_br, row.query) == ("Новое", None, "d=E&v=NS&a=1D-P")


@pytest.mark.parametrize("query", ["d=Q", "a=1Z", "v=all", "a=8C", "1D"])
def test_an_address_that_the_page_could_not_show_is_refused(admin_client: Client, own: Example, query: str) -> None:
    response = admin_client.post(at(own), fields(own, query=query))
    message = "This is not an address of the auction table, such as d=E&v=NS&a=1D-1H."
    assert response.context["adminform"].form.errors == {"query": [message]}


@pytest.mark.parametrize("query", ["r=8C.N.9", "r=3N.S", "g=duplicate", "e=1900", "3N"])
def test_an_address_that_the_pad_could_not_show_is_refused(admin_client: Client, own: Example, query: str) -> None:
    response = admin_client.post(at(own), fields(own, page="pad", query=query))
    message = "This is not an address of the score pad, such as r=3N.S.9_4SX.W.8.E4."
    assert response.context["adminform"].form.errors == {"query": [message]}


def test_an_address_of_the_pad_is_cut_down_to_what_counts(admin_client: Client, own: Example) -> None:
    sent = fields(own, page="pad", query="https://example.org/ru/pad/?g=contract&r=3n.s.9_P&why=2&saved=1")
    assert admin_client.post(at(own), sent).status_code == 302
    assert Example.objects.get().query == "r=3N.S.9_P"


def test_the_default_language_has_to_be_written(admin_client: Client, own: Example) -> None:
    response = admin_client.post(at(own), fields(own, title_en=""))
    assert list(response.context["adminform"].form.errors) == ["title_en"]


def test_an_example_can_be_seen_on_the_site(admin_client: Client, own: Example) -> None:
    assert '<a href="/en/auction/?a=P" class="viewsitelink">' in admin_client.get(at(own)).content.decode()
    Example.objects.update(page="pad", query="r=P")
    assert '<a href="/en/pad/?r=P" class="viewsitelink">' in admin_client.get(at(own)).content.decode()


def test_copying_leads_to_the_copy(admin_client: Client, loaded: Example) -> None:
    assert admin_client.get(at(loaded, "copy")).status_code == 405
    response = admin_client.post(at(loaded, "copy"), follow=True)
    copy = Example.objects.get(slug="loaded-copy")
    assert response.redirect_chain == [(at(copy), 302)]
    assert [str(message) for message in response.context["messages"]] == [
        "loaded-copy is a copy of loaded. It is not shown until you untick “retired”."
    ]


def test_copying_what_is_not_there_is_a_404(admin_client: Client) -> None:
    assert admin_client.post(reverse("admin:lessons_example_copy", args=[99])).status_code == 404


def test_several_are_copied_from_the_list(admin_client: Client, loaded: Example, own: Example) -> None:
    sent = {"action": "copy_to_edit", "_selected_action": [loaded.pk, own.pk]}
    response = admin_client.post(LIST, sent, follow=True)
    assert set(Example.objects.values_list("slug", flat=True)) == {"loaded", "own", "loaded-copy", "own-copy"}
    assert [str(message) for message in response.context["messages"]] == [
        "2 copies are made. They are not shown until you untick “retired”."
    ]


@pytest.mark.parametrize("missing", [None, ""])
def test_what_lacks_a_translation_is_named_and_found(admin_client: Client, own: Example, missing: str | None) -> None:
    example("lacking", note_ru=missing, position=1).save()
    rows = admin_client.get(LIST).content.decode()
    assert rows.count('<td class="field-missing">Русский</td>') == 1
    found = admin_client.get(LIST, {"lacks": "ru"}).context["cl"].queryset
    assert [row.slug for row in found] == ["lacking"]
    assert not admin_client.get(LIST, {"lacks": "en"}).context["cl"].queryset


def test_the_list_takes_the_same_number_of_queries_for_one_row_and_three(admin_client: Client) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as found:
            admin_client.get(LIST)
        return len(found)

    example("one").save()
    queries()
    once = queries()
    for slug in ("two", "three"):
        example(slug).save()
    assert queries() == once


def test_searching_finds_titles_in_any_language(admin_client: Client, own: Example) -> None:
    example("other", title_ru="Контра").save()
    found = admin_client.get(LIST, {"q": "Контра"}).context["cl"].queryset
    assert [row.slug for row in found] == ["other"]


def test_staff_makes_a_teacher_who_then_gets_in(client: Client, django_user_model: type[User]) -> None:
    client.force_login(django_user_model.objects.create_superuser("Admin", "", "x"))
    fields = {
        "username": "Olga@Example.org",
        "usable_password": "true",
        "password1": "a-long-enough-passphrase",
        "password2": "a-long-enough-passphrase",
        "person-TOTAL_FORMS": "1",
        "person-INITIAL_FORMS": "0",
        "person-0-name": "Olga",
        "person-0-language": "ru",
        "person-0-is_teacher": "on",
    }
    client.post("/admin/auth/user/add/", fields)
    made = User.objects.get(person__name="Olga")
    assert (made.username, made.email, made.person.is_teacher) == ("olga@example.org", "olga@example.org", True)
    answer = Client().post("/en/log-in/", {"email": "OLGA@example.org", "password": "a-long-enough-passphrase"})
    assert (answer.status_code, answer.url) == (303, "/ru/classes/")


def test_no_account_takes_the_name_of_another_in_other_letters(admin_client: Client) -> None:
    User.objects.create_user("vera@example.org")
    other = User.objects.create_user("igor@example.org")
    page = admin_client.post(
        reverse("admin:auth_user_change", args=(other.pk,)),
        {"username": "Vera@Example.org", "person-TOTAL_FORMS": 0, "person-INITIAL_FORMS": 0},
    )
    assert "username" in page.context["adminform"].form.errors
    other.refresh_from_db()
    assert other.username == "igor@example.org"


def test_who_may_not_copy_is_told_so(client: Client, loaded: Example) -> None:
    client.force_login(User.objects.create_user("staff", is_staff=True))
    page = client.post(reverse("admin:lessons_example_copy", args=(loaded.pk,)))
    assert (page.status_code, "<h1>This page is not open to you</h1>" in page.text) == (403, True)
