"""The log of production: a line for what happened, under the id the reader was told, and nothing of anybody."""

import logging
import re
import smtplib
from collections.abc import Iterator
from io import StringIO
from logging.config import dictConfig
from threading import Event

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.mail.backends.base import BaseEmailBackend
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.test import Client
from django.urls import path

from bridgeschool import logs, urls
from lessons.web.background import run_after_response
from tests import worlds

pytestmark = [pytest.mark.django_db, pytest.mark.urls(__name__)]

NAME, EMAIL, ANSWER, CARD = "Ana-Silva", "ana.silva@example.org", "7NT-doubled", "ABEKM2-XT345"
PRIVATE = (NAME, EMAIL, ANSWER, "ABEKM2", "XT345", "Silva", "silva", worlds.PASSWORD)


def fail(request: HttpRequest, name: str) -> HttpResponse:
    """Fails as PostgreSQL does, which quotes the row."""
    try:
        raise ValueError(f"{request.GET.get('answer')} of {name}")
    except ValueError as error:
        raise IntegrityError(f"DETAIL: Key (name)=({name}) already exists. {EMAIL}") from error


def stop(request: HttpRequest) -> HttpResponse:
    """What gunicorn does to a request that takes too long."""
    raise SystemExit(NAME)


class Misspelt:
    """What a template shows and nobody can."""

    @property
    def heading(self) -> str:
        raise ZeroDivisionError(NAME)


def misspelt(request: HttpRequest) -> HttpResponse:
    return render(request, "lessons/web/error.html", {"trouble": Misspelt()})


class NoServer(BaseEmailBackend):
    """A mail server that refuses, and says whom."""

    def send_messages(self, messages):
        raise smtplib.SMTPRecipientsRefused({EMAIL: (550, b"no such mailbox")})


urlpatterns = [
    path("en/fail/<str:name>/", fail),
    path("en/stop/", stop),
    path("en/misspelt/", misspelt),
    *urls.urlpatterns,
]
handler400, handler403, handler404, handler500 = urls.handler400, urls.handler403, urls.handler404, urls.handler500


@pytest.fixture
def log(settings) -> Iterator[StringIO]:
    """What a production process writes."""
    settings.DEBUG = False
    dictConfig(logs.configuration(debug=False))
    (handler,) = (one for one in logging.getLogger().handlers if isinstance(one, logs.Stderr))
    written = StringIO()
    handler.setStream(written)
    yield written
    dictConfig(settings.LOGGING)


def events(log: StringIO) -> list[str]:
    """Each event without its time; what follows its line is joined to it."""
    text = log.getvalue().replace("\n    ", " | ")
    assert re.fullmatch(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 .+\n)*", text)
    return [re.sub(r"ms=\d+", "ms=1", line.partition(" ")[2]) for line in text.splitlines()]


def browser(**more) -> Client:
    return Client(raise_request_exception=False, **more)


def test_a_request_is_a_line_under_the_id_of_its_header(log: StringIO) -> None:
    answer = browser().get("/en/glossary/?q=contract")
    assert re.fullmatch("[0-9a-f]{8}", answer["X-Request-ID"])
    assert events(log) == [
        f"INFO lessons.web.request_log id={answer['X-Request-ID']} route=en/glossary/ method=GET status=200 ms=1"
    ]


def test_no_two_requests_have_one_id() -> None:
    assert len({browser().get("/healthz", headers={"X-Request-ID": "mine"})["X-Request-ID"] for _ in range(20)}) == 20


def test_a_failure_tells_where_it_arose_and_not_of_whom(log: StringIO) -> None:
    answer = browser().get(f"/en/fail/{NAME}/?answer={ANSWER}")
    told, line = events(log)
    of_request = f"id={answer['X-Request-ID']} route=en/fail/<str:name>/"
    assert line == f"ERROR lessons.web.request_log {of_request} method=GET status=500 ms=1"
    parts = told.split(" | ")
    assert re.fullmatch(rf"ERROR django\.request {re.escape(of_request)} at django/utils/log\.py:\d+", parts[0])
    places = [re.sub(r":\d+", "", part) for part in parts[1:]]
    assert places[:3] == ["tests/web/test_log.py fail", "builtins.ValueError", "and then"]
    assert places[-2:] == ["tests/web/test_log.py fail", "django.db.utils.IntegrityError"]


def test_a_failure_in_a_template_names_its_line(log: StringIO) -> None:
    browser().get("/en/misspelt/")
    assert events(log)[0].endswith(
        " heading | in the template lessons/web/error.html, line 2 | builtins.ZeroDivisionError"
    )


def test_a_request_that_the_server_stops_says_which_it_was(log: StringIO) -> None:
    with pytest.raises(SystemExit):
        browser().get("/en/stop/")
    (told,) = events(log)
    assert re.search(r"route=en/stop/ method=GET status=- ms=1 \| .* tests/web/test_log\.py:\d+ stop \|", told)


def send_wrong_password() -> HttpResponse:
    return browser().post("/en/log-in/", {"email": EMAIL, "password": ANSWER})


