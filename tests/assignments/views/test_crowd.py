"""Forty students at once, and one with many windows, in processes of their own on a database as production has it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from django.conf import settings
from django.db import connection

from tests.conftest import ROOT
from tests.crowd import GUESSERS, GUESSES, PROCESSES, STUDENTS

pytestmark = pytest.mark.database


@pytest.fixture(scope="module")
def came_of_it(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: Any) -> Iterator[dict[str, Any]]:
    """What `tests.crowd` prints, on a file of its own or a new database on the server of PostgreSQL."""
    env = {**os.environ, "DJANGO_SETTINGS_MODULE": "bridgeschool.settings", "DEBUG": "1"}
    env |= {"VAR_DIR": str(tmp_path_factory.mktemp("var")), "ALLOWED_HOSTS": "testserver"}
    if connection.vendor == "sqlite":
        env.pop("DATABASE_URL", None)
        yield crowd(env)
        return
    name, server = f"crowd_{os.getpid()}", settings.DATABASES["default"]
    with django_db_blocker.unblock(), connection._nodb_cursor() as cursor:
        cursor.execute(f"CREATE DATABASE {name}")
        person = f"{server['USER']}:{server['PASSWORD']}".rstrip(":")
        env["DATABASE_URL"] = f"postgres://{person}@{server['HOST']}:{server['PORT'] or 5432}/{name}"
        yield crowd(env)
        cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


def crowd(env: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", "tests.crowd"], cwd=ROOT, env=env, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# Most of a minute on a busy machine goes into starting Django and migrating, not into the requests.
def test_forty_who_answer_and_finish_in_the_same_second_are_all_stored_and_none_refused(came_of_it):
    assert came_of_it["crowd"] == ["303 on", "303 on", "303 end"] * STUDENTS
    assert came_of_it["stored"] == [STUDENTS, STUDENTS, 2 * STUDENTS]


def test_windows_that_start_at_once_share_one_attempt_and_nothing_is_taken_after_one_of_them_finishes(came_of_it):
    said = came_of_it["windows"]
    assert said[::2] == ["303 on"] * PROCESSES
    more = [then - before for before, then in zip(came_of_it["stored"], came_of_it["stored_then"], strict=True)]
    assert more in ([1, 1, 0], [1, 1, 1])
    assert ("303 refused" in said) == (more[2] == 0)  # the same answer once more is no other one
    assert said.count("303 end") >= PROCESSES // 2


def test_strangers_who_guess_at_once_in_many_processes_have_one_guess_a_second_between_them(came_of_it):
    said = came_of_it["guesses"]
    looked_at = said.count("422")
    assert (len(said), said.count("429")) == (PROCESSES * GUESSERS * GUESSES, len(said) - looked_at)
    assert 1 <= looked_at <= 1 + came_of_it["seconds"]
