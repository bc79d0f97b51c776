"""Setting a task and changing it: what a teacher enters, what is kept, what is said when it cannot be."""

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from lessons.models import Assignment, Extension
from tests import worlds

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


@pytest.fixture
def world():
    return worlds.world()


@pytest.fixture
def vera(world) -> Client:
    client = Client()
    client.force_login(world.teacher)
    return client


DEFAULTS = {"late": "marked", "attempts": "1", "counts": "best", "feedback": "at-once", "more_like_this": "on"}


def sent(world, **fields) -> dict[str, object]:
    """What the form sends when nothing is changed in it, but for these fields."""
    what = {"what": f"quiz:{world.quiz.pk}", "whom": "all", "due_day": "2099-12-07", "due_time": "23:59"}
    return {**DEFAULTS, **what, **fields}


def url(world) -> str:
    return f"/en/classes/{world.classroom.pk}/set/"


def newest() -> Assignment:
    return Assignment.objects.order_by("-pk")[0]


def test_one_press_sets_a_quiz_for_the_whole_class_until_the_end_of_a_day(world, vera):
    page = vera.get(f"{url(world)}?quiz={world.quiz.pk}").content.decode()
    assert f'<option value="quiz:{world.quiz.pk}" selected>' in page
    assert 'value="23:59"' in page
    response = vera.post(url(world), sent(world))
    task = newest()
    assert (response.status_code, response["Location"]) == (303, f"/en/tasks/{task.pk}/?done=set")
    assert (task.quiz, task.due, task.for_all) == (world.quiz, datetime(2099, 12, 8, 2, 59, 59, tzinfo=UTC), True)
    assert (task.late, task.attempts, task.counts, task.feedback) == ("marked", 1, "best", "at-once")
    assert (task.is_shuffled, task.all_on_a_page, task.more_like_this) == (False, False, True)
    said = vera.get(response["Location"]).content.decode()
    assert "The task is set. 2 students see it now." in said
    assert "Monday, 7 December 2099, 23:59" in said


def test_a_ready_quiz_is_published_when_it_is_set(world, vera):
    ready = worlds.quiz(None, title="Ready")
    vera.post(url(world), sent(world, what=f"quiz:{ready.pk}"))
    assert newest().quiz.revisions.count() == 1


def test_a_lesson_can_be_set(loaded_content, world, vera):
    vera.post(url(world), sent(world, what="lesson:auction/who-declares"))
    assert (newest().quiz, newest().lesson) == (None, "auction/who-declares")


def test_for_some_students_for_unlimited_attempts_without_a_date(world, vera):
    some = {"whom": "some", "students": [world.bruno.pk], "attempts": "", "due_day": "", "due_time": ""}
    assert vera.post(url(world), sent(world, **some)).status_code == 303
    task = newest()
    assert (task.for_all, list(task.students.all()), task.attempts, task.due) == (False, [world.bruno], None, None)


def test_a_time_that_the_clock_skips_is_moved_on_and_said(world, vera):
    world.classroom.time_zone = "Europe/Lisbon"
    world.classroom.save()
    response = vera.post(url(world), sent(world, due_day="2027-03-28", due_time="01:30"))
    assert newest().due == datetime(2027, 3, 28, 1, 30, 59, tzinfo=UTC)
    said = vera.get(response["Location"]).content.decode()
    assert "the time that you entered does not exist. Used instead: Sunday, 28 March 2027, 02:30" in said


WRONGS = (
    ({"what": ""}, "Choose a quiz or a lesson from the list."),
    ({"what": "quiz:999999"}, "Choose a quiz or a lesson from the list."),
    ({"what": "quiz:" + "9" * 40}, "Choose a quiz or a lesson from the list."),
    ({"what": "lesson:no/such"}, "Choose a quiz or a lesson from the list."),
    ({"what": "\x00"}, "Choose a quiz or a lesson from the list."),
    ({"due_day": "someday"}, "This is not a date."),
    ({"due_day": "0001-01-01"}, "This date is too far away."),
    ({"due_day": "9999-12-31"}, "This date is too far away."),
    ({"due_day": "2020-01-01"}, "This date has passed."),
    ({"due_time": "25:00"}, "This is not a time."),
    ({"due_day": ""}, "A time needs a date."),
    ({"opens_day": "2099-12-08"}, "It is due before it opens."),
    ({"due_day": "", "due_time": "", "feedback": "due"}, "the task needs a due date."),
    ({"whom": "some"}, "Choose at least one student."),
    ({"whom": "some", "students": ["999999"]}, "Choose from the list."),
    ({"whom": "some", "students": ["x" * 10_000]}, "Choose from the list."),
    ({"attempts": "0"}, "Ensure this value is greater than or equal to 1."),
    ({"attempts": "9" * 40}, "Ensure this value is less than or equal to 100."),
    ({"attempts": "many"}, "Enter a whole number."),
    ({"late": "perhaps"}, "Select a valid choice."),
    ({"feedback": ""}, "This field is required."),
)