# What somebody does, and the routes and statuses that the log then tells.
DONE = {
    "an address": (lambda: browser().get(f"/en/{NAME}/?q={ANSWER}"), "-", 404),
    "a class code": (lambda: browser().get("/en/join/ABEKM2/"), "en/join/<slug:code>/", 404),
    "a card": (lambda: browser().post("/en/enter/", {"card": CARD}), "en/enter/", 422),
    "a wrong password": (send_wrong_password, "en/log-in/", 422),
    "an auction": (lambda: browser().get(f"/en/auction/?a={ANSWER}"), "en/auction/", 422),
    "a foreign host": (lambda: browser().get("/en/", headers={"host": f"{NAME}.example"}), "-", 400),
    "a stale form": (
        lambda: browser(enforce_csrf_checks=True).post("/en/log-in/", {"email": EMAIL}),
        "en/log-in/",
        403,
    ),
    "a file": (lambda: browser().get(f"/static/{NAME}.css"), "static/", 404),
    "a method": (lambda: browser().generic(NAME.upper(), "/en/"), "en/", 200),
    "a large form": (lambda: browser().post("/en/log-in/", {"email": NAME * 2**20}), "en/log-in/", 413),
    "a body": (
        lambda: browser().post("/api/v1/auction", f'{{"dealer": "{NAME}"', content_type="application/json"),
        "api/v1/auction",
        422,
    ),
    "a failure": (lambda: browser().post(f"/en/fail/{NAME}/", {"answer": ANSWER}), "en/fail/<str:name>/", 500),
}


@pytest.mark.parametrize("what", DONE)
def test_nothing_of_anybody_is_in_the_log(log: StringIO, settings, what: str) -> None:
    settings.AXES_ENABLED = True
    do, route, status = DONE[what]
    answer = do()
    assert answer.status_code == status
    assert [word for word in PRIVATE if word.lower() in log.getvalue().lower()] == []
    assert events(log)[-1].partition("id=")[2].startswith(f"{answer['X-Request-ID']} route={route} method=")
    assert f"status={status}" in events(log)[-1]


def test_whoever_guesses_passwords_is_not_named(log: StringIO, settings) -> None:
    settings.AXES_ENABLED = True
    worlds.teacher(EMAIL)
    assert [send_wrong_password().status_code for _ in range(11)] == [422] * 9 + [429] * 2
    assert [word for word in PRIVATE if word in log.getvalue()] == []
    assert len(events(log)) == 11


def test_a_letter_that_cannot_be_sent_is_told_under_the_id_of_the_request(log: StringIO, settings) -> None:
    settings.EMAIL_BACKEND = f"{__name__}.NoServer"
    worlds.teacher(EMAIL)
    answer = browser().post("/en/password/", {"email": EMAIL})
    assert answer.status_code == 302
    letter, _ = events(log)
    assert letter.startswith(f"ERROR django.contrib.auth id={answer['X-Request-ID']} route=en/password/ at ")
    assert letter.endswith(" | smtplib.SMTPRecipientsRefused")
    assert [word for word in PRIVATE if word in log.getvalue()] == []


def test_what_fails_on_its_thread_is_told_under_the_id_of_the_request(log: StringIO, settings, monkeypatch) -> None:
    settings.RUN_AFTER_RESPONSE = True
    done = Event()

    def work() -> None:
        run_after_response(lambda: [done.wait(10), fail(HttpRequest(), NAME)])

    monkeypatch.setattr("lessons.home.views.plain.health.what_is_missing", lambda: work() or "")
    answer = browser().get("/readyz")  # whose answer is out before the work fails
    done.set()
    for _ in range(100):
        if len(log.getvalue().splitlines()) > 1:
            break
        Event().wait(0.02)
    told = next(event for event in events(log) if "lessons.web.background" in event)
    of_request = f"id={answer['X-Request-ID']} route=readyz"
    assert told.startswith(f"ERROR lessons.web.background {of_request} What was to be done later has failed. | ")
    assert [word for word in PRIVATE if word in log.getvalue()] == []


def test_codes_of_errors_are_told_and_what_is_wrong_with_the_settings(log: StringIO) -> None:
    for error in (OSError(28, "No space left", f"/{NAME}"), ImproperlyConfigured("REGISTRATION is open.")):
        logging.getLogger("lessons").error("Broken.", exc_info=error)
    assert events(log) == [
        "ERROR lessons Broken. | builtins.OSError errno=28",
        "ERROR lessons Broken. | django.core.exceptions.ImproperlyConfigured REGISTRATION is open.",
    ]


def test_nobody_writes_a_second_line_into_the_log(log: StringIO) -> None:
    logging.getLogger("lessons").warning("One\n2026-01-01 two\r\nthree")
    assert events(log) == ["WARNING lessons One 2026-01-01 two  three"]
    assert log.getvalue().count("\n") == 1


def test_a_line_that_cannot_be_made_leaks_nothing_either(log: StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    (handler,) = (one for one in logging.getLogger().handlers if isinstance(one, logs.Stderr))
    handler.handle(logging.LogRecord("lessons", logging.WARNING, __file__, 1, "%d", (NAME,), None))
    assert capsys.readouterr().err == "A line of the log could not be written: lessons, 1\n"
    assert log.getvalue() == ""
