"""A class that has ended: it is read, by its teachers and by its students, and nothing in it is changed."""

import re
from datetime import timedelta

import pytest
from django.apps import apps
from django.urls import reverse
from django.utils import timezone

from lessons.models import Assignment, Classroom, Teaching, TeachingInvitation
from tests import worlds
from tests.addresses import PAGES, TEACHER
from tests.classroom.views.class_pages import ABOUT, LIST, addresses, as_, text_of

pytestmark = pytest.mark.django_db


def test_a_class_is_archived_after_being_asked_and_restored(world: worlds.World) -> None:
    client, address = as_(world.teacher), addresses(world)["archive"]
    assert "Archive the class?" in text_of(client.get(address).text)
    world.classroom.refresh_from_db()
    assert world.classroom.archived is None
    after = client.get(client.post(address, {"do": "archive"}).url).text
    world.classroom.refresh_from_db()
    assert world.classroom.archived_by == world.teacher
    assert re.search(r"Archived on \d+ \w+ \d{4} \(Vera\)\.", text_of(after))
    assert "Ana" in after
    client.post(address, {"do": "restore"})
    world.classroom.refresh_from_db()
    assert (world.classroom.archived, world.classroom.archived_by) == (None, None)


def test_a_teacher_is_led_to_the_archive_where_all_his_classes_are(world: worlds.World) -> None:
    client, due = as_(world.teacher), timezone.now() + timedelta(days=1)
    Assignment.objects.update(due=due)
    assert re.search(r"Tuesday 2 students · 1 open task · next due: ", text_of(client.get(LIST).text))
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    html = client.get(LIST).text
    assert "All your classes are in the archive." in text_of(html)
    assert "You have no class yet" not in html
    assert '<details class="fold" open><summary>Archived classes' in html
    assert "Archived classes Tuesday 2 students Join" in text_of(html)


def test_a_task_that_is_over_says_so_in_the_list_of_its_class(world: worlds.World) -> None:
    page, now = f"{LIST}{world.classroom.pk}/", timezone.now()
    for due, late, said in (
        (None, "closed", False),
        (now + timedelta(days=1), "closed", False),
        (now - timedelta(days=1), "marked", False),
        (now - timedelta(days=1), "closed", True),
    ):
        Assignment.objects.update(due=due, late=late)
        assert ("· over" in text_of(as_(world.teacher).get(page).text)) is said


def test_a_student_reads_what_he_has_done_in_an_archived_class(world: worlds.World) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    client = as_(world.ana.student)
    page = client.get(LIST).text
    assert "Classes that have ended Tuesday" in text_of(page)
    assert "Your class has ended. What you did in it is kept below" in page
    assert '<details class="fold" open><summary>Classes that have ended' in page
    assert "You are not in a class yet" not in page
    left_open = worlds.attempt(world.assignment, world.bruno, finished=False)
    for member, attempt in ((world.bruno, left_open), (world.ana, world.attempt)):
        client = as_(member.student)
        done = f"/en/attempts/{attempt.pk}/done/"
        assert f'href="{done}"' in client.get(f"{LIST}{world.classroom.pk}/").text
        page = client.get(f"/en/attempts/{attempt.pk}/", follow=True)
        assert page.redirect_chain[-1] == (done, 303)
        assert "This class has ended." in page.text
        assert 'href="/en/tasks/' not in page.text
        assert client.post(f"/en/attempts/{attempt.pk}/questions/q1/", worlds.WRONG[0])["Location"].startswith(done)


def test_a_task_of_an_archived_class_leads_its_students_to_where_it_says_that_the_class_has_ended(
    world: worlds.World,
) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    client, task = as_(world.ana.student), f"/en/tasks/{world.assignment.pk}/"
    for response in (client.get(task), client.post(f"{task}start/")):
        assert (response.status_code, response["Location"]) == (303, f"{LIST}{world.classroom.pk}/")
    for somebody in (world.removed, world.stranger):
        assert as_(somebody.student).get(task).status_code == 404


def test_an_attempt_that_was_open_when_the_class_was_archived_goes_on_when_it_is_back(world: worlds.World) -> None:
    left_open, client = worlds.attempt(world.assignment, world.bruno, [], finished=False), as_(world.bruno.student)
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    address = f"/en/attempts/{left_open.pk}/"
    assert client.post(f"{address}finish/")["Location"] == f"{address}done/"
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=None)
    assert client.get(address)["Location"] == f"{address}questions/q1/"


