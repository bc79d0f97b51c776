"""The tables."""

from lessons.models.content import Example
from lessons.models.courses import ContentVersion, Course, Exercise, Lesson, Note, Step
from lessons.models.practice import SavedPad
from lessons.models.progress import MistakeReport, Progress

__all__ = [
    "ContentVersion",
    "Course",
    "Example",
    "Exercise",
    "Lesson",
    "MistakeReport",
    "Note",
    "Progress",
    "SavedPad",
    "Step",
]
