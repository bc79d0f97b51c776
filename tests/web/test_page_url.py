"""The address of the page that is shown, and the tag of its language."""

import pytest
from django.test import RequestFactory

from lessons.web.page_url import language_tag, page_url


def test_the_address_is_that_of_the_request_unless_the_view_has_set_another() -> None:
    request = RequestFactory().post("/en/auction/?d=N")
    assert page_url(request) == "/en/auction/?d=N"
    request.page_url = "/en/auction/?d=N&a=1H"
    assert page_url(request) == "/en/auction/?d=N&a=1H"


@pytest.mark.parametrize(("code", "tag"), [("en", "en"), ("pt-br", "pt-BR"), ("ru", "ru")])
def test_the_tag_of_a_language(code: str, tag: str) -> None:
    assert language_tag(code) == tag
