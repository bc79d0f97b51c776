"""Setting a task and changing it: what a teacher enters, what is kept, what is said when it cannot be."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from lessons.models import Assignment
from tests import worlds

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


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
    assert f'<a id="look" href="/en/quizzes/{world.quiz.pk}/">' in page
    assert 'id="look"' not in vera.get(url(world)).text
    response = vera.post(url(world), sent(world))
    task = newest()
    assert (response.status_code, response["Location"]) == (303, f"/en/tasks/{task.pk}/?done=set")
    assert (task.quiz, task.due, task.for_all) == (world.quiz, datetime(2099, 12, 8, 2, 59, 59, tzinfo=UTC), True)
    assert (task.late, task.attempts, task.counts, task.feedback) == ("marked", 1, "best", "at-once")
    assert (task.is_shuffled, task.all_on_a_page, task.more_like_this) == (False, False, True)
    said = vera.get(response["Location"]).content.decode()
    assert "The task is set. 2 students see it now." in said
    assert "Monday, 7 December 2099, 23:59" in said


RULES = (
    ("late", ("marked", "closed"), ("marked", "closed")),
    ("attempts", ("1", "7", ""), (1, 7, None)),
    ("counts", ("first", "best", "last"), ("first", "best", "last")),
    ("feedback", ("at-once", "finished", "due"), ("at-once", "finished", "due")),
    ("is_shuffled", ("on", ""), (True, False)),
    ("all_on_a_page", ("on", ""), (True, False)),
    ("more_like_this", ("on", ""), (True, False)),
)


@pytest.mark.parametrize(("name", "entered", "kept"), RULES, ids=[name for name, _, _ in RULES])
def test_every_rule_is_kept_as_it_is_chosen_and_shown_to_be_changed(world, vera, name, entered, kept):
    for value, expected in zip(entered, kept, strict=True):
        assert vera.post(url(world), sent(world, **{name: value})).status_code == 303
        task = newest()
        assert getattr(task, name) == expected
        form = vera.get(f"/en/tasks/{task.pk}/edit/").context["form"]
        assert form[name].value() == expected


# zone of the class; what is entered; the instants of opening and due date; the two as the form shows them again
TIMES = (
    (
        "America/Sao_Paulo",
        ("2099-12-01", "", "2099-12-07", ""),
        ((12, 1, 3, 0, 0), (12, 8, 2, 59, 59)),
        ("00:00", "23:59"),
    ),
    (
        "Europe/Moscow",
        ("2099-12-01", "18:30", "2099-12-07", "20:00"),
        ((12, 1, 15, 30, 0), (12, 7, 17, 0, 59)),
        ("18:30", "20:00"),
    ),
    # summer time in New York until 1 November 2099: one day, two offsets
    (
        "America/New_York",
        ("2099-10-31", "", "2099-11-01", ""),
        ((10, 31, 4, 0, 0), (11, 2, 4, 59, 59)),
        ("00:00", "23:59"),
    ),
    (
        "America/New_York",
        ("2099-10-31", "", "2099-11-01", "01:30"),
        ((10, 31, 4, 0, 0), (11, 1, 5, 30, 59)),
        ("00:00", "01:30"),
    ),
)


@pytest.mark.parametrize(("zone", "entered", "instants", "again"), TIMES)
def test_times_are_those_of_the_class_kept_as_instants_and_the_same_when_saved_again(
    world, vera, zone, entered, instants, again
):
    world.classroom.time_zone = zone
    world.classroom.save()
    names = ("opens_day", "opens_time", "due_day", "due_time")
    assert vera.post(url(world), sent(world, **dict(zip(names, entered, strict=True)))).status_code == 303
    task = newest()
    expected = tuple(datetime(2099, *when, tzinfo=UTC) for when in instants)
    assert (task.opens, task.due) == expected
    form = vera.get(f"/en/tasks/{task.pk}/edit/").context["form"]
    assert tuple(f"{form.initial[name]:%H:%M}" for name in ("opens_time", "due_time")) == again
    days = {name: form.initial[name] for name in ("opens_day", "due_day")}
    same = {**DEFAULTS, "whom": "all", **days, "opens_time": again[0], "due_time": again[1]}
    assert vera.post(f"/en/tasks/{task.pk}/edit/", same).status_code == 303
    task.refresh_from_db()
    assert (task.opens, task.due) == expected


def test_a_ready_quiz_is_published_when_it_is_set(world, vera):
    ready = worlds.quiz(None, title="Ready")
    vera.post(url(world), sent(world, what=f"quiz:{ready.pk}"))
    assert newest().quiz.revisions.count() == 1


def test_a_lesson_can_be_set(loaded_content, world, vera):
    vera.post(url(world), sent(world, what="lesson:auction/who-declares"))
    assert (newest().quiz, newest().lesson) == (None, "auction/who-declares")


def test_of_a_lesson_only_what_holds_for_it_can_be_changed(loaded_content, world, vera):
    vera.post(url(world), sent(world, what="lesson:auction/who-declares"))
    address = f"/en/tasks/{newest().pk}/edit/"
    names = set(re.findall(r'name="(\w+)"', vera.get(address).content.decode().split("<main")[1].split("</main")[0]))
    times = {f"{which}_{part}" for which in ("opens", "due") for part in ("day", "time")}
    assert names == {"csrfmiddlewaretoken", "whom", "students", "late", *times}
    assert vera.post(address, {"whom": "all", "late": "closed", "due_day": "2099-12-09"}).status_code == 303
    task = newest()
    assert (task.late, task.due, task.attempts) == ("closed", datetime(2099, 12, 10, 2, 59, 59, tzinfo=UTC), 1)


def test_for_some_students_for_unlimited_attempts_without_a_date(world, vera):
    some = {"whom": "some", "students": [world.bruno.pk], "attempts": "", "due_day": "", "due_time": ""}
    assert vera.post(url(world), sent(world, **some)).status_code == 303
    task = newest()
    assert (task.for_all, list(task.students.all()), task.attempts, task.due) == (False, [world.bruno], None, None)


# zone, a day on which the clocks go forward and a time that they skip; one on which they go back and a time that
# they show twice, with the instant of the first of the two and how far it is from Greenwich
CLOCKS = (
    ("Europe/Lisbon", ("2099-03-29", "01:30"), ("2099-10-25", "01:30"), (0, 30, 59), "UTC+1"),
    ("America/New_York", ("2099-03-08", "02:30"), ("2099-11-01", "01:30"), (5, 30, 59), "UTC−4"),
)


@pytest.mark.parametrize(("zone", "skipped", "doubled", "first", "offset"), CLOCKS)
@pytest.mark.parametrize("name", ["opens", "due"])
def test_a_time_that_the_clock_skips_is_refused(world, vera, zone, skipped, doubled, first, offset, name):
    world.classroom.time_zone = zone
    world.classroom.save()
    before = Assignment.objects.count()
    response = vera.post(url(world), sent(world, **{f"{name}_day": skipped[0], f"{name}_time": skipped[1]}))
    said = f"On that day the clocks go forward and skip {skipped[1]}. Choose another time."
    assert (response.status_code, response.context["form"].errors) == (422, {f"{name}_time": [said]})
    assert said in response.content.decode()
    assert Assignment.objects.count() == before


@pytest.mark.parametrize(("zone", "skipped", "doubled", "first", "offset"), CLOCKS)
def test_of_a_time_that_the_clock_shows_twice_it_is_said_which_is_meant(
    world, vera, zone, skipped, doubled, first, offset
):
    world.classroom.time_zone = zone
    world.classroom.save()
    response = vera.post(url(world), sent(world, due_day=doubled[0], due_time=doubled[1]))
    task = newest()
    day = datetime.fromisoformat(doubled[0])
    assert task.due == datetime(day.year, day.month, day.day, *first, tzinfo=UTC)
    said = "The clocks go back on that day and show this time twice. The first of the two counts: Sunday, "
    moment = f"{day.day} {day:%B} 2099, 01:30 ({offset})"
    assert said + moment in vera.get(response["Location"]).content.decode()
    ana = Client()
    ana.force_login(world.ana.student)
    assert f"Due: Sunday, {moment}" in ana.get(f"/en/tasks/{task.pk}/").content.decode()
    assert "show this time twice" not in vera.get(f"/en/tasks/{world.assignment.pk}/").content.decode()


def test_a_day_that_begins_later_than_midnight_opens_as_it_begins(world, vera):
    """Where midnight is skipped (Cairo, until it changes its mind) and no time is entered."""
    world.classroom.time_zone = "Africa/Cairo"
    world.classroom.save()
    assert vera.post(url(world), sent(world, opens_day="2027-04-30", due_day="2027-05-30")).status_code == 303
    assert newest().opens == datetime(2027, 4, 29, 22, tzinfo=UTC)


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
    ({"attempts": "0"}, "Write a whole number from 1 to 100, or leave it empty."),
    ({"attempts": "9" * 40}, "Write a whole number from 1 to 100, or leave it empty."),
    ({"attempts": "many"}, "Write a whole number from 1 to 100, or leave it empty."),
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


def test_of_a_lesson_only_what_holds_for_it_is_read(loaded_content, world, vera):
    address = f"/en/classes/{world.classroom.pk}/set/"
    sent = {"what": "lesson:auction/who-declares", "whom": "all", "late": "marked", "attempts": "none", "counts": "x"}
    look = '<a id="look" href="/en/lessons/auction/who-declares/">'
    assert look in vera.get(f"{address}?lesson=auction/who-declares").text
    assert vera.post(address, sent).status_code == 303
    task = Assignment.objects.get(lesson="auction/who-declares")
    assert (task.attempts, task.counts, task.feedback, task.is_shuffled) == (1, "best", "at-once", False)


def test_after_an_error_the_rules_of_a_quiz_are_there_as_entered_whatever_is_chosen(loaded_content, world, vera):
    """Which of them the page shows follows the choice at once; what is hidden for a lesson is not read for it."""
    odd = {"attempts": "many", "counts": "last", "feedback": "due", "due_time": ""}
    lesson = sent(world, what="lesson:auction/who-declares", due_day="2020-01-01", **odd)
    page = vera.post(url(world), lesson)
    assert (page.status_code, set(page.context["form"].errors)) == (422, {"due_day"})
    for kept in ('name="attempts" value="many"', 'name="counts" value="last" checked', 'value="due" checked'):
        assert kept in page.content.decode()
    quiz = vera.post(url(world), {**lesson, "what": f"quiz:{world.quiz.pk}", "due_day": ""})
    assert set(quiz.context["form"].errors) == {"attempts", "due_day"}
    assert vera.post(url(world), {**lesson, "due_day": ""}).status_code == 303
    task = newest()
    assert (task.lesson, task.attempts, task.feedback) == ("auction/who-declares", 1, "at-once")
