"""The page of a task, and the lists of tasks on other pages."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from lessons.models import Assignment, Progress, Quiz
from tests import worlds

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


def as_(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def shown(client: Client, task: Assignment, language: str = "en") -> str:
    return client.get(f"/{language}/tasks/{task.pk}/").content.decode()


def test_a_due_date_is_shown_on_the_clock_of_the_class_and_beside_it_on_ones_own(world):
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 12, 8, 2, 59, 59, tzinfo=UTC))
    person = world.bruno.student.person
    for zone, own in (("", False), ("America/Sao_Paulo", False), ("Europe/Moscow", True)):
        person.time_zone = zone
        person.save()
        page = shown(as_(world.bruno.student), task)
        assert "Due: Monday, 7 December 2099, 23:59" in page
        assert ("On your clock (Moscow): Tuesday, 8 December 2099, 05:59" in page) == own


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt-br", "Prazo: segunda-feira, 07/12/2099, 23:59"),
        ("ru", "Срок: понедельник, 7 декабря 2099, 23:59"),
    ],
)
def test_a_due_date_reads_as_people_write_it(world, language, said):
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 12, 8, 2, 59, 59, tzinfo=UTC))
    assert said in shown(as_(world.bruno.student), task, language)


# terms; what stands on the page of a student who has not begun
PAGES = (
    ({}, {"There is no due date.", "You have 1 attempt.", 'id="start"'}),
    ({"attempts": 3, "counts": "last"}, {"You have 3 attempts. The last attempt counts."}),
    ({"attempts": None}, {"You may try as often as you like. The best attempt counts."}),
    ({"feedback": "finished"}, {"You can change your answers until you finish. Then you are told what is right."}),
    ({"due": timezone.now() - DAY}, {"overdue", "Late work is still accepted, and marked as late.", 'id="start"'}),
)


@pytest.mark.parametrize(("terms", "told"), PAGES)
def test_a_student_is_told_what_holds(world, terms, told):
    page = shown(as_(world.bruno.student), worlds.assignment(world.classroom, world.quiz, **terms))
    assert {words for words in told if words in page} == told


@pytest.mark.parametrize(
    ("terms", "state"),
    [({"opens": timezone.now() + DAY}, "not open yet"), ({"due": timezone.now() - DAY, "late": "closed"}, "closed")],
)
def test_what_is_not_open_has_no_way_in(world, terms, state):
    task = worlds.assignment(world.classroom, world.quiz, **terms)
    client = as_(world.bruno.student)
    page = shown(client, task)
    assert state in page
    assert 'id="start"' not in page
    refused = client.post(f"/en/tasks/{task.pk}/start/", follow=True)
    assert refused.status_code == 200
    assert "This task is" in refused.content.decode()


def test_an_attempt_that_is_open_is_gone_on_with_and_a_finished_one_can_be_read(world):
    assert "Attempt 1" in shown(as_(world.ana.student), world.assignment)
    worlds.attempt(world.assignment, world.bruno, [worlds.RIGHT[0]], finished=False)
    page = shown(as_(world.bruno.student), world.assignment)
    assert "Go on" in page
    assert "Questions answered: 1 of 3" in page


# attempts allowed, begun, whether the last is open; what is said of those that are left
LEFT = (
    (1, 1, True, ""),
    (1, 1, False, ""),
    (3, 1, True, "After this attempt you can try 2 more times."),
    (3, 2, True, "After this attempt you can try 1 more time."),
    (3, 3, True, "This is your last attempt."),
    (3, 2, False, "1 attempt is left."),
    (2, 2, False, "You have used all your attempts."),
    (None, 1, True, ""),
)
EVERY_WAY = {said for *_, said in LEFT if said}


@pytest.mark.parametrize(("allowed", "begun", "is_open", "said"), LEFT)
def test_it_is_said_how_many_attempts_are_left(world, allowed, begun, is_open, said):
    task = worlds.assignment(world.classroom, world.quiz, attempts=allowed)
    for number in range(1, begun + 1):
        worlds.attempt(task, world.bruno, finished=not is_open or number < begun, number=number)
    page = shown(as_(world.bruno.student), task)
    assert {words for words in EVERY_WAY if words in page} == ({said} if said else set())


def test_a_lesson_shows_its_steps_and_leads_on(loaded_content, world):
    task = Assignment.objects.create(classroom=world.classroom, lesson="auction/who-declares")
    client = as_(world.bruno.student)
    assert "Start the lesson" in shown(client, task)
    Progress.objects.create(user=world.bruno.student, step="auction/who-declares/not-a-step", state="right")
    from lessons.courses.domain.courses import courses

    steps = courses("en")["auction"].lesson("who-declares").steps
    Progress.objects.create(user=world.bruno.student, step=steps[0].key, state="right")
    page = shown(client, task)
    assert f"Steps done: 1 of {len(steps)}" in page
    assert "/en/lessons/auction/who-declares/" in page
    started = client.post(f"/en/tasks/{task.pk}/start/")
    assert (started.status_code, started["Location"]) == (303, "/en/lessons/auction/who-declares/")


def test_a_lesson_that_is_no_longer_there_says_so(world):
    task = Assignment.objects.create(classroom=world.classroom, lesson="no/such")
    assert "no longer exists" in shown(as_(world.bruno.student), task)
    assert "no/such" in shown(as_(world.teacher), task)


def test_a_teacher_gets_from_a_task_to_what_is_set_as_far_as_it_is_his_to_see(loaded_content, world):
    def links(task: Assignment) -> list[str]:
        return re.findall(
            r'href="/en/((?:quizzes|lessons)/[^"]+)"', shown(as_(world.teacher), task).split("<main")[1]
        )

    own, theirs, ready = world.quiz, worlds.quiz(world.other_teacher), Quiz.objects.filter(owner=None)[0]
    for quiz, seen in ((own, True), (theirs, False), (ready, True)):
        expected = [f"quizzes/{quiz.pk}/", f"quizzes/{quiz.pk}/worksheet/"] if seen else []
        assert links(worlds.assignment(world.classroom, quiz)) == expected
        assert all(as_(world.teacher).get(f"/en/{path}").status_code == 200 for path in expected)
    Quiz.objects.filter(pk=own.pk).update(deleted=timezone.now())
    assert links(world.assignment) == []
    lesson = Assignment.objects.create(classroom=world.classroom, lesson="auction/who-declares")
    assert links(lesson) == ["lessons/auction/who-declares/"]


def test_a_task_page_costs_few_queries_for_student_and_teacher(world, django_assert_max_num_queries):
    for number in range(8):
        worlds.attempt(world.assignment, worlds.student(world.classroom, f"S{number}", f"C{number:04}"), worlds.RIGHT)
    for user in (world.bruno.student, world.teacher):
        client = as_(user)
        with django_assert_max_num_queries(12):
            shown(client, world.assignment)


def test_lists_show_what_is_to_be_done(world):
    worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 12, 8, 2, 59, 59, tzinfo=UTC))
    own = as_(world.ana.student)
    for path in (f"classes/{world.classroom.pk}/", "classes/"):
        page = own.get(f"/en/{path}").content.decode()
        assert "Due: Monday, 7 December 2099, 23:59" in page
        assert "not begun" in page
    page = as_(world.teacher).get(f"/en/classes/{world.classroom.pk}/").content.decode()
    assert "Students who have finished: 1 of 2" in page
    assert f"/en/classes/{world.classroom.pk}/set/" in page


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_task_is_for_its_class_alone(world, method):
    path = f"/en/tasks/{world.assignment.pk}/" + ("start/" if method == "post" else "")
    assert getattr(Client(), method)(path).status_code == 302
    for user in (world.stranger.student, world.removed.student, world.other_teacher):
        assert getattr(as_(user), method)(path).status_code == 404


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "done &nbsp;· Another attempt is in progress. Questions answered: 0 of 3"),
        ("pt-br", "Há outra tentativa em andamento. "),
        ("ru", "Идёт ещё одна попытка. "),
    ],
)
def test_a_task_that_is_done_and_begun_once_more_says_both(world, language, said):
    Assignment.objects.update(attempts=2)
    client, places = as_(world.ana.student), (f"/{language}/classes/{world.classroom.pk}/", f"/{language}/classes/")
    assert not [place for place in places if said in client.get(place).text]
    worlds.attempt(world.assignment, world.ana, [], finished=False, number=2)
    for place in places:
        page = " ".join(re.sub(r"<[^>]*>", " ", client.get(place).text).split())
        assert said in page
    assert said.partition("· ")[2] in shown(client, world.assignment, language)
    Assignment.objects.update(due=timezone.now() - DAY, late="closed")
    assert said not in client.get(places[0]).text
