"""A student at the pages of an attempt."""

from datetime import timedelta

from django.test import Client

from lessons.models import Attempt
from tests import worlds

HTMX = {"HX-Request": "true"}
DAY = timedelta(days=1)


def client_of(member) -> Client:
    """The browser of a student who is logged in."""
    client = Client()
    client.force_login(member.student)
    return client


def begin(world, client: Client, **terms) -> Attempt:
    """An attempt at a new task, begun over its page."""
    task = worlds.assignment(world.classroom, world.quiz, **terms)
    response = client.post(f"/en/tasks/{task.pk}/start/")
    assert response.status_code == 303
    return Attempt.objects.get(assignment=task)


def url(attempt: Attempt, key: str = "q1", language: str = "en") -> str:
    return f"/{language}/attempts/{attempt.pk}/questions/{key}/"


def done_url(attempt: Attempt) -> str:
    return f"/en/attempts/{attempt.pk}/done/"


def text(response) -> str:
    return response.content.decode()
