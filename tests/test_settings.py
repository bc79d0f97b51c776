"""The settings as a production machine reads them: each case starts a fresh interpreter."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.test import Client

from tests.conftest import ROOT

PRODUCTION = {
    "SECRET_KEY": "a long random text, as token_urlsafe(64) makes it: 0a1b2c3d4e5f6g7h8i9j",
    "ALLOWED_HOSTS": "example.org",
}


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the repository's folder with the machine's PATH and this environment alone."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "DJANGO_SETTINGS_MODULE": "bridgeschool.settings", **environment},
        capture_output=True,
        text=True,
    )


HOW = (
    "Set it to a random text of 32 characters or more, as README says under “Running it for others”"
    " (or set DEBUG=1 on your own machine)."
)
GUESSABLE = "The SECRET_KEY that is set is too easy to guess. " + HOW


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("", "SECRET_KEY is not set. " + HOW),
        ("...", GUESSABLE),
        ("0a1b2c3d4e5f6g7h8i9j0a1b2c3d4e5", GUESSABLE),  # 31 characters
        ("x" * 64, GUESSABLE),
        ("change" * 12, GUESSABLE),
    ],
)
def test_production_refuses_to_start_without_a_secret_key_that_is_hard_to_guess(key: str, sentence: str) -> None:
    ran = run("manage.py", "check", **PRODUCTION | {"SECRET_KEY": key}, PYTHONUTF8="1")
    assert ran.returncode != 0
    assert ran.stderr.splitlines()[-1] == "django.core.exceptions.ImproperlyConfigured: " + sentence


def test_the_key_that_readme_makes_is_taken() -> None:
    (command,) = re.findall(r"python3 -c '(.+)' > var/secret-key", (ROOT / "README.md").read_text("utf-8"))
    key = run("-c", command).stdout.strip()
    assert run("manage.py", "check", **PRODUCTION | {"SECRET_KEY": key}).returncode == 0


@pytest.mark.parametrize(
    ("environment", "registration"),
    [(PRODUCTION, "invitation"), ({"DEBUG": "1"}, "open"), (PRODUCTION | {"REGISTRATION": "open"}, "open")],
)
def test_a_stranger_is_no_teacher_where_nothing_is_said(environment: dict[str, str], registration: str) -> None:
    ran = run("-c", "from django.conf import settings; print(settings.REGISTRATION)", **environment)
    assert ran.stdout == registration + "\n", ran.stderr


def test_development_starts_without_a_secret_key() -> None:
    assert run("manage.py", "check", DEBUG="1").returncode == 0


@pytest.mark.parametrize("proxies", ["0", "1", "2"])
def test_production_has_no_finding_of_the_deployment_check(proxies: str) -> None:
    ran = run("manage.py", "check", "--deploy", "--fail-level", "DEBUG", **PRODUCTION, TRUSTED_PROXY_COUNT=proxies)
    assert (ran.returncode, ran.stdout) == (0, "System check identified no issues (0 silenced).\n"), ran.stderr


def test_the_deployment_check_warns_where_nothing_says_whether_there_are_proxies() -> None:
    ran = run("manage.py", "check", "--deploy", "--fail-level", "WARNING", **PRODUCTION)
    assert (ran.returncode, [line.strip() for line in ran.stderr.splitlines()[3:5]]) == (
        1,
        [
            "?: (lessons.W001) TRUSTED_PROXY_COUNT is not set. "
            "Behind a proxy everybody then seems to come from one address.",
            "HINT: Set TRUSTED_PROXY_COUNT to the number of your proxies before the site, or to 0 if there is none.",
        ],
    )


def test_fewer_proxies_than_none_are_refused() -> None:
    ran = run("manage.py", "check", **PRODUCTION, TRUSTED_PROXY_COUNT="-1")
    assert ran.stderr.splitlines()[-1] == (
        "django.core.exceptions.ImproperlyConfigured: TRUSTED_PROXY_COUNT is the number of proxies, 0 or more."
    )


SQLITE_REPORT = """
import sqlite3, django
django.setup()
from django.db import connection, transaction

def pragma(name):
    with connection.cursor() as cursor:
        return cursor.execute(f"PRAGMA {name}").fetchone()[0]

print(pragma("journal_mode"), pragma("synchronous"), pragma("busy_timeout"), pragma("foreign_keys"))
with transaction.atomic():  # nothing is written yet, and still another writer must wait
    try:
        sqlite3.connect(connection.settings_dict["NAME"], timeout=0).execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        print(error)
"""


def test_sqlite_writes_ahead_waits_and_takes_the_lock_when_a_transaction_begins(tmp_path: Path) -> None:
    ran = run("-c", SQLITE_REPORT, **PRODUCTION, DATABASE_URL=f"sqlite:///{tmp_path / 'db.sqlite3'}")
    assert ran.stdout.splitlines() == ["wal 1 20000 1", "database is locked"], ran.stderr


@pytest.mark.django_db
def test_pages_allow_nothing_from_elsewhere_and_nothing_inline(client: Client) -> None:
    headers = client.get("/en/").headers
    directives = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert directives == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self'",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
    }
    assert {name: headers[name] for name in ("X-Frame-Options", "X-Content-Type-Options", "Referrer-Policy")} == {
        "X-Frame-Options": "DENY",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
    }
