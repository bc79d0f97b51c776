"""Whether what the site stands on is there."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from django.contrib.staticfiles.storage import ManifestFilesMixin, staticfiles_storage
from django.db import Error, InterfaceError, OperationalError, connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

from lessons.models import WrongGuesses

ROW = "readyz"  # no hash, so nobody's guesses
STYLES = "lessons/css/base.css"  # stands for all that is collected
PATIENCE = 1000  # milliseconds for which a lock is waited for; whoever asks waits a few seconds at most
SAME_ANSWER = 1.0  # seconds for which an answer holds, so that strangers who ask do not keep the database busy

_migrated = False
_last: tuple[float, str] | None = None


def is_out_of_reach(error: BaseException | None) -> bool:
    """Whether an exception says that the database is away, locked or full, so that what failed may go well later."""
    cause = error.__cause__ if error else None
    if (
        isinstance(cause, sqlite3.Error) and cause.sqlite_errorcode == sqlite3.SQLITE_ERROR
    ):  # a mistake in a statement
        return False
    return isinstance(error, OperationalError | InterfaceError)


def what_is_missing() -> str:
    """Why this process cannot serve pages now, in a line for whoever runs the site; "" where it can."""
    global _last
    now = time.monotonic()
    if _last is None or now - _last[0] > SAME_ANSWER:
        _last = now, _missing()
    return _last[1]


def forget() -> None:
    """Look again, whatever was found before."""
    global _last, _migrated
    _last, _migrated = None, False


def _missing() -> str:
    try:
        with _impatiently(), connection.cursor() as cursor:
            cursor.execute("SELECT 1")
            if not _is_migrated():
                return "the database is not migrated"
    except Error:
        return "the database does not answer"
    try:
        with _impatiently():
            row = WrongGuesses(key=ROW, count=0, since=timezone.now())
            WrongGuesses.objects.bulk_create(
                [row], update_conflicts=True, unique_fields=["key"], update_fields=["since"]
            )
    except Error:
        return "the database cannot be written to"
    return "" if _static_files_are_there() else "the static files are not collected"


def _is_migrated() -> bool:
    """Whether all migrations of this code have been applied. Looked up until it is so; then it stays so."""
    global _migrated
    if not _migrated:
        executor = MigrationExecutor(connection)
        _migrated = not executor.migration_plan(executor.loader.graph.leaf_nodes())
    return _migrated


def _static_files_are_there() -> bool:
    """On a developer's machine they are served from where they lie."""
    if not isinstance(staticfiles_storage, ManifestFilesMixin):
        return True
    try:
        return bool(staticfiles_storage.exists(staticfiles_storage.stored_name(STYLES)))
    except ValueError:  # not in the list of what was collected
        return False


@contextmanager
def _impatiently() -> Iterator[None]:
    """Wait for a lock of SQLite a moment only, where a page waits until it is its turn."""
    if connection.vendor != "sqlite":
        yield
        return
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    try:
        yield
    finally:
        patience = connection.settings_dict["OPTIONS"]["timeout"] * 1000
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {patience}")
