"""Coming to an account, changing it, being erased from it, taking all of it away."""

import json

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from lessons.accounts.backends import membership_of
from lessons.accounts.domain import people
from lessons.models import (
    Assignment,
    Attempt,
    Classroom,
    Extension,
    Invitation,
    Membership,
    Person,
    Progress,
    SavedPad,
    Teaching,
)
from lessons.privacy.domain import erasing, exporting
from tests import worlds

pytestmark = pytest.mark.django_db
ANA = "ABEKM2-XT345"


def register(**more):
    fields = {
        "email": "Vera@Example.org",
        "password": worlds.PASSWORD,
        "name": "  Vera  \u202e K. ",
        "language": "ru",
    }
    return people.register(**fields | more)


def test_a_teacher_logs_in_with_the_email_in_small_letters():
    user = register(time_zone="Europe/Moscow")
    person = user.person
    assert (user.username, user.email, user.check_password(worlds.PASSWORD)) == (
        "vera@example.org",
        "vera@example.org",
        True,
    )
    assert (person.name, person.language, person.time_zone, person.is_teacher) == (
        "Vera K.",
        "ru",
        "Europe/Moscow",
        True,
    )


def test_an_email_is_taken_once_whatever_its_case():
    register()
    with pytest.raises(people.EmailTaken):
        register(email="VERA@example.org")
    assert (User.objects.count(), Person.objects.count()) == (1, 1)


def test_an_invitation_works_once():
    invitation = people.invite(by=worlds.teacher())
    guest = register(invitation=invitation.code)
    invitation.refresh_from_db()
    assert (invitation.used_by, invitation.used is not None) == (guest, True)
    with pytest.raises(people.NoInvitation):
        register(email="third@example.org", invitation=invitation.code)
    assert not User.objects.filter(username="third@example.org").exists()


def test_an_invitation_is_not_used_up_by_an_email_that_is_taken():
    invitation = people.invite(by=worlds.teacher())
    with pytest.raises(people.EmailTaken):
        register(email="teacher@example.org", invitation=invitation.code)
    assert people.open_invitation(invitation.code) == invitation


def test_only_open_invitations_of_ones_own_are_taken_back():
    vera, igor = worlds.teacher(), worlds.teacher("igor@example.org")
    used, ours, his = people.invite(by=vera), people.invite(by=vera), people.invite(by=igor)
    register(email="new@example.org", invitation=used.code)
    for one in (used, ours, his):
        people.withdraw(user=vera, pk=one.pk)
    assert set(Invitation.objects.all()) == {used, his}


@pytest.mark.parametrize(
    "typed",
    [
        ANA,
        "abekm2xt345",
        " abekm2 - xt345 ",
        "АВЕКМ2-ХТ345",  # the Cyrillic keyboard
        "авекм2–хт345",
        "a b e k m 2 x t 3 4 5",
    ],
)
def test_a_code_opens_however_it_is_typed(typed):
    world = worlds.world()
    assert membership_of(typed) == world.ana


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "ABEKM2",
        "XT345",
        "ABEKM2-XT34",
        "ABEKM2-XT3455",
        "XTPCM9-HPC27",
        "ABEKM2-",
        "\x00" * 11,
        "🂡" * 11,
        "%" * 11,
    ],
)
def test_what_is_no_code_opens_nothing(typed):
    worlds.world()
    assert membership_of(typed) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda one: Membership.objects.filter(pk=one.pk).update(removed=timezone.now()),
        lambda one: Membership.objects.filter(pk=one.pk).update(erased=timezone.now()),
        lambda one: Classroom.objects.filter(pk=one.classroom_id).update(archived=timezone.now()),
        lambda one: User.objects.filter(pk=one.student_id).update(is_active=False),
    ],
    ids=["removed", "erased", "archived", "inactive"],
)
def test_a_card_that_has_ended_opens_nothing(change):
    world = worlds.world()
    change(world.ana)
    assert membership_of(ANA) is None


def test_what_was_known_of_somebody_stays_when_he_logs_in_elsewhere():
    user = register(time_zone="Europe/Moscow")
    people.came_in(user=user, time_zone="America/Sao_Paulo", language="en")
    user.person.refresh_from_db()
    assert (user.person.time_zone, user.person.language) == ("Europe/Moscow", "ru")


def test_a_zone_and_a_language_that_are_none_are_not_kept():
    user = worlds.teacher()
    people.came_in(user=user, time_zone="Mars/Olympus\x00", language="xx")
    user.person.refresh_from_db()
    assert (user.person.time_zone, user.person.language) == ("", "")


def test_an_erased_student_has_no_name_and_his_marks_stay():
    world = worlds.world()
    student = world.ana.student
    Progress.objects.create(user=student, step="a/b/c", state="right")
    SavedPad.objects.create(user=student, query="r=P")
    erasing.erase(user=student)
    world.ana.refresh_from_db()
    student.refresh_from_db()
    assert (world.ana.name, world.ana.code, world.ana.erased is not None, world.ana.removed) == ("", "", True, None)
    assert (student.is_active, student.email, student.person.name) == (False, "", "")
    assert student.username.startswith("erased-")
    assert not Progress.objects.exists()
    assert not SavedPad.objects.exists()
    assert Attempt.objects.get().answers.count() == 2
    assert membership_of(ANA) is None


