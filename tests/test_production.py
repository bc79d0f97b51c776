"""The site as README says to run it: static files collected, behind gunicorn and a proxy that ends TLS."""

import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.conftest import ROOT
from tests.postgres import free_port
from tests.test_settings import PRODUCTION
from tests.worlds import PASSWORD

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line.split() for line in re.findall(r"^\.venv/bin/python (manage\.py .+)$", README, re.MULTILINE)]
(GUNICORN,) = [line.split() for line in re.findall(r"^\.venv/bin/(gunicorn .+)$", README, re.MULTILINE)]
LOG = "log"
# The admin's and the API page's files are large to compress, and not asked for here.
QUICKLY = {"collectstatic": ["--ignore=admin", "--ignore=ninja"]}
ANSWERS = {"createsuperuser": ["--noinput", "--username=Vera@example.org", "--email=vera@example.org"]}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database, and its log."""
    return tmp_path_factory.mktemp("production")


@pytest.fixture(scope="module")
def port(folder: Path) -> Iterator[int]:
    """The port of a production server with a new database, made by README's commands."""
    environment = {"PATH": os.environ["PATH"], **PRODUCTION, "VAR_DIR": str(folder), "TRUSTED_PROXY_COUNT": "1"}
    environment["DJANGO_SUPERUSER_PASSWORD"] = PASSWORD
    for script, command, *options in COMMANDS:
        arguments = [sys.executable, script, command, *options, *QUICKLY.get(command, []), *ANSWERS.get(command, [])]
        subprocess.run(arguments, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE)
    port = free_port()
    # README's port in place, not beside it: gunicorn binds every address it is told, and 8000 may be in use
    gunicorn = [sys.executable, "-m", *GUNICORN]
    gunicorn[gunicorn.index("--bind") + 1] = f"127.0.0.1:{port}"
    with (
        (folder / LOG).open("wb") as log,
        subprocess.Popen(gunicorn, cwd=ROOT, env=environment, stderr=log) as server,
    ):
        wait_for(port)
        yield port
        server.terminate()


def test_readme_has_the_commands_that_set_the_site_up() -> None:
    assert [command for _, command, *_ in COMMANDS] == [
        "migrate",
        "load_content",
        "collectstatic",
        "check",
        "createsuperuser",
    ]


def wait_for(port: int) -> None:
    for _ in range(1200):  # a minute, on a machine that does other things as well
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("gunicorn does not answer")


def get(port: int, path: str, **headers: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", path, headers={"Host": "example.org", **headers})
    return connection.getresponse()


def test_the_first_teacher_logs_in_and_may_invite_others(port: int) -> None:
    jar: dict[str, str] = {}

    def send(method: str, path: str, **fields: str) -> HTTPResponse:
        connection = HTTPConnection("127.0.0.1", port, timeout=20)
        headers = {"Host": "example.org", "X-Forwarded-Proto": "https", "Referer": "https://example.org/"}
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in jar.items())
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, urlencode(fields), headers)
        answer = connection.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            jar[name] = value
        return answer

    (token,) = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', send("GET", "/en/log-in/").read().decode())[:1]
    form = {"csrfmiddlewaretoken": token, "email": "Vera@example.org", "password": PASSWORD}
    assert send("POST", "/en/log-in/", **form).headers["Location"] == "/en/classes/"
    assert [send("GET", path).status for path in ("/en/classes/new/", "/en/invitations/")] == [200, 200]


def test_plain_http_is_sent_to_https(port: int) -> None:
    response = get(port, "/en/")
    assert (response.status, response.headers["Location"]) == (301, "https://example.org/en/")


def test_a_foreign_host_name_is_refused(port: int) -> None:
    assert get(port, "/en/", Host="elsewhere.org", **{"X-Forwarded-Proto": "https"}).status == 400


def test_an_address_of_eight_kilobytes_is_answered_by_the_site(port: int) -> None:
    response = get(port, f"/en/auction/?a={'P-' * 4000}", **{"X-Forwarded-Proto": "https"})
    assert (response.status, "Content-Security-Policy" in response.headers) == (422, True)


def test_home_is_served_with_all_its_files_for_ever_and_compressed(port: int) -> None:
    page = get(port, "/en/", **{"X-Forwarded-Proto": "https"})
    assert page.status == 200
    assert page.headers["Strict-Transport-Security"] == "max-age=31536000; includeSubDomains; preload"
    files = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:css|js))"', page.read().decode())
    assert files
    answers = {path: get(port, path, **{"X-Forwarded-Proto": "https", "Accept-Encoding": "br"}) for path in files}
    assert {
        path: (answer.status, answer.headers["Cache-Control"], answer.headers["Content-Encoding"])
        for path, answer in answers.items()
    } == dict.fromkeys(files, (200, "max-age=315360000, public, immutable", "br"))


def test_scripts_import_one_another_by_names_that_change_with_their_content(port: int) -> None:
    page = get(port, "/en/auction/", **{"X-Forwarded-Proto": "https"}).read().decode()
    (script,) = re.findall(r'src="(/static/lessons/js/auction\.[0-9a-f]+\.js)"', page)
    (imported,) = re.findall(r'from "\./(.+?)"', get(port, script, **{"X-Forwarded-Proto": "https"}).read().decode())
    assert re.fullmatch(r"auction_box\.[0-9a-f]{12}\.js", imported)
    assert f'rel="modulepreload" href="/static/lessons/js/{imported}"' in page
    answer = get(port, f"/static/lessons/js/{imported}", **{"X-Forwarded-Proto": "https"})
    assert (answer.status, answer.headers["Cache-Control"]) == (200, "max-age=315360000, public, immutable")


def test_health_is_asked_by_address_and_ready_means_that_answers_can_be_kept(port: int, folder: Path) -> None:
    def ready() -> tuple[int, bytes]:
        time.sleep(1.1)  # an answer holds for a second
        answer = get(port, "/readyz", Host=f"127.0.0.1:{port}")
        return answer.status, answer.read()

    assert (ready(), get(port, "/healthz", Host=f"127.0.0.1:{port}").status) == ((200, b"ok\n"), 200)
    with closing(sqlite3.connect(folder / "db.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert ready() == (503, b"the database cannot be written to\n")
    assert ready() == (200, b"ok\n")


def test_the_log_tells_of_every_request_and_of_nobody(port: int, folder: Path) -> None:
    answer = get(port, "/en/join/ANASILVA/?name=Ana", **{"X-Forwarded-Proto": "https"})
    with socket.create_connection(("127.0.0.1", port)) as raw:
        raw.sendall(b"GET /en/join/ANASILVA/ HTTP/1.1\r\nAna Silva: x\r\n\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 400")
    lines = (folder / LOG).read_text().splitlines()
    stamp = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00"
    assert [line for line in lines if not re.match(rf"{stamp} (INFO|WARNING|ERROR) [\w.]+ |    ", line)] == []
    of_request = f"id={answer.headers['X-Request-ID']} route=en/join/<slug:code>/ method=GET status={answer.status}"
    assert [line for line in lines if f" {of_request} ms=" in line]
    assert [line for line in lines if line.endswith(" WARNING gunicorn.error Invalid request: InvalidHeaderName")]
    assert [line for line in lines if re.search("ana", line, re.IGNORECASE)] == []
