"""Two students of one name: told apart wherever a teacher reads them, and not in what they read themselves."""

import pytest
from django.utils import timezone

from lessons.models import Assignment, Attempt, Extension, Membership
from tests import worlds
from tests.classroom.views.class_pages import as_, text_of
from tests.worlds import RIGHT

pytestmark = pytest.mark.django_db

PAGES = [
    "classes/{room}/",
    "classes/{room}/cards/",
    "classes/{room}/results/",
    "classes/{room}/set/",
    "tasks/{task}/",
    "tasks/{task}/edit/",
    "tasks/{task}/extensions/",
    "tasks/{task}/results/",
    "tasks/{task}/results/?sort=total",
    "tasks/{task}/results/print/",
    "tasks/{task}/results/questions/q1/",
    "students/{second}/",
    "students/{second}/erase/",
    "attempts/{attempt}/answers/",
]
FILES = ["classes/{room}/results/results.csv", "tasks/{task}/results/results.csv"]


@pytest.fixture
def second(world: worlds.World) -> Membership:
    """Another Ana, who has done the task and has more time for it."""
    ana = worlds.student(world.classroom, "ana", "PPP22")
    Extension.objects.create(assignment=world.assignment, membership=ana, due=timezone.now())
    worlds.attempt(world.assignment, ana, RIGHT)
    Assignment.objects.update(due=timezone.now())
    return ana


def filled(path: str, world: worlds.World, second: Membership) -> str:
    attempt = Attempt.objects.get(membership=second)
    return "/en/" + path.format(
        room=world.classroom.pk, task=world.assignment.pk, second=second.pk, attempt=attempt.pk
    )


@pytest.mark.parametrize("path", PAGES)
def test_a_page_tells_them_apart(path: str, world: worlds.World, second: Membership) -> None:
    shown = as_(world.teacher).get(filled(path, world, second)).text
    assert "ana (2)" in text_of(shown)
    assert "Ana (" not in shown


@pytest.mark.parametrize("path", FILES)
def test_a_file_tells_them_apart(path: str, world: worlds.World, second: Membership) -> None:
    rows = as_(world.teacher).get(filled(path, world, second)).text.splitlines()
    assert [name in row for name, row in zip(["Ana,", "ana (2),", "Bruno,"], rows[1:], strict=True)] == [True] * 3


def test_the_number_stays_when_one_is_removed_and_goes_when_a_teacher_gives_another_name(
    world: worlds.World, second: Membership
) -> None:
    client, page = as_(world.teacher), f"/en/classes/{world.classroom.pk}/"
    client.post(f"/en/students/{world.ana.pk}/", {"do": "remove"})
    assert "ana (2)" in text_of(client.get(page).text)
    client.post(f"/en/students/{world.ana.pk}/", {"do": "restore"})
    client.post(f"/en/students/{second.pk}/", {"do": "rename", "name": "Ana S."})
    shown = text_of(client.get(page).text)
    assert ("(2)" in shown, "Ana S." in shown) == (False, True)


def test_the_page_of_the_second_says_what_the_number_is(world: worlds.World, second: Membership) -> None:
    client, said = as_(world.teacher), "Another student of the class has this name."
    pages = [client.get(f"/en/students/{one.pk}/").text for one in (world.ana, second)]
    assert [said in page for page in pages] == [False, True]
    assert 'name="name" value="ana"' in pages[1]


def test_students_read_their_own_name_as_it_is(world: worlds.World, second: Membership) -> None:
    client = as_(second.student)
    for path in ("classes/", f"classes/{world.classroom.pk}/", f"tasks/{world.assignment.pk}/", "account/"):
        page = client.get(f"/en/{path}").text
        assert (">ana<" in page, "(2)" in text_of(page)) == (True, False)


def test_without_names_there_is_no_trace_of_them(world: worlds.World, second: Membership) -> None:
    shown = as_(world.teacher).get(f"/en/tasks/{world.assignment.pk}/results/?names=0").text
    assert "(2)" not in text_of(shown)
