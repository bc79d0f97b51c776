"""Rows of content for tests."""

from lessons.models import Example


def example(slug="one", **fields):
    """An example that is not saved; its texts stand in every language unless given."""
    texts = {
        f"{field}_{language}": f"{field} of {slug}, {language}"
        for field in ("title", "note")
        for language in ("en", "pt_br", "ru")
    }
    plain = {"page": "auction", "position": 0, "query": "a=P"}
    return Example(slug=slug, **plain | texts | fields)
