"""What only a real PostgreSQL shows: it is started anew while the site serves, and filled from two sides at once.

Starts a server of its own, so it runs apart from the others: `.ci/run`, or `pytest -m postgres`.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from lessons.management.one_at_a_time import KEY, WAITING
from tests import postgres
from tests.conftest import ROOT
from tests.management.at_once import COMMANDS, at_once, begun
from tests.test_production import LOG, QUICKLY, get, wait_for
from tests.test_settings import PRODUCTION

pytestmark = pytest.mark.postgres
# Any page looks the session of its reader up.
PAGE, HEADERS = "/en/privacy/", {"X-Forwarded-Proto": "https", "Cookie": f"sessionid={'x' * 32}"}


@pytest.fixture(scope="module")
def database() -> Iterator[postgres.Server]:
    """A server whose tables were made and filled by commands that were started twice at once."""
    with postgres.server() as server:
        for command in COMMANDS:
            assert at_once(command, 2, DATABASE_URL=server.address) == [(0, ""), (0, "")]
        yield server


def test_started_twice_at_once_neither_breaks(database: postgres.Server) -> None:
    for command in COMMANDS:
        assert at_once(command, 2, DATABASE_URL=database.address) == [(0, ""), (0, "")]
    with psycopg.connect(database.address) as connection:
        assert connection.execute("SELECT count(*) - count(DISTINCT slug) FROM lessons_example").fetchone() == (0,)
        demo = connection.execute("SELECT count(*) FROM auth_user WHERE email = 'demo@example.org'")
        assert demo.fetchone() == (1,)


def test_a_command_waits_for_another_and_says_so(database: postgres.Server) -> None:
    with psycopg.connect(database.address) as other:
        other.execute("SELECT pg_advisory_lock(%s)", [KEY])
        with begun("migrate", "--verbosity=0", DATABASE_URL=database.address) as second:
            assert second.stdout is not None
            assert second.stdout.readline() == WAITING
            other.execute("SELECT pg_advisory_unlock(%s)", [KEY])
            assert second.wait(60) == 0


@pytest.fixture
def port(database: postgres.Server, tmp_path: Path) -> Iterator[int]:
    """The port of the site at work on this database, each of its workers with a connection."""
    settings = {"PATH": os.environ["PATH"], **PRODUCTION, "VAR_DIR": str(tmp_path), "DATABASE_URL": database.address}
    collect = [sys.executable, "manage.py", "collectstatic", "--noinput", *QUICKLY["collectstatic"]]
    subprocess.run(collect, cwd=ROOT, env=settings, check=True, stdout=subprocess.PIPE)
    port = postgres.free_port()
    serve = [sys.executable, "-m", "gunicorn", "bridgeschool.wsgi", "--workers=2", f"--bind=127.0.0.1:{port}"]
    with (tmp_path / LOG).open("wb") as log, subprocess.Popen(serve, cwd=ROOT, env=settings, stderr=log) as server:
        try:
            wait_for(port)
            while connections(database) < 2:
                assert answers(port) == {200}
            yield port
        finally:
            server.terminate()


def connections(database: postgres.Server) -> int:
    """How many the site has open."""
    with psycopg.connect(database.address, application_name="test") as connection:
        counted = connection.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND application_name <> 'test'"
        )
        (count,) = counted.fetchone() or (0,)
        return int(count)


def answers(port: int) -> set[int]:
    """How a page that asks the database is answered, by all the workers: they are asked many times at once."""

    def status(_: int) -> int:
        answer = get(port, PAGE, **HEADERS)
        answer.read()  # a worker waits until it is read
        return answer.status

    with ThreadPoolExecutor(8) as pool:
        return set(pool.map(status, range(32)))


def test_a_server_that_is_started_anew_costs_no_request(database: postgres.Server, port: int) -> None:
    database.stop()
    database.start()
    assert answers(port) == {200}


def test_a_server_that_is_away_is_said_to_be_until_it_is_back(
    database: postgres.Server, port: int, tmp_path: Path
) -> None:
    database.stop()
    try:
        assert answers(port) == {503}
        page = get(port, PAGE, **HEADERS)
        assert (page.status, page.headers["Retry-After"]) == (503, "5")
        readiness = get(port, "/readyz")
        assert (readiness.status, readiness.read()) == (503, b"the database does not answer\n")
        assert get(port, "/healthz").status == 200
    finally:
        database.start()
    assert answers(port) == {200}
    log = (tmp_path / LOG).read_text()
    assert f"id={page.headers['X-Request-ID']} route=en/privacy/ method=GET status=503" in log
    assert "psycopg.OperationalError" in log
