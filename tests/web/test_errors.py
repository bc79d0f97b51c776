"""Pages that say what went wrong, in the reader's language and without help from what broke."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

import pytest
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import IntegrityError, InterfaceError, OperationalError, ProgrammingError
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.test.client import MULTIPART_CONTENT
from django.urls import path
from django.utils import translation
from django.views.decorators.csrf import csrf_protect

from bridgeschool import urls
from lessons.web import errors, health
from tests import worlds
from tests.wording.languages import seen

pytestmark = pytest.mark.django_db
LANGUAGES = ("en", "pt-br", "ru")


def fail(request: HttpRequest, status: int) -> HttpResponse:
    if status == 503:
        raise_locked()
    raise {400: SuspiciousOperation, 403: PermissionDenied, 500: ZeroDivisionError}[status]


def raise_locked() -> None:
    """What Django makes of SQLite's answer while another process writes."""
    with TemporaryDirectory() as folder:
        first, second = (sqlite3.connect(f"{folder}/db", timeout=0, isolation_level=None) for _ in range(2))
        with closing(first), closing(second):
            first.execute("BEGIN IMMEDIATE")
            try:
                second.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                raise OperationalError(*error.args) from error


urlpatterns = [
    *(path(f"{language}/fail/<int:status>/", fail) for language in LANGUAGES),
    *(path(f"{language}/form/", csrf_protect(lambda request: HttpResponse())) for language in LANGUAGES),
    *urls.urlpatterns,
]
handler400, handler403, handler404, handler500 = urls.handler400, urls.handler403, urls.handler404, urls.handler500


@pytest.fixture(autouse=True)
def _pages_that_fail() -> Iterator[None]:
    with override_settings(ROOT_URLCONF=__name__):
        yield


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("address", "trouble"),
    [
        ("fail/400/", errors.BAD_REQUEST),
        ("fail/403/", errors.FORBIDDEN),
        ("nowhere/", errors.NOT_FOUND),
        ("fail/500/", errors.BROKEN),
        ("fail/503/", errors.NO_DATABASE),
    ],
)
def test_failure_is_told_in_the_language_of_the_address(address: str, trouble: errors.Trouble, language: str) -> None:
    response = Client(raise_request_exception=False).get(f"/{language}/{address}")
    with translation.override(language):
        heading, advice = str(trouble.heading), str(trouble.advice)
    assert response.status_code == trouble.status
    assert f"<h1>{heading}</h1>" in response.text
    assert f"<p>{advice}</p>" in response.text
    assert '<meta name="robots" content="noindex">' in response.text
    assert 'rel="alternate"' not in response.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", [500, 503])
def test_what_was_sent_when_the_site_broke_is_not_said_to_be_kept(status: int, language: str) -> None:
    client = Client(raise_request_exception=False)
    page = client.post(f"/{language}/fail/{status}/", headers={"Referer": f"http://testserver/{language}/tasks/7/"})
    with translation.override(language):
        sent, kept = str(errors.SENT), str(errors.BROKEN.advice)
    assert (page.status_code, f"<p>{sent}</p>" in page.text, kept in page.text) == (status, True, False)
    assert f'href="/{language}/tasks/7/"' in page.text


def test_a_locked_database_is_said_to_be_worth_another_try() -> None:
    page = Client(raise_request_exception=False).get("/en/fail/503/")
    assert (page.status_code, page["Retry-After"]) == (503, "5")


MISTAKE, READ_ONLY = sqlite3.OperationalError(), sqlite3.OperationalError()
MISTAKE.sqlite_errorcode, READ_ONLY.sqlite_errorcode = sqlite3.SQLITE_ERROR, sqlite3.SQLITE_READONLY


@pytest.mark.parametrize(
    ("error", "cause", "out_of_reach"),
    [
        (OperationalError(), None, True),
        (OperationalError(), READ_ONLY, True),
        (InterfaceError(), None, True),
        (OperationalError(), MISTAKE, False),
        (ProgrammingError(), None, False),
        (IntegrityError(), None, False),
        (ZeroDivisionError(), None, False),
    ],
)
def test_only_a_database_that_is_away_is_out_of_reach(
    error: Exception, cause: Exception | None, out_of_reach: bool
) -> None:
    error.__cause__ = cause
    assert health.is_out_of_reach(error) is out_of_reach


