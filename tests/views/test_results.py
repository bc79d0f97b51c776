"""The results of a task, as its teachers see them."""

import pytest
from django.test import Client

from tests.worlds import world


@pytest.mark.django_db
def test_results_are_for_the_teachers_of_the_class_alone(client: Client) -> None:
    made = world()
    seen = {}
    for who in (made.teacher, made.other_teacher, made.ana.student):
        client.force_login(who)
        seen[who.pk] = client.get(f"/en/tasks/{made.assignment.pk}/results/").status_code
    assert list(seen.values()) == [200, 404, 404]
