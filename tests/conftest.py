"""What all tests share: marks by folder and by fixture, the shared cases, hypothesis without a clock."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection
from django.db.models import Model
from django.test import Client
from django.utils import timezone, translation
from hypothesis import settings as hypothesis_settings

from lessons.courses.domain import courses
from lessons.models import (
    ContentVersion,
    Course,
    Example,
    Exercise,
    Lesson,
    Note,
    Quiz,
    QuizItem,
    Revision,
    Step,
)
from lessons.web import fragment_cache
from tests import worlds

ROOT = Path(__file__).resolve().parent.parent
DATABASE_FIXTURES = {"db", "transactional_db", "live_server"}

# Machines that run tests are shared: how long one example takes says nothing.
hypothesis_settings.register_profile("unhurried", deadline=None)
hypothesis_settings.load_profile("unhurried")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what drives a browser and what uses the database, so that `-m` can choose them."""
    for item in items:
        if "e2e" in item.path.relative_to(ROOT).parts:
            item.add_marker("browser")
        if DATABASE_FIXTURES.intersection(getattr(item, "fixturenames", ())) or item.get_closest_marker("django_db"):
            item.add_marker("database")


@pytest.fixture(autouse=True)
def own_language() -> None:
    """Start in the language of the settings: a request leaves that of its page behind in the thread."""
    translation.activate(settings.LANGUAGE_CODE)


@pytest.fixture
def world(db: None) -> worlds.World:
    """The class that tests of pages look at."""
    return worlds.world()


@pytest.fixture
def vera(world: worlds.World) -> Client:
    """The browser of its teacher."""
    client = Client()
    client.force_login(world.teacher)
    return client


class Clock:
    """What the site takes for now: it stands still until it is told how many seconds to go on."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def goes_on(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock in place of the machine's; that of axes too."""
    standing = Clock(timezone.now())
    for place in ("django.utils.timezone.now", "axes.handlers.proxy.now", "axes.attempts.now"):
        monkeypatch.setattr(place, lambda: standing.now)
    return standing


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Forget the courses that another test has read: its tables are rolled back, their version with them."""
    courses.clear_cache()
    fragment_cache.clear()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of cases beside the repository; tests that read it are skipped where it is not."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("../shared is not beside this clone, so its cases are not judged")
    return folder


CONTENT = (Course, Lesson, Exercise, Note, Step, Example, ContentVersion, Quiz, QuizItem, Revision)
_loaded: list[tuple[type[Model], list[Model]]] = []


@pytest.fixture
def loaded_content(db: None) -> None:
    """The content files in the tables as `make run` loads them: read by the first test that wants them and kept."""
    if not _loaded:
        call_command("load_content", verbosity=0)
        _loaded.extend((kind, list(kind._default_manager.all())) for kind in CONTENT)
        return
    for kind, rows in _loaded:
        kind._default_manager.bulk_create(rows)
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(CONTENT)):
            cursor.execute(statement)
