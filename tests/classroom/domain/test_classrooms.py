"""Classes as a whole: their codes, their end, and who teaches them."""

from datetime import timedelta

import pytest
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.classroom.domain import class_lists, classrooms, co_teaching
from lessons.models import Assignment, TeachingInvitation
from lessons.web import access
from lessons.web.access import NoAccess
from tests import worlds

pytestmark = pytest.mark.django_db


def test_a_class_has_a_code_that_no_other_has(monkeypatch: pytest.MonkeyPatch) -> None:
    vera = worlds.teacher()
    drawn = iter(["ABEKM2", "ABEKM2", "XTPCM9", "ABEKM2", "HHH222"])
    monkeypatch.setattr("lessons.accounts.domain.codes.new_code", lambda length: next(drawn))
    about = {"language": "ru", "time_zone": "Europe/Moscow", "has_minors": True}
    first = classrooms.make_class(teacher=vera, name=" Tuesday  evening ", **about)
    assert classrooms.make_class(teacher=vera, name="Tuesday evening", **about) == first  # pressed twice
    second = classrooms.make_class(teacher=vera, name="Friday", **about)
    assert (first.name, first.code, second.code) == ("Tuesday evening", "ABEKM2", "XTPCM9")
    classrooms.renew_class_code(classroom=second)
    assert second.code == "HHH222"
    assert list(access.taught_classes(vera)) == [second, first]


def test_an_archived_class_keeps_everything_and_comes_back_as_it_was() -> None:
    world = worlds.world()
    classrooms.archive(classroom=world.classroom, by=world.teacher)
    first = world.classroom.archived
    classrooms.archive(classroom=world.classroom, by=world.other_teacher)
    assert (world.classroom.archived, world.classroom.archived_by) == (first, world.teacher)
    assert (list(access.active_memberships(world.ana.student)), class_lists.attending(world.ana.student)) == (
        [],
        [world.ana],
    )
    with pytest.raises(NoAccess):
        access.set_assignment(world.ana.student, world.assignment.pk)
    # what was done stays to be read, by the student and by the teacher, and nothing more is taken
    assert access.own_attempt(world.ana.student, world.attempt.pk) == world.attempt
    assert access.taught_attempt(world.teacher, world.attempt.pk) == world.attempt
    begun = worlds.attempt(world.assignment, world.bruno, finished=False)
    read = access.own_attempt(world.bruno.student, begun.pk)
    with pytest.raises(attempts.AssignmentClosed):
        attempts.answer(attempt=read, key="q3", form=worlds.WRONG[2], now=timezone.now())
    classrooms.restore(classroom=world.classroom)
    assert access.own_attempt(world.bruno.student, begun.pk) == begun
    assert list(access.active_memberships(world.ana.student)) == [world.ana]


def test_the_classes_of_a_teacher_are_counted_in_one_query(django_assert_num_queries) -> None:
    world, now = worlds.world(), timezone.now()
    worlds.classroom(world.teacher, name="Ёж", code="HHH222", archived=now)
    worlds.classroom(world.teacher, name="álgebra", code="HHH333")
    for due in (now + timedelta(days=2), now + timedelta(days=1), now - timedelta(days=1)):
        Assignment.objects.create(classroom=world.classroom, quiz=world.quiz, due=due)
    Assignment.objects.create(classroom=world.classroom, quiz=world.quiz, withdrawn=now, due=now + timedelta(hours=1))
    with django_assert_num_queries(1):
        found = class_lists.taught(world.teacher)
    assert [(one.name, one.students, one.open_tasks, one.next_due) for one in found] == [
        ("álgebra", 0, 0, None),
        ("Tuesday", 2, 3, now + timedelta(days=1)),
        ("Ёж", 0, 0, None),
    ]


def test_a_link_brings_one_more_teacher_into_the_class_once() -> None:
    world, third = worlds.world(), worlds.teacher("third@example.org", "Third")
    link = co_teaching.invite(classroom=world.classroom, by=world.teacher, hands_over=False)
    assert co_teaching.accept(code=link.code, teacher=world.teacher) == world.classroom  # uses nothing up
    assert co_teaching.accept(code=link.code, teacher=world.other_teacher) == world.classroom
    assert [one.teacher for one in class_lists.teachers_of(world.classroom)] == [world.teacher, world.other_teacher]
    with pytest.raises(NoAccess):
        co_teaching.accept(code=link.code, teacher=third)


def test_a_class_is_handed_over() -> None:
    world = worlds.world()
    link = co_teaching.invite(classroom=world.classroom, by=world.teacher, hands_over=True)
    co_teaching.accept(code=link.code, teacher=world.other_teacher)
    assert access.taught_class(world.other_teacher, world.classroom.pk) == world.classroom
    with pytest.raises(NoAccess):
        access.taught_class(world.teacher, world.classroom.pk)


def test_a_class_is_handed_over_to_a_teacher_who_teaches_it_already_and_never_to_its_maker() -> None:
    world = worlds.world()
    worlds.Teaching.objects.create(classroom=world.classroom, teacher=world.other_teacher)
    link = co_teaching.invite(classroom=world.classroom, by=world.teacher, hands_over=True)
    co_teaching.accept(code=link.code, teacher=world.teacher)
    assert len(class_lists.teachers_of(world.classroom)) == 2
    co_teaching.accept(code=link.code, teacher=world.other_teacher)
    assert [one.teacher for one in class_lists.teachers_of(world.classroom)] == [world.other_teacher]


@pytest.mark.parametrize("why", ["withdrawn", "old", "maker has left", "none"])
def test_a_link_works_no_more(why: str) -> None:
    world, third = worlds.world(), worlds.teacher("third@example.org")
    link = co_teaching.invite(classroom=world.classroom, by=world.teacher, hands_over=False)
    co_teaching.withdraw(classroom=world.other_classroom, pk=link.pk)  # of another class: nothing happens
    assert co_teaching.open_invitations(world.classroom) == [link]
    match why:
        case "withdrawn":
            co_teaching.withdraw(classroom=world.classroom, pk=link.pk)
        case "old":
            TeachingInvitation.objects.update(made=timezone.now() - co_teaching.OPEN_FOR)
        case "maker has left":
            worlds.Teaching.objects.filter(teacher=world.teacher).delete()
    code = "" if why == "none" else link.code
    for asked in (lambda: co_teaching.invitation(code), lambda: co_teaching.accept(code=code, teacher=third)):
        with pytest.raises(NoAccess):
            asked()


def test_the_last_teacher_cannot_leave() -> None:
    world = worlds.world()
    with pytest.raises(co_teaching.LastTeacher):
        co_teaching.leave(classroom=world.classroom, teacher=world.teacher)
    worlds.Teaching.objects.create(classroom=world.classroom, teacher=world.other_teacher)
    co_teaching.leave(classroom=world.classroom, teacher=world.teacher)
    assert [one.teacher for one in class_lists.teachers_of(world.classroom)] == [world.other_teacher]


def test_a_link_pressed_twice_on_a_page_is_one_and_another_on_the_page_opened_anew() -> None:
    world = worlds.world()

    def press(form_token: str, *, hands_over: bool = False) -> TeachingInvitation:
        return co_teaching.invite(
            classroom=world.classroom, by=world.teacher, hands_over=hands_over, form_token=form_token
        )

    opened = timezone.now().isoformat()
    links = [press(opened), press(opened), press(opened, hands_over=True), press(timezone.now().isoformat())]
    assert (links[0] == links[1], len(set(links))) == (True, 3)
