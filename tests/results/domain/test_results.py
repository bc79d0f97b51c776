"""What a class has done of a task: who is in it, which attempt counts, what it comes to."""

from datetime import timedelta

import pytest
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.assignments.domain.tasks import student_tasks
from lessons.classroom.domain import students
from lessons.courses.domain.courses import courses
from lessons.models import Answer, Assignment, Attempt, Extension, Progress, QuizItem
from lessons.questions.kinds.base import Verdict
from lessons.quizzes.builder.domain import quiz_editing
from lessons.results.domain import results
from lessons.results.domain.class_results import summary
from lessons.results.domain.common_mistakes import common_mistakes
from lessons.results.domain.results import FIRST, table_of
from tests import worlds
from tests.worlds import RIGHT, WRONG, world

pytestmark = pytest.mark.django_db


def rows(table):
    """Name and points of each student; None for one who has not begun."""
    return {row.membership.name: row.result and (row.result.points, row.result.most) for row in table.rows}


def test_removed_students_and_trials_are_in_no_table():
    made = world()
    worlds.attempt(made.assignment, made.removed)
    trial = worlds.attempt(made.assignment, made.bruno, RIGHT)
    trial.user, trial.membership, trial.is_preview = made.teacher, None, True
    trial.save()
    table = table_of(made.assignment)
    assert rows(table) == {"Ana": (1, 3), "Bruno": None}
    assert table.average == pytest.approx(100 / 3)


def test_whoever_has_not_begun_is_listed_and_is_no_zero():
    made = world()
    late_comer = worlds.student(made.classroom, "Zoë", "PPP22")
    table = table_of(made.assignment)
    assert [row.membership for row in table.rows] == [made.ana, made.bruno, late_comer]
    assert table.average == pytest.approx(100 / 3)


def test_a_class_that_has_not_begun_has_no_average():
    made = world()
    other = worlds.assignment(made.classroom, made.quiz)
    table = table_of(other)
    assert (rows(table), table.average, table.facility("q1")) == ({"Ana": None, "Bruno": None}, None, None)


def test_an_erased_student_counts_without_a_name_and_only_where_there_is_work():
    made = world()
    for member in (made.ana, made.bruno):
        member.name, member.erased, member.removed = "", timezone.now(), timezone.now()
        member.save()
    assert rows(table_of(made.assignment)) == {"": (1, 3)}


def test_a_task_for_some_lists_these_alone():
    made = world()
    task = worlds.assignment(made.classroom, made.quiz, for_all=False)
    task.students.add(made.bruno)
    assert rows(table_of(task)) == {"Bruno": None}


@pytest.mark.parametrize(
    ("counts", "points"), [("first", 1), ("best", 3), ("last", 2), (FIRST, 1)], ids=["first", "best", "last", "asked"]
)
def test_the_attempt_that_counts(counts, points):
    made = world()
    worlds.attempt(made.assignment, made.ana, RIGHT, number=2)
    worlds.attempt(made.assignment, made.ana, [RIGHT[0], RIGHT[1], WRONG[2]], number=3)
    made.assignment.counts = counts
    row = table_of(made.assignment).rows[0]
    assert (row.result.points, len(row.attempts)) == (points, 3)


def test_the_first_attempt_can_be_seen_whichever_counts():
    made = world()
    worlds.attempt(made.assignment, made.ana, RIGHT, number=2)
    assert [table_of(made.assignment, counts=c).rows[0].result.number for c in ("", FIRST)] == [2, 1]


def test_an_open_attempt_counts_only_while_none_is_over():
    made = world()
    worlds.attempt(made.assignment, made.bruno, [RIGHT[0], None, None], finished=False)
    table = table_of(made.assignment)
    assert rows(table)["Bruno"] == (1, 3)
    assert [result.pk for result in table.ended] == [made.attempt.pk]
    worlds.attempt(made.assignment, made.ana, [None, None, None], finished=False, number=2)
    made.assignment.counts = "last"
    assert rows(table_of(made.assignment))["Ana"] == (1, 3)


@pytest.mark.parametrize(("late", "over"), [("closed", True), ("marked", False)])
def test_an_attempt_left_open_is_over_when_the_task_is_closed(late, over):
    made = world()
    made.assignment.due, made.assignment.late = timezone.now() - timedelta(days=1), late
    made.assignment.save()
    worlds.attempt(made.assignment, made.bruno, [RIGHT[0], None, None], finished=False)
    result = table_of(made.assignment).rows[1].result
    assert (result.is_over, result.finished, result.is_late) == (over, None, False)


def test_late_is_late_unless_there_was_more_time():
    made = world()
    made.assignment.due = timezone.now() - timedelta(days=1)
    made.assignment.save()
    worlds.attempt(made.assignment, made.bruno)
    Extension.objects.create(assignment=made.assignment, membership=made.bruno, due=timezone.now() + timedelta(1))
    assert [row.result.is_late for row in table_of(made.assignment).rows] == [True, False]


def is_late(made):
    """Whether the teacher's table and the student's own list call the work of Ana late."""
    (own,) = student_tasks([(made.assignment, made.ana)], now=timezone.now(), language="en")
    return table_of(made.assignment).rows[0].result.is_late, own.was_late


def test_what_was_finished_late_stays_late_when_nothing_late_is_taken_any_more():
    made = world()
    for late in ("marked", "closed"):
        made.assignment.due, made.assignment.late = timezone.now() - timedelta(days=1), late
        made.assignment.save()
        assert is_late(made) == (True, True)


