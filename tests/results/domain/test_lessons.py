"""How far a class is in a lesson that was set: students against steps."""

import pytest
from django.utils import timezone

from lessons.models import Assignment, Course, Lesson, Progress, Step
from lessons.results.domain.lessons import LessonTable, lesson_tables_of
from tests import worlds

pytestmark = pytest.mark.django_db
TRIED, DONE = Progress.State.TRIED, Progress.State.RIGHT


@pytest.fixture
def task(world: worlds.World) -> Assignment:
    """A lesson of two steps, set for the first class: Ana has done both, Bruno has tried one."""
    course = Course.objects.create(slug="auction", title_en="The auction", position=0)
    lesson = Lesson.objects.create(course=course, slug="bids", title_en="Bids", position=0)
    for position, slug in enumerate(("one", "two")):
        Step.objects.create(lesson=lesson, slug=slug, title_en=slug, position=position)
    states = ((world.ana, "one", DONE), (world.ana, "two", DONE), (world.bruno, "one", TRIED))
    for member, step, state in states:
        Progress.objects.create(user=member.student, step=f"auction/bids/{step}", state=state)
    Progress.objects.create(user=world.bruno.student, step="auction/other/one", state=DONE)
    return Assignment.objects.create(classroom=world.classroom, lesson="auction/bids", made_by=world.teacher)


def states(table: LessonTable) -> list[tuple[int, str, dict[str, str], int]]:
    """Number, name, states by step and steps done of every row."""
    return [(row.number, row.membership.name, dict(row.states), row.done) for row in table.rows]


def test_the_states_of_this_lessons_steps_by_student(world, task, django_assert_max_num_queries) -> None:
    table = lesson_tables_of([task], "en")[0]
    with django_assert_max_num_queries(3):
        table = lesson_tables_of([task], "en")[0]
    assert states(table) == [
        (1, "Ana", {"auction/bids/one": DONE, "auction/bids/two": DONE}, 2),
        (2, "Bruno", {"auction/bids/one": TRIED}, 0),
    ]
    assert ([step.slug for step in table.steps], table.finished, table.begun) == (["one", "two"], 1, 2)


def test_one_student_alone_removed_or_not(world, task) -> None:
    assert states(lesson_tables_of([task], "en", also=world.removed, alone=True)[0]) == [(1, "Caio", {}, 0)]
    with_caio = lesson_tables_of([task], "en", also=world.removed)[0]
    assert [row.membership for row in with_caio.rows] == [world.ana, world.bruno, world.removed]


def test_an_erased_student_is_listed_only_where_something_is_done(world, task) -> None:
    for member in (world.ana, world.removed):
        member.name, member.erased, member.removed = "", timezone.now(), timezone.now()
        member.save()
    assert [(row.membership, row.done) for row in lesson_tables_of([task], "en")[0].rows] == [
        (world.bruno, 0),
        (world.ana, 2),
    ]


def test_a_lesson_that_was_retired_has_students_and_no_steps(task) -> None:
    Lesson.objects.update(is_retired=True)
    table = lesson_tables_of([task], "en")[0]
    assert (table.lesson, table.steps, table.finished, table.begun) == (None, (), 0, 0)
    assert [done for *_, done in states(table)] == [0, 0]


def test_by_number_and_by_what_is_done(world, task) -> None:
    world.ana.name = "Zoë"
    world.ana.save()
    table = lesson_tables_of([task], "en")[0]
    orders = {"name": table, "number": table.by_number(), "done": table.by_total()}
    names = {order: [row.membership.name for row in one.rows] for order, one in orders.items()}
    assert names == {"name": ["Bruno", "Zoë"], "number": ["Zoë", "Bruno"], "done": ["Zoë", "Bruno"]}
