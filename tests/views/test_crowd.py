"""Forty students at once, from processes of their own on a database of its own, as production has it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from tests.conftest import ROOT

PROCESSES = 8
STUDENTS = 40
CROWD = """
import sys, time
import django
django.setup()
from django.db import connection
from django.test import Client
from lessons.models import Attempt
client_of = {}
number, of = int(sys.argv[1]), int(sys.argv[2])
attempts = list(Attempt.objects.select_related("user").order_by("pk"))[number::of]
for attempt in attempts:
    client_of[attempt.pk] = Client()
    client_of[attempt.pk].force_login(attempt.user)
connection.close()
print("ready", flush=True)
sys.stdin.readline()
statuses = []
for key in ("q1", "q2"):
    for attempt in attempts:
        address = f"/en/attempts/{attempt.pk}/questions/{key}/"
        statuses.append(client_of[attempt.pk].post(address, {"answer": "illegal"}).status_code)
for attempt in attempts:
    statuses.append(client_of[attempt.pk].post(f"/en/attempts/{attempt.pk}/finish/").status_code)
print(*statuses, flush=True)
"""
CLASS = """
import django
django.setup()
from django.utils import timezone
from lessons.domain import attempts
from tests import worlds
room = worlds.classroom(teacher := worlds.teacher())
task = worlds.assignment(room, worlds.quiz(teacher))
for number in range(%d):
    member = worlds.student(room, f"Student {number}", f"A{number:04}")
    attempts.start(assignment=task, membership=member, user=member.student, now=timezone.now())
"""


def python(*code: str, env: dict[str, str], **options) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", *code], cwd=ROOT, env=env, text=True, **options)


def run(*arguments: str, env: dict[str, str]) -> None:
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, check=True, capture_output=True, text=True)


@pytest.fixture
def env(tmp_path: Path, django_db_blocker) -> Iterator[dict[str, str]]:
    """The environment of processes on a database of their own: a file, or a new one on the server of PostgreSQL."""
    own = {"DEBUG": "1", "VAR_DIR": str(tmp_path), "ALLOWED_HOSTS": "testserver"}
    env = {**os.environ, "DJANGO_SETTINGS_MODULE": "bridgeschool.settings", **own}
    if connection.vendor == "sqlite":
        env.pop("DATABASE_URL", None)
        yield env
        return
    name = f"crowd_{os.getpid()}"
    database = settings.DATABASES["default"]
    with django_db_blocker.unblock():
        with connection._nodb_cursor() as cursor:
            cursor.execute(f"CREATE DATABASE {name}")
        host = f"{database['HOST']}:{database['PORT']}" if database["PORT"] else database["HOST"]
        password = f":{database['PASSWORD']}" if database["PASSWORD"] else ""
        env["DATABASE_URL"] = f"postgres://{database['USER']}{password}@{host}/{name}"
        yield env
        with connection._nodb_cursor() as cursor:
            cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.database
def test_forty_students_who_answer_and_finish_in_the_same_second_are_all_stored_and_none_refused(env):
    run("manage.py", "migrate", "--verbosity", "0", env=env)
    run("-c", CLASS % STUDENTS, env=env)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    crowd = [python(CROWD, str(number), str(PROCESSES), env=env, **pipes) for number in range(PROCESSES)]
    assert [one.stdout.readline() for one in crowd] == ["ready\n"] * PROCESSES
    for one in crowd:
        one.stdin.write("go\n")
        one.stdin.flush()
    said = [one.communicate(timeout=60) for one in crowd]
    assert [errors for _, errors in said if "Traceback" in errors] == []
    assert " ".join(out for out, _ in said).split() == ["303"] * (3 * STUDENTS)
    count = (
        "import django; django.setup(); from lessons.models import *; "
        "print(Answer.objects.count(), Attempt.objects.exclude(finished=None).count())"
    )
    counted = python(count, env=env, stdout=subprocess.PIPE).communicate()[0]
    assert counted.split() == [str(2 * STUDENTS), str(STUDENTS)]