def test_two_erased_students_of_a_class_are_two():
    world = worlds.world()
    for one in (world.ana, world.bruno):
        erasing.erase(user=one.student)
    assert Membership.objects.filter(classroom=world.classroom, name="", code="").count() == 2


def test_a_teacher_does_not_leave_a_class_alone():
    world = worlds.world()
    with pytest.raises(erasing.OnlyTeacher) as refused:
        erasing.erase(user=world.teacher)
    assert refused.value.classes == [world.classroom]
    world.teacher.refresh_from_db()
    assert world.teacher.is_active


def test_a_class_in_the_archive_is_not_left_alone_either():
    world = worlds.world()
    Classroom.objects.filter(pk=world.classroom.pk).update(archived=timezone.now())
    with pytest.raises(erasing.OnlyTeacher) as refused:
        erasing.erase(user=world.teacher)
    assert refused.value.classes == [world.classroom]


@pytest.mark.parametrize("way", ["handed over", "its students erased", "nobody in it"])
def test_a_teacher_goes_when_no_student_is_left_without_one(way):
    world = worlds.world()
    if way == "nobody in it":
        Teaching.objects.filter(teacher=world.teacher).delete()
        Teaching.objects.create(classroom=worlds.classroom(code="HHH222"), teacher=world.teacher)
    elif way == "its students erased":
        for one in world.classroom.memberships.all():
            erasing.erase_student(membership=one)
    else:
        Teaching.objects.create(classroom=world.classroom, teacher=world.other_teacher)
    taught = [row.classroom for row in Teaching.objects.filter(teacher=world.teacher)]
    erasing.erase(user=world.teacher)
    world.teacher.refresh_from_db()
    assert (world.teacher.is_active, world.teacher.email, world.teacher.has_usable_password()) == (False, "", False)
    assert not Teaching.objects.filter(teacher=world.teacher).exists()
    ended = [bool(Classroom.objects.get(pk=one.pk).archived) for one in taught]
    assert ended == [way != "handed over"]
    assert Attempt.objects.get().answers.count() == 2


def test_a_student_whom_his_teacher_erases_stays_where_else_he_is():
    world = worlds.world()
    ana = world.ana.student
    there = Membership.objects.create(classroom=world.other_classroom, student=ana, name="Ana", code="HHH22")
    for place, active, left in ((world.ana, True, ["Ana"]), (there, False, [])):
        erasing.erase_student(membership=place)
        ana.refresh_from_db()
        assert (ana.is_active, [one.name for one in Membership.objects.filter(student=ana, erased=None)]) == (
            active,
            left,
        )
    assert Attempt.objects.get().answers.count() == 2


def test_what_somebody_takes_away_is_all_of_it_and_not_the_key(django_assert_max_num_queries):
    world = worlds.world()
    student = world.ana.student
    Progress.objects.create(user=student, step="a/b/c", state="right")
    SavedPad.objects.create(user=student, name="Our rubber", query="r=P")
    world.attempt.revision.questions[0]["spec"] = {"kind": "choice", "options": ["a", "b"], "right": "a"}
    world.attempt.revision.save()
    student = User.objects.get(pk=student.pk)
    with django_assert_max_num_queries(11):
        taken = exporting.everything_of(student)
    json.dumps(taken)
    assert taken["person"]["name"] == "Ana"
    assert [(one["class"], one["name"], one["code"]) for one in taken["classes"]] == [("Tuesday", "Ana", ANA)]
    assert [(one["step"], one["state"]) for one in taken["lessons"]] == [("a/b/c", "right")]
    assert [(one["name"], one["pad"]) for one in taken["pads"]] == [("Our rubber", "r=P")]
    (attempt,) = taken["attempts"]
    assert [(one["key"], one["answer"], one.get("credit")) for one in attempt["questions"]] == [
        ("q1", worlds.RIGHT[0], 1.0),
        ("q2", worlds.WRONG[1], 0.0),
        ("q3", None, None),
    ]
    assert attempt["questions"][0]["asked"] == {"kind": "choice", "options": ["a", "b"]}
    assert attempt["questions"][1]["prompt"] == {"en": "Question 2"}


@pytest.mark.parametrize(
    ("feedback", "finished", "due", "seen"),
    [
        ("at-once", False, None, True),
        ("finished", False, None, False),
        ("finished", True, None, True),
        ("due", True, timezone.timedelta(hours=1), False),
        ("due", True, -timezone.timedelta(hours=1), True),
        ("due", True, None, True),  # as on the page of the attempt: there is no date to wait for
    ],
)
def test_marks_are_taken_away_when_the_teacher_lets_them_be_seen(feedback, finished, due, seen):
    world = worlds.world()
    task = world.assignment
    task.feedback, task.due = feedback, due and timezone.now() + due
    task.save()
    Attempt.objects.update(finished=timezone.now() if finished else None)
    (attempt,) = exporting.everything_of(world.ana.student)["attempts"]
    assert ("credit" in attempt["questions"][0]) is seen


def test_marks_are_not_taken_away_before_the_later_date_that_one_student_has():
    world = worlds.world()
    now, day = timezone.now(), timezone.timedelta(days=1)
    Assignment.objects.update(feedback="due", due=now - day)
    Extension.objects.create(assignment=world.assignment, membership=world.ana, due=now + day)
    (attempt,) = exporting.everything_of(world.ana.student)["attempts"]
    assert [("credit" in question) for question in attempt["questions"]] == [False, False, False]
