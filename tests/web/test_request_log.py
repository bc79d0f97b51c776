"""A line in the log for every request, and its id in a header."""

import logging
import re

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from lessons.web import current_request
from lessons.web.request_log import RequestLog


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Level and text of every line, without the milliseconds."""
    return [(one.levelname, re.sub(r"ms=\d+$", "ms=", one.getMessage())) for one in caplog.records]


@pytest.mark.parametrize(
    ("method", "status", "line"),
    [
        ("GET", 200, ("INFO", "method=GET status=200 ms=")),
        ("POST", 404, ("INFO", "method=POST status=404 ms=")),
        ("PUT", 500, ("ERROR", "method=PUT status=500 ms=")),
        ("ANA", 405, ("INFO", "method=OTHER status=405 ms=")),
    ],
)
def test_a_request_is_a_line_under_its_id(caplog, method: str, status: int, line: tuple[str, str]) -> None:
    ids = []

    def answer(request: HttpRequest) -> HttpResponse:
        ids.append(current_request.request_id())
        return HttpResponse(status=status)

    with caplog.at_level(logging.INFO, "lessons.web.request_log"):
        response = RequestLog(answer)(RequestFactory().generic(method, "/en/"))
    assert (lines(caplog), [response.headers["X-Request-ID"]]) == ([line], ids)
    assert current_request.request_id() == ""


def test_a_request_that_the_server_stops_is_a_line_without_a_status(caplog) -> None:
    def stop(request: HttpRequest) -> HttpResponse:
        raise SystemExit

    with caplog.at_level(logging.INFO, "lessons.web.request_log"), pytest.raises(SystemExit):
        RequestLog(stop)(RequestFactory().get("/en/"))
    assert lines(caplog) == [("ERROR", "method=GET status=- ms=")]
