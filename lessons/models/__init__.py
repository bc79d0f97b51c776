"""The tables."""

from lessons.models.content import Example
from lessons.models.courses import Course, Exercise, Lesson, Note, Step

__all__ = ["Course", "Example", "Exercise", "Lesson", "Note", "Step"]
