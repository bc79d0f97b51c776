"""How students stand with what they are to do."""

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.assignments.domain.assigning import change_task, extend, put_back, set_task, students_of, withdraw
from lessons.assignments.domain.attempt_results import another_is_possible, dropped_keys, score_of
from lessons.assignments.domain.class_tasks import tasks_of
from lessons.assignments.domain.tasks import TaskState, Terms, student_tasks, tasks_for, terms_for
from lessons.classroom.domain.students import bring_back, remove
from lessons.courses.domain.courses import courses
from lessons.models import Assignment, Extension, Progress, QuizItem
from lessons.results.domain.results import table_of
from tests import worlds
from tests.worlds import RIGHT, WRONG

NOW = datetime(2026, 12, 7, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    return worlds.world()


def standing(task, member, now=NOW):
    (found,) = student_tasks([(task, member)], now=now, language="en")
    return found


# terms, begun, finished at, state
STATES = (
    ({}, False, None, TaskState.NOT_BEGUN),
    ({"opens": NOW + HOUR}, False, None, TaskState.NOT_OPEN),
    ({}, True, None, TaskState.IN_PROGRESS),
    ({}, True, NOW, TaskState.DONE),
    ({"due": NOW - HOUR}, False, None, TaskState.LATE),
    ({"due": NOW - HOUR}, True, None, TaskState.LATE),
    ({"due": NOW - HOUR}, True, NOW, TaskState.DONE),
    ({"due": NOW - HOUR, "late": "closed"}, False, None, TaskState.CLOSED),
    ({"due": NOW - HOUR, "late": "closed"}, True, None, TaskState.CLOSED),
    ({"due": NOW - HOUR, "late": "closed"}, True, NOW - DAY, TaskState.DONE),
    ({"due": NOW + HOUR, "late": "closed"}, False, None, TaskState.NOT_BEGUN),
)


@pytest.mark.parametrize(("terms", "begun", "finished", "state"), STATES)
def test_how_a_student_stands(world, terms, begun, finished, state):
    task = worlds.assignment(world.classroom, world.quiz, **terms)
    if begun:
        made = worlds.attempt(task, world.bruno, [RIGHT[0]], finished=False)
        made.finished = finished
        made.save()
    found = standing(task, world.bruno)
    assert (found.state, found.done, found.of) == (state, *((1, 3) if begun else (0, 0)))
    assert found.was_late == bool(finished == NOW and task.due)


def test_a_lesson_is_done_when_its_steps_are(loaded_content, world):
    lesson = courses("en")["auction"].lesson("who-declares")
    task = Assignment.objects.create(classroom=world.classroom, lesson="auction/who-declares", due=NOW - HOUR)
    states = []
    for step in lesson.steps:
        states.append(standing(task, world.ana).state)
        Progress.objects.create(user=world.ana.student, step=step.key, state="right")
    assert set(states) == {TaskState.LATE}
    Progress.objects.update(changed=NOW - HOUR)
    found = standing(task, world.ana)
    assert (found.state, found.done, found.of, found.finished) == (
        TaskState.DONE,
        len(lesson.steps),
        len(lesson.steps),
        NOW - HOUR,
    )
    assert standing(task, world.bruno).done == 0


def test_a_lesson_that_is_no_longer_there_is_never_done(world):
    task = Assignment.objects.create(classroom=world.classroom, lesson="no/such", due=None)
    found = standing(task, world.ana)
    assert (found.state, found.of, str(found.title)) == (TaskState.NOT_BEGUN, 0, "no/such")


def test_what_is_due_next_comes_first_and_what_is_done_last(world):
    names = {}
    for name, terms in {
        "later": {"due": NOW + DAY},
        "whenever": {},
        "late": {"due": NOW - DAY},
        "soon": {"due": NOW + HOUR},
        "closed": {"due": NOW - HOUR, "late": "closed"},
    }.items():
        names[worlds.assignment(world.classroom, world.quiz, **terms).pk] = name
    names[world.assignment.pk] = "done"
    found = [names[one.assignment.pk] for one in tasks_for([world.ana], now=NOW, language="en")]
    assert found == ["late", "soon", "later", "whenever", "closed", "done"]


def test_who_joins_late_has_what_was_set_for_all_before(world):
    late = worlds.student(world.classroom, "Eva", "MMM22")
    chosen = worlds.assignment(world.classroom, world.quiz, for_all=False)
    chosen.students.add(world.ana)
    assert [one.assignment for one in tasks_for([late], now=NOW, language="en")] == [world.assignment]
    assert {one.assignment for one in tasks_for([world.ana], now=NOW, language="en")} == {world.assignment, chosen}


def test_a_withdrawn_task_is_gone_and_comes_back_with_its_work(world):
    withdraw(assignment=world.assignment, now=NOW)
    assert tasks_for([world.ana], now=NOW, language="en") == []
    assert tasks_of(world.classroom, now=NOW, language="en") == []
    put_back(assignment=world.assignment)
    (found,) = tasks_for([world.ana], now=NOW, language="en")
    assert found.state is TaskState.DONE


def test_of_a_class_trials_and_removed_students_are_not_counted(world):
    trial = attempts.start(assignment=world.assignment, membership=None, user=world.teacher, now=NOW)
    attempts.finish(attempt=trial, now=NOW)
    worlds.attempt(world.assignment, world.removed, RIGHT)
    worlds.attempt(world.assignment, world.bruno, [RIGHT[0]], finished=False)
    (found,) = tasks_of(world.classroom, now=timezone.now(), language="en")
    assert (found.of, found.done, found.in_progress) == (2, 1, 1)


def test_queries_do_not_grow_with_students_and_tasks(loaded_content, world, django_assert_max_num_queries):
    def fill(students: int) -> None:
        for number in range(students):
            member = worlds.student(world.classroom, f"Student {number}", f"H{students}{number:03}")
            worlds.attempt(world.assignment, member, RIGHT)
            worlds.assignment(world.classroom, world.quiz, due=NOW + DAY)
        Assignment.objects.create(classroom=world.classroom, lesson="auction/who-declares")

    courses("en")
    for students in (1, 5):
        fill(students)
        with django_assert_max_num_queries(8):
            tasks_of(world.classroom, now=NOW, language="en")
        with django_assert_max_num_queries(7):
            tasks_for([world.ana], now=NOW, language="en")


EXTENSIONS = (
    ({"due": NOW}, {"due": NOW + DAY}, (NOW + DAY, 1)),
    ({"due": NOW}, {"due": NOW - DAY}, (NOW, 1)),  # never shortens
    ({"due": None}, {"due": NOW + DAY}, (None, 1)),
    ({"due": NOW, "attempts": 2}, {"due": None, "more_attempts": 3}, (NOW, 5)),
    ({"attempts": None}, {"due": None, "more_attempts": 3}, (None, None)),
)


@pytest.mark.parametrize(("set_to", "more", "expected"), EXTENSIONS)
def test_an_extension_gives_more_and_never_less(world, set_to, more, expected):
    task = worlds.assignment(world.classroom, world.quiz, **set_to)
    extend(assignment=task, membership=world.ana, **{"more_attempts": 0, **more})
    holds = terms_for(task, world.ana)
    assert (holds.due, holds.attempts) == expected
    assert terms_for(task, world.bruno).due == set_to.get("due")


def test_an_extension_of_nothing_takes_it_away(world):
    extend(assignment=world.assignment, membership=world.ana, due=None, more_attempts=2)
    extend(assignment=world.assignment, membership=world.ana, due=None, more_attempts=0)
    assert not Extension.objects.exists()


# attempts allowed, begun, past the date; and whether another may follow, in a class that has ended too
ANOTHER = (
    (1, 1, False, False),
    (2, 1, False, True),
    (2, 2, False, False),
    (None, 9, False, True),
    (2, 1, True, False),
)


@pytest.mark.parametrize(("allowed", "used", "closed", "expected"), ANOTHER)
def test_when_another_attempt_may_follow(world, allowed, used, closed, expected):
    for has_ended in (False, True):
        holds = Terms(None, NOW - DAY if closed else None, not closed, allowed, has_ended)
        assert another_is_possible(world.attempt, holds, used, NOW) == expected


def test_points_are_weighed_and_a_dropped_question_counts_for_nothing(world):
    QuizItem.objects.filter(quiz=world.quiz, key="q2").update(weight=3)
    task = worlds.assignment(world.classroom, world.quiz)
    made = worlds.attempt(task, world.bruno, [RIGHT[0], RIGHT[1], WRONG[2]])
    answers = {one.key: one for one in made.answers.all()}
    found = score_of(made, answers, dropped_keys(made))
    assert (found.points, found.most) == (4.0, 5)
    QuizItem.objects.filter(quiz=world.quiz, key="q2").update(is_dropped=True)
    found = score_of(made, answers, dropped_keys(made))
    assert (found.points, found.most) == (1.0, 2)


def test_a_dropped_question_is_left_out_wherever_answers_are_counted(world):
    worlds.attempt(world.assignment, world.bruno, [RIGHT[0]], finished=False)
    other = worlds.assignment(world.classroom, worlds.quiz(world.teacher))
    worlds.attempt(other, world.ana, RIGHT)

    def counts():
        own = tasks_for([world.ana, world.bruno], now=NOW, language="en")
        of_class = [one for task in tasks_of(world.classroom, now=NOW, language="en") for one in task.students]
        rows = {row.membership: row.result for row in table_of(world.assignment).rows if row.result}
        assert {(one.assignment, one.membership, one.done, one.of) for one in own} <= {
            (one.assignment, one.membership, one.done, one.of) for one in of_class
        }
        found = {(one.assignment, one.membership): (one.done, one.of) for one in of_class}
        assert found[other, world.ana] == (3, 3)
        pairs = [found[world.assignment, member] for member in (world.ana, world.bruno)]
        return pairs, [rows[member].most for member in (world.ana, world.bruno)]

    assert counts() == ([(2, 3), (1, 3)], [3, 3])
    QuizItem.objects.filter(quiz=world.quiz, key="q1").update(is_dropped=True)
    assert counts() == ([(1, 2), (0, 2)], [2, 2])
    QuizItem.objects.filter(quiz=world.quiz).update(is_dropped=True)
    assert counts() == ([(0, 0), (0, 0)], [0, 0])


def test_those_it_can_be_set_for_stand_by_name_with_yo_at_its_place(world):
    for place, name in enumerate(("Юля", "Ёлка", "Жанна", "Егор")):
        worlds.student(world.classroom, name, f"PXT4{place}")
    names = [member.name for member in students_of(world.classroom)]
    assert names == ["Ana", "Bruno", "Егор", "Ёлка", "Жанна", "Юля"]


def test_who_is_removed_and_brought_back_has_his_task_though_it_was_changed_meanwhile(world):
    task = world.assignment
    change_task(assignment=task, students=[world.ana, world.bruno], terms={})
    remove(membership=world.ana, by=world.teacher)
    change_task(assignment=task, students=[world.bruno], terms={"attempts": 3})
    bring_back(membership=world.ana)
    assert set(task.students.all()) == {world.ana, world.bruno}
    change_task(assignment=task, students=[world.bruno], terms={})
    assert set(task.students.all()) == {world.bruno}


def test_a_task_set_twice_by_one_press_is_one_and_set_otherwise_or_later_another(world):
    def set_it(students=(world.ana,), **terms):
        how = {"classroom": world.classroom, "by": world.teacher, "quiz": world.quiz, "lesson": ""}
        return set_task(**how, students=students, terms={"attempts": 1, "due": None, **terms})

    first = set_it()
    assert set_it() == first
    others = [set_it(students=None), set_it(students=[world.bruno]), set_it(attempts=2), set_it(due=NOW)]
    Assignment.objects.filter(pk=first.pk).update(made=timezone.now() - timedelta(minutes=1))
    assert len({first, *others, set_it()}) == 6
