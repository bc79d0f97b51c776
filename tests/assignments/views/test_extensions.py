"""More for one student: what can be given, what it changes, what is refused."""

from datetime import UTC, datetime

import pytest

from lessons.models import Assignment, Extension
from lessons.privacy.domain import erasing
from tests import worlds

pytestmark = pytest.mark.django_db


def test_one_student_gets_more_and_gets_it_taken_away(world, vera):
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 1, 1, 12, tzinfo=UTC))
    address = f"/en/tasks/{task.pk}/extensions/"
    more = {"student": world.ana.pk, "due_day": "2099-02-01", "more_attempts": "2"}
    assert vera.post(address, more).status_code == 303
    made = Extension.objects.get()
    assert (made.membership, made.due, made.more_attempts) == (
        world.ana,
        datetime(2099, 2, 2, 2, 59, 59, tzinfo=UTC),
        2,
    )
    page = vera.get(address).content.decode()
    assert "Due: Thursday, 1 January 2099, 09:00" in page  # for the class
    assert "Sunday, 1 February 2099, 23:59" in page
    assert "2 further attempts" in page
    assert vera.post(address, {"student": world.ana.pk}).status_code == 303
    assert not Extension.objects.exists()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"student": ""}, "Choose a student."),
        ({"due_day": "2020-01-01"}, "no later than the due date for the class."),
        ({"more_attempts": "-1"}, "Write a whole number from 1 to 100, or leave it empty."),
        ({"student": "\x00"}, "Select a valid choice."),
    ],
)
def test_what_cannot_be_given_is_said(world, vera, fields, sentence):
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 1, 1, 12, tzinfo=UTC))
    response = vera.post(f"/en/tasks/{task.pk}/extensions/", {"student": world.ana.pk, **fields})
    assert response.status_code == 422
    assert sentence in response.content.decode()


# terms of the task, what is offered (a date, further attempts), and what is said to each of these when it is sent
NO_DATE, AS_OFTEN = "The task has no due date", "Students may do this task as often as they like."
NOTHING = "there is nothing more to give."
OFFERED = (
    ({"due": datetime(2099, 1, 1, 12, tzinfo=UTC)}, True, True, []),
    ({}, False, True, [NO_DATE]),
    ({"due": datetime(2099, 1, 1, 12, tzinfo=UTC), "attempts": None}, True, False, [AS_OFTEN]),
    ({"attempts": None}, False, False, [NOTHING]),
    ({"quiz": None, "lesson": "auction/who-declares"}, False, False, [NOTHING]),
)


@pytest.mark.parametrize(("terms", "date", "attempts", "said"), OFFERED)
def test_only_what_changes_something_can_be_given_to_one_student(world, vera, terms, date, attempts, said):
    worlds.quizzes.publish(quiz=world.quiz)
    task = Assignment.objects.create(classroom=world.classroom, **{"quiz": world.quiz, **terms})
    page = vera.get(f"/en/tasks/{task.pk}/extensions/").content.decode()
    assert ['name="due_day"' in page, 'name="more_attempts"' in page] == [date, attempts]
    assert ('id="extend"' in page) == (date or attempts)
    sent = vera.post(
        f"/en/tasks/{task.pk}/extensions/",
        {"student": world.ana.pk, "due_day": "2099-02-01", "more_attempts": "1"},
    )
    assert sent.status_code == (422 if said else 303)
    assert [sentence in sent.content.decode() for sentence in said] == [True] * len(said)
    assert Extension.objects.count() == (not said)


def test_more_can_be_given_to_those_alone_whom_the_task_is_for(world, vera):
    task = worlds.assignment(world.classroom, world.quiz, for_all=False)
    task.students.add(world.bruno)
    address = f"/en/tasks/{task.pk}/extensions/"
    page = vera.get(address).content.decode()
    assert [name in page for name in ("Ana", "Bruno")] == [False, True]
    assert vera.post(address, {"student": world.ana.pk, "more_attempts": "1"}).status_code == 422


def test_who_has_been_erased_stands_on_no_list(world, vera):
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2099, 1, 1, 12, tzinfo=UTC))
    Extension.objects.create(assignment=task, membership=world.ana, due=datetime(2099, 2, 2, tzinfo=UTC))
    address = f"/en/tasks/{task.pk}/extensions/"
    assert "1 February 2099" in vera.get(address).text
    erasing.erase_student(membership=world.ana)
    assert "1 February 2099" not in vera.get(address).text


def test_more_time_until_a_time_that_the_clock_shows_twice_or_skips(world, vera):
    world.classroom.time_zone = "Europe/Lisbon"
    world.classroom.save()
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2027, 1, 1, 12, tzinfo=UTC))
    address = f"/en/tasks/{task.pk}/extensions/"
    skipped = vera.post(address, {"student": world.ana.pk, "due_day": "2027-03-28", "due_time": "01:30"})
    assert (skipped.status_code, Extension.objects.exists()) == (422, False)
    assert "On that day the clocks go forward and skip 01:30. Choose another time." in skipped.content.decode()
    vera.post(address, {"student": world.ana.pk, "due_day": "2027-10-31", "due_time": "01:30"})
    said = "The first of the two counts: Sunday, 31 October 2027, 01:30 (UTC+1)"
    assert said in vera.get(address).content.decode()
