"""The site as README says to run it: static files collected, behind gunicorn and a proxy that ends TLS."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse

import pytest

from tests.conftest import ROOT
from tests.test_settings import PRODUCTION

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line.split() for line in re.findall(r"^\.venv/bin/python (manage\.py .+)$", README, re.MULTILINE)]
(GUNICORN,) = [line.split() for line in re.findall(r"^\.venv/bin/(gunicorn .+)$", README, re.MULTILINE)]
# The admin's and the API page's files are large to compress, and not asked for here.
QUICKLY = {"collectstatic": ["--ignore=admin", "--ignore=ninja"]}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a production server with a new database, made by README's commands."""
    folder = tmp_path_factory.mktemp("production")
    environment = {"PATH": os.environ["PATH"], **PRODUCTION, "VAR_DIR": str(folder)}
    for script, command, *options in COMMANDS:
        arguments = [sys.executable, script, command, *options, *QUICKLY.get(command, [])]
        subprocess.run(arguments, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    gunicorn = [sys.executable, "-m", *GUNICORN, "--bind", f"127.0.0.1:{port}"]
    with subprocess.Popen(gunicorn, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as server:
        wait_for(port)
        yield port
        server.terminate()


def test_readme_has_the_commands_that_set_the_site_up() -> None:
    assert [command for _, command, *_ in COMMANDS] == ["migrate", "load_content", "collectstatic"]


def wait_for(port: int) -> None:
    for _ in range(200):
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
    assert re.fullmatch(r"box\.[0-9a-f]{12}\.js", imported)
    assert f'rel="modulepreload" href="/static/lessons/js/{imported}"' in page
    answer = get(port, f"/static/lessons/js/{imported}", **{"X-Forwarded-Proto": "https"})
    assert (answer.status, answer.headers["Cache-Control"]) == (200, "max-age=315360000, public, immutable")
