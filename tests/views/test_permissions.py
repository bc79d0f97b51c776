"""Who may open what: every address of the site for everybody there is.

What one may not see is 404, whether it exists or not; the anonymous are sent to the log-in either way. A form
without its token is refused, and looking at a page changes nothing. A new address fails here until it is listed.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from lessons import urls
from lessons.domain import co_teaching
from lessons.models import Quiz
from tests import worlds
from tests.worlds import World

ANONYMOUS, STAFF = "anonymous", "staff"
STUDENT, OTHER_STUDENT, REMOVED = "student", "other student of the class", "removed student"
STRANGER, TEACHER, OTHER_TEACHER = "student of another class", "teacher", "other teacher"
ROLES = (ANONYMOUS, STUDENT, OTHER_STUDENT, REMOVED, STRANGER, TEACHER, OTHER_TEACHER, STAFF)

ALL = frozenset(ROLES)
SIGNED_IN = ALL - {ANONYMOUS}
TEACHERS = frozenset({TEACHER, OTHER_TEACHER})
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
    *("saved-pads", "saved-pad"),  # one's own, also a guest's: tests/views/test_saved_pads.py
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
    "attempt-done": Page(ATTEMPT, HIS_OWN),
    # Results
    "results": Page(TASK, OWN),
    "results-print": Page(TASK, OWN),
    "results-csv": Page(TASK, OWN),
    "results-practice": Page(TASK, None, OWN, {"key": "q1"}),
    "results-question": Page(question("assignment"), OWN),
    "answers": Page(ATTEMPT, OWN),
}


@pytest.fixture
def world(db: None) -> World:
    return worlds.world()


def people(world: World) -> dict[str, User | None]:
    return {
        ANONYMOUS: None,
        STUDENT: world.ana.student,
        OTHER_STUDENT: world.bruno.student,
        REMOVED: world.removed.student,
        STRANGER: world.stranger.student,
        TEACHER: world.teacher,
        OTHER_TEACHER: world.other_teacher,
        STAFF: User.objects.create_user("staff", "", worlds.PASSWORD, is_staff=True, is_superuser=True),
    }


def client_of(user: User | None, **options: Any) -> Client:
    client = Client(**options)
    if user is not None:
        client.force_login(user)
    return client


@contextmanager
def undone() -> Iterator[None]:
    """Whatever is written inside is as if it had not been."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def outcome(client: Client, method: str, address: str, form: Mapping[str, str]) -> str:
    """What became of a request: "log-in", "no such page" or "open"."""
    with undone():
        response = getattr(client, method)(address, form)
    if response.status_code == 404:
        return "no such page"
    if response.status_code in (302, 303) and response["Location"].startswith(reverse("lessons:log-in") + "?"):
        return "log-in"
    assert response.status_code in (200, 302, 303, 422), response.status_code
    return "open"


def expected(allowed: frozenset[str]) -> dict[str, str]:
    return {role: "open" if role in allowed else "log-in" if role == ANONYMOUS else "no such page" for role in ROLES}


def test_every_address_is_listed():
    assert {pattern.name for pattern in urls.urlpatterns} == OPEN | PAGES.keys()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_page_is_there_for_those_it_is_for(name: str, method: str, world: World):
    page = PAGES[name]
    allowed = getattr(page, method)
    if allowed is None:
        address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
        with undone():
            assert getattr(client_of(world.teacher), method)(address).status_code in (404, 405)
        return
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    found = {role: outcome(client_of(user), method, address, page.form) for role, user in people(world).items()}
    assert found == expected(allowed)


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.arguments is not nothing])
def test_what_does_not_exist_is_no_other_to_the_anonymous_and_no_page_to_the_rest(name: str, world: World):
    page = PAGES[name]
    arguments = {key: 987654 if key == "pk" else "nosuch" for key in page.arguments(world)}
    address = reverse(f"lessons:{name}", kwargs=arguments)
    method = "get" if page.get is not None else "post"
    found = {role: outcome(client_of(user), method, address, page.form) for role, user in people(world).items()}
    assert found == expected(frozenset())


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.post])
def test_a_form_without_its_token_is_refused(name: str, world: World):
    page = PAGES[name]
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    role = next(role for role in (TEACHER, STUDENT) if role in page.post)
    with undone():
        response = client_of(people(world)[role], enforce_csrf_checks=True).post(address)
    assert response.status_code == 403


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.get])
def test_looking_at_a_page_changes_nothing(name: str, world: World):
    page = PAGES[name]
    address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
    role = next(role for role in (TEACHER, STUDENT) if role in page.get)
    client = client_of(people(world)[role])
    with CaptureQueriesContext(connection) as queries:
        client.get(address)
    written = [query["sql"] for query in queries if query["sql"].split(" ", 1)[0] in ("INSERT", "UPDATE", "DELETE")]
    assert [sql for sql in written if "django_session" not in sql] == []
