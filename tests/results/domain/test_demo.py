"""The made-up class: it is made once, and it is always the same."""

import pytest
from django.utils import timezone

from lessons.models import Answer, Assignment, Attempt, Classroom, Membership
from lessons.results.domain import demo
from lessons.results.domain.results import table_of
from lessons.wording.local_times import local


@pytest.mark.django_db
def test_the_demo_needs_the_content_files():
    with pytest.raises(demo.NothingToSet):
        demo.load_demo()
    assert not Classroom.objects.exists()


def test_the_demo_is_made_once_and_looks_like_a_class(loaded_content):
    assert [demo.load_demo(), demo.load_demo()] == [True, False]
    assert Classroom.objects.count() == 1
    assert Membership.objects.filter(removed=None).count() == 12
    assert list(Membership.objects.exclude(removed=None).values_list("name", flat=True)) == [demo.GONE]
    assert Assignment.objects.count() == 4
    assert {form for (form,) in Answer.objects.values_list("verdict")} == {"right", "partly", "wrong"}
    assert Attempt.objects.filter(number=2).exists()
    assert not Membership.objects.filter(seen=None).exists()  # who has done a task has logged in
    for member in Membership.objects.exclude(seen=None):
        assert Classroom.objects.get().created <= member.joined < member.seen
    # the finished tasks are neither all right nor all wrong
    for task in Assignment.objects.exclude(quiz=None)[1:]:
        assert 50 < table_of(task).average < 95
    # they open in the morning, and are done by the evening they are due
    for task in Assignment.objects.all():
        assert [f"{local(when, demo.ZONE):%H:%M}" for when in (task.opens, task.due)] == ["09:00", "23:59"]
        assert not any(result.is_late for result in table_of(task).ended if task.quiz)
    for attempt in Attempt.objects.exclude(finished=None):
        assert attempt.assignment.opens < attempt.started < attempt.finished < timezone.now()
