"""What a load balancer asks: is this process alive, can it serve pages and keep answers."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from django.core.files.storage import storages
from django.db import OperationalError, connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client, override_settings

from lessons.models import WrongGuesses
from lessons.web import health

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _look_again() -> Iterator[None]:
    health.forget()
    yield
    health.forget()


def asked(path: str, **headers: str) -> tuple[int, str, str]:
    answer = Client().get(path, headers=headers)
    return answer.status_code, answer.content.decode(), answer["Cache-Control"]


def failing(*statements: str) -> AbstractContextManager[None]:
    """The database fails at statements that begin so."""

    def execute(run, sql, params, many, context):
        if not statements or sql.startswith(statements):
            raise OperationalError("server closed the connection of user vera with password 123")
        return run(sql, params, many, context)

    return connection.execute_wrapper(execute)


@contextmanager
def not_migrated() -> Iterator[None]:
    """The newest migration has not been applied."""
    recorder = MigrationRecorder(connection)
    recorder.record_unapplied("lessons", max(name for app, name in recorder.applied_migrations() if app == "lessons"))
    yield


def not_collected(folder: Path) -> AbstractContextManager[None]:
    backend = {"BACKEND": "bridgeschool.storage.StaticStorage", "OPTIONS": {"location": folder}}
    return override_settings(STORAGES={**storages.backends, "staticfiles": backend})


NEVER_KEPT = "max-age=0, no-cache, no-store, must-revalidate, private"


def test_a_site_that_is_whole_is_alive_and_ready() -> None:
    assert (asked("/healthz"), asked("/readyz")) == ((200, "ok\n", NEVER_KEPT), (200, "ok\n", NEVER_KEPT))


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_health_can_be_asked_by_address_and_over_plain_http(settings, path: str) -> None:
    settings.ALLOWED_HOSTS, settings.SECURE_SSL_REDIRECT = ["example.org"], True
    assert asked(path, host="10.0.0.7:8000") == (200, "ok\n", NEVER_KEPT)
    assert Client().get("/en/", headers={"host": "10.0.0.7"}).status_code == 400


@pytest.mark.parametrize(
    ("broken", "line"),
    [
        (lambda _: failing(), "the database does not answer"),
        (lambda _: failing("INSERT"), "the database cannot be written to"),
        (lambda _: not_migrated(), "the database is not migrated"),
        (not_collected, "the static files are not collected"),
    ],
)
def test_what_is_missing_is_told_in_a_line_and_the_process_is_alive_all_the_same(
    broken, line: str, tmp_path: Path
) -> None:
    with broken(tmp_path):
        assert (asked("/readyz"), asked("/healthz")[0]) == ((503, f"{line}\n", NEVER_KEPT), 200)


def test_who_asks_again_and_again_does_not_keep_the_database_busy(django_assert_num_queries) -> None:
    asked("/readyz")
    with django_assert_num_queries(0):
        assert asked("/readyz") == (200, "ok\n", NEVER_KEPT)


def test_asking_leaves_one_row_however_often() -> None:
    for _ in range(3):
        health.forget()
        asked("/readyz")
    assert list(WrongGuesses.objects.values_list("key", "count")) == [("readyz", 0)]
