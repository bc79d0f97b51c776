"""Who may open a page: what a guard does with guests, students, teachers, and what a view refuses."""

from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.http import Http404, HttpRequest, HttpResponse
from django.test import RequestFactory
from django_htmx.middleware import HtmxDetails

from lessons.web import access
from lessons.web.errors import NotForYou
from lessons.web.guards import LARGEST, for_teachers, htmx_page, never_stored, signed_in
from tests import worlds

pytestmark = pytest.mark.django_db
SITE = "http://testserver"
NOT_STORED = "no-store, private, max-age=0, no-cache, must-revalidate"


def request_of(
    user: User | AnonymousUser, method: str = "GET", path: str = "/en/classes/?a=1", **headers: str
) -> Any:
    request = RequestFactory().generic(method, path, headers=headers)
    request.user, request.htmx = user, HtmxDetails(request)
    return request


def page(request: HttpRequest, **kwargs: Any) -> HttpResponse:
    return HttpResponse("the page")


def refusing(request: HttpRequest) -> HttpResponse:
    raise access.NoAccess


@pytest.mark.parametrize("guard", [signed_in, for_teachers, never_stored])
def test_no_browser_keeps_a_guarded_page(guard) -> None:
    answer = guard(page)(request_of(worlds.teacher()))
    assert (answer.status_code, answer.content, answer["Cache-Control"]) == (200, b"the page", NOT_STORED)


def test_a_page_that_is_never_stored_is_open_to_guests() -> None:
    assert never_stored(page)(request_of(AnonymousUser())).content == b"the page"


CAME_FROM = {"referer": f"{SITE}/en/quizzes/"}
GUESTS = [
    ("GET", {}, "/en/log-in/?next=%2Fen%2Fclasses%2F%3Fa%3D1"),
    ("POST", CAME_FROM, "/en/log-in/?next=%2Fen%2Fquizzes%2F&unsaved=1"),
]


@pytest.mark.parametrize("guard", [signed_in, for_teachers])
@pytest.mark.parametrize(("method", "headers", "address"), GUESTS)
def test_a_guest_is_sent_to_the_log_in_and_back(guard, method: str, headers: dict[str, str], address: str) -> None:
    answer = guard(page)(request_of(AnonymousUser(), method, **headers))
    assert (answer.status_code, answer["Location"]) == (302, address)


def test_htmx_takes_the_whole_page_of_a_guest_to_the_log_in() -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": f"{SITE}/en/quizzes/1/"}
    answer = signed_in(page)(request_of(AnonymousUser(), "POST", **headers))
    assert (answer.status_code, answer["HX-Redirect"]) == (204, "/en/log-in/?next=%2Fen%2Fquizzes%2F1%2F&unsaved=1")


def test_to_a_student_there_is_no_page_of_teachers() -> None:
    student = worlds.student(worlds.classroom(worlds.teacher())).student
    assert signed_in(page)(request_of(student)).content == b"the page"
    with pytest.raises(Http404):
        for_teachers(page)(request_of(student))


def test_what_a_view_refuses_and_a_number_that_no_row_has_are_not_for_you() -> None:
    vera = worlds.teacher()
    with pytest.raises(NotForYou):
        signed_in(refusing)(request_of(vera))
    assert signed_in(page)(request_of(vera), pk=LARGEST).content == b"the page"
    with pytest.raises(NotForYou):
        signed_in(page)(request_of(vera), pk=LARGEST + 1)


@pytest.mark.parametrize(
    ("address", "page_address"),
    [
        (f"{SITE}/en/quizzes/1/?a=1", "/en/quizzes/1/?a=1"),
        ("http://[", ""),
        ("http://other.example/en/", ""),
        ("", ""),
    ],
)
def test_the_page_that_an_htmx_request_came_from(address: str, page_address: str) -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": address}
    assert htmx_page(request_of(AnonymousUser(), **headers)) == page_address