# Everything that a teacher can do in a class, by the name of its address and what the form sends. What is kept in
# the archive is who teaches the class and the way back, and what belongs to no class is not touched by its end.
WRITES = {
    "class-paste": [{"text": "Zoe"}, {"do": "add", "name": "Zoe", "add": "0"}],
    "class-settings": [ABOUT, {"do": "close"}, {"do": "open"}, {"do": "code"}],
    "student": [
        {"do": "rename", "name": "Zoe"},
        *({"do": do} for do in ("renew", "remove", "restore", "consent", "no-consent")),
    ],
    "set-task": [{"what": "lesson:the-auction/what-it-decides", "attempts": "1", "counts": "first"}],
    "task-edit": [{"due_day": "2030-01-01"}],
    "task-withdraw": [{}, {"do": "put-back"}],
    "task-extensions": [{"more_attempts": "3"}],
    "task-start": [{}],
    "results-practice": [{"key": "q1"}],
}
STAYS = {"class-archive", "class-teachers", "class-come-in", "student-erase"}
OF_NO_CLASS = ("account", "invitations", "class-new", "quiz")


def test_every_address_by_which_a_teacher_changes_something_is_listed() -> None:
    writing = {name for name, page in PAGES.items() if page.post and TEACHER in page.post}
    assert {name for name in writing if not name.startswith(OF_NO_CLASS)} == WRITES.keys() | STAYS


@pytest.mark.parametrize(("name", "form"), [(name, form) for name, forms in WRITES.items() for form in forms])
def test_nothing_is_changed_in_an_archived_class(world: worlds.World, name: str, form: dict[str, str]) -> None:
    client, address = as_(world.teacher), reverse(f"lessons:{name}", kwargs=PAGES[name].arguments(world))
    assert client.post(address, form).status_code in (200, 302, 303, 422)
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    before = rows()
    response = client.post(address, form)
    assert (response.status_code, rows()) == (409, before)
    assert (
        "This class is archived Everything in it can be read, and nothing can be changed until you bring the class "
        "back. Bring it back"
    ) in text_of(response.text)
    pressed = client.post(address, form, headers={"HX-Request": "true"})
    assert (pressed.status_code, pressed["HX-Redirect"]) == (204, f"{LIST}{world.classroom.pk}/")


def rows() -> dict[str, list[dict[str, object]]]:
    return {
        model.__name__: [*model.objects.order_by("pk").values()]
        for model in apps.get_app_config("lessons").get_models()
    }


@pytest.mark.parametrize(
    "name", ["class-paste", "class-settings", "set-task", "task-edit", "task-withdraw", "task-extensions"]
)
def test_a_page_that_is_there_to_change_something_says_so_before(world: worlds.World, name: str) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    response = as_(world.teacher).get(reverse(f"lessons:{name}", kwargs=PAGES[name].arguments(world)))
    assert (response.status_code, "This class is archived" in text_of(response.text)) == (200, True)


def test_no_page_of_an_archived_class_offers_what_it_would_refuse(world: worlds.World) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now(), has_minors=True)
    client = as_(world.teacher)
    pages = [addresses(world)["class"], addresses(world)["student"], f"/en/students/{world.removed.pk}/"]
    pages.append(f"/en/tasks/{world.assignment.pk}/")
    offered = set()
    for page in pages:
        main = client.get(page).text.partition("<main")[2].partition("</main>")[0]
        offered |= set(re.findall(r'action="([^"]*)"', main))
        offered |= set(re.findall(r'href="([^"]*/(?:names|settings|set)/)"', main))
    assert offered == {addresses(world)["archive"]}


def test_an_archived_class_is_still_handed_over(world: worlds.World) -> None:
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    as_(world.teacher).post(addresses(world)["teachers"], {"do": "hand-over"})
    code = TeachingInvitation.objects.get().code
    assert as_(world.other_teacher).post(f"{LIST}teach/{code}/").status_code == 303
    assert [row.teacher for row in Teaching.objects.filter(classroom=world.classroom)] == [world.other_teacher]
