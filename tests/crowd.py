"""A class at its windows all at once, on a database of its own: `python -m tests.crowd` prints what came of it.

A program and not a test, since each of its processes needs connections of its own to a real database.
"""

import json
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import django
from django.core.management import call_command
from django.db import connection

PROCESSES = 4
STUDENTS = 40
GUESSERS = 5  # in each process, each with so many
GUESSES = 8  # codes
RIGHT = {"answer": "illegal"}
FORK = multiprocessing.get_context("fork")


def main() -> None:
    call_command("migrate", verbosity=0)
    task, members = _class()
    attempts = [_begun(task, member) for member in members[1:]]
    connection.close()
    crowd = _at_once(_students, attempts)
    stored = _stored()
    connection.close()
    windows = _at_once(_window, [(task, members[0], number) for number in range(PROCESSES)])
    stored_then = _stored()
    _guessed_at()
    connection.close()
    began = time.monotonic()
    guesses = _at_once(_guessers, list(range(PROCESSES * GUESSERS)))
    came = {"crowd": crowd, "stored": stored, "windows": windows, "stored_then": stored_then}
    print(json.dumps({**came, "guesses": guesses, "seconds": time.monotonic() - began}))


def _at_once(work: Callable[[Any, Any], list[str]], things: list[Any]) -> list[str]:
    """What the processes are answered, each for its share of the things, after they have waited for each other."""
    barrier, said = FORK.Barrier(PROCESSES), FORK.Queue()

    def run(share: list[Any]) -> None:
        said.put(work(share, barrier))

    started = [FORK.Process(target=run, args=(things[number::PROCESSES],)) for number in range(PROCESSES)]
    for one in started:
        one.start()
    answers = [answer for _ in started for answer in said.get(timeout=60)]
    for one in started:
        one.join()
    return answers


def _students(attempts: list[Any], barrier: Any) -> list[str]:
    """Some students, in threads of their own, answer two questions and finish."""
    clients = [(_logged_in(one.user), f"attempts/{one.pk}/") for one in attempts]

    def do(client: Any, address: str) -> list[str]:
        steps = (("questions/q1/", RIGHT), ("questions/q2/", RIGHT), ("finish/", {}))
        return [_post(client, address + path, form) for path, form in steps]

    barrier.wait()
    with ThreadPoolExecutor(len(clients)) as pool:
        return [said for whole in pool.map(lambda one: do(*one), clients) for said in whole]


def _window(share: list[Any], barrier: Any) -> list[str]:
    """A window of one student: all start at once, then every second one finishes while the others answer."""
    from lessons.models import Attempt

    ((task, member, number),) = share
    client = _logged_in(member.student)
    barrier.wait()
    started = _post(client, f"tasks/{task.pk}/start/", {})
    attempt = Attempt.objects.get(user=member.student)
    path, form = ("finish/", {}) if number % 2 else ("questions/q1/", RIGHT)
    barrier.wait()
    return [started, _post(client, f"attempts/{attempt.pk}/{path}", form)]


def _guessed_at() -> None:
    """As many wrong codes from the address of the tests as make its strangers take turns."""
    from lessons.web.code_throttle import ADDRESS, count

    for _ in range(ADDRESS.most):
        count((ADDRESS, "127.0.0.1"))


def _guessers(share: list[Any], barrier: Any) -> list[str]:
    """Some strangers, in threads of their own, who try one wrong code after the other, each in a new browser."""
    from django.test import Client

    def guess(_: Any) -> list[str]:
        return [str(Client().post("/en/join/", {"code": "XXXXXX"}).status_code) for _ in range(GUESSES)]

    barrier.wait()
    with ThreadPoolExecutor(len(share)) as pool:
        return [said for whole in pool.map(guess, share) for said in whole]


def _logged_in(user: Any) -> Any:
    from django.test import Client

    client = Client()
    client.force_login(user)
    return client


def _post(client: Any, address: str, form: dict[str, str]) -> str:
    """Status of the answer, and whether it leads on, to the end, or to the end with a refusal."""
    response = client.post(f"/en/{address}", form)
    to = response.get("Location", "")
    return f"{response.status_code} {'refused' if 'said=' in to else 'end' if '/done/' in to else 'on'}"


def _class() -> tuple[Any, list[Any]]:
    from tests import worlds

    room = worlds.classroom(teacher := worlds.teacher())
    task = worlds.assignment(room, worlds.quiz(teacher), feedback="finished")
    return task, [worlds.student(room, f"Student {number}", f"A{number:04}") for number in range(STUDENTS + 1)]


def _begun(task: Any, member: Any) -> Any:
    from django.utils import timezone

    from lessons.assignments.domain import attempts

    return attempts.start(assignment=task, membership=member, user=member.student, now=timezone.now())


def _stored() -> list[int]:
    """Attempts, finished ones, answers."""
    from lessons.models import Answer, Attempt

    return [Attempt.objects.count(), Attempt.objects.exclude(finished=None).count(), Answer.objects.count()]


if __name__ == "__main__":
    django.setup()
    main()
