"""Every address of the site, and who may open it: read by the tests of permissions and of how pages look."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lessons.classroom.domain import co_teaching
from lessons.models import Quiz
from tests import worlds
from tests.worlds import World

ANONYMOUS, STAFF = "anonymous", "staff"
STUDENT, OTHER_STUDENT, REMOVED = "student", "other student of the class", "removed student"
STRANGER, TEACHER, OTHER_TEACHER = "student of another class", "teacher", "other teacher"
ROLES = (ANONYMOUS, STUDENT, OTHER_STUDENT, REMOVED, STRANGER, TEACHER, OTHER_TEACHER, STAFF)

ALL = frozenset(ROLES)
SIGNED_IN = ALL - {ANONYMOUS}
TEACHERS = frozenset({TEACHER, OTHER_TEACHER, STAFF})  # who runs the site is the first teacher
OWN = frozenset({TEACHER})
CLASS = frozenset({STUDENT, OTHER_STUDENT})
HIS_OWN = frozenset({STUDENT})

Arguments = Callable[[World], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Page:
    """An address: its arguments, who may look at it, who may send its `form`; None where it takes no such request."""

    arguments: Arguments
    get: frozenset[str] | None = None
    post: frozenset[str] | None = None
    form: Mapping[str, str] = field(default_factory=dict)


def nothing(world: World) -> Mapping[str, Any]:
    return {}


def by(name: str) -> Arguments:
    """The key of a thing of the first teacher's, by its name in the world."""
    return lambda world: {"pk": getattr(world, name).pk}


def shared(world: World) -> Mapping[str, Any]:
    Quiz.objects.filter(pk=world.quiz.pk).update(token="a-long-token")
    return {"token": "a-long-token"}


def deleted(world: World) -> Mapping[str, Any]:
    quiz = worlds.quiz(world.teacher, title="Gone")
    Quiz.objects.filter(pk=quiz.pk).update(deleted=world.removed.removed)
    return {"pk": quiz.pk}


def invited(world: World) -> Mapping[str, Any]:
    return {"code": co_teaching.invite(classroom=world.classroom, by=world.teacher, hands_over=False).code}


def question(name: str) -> Arguments:
    return lambda world: {"pk": getattr(world, name).pk, "key": "q1"}


# Open to all: what they show has no owner.
OPEN = {
    *("home", "styleguide", "laws", "law", "glossary", "auction", "auction-echo", "auction-paste"),
    *("auction-examples", "pad", "pad-compare", "pad-csv", "pad-examples", "chicago", "scores", "blank-pads"),
    *("courses", "report", "course", "lesson", "lesson-done", "handout", "step"),
    *("practice", "practice-kind", "practice-question"),
    *("log-in", "enter", "register", "register-invited", "privacy", "classes", "join", "join-class"),
    *("password-reset", "password-reset-sent", "password-reset-done", "password-reset-new"),
    *("saved-pads", "saved-pad"),  # one's own, also a guest's: tests/scoring/pad/views/test_saved.py
    "log-out",
}

MINE = by("classroom")
QUIZ = by("quiz")
TASK = by("assignment")
ATTEMPT = by("attempt")

PAGES: dict[str, Page] = {
    # Oneself
    "account": Page(nothing, SIGNED_IN, SIGNED_IN),
    "account-email": Page(nothing, SIGNED_IN, SIGNED_IN),  # students, who have none, are sent on
    "account-password": Page(nothing, TEACHERS | {STAFF}, TEACHERS | {STAFF}),
    "account-export": Page(nothing, SIGNED_IN),
    "account-erase": Page(nothing, SIGNED_IN, SIGNED_IN),
    "invitations": Page(nothing, TEACHERS, TEACHERS),
    # Classes
    "class-new": Page(nothing, TEACHERS, TEACHERS),
    "class-come-in": Page(invited, TEACHERS, TEACHERS),
    "class": Page(MINE, OWN | CLASS),
    "class-welcome": Page(MINE, CLASS),
    "class-paste": Page(MINE, OWN, OWN),
    "class-cards": Page(MINE, OWN),
    "class-wall": Page(MINE, OWN),
    "class-settings": Page(MINE, OWN, OWN),
    "class-teachers": Page(MINE, OWN, OWN),
    "class-archive": Page(MINE, OWN, OWN),
    "class-results": Page(MINE, OWN),
    "class-results-csv": Page(MINE, OWN),
    "student": Page(by("ana"), OWN, OWN),
    "student-erase": Page(by("ana"), OWN, OWN),
    # Quizzes
    "quizzes": Page(nothing, TEACHERS),
    "quiz-new": Page(nothing, TEACHERS, TEACHERS),
    "quiz": Page(QUIZ, OWN),
    "quiz-worksheet": Page(QUIZ, OWN),
    "quiz-copy": Page(QUIZ, None, OWN),
    "quiz-share": Page(QUIZ, None, OWN),
    "quiz-delete": Page(QUIZ, OWN, OWN),
    "quiz-restore": Page(deleted, None, OWN),
    "quiz-shared": Page(shared, TEACHERS),
    "quiz-copy-shared": Page(shared, None, TEACHERS),
    "quiz-edit": Page(QUIZ, OWN, OWN),
    "quiz-item": Page(question("quiz"), None, OWN),
    "quiz-bank": Page(QUIZ, OWN, OWN),
    "quiz-draw": Page(QUIZ, OWN, OWN),
    "quiz-import": Page(QUIZ, OWN, OWN),
    "quiz-kinds": Page(QUIZ, OWN),
    "quiz-write": Page(lambda world: {"pk": world.quiz.pk, "kind": "judge-call"}, OWN, OWN),
    "quiz-question": Page(question("quiz"), OWN, OWN),
    # Tasks
    "set-task": Page(MINE, OWN, OWN),
    "task-edit": Page(TASK, OWN, OWN),
    "task-withdraw": Page(TASK, OWN, OWN),
    "task-extensions": Page(TASK, OWN, OWN),
    "task": Page(TASK, OWN | CLASS),
    "task-start": Page(TASK, None, OWN | CLASS),
    "attempt": Page(ATTEMPT, HIS_OWN),
    "attempt-question": Page(question("attempt"), HIS_OWN, HIS_OWN),
    "attempt-finish": Page(ATTEMPT, HIS_OWN, HIS_OWN),
    "attempt-done": Page(ATTEMPT, HIS_OWN, HIS_OWN),
    # Results
    "results": Page(TASK, OWN),
    "results-print": Page(TASK, OWN),
    "results-csv": Page(TASK, OWN),
    "results-practice": Page(TASK, None, OWN, {"key": "q1"}),
    "results-question": Page(question("assignment"), OWN),
    "answers": Page(ATTEMPT, OWN),
}
