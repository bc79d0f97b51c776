"""From the press of a card to the answer on the screen, in a real browser, at the production server.

The time runs from the browser's own mark on the click to the first frame after the answer is in the page:
request, judging, rendering, swapping, layout and paint are all in it. Presses legal and illegal, in two languages.
Meaningful on a machine that does nothing else: the load printed should be below the number of its cores.
"""

import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.browser import ARGUMENTS, MISSING, own_browser, system_browser

ROOT = Path(__file__).resolve().parent.parent.parent
WANTED = 50  # ms
WARM_UP = 10
PRESSES = "1C 1D 1H X XX 1S 1N 1C 2C X 2D 2H 2S 2N 1S 3C X XX 3D 3H 3S 3N 4C 4D X 4H 3H 4S 4N 5C 5D 5H 5S X XX"

WATCH = """() => {
    let pressed = 0
    window.times = []
    addEventListener("click", (event) => {
        if (event.target.closest("[data-cards] button")) pressed = event.timeStamp
    }, true)
    document.addEventListener("htmx:afterOnLoad", () => requestAnimationFrame(() => {
        const drawn = new MessageChannel() // its message comes when the frame has been painted
        drawn.port1.onmessage = () => window.times.push(performance.now() - pressed)
        drawn.port2.postMessage(0)
    }))
}"""


def results() -> list[bool]:
    """Print the median and the slowest twentieth; is the answer to most presses there in time?"""
    path = system_browser() or own_browser()
    if path is None:
        print(MISSING)
        return [False]
    with production_server() as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = browser.new_page(extra_http_headers={"X-Forwarded-Proto": "https"})
        times = [
            seconds for lang in ("en", "ru") for seconds in measured(page, f"http://127.0.0.1:{port}/{lang}/auction/")
        ]
    median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    verdict = "yes" if slow <= WANTED else "NO"
    print(f"{len(times)} presses, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"  median {median:.0f} ms, 95 of 100 within {slow:.0f} ms   wanted {WANTED}: {verdict}")
    return [slow <= WANTED]


def measured(page: Page, address: str) -> list[float]:
    """Milliseconds from each press to its answer drawn, after a warm-up."""
    page.goto(address, wait_until="networkidle")
    page.locator("#call-1C").click(trial=True)
    page.evaluate(WATCH)
    for number, call in enumerate(PRESSES.split(), 1):
        page.locator(f"#call-{call}").click()
        page.wait_for_function("number => window.times.length === number", arg=number)
    return page.evaluate("window.times")[WARM_UP:]


@contextmanager
def production_server() -> Iterator[int]:
    """The port of gunicorn with the production settings and nothing in its database."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        settings = {"SECRET_KEY": secrets.token_urlsafe(64), "ALLOWED_HOSTS": "127.0.0.1", "VAR_DIR": folder}
        environment = {"PATH": os.environ["PATH"], **settings}
        collect = [
            sys.executable,
            "manage.py",
            "collectstatic",
            "--noinput",
            "-v0",
            "--ignore=admin",
            "--ignore=ninja",
        ]
        subprocess.run(collect, cwd=ROOT, env=environment, check=True)
        free.close()
        gunicorn = [sys.executable, "-m", "gunicorn", "bridgeschool.wsgi", "--workers=2", f"--bind=127.0.0.1:{port}"]
        with subprocess.Popen(gunicorn, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL) as server:
            wait_for(port)
            yield port
            server.terminate()


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("gunicorn does not answer")
