"""Where a browser is sent after something was changed, and the token of the form."""

import pytest
from django.http import HttpResponse
from django.test import RequestFactory
from django.utils.translation import override

from lessons.web import redirects


def sent(answer: HttpResponse) -> tuple[int, str | None, str | None]:
    """The status, where a browser goes and where htmx goes."""
    return answer.status_code, answer.headers.get("Location"), answer.headers.get("HX-Redirect")


def test_a_browser_is_sent_on_with_get() -> None:
    assert sent(redirects.see_other("/en/quizzes/")) == (303, "/en/quizzes/", None)


def test_a_page_is_named_by_its_route_and_its_query() -> None:
    with override("ru"):
        assert sent(redirects.redirect_to("lessons:quizzes")) == (303, "/ru/quizzes/", None)
        there = redirects.redirect_to("lessons:lesson", "auction", "bids", query="a=1&b=2")
        assert sent(there) == (303, "/ru/lessons/auction/bids/?a=1&b=2", None)


@pytest.mark.parametrize(
    ("by_htmx", "answer"), [(False, (303, "/en/quizzes/", None)), (True, (204, None, "/en/quizzes/"))]
)
def test_htmx_is_told_to_load_the_whole_page(by_htmx: bool, answer: tuple[int, str | None, str | None]) -> None:
    request = RequestFactory().post("/")
    request.htmx = by_htmx
    assert sent(redirects.hx_redirect(request, "/en/quizzes/")) == answer


@pytest.mark.parametrize(
    ("fields", "token"), [({}, ""), ({"since": "2026"}, "2026"), ({"since": "9" * 50}, "9" * 40)]
)
def test_the_token_of_a_form(fields: dict[str, str], token: str) -> None:
    assert redirects.form_token(RequestFactory().post("/", fields)) == token
