"""Commands that fill the tables, started twice at once by real processes, on a database file."""

import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lessons.management.one_at_a_time import WAITING
from tests.management.at_once import COMMANDS, at_once, begun


def test_a_command_waits_for_another_and_says_so(tmp_path: Path) -> None:
    with (tmp_path / "db.sqlite3.lock").open("ab") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with begun("migrate", "--verbosity=0", VAR_DIR=str(tmp_path)) as second:
            assert second.stdout is not None
            assert second.stdout.readline() == WAITING
            assert not (tmp_path / "db.sqlite3").exists()
            fcntl.flock(other, fcntl.LOCK_UN)
            assert (second.wait(60), "django_migrations" in tables(tmp_path)) == (0, True)


@pytest.mark.parametrize("of", ["pristine", "filled"])
def test_started_twice_at_once_neither_breaks(of: str, tmp_path: Path) -> None:
    for _ in range(1 if of == "pristine" else 2):
        for command in COMMANDS:
            assert at_once(command, 2, VAR_DIR=str(tmp_path)) == [(0, ""), (0, "")]
    with closing(sqlite3.connect(tmp_path / "db.sqlite3")) as database:
        assert database.execute("SELECT count(*) - count(DISTINCT slug) FROM lessons_example").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM auth_user WHERE email = 'demo@example.org'").fetchone() == (1,)


def tables(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "db.sqlite3")) as database:
        return [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