@pytest.mark.parametrize(("fields", "sentence"), WRONGS)
def test_what_cannot_be_is_said_and_what_was_entered_is_kept(world, vera, fields, sentence):
    before = Assignment.objects.count()
    response = vera.post(url(world), sent(world, counts="last", **fields))
    assert response.status_code == 422
    page = response.content.decode()
    assert sentence in page
    assert 'name="counts" value="last" checked' in page
    assert Assignment.objects.count() == before


def test_a_quiz_without_questions_cannot_be_set(world, vera):
    empty = worlds.quiz(world.teacher, specs=())
    response = vera.post(url(world), sent(world, what=f"quiz:{empty.pk}"))
    assert response.status_code == 422
    assert "no questions yet" in response.content.decode()


def test_a_colleagues_quiz_cannot_be_set(world, vera):
    theirs = worlds.quiz(world.other_teacher)
    assert vera.post(url(world), sent(world, what=f"quiz:{theirs.pk}")).status_code == 422


def test_students_named_in_the_address_are_chosen(world, vera):
    page = vera.get(f"{url(world)}?students={world.ana.pk}&students=junk").content.decode()
    assert 'value="some" id="some" checked' in page
    assert f'name="students" value="{world.ana.pk}" checked' in page
    assert f'name="students" value="{world.bruno.pk}" checked' not in page


def test_a_task_whose_date_has_passed_can_be_changed_without_a_new_date(world, vera):
    task = worlds.assignment(world.classroom, world.quiz, due=datetime(2026, 1, 1, 2, 59, 59, tzinfo=UTC))
    page = vera.get(f"/en/tasks/{task.pk}/edit/").content.decode()
    assert 'value="2025-12-31"' in page
    changed = {**DEFAULTS, "whom": "all", "due_day": "2025-12-31", "due_time": "23:59", "late": "closed"}
    response = vera.post(f"/en/tasks/{task.pk}/edit/", changed)
    assert response["Location"] == f"/en/tasks/{task.pk}/?done=changed"
    task.refresh_from_db()
    assert (task.late, task.due, task.quiz) == ("closed", datetime(2026, 1, 1, 2, 59, 59, tzinfo=UTC), world.quiz)
    assert vera.post(f"/en/tasks/{task.pk}/edit/", {**changed, "due_day": "2025-12-30"}).status_code == 422


def test_withdrawing_asks_first_keeps_the_work_and_can_be_undone(world, vera):
    address = f"/en/tasks/{world.assignment.pk}/withdraw/"
    assert "Withdraw this task?" in vera.get(address).content.decode()
    ana = Client()
    ana.force_login(world.ana.student)
    pages = [f"/en/tasks/{world.assignment.pk}/", f"/en/attempts/{world.attempt.pk}/done/"]
    for do, status in (("withdraw", 404), ("put-back", 200)):
        response = vera.post(address, {"do": do}, follow=True)
        assert ("This task is withdrawn" in response.content.decode()) == (do == "withdraw")
        assert [ana.get(page).status_code for page in pages] == [status, status]


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
    assert "Sunday, 1 February 2099, 23:59" in page
    assert "2 further attempts" in page
    assert vera.post(address, {"student": world.ana.pk}).status_code == 303
    assert not Extension.objects.exists()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"student": ""}, "Choose a student."),
        ({"due_day": "2020-01-01"}, "no later than the due date for the class."),
        ({"more_attempts": "-1"}, "Ensure this value is greater than or equal to 0."),
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
NOTHING = "there is no more to give."
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


PAGES = ("classes/{room}/set/", "tasks/{task}/edit/", "tasks/{task}/withdraw/", "tasks/{task}/extensions/")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("method", ["get", "post"])
def test_setting_is_for_the_teachers_of_the_class(world, path, method):
    address = "/en/" + path.format(room=world.classroom.pk, task=world.assignment.pk)
    statuses = []
    for user in (None, world.ana.student, world.stranger.student, world.other_teacher):
        client = Client()
        if user:
            client.force_login(user)
        statuses.append(getattr(client, method)(address).status_code)
    assert statuses == [302, 404, 404, 404]
    world.assignment.refresh_from_db()
    assert world.assignment.withdrawn is None


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_pages_are_in_every_language(world, vera, language):
    for path in (*PAGES, "tasks/{task}/", "classes/{room}/"):
        address = path.format(room=world.classroom.pk, task=world.assignment.pk)
        assert vera.get(f"/{language}/{address}").status_code == 200
