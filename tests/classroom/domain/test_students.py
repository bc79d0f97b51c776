"""Students: put into a class, joining it, removed and back; their codes."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.utils import timezone

from lessons.classroom.domain import class_lists, classrooms, students
from lessons.models import Membership
from lessons.web import access
from tests import worlds

pytestmark = pytest.mark.django_db
GUEST = AnonymousUser()


def test_names_become_students_with_codes_of_their_own_and_no_password(django_assert_max_num_queries) -> None:
    room = worlds.classroom(worlds.teacher(), language="ru")
    with django_assert_max_num_queries(9):
        made = students.add_students(classroom=room, names=["Ana", " Ana ", "Bruno\x00"], sending="a")
    assert [one.name for one in made] == ["Ana", "Ana", "Bruno"]
    assert len({one.code for one in made}) == 3
    assert [one.student.has_usable_password() for one in made] == [False] * 3
    people = [one.student.person for one in made]
    assert [(one.name, one.language, one.is_teacher) for one in people] == [
        ("Ana", "", False),
        ("Ana", "", False),
        ("Bruno", "", False),
    ]
    assert all(one.seen is None for one in made)


def test_a_list_sent_twice_is_added_once() -> None:
    room = worlds.classroom(worlds.teacher())
    made = students.add_students(classroom=room, names=["Ana", "Bruno"], sending="a")
    assert students.add_students(classroom=room, names=["Ana", "Bruno"], sending="a") == made
    assert len(students.add_students(classroom=room, names=["Ana", "Bruno"], sending="b")) == 2
    assert room.memberships.count() == 4


def test_a_class_that_is_full_or_archived_takes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    room = worlds.classroom(worlds.teacher())
    monkeypatch.setattr(students, "MOST_STUDENTS", 2)
    with pytest.raises(students.CannotJoin):
        students.add_students(classroom=room, names=["Ana", "Bruno", "Caio"], sending="a")
    students.add_students(classroom=room, names=["Ana", "Bruno"], sending="a")
    with pytest.raises(students.CannotJoin):
        students.join(classroom=room, user=GUEST, name="Caio", sending="b")
    students.remove(membership=room.memberships.first(), by=None)
    students.join(classroom=room, user=GUEST, name="Caio", sending="b")
    classrooms.archive(classroom=room, by=None)
    for verb in (
        lambda: students.add_students(classroom=room, names=["Dina"], sending="c"),
        lambda: students.join(classroom=room, user=GUEST, name="Dina", sending="c"),
    ):
        with pytest.raises(students.CannotJoin):
            verb()


def test_a_form_pressed_twice_makes_one_student_and_one_that_lay_about_makes_none() -> None:
    room = worlds.classroom(worlds.teacher())
    ana = students.join(classroom=room, user=GUEST, name="Ana", sending="a")
    assert students.join(classroom=room, user=GUEST, name="Ana ", sending="a") == ana
    assert students.join(classroom=room, user=GUEST, name="Ana", sending="b") != ana
    assert students.join(classroom=room, user=GUEST, name="Bia", sending="a") != ana
    Membership.objects.filter(pk=ana.pk).update(joined=timezone.now() - timedelta(hours=1))
    with pytest.raises(students.SentBefore):
        students.join(classroom=room, user=GUEST, name="Ana", sending="a")
    assert room.memberships.count() == 3


def test_somebody_with_an_account_joins_with_it_and_is_in_the_class_once() -> None:
    igor, room = worlds.teacher("igor@example.org", "Igor"), worlds.classroom(worlds.teacher())
    place = students.join(classroom=room, user=igor, name="Igor K", sending="a")
    assert (place.student, place.name, igor.person.name) == (igor, "Igor K", "Igor")
    assert students.join(classroom=room, user=igor, name="Somebody", sending="b") == place


def test_a_removed_student_is_nowhere_and_is_brought_back_to_one_place_with_all_the_work() -> None:
    world = worlds.world()
    ana = world.ana.student
    students.remove(membership=world.ana, by=world.teacher)
    assert (world.ana.removed_by, class_lists.attending(ana)) == (world.teacher, [])
    for asked in (
        lambda: access.active_membership(ana, world.classroom.pk),
        lambda: access.set_assignment(ana, world.assignment.pk),
        lambda: access.own_attempt(ana, world.attempt.pk),
    ):
        with pytest.raises(access.NoAccess):
            asked()
    assert access.taught_attempt(world.teacher, world.attempt.pk) == world.attempt
    with pytest.raises(students.WasRemoved):
        students.join(classroom=world.classroom, user=ana, name="Ana", sending="a")
    students.bring_back(membership=world.ana)
    assert students.join(classroom=world.classroom, user=ana, name="Ana", sending="a") == world.ana
    assert Membership.objects.filter(student=ana).count() == 1
    assert access.own_attempt(ana, world.attempt.pk) == world.attempt
    world.ana.refresh_from_db()
    assert (world.ana.removed, world.ana.removed_by) == (None, None)


def test_a_closed_class_takes_nobody_new_and_lets_nobody_back() -> None:
    world = worlds.world()
    classrooms.open_class(classroom=world.classroom, is_open=False)
    for user, name in ((GUEST, "Eva"), (world.removed.student, "Caio")):
        with pytest.raises(students.CannotJoin):
            students.join(classroom=world.classroom, user=user, name=name, sending="a")
    assert students.join(classroom=world.classroom, user=world.ana.student, name="Ana", sending="a") == world.ana


def test_who_joins_late_sees_what_was_set_before() -> None:
    world = worlds.world()
    late = students.join(classroom=world.classroom, user=GUEST, name="Eva", sending="a")
    assert list(access.set_for(late)) == [world.assignment]
    assert access.set_assignment(late.student, world.assignment.pk) == (world.assignment, late)


def test_a_new_code_is_another_and_ends_the_sessions_of_the_old() -> None:
    ana = worlds.world().ana
    before, session = ana.code, ana.student.get_session_auth_hash()
    students.renew_code(membership=ana)
    student = User.objects.get(pk=ana.student_id)
    assert ana.code != before
    assert (student.get_session_auth_hash() != session, student.has_usable_password()) == (True, False)


def test_a_teacher_who_is_a_student_elsewhere_keeps_his_password_when_his_code_is_renewed() -> None:
    igor, room = worlds.teacher("igor@example.org"), worlds.classroom(worlds.teacher())
    students.renew_code(membership=students.join(classroom=room, user=igor, name="Igor", sending="a"))
    assert User.objects.get(pk=igor.pk).check_password(worlds.PASSWORD)


def test_a_new_name_is_that_of_the_account_too_where_it_was_the_same() -> None:
    world = worlds.world()
    students.rename(membership=world.ana, name=" Ana  B ")
    students.rename(
        membership=students.join(classroom=world.classroom, user=world.other_teacher, name="Igor", sending="a"),
        name="Igor K",
    )
    world.ana.student.person.refresh_from_db()
    world.other_teacher.person.refresh_from_db()
    assert (world.ana.name, world.ana.student.person.name, world.other_teacher.person.name) == (
        "Ana B",
        "Ana B",
        "Igor",
    )


def test_consent_is_noted_with_who_and_when_and_taken_back() -> None:
    world = worlds.world()
    students.note_consent(membership=world.ana, by=world.teacher, has_consented=True)
    assert (world.ana.consent_by, world.ana.consent is not None) == (world.teacher, True)
    students.note_consent(membership=world.ana, by=world.teacher, has_consented=False)
    assert (world.ana.consent_by, world.ana.consent) == (None, None)
