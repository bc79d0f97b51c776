"""The request that is being answered: its id, and the route that says nothing of anybody."""

import re

import pytest
from django.test import RequestFactory, override_settings
from django.urls import resolve

from lessons.web import current_request


def test_outside_of_a_request_there_is_none() -> None:
    assert (current_request.current_request(), current_request.request_id()) == (None, "")


def test_inside_each_request_is_found_by_its_own_id() -> None:
    outer, inner = RequestFactory().get("/"), RequestFactory().get("/")
    with current_request.handling(outer) as first:
        assert re.fullmatch("[0-9a-f]{8}", first.id)
        assert (current_request.current_request(), current_request.request_id()) == (first, first.id)
        with current_request.handling(inner) as second:
            assert current_request.current_request() == second != first
            assert second.request is inner
        assert current_request.current_request() == first
    assert current_request.current_request() is None


def test_it_is_forgotten_when_the_answer_fails() -> None:
    with pytest.raises(ZeroDivisionError), current_request.handling(RequestFactory().get("/")):
        raise ZeroDivisionError
    assert current_request.current_request() is None


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/en/join/ABEKM2-XT345/", "en/join/<slug:code>/"),
        ("/static/lessons/base.css", "static/"),
        ("/nowhere/of/Ana/", "-"),
    ],
)
def test_the_route_is_the_pattern_and_not_what_stood_in_it(path: str, route: str) -> None:
    request = RequestFactory().get(path)
    if "join" in path:
        request.resolver_match = resolve(path)
    with override_settings(STATIC_URL="/static/"), current_request.handling(request) as asked:
        assert asked.route == route
