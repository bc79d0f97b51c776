"""What stands around a page is the same on every page: no view puts something of its own in the shell's place."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from lessons import urls
from lessons.home.views.shell import shell
from lessons.models import SavedPad
from tests import addresses, worlds
from tests.addresses import STUDENT, TEACHER
from tests.worlds import World

CHOSEN = 'data-theme="dark" data-suits="4"'
STEP = {"course": "auction", "lesson": "doubling", "step": "build-one"}
LESSON = {name: STEP[name] for name in ("course", "lesson")}
# Of the pages for all, those whose addresses take something
OPEN: Mapping[str, Mapping[str, Any]] = {
    "law": {"number": "18d"},
    "course": {"course": "auction"},
    "lesson": LESSON,
    "lesson-done": LESSON,
    "handout": LESSON,
    "step": STEP,
    "practice-kind": {"kind": "judge-call"},
    "practice-question": {"kind": "judge-call", "level": 1, "seed": 1},
    "register-invited": {"invitation": "nobody"},
    "password-reset-new": {"uidb64": "x", "token": "y"},
    "saved-pad": {"pk": 1},
    "join-class": {"code": "ABEKM2"},
}
NO_PAGES = {"auction-echo", "auction-paste", "pad-csv", "log-out"}


def pages(world: World) -> Iterator[tuple[Client, str, Mapping[str, str] | None]]:
    """Every address with somebody who may open it; then, with their forms, those that take one: some delete."""
    clients = {TEACHER: Client(), STUDENT: Client()}
    clients[TEACHER].force_login(world.teacher)
    clients[STUDENT].force_login(world.ana.student)
    for client in clients.values():
        client.cookies.load({"theme": "dark", "suits": "4"})
    for pattern in urls.urlpatterns:
        if pattern.name in addresses.OPEN - NO_PAGES:
            yield clients[TEACHER], reverse(f"lessons:{pattern.name}", kwargs=OPEN.get(pattern.name)), None
    for method in ("get", "post"):
        for name, page in addresses.PAGES.items():
            role = next((role for role in clients if role in (getattr(page, method) or ())), None)
            if role:
                address = reverse(f"lessons:{name}", kwargs=page.arguments(world))
                yield clients[role], address, page.form if method == "post" else None


@pytest.mark.usefixtures("loaded_content")
def test_every_page_has_the_look_that_was_chosen_and_the_shell_that_stands_around_all(world: World, rf: Any) -> None:
    wrong, seen = [], 0
    SavedPad.objects.create(pk=1, user=world.teacher, query="r=1N.N.7")
    names = shell(rf.get("/en/")).keys()
    for client, address, form in pages(world):
        response = client.get(address) if form is None else client.post(address, form)
        if not response.headers.get("Content-Type", "").startswith("text/html") or not response.content:
            continue
        if form is None:
            seen += 1
            assert response.status_code == 200, address
        if CHOSEN not in response.text.partition("<head>")[0]:
            wrong.append(f"{address} has lost the look")
        hidden = {
            name for context in response.context or () for name in names if sum(name in part for part in context) > 1
        }
        if hidden:
            wrong.append(f"{address} hides {', '.join(sorted(hidden))} of the shell")
    assert wrong == []
    assert seen > len(urls.urlpatterns) / 2


@pytest.mark.parametrize("address", ["/en/nowhere/", "/ru/classes/987654/"])
def test_a_page_that_is_not_there_has_it_too(address: str, vera: Client) -> None:
    vera.cookies.load({"theme": "dark", "suits": "4"})
    assert CHOSEN in vera.get(address).text.partition("<head>")[0]


def test_a_teacher_sees_a_task_before_it_is_set_and_keeps_the_look(world: worlds.World, vera: Client) -> None:
    vera.cookies.load({"theme": "dark", "suits": "4"})
    page = vera.get(f"/en/classes/{world.classroom.pk}/set/?quiz={world.quiz.pk}").text
    assert (CHOSEN in page.partition("<head>")[0], f'id="look" href="/en/quizzes/{world.quiz.pk}/"' in page) == (
        True,
        True,
    )
