"""What a first visit to the auction page costs over the wire, as production serves it: compressed, fonts included."""

import gzip
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import brotli
import pytest
from playwright.sync_api import Page, Response

from tests.e2e.conftest import OpenPage

COMPRESSED_ALREADY = {".woff2", ".png"}


@pytest.fixture
def weights(lang: str, open_page: OpenPage) -> dict[str, int]:
    """Bytes of everything a browser asks for, by path."""
    page = open_page(None, lang=lang)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(f"/{lang}/auction/?d=E&v=EW&a=P-1D-1H-2C-2H&try=2D")
    settle(page)
    return {urlsplit(answer.url).path: weight(answer) for answer in answers}


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")


def weight(answer: Response) -> int:
    """As WhiteNoise sends a file (brotli) and Django a page (gzip)."""
    path = PurePosixPath(urlsplit(answer.url).path)
    if path.suffix in COMPRESSED_ALREADY:
        return len(answer.body())
    return len(brotli.compress(answer.body())) if path.suffix else len(gzip.compress(answer.body(), 6))


def test_first_visit_takes_less_than_80_kb(weights: dict[str, int]) -> None:
    print(
        f"\n{sum(weights.values()):7} bytes in all", *(f"{size:7} {path}" for path, size in weights.items()), sep="\n"
    )
    assert sum(weights.values()) < 80_000


def test_own_scripts_take_less_than_8_kb(weights: dict[str, int]) -> None:
    own = {path: size for path, size in weights.items() if "/lessons/js/" in path}
    assert {PurePosixPath(path).name for path in own} == {"shell.js", "auction.js", "auction_box.js"}
    assert sum(own.values()) < 8_000
