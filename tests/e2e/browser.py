"""Which browser the tests drive. As a script: exit status 0 when Playwright has one of its own."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "No browser: install Chromium (apt-get install chromium, or .venv/bin/playwright install chromium)"


def system_browser() -> str | None:
    """The path of an installed Chromium; None when there is none. The one without a window is four times as fast."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def own_browser() -> str | None:
    """The path of the Chromium that Playwright has downloaded; None when it has not."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    sys.exit(own_browser() is None)
