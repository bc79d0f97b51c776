"""Pieces of pages that are rendered once for every reader."""

from lessons.web.fragment_cache import MOST, cached_html, clear


class Renderer:
    """What makes the pieces, and counts them."""

    def __init__(self) -> None:
        self.many = 0

    def __call__(self) -> str:
        self.many += 1
        return f"<p>{self.many}</p>"


def test_a_piece_is_made_once_for_each_key() -> None:
    make = Renderer()
    pieces = [cached_html(key, make) for key in (("en", 1), ("ru", 1), ("en", 1))]
    assert pieces == ["<p>1</p>", "<p>2</p>", "<p>1</p>"]


def test_cleared_it_is_made_again() -> None:
    make = Renderer()
    cached_html("a", make)
    clear()
    assert cached_html("a", make) == "<p>2</p>"


def test_one_piece_too_many_drops_the_others() -> None:
    make = Renderer()
    for key in range(MOST):
        cached_html(key, make)
    assert cached_html(0, make) == "<p>1</p>"
    cached_html("one more", make)
    assert cached_html("one more", make) == f"<p>{MOST + 1}</p>"
    assert cached_html(0, make) == f"<p>{MOST + 2}</p>"