@pytest.mark.parametrize(("late", "expected"), [("marked", True), ("closed", False)])
def test_to_finish_an_attempt_of_a_closed_task_is_not_late_since_no_answer_was(late, expected):
    made = world()
    due = timezone.now() - timedelta(days=1)
    made.assignment.due, made.assignment.late = due, late
    made.assignment.save()
    Attempt.objects.update(finished=None, started=due - timedelta(hours=1))
    Answer.objects.update(answered=due - timedelta(minutes=1))
    attempts.finish(attempt=made.attempt, now=timezone.now())
    assert is_late(made) == (expected, expected)


def test_a_dropped_question_is_shown_and_counts_for_nobody():
    made = world()
    QuizItem.objects.filter(quiz=made.quiz, key="q2").update(is_dropped=True)
    table = table_of(made.assignment)
    assert [(column.key, column.is_dropped) for column in table.columns] == [
        ("q1", False),
        ("q2", True),
        ("q3", False),
    ]
    assert rows(table)["Ana"] == (1, 2)


def test_revisions_of_one_task_stand_side_by_side_by_key():
    made = world()
    item = made.quiz.items.get(key="q2")
    fresh = quiz_editing.duplicate(quiz=made.quiz, key="q2")
    item.delete()
    worlds.quizzes.publish(quiz=made.quiz)
    worlds.attempt(made.assignment, made.bruno, RIGHT)
    table = table_of(made.assignment)
    assert [column.key for column in table.columns] == ["q1", "q2", fresh.key, "q3"]
    assert rows(table) == {"Ana": (1, 3), "Bruno": (3, 3)}


def test_a_correction_counts_with_the_question_as_it_was_corrected():
    made = world()
    answer = made.attempt.answers.get(key="q2")
    answer.marked_anew = {"credit": 1.0, "verdict": "right", "findings": []}
    answer.save()
    assert rows(table_of(made.assignment))["Ana"] == (2, 3)


def test_weights_and_parts_make_the_points():
    made = world()
    made.quiz.items.filter(key="q1").update(weight=3)
    task = worlds.assignment(worlds.classroom(made.teacher, code="TTTTTT"), made.quiz)
    ana = worlds.student(task.classroom)
    worlds.attempt(task, ana, RIGHT)
    Answer.objects.filter(attempt__assignment=task, key="q1").update(credit=0.5, verdict=Verdict.PARTLY.value)
    assert rows(table_of(task)) == {"Ana": (3.5, 5)}


def test_students_of_one_name_are_two():
    made = world()
    worlds.student(made.classroom, "Ana", "PPP22")
    assert [row.membership.name for row in table_of(made.assignment).rows] == ["Ana", "Ana", "Bruno"]


def test_numbers_in_place_of_names_do_not_follow_the_alphabet():
    made = world()
    aaron = worlds.student(made.classroom, "Aaron", "PPP22")
    table = table_of(made.assignment)
    assert {row.membership: row.number for row in table.rows} == {aaron: 3, made.ana: 1, made.bruno: 2}


def test_the_commonest_mistake_comes_first_and_the_same_one_again_last():
    made = world()
    for name, code in (("Caio", "AAA22"), ("Dino", "BBB22")):
        worlds.attempt(made.assignment, worlds.student(made.classroom, name, code), WRONG)
    mistakes = common_mistakes(table_of(made.assignment), lambda finding: None)
    assert [(one.column.key, one.finding.code, one.n, one.of) for one in mistakes] == [
        ("q2", "level-only", 3, 3),
        ("q1", "rank-order", 2, 3),
        ("q3", "double-twice", 2, 2),
    ]


def test_a_summary_has_every_task_and_what_each_has_done(loaded_content):
    made = world()
    lesson = Assignment.objects.create(classroom=made.classroom, lesson="auction/tricks-and-trumps")
    step = "auction/tricks-and-trumps/first-guess"
    Progress.objects.create(user=made.bruno.student, step=step, state=Progress.State.RIGHT)
    found = summary(made.classroom, "en")
    marks = {
        member.name: [one.percent and round(one.percent) for one in found.of(member)] for member in found.members
    }
    assert marks == {"Ana": [33, None], "Bruno": [None, round(100 / len(lesson_steps()))]}
    assert [round(found.average(task)) for task in (made.assignment, lesson)] == [33, marks["Bruno"][1]]


def lesson_steps():
    return courses("en")["auction"].lesson("tricks-and-trumps").steps


def test_a_student_who_is_brought_back_has_all_he_had():
    made = world()
    students.remove(membership=made.ana, by=made.teacher)
    assert rows(table_of(made.assignment)) == {"Bruno": None}
    assert summary(made.classroom, "en", only=made.ana).of(made.ana)[0].reached == 1
    students.bring_back(membership=made.ana)
    assert rows(table_of(made.assignment)) == {"Ana": (1, 3), "Bruno": None}


@pytest.mark.parametrize("size", [1, 3])
def test_a_table_costs_the_same_however_large(size, django_assert_max_num_queries):
    made = world()
    for place in range(size):
        worlds.attempt(made.assignment, worlds.student(made.classroom, f"S{place}", f"AAA{place}2"))
    with django_assert_max_num_queries(7):
        results.table_of(made.assignment)
