"""The tables."""

from lessons.models.assignments import Answer, Assignment, Attempt, Extension, Regrade
from lessons.models.classroom import Classroom, Membership, Teaching, TeachingInvitation
from lessons.models.content import Example
from lessons.models.courses import ContentVersion, Course, Exercise, Lesson, Note, Step
from lessons.models.people import Invitation, Person, WrongGuesses
from lessons.models.practice import SavedPad
from lessons.models.progress import MistakeReport, Progress
from lessons.models.quizzes import Quiz, QuizItem, Revision

__all__ = [
    "Answer",
    "Assignment",
    "Attempt",
    "Classroom",
    "ContentVersion",
    "Course",
    "Example",
    "Exercise",
    "Extension",
    "Invitation",
    "Lesson",
    "Membership",
    "MistakeReport",
    "Note",
    "Person",
    "Progress",
    "Quiz",
    "QuizItem",
    "Regrade",
    "Revision",
    "SavedPad",
    "Step",
    "Teaching",
    "TeachingInvitation",
    "WrongGuesses",
]