@pytest.mark.parametrize("status", [400, 403, 500, 503])
def test_a_page_of_an_error_has_the_number_under_which_the_log_has_it(status: int) -> None:
    page = Client(raise_request_exception=False).get(f"/en/fail/{status}/")
    number = page["X-Request-ID"]
    assert f"quote this number: <code data-request-id>{number}</code>" in page.text


TOO_LARGE = (
    ({"text": "x" * 2**22}, {"en": "At most 1.0 MB", "pt-br": "1,0 MB", "ru": "1,0 МБ"}),
    ({f"field-{number}": "" for number in range(5_001)}, dict.fromkeys(LANGUAGES, "5000")),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [MULTIPART_CONTENT, "application/x-www-form-urlencoded"])
@pytest.mark.parametrize(("form", "limit"), TOO_LARGE)
def test_what_is_too_large_to_be_read_says_how_much_can_be_sent(form, limit, kind: str, language: str) -> None:
    data = form if kind == MULTIPART_CONTENT else urlencode(form)
    response = Client().post(f"/{language}/log-in/", data, content_type=kind)
    with translation.override(language):
        heading = str(errors.TOO_LARGE.heading)
    assert (response.status_code, f"<h1>{heading}</h1>" in response.text) == (413, True)
    assert seen(limit[language]) in seen(response.text)


def test_too_many_files_are_too_large_too() -> None:
    files = {f"file-{number}": SimpleUploadedFile("a", b"a") for number in range(101)}
    response = Client().post("/en/log-in/", files)
    assert (response.status_code, "5000 fields and 100 files" in response.text) == (413, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stale_form_leads_back_to_its_page(language: str) -> None:
    client = Client(enforce_csrf_checks=True)
    response = client.post(f"/{language}/form/", headers={"Referer": f"http://testserver/{language}/?a=1S#x"})
    with translation.override(language):
        assert f"<h1>{errors.STALE_FORM.heading}</h1>" in response.text
    assert (response.status_code, f'href="/{language}/?a=1S"' in response.text) == (403, True)


@pytest.mark.parametrize(
    "referer",
    [
        "https://evil.example/x/",
        "http://[",
        "",
        "javascript:alert(1)",
        "http://testserver//evil.example/",
        "http://testserver/\\evil.example/",
    ],
)
def test_stale_form_leads_nowhere_else(referer: str) -> None:
    response = Client(enforce_csrf_checks=True).post("/ru/form/", headers={"Referer": referer})
    assert '<a class="btn go" href="/ru/">' in response.text
    assert "evil" not in response.text


def test_unknown_host_gets_a_page_and_no_address_of_it() -> None:
    response = Client().get("/en/", headers={"host": "evil.example"})
    assert (response.status_code, "evil.example" in response.text) == (400, False)


def test_broken_page_needs_no_list_of_static_files() -> None:
    with override_settings(
        STORAGES={"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}
    ):
        response = Client(raise_request_exception=False).get("/pt-br/fail/500/")
    assert (response.status_code, "Algo deu errado do nosso lado" in response.text) == (500, True)


def test_robots_keep_out_of_what_is_not_for_reading() -> None:
    response = Client().get("/robots.txt")
    assert (response["Content-Type"], response.content.decode().splitlines()) == (
        "text/plain; charset=utf-8",
        ["User-agent: *", "Disallow: /admin/", "Disallow: /api/"],
    )


def test_favicon_is_the_one_icon() -> None:
    assert Client().get("/favicon.ico")["Location"] == "/static/lessons/favicon.svg"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("method", "address"), [("get", "tasks/1/start/"), ("put", "log-out/"), ("get", "quizzes/1/copy/")]
)
def test_an_address_asked_for_as_it_is_not_meant_says_so(language: str, method: str, address: str) -> None:
    client = Client()
    client.force_login(worlds.teacher())
    response = getattr(client, method)(f"/{language}/{address}")
    with translation.override(language):
        assert (response.status_code, f"<h1>{errors.NOT_FOUND.heading}</h1>" in response.text) == (405, True)
    assert "POST" in response["Allow"]
