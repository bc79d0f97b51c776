"""Who may open what: every address of the site for everybody there is.

What one may not see is 404, whether it exists or not; the anonymous are sent to the log-in either way. A form
without its token is refused, and looking at a page changes nothing. A new address fails here until it is listed.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone, translation

from lessons import urls
from lessons.web import errors
from tests import worlds
from tests.addresses import (
    ANONYMOUS,
    OPEN,
    OTHER_STUDENT,
    OTHER_TEACHER,
    PAGES,
    REMOVED,
    ROLES,
    STAFF,
    STRANGER,
    STUDENT,
    TEACHER,
    nothing,
)
from tests.worlds import World


@pytest.fixture
def world(db: None) -> World:
    return worlds.world()


def people(world: World) -> dict[str, User | None]:
    return {
        ANONYMOUS: None,
        STUDENT: world.ana.student,
        OTHER_STUDENT: world.bruno.student,
        REMOVED: world.removed.student,
        STRANGER: world.stranger.student,
        TEACHER: world.teacher,
        OTHER_TEACHER: world.other_teacher,
        STAFF: User.objects.create_user("staff", "", worlds.PASSWORD, is_staff=True, is_superuser=True),
    }


def client_of(user: User | None, **options: Any) -> Client:
    client = Client(**options)
    if user is not None:
        client.force_login(user)
    return client


@contextmanager
def undone() -> Iterator[None]:
    """Whatever is written inside is as if it had not been."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def outcome(client: Client, method: str, address: str, form: Mapping[str, str]) -> str:
    """What became of a request: "log-in", "no such page" or "open"."""
    with undone():
        response = getattr(client, method)(address, form)
    if response.status_code == 404:
        return "no such page"
    if response.status_code in (302, 303) and response["Location"].startswith(reverse("lessons:log-in") + "?"):
        return "log-in"
    assert response.status_code in (200, 302, 303, 422), response.status_code
    assert response["Cache-Control"] == "no-store, private"  # nor does the browser keep it for who comes after
    return "open"


def expected(allowed: frozenset[str]) -> dict[str, str]:
    return {role: "open" if role in allowed else "log-in" if role == ANONYMOUS else "no such page" for role in ROLES}


def test_every_address_is_listed():
    assert {pattern.name for pattern in urls.urlpatterns} == OPEN | PAGES.keys()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_page_is_there_for_those_it_is_for(name: str, method: str, world: World):
    page = PAGES[name]
    allowed = getattr(page, method)
    if allowed is None:
        address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
        with undone():
            assert getattr(client_of(world.teacher), method)(address).status_code in (404, 405)
        return
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    found = {role: outcome(client_of(user), method, address, page.form) for role, user in people(world).items()}
    assert found == expected(allowed)


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.arguments is not nothing])
def test_what_does_not_exist_is_no_other_to_the_anonymous_and_no_page_to_the_rest(name: str, world: World):
    page = PAGES[name]
    arguments = {key: 987654 if key == "pk" else "nosuch" for key in page.arguments(world)}
    address = reverse(f"lessons:{name}", kwargs=arguments)
    method = "get" if page.get is not None else "post"
    found = {role: outcome(client_of(user), method, address, page.form) for role, user in people(world).items()}
    assert found == expected(frozenset())


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_what_is_not_there_for_somebody_says_what_may_have_happened_and_never_whether_it_exists(
    language: str, world: World
):
    attempt = worlds.attempt(world.assignment, world.removed, finished=False)
    gone = worlds.assignment(world.classroom, world.quiz, withdrawn=timezone.now())
    existing = [f"classes/{world.classroom.pk}/", f"tasks/{world.assignment.pk}/", f"attempts/{attempt.pk}/"]
    addresses = [
        *existing,
        f"tasks/{gone.pk}/",
        "classes/987654/",
        "tasks/987654/",
        "attempts/987654/",
        f"tasks/{2**70}/",
    ]
    for user, trouble in (
        (world.removed.student, errors.NOT_FOR_STUDENT),
        (world.stranger.student, errors.NOT_FOR_STUDENT),
        (world.other_teacher, errors.NOT_FOR_TEACHER),
    ):
        client = client_of(user)
        pages = [client.get(f"/{language}/{address}") for address in addresses]
        with translation.override(language):
            told = (404, f"<h1>{trouble.heading}</h1>", f"<p>{trouble.advice}</p>", f'href="/{language}/classes/"')
        assert [
            (page.status_code, *(part for part in told[1:] if part in page.text.partition("<main")[2]))
            for page in pages
        ] == [told] * len(addresses)
    posted = client_of(world.removed.student).post(
        f"/{language}/attempts/{attempt.pk}/questions/q1/", worlds.RIGHT[0]
    )
    with translation.override(language):
        assert (posted.status_code, str(errors.NOT_FOR_STUDENT.advice) in posted.text) == (404, True)


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.post])
def test_a_form_without_its_token_is_refused(name: str, world: World):
    page = PAGES[name]
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    role = next(role for role in (TEACHER, STUDENT) if role in page.post)
    with undone():
        response = client_of(people(world)[role], enforce_csrf_checks=True).post(address)
    assert response.status_code == 403


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.get])
def test_looking_at_a_page_changes_nothing(name: str, world: World):
    page = PAGES[name]
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    role = next(role for role in (TEACHER, STUDENT) if role in page.get)
    client = client_of(people(world)[role])
    with CaptureQueriesContext(connection) as queries:
        client.get(address)
    written = [query["sql"] for query in queries if query["sql"].split(" ", 1)[0] in ("INSERT", "UPDATE", "DELETE")]
    assert [sql for sql in written if "django_session" not in sql] == []


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.arguments is not nothing])
def test_a_fragment_is_open_to_nobody_to_whom_its_page_is_not(name: str, world: World):
    page, everybody = PAGES[name], people(world)
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    for method in ("get", "post"):
        allowed = getattr(page, method)
        for role in (OTHER_TEACHER, STRANGER, REMOVED):
            if allowed is None or role in allowed:
                continue
            with undone():
                client = client_of(everybody[role], headers={"HX-Request": "true", "HX-Target": "main"})
                assert getattr(client, method)(address, page.form).status_code == 404, (method, role)
        if allowed is not None:
            response = getattr(Client(headers={"HX-Request": "true"}), method)(address, page.form)
            assert (response.status_code, response.content) == (204, b"")


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.arguments is not nothing])
def test_a_number_that_no_row_can_have_is_no_page(name: str, world: World):
    page = PAGES[name]
    arguments = {key: 10**30 if key == "pk" else "nosuch" for key in page.arguments(world)}
    method = "get" if page.get is not None else "post"
    assert outcome(client_of(world.teacher), method, reverse(f"lessons:{name}", kwargs=arguments), page.form) == (
        "no such page"
    )


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
@pytest.mark.parametrize("page", ["http://[", "http://testserver/\ufffd", "", "http://other.example/x/"])
def test_an_htmx_request_of_nobody_goes_to_the_log_in_whatever_page_it_says_it_is_from(
    language: str, page: str, client: Client
):
    response = client.post(f"/{language}/tasks/1/start/", headers={"HX-Request": "true", "HX-Current-URL": page})
    assert (response.status_code, response["HX-Redirect"].partition("?")[0]) == (204, f"/{language}/log-in/")
