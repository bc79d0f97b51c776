"""The tables."""

from lessons.models.content import Example

__all__ = ["Example"]
